import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, test } from "vitest";

import { blocksOf } from "../../rulebook/markdown";
import { pictured } from "../../rulebook/plugin";
import { rulebook, rulings } from "../../rulebook/shaping";
import type { Book, Chapter, GameName } from "../../src/rules/book";
import { bookOf as fetched } from "../../src/rules/library";
import { Index } from "../../src/rules/search";
import { wordsOf } from "../../src/rules/text";

const RULES = resolve(import.meta.dirname, "../../../docs/rules");
const read = (file: string) => readFileSync(resolve(RULES, file), "utf8");
const bookOf = (game: GameName) => rulebook(read(`${game}.md`), game, pictured);

describe("Markdown", () => {
  const within = (line: string) => blocksOf(line).flatMap((block) => (block.kind === "paragraph" ? block.text : []));

  test("marks within a line", () => {
    expect(within("a **b** `c*` *d* [e](#f)")).toEqual(["a ", { strong: ["b"] }, " ", { code: "c*" }, " ", { em: ["d"] }, " ", { link: "#f", inside: ["e"] }]);
    expect(within("**[A1](#a1)** x")).toEqual([{ strong: [{ link: "#a1", inside: ["A1"] }] }, " x"]);
  });

  test("lists go on over lines", () => {
    expect(blocksOf("1. one\n   more\n2. two")).toEqual([{ kind: "list", isOrdered: true, items: [["one more"], ["two"]] }]);
  });

  test("tables and pictures", () => {
    expect(blocksOf("| a | b |\n|---|---|\n| c |  |")).toEqual([{ kind: "table", head: [["a"], ["b"]], rows: [[["c"], []]] }]);
    expect(blocksOf("![what](pictures/x.svg)")).toEqual([{ kind: "picture", says: "what", source: "pictures/x.svg" }]);
  });

  test("what is not Markdown of ours stays text", () => {
    expect(blocksOf("<b onclick=x>no</b>")).toEqual([{ kind: "paragraph", text: ["<b onclick=x>no</b>"] }]);
  });
});

describe.each(["asteroyds", "roborally"] as const)("the book of %s", (game) => {
  const book = bookOf(game);
  const passages = book.chapters.flatMap((chapter) => chapter.passages);

  test("has every numbered rule once, under its number", () => {
    const written = [...read(`${game}.md`).matchAll(/^\*\*([ARX]\d+(?:\.\d+)?)\*\* /gm)].map((match) => match[1]!);
    expect(passages.filter(({ name }) => name !== "").map(({ name }) => name)).toEqual(written);
    for (const { id, name } of passages) if (name !== "") expect(id).toBe(name.toLowerCase());
  });

  test("links only to what there is", () => {
    const chapter = rulings(read("rulings.md"), game, pictured);
    const there = new Set([...book.chapters, ...passages, chapter, ...chapter.passages].map(({ id }) => `/rules/${game}#${id}`.toLowerCase()));
    const links = [...JSON.stringify([book, chapter]).matchAll(/"link":"([^"]+)"/g)].map((match) => match[1]!.toLowerCase());
    expect(links.filter((link) => !there.has(link))).toEqual([]);
  });

  test("keeps no mark of its Markdown", () => {
    const texts = passages.flatMap(({ pieces }) => pieces).flatMap((piece) => (piece.kind === "paragraph" ? [wordsOf(piece.text)] : []));
    expect(texts.filter((text) => /\*\*|\]\(|!\[|<a /.test(text))).toEqual([]);
  });
});

describe.each(["it", "de", "fr"])("in %s", (language) => {
  test.each(["asteroyds", "roborally"] as const)("%s has the same rules, and links only to what there is", (game) => {
    const book = rulebook(read(`${language}/${game}.md`), game, pictured);
    const chapter = rulings(read(`${language}/rulings.md`), game, pictured);
    const ids = (chapters: Chapter[]) => chapters.map(({ id, passages }) => [id, passages.map((passage) => passage.id)]);
    expect(ids([...book.chapters, chapter])).toEqual(ids([...bookOf(game).chapters, rulings(read("rulings.md"), game, pictured)]));
    const links = [...JSON.stringify([book, chapter]).matchAll(/"link":"([^"]+)"/g)].map((match) => match[1]!.toLowerCase());
    const there = new Set(ids([...book.chapters, chapter]).flat(2).map((id) => `/rules/${game}#${id}`.toLowerCase()));
    expect(links.filter((link) => !there.has(link))).toEqual([]);
  });
});

const picturesOf = (book: Book) => book.chapters.flatMap(({ passages }) => passages.flatMap(({ pieces }) => pieces)).filter((piece) => piece.kind === "picture");

describe.each(["en", "it", "de", "fr"] as const)("the pictures in %s", (language) => {
  test.each([
    ["asteroyds", 29, 0],
    ["roborally", 25, 26],
  ] as const)("of %s are those of the language", async (game, figures, files) => {
    const pictures = picturesOf((await fetched(game, language)).book);
    const sources = pictures.flatMap((picture) => ("source" in picture ? [picture.source] : []));
    const folder = language === "en" ? "pictures" : `pictures/${language}`;
    expect(sources.filter((source) => new RegExp(`/rules/${folder}/(roborally/)?option-[\\w-]+\\.svg$`).test(source))).toHaveLength(files);
    expect(sources).toHaveLength(files);
    const drawn = pictures.flatMap((picture) => ("figure" in picture ? [JSON.stringify(picture.figure)] : []));
    expect(drawn).toHaveLength(figures);
    const english = JSON.stringify((await fetched(game, "en")).book);
    if (language !== "en") expect(drawn.filter((figure) => english.includes(figure))).toEqual([]);
  });
});

describe("rulings", () => {
  test("are those on the game", () => {
    const names = rulings(read("rulings.md"), "roborally", pictured).passages.map(({ name }) => name);
    expect(names).toContain("R6.3");
    expect(names.some((name) => name.startsWith("A"))).toBe(false);
  });

  test("have a title without the link back", () => {
    const found = rulings(read("rulings.md"), "asteroyds", pictured).passages.find(({ id }) => id === "ruling-a3.5");
    expect(found?.title).toBe("The blue push");
  });
});

describe("search", () => {
  const index = new Index(bookOf("asteroyds"));

  test("a number finds its rule first, then what begins like it", () => {
    const found = index.find("a3.5");
    expect(found[0]!.id).toBe("a3.5");
    expect(index.find("A1")[0]!.name).toMatch(/^A1/);
  });

  test("all words must be there", () => {
    const found = index.find("blue push gate");
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]!.id).toBe("a3.5");
    expect(index.find("blue xyzzy")).toEqual([]);
    expect(index.find("  ")).toEqual([]);
  });

  test("what was looked for is at the odd places of the excerpt", () => {
    const { excerpt } = index.find("stopwatch")[0]!;
    expect(excerpt.filter((_, place) => place % 2 === 1).every((part) => part.toLowerCase() === "stopwatch")).toBe(true);
  });

  test("accents may be left out", () => {
    const accented = new Index(rulebook("# B\n\n<a id=\"a1\"></a>\n\n## A1 X\n\n<a id=\"a1.1\"></a>\n\n**A1.1** Prêt à voler.", "asteroyds", pictured));
    expect(accented.find("pret")[0]!.excerpt).toEqual(["", "Prêt", " à voler."]);
  });
});
