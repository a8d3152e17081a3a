/** How strong somebody is at puzzles, as Elo has it: each puzzle is an opponent as strong as its level, met once. */
import type { Outcome } from "./outcome";

/** What whoever solves half of the puzzles of a level is rated, from the first level on. */
export const LEVELS = [800, 1100, 1400, 1700, 2000];
export const START = 1200;
/** The first ones weigh more: they have to find where somebody belongs. */
const [FIRST, EARLY, LATER] = [20, 40, 16];
/** So many points make a success ten times as likely as a failure. */
const SCALE = 400;
/** Before so many puzzles a rating says little. */
export const ENOUGH = 10;

export interface Rating {
  rating: number;
  /** Of how many puzzles it is made. */
  of: number;
  /** What the last one has changed. */
  change: number;
}

/** Everything from the beginning: nothing is kept that could go wrong. A puzzle counts once, also when it was a day's. */
export function ratingOf(outcomes: readonly Outcome[]): Rating {
  const judged = outcomes.filter((outcome) => outcome.day === null && judgement(outcome) !== null).toSorted((one, other) => judgedAt(one) - judgedAt(other));
  return judged.reduce<Rating>(
    ({ rating, of }, outcome) => {
      const change = (of < FIRST ? EARLY : LATER) * (judgement(outcome)! - expected(rating, LEVELS[outcome.level - 1] ?? START));
      return { rating: rating + change, of: of + 1, change };
    },
    { rating: START, of: 0, change: 0 },
  );
}

/** Solved at the first try and alone is a whole point, later or with a hint half of one; whoever has looked it up has none. */
export function judgement({ attempts, hints, wasShown, solvedAt }: Outcome): number | null {
  if (wasShown) return 0;
  if (solvedAt === null) return null;
  return attempts.length === 1 && hints === 0 ? 1 : 0.5;
}

function judgedAt({ solvedAt, beganAt }: Outcome): number {
  return solvedAt ?? beganAt;
}

function expected(rating: number, against: number): number {
  return 1 / (1 + 10 ** ((against - rating) / SCALE));
}
