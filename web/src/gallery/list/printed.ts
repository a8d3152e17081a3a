/** What came with the games, and season one: courses and layouts that nobody has to publish. */
import { line } from "../../solo/line.svelte";
import { get } from "../../wire/api";
import type { CourseLine, SeasonLayout } from "../../wire/protocol";
import { MODES } from "../surprise/orders";
import type { Playable } from "../asking/trying";
import type { GameName } from "../asking/works";

export interface Printed extends Pick<Playable, "game" | "content" | "modes" | "seats"> {
  name: string;
  /** As the book has it. */
  players: string;
  level: string;
  length: string;
  season: number;
  /** The page that opens a table on it; null where it has to be put there by hand. */
  place: string;
}

const PILOTS: [number, number] = [2, 6];

/** Without a server those that the page itself brings. */
export async function printed(game: GameName | ""): Promise<Printed[]> {
  const found = await Promise.all([game === "asteroyds" ? [] : courses(), game === "roborally" ? [] : layouts()]);
  return found.flat();
}

async function courses(): Promise<Printed[]> {
  const lines = await get<{ courses: CourseLine[] }>("/api/courses").then(
    ({ courses }) => courses,
    () => line().errand("courses"),
  );
  return lines.map(({ name, players, level, length, season }) => ({
    game: "roborally",
    content: name,
    modes: [],
    seats: [2, 8],
    name,
    players,
    level,
    length,
    season,
    place: `/create/roborally?course=${encodeURIComponent(name)}`,
  }));
}

async function layouts(): Promise<Printed[]> {
  const season = await get<{ season: SeasonLayout[] }>("/api/scenarios").then(
    ({ season }) => season,
    () => [],
  );
  const plain = { game: "asteroyds" as const, level: "", length: "" };
  return [
    ...MODES.map((mode) => ({ ...plain, content: undefined, modes: [mode], seats: PILOTS, name: mode, players: PILOTS.join("-"), season: 0, place: `/create/asteroyds?mode=${mode}` })),
    ...season.map(({ name, mode, seats, layout }) => ({
      ...plain,
      content: layout,
      modes: [mode],
      seats: [2, seats] as [number, number],
      name,
      players: `2-${seats}`,
      season: 1,
      place: `/create/asteroyds?layout=${encodeURIComponent(name)}`,
    })),
  ];
}
