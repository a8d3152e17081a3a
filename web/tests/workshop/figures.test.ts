/** Ratings: the figures that Python has of the same games. tests/wasm/test_rating.py makes them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import type { GameName } from "../../src/engine/base/described";
import { EngineFiles } from "../../src/engine/base/fetching";
import { matchesOf } from "../../src/engine/matching";
import { contestOf, titleOf, type Wanted } from "../../src/workshop/rating/contest";
import { type Figures, Played } from "../../src/workshop/rating/figures";
import { chanceOfSpread, erfc, wilson } from "../../src/workshop/rating/intervals";
import { rounded } from "../../src/workshop/rating/rounding";

interface Rated {
  cases: { game: GameName; name: string; content: unknown; wanted: Wanted; figures: Figures }[];
  reckoned: { wilson: [number, number, [number, number]][]; spread: [number[], number][]; erfc: [number, number][]; rounded: [number, number, number][] };
}

const { ENGINE_FOLDER, RATED } = process.env;
const rated = RATED ? (JSON.parse(readFileSync(RATED, "utf8")) as Rated) : null;
const files = new EngineFiles("", (address) => Promise.resolve(new Response(readFileSync(join(ENGINE_FOLDER!, address.replace(/^[0-9a-f]{16}\//, ""))))));

describe.skipIf(!rated)("a rating", () => {
  test("has the figures of an analysis", async () => {
    for (const { game, name, content, wanted, figures } of rated!.cases) {
      const contest = await contestOf(files, game, content, wanted);
      const matches = await matchesOf(files, game, contest);
      // In whatever order the games end.
      const played = new Played(matches.ground, titleOf(game, name, contest), contest);
      for (let number = wanted.games - 1; number >= 0; number -= 1) played.add(matches.play(number));
      expect(played.figures, JSON.stringify([content, wanted])).toEqual(figures);
    }
  });

  test("reckons as Python does", () => {
    const { wilson: intervals, spread, erfc: errors, rounded: numbers } = rated!.reckoned;
    for (const [wins, games, interval] of intervals) expect(wilson(wins, games)).toEqual(interval);
    for (const [counts, chance] of spread) expect(chanceOfSpread(counts)).toBeCloseTo(chance, 12);
    for (const [value, expected] of errors) expect(Math.abs(erfc(value) - expected)).toBeLessThan(1e-14);
    for (const [value, digits, expected] of numbers) expect(rounded(value, digits), `${value} to ${digits}`).toBe(expected);
  });
});
