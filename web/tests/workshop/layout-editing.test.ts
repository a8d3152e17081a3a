import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { type Cell, HEADINGS, PRINTED_ROWS } from "../../src/games/asteroyds/state/hexes";
import { copied, mirroredClip, pasted, placesOf, turnedClip } from "../../src/workshop/asteroyds/content/copying";
import { erase, eraseHex, face, number, put, recolour, reorder, setStart, swap, target, toggleMode, turn } from "../../src/workshop/asteroyds/content/editing";
import { cellsIn, EMPTY, hasHex, isTurned, kindOf, type Layout, leftOf, numberOf, startAt, tileAt } from "../../src/workshop/asteroyds/content/layout";
import { lineOf } from "../../src/workshop/asteroyds/content/lines";
import { drawn, opened, openIn } from "../../src/workshop/asteroyds/content/lots";
import { lacking, needsOf } from "../../src/workshop/asteroyds/content/needs";
import { besides, onPrinted, rimOf, withHex, withoutHex } from "../../src/workshop/asteroyds/content/shaping";
import { centreOf, isCentreOf, motionsOf, pointOf, SYMMETRIES, twinsOf } from "../../src/workshop/asteroyds/content/symmetry";
import { taken } from "../../src/workshop/asteroyds/content/taking";
import { tidy } from "../../src/workshop/asteroyds/content/tidying";
import { ALONE, around, chanceOf, oneOf, randomLayout } from "./layouts";

const PRINTED = (["racing", "targets", "drones"] as const).map((name) => taken(JSON.parse(readFileSync(`../src/swarmrally/asteroyds/scenarios/${name}.json`, "utf8"))));
const [RACING, TARGETS, DRONES] = PRINTED as [Layout, Layout, Layout];
const cells = cellsIn(EMPTY);
const half = around(EMPTY, "half_turn");

function laid(...things: [Parameters<typeof put>[1], Cell][]): Layout {
  return things.reduce((now, [kind, cell]) => put(now, kind, cell, ALONE), EMPTY);
}

describe("symmetries of the printed board", () => {
  test("a half turn takes each hex to one that is there, and back", () => {
    const [, turned] = half;
    for (const cell of cells) {
      expect(hasHex(EMPTY, turned!.cell(cell))).toBe(true);
      expect(turned!.cell(turned!.cell(cell))).toEqual(cell);
    }
    expect(turned!.cell([7, 10])).toEqual([5, 4]);
  });

  test("sides and ends are mirrored on lines, too", () => {
    expect(around(EMPTY, "sides")[1]!.cell([6, 0])).toEqual([6, 15]);
    expect(around(EMPTY, "sides")[1]!.cell([5, 0])).toEqual([5, 14]);
    expect(around(EMPTY, "ends")[1]!.cell([0, 3])).toEqual([12, 3]);
    expect(twinsOf([1, 3], around(EMPTY, "both"))).toEqual([[1, 3], [1, 11], [11, 11], [11, 3]]); // prettier-ignore
  });

  test("what faces somewhere turns along", () => {
    const [, sides] = around(EMPTY, "sides");
    const [, ends] = around(EMPTY, "ends");
    expect(HEADINGS.map((heading) => half[1]!.heading(heading))).toEqual(["W", "NW", "NE", "E", "SE", "SW"]);
    expect(HEADINGS.map((heading) => sides!.heading(heading))).toEqual(["W", "SW", "SE", "E", "NE", "NW"]);
    expect(HEADINGS.map((heading) => ends!.heading(heading))).toEqual(["E", "NE", "NW", "W", "SW", "SE"]);
  });

  test.each(SYMMETRIES)("%s keeps neighbours neighbours, and the way from one to the other", (symmetry) => {
    for (const { cell, heading } of motionsOf(symmetry, centreOf(symmetry, cells))) {
      for (const at of [[6, 7], [3, 4]] as Cell[]) { // prettier-ignore
        besides(at).forEach((other, way) => expect(besides(cell(at))[HEADINGS.indexOf(heading(HEADINGS[way]!))]).toEqual(cell(other)));
      }
    }
  });

  test.each(SYMMETRIES)("%s has its centre near the middle of any board", (symmetry) => {
    for (const layout of [EMPTY, withoutHex(EMPTY, [6, 15]), ...[1, 2, 3, 4, 5].map(randomLayout)]) {
      const centre = centreOf(symmetry, cellsIn(layout));
      expect(isCentreOf(symmetry, centre)).toBe(true);
    }
    const { x, y } = pointOf(centreOf(symmetry, cells));
    expect(Math.hypot(x - 8 * 36 * Math.sqrt(3), y - 360)).toBeLessThan(37);
  });

  test("six-fold turns go around a hex, with six twins", () => {
    expect(twinsOf([6, 9], motionsOf("six_fold", centreOf("six_fold", cells)))).toHaveLength(6);
    expect(twinsOf([6, 9], motionsOf("three_fold", centreOf("three_fold", cells)))).toHaveLength(3);
  });
});

