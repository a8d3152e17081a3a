import { readFileSync } from "node:fs";

import { describe, expect, test, vi } from "vitest";

import { courseOf, driftOf, isGain } from "../../src/games/asteroyds/state/course";
import { DRIFT, LONGEST_ROUND, MINE, shotAt, VICTORY } from "../../src/games/asteroyds/state/pacing";
import { effectsOf, nudgesOf } from "../../src/games/asteroyds/board/effects";
import { folding } from "../../src/games/asteroyds/state/fold";
import { distance } from "../../src/games/board/geometry";
import { centre, HEADINGS, RADIUS, towards } from "../../src/games/asteroyds/state/hexes";
import { tileNamed } from "../../src/games/asteroyds/state/state";
import type { AsteroydsEvent } from "../../src/wire/protocol";
import { inBeats, Story } from "../../src/table/story/story.svelte";
import { after, SNAPSHOT, told } from "./states";

describe("the drawn state", () => {
  test("seats are in their order, and everybody's shield is on while they plan", () => {
    const skies = after([]);
    expect(skies.craft.map((craft) => craft.colour)).toEqual(["red", "blue"]);
    expect(skies.craft.every((craft) => craft.shield)).toBe(true);
    expect(skies.stage).toBe("planning");
  });

  test("what has not changed is the same object", () => {
    const before = after([]);
    const now = after(told({ kind: "TileMoved", tile: "asteroid 9", from: [5, 6], to: [5, 5] }), before);
    expect(tileNamed(now, "asteroid 9")).not.toBe(tileNamed(before, "asteroid 9"));
    expect(tileNamed(now, "gate 21")).toBe(tileNamed(before, "gate 21"));
    expect(now.craft).toBe(before.craft);
    expect(tileNamed(before, "asteroid 9")!.at).toEqual([5, 6]);
  });

  test("a flight: whose it is, its column, its trail, and what is lost of it", () => {
    const columns = ["forward", "left", null, null, null, null] as const;
    const skies = after(
      told(
        { kind: "PlanRevealed", seat: 0, columns: [...columns], energy: "shield" },
        { kind: "FlightBegan", seat: 0 },
        { kind: "CraftMoved", seat: 0, column: 1, from: [5, 8], to: [5, 9] },
        { kind: "CraftTurned", seat: 0, column: 2, from: "E", to: "NE" },
        { kind: "CraftCollided", seat: 0, column: 2, at: [5, 9], heading: "NE", with: "pod" },
        { kind: "PlanLost", seat: 0, column: 2 },
      ),
    );
    expect([skies.flying, skies.column, skies.trail]).toEqual([0, 2, [[5, 8], [5, 9]]]);
    expect(skies.plans[0]!.lostAfter).toBe(2);
    expect(skies.craft[0]!.heading).toBe("NE");
  });

  test("a question stands until it is answered", () => {
    const asked = after(told({ kind: "DecisionAsked", seat: 1, question: "ram", points: 3 }));
    expect(asked.question).toEqual({ seat: 1, question: "ram", points: 3 });
    expect(after(told({ kind: "DecisionAnswered", seat: 1, question: "ram", yes: true }), asked).question).toBeNull();
  });

  test("who joins while somebody is asked sees plans and shields", () => {
    const plans = [{ seat: 0, columns: [null, null, null, null, null, null], energy: "forward" as const }];
    const skies = folding.begin({ ...SNAPSHOT, plans, shields: [false, true] }, null);
    expect(skies.stage).toBe("flight");
    expect(skies.craft.map((craft) => craft.shield)).toEqual([false, true]);
    expect(skies.plans.map((plan) => plan?.energy)).toEqual(["forward", undefined]);
  });
});

