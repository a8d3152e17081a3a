/** The books of puzzles, read once by the engine in the page. */
import type { GameName } from "../../engine/base/described";
import { NoEngine, type Reason } from "../../engine/base/fetching";
import type { Puzzle, PuzzleBook } from "../../engine/puzzles";
import { movedLevels } from "./levels";
import { type Puzzler, puzzler } from "./puzzler";

export const GAMES: readonly GameName[] = ["asteroyds", "roborally"];

/** A puzzle and where it stands. */
export interface Found {
  game: GameName;
  number: number;
  puzzle: Puzzle;
}

export class Books {
  read = $state.raw<Readonly<Partial<Record<GameName, PuzzleBook>>>>({});
  /** Why there are none; null as long as nothing is the matter. */
  reason = $state<Reason | null>(null);
  private readonly reading = new Map<GameName, Promise<PuzzleBook | null>>();

  constructor(
    private readonly tables: () => Puzzler = puzzler,
    private readonly moved: () => Promise<Readonly<Record<string, number>>> = movedLevels,
  ) {}

  async of(game: GameName): Promise<PuzzleBook | null> {
    const found = this.reading.get(game) ?? this.open(game);
    this.reading.set(game, found);
    const book = await found;
    // What could not be had is asked for again by the next one.
    if (!book) this.reading.delete(game);
    return book;
  }

  async all(): Promise<void> {
    await Promise.all(GAMES.map((game) => this.of(game)));
  }

  /** In whichever book it stands. */
  async find(id: string): Promise<Found | null> {
    for (const game of GAMES) {
      const book = await this.of(game);
      const number = book?.puzzles.findIndex((puzzle) => puzzle.id === id) ?? -1;
      if (book && number >= 0) return { game, number, puzzle: book.puzzles[number]! };
    }
    return null;
  }

  private take(game: GameName, book: PuzzleBook): void {
    [this.read, this.reason] = [{ ...this.read, [game]: book }, null];
  }

  /** Levels that those who solved them have moved come when they come: nobody waits for them. */
  private async move(game: GameName, book: PuzzleBook): Promise<void> {
    const levels = await this.moved();
    if (!book.puzzles.some(({ id, level }) => (levels[id] ?? level) !== level)) return;
    const moved = { ...book, puzzles: book.puzzles.map((puzzle) => ({ ...puzzle, level: levels[puzzle.id] ?? puzzle.level })) };
    this.take(game, moved);
    this.reading.set(game, Promise.resolve(moved));
  }

  private async open(game: GameName): Promise<PuzzleBook | null> {
    try {
      const book = await this.tables().errand("puzzles", game);
      this.take(game, book);
      void this.move(game, book);
      return book;
    } catch (error) {
      if (!(error instanceof NoEngine)) throw error;
      this.reason = error.why;
      return null;
    }
  }
}

let made: Books | null = null;

/** Those of this page. */
export function books(): Books {
  made ??= new Books();
  return made;
}
