/** The symbols of a game are on a page once, however many boards are drawn on it. */
import { untrack } from "svelte";

type Kind = "swarm" | "floor";

let holders = $state.raw<readonly { kind: Kind }[]>([]);

/** While a component lives: whether it is the one that holds the sheet. */
export function sheetHolder(kind: Kind): { readonly isFirst: boolean } {
  const me = { kind };
  $effect.pre(() => {
    holders = [...untrackedHolders(), me];
    // Whoever takes over has been drawn by then: a board that is made anew comes before the old one has gone.
    return () => queueMicrotask(() => (holders = untrackedHolders().filter((holder) => holder !== me)));
  });
  return {
    get isFirst() {
      return holders.find((holder) => holder.kind === kind) === me;
    },
  };
}

function untrackedHolders(): readonly { kind: Kind }[] {
  return untrack(() => holders);
}
