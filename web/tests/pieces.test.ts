/** What the shared pieces compute before they draw. */
import { createHash } from "node:crypto";

import { describe, expect, test } from "vitest";

import { addressAt, lastEvent, momentIn, roundAround, roundsOf } from "../src/record/moments";
import { harmsOf, marksOf, turnFrom } from "../src/table/story/chapters";
import { isPromised } from "../src/table/dice/dice";
import { windowed } from "../src/table/story/log-window";
import { isSaid, remaining, secondsUntil, untilNextSecond } from "../src/table/panels/remaining";
import { inBeats, Story } from "../src/table/story/story.svelte";
import { type Entrant, summaryOf } from "../src/table/story/summary";
import type { GameEvent } from "../src/table/story/game";

describe("a stopwatch", () => {
  test.each([
    [0, "seconds", 0, 0],
    [99, "seconds", 99, 0],
    [100, "minutes", 1, 40],
    [3599, "minutes", 59, 59],
    [3600, "hours", 1, 0],
    [90_000, "days", 1, 1],
    [187_200, "days", 2, 4],
  ])("says %i s in %s", (seconds, unit, whole, rest) => {
    expect(remaining(seconds)).toEqual({ unit, whole, rest });
  });

  test("counts down to zero at the deadline and not before", () => {
    expect([10_000, 9999, 1, 0, -500].map((left) => secondsUntil(left, 0))).toEqual([10, 10, 1, 0, 0]);
  });

  test("ticks just after each second", () => {
    expect(secondsUntil(10_000, untilNextSecond(10_000, 0))).toBe(9);
    expect(untilNextSecond(10_000, 250)).toBe(755);
  });

  test("speaks seldom", () => {
    expect(Array.from({ length: 100 }, (_, second) => second).filter(isSaid)).toEqual([5, 10, 30, 60]);
  });
});

describe("a long log", () => {
  const lines = Array.from({ length: 5000 }, (_, index) => index);

  test("shows the present line first and nothing of the future", () => {
    expect(windowed(lines, 100, false, 60)).toEqual({ lines: lines.slice(41, 101).reverse(), older: 41 });
  });

  test("never draws thousands of lines at once", () => {
    expect(windowed(lines, 0, true, 60).lines.length).toBeLessThan(300);
    expect(windowed(lines, 2500, true, 60).lines).toContain(2500);
  });

  test("is empty before the first event", () => {
    expect(windowed(lines, -1, false, 60).lines).toEqual([]);
  });
});

describe("chapters", () => {
  const chapters = [
    { at: 0, label: "Swarm" },
    { at: 50, label: "Mira" },
    { at: 51, label: "Tomas" },
    { at: 20, label: "", isHarm: true },
  ];
  const span = { from: 0, to: 100 };

  test("have their labels in their middle, as far as they fit", () => {
    expect(marksOf(chapters, span, 100)).toEqual([
      { label: "Swarm", left: 0.25 },
      { label: "Mira", left: 0.505 },
      { label: "Tomas", left: 0.755 },
    ]);
    expect(marksOf(chapters, span, 12).map((mark) => mark.label)).toEqual(["Swarm"]);
  });

  test("mark where somebody was hurt", () => {
    expect(harmsOf(chapters, span)).toEqual([0.2]);
  });

  test("lead from turn to turn", () => {
    expect([turnFrom(chapters, 10, 1, 100), turnFrom(chapters, 60, 1, 100), turnFrom(chapters, 60, -1, 100), turnFrom(chapters, 0, -1, 100)]).toEqual([50, 100, 51, 0]);
  });
});

describe("the seed's promise", () => {
  const promiseOf = (seed: string) => createHash("sha256").update(`swarmrally promise ${seed}`, "utf8").digest("hex");

  test.each(["", "abc", "a".repeat(1000), "größer, 大きい, 🎲"])("is kept by %j, as everybody computes it, and by no other", (seed) => {
    expect([isPromised(seed, promiseOf(seed)), isPromised(`${seed}.`, promiseOf(seed))]).toEqual([true, false]);
  });
});

function told(kind: string, more: object = {}): GameEvent {
  return { kind, beat: 0, rule: "A1.1", ...more } as GameEvent;
}

