/** Days and months as a calendar shows them; all of them without a time zone, as they are written. */
import type { Outcome } from "../kept/outcome";
import { dayOf, daysAfter } from "../kept/streak";
import { locale } from "../../words/words.svelte";

export type DayState = "open" | "done" | "hinted" | "late" | "shown";

export const ICONS: Record<DayState, string> = { open: "", done: "check", hinted: "bulb", late: "clock", shown: "eye" };

export function stateOf(outcome: Outcome | null, day: string): DayState {
  if (outcome?.wasShown) return "shown";
  if (outcome?.solvedAt == null) return "open";
  if (dayOf(outcome.solvedAt) !== day) return "late";
  return outcome.hints > 0 ? "hinted" : "done";
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function monthAfter(month: string, by: 1 | -1): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Weeks from Monday to Sunday, filled up with days of the months around it. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const weekday = (new Date(`${first}T00:00Z`).getUTCDay() + 6) % 7;
  const weeks: string[][] = [];
  for (let begin = daysAfter(first, -weekday); monthOf(begin) <= month; begin = daysAfter(begin, 7)) weeks.push(Array.from({ length: 7 }, (_, by) => daysAfter(begin, by)));
  return weeks;
}

export function daySaid(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));
}

/** Their first letters, from Monday on. */
export function weekdays(spoken: string): string[] {
  const short = new Intl.DateTimeFormat(spoken, { weekday: "narrow", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, by) => short.format(new Date(Date.UTC(2026, 0, 5 + by))));
}
