// @vitest-environment jsdom
/** Goals in words, the day's puzzle, the next one, and a result that gives nothing away. */
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { Clause } from "../../src/engine/puzzles";
import { choiceIn, chosenFrom, nextOf, queryOf, toggled } from "../../src/puzzles/book/choosing";
import { isDay, numberOf, placeOn } from "../../src/puzzles/book/daily";
import { clauseLine, goalSaid } from "../../src/puzzles/book/goals";
import { marksOf, shareText } from "../../src/puzzles/book/sharing";
import { begun, tried } from "../../src/puzzles/kept/outcome";
import { monthAfter, weeksOf } from "../../src/puzzles/page/days";
import { bestOf, MOST_MISSES, Racing, TIME } from "../../src/puzzles/page/rush.svelte";
import { LANGUAGES, type Language } from "../../src/words/languages";
import { learn, speak } from "../../src/words/words.svelte";

const languages = Object.keys(LANGUAGES) as Language[];
const called = (seat: number): string => `Robot ${seat}`;
const ASTEROYDS: Clause[] = [
  { kind: "tokens", number: 2 },
  { kind: "tokens", number: 1, by: 4 },
  { kind: "token", about: 3, by: 7 },
  { kind: "finish", by: 2 },
  { kind: "drones", number: 3 },
  { kind: "targets", number: 1 },
  { kind: "team" },
  { kind: "rams", number: 1 },
  { kind: "stand", about: [3, 4] },
  { kind: "alive" },
  { kind: "unhurt", number: 0 },
  { kind: "unhurt", number: 2 },
  { kind: "shield" },
  { kind: "shots", number: 1 },
  { kind: "no_ram" },
  { kind: "no_collision" },
];
const ROBORALLY: Clause[] = [
  { kind: "flag", about: 3, by: 4 },
  { kind: "flag", about: 1 },
  { kind: "flags", number: 2 },
  { kind: "finish" },
  { kind: "destroy", about: 2 },
  { kind: "push", about: 1, number: 2 },
  { kind: "shoot", number: 2 },
  { kind: "ride", number: 3 },
  { kind: "archive" },
  { kind: "stand", about: [5, 11] },
  { kind: "alive" },
  { kind: "unhurt", number: 0 },
];

describe.each(languages)("in %s", (language) => {
  test("every clause is said, with all that it is about", async () => {
    await learn("puzzles");
    await speak(language);
    for (const [game, clauses] of [["asteroyds", ASTEROYDS], ["roborally", ROBORALLY]] as const) {
      for (const clause of clauses) {
        const said = clauseLine(game, clause, called);
        expect(said).not.toMatch(/goal-|[{}]|undefined/);
        expect(said).toMatch(/^\p{Lu}/u);
        const about = typeof clause.about === "object" ? clause.about.map(String) : clause.about === undefined ? [] : [String(clause.about)];
        for (const number of [...about, ...(clause.by !== undefined && clause.by < 7 ? [String(clause.by)] : []), ...((clause.number ?? 0) > 1 ? [String(clause.number)] : [])]) expect(said).toContain(number);
      }
    }
  });

  test("a goal is one sentence", async () => {
    await learn("puzzles");
    await speak(language);
    const said = goalSaid("asteroyds", [{ kind: "tokens", number: 2 }, { kind: "shield" }, { kind: "alive" }], called);
    expect(said).toMatch(/^\p{Lu}[^.]+\.$/u);
    expect(said.split(",").length).toBeGreaterThan(1);
  });
});

test("a limit sounds like one", async () => {
  await learn("puzzles");
  await speak("en");
  expect(goalSaid("asteroyds", [{ kind: "tokens", number: 2 }, { kind: "alive" }], called)).toBe("Take 2 symbols this round and stay alive.");
  expect(goalSaid("roborally", [{ kind: "flag", about: 3, by: 4 }, { kind: "unhurt", number: 0 }], called)).toBe("Touch flag 3 by register 4 and take no damage.");
});

