/** What went wrong, in words for the reader. The server's reasons are English and exact; what is not its fault is said in the reader's language. */
import { Failure, Unreachable } from "../wire/api";
import { Broken, Refusal } from "../wire/connection.svelte";
import { t } from "../words.svelte";
import { spanWords } from "./titles";

/** Fewer seconds are a moment. */
const MOMENT = 10;
const ALIKE = /can't be taken for (.+?)(?:, who was here lately| at this table)/;

export function saidOf(error: unknown): string {
  if (error instanceof Unreachable || error instanceof Broken) return t("no-answer");
  if (error instanceof Failure && error.status === 429) return tooOften(error.seconds ?? 0);
  if (error instanceof Failure && error.status === 503) return t("nothing-kept");
  if (error instanceof Failure && error.status >= 500) return t("server-trouble");
  if (error instanceof Failure || error instanceof Refusal) return t("server-says", { reason: error.message });
  throw error;
}

function tooOften(seconds: number): string {
  return seconds < MOMENT ? t("too-often") : t("too-often-wait", { time: spanWords(seconds, "long") });
}

/** Why somebody is not let in; `dead` is what is said where the code does not count. */
export function notLetIn(error: unknown, dead: string): string {
  if (!(error instanceof Failure) || error.status >= 429) return saidOf(error);
  if (error.status === 403) return t("sent-away-there");
  const other = ALIKE.exec(error.message)?.[1];
  return other ? t("name-alike-there", { name: other }) : t(dead);
}

/** What is wrong with a name. */
export function nameRefused(reason: string): string {
  const other = ALIKE.exec(reason)?.[1];
  if (other) return t("name-alike", { name: other });
  return t(/not one of a bot/.test(reason) ? "name-reserved" : /accents on a letter/.test(reason) ? "name-accents" : "name-refused");
}
