/** Random games, played by the server: the client's folding reaches every state that the engine does. tests/browser/test_folding.py makes them. */
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { GameEvent, Shown } from "../../src/table/story/game";
import { type Beat, inBeats } from "../../src/table/story/story.svelte";
import { COMPARED } from "./comparable";

interface Game {
  setup: unknown;
  start: unknown;
  stops: { events: GameEvent[]; snapshot: unknown }[];
}

/** For each beat, in milliseconds. */
const WAITED = 300;

const { RECORDS_GAME = "asteroyds", RECORDS_FILE } = process.env;
const games: Game[] = RECORDS_FILE
  ? readFileSync(RECORDS_FILE, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Game)
  : [];
const { folding, drawn, shown } = COMPARED[RECORDS_GAME]!;

function expectSame(state: Shown, snapshot: unknown): void {
  expect(drawn(state as never, snapshot as never)).toEqual(shown(snapshot as never));
}

/** What was drawn once is never changed. */
function frozen<Thing>(thing: Thing): Thing {
  if (typeof thing === "object" && thing !== null && !Object.isFrozen(thing)) {
    Object.freeze(thing);
    Object.values(thing).forEach(frozen);
  }
  return thing;
}

describe.skipIf(games.length === 0)(`${RECORDS_GAME}: random records`, () => {
  test.each(games.map((game, number) => [number, game] as const))("game %i", (_, { setup, start, stops }) => {
    let state = frozen(folding.begin(start, setup));
    for (const { events, snapshot } of stops) {
      for (const event of events) {
        const next = folding.copy(state);
        folding.fold(next, event);
        state = frozen(next);
      }
      expectSame(state, snapshot);
    }
  });

  test("what happened is shown about as long as the stopwatch waits for it", () => {
    const stories = games.flatMap(({ stops }) => stops.map(({ events }) => inBeats(events, 0)));
    const waited = stories.reduce((sum, beats) => sum + WAITED * beats.filter(isWaitedFor).length, 0);
    const shown = stories.reduce((sum, beats) => sum + lengthOf(beats), 0);
    expect(shown).toBeGreaterThan(waited * 0.6);
    expect(shown).toBeLessThan(waited * 1.2);
  });

  test.runIf(RECORDS_GAME === "asteroyds")("a round of four craft takes ten seconds at most, whoever watches", () => {
    for (const { stops } of games) {
      for (const beats of stops.map(({ events }) => inBeats(events, 0))) {
        const craft = beats.flatMap(({ events }) => events).filter((event) => event.kind === "FlightBegan").length;
        for (const seat of [null, 0]) expect(lengthOf(beats, seat)).toBeLessThanOrEqual(10_000 * Math.max(1, craft / 4) + 1);
      }
    }
  });
});

/** A step of the swarm is shown together with the others of its colour. */
function isWaitedFor({ events }: Beat<GameEvent>): boolean {
  return !events.every((event) => ["TileMoved", "TileBlocked", "PushFailed"].includes(event.kind));
}

function lengthOf(beats: Beat<GameEvent>[], seat: number | null = null): number {
  let time = 0;
  for (let at = 0; at < beats.length; ) {
    const { count, lasts } = folding.shot?.(beats as never, at, seat, time) ?? { count: 1, lasts: folding.duration(beats[at]!.events as never) };
    [at, time] = [at + count, time + lasts];
  }
  return time;
}
