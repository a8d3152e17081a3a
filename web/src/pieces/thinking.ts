/** How long somebody thought, in the reader's language. */
import { locale } from "../words.svelte";

export function timeOf(milliseconds: number, unitDisplay: "short" | "long"): string {
  const isLong = milliseconds >= 1000;
  const unit = isLong ? "second" : "millisecond";
  return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay, maximumFractionDigits: 1 }).format(isLong ? milliseconds / 1000 : milliseconds);
}
