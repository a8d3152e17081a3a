/** Which games a rating plays: those that `swarmrally analyse` plays on the same course or layout, with the same seats and mode. */
import { layoutIn } from "../../engine/asteroyds/layouts";
import { usualSeats as crew } from "../../engine/asteroyds/setup";
import type { GameName, Table } from "../../engine/base/described";
import type { EngineFiles } from "../../engine/base/fetching";
import type { Contest } from "../../engine/base/matches";
import type { Setup } from "../../engine/base/game";
import { boxOf } from "../../engine/boxes";
import { ownCourse } from "../../engine/roborally/courses";
import { usualSeats as robots } from "../../engine/roborally/setup";

/** Everything but the drawing; it can be cloned. */
export interface Wanted {
  /** As many as there are docks or starts, when left out. */
  seats: number | null;
  /** Of a layout: the first of its modes, when left out. */
  mode: string | null;
  seed: string;
  games: number;
  bots: readonly string[];
  nodes: number | null;
}

export const USUAL: Wanted = { seats: null, mode: null, seed: "workshop", games: 1000, bots: ["rookie"], nodes: null };
const LEAST_SEATS = 2;

/** A Refusal where such games can't be set up. */
export async function contestOf(files: EngineFiles, game: GameName, content: unknown, { seats, mode, seed, bots, nodes }: Wanted): Promise<Contest> {
  const { tables } = await files.describe();
  const setup = game === "asteroyds" ? flight(content, seats, mode, tables.asteroyds) : await rally(files, content, seats, tables.roborally);
  const box = await boxOf(files, game, setup);
  box.checkSeats(setup, (setup.seats as unknown[]).length);
  return { setup, seed, bots, nodes };
}

function flight(content: unknown, seats: number | null, wanted: string | null, table: Table): Setup {
  const form = layoutIn(content);
  const mode = wanted ?? form.modes[0]!;
  return { rules: { mode }, seats: crew(seats ?? form.starts.length, mode, table), layout: content };
}

async function rally(files: EngineFiles, content: unknown, seats: number | null, table: Table): Promise<Setup> {
  const most = typeof content === "string" ? table.courses![content]?.seats : (await ownCourse(files, content, table)).facts.seats;
  return { course: content, seats: robots(seats ?? Math.max(LEAST_SEATS, most ?? LEAST_SEATS), table) };
}

export function titleOf(game: GameName, name: string, { setup }: Contest): string {
  if (game === "roborally") return `RoboRally, ${typeof setup.course === "string" ? setup.course : name}`;
  const { mode } = setup.rules as { mode: string };
  return `Asteroyds, ${name}, ${mode[0]!.toUpperCase()}${mode.slice(1)}`;
}
