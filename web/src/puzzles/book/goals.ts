/** A goal in words, made of its clauses: short commands, which are joined to one sentence. */
import type { GameName } from "../../engine/base/described";
import type { Clause } from "../../engine/puzzles";
import { locale, t } from "../../words/words.svelte";

/** Names a robot by its seat. */
export type Called = (seat: number) => string;

export function goalSaid(game: GameName, goal: readonly Clause[], called: Called): string {
  const said = goal.map((clause) => clauseSaid(game, clause, called));
  return `${begun(new Intl.ListFormat(locale(), { type: "conjunction" }).format(said))}.`;
}

/** One line of a list. */
export function clauseLine(game: GameName, clause: Clause, called: Called): string {
  return begun(clauseSaid(game, clause, called));
}

export function clauseSaid(game: GameName, clause: Clause, called: Called): string {
  return game === "asteroyds" ? t(`goal-a-${clause.kind}`, told(clause, called)) : t(`goal-r-${clause.kind}`, told(clause, called));
}

function told({ number = 0, about, by = 0 }: Clause, called: Called): Record<string, string | number> {
  if (typeof about === "object") return { number, by, row: about[0], column: about[1], x: about[0], y: about[1] };
  return { number, by, ...(about === undefined ? {} : { about, robot: called(about) }) };
}

function begun(said: string): string {
  const [first = "", ...rest] = Array.from(said);
  return first.toLocaleUpperCase(locale()) + rest.join("");
}
