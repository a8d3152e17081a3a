/** A game alone on what is drawn, against bots, from any dock; and the way back. */
import type { CourseForm } from "../../engine/roborally/courses";
import type { FloorPlan } from "../../games/roborally/state/floor";
import { preferences } from "../../shell/preferences.svelte";
import type { Settings } from "../../wire/protocol";
import type { Drawing } from "../drawing";

const [USUAL, PAIRED] = [4, 4];

/** As many robots as there are docks, up to four; more where the dock is a later one. */
export function triedSettings(form: CourseForm, plan: FloorPlan, table: Drawing["table"], dock: number | null): Settings {
  const docks = plan.docks.map((each) => each.dock);
  const isPaired = plan.specials.includes("interference");
  const place = dock === null ? -1 : docks.indexOf(dock);
  const most = plan.specials.includes("capture_the_flag") ? USUAL : docks.length;
  const seats = isPaired ? PAIRED : Math.max(2, Math.min(most, Math.max(USUAL, place + 1)));
  const { clock, ...rest } = table ?? {};
  // Seats take the docks in turn, from the first seat on: mine is seat 0.
  const first = place < 0 ? {} : { first_seat: (seats - (place % seats)) % seats };
  const rivals = isPaired ? PAIRED / 2 - 1 : seats - 1;
  return {
    game: "roborally",
    seats,
    setup: { ...rest, course: form, ...first },
    bots: Array<NonNullable<Settings["bots"]>[number]>(rivals).fill(preferences.rival),
    ...(isPaired ? { owners: [0, 1, 0, 1] } : {}),
    ...(clock ? { clock } : {}),
    public: false,
    assist: "path",
    practice: true,
  };
}
