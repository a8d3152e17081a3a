/** What tables and clocks are called. */
import type { Clock } from "../wire/protocol";
import { mostRobots } from "./owners";
import { spanWords } from "../words/times";
import { isSaid, t } from "../words/words.svelte";

export const GAMES = { asteroyds: "Asteroyds", roborally: "RoboRally" } as const;

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
