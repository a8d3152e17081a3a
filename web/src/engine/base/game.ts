/** What the engine of either game does in a page. */
import type { AsteroydsBearing } from "../../wire/protocol";
import type { Arrangement } from "./arranging";
import type { SeedShuffles } from "./chance";
import type { Table, Words } from "./described";
import type { Conditions, Judged } from "./judging";
import type { AnyEvent, Reading } from "./telling";

/** A set-up as records have it; what is left out is as usual. */
export type Setup = Readonly<Record<string, unknown>>;

export interface EngineGame {
  /** What rows of this game are read with, where others have played it. */
  readonly reading: Reading;
  /** From set-up and seed to the first thing that somebody has to decide; its events. */
  begin(setup: Setup, seed: string): AnyEvent[];
  /** A decision as records keep it, and the events that follow it; a Refusal when the rules don't allow it. */
  decide(decision: unknown): AnyEvent[];
  /** What a what-if board arranges where a round is planned, and the events that tell of it. */
  arrange(arrangement: Arrangement): AnyEvent[];
  /** Goes on from a state, or a view of one. */
  see(state: Uint8Array): void;
  /** What would come of a plan, from what the seat may know; a Refusal when it is no legal one. */
  preview(seat: number, plan: unknown, withSwarm: boolean): AnyEvent[];
  /** What this plan leads to beside what all others have done already, and whether it meets these conditions; afterwards all is as before. A Refusal when it is no legal one. */
  attempt(seat: number, plan: unknown, conditions: Conditions): Judged;
  /** Where the swarm will be. */
  forecast(): AnyEvent[];
  bearings(): AsteroydsBearing[];
  /** What may be answered now, the clock's default first. */
  answers(): unknown[];
}

/** The same set-up with all that is as usual. */
export function settled(table: Table, given: Setup): Setup {
  return filled(table.setup, given) as Setup;
}

/** Each wish, and for those who have none something that nobody wants. */
export function granted(wanted: readonly (string | null)[], every: Words, draw: SeedShuffles): (string | null)[] {
  const free = draw.shuffled(every.filter((one) => !wanted.includes(one)));
  return wanted.map((wish) => wish ?? free.pop()!);
}

function filled(usual: unknown, given: unknown): unknown {
  if (!isForm(usual) || !isForm(given)) return given === undefined ? usual : given;
  return { ...usual, ...given, ...Object.fromEntries(Object.keys(usual).map((name) => [name, filled(usual[name], given[name])])) };
}

function isForm(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
