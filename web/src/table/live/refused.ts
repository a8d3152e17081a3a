/** What the server would not do, and why, in the reader's words. */
import { NoEngine } from "../../engine/base/fetching";
import { whyOf } from "../../words/refusals";
import { Unreachable } from "../../wire/api";
import { Broken, Unsent } from "../../wire/connection.svelte";
import { Refusal } from "../../wire/refusal";
import { t } from "../../words/words.svelte";

export interface Refused {
  what: string;
  why: string;
  /** The rule that speaks against it, if one does. */
  rule: string;
  /** There was no connection, or it broke: that says nothing any more once it is back. */
  isBroken: boolean;
}

export function refusedBy(error: Error, command: string): Refused {
  const what = t("refused", { command });
  if (error instanceof Unsent) return { what, why: t("unsent"), rule: "", isBroken: true };
  if (error instanceof Broken) return { what: t("broken"), why: t("broken-how"), rule: "", isBroken: true };
  return { what, why: whyNot(error), rule: error instanceof Refusal ? error.rule : "", isBroken: false };
}

export function whyNot(error: Error): string {
  if (error instanceof Refusal) return whyOf(error);
  if (error instanceof NoEngine) return t("engine-not", { reason: error.why });
  return t(error instanceof Unreachable ? "server-gone" : "refused-unexpected");
}
