/** Who lays puzzles out and tries plans: the thread of this page, and where that can't be, the server. */
import { NoEngine } from "../../engine/base/fetching";
import type { GameName } from "../../engine/base/described";
import type { Judged } from "../../engine/base/judging";
import type { AnyEvent } from "../../engine/base/telling";
import type { Laid, PuzzleBook } from "../../engine/puzzles";
import type { Errands } from "../../solo/asking";
import { line } from "../../solo/line.svelte";
import { get, post } from "../../wire/api";
import type { AsteroydsBearing } from "../../wire/protocol";
import { Refusal } from "../../wire/refusal";

type Wanted = "puzzles" | "layPuzzle" | "checkPuzzle" | "previewPuzzle" | "puzzleBearings" | "tryPuzzle";

/** As much of a line to the tables of this page as a puzzle needs. */
export interface Puzzler {
  errand<Name extends Wanted>(does: Name, ...given: Parameters<Errands[Name]>): Promise<Awaited<ReturnType<Errands[Name]>>>;
}

type Wire = { get: typeof get; post: typeof post };
type LaidThere = Laid & { bearings: AsteroydsBearing[] };

/** Plans are refused as a part of what was sent. */
const IN_BODY = "/plan";

export class ServerPuzzler {
  private readonly books = new Map<GameName, PuzzleBook>();

  constructor(private readonly wire: Wire = { get, post }) {}

  async puzzles(game: GameName): Promise<PuzzleBook> {
    const book = this.books.get(game) ?? (await this.wire.get<PuzzleBook>(`/api/puzzles/${game}`));
    this.books.set(game, book);
    return book;
  }

  async layPuzzle(game: GameName, number: number): Promise<Laid> {
    return this.wire.get<LaidThere>(await this.address(game, number));
  }

  /** A plan that can be looked at can be made. */
  async checkPuzzle(game: GameName, number: number, plan: unknown): Promise<void> {
    await this.previewPuzzle(game, number, plan);
  }

  async previewPuzzle(game: GameName, number: number, plan: unknown): Promise<AnyEvent[]> {
    return (await this.sent<{ events: AnyEvent[] }>(game, number, "preview", plan)).events;
  }

  async puzzleBearings(game: GameName, number: number): Promise<AsteroydsBearing[]> {
    return (await this.wire.get<LaidThere>(await this.address(game, number))).bearings;
  }

  async tryPuzzle(game: GameName, number: number, plan: unknown): Promise<Judged> {
    return this.sent<Judged>(game, number, "try", plan);
  }

  private async address(game: GameName, number: number): Promise<string> {
    const puzzle = (await this.puzzles(game)).puzzles[number];
    if (!puzzle) throw new NoEngine("damaged");
    return `/api/puzzles/${game}/${puzzle.id}`;
  }

  private async sent<Answer>(game: GameName, number: number, does: string, plan: unknown): Promise<Answer> {
    try {
      return await this.wire.post<Answer>(`${await this.address(game, number)}/${does}`, { plan });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal({ ...error, pointer: error.pointer.startsWith(IN_BODY) ? error.pointer.slice(IN_BODY.length) : error.pointer });
    }
  }
}

/** Asks the thread first; once it could not, the server. What it can't either is the thread's trouble. */
export class AnyPuzzler implements Puzzler {
  private isThere = false;

  constructor(
    private readonly here: () => Puzzler = line,
    private readonly there: Pick<ServerPuzzler, Wanted> = new ServerPuzzler(),
  ) {}

  async errand<Name extends Wanted>(does: Name, ...given: Parameters<Errands[Name]>): Promise<Awaited<ReturnType<Errands[Name]>>> {
    const there = (): Promise<Awaited<ReturnType<Errands[Name]>>> => (this.there[does] as (...all: unknown[]) => never).apply(this.there, given);
    if (this.isThere) return there();
    try {
      return (await this.here().errand(does, ...given)) as Awaited<ReturnType<Errands[Name]>>;
    } catch (error) {
      if (!(error instanceof NoEngine)) throw error;
      const found = await there().catch(() => Promise.reject(error));
      this.isThere = true;
      return found;
    }
  }
}

let made: AnyPuzzler | null = null;

/** The one of this page. */
export function puzzler(): AnyPuzzler {
  made ??= new AnyPuzzler();
  return made;
}
