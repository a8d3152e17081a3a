/** Two rows of the same puzzle become one: whichever comes first or twice, nothing of either is lost. */
import { type Attempt, MOST_ATTEMPTS, type Outcome } from "./outcome";

export function merged(one: Outcome, other: Outcome): Outcome {
  const [first] = [one, other].toSorted((a, b) => a.beganAt - b.beganAt || b.level - a.level);
  const solvedAt = earlier(one.solvedAt, other.solvedAt);
  return {
    ...first!,
    attempts: together(one.attempts, other.attempts, solvedAt),
    hints: Math.max(one.hints, other.hints),
    wasShown: one.wasShown || other.wasShown,
    solvedAt,
    seconds: Math.max(one.seconds, other.seconds),
  };
}

function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

/** In the order in which they were made; nothing of what came after the solution counts. */
function together(ones: readonly Attempt[], others: readonly Attempt[], solvedAt: number | null): Attempt[] {
  const all = new Map([...ones, ...others].map((attempt) => [`${attempt.at} ${attempt.steps} ${attempt.isSolved}`, attempt]));
  const counted = [...all.values()].filter(({ at }) => solvedAt === null || at <= solvedAt).toSorted((a, b) => a.at - b.at || Number(a.isSolved) - Number(b.isSolved));
  return counted.length <= MOST_ATTEMPTS ? counted : [...counted.slice(0, MOST_ATTEMPTS - 1), counted.at(-1)!];
}
