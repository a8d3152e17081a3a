/** What went wrong, in words for the reader. */
import { NoEngine } from "../engine/base/fetching";
import { whyOf } from "./refusals";
import { Failure, Unreachable } from "../wire/api";
import { Broken } from "../wire/connection.svelte";
import { Refusal } from "../wire/refusal";
import { t } from "./words.svelte";
import { spanWords } from "./times";

/** Fewer seconds are a moment. */
const MOMENT = 10;

export function saidOf(error: unknown): string {
  if (error instanceof Unreachable || error instanceof Broken) return t("no-answer");
  if (error instanceof NoEngine) return t("engine-not", { reason: error.why });
  if (!(error instanceof Refusal)) throw error;
  const seconds = error.code === "too_many_requests" ? Number(error.details.seconds ?? 0) : 0;
  return seconds < MOMENT ? whyOf(error) : t("too-often-wait", { time: spanWords(seconds, "long") });
}

/** Does it, and says what went wrong, if something did. */
export async function refusalOf(action: () => Promise<void>): Promise<string> {
  try {
    await action();
    return "";
  } catch (error) {
    return saidOf(error);
  }
}

/** Why somebody is not let in; `dead` is what is said where the code does not count. */
export function notLetIn(error: unknown, dead: string): string {
  if (!(error instanceof Failure) || error.status >= 429) return saidOf(error);
  if (error.code === "sent_away") return t("sent-away-there");
  return error.code === "name_alike_here" ? t("name-alike-there", { name: String(error.details.name) }) : t(dead);
}
