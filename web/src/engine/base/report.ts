/** What a game came down to, as docs/study.md lists it: chances in ten-thousandths, plans beside the best ones, luck and skill apart. */

export const REPORT = 1;
export type Mark = "best" | "good" | "slip" | "blunder";

/** What a plan is worth: goals, damage and falls of this round in hundredths; the way still to go. */
export interface Worth {
  chance: number;
  error: number;
  goals: number;
  damage: number;
  falls: number;
  way: number;
}

export interface ReportedPlan {
  seat: number;
  mark: Mark;
  loss: number;
  error: number;
  games: number;
  steps: number;
  made: Worth;
  best: Worth & { plan: unknown };
}

export interface ReportedRound {
  round: number;
  before: number[];
  before_error: number[];
  dealt: number[];
  dealt_error: number[];
  plans: ReportedPlan[];
}

export interface Balance {
  seat: number;
  start: number;
  luck: number;
  plans: number;
  own: number;
  others: number;
  outcome: number;
  accuracy: number;
  marks: Record<Mark, number>;
}

export interface Report {
  swarmrally_report: number;
  game: "asteroyds" | "roborally";
  seats: number;
  winners: number[];
  rounds: ReportedRound[];
  luck_and_skill: Balance[];
  turning_points: { round: number; seat: number; loss: number; events: unknown[] }[];
  verdicts: { seat: number; code: string; luck: number; plans: number; own: number; round: number | null }[];
}

/** How often each seat wins, by seat, and the standard error of that. */
export interface Odds {
  played: number;
  games: number;
  chance: number[];
  error: number[];
}

/** A plan of one seat, as it was tried. */
export interface Tried {
  plan: unknown;
  chance: number;
  error: number;
  goals: number;
  damage: number;
  falls: number;
}

export interface Best {
  played: number;
  most: number;
  /** The best first. */
  plans: Tried[];
}
