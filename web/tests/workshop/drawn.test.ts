/** Random courses through the workshop: form, notation, and drawing. tests/wasm/test_drawn_courses.py makes them. */
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { SPECIALS } from "../../src/create/specials";
import type { CourseForm } from "../../src/engine/roborally/courses";
import type { FloorForm } from "../../src/engine/roborally/floors";
import type { FloorPlan } from "../../src/games/roborally/state/floor";
import { withOwn } from "../../src/workshop/roborally/content/areas";
import { planOf } from "../../src/workshop/roborally/content/plan";
import { tidyCourse } from "../../src/workshop/roborally/content/tidying";
import { readCourse } from "../../src/workshop/roborally/notation/reading";
import { writtenCourse, writtenFloor } from "../../src/workshop/roborally/notation/writing";

interface Drawn {
  printed: Record<string, FloorForm>;
  cases: { form: CourseForm; texts: Record<string, string>; blueprint: FloorPlan | null }[];
}

const { DRAWN_COURSES } = process.env;
const { printed, cases }: Drawn = DRAWN_COURSES ? (JSON.parse(readFileSync(DRAWN_COURSES, "utf8")) as Drawn) : { printed: {}, cases: [] };
const RULES = SPECIALS.map(({ id }) => id);

describe.skipIf(cases.length === 0)("courses", () => {
  test("are written as Python writes them, and read as they were", () => {
    for (const { form, texts } of cases) {
      const tidy = tidyCourse(form);
      for (const [name, text] of Object.entries(texts)) expect(writtenFloor(name, tidy.floors![name]!)).toBe(text);
      const read = readCourse(writtenCourse("Ferry Hours", tidy).text, RULES);
      expect(read.name).toBe("Ferry Hours");
      // Names are in the order of the text.
      expect(read.form).toEqual(tidy);
    }
  });

  test("are drawn as the engine lays them", () => {
    const floors = new Map(Object.entries(printed));
    for (const { form, blueprint } of cases) {
      if (!blueprint) continue;
      const tidy = tidyCourse(form);
      const boards = blueprint.boards.map((board) => ({ ...board, board: board.board ?? "floor" }));
      expect(planOf(tidy, withOwn(tidy, floors)), JSON.stringify(form)).toEqual({ ...blueprint, boards });
    }
  });
});