describe("laying", () => {
  test("a tile takes the place of another", () => {
    expect(laid(["red", [3, 3]], ["pod", [3, 3]]).tiles).toEqual([{ kind: "pod", at: [3, 3] }]);
  });

  test("there are four of a colour, two gates of each, and six starts", () => {
    const row = cells.filter(([at]) => at === 6);
    const all = row.reduce((now, cell) => put(now, "white/blue", cell, ALONE), EMPTY);
    expect([all.tiles.length, leftOf(all, "white/blue")]).toEqual([4, 0]);
    expect(row.reduce((now, cell) => put(now, "red-gate", cell, ALONE), EMPTY).tiles).toHaveLength(2);
    expect(row.reduce((now, cell) => put(now, "start", cell, ALONE), EMPTY).starts).toHaveLength(6);
  });

  test("nothing lies beside the board, or is laid twice", () => {
    expect(put(EMPTY, "pod", [0, 0], ALONE)).toBe(EMPTY);
    const once = laid(["red", [3, 3]]);
    const fixed = face(once, [3, 3], "W", ALONE);
    expect(put(fixed, "red", [3, 3], ALONE)).toBe(fixed);
  });

  test("a start may stand on a platform, and on nothing else", () => {
    expect(laid(["platform", [6, 7]], ["start", [6, 7]])).toMatchObject({ tiles: [{ kind: "platform" }], starts: [{ at: [6, 7], heading: "E" }] });
    expect(laid(["start", [6, 7]], ["platform", [6, 7]])).toMatchObject({ tiles: [{ kind: "platform" }], starts: [{ at: [6, 7] }] });
    expect(laid(["pod", [6, 7]], ["start", [6, 7]]).tiles).toEqual([]);
    expect(laid(["start", [6, 7]], ["pod", [6, 7]]).starts).toEqual([]);
  });

  test("twins are laid at once, starts facing the other way", () => {
    expect(put(EMPTY, "red", [7, 10], half).tiles.map(({ at }) => at)).toEqual([[5, 4], [7, 10]]); // prettier-ignore
    expect(put(EMPTY, "start", [6, 6], half).starts).toEqual([{ at: [6, 6], heading: "W" }, { at: [6, 9], heading: "E" }]); // prettier-ignore
  });

  test("erased is first the start, then what it stood on, with the twins", () => {
    const layout = [[6, 6], [6, 6]].reduce((now, cell, step) => put(now, step ? "start" : "platform", cell as Cell, half), EMPTY); // prettier-ignore
    const once = erase(layout, [6, 9], half);
    expect([once.tiles.length, once.starts.length]).toEqual([2, 0]);
    expect(erase(once, [6, 9], half)).toEqual(EMPTY);
    expect(erase(EMPTY, [6, 9], half)).toBe(EMPTY);
  });

  test("a line has every hex on its way, each beside the next", () => {
    expect(lineOf([6, 2], [6, 5])).toEqual([[6, 2], [6, 3], [6, 4], [6, 5]]); // prettier-ignore
    const chance = chanceOf(5);
    for (let each = 0; each < 200; each += 1) {
      const [from, to] = [oneOf(cells, chance), oneOf(cells, chance)];
      const line = lineOf(from, to);
      expect([line[0], line.at(-1)]).toEqual([from, to]);
      line.slice(1).forEach((cell, step) => expect(besides(line[step]!)).toContainEqual(cell));
    }
  });
});

