/** What a page asks of the thread in which its tables are, and what it is told: the server's own protocol, and what a page asks a server over HTTP. */
import type { Reason } from "../engine/base/fetching";
import type { Setup } from "../engine/base/game";
import type { GameName } from "../engine/base/described";
import type { Judged } from "../engine/base/judging";
import type { AnyEvent } from "../engine/base/telling";
import type { Laid, PuzzleBook } from "../engine/puzzles";
import type { GameRecord } from "../engine/base/record";
import type { Line, Survey } from "../engine/surveying";
import type { Asked, AsteroydsBearing, CourseLine, Film, RoborallyBlueprint, Said, Settings, Snapshot } from "../wire/protocol";
import type { Stands } from "./scenario";
import type { Said as Refused } from "../wire/refusal";

/** Each takes what can be cloned, and gives it. */
export interface Errands {
  /** A Refusal for settings that can't be played. */
  check(settings: Settings): Promise<void>;
  /** A new table; its id. `isQuick`: the game begins at once. */
  open(settings: Settings, isQuick: boolean): Promise<string>;
  /** The same again, where another one goes first; its id. */
  rematch(table: string): Promise<string>;
  takeRoundBack(table: string): Promise<void>;
  /** A server has it, too, as this table. */
  given(table: string, there: string): Promise<void>;
  look(table: string): Promise<Snapshot>;
  /** What happened up to a message, and how the game stood before. */
  story(table: string, until?: number): Promise<{ start: unknown; events: unknown[] }>;
  film(table: string): Promise<Omit<Film, "decisions">>;
  record(table: string): Promise<GameRecord>;
  /** The same of a game that others have played. */
  filmOf(record: GameRecord): Promise<Omit<Film, "decisions">>;
  /** A line of decisions played through; compared with what a record tells, where one is given. */
  survey(line: Line, told?: GameRecord["events"] | null): Promise<Survey>;
  /** A game for a what-if board that nobody has played yet: with all that nobody has chosen drawn. */
  setUp(settings: Settings): Promise<SetUp>;
  /** A position laid out for a what-if board, where all seats are mine: at a new table or an old one; its id. Nothing of it is kept. */
  layOut(position: Position, table?: string): Promise<string>;
  /** What was decided elsewhere is played at the table of a what-if board, from where it stands. */
  follow(table: string, decisions: readonly unknown[], plans: Position["plans"]): Promise<void>;
  /** The round is played with these plans; who has none waits, or takes the cards as they came. */
  playRound(table: string, plans: Position["plans"]): Promise<void>;
  /** All that was decided at a what-if board's table. */
  decided(table: string): Promise<readonly unknown[]>;
  /** Where a table stands, as a start for another one. */
  scenario(table: string): Promise<Stands>;
  /** A game alone from a position on, with other dice from there: me at one seat (and whatever belongs to it), bots at the others; its id. */
  playOn(position: Position, seat: number, bot: Bot): Promise<string>;
  /** The board as it could begin. */
  layout(game: GameName, seats: number, setup: Setup): Promise<unknown>;
  /** The printed ones of RoboRally. */
  courses(): Promise<CourseLine[]>;
  /** How one of them, or one of one's own, is drawn, its floors turned so many quarters in play. */
  floor(course: unknown, turns: readonly number[]): Promise<RoborallyBlueprint>;
  /** All puzzles of a game. */
  puzzles(game: GameName): Promise<PuzzleBook>;
  /** The position of one of them, by its place in the book. */
  layPuzzle(game: GameName, number: number): Promise<Laid>;
  /** A Refusal for a plan that the rules don't allow; a partial one may be unfinished. */
  checkPuzzle(game: GameName, number: number, plan: unknown, isPartial: boolean): Promise<void>;
  /** Where one's own plan leads, as if nothing else moved. */
  previewPuzzle(game: GameName, number: number, plan: unknown): Promise<AnyEvent[]>;
  puzzleBearings(game: GameName, number: number): Promise<AsteroydsBearing[]>;
  tryPuzzle(game: GameName, number: number, plan: unknown): Promise<Judged>;
}

type Bot = NonNullable<Settings["bots"]>[number];

/** Where a what-if board stands: a line, and the plans that are laid out for the round that comes. */
export interface Position extends Line {
  owners: readonly number[];
  plans: Readonly<Record<number, unknown>>;
}

export interface SetUp {
  game: GameName;
  title: string;
  setup: Setup;
  seed: string;
  owners: number[];
}

export type Errand = keyof Errands;

/** To the thread: first where the engine lies, then what to do. */
export type Wanted = { base: string } | { asked: Asked } | { id: number; does: Errand; with: unknown[] };

/** From the thread. `gone`: another page has the table now. `trouble`: why what happens does not outlive the page. */
export type Given =
  | { said: Said }
  | { id: number; gives: unknown }
  | { id: number; refused: Refused }
  | { id: number; reason: Reason }
  | { gone: string }
  | { trouble: Trouble | null };

/** Why nothing is kept: the browser keeps nothing at all, has no more room, or would not write. */
export type Trouble = "nothing" | "room" | "failed";
