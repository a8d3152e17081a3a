// @vitest-environment jsdom
/** What is ordered of the machine, and how near what it makes is said to come. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { type Made, nearness } from "../../src/gallery/surprise/nearness";
import { difficulties, drawnSeed, fitted, lengths, minutesFor, orderOf, usual, wished } from "../../src/gallery/surprise/orders";
import { playableOf, Surprise } from "../../src/gallery/surprise/surprise.svelte";
import { me } from "../../src/shell/me.svelte";
import { learn, speak } from "../../src/words/words.svelte";
import MADE from "./made.json";

const made = MADE as unknown as Made;

beforeAll(async () => {
  await learn("gallery");
  await speak("en");
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(me, "become").mockResolvedValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what is left open is not ordered", () => {
  expect(orderOf(usual("roborally"))).toEqual({ game: "roborally", seats: 4 });
  expect(orderOf({ ...usual("asteroyds"), rounds: 8, difficulty: "easy" })).toEqual({ game: "asteroyds", seats: 4, rounds: 8, difficulty: "easy", mode: "racing" });
});

test("an element is wanted, then unwanted, then whatever comes; what it hangs on gives way", () => {
  let wishes = wished(wished(usual("roborally"), "walls"), "walls");
  expect(orderOf(wishes).unwanted).toEqual(["walls"]);
  wishes = wished(wishes, "lasers");
  expect(orderOf(wishes)).toEqual({ game: "roborally", seats: 4, wanted: ["lasers"] });
  wishes = wished(wished(wishes, "walls"), "walls");
  expect(orderOf(wishes)).toEqual({ game: "roborally", seats: 4, unwanted: ["walls"] });
  expect(orderOf(wished(wishes, "walls"))).toEqual({ game: "roborally", seats: 4 });
});

test("lengths and difficulties that can't be had together are never ordered", () => {
  const long = fitted({ ...usual("roborally"), rounds: 24, difficulty: "easy" });
  expect([long.rounds, lengths(long)]).toEqual([11, [5, 11]]);
  const drones = fitted({ ...usual("asteroyds"), mode: "drones", difficulty: "middling" });
  expect([drones.difficulty, difficulties(drones)]).toEqual([null, ["easy"]]);
  expect(fitted({ ...usual("asteroyds"), mode: "targets", seats: 3 }).seats).toBe(4);
  expect(lengths(fitted({ ...usual("asteroyds"), mode: "targets", seats: 2 }))).toEqual([9, 11]);
  expect(minutesFor(9, { game: "roborally", seats: 8 })).toBe(15);
});

test("a seed can be said aloud", () => {
  expect(drawnSeed(() => 0)).toBe("amber-100");
  expect(drawnSeed(() => 0.999_999)).toBe("yarrow-999");
});

test("how near it came is said in the reader's words, from what `generate --json` prints", () => {
  expect(nearness(made).map(({ isMet, words }) => [isMet, words])).toEqual([
    [true, "8.1 of 8 rounds, 9 min"],
    [true, "easy, labour 9.3; ordered easy"],
    [true, "best start 1.07, worst 0.93 of an equal share, in 600 games"],
    [true, "99 % of the games come to an end"],
    [true, "all wanted elements"],
  ]);
  const lacking = { ...made, points: [{ what: "elements" as const, ordered: "with lasers", came_to: "lacks lasers, no pits", off: 2 }] };
  expect(nearness(lacking)).toEqual([{ what: "elements", isMet: false, words: "not as wished: lasers, pits" }]);
  expect(playableOf(made)).toMatchObject({ game: "asteroyds", modes: ["racing"], seats: [2, 2] });
});

test("it is asked for until it is made, and whoever stops hears nothing more", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${path} ${body ?? ""}`.trim());
    return new Response(JSON.stringify({ id: "x1", done: asked.length, of: 24, made: asked.length === 3 ? made : null }));
  });
  const surprise = new Surprise("roborally");
  surprise.seed = " tidal-409 ";
  const drawn = surprise.draw();
  await vi.advanceTimersByTimeAsync(1500);
  expect(surprise.progress).toMatchObject({ done: 2, of: 24 });
  await vi.advanceTimersByTimeAsync(1500);
  await drawn;
  expect(asked).toEqual(['POST /api/generated {"order":{"game":"roborally","seats":4},"seed":"tidal-409"}', "GET /api/generated/x1", "GET /api/generated/x1"]);
  expect([surprise.progress, surprise.made?.name]).toEqual([null, made.name]);
  asked.length = 0;
  const other = surprise.draw();
  await vi.advanceTimersByTimeAsync(500);
  surprise.stop();
  await vi.advanceTimersByTimeAsync(5000);
  await other;
  expect([asked.length, surprise.made, surprise.progress]).toEqual([1, null, null]);
});
