import { describe, expect, test } from "vitest";

import { areaOf, cellAt, cellsOf, centre, facing, HEADINGS, PRINTED_ROWS, towards, turnedTo, WIDTH } from "../../src/games/asteroyds/state/hexes";
import { besides } from "../../src/games/asteroyds/pointing/popover";
import { HexView } from "../../src/games/asteroyds/pointing/view.svelte";
import { stepped } from "../../src/games/asteroyds/pointing/walking";

const cells = cellsOf(PRINTED_ROWS);

describe("hexes", () => {
  test("the printed board has 158 in 13 rows", () => {
    expect(cells).toHaveLength(158);
    expect(new Set(cells.map(([row]) => row)).size).toBe(13);
  });

  test("it needs 1010 by 728", () => {
    const { x, y, width, height } = areaOf(cells);
    expect([x, y, width, height].map(Math.round)).toEqual([-6, -4, 1010, 728]);
  });

  test("a point near the middle of a hex lies in it", () => {
    for (const cell of cells) {
      for (const heading of HEADINGS) {
        const [{ x, y }, off] = [centre(cell), towards(heading, WIDTH * 0.45)];
        expect(cellAt({ x: x + off.x, y: y + off.y })).toEqual(cell);
      }
    }
  });

  test("a hex lies beside the next one in each heading", () => {
    const { x, y } = centre([5, 5]);
    const off = towards("SE", WIDTH);
    expect(cellAt({ x: x + off.x, y: y + off.y })).toEqual([6, 6]);
  });

  test("edge numbers go clockwise 1, 5, 3, 6, 2, 4", () => {
    expect([1, 5, 3, 6, 2, 4].map((number) => facing("NE", number))).toEqual(["NE", "E", "SE", "SW", "W", "NW"]);
  });

  test("a craft turns the shorter way", () => {
    expect(turnedTo(300, "E")).toBe(360);
    expect(turnedTo(360, "NE")).toBe(300);
    expect(turnedTo(0, "W")).toBe(180);
    expect(turnedTo(-60, "NW")).toBe(-120);
  });
});

describe("walking the hexes", () => {
  test("there and back is the same way", () => {
    expect(stepped(cells, stepped(cells, [5, 5], "ArrowUp"), "ArrowDown")).toEqual([5, 5]);
    expect(stepped(cells, stepped(cells, [5, 5], "ArrowLeft"), "ArrowRight")).toEqual([5, 5]);
  });

  test("a gap in a row is stepped over, and the border is the end", () => {
    expect(stepped(cells, [0, 6], "ArrowRight")).toEqual([0, 9]);
    expect(stepped(cells, [6, 0], "ArrowLeft")).toEqual([6, 0]);
    expect(stepped(cells, [0, 3], "ArrowUp")).toEqual([0, 3]);
  });

  test("where there is no hex above, the nearest one is taken", () => {
    expect(stepped(cells, [1, 8], "ArrowUp")).toEqual([0, 9]);
    expect(stepped(cells, [5, 0], "ArrowUp")).toEqual([4, 1]);
  });

  test("every hex can be walked to", () => {
    const reached = new Set(["6,7"]);
    const queue = [[6, 7] as [number, number]];
    for (let cell = queue.pop(); cell; cell = queue.pop())
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = stepped(cells, cell, key);
        if (!reached.has(next.join())) queue.push(next);
        reached.add(next.join());
      }
    expect(reached.size).toBe(cells.length);
  });
});

describe("the view", () => {
  const area = areaOf(cells);

  function seen(width: number, height: number): HexView {
    const view = new HexView(area);
    [view.width, view.height] = [width, height];
    view.home(null, false);
    return view;
  }

  test("begins with the whole board", () => {
    const { x, y, width, height } = seen(970, 757).box;
    expect(x).toBeLessThanOrEqual(area.x);
    expect(y).toBeLessThanOrEqual(area.y);
    expect(x + width).toBeGreaterThanOrEqual(area.x + area.width - 1e-6);
    expect(y + height).toBeGreaterThanOrEqual(area.y + area.height - 1e-6);
  });

  test("never loses the board", () => {
    const view = seen(970, 757);
    view.zoom(3, { x: 10, y: 10 });
    view.pan({ x: 99999, y: -99999 });
    const { x, y, width, height } = view.box;
    expect(x).toBeCloseTo(area.x);
    expect(y + height).toBeCloseTo(area.y + area.height);
    view.zoom(0.0001);
    expect(view.box.width).toBeGreaterThanOrEqual(area.width);
    expect(width).toBeLessThan(area.width);
  });

  test("keeps the point under the fingers", () => {
    const view = seen(970, 757);
    const before = view.boardPoint({ x: 400, y: 300 });
    view.zoom(2, { x: 400, y: 300 });
    const after = view.boardPoint({ x: 400, y: 300 });
    expect([after.x, after.y].map(Math.round)).toEqual([before.x, before.y].map(Math.round));
  });

  test("numbers go below 30 pixels per hex", () => {
    expect(seen(970, 757).isTiny).toBe(false);
    expect(seen(390, 290).isTiny).toBe(true);
  });

  test("on short phones it shows the whole width, with one's craft in the middle", () => {
    const view = seen(390, 150);
    view.home(centre([6, 7]), true);
    expect(view.box.width).toBeCloseTo(area.width);
    expect(view.box.y + view.box.height / 2).toBeCloseTo(centre([6, 7]).y);
  });

  test("where it nearly fits, all of it is shown, gates and all", () => {
    const view = seen(360, 216);
    view.home(centre([6, 7]), true);
    expect(view.box.height).toBeCloseTo(area.height);
  });
});

test("a popover stays on the stage, and covers neither its tile nor where that goes", () => {
  const stage = { x: 0, y: 0, width: 970, height: 757 };
  const size = { width: 220, height: 80 };
  for (const at of [{ x: 30, y: 30 }, { x: 940, y: 30 }, { x: 30, y: 720 }, { x: 940, y: 720 }, { x: 480, y: 380 }]) {
    const place = besides(at, size, [{ x: at.x, y: at.y - 60 }], stage);
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.x + size.width).toBeLessThanOrEqual(stage.width);
    expect(place.y).toBeGreaterThanOrEqual(0);
    expect(place.y + size.height).toBeLessThanOrEqual(stage.height);
    expect(at.x > place.x && at.x < place.x + size.width && at.y > place.y && at.y < place.y + size.height).toBe(false);
  }
});
