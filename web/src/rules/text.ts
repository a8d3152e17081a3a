/** What a rulebook says, in blocks, and within a line. */
export type Inline = string | { strong: Inline[] } | { em: Inline[] } | { code: string } | { link: string; inside: Inline[] };

export type Block =
  | { kind: "heading"; level: number; text: Inline[] }
  | { kind: "anchor"; id: string }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; isOrdered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "picture"; source: string; says: string };

/** The words without their marks. */
export function wordsOf(text: Inline[]): string {
  return text.map((part) => (typeof part === "string" ? part : "code" in part ? part.code : wordsOf("strong" in part ? part.strong : "em" in part ? part.em : part.inside))).join("");
}
