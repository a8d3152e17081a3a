/** Which rules there are puzzles of; tests/study/test_practised_rules.py compares it with the puzzles. */
import type { GameName } from "./book";

export const PRACTISED: Record<GameName, readonly string[]> = {
  asteroyds: ["A2.4", "A4.2", "A4.4", "A5.1", "A5.4", "A6.1", "A7.1", "A7.2", "A8.1", "A8.3", "A9.2", "A9.3", "A9.5", "A9.6", "A10.2", "A10.4"],
  roborally: ["R5.2", "R6.1", "R6.2", "R6.3", "R6.4", "R6.5", "R6.6", "R7.1", "R7.3", "R7.4"],
};

/** Of a rule, or of a chapter of rules; null where there are none. */
export function puzzlesOf(game: GameName, rule: string): string | null {
  const wanted = rule.toUpperCase();
  return PRACTISED[game].some((one) => one === wanted || one.startsWith(`${wanted}.`)) ? `/puzzles?game=${game}&rule=${wanted}` : null;
}

/** The rules of a chapter. */
export function practisedIn(game: GameName, chapter: string): readonly string[] {
  return PRACTISED[game].filter((one) => one.startsWith(`${chapter}.`));
}
