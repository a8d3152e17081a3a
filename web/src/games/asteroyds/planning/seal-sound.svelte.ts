/** That somebody has sealed a plan can be heard. */
import { loudspeaker } from "../../../sound/engine";
import { OTHERS_SEALED, SEALED } from "../../../sound/sounds";
import type { LiveTable } from "../../../table/live/live.svelte";

/** To be called while a component is made. */
export function hearSeals(table: LiveTable): void {
  let before = table.sealed;
  $effect(() => {
    const fresh = [...table.sealed].filter((seat) => !before.has(seat));
    before = table.sealed;
    if (fresh.length > 0) loudspeaker.play(table.seat !== null && fresh.includes(table.seat) ? SEALED : OTHERS_SEALED);
  });
}
