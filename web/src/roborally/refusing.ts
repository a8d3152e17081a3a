/** Why the server would not take a program, in the reader's words where they are known. */
import { whyOf } from "../table/refusals";
import { t } from "../words.svelte";

const REASONS: [said: RegExp, reason: string, rule: string][] = [
  [/with Crab Legs or Dual Processor/, "sharing", "R9.8"],
  [/only a damaged robot may announce/, "undamaged", "R4.1"],
  [/is there twice/, "twice", "R3.1"],
  [/expected a card of the hand/, "not-in-hand", "R3.1"],
  [/this register is not locked/, "empty", "R3.1"],
  [/the flywheel holds/, "flywheel-full", "R9.11"],
  [/expected Recompile only/, "recompile", "R9.22"],
  [/the present round, got|planning is over|s late/, "late", "R3.2"],
];

export function whyNot(said: string): { said: string; rule: string; isForeign: boolean } {
  const known = REASONS.find(([pattern]) => pattern.test(said));
  if (known) return { said: t("rr-why", { reason: known[1] }), rule: known[2], isForeign: false };
  const { why, rule, isForeign } = whyOf(new Error(said));
  return { said: why, rule, isForeign };
}
