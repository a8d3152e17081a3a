import { beforeEach, expect, test } from "vitest";

import { standingOf } from "../../src/games/roborally/telling/standing";
import type { Robot } from "../../src/games/roborally/state/state";
import type { Player } from "../../src/table/live/cast";
import type { LiveTable } from "../../src/table/live/live.svelte";
import { learn, speak } from "../../src/words/words.svelte";

await learn("roborally");
beforeEach(() => speak("en"));

const table = { now: { phase: "playing", stage: "deciding", awaited: [0] } } as unknown as Pick<LiveTable, "now">;
const robot = { seat: 1, at: null, archive: [3, 4], lives: 3, place: null } as unknown as Robot;

test.each([true, false])("who has not been placed yet does not come back", (isMoving) => {
  expect(standingOf({ ...robot, archive: null }, {} as Player, table, isMoving).word).toBe("Not placed yet");
  expect(standingOf(robot, {} as Player, table, isMoving).word).toBe("Comes back");
});
