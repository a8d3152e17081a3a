/** What a hand does to a course: belts, walls, areas, floors that lie turned, and copies of what is printed. */
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { CourseForm } from "../../src/engine/roborally/courses";
import type { FloorForm } from "../../src/engine/roborally/floors";
import { PaperDrawer } from "../../src/study/drawer";
import { newDrawing } from "../../src/workshop/drawing";
import { Editing } from "../../src/workshop/editing.svelte";
import { Drawings } from "../../src/workshop/keeping";
import { Bench, between, sideAt, straight } from "../../src/workshop/roborally/canvas/bench.svelte";
import { mirroredFloor, turnedFloor } from "../../src/workshop/roborally/content/floors";
import { withBoard, withDock, withName, withoutPart, withPartTurned, withSize } from "../../src/workshop/roborally/content/parts";
import { tidied } from "../../src/workshop/roborally/content/tidying";
import { readCourse } from "../../src/workshop/roborally/notation/reading";
import { writtenFloor } from "../../src/workshop/roborally/notation/writing";

const printed = (name: string): FloorForm => readCourse(readFileSync(`../src/swarmrally/roborally/courses/floors/${name}.txt`, "utf8"), []).form.floors![name]!;

function benchOn(form: CourseForm): Bench {
  const editing = new Editing<CourseForm>(newDrawing("roborally", { content: form }), new Drawings(new PaperDrawer()));
  const bench = new Bench(editing);
  bench.printed = new Map(["exchange", "vault"].map((name) => [name, printed(name)]));
  return bench;
}

function yard(text: string): CourseForm {
  return readCourse(`floor yard\n${text}\n\ncourse\nfloor yard at 0,0`, []).form;
}

const EMPTY = yard(Array.from({ length: 4 }, () => "+   +   +   +   +\n  .   .   .   .").join("\n") + "\n+   +   +   +   +");

function drawn(bench: Bench): string {
  return writtenFloor("yard", bench.form.floors!.yard!).split("\n").slice(1, -1).join("\n");
}

describe("a belt", () => {
  test("that is dragged runs the way it was dragged, with its curve", () => {
    const bench = benchOn(EMPTY);
    let before: readonly [number, number] = [0, 3];
    bench.brush(before, null);
    for (const next of [[1, 3], [2, 3], [2, 2], [2, 1]] as const) {
      bench.brush(next, null, before);
      before = next;
    }
    expect(drawn(bench)).toBe(
      `
+   +   +   +   +
  .   .   .   .
+   +   +   +   +
  .   .   ^   .
+   +   +   +   +
  .   .   ^   .
+   +   +   +   +
  >   >   ^   .
+   +   +   +   +
turn 2,3 E ccw`.trim(),
    );
  });

  test("that leads into another one from its side merges, and a wall between parts them", () => {
    const bench = benchOn(EMPTY);
    bench.line([1, 3], [1, 0], null);
    bench.line([3, 2], [2, 2], null);
    expect(drawn(bench)).toContain("turn 1,2 W cw");
    bench.element = "wall";
    bench.brush([1, 2], "E");
    expect(drawn(bench)).not.toContain("turn");
  });

  test("keeps what somebody set by hand, where nothing near it changes", () => {
    const bench = benchOn(yard("+   +   +   +   +\n  >   v   .   .\n+   +   +   +   +\nturn 1,0 E ccw"));
    bench.element = "pit";
    bench.brush([3, 0], null);
    expect(drawn(bench)).toContain("turn 1,0 E ccw");
  });
});

describe("on a floor that lies turned", () => {
  test.each([0, 90, 180, 270])("by %i degrees one draws what one sees", (turns) => {
    const bench = benchOn({ ...EMPTY, boards: [{ board: "yard", x: 2, y: 1, rot_cw: turns }] });
    bench.facing = "E";
    bench.brush([3, 1], null);
    bench.element = "laser";
    bench.brush([5, 4], "E");
    expect(bench.plan.belts).toMatchObject([{ at: [3, 1], heading: "E" }]);
    expect(bench.plan.lasers).toMatchObject([{ at: [5, 4], heading: "W", side: "E" }]);
    expect(bench.plan.walls).toEqual([{ at: [5, 4], side: "E" }]);
  });
});

describe("a printed floor", () => {
  const course: CourseForm = { boards: [{ board: "exchange", x: 0, y: 0 }, { board: "vault", x: 12, y: 0 }, { board: "exchange", x: 24, y: 0 }], flags: [] };

  test("becomes one's own where it is drawn on, and nowhere else", () => {
    const bench = benchOn(course);
    bench.element = "pit";
    bench.brush([0, 0], null);
    bench.brush([1, 0], null);
    expect(bench.form.boards!.map(({ board }) => board)).toEqual(["exchange_own", "vault", "exchange"]);
    expect(Object.keys(bench.form.floors!)).toEqual(["exchange_own"]);
    bench.brush([24, 0], null);
    expect(bench.form.boards!.map(({ board }) => board)).toEqual(["exchange_own", "vault", "exchange_own_2"]);
  });

  test("is itself again after undoing", () => {
    const bench = benchOn(course);
    bench.element = "pit";
    bench.begin();
    bench.brush([0, 0], null);
    bench.brush([1, 0], null);
    bench.editing.undo();
    expect(bench.form.boards!.map(({ board }) => board)).toEqual(["exchange", "vault", "exchange"]);
  });
});

