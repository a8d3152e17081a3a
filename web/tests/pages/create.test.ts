import { describe, expect, test } from "vitest";

import { isFor, sorted } from "../../src/create/courses";
import type { CourseLine } from "../../src/wire/protocol";
import { lineAt, Malformed, offsetOf, offsetsIn, spanOfLine } from "../../src/wire/pointers";

const TEXT = `{
  "game": "asteroyds",
  "craft": [
    {"at": [6, 7], "pilot": "hector"},
    {
      "at": [99, 1],
      "a/b": {"~": "\\"}"}
    }
  ]
}`;

function lineOf(pointer: string): number {
  return lineAt(TEXT, offsetOf(TEXT, pointer));
}

describe("pointers into a text", () => {
  test("lead to the line of what they name", () => {
    expect(lineOf("/game")).toBe(2);
    expect(lineOf("/craft/0/pilot")).toBe(4);
    expect(lineOf("/craft/1/at")).toBe(6);
    expect(lineOf("/craft/1/at/1")).toBe(6);
    expect(lineOf("/craft/1/a~1b/~0")).toBe(7);
  });

  test("lead to what is around when something is missing", () => {
    expect(lineOf("/craft/1/heading")).toBe(5);
    expect(lineOf("/tiles/3")).toBe(1);
  });

  test.each([
    ['{"a": }', 6],
    ['{"a": 1,}', 8],
    ["[1 2]", 3],
    ['{"a": 1} x', 9],
    ['{"a": "b', 6],
    ["", 0],
  ])("%s breaks off at %i", (text, offset) => {
    expect(() => offsetsIn(text)).toThrow(new Malformed(offset));
  });

  test("a line can be marked", () => {
    const [first, last] = spanOfLine(TEXT, 2);
    expect(TEXT.slice(first, last)).toBe('  "game": "asteroyds",');
  });
});

describe("courses", () => {
  const course = (name: string, more: Partial<CourseLine>): CourseLine => ({
    name,
    players: "2-8",
    flags: 3,
    width: 12,
    height: 16,
    length: "medium",
    level: "easy",
    season: 0,
    rule: null,
    ...more,
  });

  test("are for some numbers of robots", () => {
    expect([3, 4, 5].filter((players) => isFor(course("a", { players: "4,6,8" }), players))).toEqual([4]);
    expect([4, 5, 8].filter((players) => isFor(course("a", { players: "5-8" }), players))).toEqual([5, 8]);
  });

  test("can be sorted", () => {
    const courses = [course("b", { length: "long" }), course("c", { length: "short" }), course("a", { level: "hard" })];
    expect(sorted(courses, "printed").map((each) => each.name)).toEqual(["b", "c", "a"]);
    expect(sorted(courses, "name").map((each) => each.name)).toEqual(["a", "b", "c"]);
    expect(sorted(courses, "length").map((each) => each.name)).toEqual(["c", "a", "b"]);
    expect(sorted(courses, "level").map((each) => each.name)).toEqual(["b", "c", "a"]);
  });
});
