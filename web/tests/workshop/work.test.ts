import { describe, expect, test } from "vitest";

import { fileName, LARGEST, type Made, NotAWork, readWork, workOf, written } from "../../src/workshop/work";

const MADE: Made = { game: "roborally", content: { boards: [{ board: "cross", x: 0, y: 0 }], flags: [[1, 1]] }, table: { rules: { lives: 4 } }, name: "Ferry Hours", words: "Mind the belt.", previous: null };

function refusal(text: string): string {
  try {
    readWork(text);
  } catch (error) {
    if (error instanceof NotAWork) return error.why;
    throw error;
  }
  return "taken";
}

describe("the file of a work", () => {
  test("says all of the drawing, and is read as what it was", () => {
    expect(readWork(written(MADE))).toEqual(MADE);
    expect(workOf(MADE)).toMatchObject({ format: "swarmrally_work", version: 1, game: "roborally", licence: "CC-BY-4.0" });
  });

  test("may be a course or a layout alone", () => {
    expect(readWork('{"floor": {"width": 3, "height": 3}}').game).toBe("roborally");
    expect(readWork('{"game": "asteroyds", "tiles": [], "starts": []}').game).toBe("asteroyds");
  });

  test.each([
    ["too-large", " ".repeat(LARGEST + 1)],
    ["too-deep", `{"floor": ${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    ["not-json", "course Dizzy Dash"],
    ["newer", '{"format": "swarmrally_work", "version": 2}'],
    ["unknown", '{"format": "swarmrally_work", "version": 1, "game": "chess", "content": {}}'],
    ["unknown", '{"format": "swarmrally_work", "version": 1, "game": "roborally", "content": "Dizzy Dash"}'],
    ["unknown", '{"robots": [], "floor": {}}'],
    ["unknown", "[]"],
    ["unknown", "null"],
  ])("is refused as %s", (why, text) => {
    expect(refusal(text)).toBe(why);
  });

  test("brackets in words are not deep", () => {
    expect(refusal(JSON.stringify({ floor: {}, words: '\\"['.repeat(50) }))).toBe("taken");
  });

  test("has no names with signs that steer a line, nor any too long", () => {
    const made = readWork(JSON.stringify({ ...workOf(MADE), name: `a\u202eb\u0000${"c".repeat(100)}`, words: 7, previous: "x" }));
    expect([made.name.length, made.name.slice(0, 5), made.words, made.previous]).toEqual([60, "a b c", "", null]);
  });

  test("has a name that every disk takes", () => {
    expect(fileName({ game: "roborally", name: "../Café: Über <b>" })).toBe("cafe-uber-b.json");
    expect(fileName({ game: "asteroyds", name: "???" })).toBe("asteroyds.json");
  });
});
