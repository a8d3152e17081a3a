import { describe, expect, test } from "vitest";

import { factsOf } from "../../src/guide/facts";
import { type Facts, Progress, stepFrom, STEPS } from "../../src/guide/steps";
import type { LiveTable } from "../../src/table/live/live.svelte";

const NOTHING: Facts = { placed: 0, isSealed: false, round: 1, isShowing: false, isFlight: false, goals: 0, isOver: false, hasLooked: false };
const { asteroyds, roborally } = STEPS;
const at = (steps: typeof asteroyds, name: string) => steps.findIndex((step) => step.name === name);
const nameFrom = (steps: typeof asteroyds, name: string, facts: Partial<Facts>) => steps[stepFrom(steps, at(steps, name), { ...NOTHING, ...facts })]?.name;

describe("a guided flight", () => {
  test("what is only read waits for the reader", () => {
    expect(nameFrom(asteroyds, "craft", { placed: 6, isSealed: true })).toBe("craft");
  });

  test("goes on when a tile was looked at, and when a token lies", () => {
    expect(nameFrom(asteroyds, "dice", {})).toBe("dice");
    expect(nameFrom(asteroyds, "dice", { hasLooked: true })).toBe("token");
    expect(nameFrom(asteroyds, "token", { placed: 1 })).toBe("path");
    expect(nameFrom(asteroyds, "path", { placed: 2 })).toBe("path");
    expect(nameFrom(asteroyds, "path", { placed: 3 })).toBe("shield");
  });

  test("a plan sealed early passes over what it makes needless", () => {
    expect(nameFrom(asteroyds, "token", { placed: 0, isSealed: true })).toBe("shield");
    expect(nameFrom(asteroyds, "seal", { isSealed: true })).toBe("swarm");
  });

  test("the swarm first, then the flight, until all of it was shown", () => {
    expect(nameFrom(asteroyds, "swarm", { round: 2, isShowing: true })).toBe("swarm");
    expect(nameFrom(asteroyds, "swarm", { round: 2, isShowing: true, isFlight: true })).toBe("flight");
    expect(nameFrom(asteroyds, "flight", { round: 2, isShowing: true })).toBe("flight");
    expect(nameFrom(asteroyds, "flight", { round: 2 })).toBe("goal");
  });

  test("ends with a gate, or with the game", () => {
    expect(stepFrom(asteroyds, at(asteroyds, "goal"), { ...NOTHING, goals: 1 })).toBe(asteroyds.length);
    expect(stepFrom(asteroyds, at(asteroyds, "goal"), { ...NOTHING, isOver: true })).toBe(asteroyds.length);
  });
});

test("what was done once is not asked for again", () => {
  const progress = new Progress();
  expect(progress.at(asteroyds, at(asteroyds, "token"), { ...NOTHING, placed: 1 })).toBe(at(asteroyds, "path"));
  expect(progress.at(asteroyds, 0, NOTHING)).toBe(at(asteroyds, "path"));
});

describe("a guided program", () => {
  test("a card, then all five, then done", () => {
    expect(nameFrom(roborally, "card", { placed: 1 })).toBe("fill");
    expect(nameFrom(roborally, "fill", { placed: 4 })).toBe("fill");
    expect(nameFrom(roborally, "fill", { placed: 5 })).toBe("path");
    expect(nameFrom(roborally, "done", { isSealed: true })).toBe("watch");
  });

  test("the registers are watched to their end", () => {
    expect(nameFrom(roborally, "watch", { round: 2, isShowing: true })).toBe("watch");
    expect(nameFrom(roborally, "watch", { round: 2 })).toBe("damage");
  });
});

describe("facts of a table", () => {
  const table = (shown: object, more = {}) =>
    ({ seat: 0, sealed: new Set(), now: { phase: "playing", round: 1 }, story: { shown, isPlaying: false, isAtEnd: true }, ...more }) as unknown as LiveTable;

  test("of Asteroyds", () => {
    const found = factsOf(table({ stage: "flight", craft: [{ tokens: [2] }] }), { placed: 2, hasLooked: true });
    expect(found).toMatchObject({ placed: 2, goals: 1, isFlight: true, hasLooked: true, isShowing: false });
  });

  test("of RoboRally", () => {
    const found = factsOf(table({ robots: [{ flags: 1 }] }, { sealed: new Set([0]) }), { placed: 1, hasLooked: false });
    expect(found).toMatchObject({ placed: 1, goals: 1, isSealed: true });
  });

  test("of somebody without a seat", () => {
    expect(factsOf(table({}, { seat: null, story: null }), { placed: 0, hasLooked: false })).toMatchObject({ goals: 0, isSealed: false, isShowing: false });
  });
});
