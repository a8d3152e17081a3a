/** What a what-if board does beside the rules, between the decisions of a game: dice that somebody says, and chance that is drawn anew. */
import { refused } from "./refusing";

/**
 * `dice`: this round's, in the order in which they move. `hands`: the cards of these seats in this turn, by priority; whoever had one of them, or the pile, has another
 * one instead. `draw`: dice or hands of this round and all later ones come from another seed.
 */
export type Arrangement = { decision: "dice"; dice: Readonly<Record<string, number>>; order: readonly string[] } | { decision: "hands"; hands: Readonly<Record<number, readonly number[]>> } | { decision: "draw"; seed: string };

const DECISIONS = ["dice", "hands", "draw"];

export function isArrangement(given: unknown): given is Arrangement {
  return DECISIONS.includes((given as { decision?: string } | undefined)?.decision ?? "");
}

/** Whether somebody had a hand in what chance decides elsewhere: such a game is no proof of anything. */
export function isArranged(decisions: readonly unknown[]): boolean {
  return decisions.some(isArrangement);
}

/** Only before anybody has planned. */
export function tooLate(): Error {
  return refused("", "planning_over");
}
