/** What is kept of a puzzle that somebody has tried: a row for each, so that two tabs never write the same. */

/** How far a try came: so many steps ran as they should, of so many, and whether the goal was reached. */
export interface Attempt {
  plan: unknown;
  steps: number;
  of: number;
  isSolved: boolean;
  at: number;
}

export interface Outcome {
  /** Its id; of a day's puzzle, which counts for that day as well, the day and the game. */
  puzzle: string;
  game: string;
  theme: string;
  level: number;
  /** The oldest first; when there are too many the first ones stay. */
  attempts: Attempt[];
  /** How many hints were looked at before it was solved. */
  hints: number;
  /** Whether the solution was looked at before it was solved. */
  wasShown: boolean;
  beganAt: number;
  solvedAt: number | null;
  /** Seconds of looking and trying until it was solved. */
  seconds: number;
  /** The day whose puzzle it is, as in 2026-11-17; null in the row of the puzzle itself. */
  day: string | null;
}

/** Three minutes as fast as one can. */
export interface Rush {
  at: number;
  game: string;
  solved: number;
  failed: number;
}

/** More tries of one puzzle are not kept, but counted as the last. */
export const MOST_ATTEMPTS = 50;
const DAY = /^\d{4}-\d\d-\d\d$/;

export function begun(puzzle: { id: string; game: string; theme: string; level: number }, at: number, day: string | null = null): Outcome {
  return { puzzle: keyOf(puzzle, day), game: puzzle.game, theme: puzzle.theme, level: puzzle.level, attempts: [], hints: 0, wasShown: false, beganAt: at, solvedAt: null, seconds: 0, day };
}

/** Under which it is kept. */
export function keyOf({ id, game }: { id: string; game: string }, day: string | null): string {
  return day === null ? id : `${day} ${game}`;
}

/** The same with one more try; nothing of what came after the solution counts. */
export function tried(before: Outcome, attempt: Attempt, seconds: number): Outcome {
  if (before.solvedAt !== null) return before;
  const attempts = [...before.attempts.slice(0, MOST_ATTEMPTS - 1), attempt];
  return { ...before, attempts, seconds: Math.max(before.seconds, seconds), solvedAt: attempt.isSolved ? attempt.at : null };
}

export function hinted(before: Outcome, hints: number): Outcome {
  return before.solvedAt === null ? { ...before, hints: Math.max(before.hints, hints) } : before;
}

export function shown(before: Outcome): Outcome {
  return before.solvedAt === null ? { ...before, wasShown: true } : before;
}

/** The row, or nothing when something else has written there. */
export function soundOutcome(row: unknown): Outcome | null {
  const one = row as Partial<Outcome> | null;
  if (typeof one !== "object" || one === null) return null;
  const { puzzle, game, theme, level, attempts, hints, wasShown, beganAt, solvedAt, seconds, day } = one;
  const isSound =
    [puzzle, game, theme].every((word) => typeof word === "string" && word !== "") &&
    [level, hints, beganAt, seconds].every(isCount) &&
    Array.isArray(attempts) &&
    attempts.every(isAttempt) &&
    typeof wasShown === "boolean" &&
    (solvedAt === null || isCount(solvedAt)) &&
    (day === null || (typeof day === "string" && DAY.test(day)));
  return isSound ? (one as Outcome) : null;
}

export function soundRush(row: unknown): Rush | null {
  const one = row as Partial<Rush> | null;
  if (typeof one !== "object" || one === null) return null;
  return typeof one.game === "string" && [one.at, one.solved, one.failed].every(isCount) ? (one as Rush) : null;
}

function isAttempt(found: unknown): boolean {
  const one = found as Partial<Attempt> | null;
  return typeof one === "object" && one !== null && typeof one.isSolved === "boolean" && [one.steps, one.of, one.at].every(isCount);
}

function isCount(found: unknown): boolean {
  return typeof found === "number" && Number.isFinite(found) && found >= 0;
}
