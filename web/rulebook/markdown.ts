/** Reads the Markdown of a rulebook: headings, anchors, paragraphs, lists, tables, pictures; whatever else it has stays text. */
import { lexer, type Token, type Tokens } from "marked";

import type { Block, Inline } from "../src/rules/text.ts";

const ANCHOR = /^<a id="([^"]+)"><\/a>$/;

export function blocksOf(markdown: string): Block[] {
  return lexer(markdown)
    .filter(({ type }) => type !== "space")
    .map(block);
}

function block(token: Token): Block {
  const anchor = ANCHOR.exec(token.raw.trim());
  if (anchor) return { kind: "anchor", id: anchor[1]! };
  if (token.type === "heading") return { kind: "heading", level: (token as Tokens.Heading).depth, text: inlinesOf(token.tokens) };
  if (token.type === "list") return { kind: "list", isOrdered: (token as Tokens.List).ordered, items: (token as Tokens.List).items.map(itemOf) };
  if (token.type === "table") {
    const cells = (row: Tokens.TableCell[]) => row.map((cell) => inlinesOf(cell.tokens));
    return { kind: "table", head: cells((token as Tokens.Table).header), rows: (token as Tokens.Table).rows.map(cells) };
  }
  if (token.type !== "paragraph") return { kind: "paragraph", text: [inOneLine(token.raw.trim())] };
  const [first, ...others] = (token as Tokens.Paragraph).tokens;
  if (first?.type === "image" && others.length === 0) return { kind: "picture", says: inOneLine((first as Tokens.Image).text), source: (first as Tokens.Image).href };
  return { kind: "paragraph", text: inlinesOf(token.tokens) };
}

function itemOf(item: Tokens.ListItem): Inline[] {
  return inlinesOf(item.tokens.flatMap((token) => (token as Tokens.Text).tokens ?? [token]));
}

/** Texts that follow each other are one. */
export function inlinesOf(tokens: Token[] = []): Inline[] {
  const found: Inline[] = [];
  for (const part of tokens.map(inline)) {
    const last = found.at(-1);
    if (typeof part === "string" && typeof last === "string") found[found.length - 1] = last + part;
    else if (part !== "") found.push(part);
  }
  return found;
}

function inline(token: Token): Inline {
  switch (token.type) {
    case "codespan":
      return { code: (token as Tokens.Codespan).text };
    case "strong":
      return { strong: inlinesOf(token.tokens) };
    case "em":
      return { em: inlinesOf(token.tokens) };
    case "link":
      return { link: (token as Tokens.Link).href, inside: inlinesOf(token.tokens) };
    default:
      return inOneLine("text" in token ? (token as Tokens.Text).text : token.raw);
  }
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ");
}
