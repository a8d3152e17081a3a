/** What a page asks of the thread in which its tables are, and what it is told: the server's own protocol, and what a page asks a server over HTTP. */
import type { Reason } from "../engine/base/fetching";
import type { Setup } from "../engine/base/game";
import type { GameName } from "../engine/base/described";
import type { GameRecord } from "../engine/base/record";
import type { Asked, CourseLine, Film, RoborallyBlueprint, Said, Settings, Snapshot } from "../wire/protocol";
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
  /** The board as it could begin. */
  layout(game: GameName, seats: number, setup: Setup): Promise<unknown>;
  /** The printed ones of RoboRally. */
  courses(): Promise<CourseLine[]>;
  /** How one of them is drawn, its floors turned so many quarters in play. */
  floor(course: string, turns: readonly number[]): Promise<RoborallyBlueprint>;
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
