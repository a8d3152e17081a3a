// @vitest-environment jsdom
/** What is kept on a server too: two browsers of the same person, each of which adds to what the other one has done. */
import { beforeEach, describe, expect, test } from "vitest";

import { merged } from "../../src/puzzles/kept/merging";
import { type Attempt, begun, MOST_ATTEMPTS, type Outcome, type Rush } from "../../src/puzzles/kept/outcome";
import { PaperPuzzleShelf } from "../../src/puzzles/kept/shelf";
import { Solved } from "../../src/puzzles/kept/solved.svelte";
import { There, type Ways } from "../../src/puzzles/kept/there.svelte";
import { Unreachable } from "../../src/wire/api";

const PUZZLE = { id: "a1f09c3e", game: "asteroyds", theme: "gates", level: 3 };
const OTHER = { ...PUZZLE, id: "b1f09c3e" };

function attempt(at: number, isSolved = false, steps = 4): Attempt {
  return { plan: { at }, steps, of: 7, isSolved, at };
}

function outcome(attempts: Attempt[], more: Partial<Outcome> = {}): Outcome {
  const solvedAt = attempts.find(({ isSolved }) => isSolved)?.at ?? null;
  return { ...begun(PUZZLE, attempts[0]?.at ?? 1), attempts, solvedAt, seconds: 10 * attempts.length, ...more };
}

const ROWS = [
  outcome([attempt(10), attempt(30, true)]),
  outcome([attempt(20), attempt(25), attempt(40, true)], { hints: 2 }),
  outcome([attempt(10)], { wasShown: true }),
  outcome([], { hints: 1, beganAt: 5 }),
  outcome(Array.from({ length: MOST_ATTEMPTS }, (_, number) => attempt(number))),
];

describe("two rows of a puzzle", () => {
  test("keep the tries of both, up to the solution that came first", () => {
    const both = merged(ROWS[0]!, ROWS[1]!);
    expect(both.attempts.map(({ at }) => at)).toEqual([10, 20, 25, 30]);
    expect([both.solvedAt, both.hints, both.beganAt, both.wasShown]).toEqual([30, 2, 10, false]);
  });

  test("come to the same in any order, and as often as one likes", () => {
    for (const a of ROWS) {
      expect(merged(a, a)).toEqual(a);
      for (const b of ROWS) {
        expect(merged(a, b)).toEqual(merged(b, a));
        expect(merged(merged(a, b), b)).toEqual(merged(a, b));
        for (const c of ROWS) expect(merged(merged(a, b), c)).toEqual(merged(a, merged(b, c)));
      }
    }
  });
});

/** As the server does it: a row has a number, and whoever comes with another one is told what is there. */
class House {
  rows = new Map<string, { number: number; outcome: Outcome }>();
  rushes: Rush[] = [];
  isKept = false;
  isAway = false;
  asked = 0;

  readonly ways: Ways = {
    get: (async () => {
      this.expectHome();
      return { kept: this.isKept, outcomes: [...this.rows.values()].map((row) => structuredClone(row)), rushes: [...this.rushes] };
    }) as Ways["get"],
    post: (async (_: string, body: { outcomes?: { number: number; outcome: Outcome }[]; rushes?: Rush[] }) => {
      this.expectHome();
      this.isKept = true;
      const others = [];
      for (const { number, outcome } of body.outcomes ?? []) {
        const found = this.rows.get(outcome.puzzle);
        if ((found?.number ?? 0) !== number) others.push(structuredClone(found!));
        else this.rows.set(outcome.puzzle, { number: number + 1, outcome: structuredClone(outcome) });
      }
      for (const rush of body.rushes ?? []) if (!this.rushes.some(({ at }) => at === rush.at)) this.rushes.push(rush);
      return { others };
    }) as Ways["post"],
    remove: async () => {
      this.expectHome();
      [this.isKept, this.rows, this.rushes] = [false, new Map(), []];
    },
  };

  private expectHome(): void {
    this.asked += 1;
    if (this.isAway) throw new Unreachable();
  }
}

