// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, test } from "vitest";

import { LANGUAGES, type Language } from "../src/words/languages";
import { placeIn } from "../src/wire/pointers";
import type { RefusalCode } from "../src/wire/protocol";
import { whyOf } from "../src/words/refusals";
import { Refusal } from "../src/wire/refusal";
import { isSaid, learn, speak } from "../src/words/words.svelte";

/** All that the server may say, as the generated union lists it. */
const CODES = [.../export type RefusalCode =([^;]*);/.exec(readFileSync("src/wire/protocol.ts", "utf8"))![1]!.matchAll(/"(\w+)"/g)].map(([, code]) => code as RefusalCode);
/** Details as the server gives them: enough for every message. */
const DETAILS = { least: 1, most: 6, got: 7, seat: 2, seats: 3, seconds: 86_281, needed: 56, words: ["red", "blue"], value: null, name: "Ada", cell: [1, 2], types: ["array", "null"], found: "int", games: 100, work: "FERRY-7QX" };

function refusal(code: RefusalCode, details: Record<string, unknown> = DETAILS, pointer = "/setup/scenario/craft"): Refusal {
  return new Refusal({ pointer, code, kind: "malformed", details });
}

describe.each(Object.keys(LANGUAGES) as Language[])("refusals in %s", (language) => {
  beforeAll(() => speak(language));

  test("have words for every code", () => {
    expect(CODES.length).toBeGreaterThan(150);
    expect(CODES.filter((code) => !isSaid(`refused-${code.replaceAll("_", "-")}`))).toEqual([]);
  });

  test("are said with nothing left out", () => {
    const said = CODES.map((code) => whyOf(refusal(code)));
    expect(said.filter((one) => one === "" || /[{}]|refused-/.test(one))).toEqual([]);
  });

  test("have words for nothing else", () => {
    const ids = new FluentResource(readFileSync(`src/words/${language}/refusals.ftl`, "utf8")).body.map(({ id }) => id).filter((id) => id !== "json-type");
    expect(ids.toSorted()).toEqual(CODES.map((code) => `refused-${code.replaceAll("_", "-")}`).toSorted());
  });
});

describe("a refusal", () => {
  beforeAll(() => speak("de"));

  test("says what may be there, and what is", () => {
    expect(whyOf(refusal("out_of_range", { what: "a number", least: 2, most: 6, got: 7 }))).toBe("Möglich ist 2 bis 6.");
    expect(whyOf(refusal("wrong_type"))).toBe("Hierher gehört eine Liste oder null, nicht eine ganze Zahl.");
    expect(whyOf(refusal("missing", {}, "/setup/scenario/game"))).toBe("Hier fehlt „game“.");
    expect(whyOf(refusal("not_this", { value: null, why: "a craft with 6 damage is gone" }))).toBe("Hier ist nur null möglich.");
    expect(whyOf(refusal("not_one_of", { words: ["N", "E"], got: "up" }))).toBe("Hierher gehört eines davon: N, E.");
  });

  test("says how long in the largest unit that fits", () => {
    expect(whyOf(refusal("patience", { seconds: 86_281 }))).toBe("Warte noch 24 Stunden.");
    expect(whyOf(refusal("late", { seconds: 0.2 }))).toContain("0,2 s");
  });

  test("of a server that knows more than the page asks for a newer page", () => {
    expect(whyOf(refusal("something_new" as RefusalCode))).toBe(whyOf(refusal("wrong_request")));
  });

  test("has a place in the file", () => {
    expect(["/setup/scenario/craft/0/at", "/setup/course", "/setup/course/flags/2"].map(placeIn)).toEqual(["craft/0/at", "", "flags/2"]);
  });
});

describe("the page reads no sentences", () => {
  const sources = (readdirSync("src", { recursive: true }) as string[]).filter((file) => /\.(ts|svelte)$/.test(file) && file !== "wire/protocol.ts");
  const texts = new Map(sources.map((file) => [file, readFileSync(`src/${file}`, "utf8")]));
  const those = (sign: RegExp): string[] => [...texts].filter(([, text]) => sign.test(text)).map(([file]) => file);

  test("of an error", () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(those(/\.message\b/)).toEqual([]);
  });

  test("of a refusal", () => {
    expect(those(/\b(error|failure|refusal|refused|said)\??\.reason\b/i)).toEqual([]);
  });

  test("by a pattern", () => {
    expect(those(/\/[^/\n]*\bexpected [^/\n]*\/[a-z]*\b/)).toEqual([]);
  });
});

test("words that did not come are asked for again", async () => {
  await expect(learn("nowhere")).rejects.toThrow("nowhere");
  await expect(learn("nowhere")).rejects.toThrow("nowhere");
});
