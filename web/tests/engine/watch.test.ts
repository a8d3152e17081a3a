/** The clock beside a bot, and chance that is drawn from a seed. */
import { afterEach, expect, test, vi } from "vitest";

import { SeedShuffles } from "../../src/engine/base/chance";
import { nodesIn, Watch } from "../../src/engine/base/watch";

/** By kernel/chance.py, for the purposes 5 and 6. */
const ORDERS = [
  [1, 4, 5, 0, 3, 2],
  [5, 3, 4, 2, 0, 1],
];

afterEach(() => vi.restoreAllMocks());

test("a bot is late when its time is over, and knows how much of it is gone", () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  const watch = new Watch({ milliseconds: 200 });
  expect([watch.spent, watch.isLate, watch.took]).toEqual([0, 0, 0]);
  now.mockReturnValue(1090);
  expect([watch.spent, watch.isLate, watch.took]).toEqual([75, 0, 90]);
  now.mockReturnValue(1120);
  expect([watch.spent, watch.isLate]).toEqual([100, 1]);
});

test("by nodes nobody is ever late", () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const watch = new Watch({ nodes: 5 });
  now.mockReturnValue(1e9);
  expect([watch.spent, watch.isLate, nodesIn({ nodes: 5 }), nodesIn({ milliseconds: 5 })]).toEqual([0, 0, 5, 0]);
});

test("no time at all would be a bot that plays below its name", () => {
  for (const budget of [{ nodes: 0 }, { milliseconds: 0 }, { milliseconds: NaN }]) expect(() => new Watch(budget)).toThrow(RangeError);
});

test("orders are drawn as the server draws them, each list by its own purpose", () => {
  const draw = new SeedShuffles("a seed", 5);
  expect(draw.shuffled([0, 1, 2, 3, 4, 5])).toEqual(ORDERS[0]);
  expect(draw.shuffled([0, 1, 2, 3, 4, 5])).toEqual(ORDERS[1]);
  expect(draw.shuffled(["alone"])).toEqual(["alone"]);
});
