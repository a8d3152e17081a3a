/** What went wrong, in words for the reader. The server's reasons are English and exact; what is not its fault is said in the reader's language. */
import { Failure, Unreachable } from "../wire/api";
import { Broken, Refusal } from "../wire/connection.svelte";
import { t } from "../words.svelte";

export function saidOf(error: unknown): string {
  if (error instanceof Unreachable || error instanceof Broken) return t("no-answer");
  if (error instanceof Failure && error.status === 429) return t("too-often");
  if (error instanceof Failure && error.status === 503) return t("nothing-kept");
  if (error instanceof Failure && error.status >= 500) return t("server-trouble");
  if (error instanceof Failure || error instanceof Refusal) return t("server-says", { reason: error.message });
  throw error;
}

/** What is wrong with a name. */
export function nameRefused(reason: string): string {
  const other = /can't be taken for (.+?)(?:, who was here lately| at this table)/.exec(reason)?.[1];
  if (other) return t("name-alike", { name: other });
  return t(/not one of a bot/.test(reason) ? "name-reserved" : /accents on a letter/.test(reason) ? "name-accents" : "name-refused");
}
