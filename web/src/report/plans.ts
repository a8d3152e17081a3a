/** What was planned in a round, by seat, as its record has it. */
import { plansIn } from "../engine/surveying";
import type { GameRecord } from "../engine/base/record";

interface Told {
  kind: string;
  round?: number;
  turn?: number;
}

export function plansOf({ decisions, events }: Pick<GameRecord, "decisions" | "events">, wanted: number): Record<number, unknown> {
  const found: Record<number, unknown> = {};
  let round = 0;
  for (const [place, told] of (events as Told[][]).entries()) {
    // What is told after a decision may begin the next round, to which the decision does not belong.
    if (place > 0 && round === wanted) Object.assign(found, plansIn(decisions[place - 1]));
    round = told.findLast(({ kind }) => kind === "RoundBegan" || kind === "TurnBegan")?.[told.some(({ kind }) => kind === "RoundBegan") ? "round" : "turn"] ?? round;
  }
  return found;
}
