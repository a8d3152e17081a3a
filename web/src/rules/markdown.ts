/** Reads the Markdown that the rulebooks use, and no more: headings, anchors, paragraphs, lists, tables, pictures. */

export type Inline = string | { strong: Inline[] } | { em: Inline[] } | { code: string } | { link: string; inside: Inline[] };

export type Block =
  | { kind: "heading"; level: number; text: Inline[] }
  | { kind: "anchor"; id: string }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; isOrdered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "picture"; source: string; says: string };

const ITEM = /^(?:[-*]|\d+\.) (.*)$/;

export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0)
    .map(block);
}

function block(lines: string[]): Block {
  const first = lines[0]!;
  const heading = /^(#+) (.*)$/.exec(first);
  if (heading) return { kind: "heading", level: heading[1]!.length, text: inlines(heading[2]!) };
  const anchor = /^<a id="([^"]+)"><\/a>$/.exec(first);
  if (anchor) return { kind: "anchor", id: anchor[1]! };
  const picture = /^!\[([^\]]*)\]\(([^)]+)\)$/.exec(lines.join(" "));
  if (picture) return { kind: "picture", says: picture[1]!, source: picture[2]! };
  if (first.startsWith("|")) return table(lines);
  if (ITEM.test(first)) return { kind: "list", isOrdered: /^\d/.test(first), items: items(lines).map(inlines) };
  return { kind: "paragraph", text: inlines(lines.join(" ")) };
}

/** A line that begins no item goes on with the one before. */
function items(lines: string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) found.push(item[1]!);
    else found[found.length - 1] += ` ${line.trim()}`;
  }
  return found;
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => inlines(cell.trim()));
  return { kind: "table", head: cells(lines[0]!), rows: lines.slice(2).map(cells) };
}

const MARKS = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|\[((?:[^[\]])+)\]\(([^)]+)\)/;

export function inlines(text: string): Inline[] {
  const mark = MARKS.exec(text);
  if (!mark) return text === "" ? [] : [text];
  const before = text.slice(0, mark.index);
  const after = text.slice(mark.index + mark[0].length);
  return [...(before === "" ? [] : [before]), marked(mark), ...inlines(after)];
}

function marked([, code, strong, em, link, to]: RegExpExecArray): Inline {
  if (code !== undefined) return { code };
  if (strong !== undefined) return { strong: inlines(strong) };
  if (em !== undefined) return { em: inlines(em) };
  return { link: to!, inside: inlines(link!) };
}

/** The words without their marks. */
export function wordsOf(text: Inline[]): string {
  return text.map((part) => (typeof part === "string" ? part : "code" in part ? part.code : wordsOf("strong" in part ? part.strong : "em" in part ? part.em : part.inside))).join("");
}
