/** Finds rules by their number and by words, while one types. */
import type { Book, Passage, Piece } from "./book";
import { wordsOf } from "./text";

export interface Found {
  id: string;
  name: string;
  /** What the rule belongs to. */
  chapter: string;
  /** A piece of its text: what was looked for is at the odd places. */
  excerpt: string[];
}

interface Entry {
  id: string;
  name: string;
  chapter: string;
  text: string;
  plain: string;
}

/** Without accents and capitals, letter for letter. */
export function plainly(text: string): string {
  return [...text].map((letter) => letter.normalize("NFD")[0]!.toLowerCase()).join("");
}

export class Index {
  private readonly entries: Entry[];

  constructor(book: Book) {
    this.entries = book.chapters.flatMap((chapter) =>
      chapter.passages.map((passage) => {
        const text = textOf(passage);
        const heading = [chapter.name, chapter.title].filter(Boolean).join(" ");
        return { id: passage.id || chapter.id, name: passage.name, chapter: heading, text, plain: plainly(text) };
      }),
    );
  }

  /** All that have each of the words, the best first. */
  find(query: string, most = 30): Found[] {
    const words = plainly(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    const scored = this.entries.map((entry, place) => ({ entry, place, score: scoreOf(entry, words) })).filter(({ score }) => score > 0);
    scored.sort((one, other) => other.score - one.score || one.place - other.place);
    return scored.slice(0, most).map(({ entry }) => ({ id: entry.id, name: entry.name, chapter: entry.chapter, excerpt: excerpt(entry, words) }));
  }
}

function textOf(passage: Passage): string {
  return [passage.title, ...passage.pieces.map(said)].filter(Boolean).join(" ");
}

function said(piece: Piece): string {
  if (piece.kind === "paragraph") return wordsOf(piece.text);
  if (piece.kind === "list") return piece.items.map(wordsOf).join(" ");
  if (piece.kind === "picture") return "";
  return [piece.head, ...piece.rows].map((row) => row.map(wordsOf).join(" ")).join(" ");
}

/** A rule's own number counts most, then the beginning of a word, then the middle of one. */
function scoreOf(entry: Entry, words: string[]): number {
  let score = 0;
  for (const word of words) {
    const found = scoreOfWord(entry, word);
    if (found === 0) return 0;
    score += found;
  }
  return score * weightOf(entry);
}

/** The rule itself comes before what is told about it. */
function weightOf({ id, name }: Entry): number {
  if (id.startsWith("ruling-")) return 0.9;
  return name === "" ? 0.7 : 1;
}

function scoreOfWord(entry: Entry, word: string): number {
  const name = entry.name.toLowerCase();
  if (name === word) return 100;
  if (name !== "" && name.startsWith(word)) return 50;
  if (plainly(entry.chapter).includes(word)) return 6 + countOf(entry, word);
  return countOf(entry, word);
}

function countOf({ plain }: Entry, word: string): number {
  const at = plain.indexOf(word);
  if (at === -1) return 0;
  const begins = at === 0 || !/[\p{L}\p{N}]/u.test(plain[at - 1]!);
  return (begins ? 4 : 1) + Math.min(3, plain.split(word).length - 2);
}

const AROUND = 50;

function excerpt({ text, plain }: Entry, words: string[]): string[] {
  const at = Math.max(0, ...words.map((word) => plain.indexOf(word)).filter((place) => place >= 0).slice(0, 1));
  const from = at < AROUND ? 0 : text.indexOf(" ", at - AROUND) + 1;
  const to = text.length - at < 3 * AROUND ? text.length : text.lastIndexOf(" ", at + 2 * AROUND);
  const [first, ...rest] = marked(text.slice(from, to) + (to < text.length ? " …" : ""), words);
  return [(from > 0 ? "… " : "") + first, ...rest];
}

/** Ordinary text and words looked for, in turn. */
function marked(text: string, words: string[]): string[] {
  const plain = plainly(text);
  const found = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "g");
  const parts: string[] = [];
  let last = 0;
  for (const match of plain.matchAll(found)) {
    parts.push(text.slice(last, match.index), text.slice(match.index, match.index + match[0].length));
    last = match.index + match[0].length;
  }
  return [...parts, text.slice(last)];
}
