/** What a line of my games says. */
import type { BotName } from "../characters/bots";
import type { GameLine } from "../wire/protocol";
import { locale, t } from "../words/words.svelte";

const MOST_KINDS = 2;

/** Who else played: people by name, bots by kind, or counted where they are of many kinds. */
export function othersOf({ others }: GameLine, names: Record<string, string>): string {
  const people = others.flatMap(({ player }) => (player == null ? [] : [names[player] ?? t("somebody")]));
  return new Intl.ListFormat(locale()).format([...people, ...botsOf(others)]);
}

function botsOf(others: GameLine["others"]): string[] {
  const counts = new Map<string, number>();
  for (const { bot } of others) if (bot != null) counts.set(bot, (counts.get(bot) ?? 0) + 1);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (counts.size > MOST_KINDS) return [t("played-bots", { count: all })];
  return [...counts].map(([bot, count]) => (count === 1 ? t(`bot-${bot}`) : t("bots-of-a-kind", { count, bot: t(`bot-${bot}`) })));
}

/** The faces beside the names: each kind of bot once. */
export function facesOf({ others }: GameLine): BotName[] {
  return [...new Set(others.flatMap(({ bot }) => bot ?? []))];
}

export function isWon({ result }: Pick<GameLine, "result">): boolean {
  return result === "won" || result === "shared";
}

/** A place is told to those who have raced to the end, and not won. */
export function resultOf({ result, place, seats }: GameLine): string {
  if (result === "lost" && place != null) return t("played-place", { place, seats });
  return t("played-result", { result, seats });
}

/** The drawing of what I played with. */
export function pictureOf({ game, figure }: Pick<GameLine, "game" | "figure">): string | null {
  if (figure == null) return null;
  return game === "asteroyds" ? `craft-${figure}` : `portrait-${figure}`;
}

/** Today with the time; then the day, and the year where it is another one. */
export function whenOf(at: number, now: number): string {
  const days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  const day = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  if (days === 0) return t("today-at", { day: day.format(0, "day"), time: new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(at) });
  if (days === 1) return day.format(-1, "day");
  const year = new Date(at).getFullYear() === new Date(now).getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", ...year }).format(at);
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