describe("changing what lies there", () => {
  const pair = put(EMPTY, "white/red", [7, 10], half);

  test("a tile turns by notches, and its twin along", () => {
    const turned = turn(face(pair, [7, 10], "NE", half), [7, 10], 1, half);
    expect(turned.tiles.map((tile) => isTurned(tile) && tile.one_faces)).toEqual(["W", "E"]);
    expect(face(turned, [5, 4], undefined, half)).toEqual(pair);
  });

  test("numbers are there once: a twin takes another, and whoever had it exchanges", () => {
    const numbered = number(pair, [7, 10], 14, half);
    expect(numbered.tiles.map(numberOf)).toEqual([13, 14]);
    expect(number(numbered, [7, 10], 13, ALONE).tiles.map(numberOf)).toEqual([14, 13]);
    expect(number(numbered, [7, 10], undefined, half)).toEqual(pair);
  });

  test("a target changes its team with its side", () => {
    expect(target(pair, [7, 10], "left", half).tiles).toMatchObject([{ target: "right" }, { target: "left" }]);
    expect(target(pair, [7, 10], "left", around(EMPTY, "ends")).tiles).toMatchObject([{ at: [5, 4] }, { target: "left" }]);
    expect(target(laid(["red", [3, 3]]), [3, 3], "left", ALONE).tiles).toEqual([{ kind: "asteroid", colour: "red", at: [3, 3] }]);
  });

  test("another colour keeps the orientation, and gives up the number", () => {
    const [tile] = recolour(number(face(laid(["red", [3, 3]]), [3, 3], "W", ALONE), [3, 3], 2, ALONE), [3, 3], "white-gate", ALONE).tiles;
    expect(tile).toEqual({ kind: "gate", colour: "white", at: [3, 3], one_faces: "W" });
  });

  test("things that are moved take their settings along, and change places with what lay there", () => {
    const layout = put(number(pair, [7, 10], 14, half), "pod", [7, 11], half);
    const moved = swap(layout, [7, 10], [7, 11], half);
    expect(tileAt(moved, [7, 11])).toMatchObject({ kind: "asteroid", priority: 14 });
    expect(tileAt(moved, [5, 3])).toMatchObject({ kind: "asteroid", priority: 13 });
    expect([tileAt(moved, [7, 10])?.kind, tileAt(moved, [5, 4])?.kind]).toEqual(["pod", "pod"]);
    expect(swap(moved, [7, 11], [7, 10], half)).toEqual(layout);
    expect(swap(layout, [7, 10], [0, 0], half)).toBe(layout);
    expect(swap(layout, [7, 10], [5, 4], half)).toEqual(swap(layout, [5, 4], [7, 10], ALONE));
  });

  test("a colour belongs to one start, and goes to nobody's twin", () => {
    const starts = put(EMPTY, "start", [6, 6], half);
    const red = setStart(starts, [6, 6], { colour: "red" }, half);
    expect(red.starts.map(({ colour }) => colour)).toEqual(["red", undefined]);
    const blue = setStart(setStart(red, [6, 9], { colour: "blue" }, half), [6, 6], { colour: "blue" }, half);
    expect(blue.starts.map(({ colour }) => colour)).toEqual(["blue", "red"]);
    expect(setStart(blue, [6, 6], { heading: "NE" }, half).starts.map(({ heading }) => heading)).toEqual(["NE", "SW"]);
    expect(reorder(blue, 1, 0).starts.map(({ colour }) => colour)).toEqual(["red", "blue"]);
  });

  test("for Targets every start gets a team, by its half", () => {
    expect(toggleMode(put(EMPTY, "start", [6, 6], half), "targets").starts.map(({ team }) => team)).toEqual(["left", "right"]);
    expect(toggleMode(toggleMode(EMPTY, "drones"), "racing").modes).toEqual(["shooting", "drones"]);
  });
});

describe("copies", () => {
  const layout = number(face(laid(["white/red", [3, 3]], ["pod", [4, 4]]), [3, 3], "NE", ALONE), [3, 3], 13, ALONE);
  const clip = copied(layout, [[3, 3], [4, 4], [5, 5]])!; // prettier-ignore

  test("nothing is copied of empty hexes", () => {
    expect(copied(layout, [[5, 5]])).toBeNull();
  });

  test("they lie as before, in rows that stand aside, too", () => {
    expect(placesOf(clip, [3, 6])).toEqual([[3, 6], [4, 7]]); // prettier-ignore
    expect(placesOf(clip, [4, 6])).toEqual([[4, 6], [5, 6]]); // prettier-ignore
    expect(tileAt(pasted(layout, clip, [8, 8], ALONE), [8, 8])).toEqual({ kind: "asteroid", colour: "white/red", at: [8, 8], priority: 14, one_faces: "NE" });
  });

  test("six sixths of a turn, and two mirrors, are none", () => {
    const once = turnedClip(clip, 1);
    expect(once.loads[0]!.load.tile).toMatchObject({ one_faces: "E" });
    expect(turnedClip(once, 5)).toEqual(clip);
    expect(mirroredClip(mirroredClip(clip))).toEqual(clip);
  });

  test("no more are pasted than there are, and what is beside the board is not", () => {
    const full = laid(["red", [6, 1]], ["red", [6, 2]], ["red", [6, 3]]);
    const reds = copied(full, [[6, 1], [6, 2], [6, 3]])!; // prettier-ignore
    expect(pasted(full, reds, [8, 3], ALONE).tiles).toHaveLength(4);
    expect(pasted(full, reds, [0, 0], ALONE)).toBe(full);
    expect(pasted(full, reds, [6, 1], ALONE)).toEqual(full);
  });
});

