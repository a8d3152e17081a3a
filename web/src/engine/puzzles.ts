/** Puzzles in the page: their positions on the engine, what a plan looks like beforehand, and what it comes to. */
import type { AsteroydsBearing } from "../wire/protocol";
import type { AsteroydsGame } from "./asteroyds/game";
import { asteroydsOpened } from "./asteroyds/opening";
import { snapshotOf as skiesOf } from "./asteroyds/snapshot";
import type { GameName } from "./base/described";
import { type EngineFiles, NoEngine } from "./base/fetching";
import type { Conditions, Judged } from "./base/judging";
import type { AnyEvent } from "./base/telling";
import type { RoborallyGame } from "./roborally/game";
import { roborallyOpened } from "./roborally/opening";
import { ownOf, programOf, snapshotOf as floorOf } from "./roborally/snapshot";

/** What is to be done, or a limit that is kept: said by its kind, with a number, what it is about, and by which column or register. */
export interface Clause {
  kind: string;
  number?: number;
  about?: number | readonly [number, number];
  by?: number;
}

export interface PuzzleHint {
  kind: string;
  at?: readonly [number, number];
  seat?: number;
  column?: number;
  action?: string | null;
  register?: number;
  card?: number;
}

export interface Puzzle {
  id: string;
  seat: number;
  ground: string;
  level: number;
  themes: readonly string[];
  rules: readonly string[];
  goal: readonly Clause[];
  conditions: Conditions;
  /** How many different ones there are. */
  solutions: number;
  solution: Readonly<Record<string, unknown>>;
  wrong?: { plan: Readonly<Record<string, unknown>>; missed: readonly number[] };
  hints: readonly PuzzleHint[];
  /** What the others do: wait, be powered down, or what lies open in their registers. */
  others: "wait" | "down" | "shown";
}

/** All puzzles of a game; `daily` has the place of each day's. */
export interface PuzzleBook {
  version: number;
  game: GameName;
  themes: readonly string[];
  daily: readonly number[];
  puzzles: readonly Puzzle[];
}

/** A position before anybody has planned. */
export interface Laid {
  seats: number;
  round: number;
  snapshot: Record<string, unknown>;
  own: Record<string, unknown>;
  /** What others have planned for everybody to see, by seat: cards by register, or a plan. */
  programs: Readonly<Record<number, unknown>>;
}

const VERSION = 1;

/** Of those who don't just wait with their shields on. */
function openPlans(on: AsteroydsGame, seat: number): Record<number, unknown> {
  const plans = on.flying().map((each) => on.planOf(each));
  return Object.fromEntries(plans.filter((plan) => plan.seat !== seat && (plan.energy !== "shield" || plan.columns.some((action) => action !== null))).map((plan) => [plan.seat, plan]));
}

export class Puzzling {
  private readonly books = new Map<GameName, Promise<PuzzleBook>>();
  private readonly games = new Map<string, Promise<AsteroydsGame | RoborallyGame>>();

  constructor(private readonly files: EngineFiles) {}

  book(game: GameName): Promise<PuzzleBook> {
    const found = this.books.get(game) ?? this.read(game);
    this.books.set(game, found);
    found.catch(() => this.books.delete(game));
    return found;
  }

  async lay(game: GameName, number: number): Promise<Laid> {
    const { on, puzzle } = await this.at(game, number);
    if ("places" in on) return { seats: on.field("seats"), round: on.field("round_number"), snapshot: skiesOf(on, "planning", [], null), own: {}, programs: openPlans(on, puzzle.seat) };
    const seats = on.field("seats");
    const shown = puzzle.others === "shown" ? [...Array(seats).keys()].filter((seat) => seat !== puzzle.seat && on.field("robot_down")[seat] === 0) : [];
    return { seats, round: on.field("turn_number"), snapshot: floorOf(on, puzzle.ground), own: ownOf(on, puzzle.seat, false), programs: Object.fromEntries(shown.map((seat) => [seat, programOf(on, seat)])) };
  }

  /** A Refusal when the rules don't allow it. */
  async check(game: GameName, number: number, plan: unknown, isPartial: boolean): Promise<void> {
    const { on, puzzle } = await this.at(game, number);
    if ("places" in on) on.checked(puzzle.seat, plan);
    else on.checked(puzzle.seat, plan, isPartial);
  }

  /** One's own way, as if nothing else moved. */
  async preview(game: GameName, number: number, plan: unknown): Promise<AnyEvent[]> {
    const { on, puzzle } = await this.at(game, number);
    return on.preview(puzzle.seat, plan, false);
  }

  async bearings(game: GameName, number: number): Promise<AsteroydsBearing[]> {
    return (await this.at(game, number)).on.bearings();
  }

  async attempt(game: GameName, number: number, plan: unknown): Promise<Judged> {
    const { on, puzzle } = await this.at(game, number);
    return on.attempt(puzzle.seat, plan, puzzle.conditions);
  }

  private async at(game: GameName, number: number) {
    const puzzle = (await this.book(game)).puzzles[number];
    if (!puzzle) throw new NoEngine("damaged");
    const [on, state] = await Promise.all([this.on(game, puzzle.ground), this.files.position(game, number)]);
    on.see(state);
    return { on, puzzle };
  }

  /** One game for each ground: whoever asks puts the position there first, and asks one thing after the other. */
  private on(game: GameName, ground: string): Promise<AsteroydsGame | RoborallyGame> {
    const key = `${game} ${ground}`;
    const found = this.games.get(key) ?? (game === "asteroyds" ? asteroydsOpened(this.files, {}) : roborallyOpened(this.files, { course: ground }));
    this.games.set(key, found);
    found.catch(() => this.games.delete(key));
    return found;
  }

  private async read(game: GameName): Promise<PuzzleBook> {
    const book = (await this.files.puzzles(game)) as PuzzleBook;
    if (book.version !== VERSION) throw new NoEngine("different");
    return book;
  }
}
