/** A finding in the reader's words: the engine's refusals have them already. Screens learn the part `findings`. */
import { Refusal, type Said } from "../../wire/refusal";
import { whyOf } from "../../words/refusals";
import { isSaid, t } from "../../words/words.svelte";
import type { Finding } from "./findings";

export function findingSaid({ code, rule, pointer, details }: Finding): string {
  const id = `finding-${code.replaceAll("_", "-")}`;
  if (isSaid(id)) return t(id, details as Record<string, string | number>);
  return whyOf(new Refusal({ pointer: pointer ?? "", code: code as Said["code"], kind: "malformed", rule, details }));
}
