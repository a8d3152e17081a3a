/** A work as a table of one person against bots, to be tried at once. */
import { preferences } from "../../shell/preferences.svelte";
import type { Clock, Settings } from "../../wire/protocol";
import type { GameName } from "./works";

export interface Playable {
  game: GameName;
  /** Nothing: what is printed for the mode. */
  content: unknown;
  modes: readonly string[];
  seats: readonly [least: number, most: number];
  /** Fields of a set-up, and the clock of a table. */
  table?: Record<string, unknown> | null;
}

const COMPANY = 4;

export function seatsSaid([least, most]: Playable["seats"]): string {
  return least === most ? String(most) : `${least}–${most}`;
}

export function seatsToTry({ seats: [least, most] }: Pick<Playable, "seats">): number {
  return Math.max(least, Math.min(most, COMPANY));
}

/** The set-up of a table that is played on it, for an engine that knows no gallery. */
export function setupOf({ game, content, modes, table }: Playable, mode = modes[0]): Record<string, unknown> {
  const { rules, ...choices } = table ?? {};
  delete choices.clock;
  const played = { ...(rules as object | undefined), ...(mode === undefined ? {} : { mode }) };
  const own = content === undefined ? {} : { [game === "roborally" ? "course" : "layout"]: content };
  return { ...choices, ...(Object.keys(played).length > 0 ? { rules: played } : {}), ...own };
}

export function settingsToTry(playable: Playable): Settings {
  const seats = seatsToTry(playable);
  const clock = playable.table?.clock as Clock | undefined;
  return {
    game: playable.game,
    seats,
    setup: setupOf(playable),
    bots: Array(seats - 1).fill(preferences.rival) as Settings["bots"],
    ...(clock ? { clock } : {}),
    public: false,
    assist: playable.game === "asteroyds" ? "forecast" : "path",
    practice: true,
  };
}
