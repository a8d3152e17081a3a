/** Numbers of a report in the reader's way: chances come in ten-thousandths. */
import type { Report } from "../engine/base/report";
import { locale } from "../words/words.svelte";

const WHOLE = 10_000;

export function percent(part: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(part / 100);
}

/** With its sign: what was won or lost. */
export function points(part: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 0, signDisplay: "exceptZero" }).format(Math.round(part / 100)).replace("-", "\u2212");
}

/** The chances of a seat before each round, and how it ended, from 0 to 1. */
export function courseOf({ rounds, luck_and_skill: balances }: Report, seat: number): { chance: number; error: number }[] {
  const before = rounds.map((round) => ({ chance: round.before[seat]! / WHOLE, error: round.before_error[seat]! / WHOLE }));
  return [...before, { chance: balances[seat]!.outcome / WHOLE, error: 0 }];
}
