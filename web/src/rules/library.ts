/** The rulebooks, each fetched when somebody opens it, in the reader's language where there is one. */
import type { Language } from "../words/languages";
import type { Book, Chapter, GameName } from "./book";

type Shelf<Kind> = Record<string, () => Promise<Kind>>;

const books = import.meta.glob<Book>(["../../../docs/rules/**/asteroyds.md", "../../../docs/rules/**/roborally.md"], { import: "default", query: "?book" });
const rulingsOf: Record<GameName, Shelf<Chapter>> = {
  asteroyds: import.meta.glob<Chapter>("../../../docs/rules/**/rulings.md", { import: "default", query: "?rulings-asteroyds" }),
  roborally: import.meta.glob<Chapter>("../../../docs/rules/**/rulings.md", { import: "default", query: "?rulings-roborally" }),
};

export const GAMES: GameName[] = ["asteroyds", "roborally"];

export interface Shelved {
  book: Book;
  /** The language of the rules, and of the rulings at the end: English where nobody has put them into another. */
  language: Language;
  rulingsLanguage: Language;
}

const open = new Map<string, Promise<Shelved>>();

export function bookOf(game: GameName, wanted: Language): Promise<Shelved> {
  const key = `${game} ${wanted}`;
  const found = open.get(key) ?? fetched(game, wanted);
  open.set(key, found);
  // What could not be fetched is asked for again.
  found.catch(() => open.delete(key));
  return found;
}

export function isOpen(game: GameName, wanted: Language): boolean {
  return open.has(`${game} ${wanted}`);
}

async function fetched(game: GameName, wanted: Language): Promise<Shelved> {
  const [[book, language], [chapter, rulingsLanguage]] = await Promise.all([from(books, `${game}.md`, wanted), from(rulingsOf[game], "rulings.md", wanted)]);
  return { book: { ...book, chapters: [...book.chapters, chapter] }, language, rulingsLanguage };
}

async function from<Kind>(shelf: Shelf<Kind>, file: string, wanted: Language): Promise<[Kind, Language]> {
  const translated = shelf[`../../../docs/rules/${wanted}/${file}`];
  if (translated) return [await translated(), wanted];
  return [await shelf[`../../../docs/rules/${file}`]!(), "en"];
}

/** Which book a rule's number belongs to: `A3.5` and the examples to Asteroyds, `R6.3` to RoboRally. */
export function gameOfRule(rule: string): GameName {
  return rule.toUpperCase().startsWith("R") ? "roborally" : "asteroyds";
}
