/** Lengths of time, in the reader's language. */
import { locale } from "./words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Span {
  count: number;
  unit: "second" | "minute" | "hour" | "day";
}

/** So many seconds in the largest unit of which there are two. */
export function spanOf(seconds: number, round = Math.floor): Span {
  if (seconds >= 2 * DAY) return { count: round(seconds / DAY), unit: "day" };
  if (seconds >= 2 * HOUR) return { count: round(seconds / HOUR), unit: "hour" };
  if (seconds >= 2 * MINUTE) return { count: round(seconds / MINUTE), unit: "minute" };
  return { count: Math.max(0, round(seconds)), unit: "second" };
}

export function spanWords(seconds: number, width: "short" | "long" = "short", round = Math.floor): string {
  const { count, unit } = spanOf(seconds, round);
  return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: width }).format(count);
}

export function ago(at: number, now: number): string {
  const { count, unit } = spanOf((now - at) / 1000);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(-count, unit);
}

/** How long somebody thought. */
export function thoughtWords(milliseconds: number, unitDisplay: "short" | "long"): string {
  const isLong = milliseconds >= 1000;
  const unit = isLong ? "second" : "millisecond";
  return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay, maximumFractionDigits: 1 }).format(isLong ? milliseconds / 1000 : milliseconds);
}
