/** Studies of RoboRally: the moments of a game, and programs as they are written down there. */
import { type Ground, type Moment, NOBODY, type Written } from "../base/bench";
import { RECORDS } from "../base/forms";
import type { Setup } from "../base/game";
import { read } from "../base/layout";
import type { RoborallyGame } from "./game";
import { programOf } from "./programs";
import { tellerFor } from "../base/telling";

const SHEET = RECORDS["roborally.Sheet"];
const SEATS = 8;

interface Decision {
  decision: string;
  seat?: number;
  program?: { seat: number };
}

export function roborallyGround(game: RoborallyGame): Ground {
  const teller = tellerFor(game.reading);
  return {
    game: "roborally",
    table: game.table,
    ground: game.course,
    plan: (seat, from) => programOf(seat, read(SHEET, from.view, sheetAt(from)), game.table, (cell) => game.placeOf(cell)),
    told: (memory, at) => teller.take(memory, at),
  };
}

/** For each turn: as its programming began, for who took a new hand as that was dealt (R9.22), and as the programs stood. */
export function roborallyMoments(game: RoborallyGame, setup: Setup, seed: string, decisions: readonly unknown[]): Moment[] {
  const moments: Moment[] = [];
  let [row, opening, toProgram] = [0, null as Uint8Array | null, [] as number[]];
  let before = new Map<number, Uint8Array>();
  const renewed = new Set<number>();
  game.begin(setup, seed);
  for (const decision of decisions as Decision[]) {
    if (opening === null && game.isPlanning) [opening, toProgram] = [game.whole, game.field("to_program")];
    if (decision.decision === "recompile") renewed.add(decision.seat!);
    else if (decision.program) before.set(decision.program.seat, renewed.has(decision.program.seat) ? game.whole : opening!);
    else if (decision.decision === "run" && opening) {
      const [stands, from, first, asked] = [game.whole, before, opening, toProgram];
      const seats = [...from.keys()].filter((seat) => asked[seat] !== 0).sort((one, other) => one - other);
      moments.push({ row, seat: NOBODY, before: first, stands }, ...seats.map((seat) => ({ row, seat, before: from.get(seat)!, stands })));
      [row, opening, before] = [row + 1, null, new Map()];
      renewed.clear();
    }
    game.decide(decision);
  }
  return moments;
}

function sheetAt({ at, layout, row, place }: Written): number {
  const [field, number] = row === NOBODY ? ["sheet", place] : ["best", row * SEATS + place];
  const [, offset] = layout.fields.find(([name]) => name === field)!;
  return at + offset + number * SHEET.size;
}
