/** Three minutes as fast as one can: each puzzle has one try, they get harder, and three misses end it. */
import type { GameName } from "../../engine/base/described";
import type { Puzzle, PuzzleBook } from "../../engine/puzzles";
import type { Rush } from "../kept/outcome";

export const TIME = 180;
export const MOST_MISSES = 3;
/** After so many solved ones the next level begins. */
const EACH_LEVEL = 3;
const HIGHEST = 5;

export class Racing {
  solved = $state(0);
  failed = $state(0);
  /** Milliseconds of the clock when it is over; null before it begins. */
  endsAt = $state<number | null>(null);
  now = $state(0);
  private readonly seen = new Set<string>();

  constructor(
    private readonly book: Pick<PuzzleBook, "puzzles">,
    readonly game: GameName,
    private readonly draw: () => number = Math.random,
  ) {}

  get left(): number {
    return this.endsAt === null ? TIME : Math.max(0, Math.ceil((this.endsAt - this.now) / 1000));
  }

  get isOn(): boolean {
    return this.endsAt !== null && this.left > 0 && this.failed < MOST_MISSES;
  }

  get level(): number {
    return Math.min(HIGHEST, 1 + Math.floor(this.solved / EACH_LEVEL));
  }

  begin(now: number): void {
    [this.solved, this.failed, this.now, this.endsAt] = [0, 0, now, now + TIME * 1000];
    this.seen.clear();
  }

  /** Any of this level that was not here yet; where there is none, of a level near it. */
  next(): Puzzle | null {
    const open = this.book.puzzles.filter(({ id }) => !this.seen.has(id));
    const nearest = Math.min(...open.map(({ level }) => Math.abs(level - this.level)));
    const among = open.filter(({ level }) => Math.abs(level - this.level) === nearest);
    const found = among[Math.floor(this.draw() * among.length)] ?? null;
    if (found) this.seen.add(found.id);
    return found;
  }

  /** What came of the one try. */
  take(isSolved: boolean): void {
    if (!this.isOn) return;
    if (isSolved) this.solved += 1;
    else this.failed += 1;
  }

  result(at: number): Rush {
    return { at, game: this.game, solved: this.solved, failed: this.failed };
  }
}

/** The most that was ever solved; null before the first time. */
export function bestOf(rushes: readonly Rush[], game: GameName): number | null {
  const mine = rushes.filter((rush) => rush.game === game);
  return mine.length === 0 ? null : Math.max(...mine.map(({ solved }) => solved));
}
