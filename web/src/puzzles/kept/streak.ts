/** Days in a row: a day counts when one of its puzzles was solved on that very day. */
import type { Outcome } from "./outcome";

/** As in 2026-11-17, where the reader is. */
export function dayOf(time: number | Date): string {
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part, place) => String(part).padStart(place === 0 ? 4 : 2, "0")).join("-");
}

export function daysAfter(day: string, by: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, date + by)).toISOString().slice(0, 10);
}

/** Solved in time, without having looked it up. */
export function solvedDays(outcomes: readonly Outcome[]): Set<string> {
  return new Set(outcomes.flatMap(({ day, solvedAt, wasShown }) => (day !== null && solvedAt !== null && !wasShown && dayOf(solvedAt) === day ? [day] : [])));
}

export interface Streak {
  now: number;
  best: number;
  /** Whether today's is solved: if not, the streak of yesterday still stands. */
  isSafe: boolean;
}

export function streakOf(outcomes: readonly Outcome[], today: string): Streak {
  const days = solvedDays(outcomes);
  const isSafe = days.has(today);
  return { now: lengthUpTo(days, isSafe ? today : daysAfter(today, -1)), best: Math.max(0, ...[...days].map((day) => lengthUpTo(days, day))), isSafe };
}

function lengthUpTo(days: ReadonlySet<string>, last: string): number {
  let length = 0;
  for (let day = last; days.has(day); day = daysAfter(day, -1)) length += 1;
  return length;
}