describe("how long a beat is shown", () => {
  test("as long as its longest event", () => {
    const turn = told({ kind: "CraftTurned", seat: 0, column: 1, from: "E", to: "NE" });
    const move = told({ kind: "CraftMoved", seat: 0, column: 1, from: [5, 8], to: [5, 9] });
    expect(folding.duration(turn)).toBe(140);
    expect(folding.duration([...turn, ...move])).toBe(230);
    expect(folding.duration([])).toBe(0);
  });

  test("in a round that the stopwatch waits 20 seconds for, not much longer", () => {
    const tiles = told({ kind: "TileMoved", tile: "asteroid 9", from: [5, 6], to: [5, 5] });
    expect(folding.duration(tiles)).toBeLessThanOrEqual(300);
  });
});

describe("the director", () => {
  const drift = (tile: number, beat: number): AsteroydsEvent => ({ kind: "TileMoved", beat, rule: "A3.3", tile: `asteroid ${tile}`, from: [1, 1], to: [1, 2] });
  const called: AsteroydsEvent = { kind: "DieCalled", beat: 1, rule: "A3.1", colour: "red", number: 2 };
  const pushed: AsteroydsEvent[] = [drift(3, 4), { kind: "TilePushed", beat: 4, rule: "A3.5", tile: "asteroid 9", from: [1, 2], to: [1, 3], by: "asteroid 3" }];
  const crash = (seat: number): AsteroydsEvent[] => [
    { kind: "CraftCollided", beat: 9, rule: "A5.2", seat, column: 1, at: [5, 8], heading: "E", with: "pod" },
    { kind: "CraftDamaged", beat: 9, rule: "A5.2", seat, points: 1, damage: 1 },
  ];

  test("lets a colour of the swarm move together, and stops for a push", () => {
    const beats = inBeats([called, drift(1, 2), drift(2, 3), ...pushed, drift(4, 5), drift(5, 6)], 0);
    expect(shotAt(beats, 0, 0)).toMatchObject({ count: 3, lasts: DRIFT });
    expect(shotAt(beats, 3, 0).count).toBe(1);
    expect(shotAt(beats, 4, 0)).toMatchObject({ count: 2, lasts: DRIFT });
  });

  test("gives my crash more time than another's", () => {
    const beats = inBeats(crash(2), 0);
    expect(shotAt(beats, 0, 2).lasts).toBe(MINE);
    expect(shotAt(beats, 0, 0).lasts).toBeLessThan(MINE / 2);
    expect(shotAt(beats, 0, null).lasts).toBeLessThan(MINE / 2);
  });

  test("has a moment for the victory", () => {
    const beats = inBeats([{ kind: "GameEnded", beat: 1, rule: "A10.1", winners: [0], reason: "tokens" }], 0);
    expect(shotAt(beats, 0, null).lasts).toBe(VICTORY);
  });

  /** Four flights, each with so many steps and crashes; every other one is mine. */
  function round(steps: number, crashes: number, isLast = false): AsteroydsEvent[] {
    let beat = 0;
    const at = (event: AsteroydsEvent): AsteroydsEvent => ({ ...event, beat: (beat += 1) });
    const flight = (seat: number): AsteroydsEvent[] => [
      at({ kind: "FlightBegan", beat, rule: "A4.1", seat }),
      ...Array.from({ length: steps }, () => at({ kind: "CraftMoved", beat, rule: "A4.2", seat, column: 1, from: [5, 8], to: [5, 9] })),
      ...Array.from({ length: crashes }, () => at(crash(seat)[0]!)),
    ];
    const ended: AsteroydsEvent = { kind: "GameEnded", beat, rule: "A10.1", winners: [0], reason: "tokens" };
    return [at({ kind: "PlanRevealed", beat, rule: "A2.2", seat: 0, columns: [], energy: null }), ...[0, 1, 0, 1].flatMap(flight), ...(isLast ? [at(ended)] : [])];
  }

  /** How long each shot is shown when every one ends so many milliseconds late. */
  function shown(events: AsteroydsEvent[], late: number): { lasts: number; kinds: string[] }[] {
    const beats = inBeats(events, 0);
    const shots = [];
    for (let [from, spent] = [0, 0]; from < beats.length; ) {
      const { count, lasts } = shotAt(beats, from, 0, spent);
      shots.push({ lasts, kinds: beats.slice(from, from + count).flatMap((beat) => beat.events.map((event) => event.kind)) });
      [from, spent] = [from + count, spent + lasts + late];
    }
    return shots;
  }

  test.each([
    [7, 1, 0],
    [30, 2, 0],
    [200, 5, 0],
    [7, 20, 0],
    [30, 2, 60],
    [100, 5, 200],
  ])("shows a round of four craft in ten seconds: %i steps, %i crashes of each, each shot %i ms late", (steps, crashes, late) => {
    const total = shown(round(steps, crashes, true), late).reduce((sum, { lasts }) => sum + lasts + late, 0);
    expect(total).toBeLessThanOrEqual(LONGEST_ROUND + 3 * late + 1);
  });

  test("shortens what is usual before my crash and the victory", () => {
    const shots = shown(round(10, 1, true), 20);
    const mine = shots.filter(({ kinds }) => kinds.includes("CraftCollided")).map(({ lasts }) => lasts);
    expect(Math.max(...mine)).toBe(MINE);
    expect(shots.at(-1)!.lasts).toBe(VICTORY);
  });

  test("makes up for a machine that was busy in the middle of a round", () => {
    vi.useFakeTimers();
    const now = performance.now.bind(performance);
    let stalled = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now() + stalled);
    const story = new Story(folding, after([]));
    const began = performance.now();
    story.add(round(30, 0));
    vi.advanceTimersByTime(2000);
    stalled = 3000;
    while (story.isPlaying) vi.advanceTimersToNextTimer();
    expect(story.isAtEnd).toBe(true);
    expect(performance.now() - began).toBeLessThanOrEqual(LONGEST_ROUND + 50);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  test("leaves the order of the rules to whoever goes step by step", () => {
    const story = new Story(folding, after([]));
    story.add([called, drift(1, 2), drift(2, 3)]);
    story.jump(0);
    story.forward();
    expect(story.cursor).toBe(1);
    story.forward();
    expect(story.cursor).toBe(2);
    story.stop();
  });
});

describe("effects", () => {
  test("every kind of event has its place in them", () => {
    const protocol = readFileSync("src/wire/protocol.ts", "utf8");
    const kinds = [...protocol.split("export type RoborallyEvent")[0]!.matchAll(/\| \{ kind: "(\w+)"/g)].map((match) => match[1]!);
    expect(kinds.length).toBeGreaterThan(30);
    const effects = readFileSync("src/games/asteroyds/board/effects.ts", "utf8");
    for (const kind of kinds) expect(effects).toMatch(new RegExp(`^  ${kind}[:(]`, "m"));
  });

  test("a shot is a beam from the nose, with a ring on what it hit", () => {
    const [beam] = effectsOf(after([]), told({ kind: "ShotFired", seat: 0, column: 1, from: [5, 8], to: [5, 12], hit: "pod" }));
    expect(beam).toMatchObject({ shows: "beam", hits: true });
  });

  test("a blocked tile starts towards what is in its way", () => {
    const events = told({ kind: "TileBlocked", tile: "asteroid 9", at: [5, 6], heading: "E", by: "pod" });
    expect(nudgesOf(after([]), events)).toEqual([{ tile: "asteroid 9", by: { x: 6, y: 0 } }]);
    expect(effectsOf(after([]), events)).toMatchObject([{ shows: "flash" }]);
  });

  test("a craft that is destroyed breaks where it was", () => {
    const events = told({ kind: "CraftDamaged", seat: 0, points: 2, damage: 6 }, { kind: "CraftDestroyed", seat: 0, at: [5, 8] });
    expect(effectsOf(after(events), events).map((effect) => effect.shows)).toEqual(["float", "pieces"]);
  });

  test("a symbol flies from what was shot", () => {
    const events = told(
      { kind: "ShotFired", seat: 0, column: 1, from: [5, 8], to: [1, 3], hit: "gate 21" },
      { kind: "TokenTaken", seat: 0, symbol: 1, column: 1 },
    );
    const [beam, token] = effectsOf(after(events), events);
    expect(token).toMatchObject({ shows: "token", at: (beam as { to: unknown }).to });
  });
});

describe("what is foretold", () => {
  const craft = after([]).craft[0]!;

  test("a course has a step for each column in which the craft moves", () => {
    const course = courseOf(
      craft,
      told(
        { kind: "CraftMoved", seat: 0, column: 1, from: [5, 8], to: [5, 9] },
        { kind: "CraftMoved", seat: 0, column: 2, from: [5, 9], to: [5, 10] },
        { kind: "CraftMoved", seat: 0, column: 2, from: [5, 10], to: [5, 11] },
        { kind: "CraftTurned", seat: 0, column: 3, from: "E", to: "W" },
        { kind: "CraftCollided", seat: 0, column: 4, at: [5, 11], heading: "W", with: "asteroid 9" },
      ),
    )!;
    expect(course.steps).toEqual([{ column: 1, at: [5, 9] }, { column: 2, at: [5, 11] }]);
    expect(course.end).toEqual({ at: [5, 11], heading: "W" });
    expect(course.omens).toMatchObject([{ shows: "crash", column: 4, thing: "asteroid 9" }]);
  });

  test("what is won and what is suffered are told apart, each with its column and its price", () => {
    const { omens } = courseOf(
      craft,
      told(
        { kind: "CraftMoved", seat: 0, column: 1, from: [5, 8], to: [5, 9] },
        { kind: "TokenTaken", seat: 0, symbol: 3, column: 1 },
        { kind: "CraftCollided", seat: 0, column: 4, at: [5, 9], heading: "E", with: "asteroid 9" },
        { kind: "CraftDamaged", seat: 0, points: 2, damage: 2 },
        { kind: "PlanLost", seat: 0, column: 4 },
      ),
    )!;
    expect(omens.map(isGain)).toEqual([true, false]);
    expect(omens[0]).toMatchObject({ shows: "token", symbol: 3, column: 1, at: [5, 9] });
    expect(omens[1]).toMatchObject({ shows: "crash", points: 2, column: 4, at: [5, 10], ends: true });
  });

  test("the mark of a crash is behind what is hit, never over one's own nose", () => {
    for (const heading of HEADINGS) {
      const [crash] = courseOf(craft, told({ kind: "CraftCollided", seat: 0, column: 1, at: [5, 8], heading, with: "asteroid 9" }))!.omens;
      const [hit] = courseOf({ ...craft, heading }, told({ kind: "CraftHit", seat: 0, tile: "asteroid 9" }))!.omens;
      const nose = towards(heading, RADIUS);
      const tip = { x: centre([5, 8]).x + nose.x, y: centre([5, 8]).y + nose.y };
      expect(distance(crash!.mark, tip)).toBeGreaterThan(40);
      expect(distance(hit!.mark, { x: centre(craft.at!).x + nose.x, y: centre(craft.at!).y + nose.y })).toBeGreaterThan(40);
    }
  });

  test("a craft that is gone has none", () => {
    expect(courseOf({ ...craft, at: null }, [])).toBeNull();
  });

  test("a tile's whole way is kept", () => {
    const events = told(
      { kind: "TileMoved", tile: "asteroid 9", from: [5, 6], to: [5, 5] },
      { kind: "TilePushed", tile: "asteroid 9", from: [5, 5], to: [5, 4], by: "asteroid 13" },
    );
    expect(driftOf(events).get("asteroid 9")).toEqual([[5, 6], [5, 5], [5, 4]]);
  });
});
