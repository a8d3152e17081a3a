/** What a plan would lead to, in words. */
import { t } from "../../../words/words.svelte";
import { isGain, type Omen } from "../state/course";
import { thing } from "./telling";

/** On the board, where there is little room; nothing where the mark says it all. */
export function omenBriefly(omen: Omen): string {
  if (omen.shows === "token") return t("omen-gate", { symbol: omen.symbol });
  if (isGain(omen)) return t("omen-target", { shows: omen.shows });
  return omen.points > 0 ? t("omen-damage", { points: omen.points }) : "";
}

export function omenSaid(omen: Omen): string {
  if (omen.shows === "token") return t("omen-takes-gate", { symbol: omen.symbol });
  if (isGain(omen)) return t("omen-takes-target", { shows: omen.shows });
  return t(omen.shows === "crash" ? "omen-crashes" : "omen-is-hit", { thing: thing(omen.thing) });
}

/** When, and what it costs. */
export function omenDetail(omen: Omen): string {
  const parts = [t("omen-when", { column: omen.column })];
  if (!isGain(omen)) parts.push(t("omen-costs", { points: omen.points }));
  if (omen.ends) parts.push(t("omen-ends"));
  return parts.join(", ");
}
