/** The notation, both ways: all that is printed, what a form may say besides, and what is wrong in which line. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import type { CourseForm } from "../../src/engine/roborally/courses";
import { SPECIALS } from "../../src/create/specials";
import { joined } from "../../src/workshop/roborally/content/belts";
import { tidied, tidyCourse } from "../../src/workshop/roborally/content/tidying";
import { NotationError, readCourse } from "../../src/workshop/roborally/notation/reading";
import { writtenCourse, writtenFloor } from "../../src/workshop/roborally/notation/writing";

const COURSES = "../src/swarmrally/roborally/courses";
const RULES = SPECIALS.map(({ id }) => id);
const texts = (folder: string): [string, string][] => readdirSync(join(COURSES, folder)).filter((name) => name.endsWith(".txt")).map((name) => [name.slice(0, -4), readFileSync(join(COURSES, folder, name), "utf8")]);
const FLOORS = [...texts("floors"), ...texts("season_one/floors")];
const PRINTED = [...texts("."), ...texts("season_one")];

function mistakeIn(text: string): unknown {
  try {
    readCourse(text, RULES);
  } catch (error) {
    if (error instanceof NotationError) return { line: error.line, ...error.mistake };
    throw error;
  }
  return null;
}

describe("what is printed", () => {
  test.each(FLOORS)("floor %s is written as it was read", (name, text) => {
    const { form } = readCourse(text, RULES);
    expect(writtenFloor(name, form.floors![name]!)).toBe(text);
  });

  test.each(FLOORS)("the belts of %s join by themselves as they are printed", (name, text) => {
    const floor = readCourse(text, RULES).form.floors![name]!;
    const bare = { ...floor, conveyors: floor.conveyors?.map((belt) => ({ ...belt, rotates_when_entered_travelling: {} })) };
    expect(tidied(joined(bare, (floor.conveyors ?? []).map(({ x, y }) => [x, y])))).toEqual(floor);
  });

  test.each(PRINTED)("course %s is written as it was read, but for its facts", (_, text) => {
    const { name, form } = readCourse(text, RULES);
    const lines = text.split("\n").filter((line) => line !== "" && !/^(category|page|players|length|level|season|seed) /.test(line));
    expect(writtenCourse(name, form).text).toBe(`${lines.join("\n")}\n`);
  });
});

const CROWDED: CourseForm = {
  boards: [
    { board: "yard", x: 0, y: 0, rot_cw: 90 },
    { board: "exchange", x: 3, y: 0, rot_cw: 0 },
  ],
  dock: { board: "bay", x: 0, y: 3, rot_cw: 0 },
  floors: {
    yard: {
      width: 3,
      height: 3,
      pits: [[0, 0]],
      gears: [{ x: 0, y: 0, rot: "ccw" }],
      repair: [{ x: 1, y: 0, kind: "wrench_hammer" }],
      pushers: [
        { x: 2, y: 2, dir: "N", registers: [1, 4] },
        { x: 2, y: 2, dir: "W", registers: [] },
      ],
      conveyors: [{ x: 0, y: 0, dir: "E", express: true, rotates_when_entered_travelling: { N: "cw", W: "ccw" } }],
      lasers: [
        { x: 1, y: 1, dir: "S" },
        { x: 1, y: 1, dir: "S", beams: 3 },
      ],
      walls: [
        [1, 1, "N"],
        [2, 2, "E"],
        [2, 2, "S"],
      ],
      docks: { 1: [1, 2], 2: [1, 2] },
    },
    bay: { width: 1, height: 1 },
  },
  flags: [
    [1, 1],
    [1, 1],
  ],
  special: ["tricksy", "war_zone"],
};

describe("a course of one's own", () => {
  test("is read as what was written, several things on a cell too", () => {
    const { text } = writtenCourse("Cross Current", CROWDED);
    expect(readCourse(text, RULES)).toEqual({ name: "Cross Current", form: CROWDED });
    expect(text).toContain("also 0,0 >>");
  });

  test("says on which line each thing stands", () => {
    const { text, lines } = writtenCourse("Cross Current", CROWDED);
    const at = (pointer: string): string | undefined => text.split("\n")[lines.get(pointer)! - 1];
    expect([at("/course/flags/1"), at("/course/dock"), at("/course/special/1"), at("/course/boards/0"), at("/course/floors/bay")]).toEqual(["flag 1,1", "bay bay at 0,3 turned 0", "rule war_zone", "floor yard at 0,0 turned 90", "floor bay"]);
  });

  test("that is one floor has it by a name", () => {
    const one = tidyCourse({ floor: { width: 2, height: 1, pits: [[1, 0]] }, flags: [[0, 0]], special: null });
    expect(one).toEqual({ boards: [{ board: "floor", x: 0, y: 0, rot_cw: 0 }], floors: { floor: { width: 2, height: 1, pits: [[1, 0]] } }, flags: [[0, 0]] });
  });

  test.each([
    ["hello", { line: 1, is: "beginning" }],
    ["floor A", { line: 1, is: "floor-name", name: "A" }],
    ["floor __proto__", { line: 1, is: "floor-name", name: "__proto__" }],
    ["floor a\n+   +", { line: 2, is: "drawing" }],
    ["floor a\n+   +\n  .\n+   +\n\nfloor a\n+   +\n  .\n+   +", { line: 6, is: "floor-twice", name: "a" }],
    ["course A\ncourse B", { line: 2, is: "course-twice" }],
    ["floor a\n+   +\n  .\n+   -", { line: 4, is: "corners", count: 2 }],
    ["floor a\n+ - +\n  .\n+   +", { line: 2, is: "wall-above", x: 0, y: 0, got: " - " }],
    ["floor a\n+   +\n! .\n+   +", { line: 3, is: "drawing" }],
    ["floor a\n+   +\n  . !\n+   +", { line: 3, is: "wall-left", x: 1, y: 0, got: "!" }],
    ["floor a\n+   +\n  .   .\n+   +", { line: 3, is: "cells", count: 1 }],
    ["floor a\n+   +\n <<<\n+   +", { line: 3, is: "mark", x: 0, y: 0, got: "<<<" }],
    ["floor a\n+   +   +\n  d1  d1\n+   +   +", { line: 3, is: "dock-twice", dock: 1 }],
    ["floor a\n+   +\n  .\n+   +\nlaser 0,0 E 4", { line: 5, is: "thing" }],
    ["floor a\n+   +\n  .\n+   +\nlaser 1,0 E 1", { line: 5, is: "not-on-floor", width: 0, height: 0 }],
    ["floor a\n+   +\n  .\n+   +\nturn 0,0 E cw", { line: 5, is: "no-belt" }],
    ["floor a\n+   +\n  .\n+   +\nalso 0,0 nothing", { line: 5, is: "thing" }],
    [`floor a\n${"+   ".repeat(49)}+\n  .\n+   +`, { line: 2, is: "size", most: 48 }],
    ["course A\n# a word\n\nflag 1;2", { line: 4, is: "course-line" }],
    ["course A\nrule soup", { line: 2, is: "rule", got: "soup" }],
    ["course A\nbay a at 0,0\nbay b at 0,0", { line: 3, is: "bay-twice" }],
  ])("with a mistake names its line: %s", (text, mistake) => {
    expect(mistakeIn(text)).toEqual(mistake);
  });
});
