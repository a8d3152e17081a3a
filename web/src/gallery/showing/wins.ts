/** How often each start wins, beside what would be fair. */
import { t } from "../../words/words.svelte";
import type { Figures } from "../asking/works";

export interface Win {
  name: string;
  share: number;
  low: number;
  high: number;
  /** Whether what is fair lies outside of what it may be. */
  isOdd: boolean;
}

export interface Wins {
  rows: Win[];
  fair: number;
  /** The end of the scale. */
  most: number;
}

const NUMBERED = /^(dock|team) (\d+)$/;

export function winsOf({ games, fairness: { starts } }: Pick<Figures, "games" | "fairness">): Wins {
  const shares = starts.map(({ wins }) => (games > 0 ? wins / games : 0));
  // Of the games that somebody has won: those that nobody wins make no start worse than another.
  const fair = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, starts.length);
  const rows = starts.map(({ start, interval: [low, high] }, number) => ({ name: startWords(start), share: shares[number]!, low, high, isOdd: low > fair || high < fair }));
  return { rows, fair, most: Math.max(fair * 2, ...rows.map(({ high }) => high)) };
}

export function startWords(start: string): string {
  const numbered = NUMBERED.exec(start);
  return numbered ? t(`gallery-start-${numbered[1]!}`, { number: numbered[2]! }) : t("gallery-start", { start });
}
