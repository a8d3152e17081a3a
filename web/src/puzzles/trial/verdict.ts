/** What a try came to, clause by clause, for those who watch it: it knows no rule, only which event decided what. */
import type { Judged } from "../../engine/base/judging";
import type { AnyEvent } from "../../engine/base/telling";
import type { Position } from "./line.svelte";

export type ClauseState = "open" | "done" | "missed";

/** How far a try came before something went wrong, in columns or registers. */
export interface Flown {
  steps: number;
  of: number;
}

const STEPS = { asteroyds: 7, roborally: 5 };

/** As it stands after so many events; a limit that was kept is kept only at the end. */
export function clauseStates({ verdicts, events }: Judged, told: number): ClauseState[] {
  return verdicts.map((verdict) => {
    if (verdict < 0) return told >= -verdict ? "missed" : "open";
    if (verdict > 0) return told >= verdict ? "done" : "open";
    return told >= events.length ? "missed" : "open";
  });
}

/** The events by which clauses were broken, the first first; nothing for what never happened. */
export function breaksIn({ verdicts, events }: Judged): { clause: number; event: AnyEvent | null; number: number }[] {
  return verdicts
    .flatMap((verdict, clause) => (verdict > 0 ? [] : [{ clause, event: verdict < 0 ? (events[-verdict - 1] ?? null) : null, number: verdict < 0 ? -verdict : events.length }]))
    .sort((one, other) => one.number - other.number);
}

/** The step in which it went wrong, all of them when only the goal was never reached; of a solved one the step that decided it. */
export function flownOf({ game, puzzle }: Pick<Position, "game" | "puzzle">, judged: Judged): Flown {
  const of = STEPS[game];
  if (judged.isSolved) {
    const decided = judged.verdicts.filter((verdict) => verdict > 0 && verdict < judged.events.length);
    return { steps: decided.length === 0 ? of : stepOf(judged.events, Math.max(...decided), puzzle.seat, of), of };
  }
  const broken = breaksIn(judged).find(({ event }) => event !== null);
  return { steps: broken ? stepOf(judged.events, broken.number, puzzle.seat, of) : of, of };
}

/** The column of my flight, or the register, in which the nth event happens; at least the first. */
export function stepOf(events: readonly AnyEvent[], number: number, seat: number, of: number): number {
  let step = 1;
  for (const event of events.slice(0, number)) {
    if (event.kind === "RegisterBegan") step = event.register;
    else if ("column" in event && typeof event.column === "number" && event.column > 0 && (!("seat" in event) || event.seat === seat)) step = event.column;
  }
  return Math.min(step, of);
}
