/** What went wrong, in words for the reader. */
import { whyOf } from "../refusals";
import { Unreachable } from "../wire/api";
import { Broken } from "../wire/connection.svelte";
import { Refusal } from "../wire/refusal";
import { t } from "../words.svelte";

export function saidOf(error: unknown): string {
  if (error instanceof Unreachable || error instanceof Broken) return t("no-answer");
  if (error instanceof Refusal) return whyOf(error);
  throw error;
}
