// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from "vitest";

import { LANGUAGES, type Language } from "../src/languages";
import { faultSaid, placeIn } from "../src/lobby/faults";
import { learn, speak } from "../src/words.svelte";

/** What the server says to settings and to files, word for word. */
const SAID = [
  "expected 2 to 6, got 7",
  "expected a whole number >= 5",
  "expected a whole number <= 2592000",
  "expected at most 3, one for each seat, got 4",
  "expected fewer: there are 26 options, and 56 would be dealt",
  "expected true: this course, or options_at_start, deals options",
  "expected at least 12 in the mode targets: the others carry targets (A1.7)",
  "expected a course that can be played; Toggle Boggle is not playable yet",
  "expected 3, the craft of the scenario, got 2",
  "expected this field, it is missing",
  "expected no such field",
  "expected one of drones, racing, shooting, targets, got 'foo'",
  "expected `array | null`, got a whole number",
  "expected a list of length >= 2",
  "expected a list of length <= 8",
  "expected one to six craft, got 9",
  "expected 1 to 5 locked registers with 5 damage",
  "expected a hex of the board, [row, column], got [99, 1]",
  "expected a hex without another tile, [6, 7] has one",
  "expected a cell of the course that is no pit, [x, y], got [3, 1]",
  "expected each pilot once, hector is there twice",
  "expected either boards (with dock and flags) or one floor",
  "expected docks for two robots or more",
  "expected a course of at most 40 x 40 cells, not 60 x 10",
  "expected a game that goes on: this robot has touched all flags",
  "expected null: a craft with 6 damage is gone",
];

describe.each(Object.keys(LANGUAGES) as Language[])("faults in %s", (language) => {
  beforeAll(async () => {
    await learn("create");
    await speak(language);
  });

  test("are said in the reader's words, each in its own", () => {
    const said = SAID.map((reason) => faultSaid("/setup/scenario/craft", reason));
    expect(said.filter((one) => one === null || one.includes("expected"))).toEqual([]);
    expect(new Set(said).size).toBe(SAID.length);
  });
});

describe("a fault", () => {
  beforeAll(async () => {
    await learn("create");
    await speak("de");
  });

  test("says what may be there, and what is", () => {
    expect(faultSaid("/seats", "expected 2 to 6, got 7")).toBe("Möglich ist 2 bis 6.");
    expect(faultSaid("/setup/scenario/craft/0/at", "expected `array | null`, got a whole number")).toBe("Hierher gehört eine Liste oder null, nicht eine ganze Zahl.");
    expect(faultSaid("/setup/scenario/game", "expected this field, it is missing")).toBe("Hier fehlt „game“.");
  });

  test("without words of ours is left to the server's", () => {
    expect(faultSaid("/setup", "expected something else")).toBeNull();
  });

  test("has a place in the file", () => {
    expect(["/setup/scenario/craft/0/at", "/setup/course", "/setup/course/flags/2"].map(placeIn)).toEqual(["craft/0/at", "", "flags/2"]);
  });
});
