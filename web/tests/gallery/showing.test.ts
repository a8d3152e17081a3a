/** Figures as pictures: where it happens most, and who wins how often. */
import { beforeAll, expect, test } from "vitest";

import { mostOf, spotsOf } from "../../src/gallery/showing/heat";
import { winsOf } from "../../src/gallery/showing/wins";
import { learn, speak } from "../../src/words/words.svelte";

beforeAll(async () => {
  await learn("gallery");
  await speak("en");
});

test("twice the side is four times as much, and lies on its cell", () => {
  const spots = spotsOf("roborally", [{ at: "4,6", count: 64, share: 0.64 }, { at: "0,0, a pit", count: 16, share: 0.16 }, { at: "-1,3, off the edge", count: 1, share: 0.01 }]);
  expect(spots).toEqual([
    { x: 216, y: 312, size: 4, at: "4,6" },
    { x: 24, y: 24, size: 2, at: "0,0" },
    { x: -24, y: 168, size: 1, at: "-1,3" },
  ]);
});

test("hexes are named by row and column", () => {
  const [spot] = spotsOf("asteroyds", [{ at: "row 3, column 5", count: 1, share: 1 }]);
  expect([spot!.at, Math.round(spot!.x), spot!.y]).toEqual(["3,5", 374, 198]);
  expect(spotsOf("asteroyds", [{ at: "somewhere", count: 1, share: 1 }])).toEqual([]);
  expect(mostOf("asteroyds", [])).toEqual({ share: 0, at: [] });
});

test("a start is odd when what is fair lies outside of what it may be", () => {
  const starts = [
    { start: "dock 1", wins: 60, interval: [0.5, 0.69] as [number, number] },
    { start: "dock 2", wins: 20, interval: [0.13, 0.29] as [number, number] },
    { start: "orange", wins: 0, interval: [0, 0.04] as [number, number] },
  ];
  const wins = winsOf({ games: 100, fairness: { starts, chance: 0, judgement: "unfair" } });
  expect(wins.rows.map(({ name, isOdd }) => [name, isOdd])).toEqual([["dock 1", true], ["dock 2", false], ["orange", true]]);
  // Twenty games that nobody has won make no start worse than another.
  expect(wins.fair).toBeCloseTo(0.8 / 3);
  expect(wins.most).toBe(0.69);
});
