/** What a table in the page needs of a game: the counterpart of `swarmrally/table/games/playing.py`, over the same engine. */
import type { GameName } from "./described";
import type { AsteroydsBearing, Hint } from "../../wire/protocol";
import type { Setup } from "./game";
import type { AnyEvent } from "./telling";
import type { GameRecord } from "./record";

export type Stage = "planning" | "deciding" | "over";

/** A game that is on. What checks throws a Refusal and changes nothing; what does was checked before. */
export interface Play {
  readonly seats: number;
  /** Whether a sealed plan can be changed while others still plan. */
  readonly canTakeBack: boolean;
  readonly stage: Stage;
  readonly round: number;
  /** The seats without which nothing goes on. */
  awaited(): number[];
  hasSealed(seat: number): boolean;
  /** Whether a seat that nobody waits for may still give orders for this round. */
  mayOrder(seat: number): boolean;
  /** The plan as it would be kept, which may be unfinished. */
  checkDraft(seat: number, plan: unknown): unknown;
  checkPlan(seat: number, plan: unknown): unknown;
  checkAction(seat: number, action: string): void;
  checkAnswer(seat: number, answer: unknown): void;
  /** The last one lets the round begin. */
  seal(seat: number, plan: unknown): void;
  takeBack(seat: number): void;
  /** Planning is over: what was saved last stands. */
  timeOut(drafts: ReadonlyMap<number, unknown>): void;
  act(seat: number, action: string): void;
  /** A legal plan for somebody who makes none. */
  idlePlan(seat: number): unknown;
  /** What the seat that is asked may answer, the clock's default first. */
  answers(): unknown[];
  answer(seat: number, answer: unknown): void;
  /** What happened since the last call. */
  newEvents(): AnyEvent[];
  /** Everything that everybody may see, as the server's snapshots have it. */
  snapshot(): Record<string, unknown>;
  /** What only this seat may see. */
  own(seat: number): Record<string, unknown>;
  /** The seat's view as the engine has it, for a bot; -1 is a spectator's. */
  sight(seat: number): Uint8Array;
  preview(seat: number, plan: unknown, withSwarm: boolean): AnyEvent[];
  forecast(): AnyEvent[];
  bearings(): AsteroydsBearing[];
  /** Who was the first player in the first round; null in a scenario. */
  firstSeat(): number | null;
  outcome(): Record<string, unknown> | null;
  record(): GameRecord;
}

/** How long a bot may think about a plan: by the clock, or by nodes, which give the same choice on every machine. */
export type Budget = { milliseconds: number } | { nodes: number };

/** What a bot does: a plan, something before it plans, or an answer. */
export type Choice = { plan: unknown } | { act: string } | { answer: unknown };

/** What the ace would plan, and what it expects of that: as the server's `hinted` has it. */
export type Advice = Hint;

/** Bots that sit at a table in the page; they see what their seats may know. */
export interface Minds {
  /** A plan where one is wanted, else the answer to what the seat is asked. */
  choose(seat: number, bot: string, seed: bigint, budget: Budget): Choice;
  advise(seat: number, seed: bigint, budget: Budget): Advice;
}

/** Of the first order that is drawn for those who have not wished; the next one has the next purpose. */
export const PURPOSE_SEATS = 5;

/** A game that is on, and the bots that can play in it. */
export interface Seated {
  play: Play;
  minds: Minds;
}

/** A game before it begins. */
export interface Box {
  readonly game: GameName;
  /** The mode or the course. */
  title(setup: Setup): string;
  /** A Refusal when it can't be played by so many. */
  checkSeats(setup: Setup, seats: number): void;
  /** Whose seats are whose, as the rules have it or the host wants it; a Refusal when that can't be. */
  checkOwners(setup: Setup, seats: number, owners: readonly number[]): number[];
  /** A Refusal when the seats can't be in these teams. */
  checkTeams(setup: Setup, seats: number, teams: readonly number[]): void;
  /** A seat's wishes as they are kept, or a Refusal when they can't be, or somebody else has them; `team` is settled already. */
  checkWish(setup: Setup, taken: readonly unknown[], wish: unknown, team?: number | null): Readonly<Record<string, unknown>>;
  /** The whole set-up: wishes granted, the rest drawn from the seed as the server draws it. */
  seated(setup: Setup, wishes: readonly unknown[], firstSeat: number | null, seed: string): Setup;
  /** How many seconds the rules give for a plan. */
  stopwatch(setup: Setup, skill: "novice" | "expert"): number | null;
  /** A game from its beginning, or from where the decisions of its record lead; a Refusal where it can't be set up so, a NoEngine where it, or its bots, can't be played here. */
  begin(setup: Setup, seed: string, decisions?: readonly unknown[]): Promise<Seated>;
}
