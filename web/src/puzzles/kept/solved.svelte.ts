/** What this browser knows of its solver: every puzzle that was tried, in this tab or another one. */
import type { Outcome, Rush } from "./outcome";
import { type PuzzleShelf, puzzleShelf } from "./shelf";

const CHANNEL = "swarmrally puzzles";

export class Solved {
  outcomes = $state.raw<ReadonlyMap<string, Outcome>>(new Map());
  rushes = $state.raw<readonly Rush[]>([]);
  isLasting = $state(true);
  /** When what was kept has been read. */
  readonly ready: Promise<void>;
  /** Told after each change in this tab. */
  changed: () => void = () => undefined;
  private readonly others: BroadcastChannel | null;

  constructor(private readonly shelf: () => Promise<PuzzleShelf> = puzzleShelf) {
    this.others = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
    if (this.others) this.others.onmessage = () => void this.read();
    this.ready = this.read();
  }

  get all(): Outcome[] {
    return [...this.outcomes.values()];
  }

  of(puzzle: string): Outcome | null {
    return this.outcomes.get(puzzle) ?? null;
  }

  isSolved(puzzle: string): boolean {
    return this.of(puzzle)?.solvedAt != null;
  }

  async read(): Promise<void> {
    try {
      const shelf = await this.shelf();
      const [outcomes, rushes] = await Promise.all([shelf.outcomes(), shelf.rushes()]);
      this.outcomes = new Map(outcomes.map((outcome) => [outcome.puzzle, outcome]));
      [this.rushes, this.isLasting] = [rushes, shelf.isLasting];
    } catch {
      this.isLasting = false;
    }
  }

  /** Shown at once, and kept as it is together with what other tabs have done. */
  async change(puzzle: string, how: (before: Outcome | null) => Outcome): Promise<void> {
    this.show(how(this.of(puzzle)));
    try {
      this.show(await (await this.shelf()).change(puzzle, how));
      this.others?.postMessage(puzzle);
    } catch {
      this.isLasting = false;
    }
    this.changed();
  }

  async add(rush: Rush): Promise<void> {
    this.rushes = [...this.rushes, rush];
    try {
      await (await this.shelf()).add(rush);
      this.others?.postMessage("rush");
    } catch {
      this.isLasting = false;
    }
    this.changed();
  }

  private show(outcome: Outcome): void {
    this.outcomes = new Map([...this.outcomes, [outcome.puzzle, outcome]]);
  }
}

let made: Solved | null = null;

/** The one of this page. */
export function solved(): Solved {
  made ??= new Solved();
  return made;
}
