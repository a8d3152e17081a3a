/** The keys of the editor of layouts, beside those of its tools. */
import type { Kind } from "./content/layout";

export const KEYS: Record<Kind, string> = {
  red: "1",
  white: "2",
  blue: "3",
  "white/red": "4",
  "white/blue": "5",
  "red-gate": "6",
  "white-gate": "7",
  pod: "8",
  platform: "9",
  start: "S",
  turret: "U",
  hex: "X",
};

export function kindFor(key: string): Kind | null {
  return (Object.keys(KEYS) as Kind[]).find((kind) => KEYS[kind] === key.toUpperCase()) ?? null;
}
