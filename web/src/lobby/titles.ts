/** What tables, clocks and times are called. */
import type { Clock } from "../protocol";
import { mostRobots } from "../table/owners";
import { isSaid, locale, t } from "../words.svelte";

export const GAMES = { asteroyds: "Asteroyds", roborally: "RoboRally" } as const;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Span {
  count: number;
  unit: "second" | "minute" | "hour" | "day";
}

/** The mode, in the reader's language; courses keep their names. */
export function titleOf(title: string): string {
  const id = `title-${title.replaceAll(" ", "-")}`;
  return isSaid(id) ? t(id) : title;
}

export function tableTitle(game: string, title: string): string {
  return `${GAMES[game as keyof typeof GAMES] ?? game}, ${titleOf(title)}`;
}

/** What a game counts in. */
export function unitOf(game: string): "turn" | "round" {
  return game === "roborally" ? "turn" : "round";
}

/** So many seconds in the largest unit that is not too coarse. */
export function spanOf(seconds: number): Span {
  if (seconds >= 2 * DAY) return { count: Math.floor(seconds / DAY), unit: "day" };
  if (seconds >= 2 * HOUR) return { count: Math.floor(seconds / HOUR), unit: "hour" };
  if (seconds >= 2 * MINUTE) return { count: Math.floor(seconds / MINUTE), unit: "minute" };
  return { count: Math.max(0, Math.floor(seconds)), unit: "second" };
}

export function spanWords(seconds: number, width: "short" | "long" = "short"): string {
  const { count, unit } = spanOf(seconds);
  return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: width }).format(count);
}

export function ago(at: number, now: number): string {
  const { count, unit } = spanOf((now - at) / 1000);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(-count, unit);
}

/** How many robots a player has, where they have several; nothing where everybody has one. */
export function robotsWords(owners: readonly number[] | undefined): string {
  const most = mostRobots(owners);
  const isSame = most * new Set(owners).size === owners?.length;
  return most === 1 ? "" : t(isSame ? "robots-each" : "robots-at-most", { count: most });
}

/** The clock of a table in two or three words; `isAlone`: for somebody who plays with bots only. */
export function clockWords({ game, clock, isAlone = false }: { game: string; clock?: Clock; isAlone?: boolean }): string {
  const stopwatch = clock?.stopwatch ?? "usual";
  if (typeof stopwatch === "number") return t("clock-each-round", { time: spanWords(stopwatch), unit: unitOf(game) });
  if (stopwatch === "none" || (stopwatch === "usual" && isAlone)) return t("clock-none");
  if (game === "roborally") return clock?.last_player === false ? t("clock-none") : t("clock-last-one");
  return t(stopwatch === "expert" ? "clock-expert" : "clock-novice");
}
