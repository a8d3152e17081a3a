/** What of a table matters to its companion, whichever game is played there. */
import type { LiveTable } from "../table/live/live.svelte";
import type { Facts } from "./steps";

/** Of the two games' states as they are drawn, what both have or one of them has. */
interface Drawn {
  stage?: string;
  craft?: { tokens: number[] }[];
  robots?: { flags: number }[];
}

/** What only the page shows. */
type Seen = Pick<Facts, "placed" | "hasLooked">;

export function factsOf(table: LiveTable, seen: Seen): Facts {
  const { story, seat, now } = table;
  const drawn = (story?.shown ?? {}) as Drawn;
  return {
    ...seen,
    isSealed: seat !== null && table.sealed.has(seat),
    round: now.round ?? 1,
    isShowing: story !== null && (story.isPlaying || !story.isAtEnd),
    isFlight: drawn.stage === "flight",
    goals: seat === null ? 0 : (drawn.craft?.[seat]?.tokens.length ?? drawn.robots?.[seat]?.flags ?? 0),
    isOver: now.phase === "over",
  };
}
