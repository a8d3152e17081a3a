/** Courses as the page's engine draws and lists them, beside what the server says. tests/wasm/test_solo.py asks both. */
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { coursesIn, floorIn } from "../../src/solo/floors";
import { files } from "./grounds";

interface Case {
  course: string;
  turns: number[];
  blueprint: object;
}

const { SOLO_FLOORS } = process.env;
const { courses, floors } = SOLO_FLOORS ? (JSON.parse(readFileSync(SOLO_FLOORS, "utf8")) as { courses: object[]; floors: Case[] }) : { courses: [], floors: [] };

describe.skipIf(floors.length === 0)("without a server", () => {
  test("the courses are listed as by one", async () => {
    expect(await coursesIn(files)).toEqual(courses);
  });

  test.each(floors.map((each) => [each.course, each.turns.join(""), each] as const))("%s is drawn as by one %s", async (_, _turns, { course, turns, blueprint }) => {
    expect(await floorIn(files, course, turns)).toEqual(blueprint);
  });

  test("a course that nobody has printed is none", async () => {
    await expect(floorIn(files, "Nowhere", [])).rejects.toMatchObject({ code: "not_a_course" });
  });
});
