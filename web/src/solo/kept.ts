/** A game of this browser as it is kept: all that it takes to go on with it, and what a list says of it. */
import type { Setup } from "../engine/base/game";
import type { Chair, GameLine, Now, Settings } from "../wire/protocol";

/** Who plays, at every table in the page: there is nobody else. */
export const ME = "me";

/** A plan that stands while others still plan. */
export interface Sealed {
  plan: unknown;
  /** For how many milliseconds a bot has thought about it. */
  thought: number | null;
}

/** Where a round began, for whoever takes it back. */
export interface RoundBegan {
  round: number;
  decisions: number;
  decision: number;
  /** What I planned in it, by seat. */
  plans: Record<number, unknown>;
}

export interface KeptClock {
  opensAt: number | null;
  deadline: number | null;
  isPaused: boolean;
  /** Milliseconds that were left when it stopped: for a pause, or for a decision after which planning goes on. */
  leftAtPause: number | null;
  leftForPlans: number | null;
  /** The last round in which somebody had to decide after planning. */
  interrupted: number;
}

export interface KeptGame {
  id: string;
  /** Which page has it: what another one writes does not count any more. */
  owner: string;
  /** A hash of the rules that it was played by last. */
  rules: string;
  settings: Settings;
  title: string;
  phase: Now["phase"];
  closed: Now["closed"];
  chairs: Chair[];
  /** Who is to be the first player; drawn when null. */
  firstSeat: number | null;
  setup: Setup | null;
  seed: string | null;
  decisions: readonly unknown[];
  /** Of every event so far: other rules, or other dice, would lead to another one. */
  digest: number;
  /** The number of the last message. */
  number: number;
  round: number;
  decision: number;
  rounds: RoundBegan[];
  drafts: Record<number, unknown>;
  sealed: Record<number, Sealed>;
  clock: KeptClock;
  /** How many of my plans in a row the clock had to make up for. */
  missed: number;
  outcome: Record<string, unknown> | null;
  openedAt: number;
  beganAt: number;
  touchedAt: number;
  overAt: number | null;
  /** How many rounds were taken back. */
  takenBack: number;
  ending: GameLine | null;
  /** The table as which a server has it, too. */
  there?: string;
}

/** What a list says of a game. */
export type KeptLine = Pick<KeptGame, "id" | "settings" | "title" | "phase" | "round" | "openedAt" | "touchedAt" | "overAt" | "takenBack" | "ending" | "there"> & {
  /** What I play with. */
  figure: string | null;
};

export function lineOf(game: KeptGame): KeptLine {
  const { id, settings, title, phase, round, openedAt, touchedAt, overAt, takenBack, ending, there } = game;
  return { id, settings, title, phase, round, openedAt, touchedAt, overAt, takenBack, ending, there, figure: figureOf(game).figure };
}

/** The colour of my craft and its pilot, or my robot twice. */
export function figureOf({ chairs, setup }: Pick<KeptGame, "chairs" | "setup">): { figure: string | null; character: string | null } {
  const seats = (setup as { seats?: { colour?: string; pilot?: string; robot?: string }[] } | null)?.seats;
  const mine = seats?.[chairs.findIndex((chair) => chair.player === ME)];
  return { figure: mine?.colour ?? mine?.robot ?? null, character: mine?.pilot ?? mine?.robot ?? null };
}
