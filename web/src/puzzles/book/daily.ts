/** Each day's puzzle: fixed by the date, the same on every server and without one, as src/swarmrally/study has it. */
import type { Puzzle, PuzzleBook } from "../../engine/puzzles";

/** The day of the first one. */
export const FIRST_DAY = "2026-01-01";
const A_DAY = 86_400_000;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Whether there is such a day, and a puzzle for it by now. */
export function isDay(day: string, today: string): boolean {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (date === undefined) return false;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))).toISOString().startsWith(day) && day >= FIRST_DAY && day <= today;
}

/** 1 for the first day. */
export function numberOf(day: string): number {
  return Math.round((Date.parse(`${day}T00:00Z`) - Date.parse(`${FIRST_DAY}T00:00Z`)) / A_DAY) + 1;
}

/** Its place in the book. */
export function placeOn(daily: readonly number[], day: string): number {
  const [number, count] = [numberOf(day) - 1, daily.length];
  return daily[((number % count) + count) % count]!;
}

export function dailyIn({ daily, puzzles }: PuzzleBook, day: string): { number: number; puzzle: Puzzle } {
  const number = placeOn(daily, day);
  return { number, puzzle: puzzles[number]! };
}

export function dailyAddress(game: string, day: string, today: string): string {
  return day === today ? `/daily/${game}` : `/daily/${game}/${day}`;
}
