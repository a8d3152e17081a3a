// @vitest-environment jsdom
/** What is said of those who play, where there is little room. */
import { expect, test } from "vitest";

import { type Film, playersOf } from "../../src/record/film";
import { nextFlagOf } from "../../src/games/roborally/telling/standing";
import type { Robot, RoborallyState } from "../../src/games/roborally/state/state";
import { tagOf } from "../../src/table/live/cast";

test.each([
  ["Lawrence", "Lawrence"],
  ["Mira Alexandra von Ostheim", "Mira Alexa…"],
  ["Mira and a half", "Mira and a…"],
  ["👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀", "👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀"],
])("under a piece %s is %s", (name, tag) => {
  expect(tagOf(name)).toBe(tag);
});

test("whoever has touched all flags has no next one, also for those who come when all is over", () => {
  const robot = { seat: 1, flags: 3 } as Robot;
  const shown = { winners: null } as RoborallyState;
  expect(nextFlagOf(robot, shown, {}, false)).toBe(4);
  expect(nextFlagOf(robot, { ...shown, winners: [1] }, {}, true)).toBe(3);
  expect(nextFlagOf(robot, shown, { outcome: { winners: [1] } }, false)).toBe(3);
  expect(nextFlagOf(robot, shown, { outcome: { winners: [1] } }, true)).toBe(4);
});

test("somebody who resigns in a record plays until its end", () => {
  const film = { chairs: [{ player: "a", resigned: true }, { bot: "ace" }], names: { a: "Ada" } } as unknown as Film;
  const resigned = (isAtEnd: boolean) => playersOf(film, () => "Comet", isAtEnd).map(({ name, isResigned }) => [name, isResigned]);
  expect(resigned(false)).toEqual([["Ada", false], ["Comet", false]]);
  expect(resigned(true)).toEqual([["Ada", true], ["Comet", false]]);
});
