/** A day's result as text that says how it went and gives nothing away. */
import type { GameName } from "../../engine/base/described";
import type { Attempt, Outcome } from "../kept/outcome";
import { t } from "../../words/words.svelte";

const [WENT, MISSED, REACHED, NOT_ANY_MORE] = ["■", "▲", "◆", "□"];
/** More than so many tries make nobody curious. */
const MOST = 8;

export interface Result {
  game: GameName;
  number: number;
  level: number;
  outcome: Outcome;
  streak: number;
  /** Where others find it. */
  address: string;
}

export function shareText({ game, number, level, outcome, streak, address }: Result): string {
  const { attempts, hints, seconds, wasShown } = outcome;
  const lines = attempts.map((attempt, place) => `${place + 1}  ${marksOf(attempt)}`);
  const told = lines.length > MOST ? [...lines.slice(0, MOST - 2), "…", lines.at(-1)!] : lines;
  const about = [wasShown ? t("share-shown") : t("share-hints", { count: hints }), timeSaid(seconds), ...(streak > 1 ? [t("share-row", { count: streak })] : [])];
  return [t("share-title", { number, game: t("puzzle-game", { game }), level }), ...told, about.join(" · "), address].join("\n");
}

/** A mark for each column or register. */
export function marksOf({ steps, of, isSolved }: Pick<Attempt, "steps" | "of" | "isSolved">): string {
  const marks = Array.from({ length: of }, (_, place) => (place < steps - 1 ? WENT : place === steps - 1 ? (isSolved ? REACHED : MISSED) : isSolved ? WENT : NOT_ANY_MORE));
  return marks.join(" ");
}

/** As on a stopwatch. */
export function timeSaid(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
