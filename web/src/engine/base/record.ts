/** A game as a record keeps it, as far as an engine needs it. */
import type { GameName } from "./described";
import type { Setup } from "./game";

export const VERSION = 1;

export interface GameRecord {
  swarmrally: number;
  game: GameName;
  setup: Setup;
  seed: string;
  decisions: readonly unknown[];
  events: readonly (readonly unknown[])[];
  /** Of a game that somebody gave up: the seats that have won. */
  given_up?: readonly number[];
}