describe("the day's puzzle", () => {
  const daily = [7, 3, 5];

  test("follows from the date alone", () => {
    expect([numberOf("2026-01-01"), numberOf("2026-11-18"), numberOf("2028-03-01")]).toEqual([1, 322, 791]);
    expect(["2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04"].map((day) => placeOn(daily, day))).toEqual([7, 3, 5, 7]);
    expect(placeOn(daily, "2025-12-31")).toBe(5);
  });

  /** tests/docs/test_puzzle_words.py has written them. */
  const { PUZZLE_DAYS } = process.env;
  test.skipIf(!PUZZLE_DAYS)("is the same as Python's", () => {
    const { daily, places } = JSON.parse(readFileSync(PUZZLE_DAYS!, "utf8")) as { daily: number[]; places: Record<string, number> };
    expect(Object.keys(places).length).toBeGreaterThan(300);
    for (const [day, place] of Object.entries(places)) expect([day, placeOn(daily, day)]).toEqual([day, place]);
  });

  test("is of a day that there is, and that has come", () => {
    const today = "2026-11-18";
    expect(["2026-01-01", "2026-02-28", today].map((day) => isDay(day, today))).toEqual([true, true, true]);
    expect(["2025-12-31", "2026-02-30", "2026-11-19", "2026-1-1", "today", ""].map((day) => isDay(day, today))).toEqual([false, false, false, false, false, false]);
  });

  test("stands in a month of whole weeks from Monday on", () => {
    const weeks = weeksOf("2026-11");
    expect([weeks[0]![0], weeks.at(-1)!.at(-1), weeks.length]).toEqual(["2026-10-26", "2026-12-06", 6]);
    expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  });
});

describe("what to practise", () => {
  const puzzles = [
    { id: "a", level: 1, themes: ["gates"], rules: ["A6.1"] },
    { id: "b", level: 2, themes: ["gates", "energy"], rules: ["A6.2", "A10.1"] },
    { id: "c", level: 2, themes: ["drones"], rules: [] },
  ] as never;
  const choice = (themes: string[], levels: number[], rule = "") => ({ game: "asteroyds" as const, themes, levels, rule });
  const ids = (themes: string[], levels: number[]) => chosenFrom({ puzzles }, choice(themes, levels)).map(({ id }) => id);

  test("is any of the themes, of any of the levels", () => {
    expect([ids([], []), ids(["gates"], []), ids(["drones", "energy"], []), ids(["gates"], [2]), ids(["drones"], [1])]).toEqual([["a", "b", "c"], ["a", "b"], ["b", "c"], ["b"], []]);
  });

  test("is what a rule or a chapter is about", () => {
    const of = (rule: string) => chosenFrom({ puzzles }, choice([], [], rule)).map(({ id }) => id);
    expect([of("A6"), of("A6.1"), of("A1"), of("A10")]).toEqual([["a", "b"], ["a"], [], ["b"]]);
  });

  test("comes with the easiest that is open, and never twice in a row", () => {
    const next = (solved: string[], now: string | null) => nextOf({ puzzles }, choice([], []), (id) => solved.includes(id), now, () => 0)?.id ?? null;
    expect([next([], null), next([], "a"), next(["a", "b"], null), next(["a", "b", "c"], "a")]).toEqual(["a", "b", "c", "b"]);
    expect(nextOf({ puzzles }, choice(["drones"], []), () => false, "c")).toBeNull();
  });

  test("stands in the address, as far as it is known", () => {
    const chosen = choice(["gates", "energy"], [2, 3]);
    expect(choiceIn(queryOf(chosen), "asteroyds", ["gates", "energy"])).toEqual(chosen);
    expect(choiceIn("?themes=gates,%3Cb%3E&levels=9,1,x&rule=%3Cb%3E", "asteroyds", ["gates"])).toEqual(choice(["gates"], [1]));
    expect(choiceIn(queryOf(choice([], [], "A6.1")), "asteroyds", [])).toEqual(choice([], [], "A6.1"));
    expect([queryOf(choice([], [])), toggled(["a", "b"], "a"), toggled(["a"], "b")]).toEqual(["", ["b"], ["a", "b"]]);
  });
});