describe("what is left open", () => {
  test("is counted", () => {
    expect(openIn(RACING)).toEqual({ orientations: 24, priorities: 24, symbols: 0 });
    expect(openIn(DRONES)).toEqual({ orientations: 24, priorities: 20, symbols: 4 });
  });

  test("is drawn, each number once, and given back", () => {
    for (const layout of PRINTED) {
      const fixed = drawn(layout, chanceOf(3));
      expect(openIn(fixed)).toEqual({ orientations: 0, priorities: 0, symbols: 0 });
      const numbers = fixed.tiles.filter(isTurned).map((tile) => `${kindOf(tile)} ${numberOf(tile)}`);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(opened(fixed)).toEqual(opened(layout));
    }
  });

  test("what is fixed stays", () => {
    const layout = number(face(RACING, [3, 3], "W", ALONE), [3, 3], 2, ALONE);
    expect(tileAt(drawn(layout, chanceOf(4)), [3, 3])).toEqual(tileAt(layout, [3, 3]));
  });
});

describe("modes", () => {
  test("printed layouts lack nothing for theirs", () => {
    for (const layout of PRINTED) expect(layout.modes.flatMap((mode) => lacking(layout, mode))).toEqual([]);
  });

  test("what a mode needs is counted", () => {
    expect(needsOf(RACING, "drones")).toEqual([{ what: "turrets", has: 0, of: 4 }, { what: "starts", has: 2, of: 2 }]); // prettier-ignore
    expect(lacking(EMPTY, "racing").map(({ what }) => what)).toEqual(["red-gates", "white-gates", "starts"]);
    expect(lacking(target(TARGETS, TARGETS.tiles.find((tile) => kindOf(tile) === "white")!.at, "left", ALONE), "targets").map(({ has }) => has)).toEqual([7, 5]);
  });
});

describe("a board of one's own", () => {
  test("is the printed one until it differs", () => {
    const more = withHex(EMPTY, [0, 7]);
    expect(more.board!.rows[0]).toEqual([[3, 7], [9, 12]]); // prettier-ignore
    expect(withoutHex(more, [0, 7])).toEqual(EMPTY);
    expect(tidy({ ...EMPTY, board: { rows: structuredClone(PRINTED_ROWS) } }).board).toBeUndefined();
  });

  test("hexes take with them what lay there", () => {
    expect(withoutHex(RACING, [3, 3]).tiles).toHaveLength(RACING.tiles.length - 1);
    expect(eraseHex(RACING, [6, 0], half).board!.rows[6]).toEqual([[1, 14]]);
  });

  test("left of the first column and above the first row everything moves on", () => {
    const layout = withHex(laid(["pod", [6, 0]]), [6, -1]);
    expect([tileAt(layout, [6, 1])?.kind, hasHex(layout, [6, 0]), hasHex(layout, [5, 1])]).toEqual(["pod", true, true]);
    expect(hasHex(layout, [5, 0])).toBe(false);
    expect(hasHex(withHex(EMPTY, [-1, 4]), [1, 4])).toBe(true);
  });

  test("grows at its rim only, and never beyond 32 rows and columns", () => {
    const rim = rimOf(EMPTY);
    expect(rim.some((cell) => hasHex(EMPTY, cell))).toBe(false);
    expect(rim).toContainEqual([0, 7]);
    let wide = EMPTY;
    for (let column = 16; column < 40; column += 1) wide = withHex(wide, [6, column]);
    expect(wide.board!.rows[6]).toEqual([[0, 31]]);
    expect(withHex(wide, [6, -1])).toBe(wide);
  });

  test("keeps one hex, and goes back to the printed one", () => {
    const [last, ...others] = cellsIn(EMPTY);
    const one = others.reduce((now, cell) => withoutHex(now, cell), EMPTY);
    expect(withoutHex(one, last!)).toBe(one);
    expect(onPrinted(put(one, "pod", last!, ALONE)).tiles).toHaveLength(1);
    expect(onPrinted(one).board).toBeUndefined();
  });
});

test("whatever is done, the layout stays tidy, within what the box holds, and on its board", () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const layout = randomLayout(seed);
    expect(tidy(layout)).toEqual(layout);
    expect(taken(JSON.parse(JSON.stringify(layout)))).toEqual(layout);
    for (const { at } of [...layout.tiles, ...layout.starts]) expect(hasHex(layout, at)).toBe(true);
    expect(new Set(layout.tiles.map(({ at }) => at.join())).size).toBe(layout.tiles.length);
    for (const start of layout.starts) expect(["platform", undefined]).toContain(tileAt(layout, start.at)?.kind);
  }
});

test("a start that is asked for is found", () => {
  expect(startAt(RACING, RACING.starts[2]!.at)).toBe(RACING.starts[2]);
});