describe("a summary", () => {
  const entrants: Entrant[] = ["Mira", "Tomas", "Ines"].map((name) => ({ name, picture: "craft-red", colour: "red" }));

  test("counts damage by rounds, gains and places", () => {
    const events = [
      told("RoundBegan", { round: 1 }),
      told("CraftDamaged", { seat: 0, damage: 2 }),
      told("RoundEnded"),
      told("RoundBegan", { round: 2 }),
      told("TokenTaken", { seat: 1 }),
      told("TokenTaken", { seat: 2 }),
      told("TokenTaken", { seat: 2 }),
      told("CraftDestroyed", { seat: 0 }),
      told("GameEnded", { winners: [1], reason: "tokens", rule: "A6.1" }),
    ];
    const summary = summaryOf("asteroyds", events, entrants, null);
    expect(summary).toMatchObject({ winners: [1], reason: "tokens", rule: "A6.1", rounds: 2 });
    expect(summary.standings.map(({ name, place, gains, isGone, damage }) => [name, place, gains, isGone, damage])).toEqual([
      ["Tomas", 1, 1, false, [0, 0, 0]],
      ["Ines", null, 2, false, [0, 0, 0]],
      ["Mira", null, 0, true, [0, 2, 2]],
    ]);
  });

  test("follows repairs, and robots that come back", () => {
    const events = [told("RobotDamaged", { seat: 0, damage: 5 }), told("RobotDestroyed", { seat: 0 }), told("TurnEnded"), told("RobotReturned", { seat: 0, damage: 2 }), told("DamageRepaired", { seat: 0, damage: 1 })];
    expect(summaryOf("roborally", events, entrants, null).standings[0]).toMatchObject({ isGone: false, damage: [0, 5, 1] });
  });

  test("ends with the damage that is there, also for who has not seen how it came", () => {
    const events = [told("RobotDamaged", { seat: 0, damage: 6 }), told("TurnEnded")];
    const damaged = entrants.map((entrant, seat) => ({ ...entrant, damage: [6, 5, 0][seat] }));
    expect(summaryOf("roborally", events, damaged, null).standings.map(({ damage }) => damage)).toEqual([
      [0, 6, 6],
      [0, 0, 5],
      [0, 0, 0],
    ]);
  });

  test("knows the winners of a game that others gave up", () => {
    const summary = summaryOf("roborally", [], entrants, { winners: [2], reason: "resigned" });
    expect([summary.reason, summary.standings[0]!.name, summary.standings[0]!.place]).toEqual(["resigned", "Ines", 1]);
    expect(summary.rounds).toBe(1);
  });

  test("has the places of those who finished", () => {
    const events = [told("RobotFinished", { seat: 1, place: 1 }), told("RobotFinished", { seat: 0, place: 2 }), told("GameEnded", { winners: [1], reason: "flags" })];
    expect(summaryOf("roborally", events, entrants, null).standings.map((standing) => standing.place)).toEqual([1, 2, null]);
  });
});

describe("a moment of a record", () => {
  const events = [0, 0, 1, 2, 2, 3].map((beat) => ({ ...told(beat === 2 ? "RoundBegan" : "FlightBegan", { round: 4, seat: 0 }), beat }));
  const beats = inBeats(events, 0);

  test("is in the address, and what follows the # stays", () => {
    expect([momentIn("?at=120"), momentIn("?at=x"), momentIn("")]).toEqual([120, null, null]);
    expect(addressAt(7, { pathname: "/record", hash: "#record=CODE" })).toBe("/record?at=7#record=CODE");
    expect(addressAt(null, { pathname: "/record/T", hash: "" })).toBe("/record/T");
  });

  test("ends with the last event that is shown", () => {
    expect([0, 1, 2, 3, 4].map((cursor) => lastEvent(beats, cursor))).toEqual([null, 1, 2, 4, 5]);
  });

  test("lies in a round, also in the one with which the film begins", () => {
    const rounds = roundsOf(beats, 3);
    expect(rounds).toEqual([
      { at: 0, label: "3" },
      { at: 2, label: "4" },
    ]);
    expect([roundAround(rounds, 0, 4), roundAround(rounds, 2, 4), roundAround(rounds, 3, 4)]).toEqual([
      { from: 0, to: 2 },
      { from: 0, to: 2 },
      { from: 2, to: 4 },
    ]);
  });

  test("is found again from its event", () => {
    const counting = { begin: () => ({ round: 0 }), copy: (state: { round: number }) => ({ ...state }), fold: (state: { round: number }) => void (state.round += 1), duration: () => 1 };
    const many = Array.from({ length: 1000 }, (_, beat) => ({ ...told("FlightBegan", { seat: 0 }), beat }));
    const story = Story.whole(counting, { round: 0 }, many);
    expect([story.cursor, story.isPlaying]).toEqual([0, false]);
    story.jump(story.beatOf(640) + 1);
    expect([story.shown.round, lastEvent(story.beats, story.cursor)]).toEqual([641, 640]);
  });
});