describe("tools", () => {
  test("fill what is alike, or what is selected", () => {
    const bench = benchOn(yard("+   +   +   +   +\n  .  pit  .   .\n+   +   +   +   +\n  .  pit  .   .\n+   +   +   +   +"));
    bench.element = "gear";
    bench.fill([3, 0], null);
    expect(bench.plan.gears.map(({ at }) => at.join())).toEqual(["2,0", "3,0", "2,1", "3,1"]);
    bench.select([0, 0], [1, 0]);
    bench.fill([0, 0], null);
    expect([bench.plan.gears.length, bench.plan.pits]).toEqual([6, [[1, 1]]]);
  });

  test("erase all that is on a cell", () => {
    const bench = benchOn(EMPTY);
    bench.element = "laser";
    bench.brush([1, 1], "N");
    bench.element = "flag";
    bench.brush([1, 1], null);
    bench.erase([1, 1]);
    expect([bench.form.flags, bench.form.floors!.yard]).toEqual([[], { width: 4, height: 4 }]);
  });

  test("copy and paste what lies in an area, walls at its edge too", () => {
    const bench = benchOn(yard("+---+   +   +   +\n| >  pit  .   .\n+   +   +   +   +\n  w  cw   .   .\n+   +   +   +   +"));
    bench.select([0, 0], [1, 1]);
    bench.copy();
    bench.selection = null;
    bench.cursor = [2, 0];
    bench.paste();
    expect(drawn(bench)).toBe("+---+   +---+   +\n| >  pit| >  pit\n+   +   +   +   +\n  w   cw  w   cw\n+   +   +   +   +");
  });

  test("four quarter turns, and two mirrors, change nothing", () => {
    const before = printed("maelstrom");
    for (const isUpright of [true, false]) expect(tidied(mirroredFloor(mirroredFloor(before, isUpright), isUpright))).toEqual(before);
    expect(tidied(turnedFloor(turnedFloor(before, 3), 1))).toEqual(before);
    const bench = benchOn({ boards: [{ board: "exchange", x: 0, y: 0 }], flags: [[3, 3]] });
    bench.select([0, 0], [11, 11]);
    const floor = bench.plan;
    for (let quarter = 0; quarter < 4; quarter += 1) bench.turn();
    expect({ ...bench.plan, boards: [] }).toEqual({ ...floor, boards: [] });
    bench.mirror(true);
    bench.mirror(true);
    expect({ ...bench.plan, boards: [] }).toEqual({ ...floor, boards: [] });
  });

  test("number docks and flags as they come, and no more than there can be", () => {
    const bench = benchOn(EMPTY);
    for (const element of ["dock", "flag"] as const) {
      bench.element = element;
      for (let cell = 0; cell < 10; cell += 1) bench.brush([cell % 4, Math.floor(cell / 4)], null);
    }
    expect(bench.plan.docks.map(({ dock }) => dock)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(bench.form.flags).toHaveLength(8);
    bench.moveFlag([0, 0], [3, 3]);
    expect(bench.form.flags![0]).toEqual([3, 3]);
  });
});

describe("floors on a course", () => {
  test("are put beside each other, turned, made larger, renamed and taken away", () => {
    const bench = benchOn(EMPTY);
    let form = withBoard(bench.form, bench.floors, null);
    expect(form.boards![1]).toEqual({ board: "my_floor", x: 4, y: 0, rot_cw: 0 });
    form = withPartTurned(withDock(form, new Map([...bench.floors, ["my_floor", { width: 12, height: 12 }]]), null), 1);
    expect([form.boards![1]!.rot_cw, form.dock]).toEqual([90, { board: "my_floor_2", x: 0, y: 12, rot_cw: 0 }]);
    form = withName(form, new Map(Object.entries(form.floors!)), "my_floor", "pier")!;
    expect([form.boards![1]!.board, Object.keys(form.floors!)]).toEqual(["pier", ["yard", "pier", "my_floor_2"]]);
    expect(withName(form, new Map(Object.entries(form.floors!)), "pier", "yard")).toBeNull();
    expect(withName(form, new Map(), "pier", "Pier 1")).toBeNull();
    form = withSize(form, "pier", 3, 2);
    expect(form.floors!.pier).toEqual({ width: 3, height: 2 });
    form = withoutPart(withoutPart(form, null), 1);
    expect(form).toEqual(bench.form);
  });
});

test("a straight way lies along a row or a column, and a fast one misses no cell", () => {
  expect(straight([1, 1], [3, 2])).toEqual([[1, 1], [2, 1], [3, 1]]);
  expect(straight([1, 1], [1, 0])).toEqual([[1, 1], [1, 0]]);
  expect(between([0, 0], [2, 1])).toEqual([[0, 0], [1, 0], [2, 0], [2, 1]]);
  expect([sideAt(0.5, 0.1), sideAt(0.9, 0.5), sideAt(0.5, 0.9), sideAt(0.1, 0.4)]).toEqual(["N", "E", "S", "W"]);
});
