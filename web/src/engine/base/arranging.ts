/** What a what-if board does beside the rules, between the decisions of a game: dice that somebody says, and chance that is drawn anew. */
import { refused } from "./refusing";

/** `dice`: this round's, in the order in which they move. `draw`: dice or hands of this round and all later ones come from another seed. */
export type Arrangement = { decision: "dice"; dice: Readonly<Record<string, number>>; order: readonly string[] } | { decision: "draw"; seed: string };

export function isArrangement(given: unknown): given is Arrangement {
  const decision = (given as { decision?: unknown } | undefined)?.decision;
  return decision === "dice" || decision === "draw";
}

/** Whether somebody had a hand in what chance decides elsewhere: such a game is no proof of anything. */
export function isArranged(decisions: readonly unknown[]): boolean {
  return decisions.some(isArrangement);
}

/** Only before anybody has planned. */
export function tooLate(): Error {
  return refused("", "planning_over");
}
