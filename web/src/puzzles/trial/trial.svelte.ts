/** One puzzle on the desk: its table, the tries at it, and what they came to. */
import type { Judged } from "../../engine/base/judging";
import type { PuzzleHint } from "../../engine/puzzles";
import { LiveTable } from "../../table/live/live.svelte";
import type { AnyFolding } from "../../table/story/storyteller.svelte";
import { type Puzzler, puzzler } from "../book/puzzler";
import { inPuzzle, type Plan, type Position, PuzzleLine, tableOf } from "./line.svelte";
import { type Flown, flownOf } from "./verdict";

export interface Try extends Flown {
  plan: Plan;
  judged: Judged;
}

/** What whoever keeps the score hears of it. */
export interface Heard {
  tried(one: Try): void;
  hinted(hints: number): void;
  shown(): void;
}

export class Trial {
  /** The oldest first. */
  tries = $state.raw<readonly Try[]>([]);
  /** What is being shown, or was shown last; null while a plan is made. */
  shown = $state.raw<Try | null>(null);
  /** Whether what is shown is the solution of the book. */
  isSolution = $state(false);
  /** An earlier plan that is to be laid again, until it lies there. */
  laying = $state.raw<Plan | null>(null);
  /** How many hints were asked for. */
  hints = $state(0);
  /** Whether the solution was asked for before it was found. */
  wasShown = $state(false);
  readonly table: LiveTable;
  private readonly line: PuzzleLine;

  constructor(
    readonly at: Position,
    folding: AnyFolding,
    private readonly heard: Heard,
    tables: Puzzler = puzzler(),
  ) {
    this.line = new PuzzleLine(at, tables, (plan, judged) => this.take(plan, judged));
    this.table = new LiveTable(tableOf(at), this.line, () => Promise.resolve(folding), inPuzzle(at));
  }

  get isSolved(): boolean {
    return this.tries.some(({ judged }) => judged.isSolved);
  }

  /** Everything back to where it began; what was planned stays on the chart. */
  again(): void {
    this.shown = null;
    this.isSolution = false;
    this.line.begin();
  }

  /** What the first hint points at, once it was asked for. */
  get pointing(): PuzzleHint | null {
    return this.hints > 0 ? (this.at.puzzle.hints[0] ?? null) : null;
  }

  /** Where the goal wants somebody to stand. */
  get goalCells(): [number, number][] {
    return this.at.puzzle.goal.flatMap(({ kind, about }) => (kind === "stand" && typeof about === "object" ? [about as [number, number]] : []));
  }

  hint(): void {
    if (this.shown !== null || this.hints === this.at.puzzle.hints.length) return;
    this.hints += 1;
    if (!this.isSolved) this.heard.hinted(this.hints);
  }

  /** What is shown, from its beginning. */
  watch(): void {
    this.table.story?.jump(0);
    this.table.story?.play();
  }

  layAgain(plan: Plan): void {
    this.again();
    this.laying = plan;
  }

  async showSolution(): Promise<void> {
    if (!this.isSolved) {
      this.wasShown = true;
      this.heard.shown();
    }
    this.isSolution = true;
    this.line.begin();
    await this.line.play(solutionOf(this.at));
  }

  close(): void {
    this.table.close();
  }

  private take(plan: Plan, judged: Judged): void {
    const one = { plan, judged, ...flownOf(this.at, judged) };
    this.shown = one;
    if (this.isSolution) return;
    this.tries = [...this.tries, one];
    this.heard.tried(one);
  }
}

/** As a plan that can be made: a card a register. */
export function solutionOf({ game, puzzle }: Pick<Position, "game" | "puzzle">): Plan {
  if (game === "asteroyds") return { seat: puzzle.seat, ...puzzle.solution, emergency_shield: "never" };
  const registers = puzzle.solution.registers as readonly (number | readonly number[] | null)[];
  return { seat: puzzle.seat, registers: registers.map((card) => (typeof card === "number" ? [card] : card)) };
}
