/** Why something was refused, in the reader's words: a message for each of the server's codes. */
import type { Refusal } from "../wire/refusal";
import { spanWords } from "./times";
import { isSaid, locale, t } from "./words.svelte";

/** A server that is newer than this page may know more codes. */
const UNKNOWN = "refused-wrong-request";

export function whyOf(refusal: Refusal): string {
  const id = `refused-${refusal.code.replaceAll("_", "-")}`;
  return t(isSaid(id) ? id : UNKNOWN, told(refusal));
}

/** What a reason is told with: the details, the field's name, and what has other words in every language. */
function told({ pointer, details }: Refusal): Record<string, string | number> {
  const telling: Record<string, string | number> = { field: pointer.slice(pointer.lastIndexOf("/") + 1) };
  for (const [name, detail] of Object.entries(details)) telling[name] = plainly(detail);
  if (typeof details.seconds === "number") telling.time = spanWords(details.seconds, "long", Math.ceil);
  if (Array.isArray(details.types)) telling.types = typesSaid(details.types as string[]);
  if (typeof details.found === "string") telling.found = typesSaid([details.found]);
  return telling;
}

function plainly(detail: unknown): string | number {
  if (typeof detail === "string" || typeof detail === "number") return detail;
  return Array.isArray(detail) ? detail.map(plainly).join(", ") : JSON.stringify(detail);
}

function typesSaid(types: string[]): string {
  const said = types.map((type) => t("json-type", { type }));
  return new Intl.ListFormat(locale(), { type: "disjunction" }).format(said);
}