describe("a result to share", () => {
  const puzzle = { id: "a1f09c3e", game: "asteroyds", theme: "gates", level: 4 };
  const plan = { columns: ["left", "forward", "shoot", null, null, "turn_back"], energy: "right", ram: true };
  const failed = { plan, steps: 4, of: 7, isSolved: false, at: 1 };
  const right = { plan, steps: 5, of: 7, isSolved: true, at: 2 };

  test("says how far each try came", () => {
    expect([marksOf(failed), marksOf(right)]).toEqual(["■ ■ ■ ▲ □ □ □", "■ ■ ■ ■ ◆ ■ ■"]);
  });

  test.each(languages)("gives nothing away in %s", async (language) => {
    await learn("puzzles");
    await speak(language);
    const outcome = tried(tried(begun(puzzle, 0, "2026-11-18"), failed, 100), right, 222);
    const text = shareText({ game: "asteroyds", number: 322, level: 4, outcome, streak: 13, address: "https://swarm.test/daily/asteroyds/2026-11-18" });
    expect(text.split("\n").length).toBe(5);
    expect(text).toContain("3:42");
    expect(text).toContain("13");
    // Neither what was planned, nor which puzzle it is, nor what kind: only marks, numbers and the day's address.
    expect(text).not.toMatch(/left|forward|shoot|turn|right\b|a1f09c3e|gates|ram/i);
    const other = tried(tried(begun(puzzle, 0, "2026-11-18"), { ...failed, plan: null }, 100), { ...right, plan: null }, 222);
    expect(shareText({ game: "asteroyds", number: 322, level: 4, outcome: other, streak: 13, address: "https://swarm.test/daily/asteroyds/2026-11-18" })).toBe(text);
  });

  test("is short after many tries", async () => {
    await learn("puzzles");
    await speak("en");
    let outcome = begun(puzzle, 0);
    for (let number = 0; number < 30; number += 1) outcome = tried(outcome, { ...failed, isSolved: number === 29 }, number);
    expect(shareText({ game: "asteroyds", number: 1, level: 1, outcome, streak: 0, address: "x" }).split("\n").length).toBeLessThan(12);
  });
});

describe("three minutes", () => {
  const puzzles = Array.from({ length: 50 }, (_, number) => ({ id: String(number), level: 1 + Math.floor(number / 10) })) as never;

  test("get harder, and never ask the same twice", () => {
    const racing = new Racing({ puzzles }, "asteroyds", () => 0);
    racing.begin(1000);
    const levels = Array.from({ length: 12 }, () => {
      const { level } = racing.next()!;
      racing.take(true);
      return level;
    });
    expect(levels).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
    const seen = new Set(Array.from({ length: 38 }, () => racing.next()!.id));
    expect([seen.size, racing.next()]).toEqual([38, null]);
  });

  test("end by the clock, or with the last miss", () => {
    const racing = new Racing({ puzzles }, "asteroyds");
    expect(racing.isOn).toBe(false);
    racing.begin(0);
    expect([racing.isOn, racing.left]).toEqual([true, TIME]);
    racing.now = TIME * 1000;
    expect(racing.isOn).toBe(false);
    racing.take(true);
    expect(racing.solved).toBe(0);
    racing.begin(0);
    for (let miss = 0; miss < MOST_MISSES; miss += 1) racing.take(false);
    expect([racing.isOn, racing.result(5)]).toEqual([false, { at: 5, game: "asteroyds", solved: 0, failed: 3 }]);
  });

  test("are remembered by the best", () => {
    const rush = (solved: number, game = "asteroyds") => ({ at: solved, game, solved, failed: 0 });
    expect([bestOf([], "asteroyds"), bestOf([rush(4), rush(9), rush(20, "roborally")], "asteroyds")]).toEqual([null, 9]);
  });
});
