import { beforeAll, expect, test } from "vitest";

import type { RoborallyState } from "../../src/games/roborally/state/state";
import { waitedFor } from "../../src/games/roborally/telling/waiting";
import type { LiveTable } from "../../src/table/live/live.svelte";
import { learn, speak } from "../../src/words/words.svelte";

const over = { now: { phase: "over" }, seat: 0 } as unknown as LiveTable;
const shown = { register: 2, phase: "registers" } as unknown as RoborallyState;

beforeAll(async () => {
  speak("en");
  await learn("roborally");
});

test("that the game is over is told when its last turn was shown, and not before", () => {
  expect(waitedFor(over, shown, true, String).said).toBe("The registers are carried out, one after another.");
  expect(waitedFor(over, shown, false, String).said).toBe("The game is over.");
});
