/** A number for all events so far, however they were cut into messages (FNV-1a). */
import type { AnyEvent } from "../engine/base/telling";

export const NOTHING = 0x811c9dc5;
const PRIME = 0x01000193;

export function digested(before: number, events: readonly AnyEvent[]): number {
  let digest = before;
  for (const letter of events.map((event) => JSON.stringify(event)).join("")) digest = Math.imul(digest ^ letter.codePointAt(0)!, PRIME) >>> 0;
  return digest;
}