async function browser(house: House, id: string | null = "ann"): Promise<{ mine: Solved; there: There }> {
  const shelf = new PaperPuzzleShelf();
  const mine = new Solved(() => Promise.resolve(shelf));
  await mine.ready;
  const who = { id, become: async () => void (who.id ??= "ann") };
  return { mine, there: new There(mine, house.ways, who) };
}

const put = (mine: Solved, row: Outcome) => mine.change(row.puzzle, (before) => (before ? merged(before, row) : row));

describe("the server", () => {
  let house: House;
  beforeEach(() => (house = new House()));

  test("gets nothing before somebody wants that", async () => {
    const { mine, there } = await browser(house);
    await put(mine, ROWS[0]!);
    await there.look();
    expect([there.isKept, house.rows.size]).toEqual([false, 0]);
    await there.begin();
    expect([there.isKept, [...house.rows.keys()]]).toEqual([true, [PUZZLE.id]]);
  });

  test("is not asked for whoever is nobody yet, and once for a guest", async () => {
    const nobody = await browser(house, null);
    await nobody.there.look();
    expect(house.asked).toBe(0);
    const { there } = await browser(house);
    await there.look();
    await there.look();
    expect(house.asked).toBe(1);
  });

  test("brings together what two browsers have solved", async () => {
    const [one, two] = [await browser(house), await browser(house)];
    await put(one.mine, ROWS[0]!);
    await one.mine.add({ at: 1, game: "asteroyds", solved: 3, failed: 1 });
    await one.there.begin();
    await put(two.mine, ROWS[1]!);
    await put(two.mine, outcome([attempt(50, true)], { puzzle: OTHER.id }));
    await two.mine.add({ at: 2, game: "roborally", solved: 5, failed: 3 });
    await two.there.look();
    const both = merged(ROWS[0]!, ROWS[1]!);
    expect(two.mine.of(PUZZLE.id)).toEqual(both);
    expect(house.rows.get(PUZZLE.id)!.outcome).toEqual(both);
    expect(two.mine.rushes.length).toBe(2);
    const third = await browser(house);
    await third.there.look();
    expect([...third.mine.outcomes.keys()].toSorted()).toEqual([PUZZLE.id, OTHER.id]);
    expect(third.mine.of(PUZZLE.id)).toEqual(both);
  });

  test("has both even when they write at the same moment", async () => {
    const [one, two] = [await browser(house), await browser(house)];
    await one.there.begin();
    await two.there.look();
    await Promise.all([put(one.mine, ROWS[0]!), put(two.mine, ROWS[1]!)]);
    await new Promise((settle) => setTimeout(settle, 1200));
    expect(house.rows.get(PUZZLE.id)!.outcome).toEqual(merged(ROWS[0]!, ROWS[1]!));
  });

  test("takes hundreds, a part at a time", async () => {
    const { mine, there } = await browser(house);
    for (let number = 0; number < 730; number += 1) await put(mine, outcome([attempt(number, true)], { puzzle: number.toString(16).padStart(8, "0") }));
    await there.begin();
    expect(house.rows.size).toBe(730);
  });

  test("is caught up with after it was away", async () => {
    const { mine, there } = await browser(house);
    await there.begin();
    house.isAway = true;
    await put(mine, ROWS[0]!);
    await new Promise((settle) => setTimeout(settle, 1000));
    expect([there.isBehind, house.rows.size]).toEqual([true, 0]);
    house.isAway = false;
    await put(mine, outcome([attempt(50)], { puzzle: OTHER.id }));
    await new Promise((settle) => setTimeout(settle, 1000));
    expect([there.isBehind, house.rows.size]).toEqual([false, 2]);
  });

  test("has nothing after the end, and the browser everything", async () => {
    const { mine, there } = await browser(house);
    await put(mine, ROWS[0]!);
    await there.begin();
    await there.end();
    expect([there.isKept, house.isKept, house.rows.size]).toEqual([false, false, 0]);
    await put(mine, ROWS[1]!);
    await new Promise((settle) => setTimeout(settle, 1000));
    expect([mine.all.length, house.rows.size]).toEqual([1, 0]);
  });
});
