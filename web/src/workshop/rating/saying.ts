/** What a rating says, in the reader's words. Screens learn the parts `rating`, `findings` and `pilots`. */
import { t } from "../../words/words.svelte";
import type { Figures } from "./figures";

/** `dock 3`, `team 1`, `left`, `red`, as analyses call them. */
export function startSaid(start: string): string {
  const [kind, number] = start.split(" ");
  if (number !== undefined) return t("rating-start-numbered", { kind: kind!, number });
  return start === "left" || start === "right" ? t("rating-side", { side: start }) : t(`colour-${start}`);
}

/** What the wins are counted by. */
export function startsSaid({ fairness: { starts } }: Figures): string {
  const [first] = starts;
  const kind = /^dock /.test(first!.start) ? "dock" : /^(team |left$|right$)/.test(first!.start) ? "team" : "start";
  return t("rating-by", { kind });
}

export function verdictSaid({ fairness: { judgement, chance } }: Figures, part: "b" | "more", odd: { start: string; isLess: boolean } | null = null): string {
  const about = { judgement: judgement.replaceAll(" ", "-"), start: odd?.start ?? "", way: odd ? (odd.isLess ? "less" : "more") : "none" };
  return part === "b" ? t("rating-verdict", about) : t("rating-verdict.more", { ...about, thousand: Math.round(1000 * chance) });
}
