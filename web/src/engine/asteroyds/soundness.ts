/** A1.7, A4, A5.2 Whether a layout can be flown from every start, and what about it is odd: as arena/soundness/asteroyds.py finds it. */
import type { Table } from "../base/described";
import { type Board, OFF } from "./boards";
import { type At, boardFor, type LayoutForm, type Tile } from "./layouts";

export const RULES = { goal_out_of_reach: "A4.4", start_walled_in: "A4.4", start_faces_edge: "A5.2", start_faces_tile: "A5.2" } as const;
export type Code = keyof typeof RULES;
export const WRONG: readonly Code[] = ["goal_out_of_reach", "start_walled_in"];

export interface Unsound {
  code: Code;
  at: At;
  /** Which start it is about, or from which it is out of reach, counted from 1. */
  from?: "start";
  number?: number;
}

/** Pods, turrets and platforms never move, and bar the way (A4.4, A4.5); what else lies there gives way some day. */
const BARS: readonly Tile["kind"][] = ["pod", "platform", "turret"];

export function unsoundIn(form: LayoutForm, printed: Board, table: Table): Unsound[] {
  const board = boardFor(form, printed);
  return [...oddStarts(form, board, table), ...outOfReach(form, board)];
}

/** Whose first step forward leaves the board, or hits what lies there. */
function oddStarts({ tiles, starts }: LayoutForm, board: Board, { headings }: Table): Unsound[] {
  const lying = new Set(tiles.filter(({ kind }) => kind !== "platform").map(({ at }) => board.cellAt(at)));
  return starts.flatMap(({ at, heading }): Unsound[] => {
    const ahead = board.around(board.cellAt(at)!)[headings.indexOf(heading)]!;
    if (ahead === OFF) return [{ code: "start_faces_edge", at }];
    return lying.has(ahead) ? [{ code: "start_faces_tile", at }] : [];
  });
}

function outOfReach(form: LayoutForm, board: Board): Unsound[] {
  const barred = new Set(form.tiles.filter(({ kind }) => BARS.includes(kind)).map(({ at }) => board.cellAt(at)!));
  const goals = form.tiles.filter((tile) => isGoal(tile, form));
  return form.starts.flatMap(({ at }, place): Unsound[] => {
    const [reached, from] = [flown(board, board.cellAt(at)!, barred), { from: "start", number: place + 1 } as const];
    if (reached.size === 1) return [{ code: "start_walled_in", at, ...from }];
    return goals.filter((goal) => !beside(board, board.cellAt(goal.at)!).some((cell) => reached.has(cell))).map((goal) => ({ code: "goal_out_of_reach", at: goal.at, ...from }));
  });
}

/** What somebody wins with in one of the modes. */
function isGoal({ kind, colour }: Tile, { modes }: LayoutForm): boolean {
  if (kind === "asteroid") return modes.includes("targets") && colour!.startsWith("white");
  return kind === "gate" || (kind === "turret" && modes.includes("drones"));
}

function flown(board: Board, start: number, barred: ReadonlySet<number>): Set<number> {
  const [found, waiting] = [new Set([start]), [start]];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    for (const there of beside(board, cell)) {
      if (barred.has(there) || found.has(there)) continue;
      found.add(there);
      waiting.push(there);
    }
  }
  return found;
}

function beside(board: Board, cell: number): number[] {
  return board.around(cell).filter((there) => there !== OFF);
}
