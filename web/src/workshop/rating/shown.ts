/** What is drawn of a rating, reckoned from its figures. */
import type { GameName } from "../../engine/base/described";
import type { Figures, Share } from "./figures";
import type { Kind, More } from "./rating.svelte";
import { sum } from "./intervals";

/** A turn or round is planned, and then watched once for each seat: as arena/generating/orders.py guesses it. */
const SECONDS_TO_PLAN = 60;
const SECONDS_TO_WATCH: Readonly<Record<GameName, number>> = { roborally: 5, asteroyds: 4 };
const MOST_BARS = 14;
/** Of the axis under the intervals, in percent. */
const STEP = 5;

export interface Win extends Share {
  share: number;
  /** Which way it differs most from its part, where the wins differ by more than chance. */
  isOdd: boolean;
}

export interface Wins {
  /** Of all that somebody has won, as games are divided between equal starts. */
  fair: number;
  /** The end of the axis. */
  most: number;
  wins: Win[];
  odd: { start: string; isLess: boolean } | null;
}

export interface Bar {
  from: number;
  to: number;
  games: number;
  /** Whether more than nine of ten games end before it. */
  isLate: boolean;
}

export function secondsEach({ game, seats }: More): number {
  return SECONDS_TO_PLAN + SECONDS_TO_WATCH[game] * seats;
}

export function minutesOf({ rounds }: Figures, more: More): number {
  return Math.round((rounds.mean * secondsEach(more)) / 60);
}

export function winsOf({ fairness: { starts, judgement }, games }: Figures): Wins {
  const fair = sum(starts.map(({ wins }) => wins)) / games / starts.length;
  const away = ({ wins }: Share): number => Math.abs(wins / games - fair);
  const [oddest] = starts.toSorted((one, other) => away(other) - away(one));
  const odd = judgement === "unfair" || judgement === "perhaps unfair" ? oddest! : null;
  const most = Math.max(STEP, Math.ceil((100 * Math.max(fair, ...starts.map(({ interval: [, end] }) => end))) / STEP) * STEP) / 100;
  return { fair, most, wins: starts.map((each) => ({ ...each, share: each.wins / games, isOdd: each === odd })), odd: odd && { start: odd.start, isLess: odd.wins / games < fair } };
}

/** Games by length, several lengths a bar where there are many. */
export function barsOf({ rounds: { counts, shortest, longest, p90 } }: Figures): Bar[] {
  const width = Math.ceil((longest - shortest + 1) / MOST_BARS);
  return Array.from({ length: Math.ceil((longest - shortest + 1) / width) }, (_, number) => {
    const [from, to] = [shortest + number * width, shortest + (number + 1) * width - 1];
    return { from, to, games: sum(Object.entries(counts).map(([length, games]) => (from <= Number(length) && Number(length) <= to ? games : 0))), isLate: from > p90 };
  });
}

/** What hurts: robots fall, craft are hit. */
export function kindOf(game: GameName): Kind {
  return game === "roborally" ? "deaths" : "damage";
}

/** How much of it each robot or craft suffers in a game, and the two places that have most. */
export function harmOf(figures: Figures, { game, seats }: More): { each: number; share: number; places: string[] } {
  const { total, most } = figures[kindOf(game)];
  const worst = most.slice(0, 2);
  return { each: total / (figures.games * seats), share: sum(worst.map(({ share }) => share)), places: worst.map(({ at }) => at.replace(/^row (\d+), column (\d+)$/, "$1,$2").replace(/, .*$/, "")) };
}
