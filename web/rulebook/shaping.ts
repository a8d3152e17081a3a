/** Shapes the Markdown of a rulebook into chapters of numbered rules. */
import type { Book, Chapter, GameName, Passage, Piece, Pictured } from "../src/rules/book.ts";
import { type Block, type Inline, wordsOf } from "../src/rules/text.ts";
import { blocksOf } from "./markdown.ts";

/** How a file of rules names what is in it. */
interface Naming {
  /** The anchor's id on our page. */
  id(anchor: string): string;
  link(address: string): string;
}

const NUMBERED = /^[arx]\d+(\.\d+)?$/;

function ruleHash(anchor: string): string {
  return NUMBERED.test(anchor) ? anchor.toUpperCase() : anchor;
}

export function rulebook(markdown: string, game: GameName, pictured: Pictured): Book {
  return shaped(blocksOf(markdown), pictured, {
    id: (anchor) => anchor,
    link(address) {
      const [file, anchor = ""] = address.split("#") as [string, string?];
      if (file === "") return `/rules/${game}#${ruleHash(anchor)}`;
      return `/rules/${game}#${anchor === "" || anchor === game ? "rulings" : `ruling-${anchor}`}`;
    },
  });
}

/** The rulings on one of the games, as one more chapter of its book. */
export function rulings(markdown: string, game: GameName, pictured: Pictured): Chapter {
  const book = shaped(blocksOf(markdown), pictured, {
    id: (anchor) => `ruling-${anchor}`,
    link(address) {
      const [file, anchor = ""] = address.split("#") as [string, string?];
      return file === "" ? `/rules/${game}#ruling-${anchor}` : `/rules/${file.replace(/\.md$/, "")}#${ruleHash(anchor)}`;
    },
  });
  const chapter = book.chapters.find(({ id }) => id === `ruling-${game}`)!;
  return { ...chapter, id: "rulings", title: book.title, passages: chapter.passages };
}

function shaped(blocks: Block[], pictured: Pictured, naming: Naming): Book {
  const book: Book = { title: "", opening: [], chapters: [] };
  let anchor = "";
  let into = book.opening;
  const begin = (passage: Omit<Passage, "pieces">) => {
    into = [];
    book.chapters.at(-1)!.passages.push({ ...passage, pieces: into });
  };
  for (const block of blocks) {
    if (block.kind === "anchor") anchor = naming.id(block.id);
    else if (block.kind === "heading" && block.level === 1) book.title = wordsOf(block.text);
    else if (block.kind === "heading" && block.level === 2) {
      book.chapters.push({ id: anchor, ...named(wordsOf(block.text)), passages: [] });
      begin({ id: "", name: "", title: "" });
      anchor = "";
    } else if (block.kind === "heading") {
      begin({ id: anchor, ...named(wordsOf(block.text.filter((part) => !isAside(part))).replace(/ \(\)$/, "")) });
      anchor = "";
    } else {
      const { piece, name } = pieceOf(block, pictured, naming);
      if (anchor !== "" && name !== "") begin({ id: anchor, name, title: "" });
      anchor = "";
      if (!isContents(piece)) into.push(piece);
    }
  }
  for (const chapter of book.chapters) chapter.passages = chapter.passages.filter(({ id, pieces }) => id !== "" || pieces.length > 0);
  return book;
}

/** `A3.5 The blue push` has a name and a title. */
function named(heading: string): { name: string; title: string } {
  const found = /^([ARX]\d+(?:\.\d+)?) (.*)$/.exec(heading);
  return found ? { name: found[1]!, title: found[2]! } : { name: "", title: heading };
}

function isAside(part: Inline): boolean {
  return typeof part !== "string" && "link" in part;
}

/** The page has a table of contents of its own. */
function isContents(piece: Piece): boolean {
  return piece.kind === "paragraph" && piece.text.filter(isAside).length > 6;
}

/** A paragraph that begins with its rule's number gives it away. */
function pieceOf(block: Exclude<Block, { kind: "heading" | "anchor" }>, pictured: Pictured, naming: Naming): { piece: Piece; name: string } {
  if (block.kind === "picture") {
    const source = block.source.replace(/^(\.\.\/)?pictures\//, "");
    return { piece: { kind: "picture", says: block.says, ...pictured(source) }, name: "" };
  }
  if (block.kind === "list") return { piece: { ...block, items: block.items.map((item) => linked(item, naming)) }, name: "" };
  if (block.kind === "table") {
    const row = (cells: Inline[][]) => cells.map((cell) => linked(cell, naming));
    return { piece: { ...block, head: row(block.head), rows: block.rows.map(row) }, name: "" };
  }
  const [first, ...rest] = block.text;
  const name = typeof first === "object" && "strong" in first ? wordsOf(first.strong) : "";
  if (!NUMBERED.test(name.toLowerCase())) return { piece: { ...block, text: linked(block.text, naming) }, name: "" };
  const text = rest.map((part, index) => (index === 0 && typeof part === "string" ? part.trimStart() : part));
  return { piece: { ...block, text: linked(text, naming) }, name };
}

function linked(text: Inline[], naming: Naming): Inline[] {
  return text.map((part) => {
    if (typeof part === "string" || "code" in part) return part;
    if ("strong" in part) return { strong: linked(part.strong, naming) };
    if ("em" in part) return { em: linked(part.em, naming) };
    return { link: naming.link(part.link), inside: part.inside };
  });
}
