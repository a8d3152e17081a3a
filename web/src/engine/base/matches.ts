/** Whole games between bots in the page, what came of each and where what happened: the counterpart of arena/playing.py and arena/fields. */
import type { Setup } from "./game";
import type { Budget } from "./play";

/** Rounds or turns after which a game is drawn. */
export const LONGEST = 120;
export const TURN_LIMIT = "turn_limit";
/** What `play_on` stops for; with stops everywhere, after each choice and each stretch. */
export const [OVER, , PLAYED, THINKING, REFUSED] = [0, 1, 2, 3, 4];
export const EVERYWHERE = 1;
/** For a bot that searches, where nobody has said how long it may. */
const USUAL: Budget = { milliseconds: 250 };
const [MOST_ROWS, HEAD, COLUMNS] = [2048, 8, 8];

/** What all the games of an analysis have in common. */
export interface Contest {
  setup: Setup;
  seed: string;
  /** They sit around the table in turn, and move on by a seat each game. */
  bots: readonly string[];
  /** Of each plan; by the clock where there are none, which only bots that search ask for. */
  nodes: number | null;
}

/** By cell. */
export type Counts = Map<number, number>;

export interface Heat {
  /** How often a craft or robot came there. */
  traffic: Counts;
  /** Points suffered there. */
  damage: Counts;
  /** How often one was destroyed there. */
  deaths: Counts;
}

/** What came of a game. */
export interface Outcome {
  number: number;
  winners: number[];
  rounds: number;
  ended: string;
  /** By seat: the dock, or which of the starts, counted from 1. */
  starts: number[];
  /** By seat, how often the craft or robot was destroyed. */
  lost: number[];
  heat: Heat;
}

export interface Start {
  name: string;
  team: string | null;
}

/** The same whichever games were played: what results are told by. */
export interface Ground {
  seats: number;
  /** By their number less one. */
  starts: Start[];
  /** By cell, as tables name it, and where it is on the board. */
  names: Record<number, string>;
  places: Record<number, readonly [number, number]>;
}

export interface Matches {
  readonly ground: Ground;
  play(number: number): Outcome;
}

export function newHeat(): Heat {
  return { traffic: new Map(), damage: new Map(), deaths: new Map() };
}

export function count(counts: Counts, cell: number, much = 1): void {
  counts.set(cell, (counts.get(cell) ?? 0) + much);
}

/** The bots around a table: everybody moves on by a seat each game. */
export function seated(bots: readonly string[], seats: number, turn: number): string[] {
  return Array.from({ length: seats }, (_, seat) => bots[(seat + turn) % bots.length]!);
}

export function budgetOf({ nodes }: Contest): Budget {
  return nodes === null ? USUAL : { nodes };
}

/** The rows that an event buffer has, without what was told before; it is empty then. */
export function rowsIn(module: { view: DataView; memory: WebAssembly.Memory }, at: number): Int16Array[] {
  const told = module.view.getInt32(at, true);
  if (told > MOST_ROWS) throw new RangeError(`${told} events in one stretch`);
  module.view.setInt32(at, 0, true);
  return Array.from({ length: told }, (_, row) => new Int16Array(module.memory.buffer, at + HEAD + row * COLUMNS * 2, COLUMNS));
}

/** By number, the kinds that are called so. */
export function kindsOf(events: readonly { kind: string }[], ...names: string[]): Set<number> {
  const found = names.map((name) => events.findIndex(({ kind }) => kind === name));
  if (found.includes(-1)) throw new RangeError(`there is no event of a kind among ${names.join(", ")}`);
  return new Set(found);
}
