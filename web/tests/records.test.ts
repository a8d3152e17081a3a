/** Random games, played by the server: the client's folding reaches every state that the engine does. tests/browser/test_folding.py makes them. */
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { GameEvent, Shown } from "../src/table/game";
import { inBeats } from "../src/table/story.svelte";
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

  test("a beat is shown about as long as the stopwatch waits for it", () => {
    const beats = games.flatMap(({ stops }) => stops.flatMap(({ events }) => inBeats(events, 0)));
    const average = beats.reduce((sum, beat) => sum + folding.duration(beat.events), 0) / beats.length;
    expect(average).toBeGreaterThan(WAITED * 0.75);
    expect(average).toBeLessThan(WAITED * 1.1);
  });
});
