/** What is kept of puzzles, and what follows from it: damaged rows, two tabs, rating, days in a row. */
import { describe, expect, test } from "vitest";

import { begun, hinted, keyOf, MOST_ATTEMPTS, type Outcome, shown, soundOutcome, soundRush, tried } from "../../src/puzzles/kept/outcome";
import { judgement, ratingOf, START } from "../../src/puzzles/kept/rating";
import { PaperPuzzleShelf, soundIn } from "../../src/puzzles/kept/shelf";
import { Solved } from "../../src/puzzles/kept/solved.svelte";
import { dayOf, daysAfter, streakOf } from "../../src/puzzles/kept/streak";

const PUZZLE = { id: "a1f09c3e", game: "asteroyds", theme: "gates", level: 3 };
const at = (isSolved: boolean, time = 2000) => ({ plan: {}, steps: 4, of: 7, isSolved, at: time });

function solvedIn(tries: number, more: Partial<Outcome> = {}): Outcome {
  let outcome = { ...begun(PUZZLE, 1000), ...more };
  for (let number = 1; number <= tries; number += 1) outcome = tried(outcome, at(number === tries), 10 * number);
  return { ...outcome, ...more };
}

describe("an outcome", () => {
  test("grows by a try until it is solved, and not after", () => {
    const outcome = solvedIn(2);
    expect([outcome.attempts.length, outcome.solvedAt, outcome.seconds]).toEqual([2, 2000, 20]);
    expect(tried(outcome, at(false), 99)).toBe(outcome);
    expect(hinted(outcome, 2).hints).toBe(0);
    expect(shown(outcome).wasShown).toBe(false);
  });

  test("keeps no more tries than anybody reads, and still the last", () => {
    let outcome = begun(PUZZLE, 0);
    for (let number = 0; number < 2 * MOST_ATTEMPTS; number += 1) outcome = tried(outcome, at(false, number), 1);
    expect(outcome.attempts.length).toBe(MOST_ATTEMPTS);
    expect(outcome.attempts.at(-1)!.at).toBe(2 * MOST_ATTEMPTS - 1);
  });

  test("of a day has a row of its own", () => {
    expect(keyOf(PUZZLE, null)).toBe("a1f09c3e");
    expect(keyOf(PUZZLE, "2026-11-18")).toBe("2026-11-18 asteroyds");
  });

  const whole = JSON.stringify(solvedIn(2));
  const broken: [string, unknown][] = [
    ["nothing", null],
    ["a word", "solved"],
    ["no tries", { ...JSON.parse(whole), attempts: undefined }],
    ["a try without an end", { ...JSON.parse(whole), attempts: [{ steps: 1 }] }],
    ["a time that is none", { ...JSON.parse(whole), solvedAt: Number.NaN }],
    ["a level below nought", { ...JSON.parse(whole), level: -1 }],
    ["a day that is none", { ...JSON.parse(whole), day: "yesterday" }],
    ["a name that is none", { ...JSON.parse(whole), puzzle: 7 }],
  ];
  test.each(broken)("is left out where something else was written: %s", (_, row) => {
    expect(soundIn([row, JSON.parse(whole)], soundOutcome)).toEqual([JSON.parse(whole)]);
  });

  test("of three minutes is left out the same way", () => {
    const rush = { at: 1, game: "roborally", solved: 7, failed: 2 };
    expect(soundIn([rush, {}, { ...rush, solved: "many" }], soundRush)).toEqual([rush]);
  });
});

describe("two tabs", () => {
  test("add to the same row, whichever writes first", async () => {
    const shelf = new PaperPuzzleShelf();
    const tabs = [new Solved(() => Promise.resolve(shelf)), new Solved(() => Promise.resolve(shelf))] as const;
    await Promise.all(tabs.map(({ ready }) => ready));
    const one = (time: number) => (before: Outcome | null) => tried(before ?? begun(PUZZLE, 0), at(false, time), 1);
    await Promise.all([tabs[0].change(PUZZLE.id, one(1)), tabs[1].change(PUZZLE.id, one(2)), tabs[0].change(PUZZLE.id, one(3))]);
    await tabs[1].read();
    expect(tabs[1].of(PUZZLE.id)!.attempts.map(({ at }) => at).sort()).toEqual([1, 2, 3]);
  });

  test("where the browser keeps nothing, the page goes on and says so", async () => {
    const tab = new Solved(() => Promise.reject(new Error("no room")));
    await tab.ready;
    await tab.change(PUZZLE.id, (before) => tried(before ?? begun(PUZZLE, 0), at(true), 5));
    expect([tab.isSolved(PUZZLE.id), tab.isLasting]).toEqual([true, false]);
  });
});

describe("a rating", () => {
  test("counts a first try without a hint whole, later ones half, and what was looked up not at all", () => {
    expect([solvedIn(1), solvedIn(2), solvedIn(1, { hints: 1 }), solvedIn(1, { wasShown: true }), begun(PUZZLE, 0)].map(judgement)).toEqual([1, 0.5, 0.5, 0, null]);
  });

  test("rises most where it was least expected", () => {
    const gain = (level: number) => ratingOf([solvedIn(1, { level })]).rating - START;
    expect(gain(1)).toBeGreaterThan(0);
    expect(gain(5)).toBeGreaterThan(gain(3));
    expect(ratingOf([solvedIn(1, { level: 1, wasShown: true })]).rating).toBeLessThan(START);
  });

  test("goes to where half of the puzzles are solved", () => {
    const many = Array.from({ length: 400 }, (_, number) => ({ ...solvedIn(1), puzzle: String(number), level: 4, solvedAt: number, wasShown: number % 2 === 0 }));
    expect(Math.abs(ratingOf(many).rating - 1700)).toBeLessThan(60);
  });

  test("counts a day's puzzle once", () => {
    expect(ratingOf([solvedIn(1), solvedIn(1, { day: "2026-11-18", puzzle: "2026-11-18 asteroyds" })]).of).toBe(1);
  });
});

describe("days in a row", () => {
  const today = "2026-03-01";
  const noon = (day: string) => new Date(`${day}T12:00`).getTime();
  const on = (day: string, solvedAt = noon(day)): Outcome => solvedIn(1, { day, solvedAt });

  test("are counted over the ends of months, and stand until today is over", () => {
    expect(daysAfter("2026-02-28", 1)).toBe(today);
    expect(dayOf(noon(today))).toBe(today);
    const before = [on("2026-02-26"), on("2026-02-27"), on("2026-02-28")];
    expect(streakOf(before, today)).toEqual({ now: 3, best: 3, isSafe: false });
    expect(streakOf([...before, on(today)], today)).toEqual({ now: 4, best: 4, isSafe: true });
    expect(streakOf(before, "2026-03-02")).toEqual({ now: 0, best: 3, isSafe: false });
  });

  test("need the day itself, and no look at the solution", () => {
    expect(streakOf([on("2026-02-28", noon(today)), { ...on(today), wasShown: true }], today)).toEqual({ now: 0, best: 0, isSafe: false });
  });

  test("count a day with both games once", () => {
    expect(streakOf([on(today), on(today)], today).now).toBe(1);
  });
});
