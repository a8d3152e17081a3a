import { describe, expect, test } from "vitest";

import { badgeOf, countsFlags, flagTeams, homesOf, letterOf, PLAIN } from "../src/games/roborally/state/badges";
import type { FloorPlan } from "../src/games/roborally/state/floor";
import type { RoborallyState } from "../src/games/roborally/state/state";

function shownWith(fields: Partial<RoborallyState>): RoborallyState {
  return { robots: [{ team: 0 }, { team: 1 }, { team: null }], flagTeams: null, flagHolders: null, homes: null, superbot: null, blamed: null, ...fields } as unknown as RoborallyState;
}

const floor = { boards: [{ x: 12 }, { x: 0 }], specials: ["interference"] } as unknown as FloorPlan;

describe("what robots wear", () => {
  test("a title, blame, a flag and the letter of a team", () => {
    const shown = shownWith({ superbot: 0, blamed: 1, flagHolders: [null, 1] });
    expect(badgeOf(shown, null, 0)).toMatchObject({ isSuper: true, isBlamed: false, flag: null, team: "A" });
    expect(badgeOf(shown, null, 1)).toMatchObject({ isSuper: false, isBlamed: true, flag: 2, team: "B" });
    expect(badgeOf(shown, null, 2)).toEqual(PLAIN);
    expect(letterOf(null)).toBeNull();
  });

  test("flags belong to the team at home on the left, and to the other", () => {
    expect(flagTeams(shownWith({ homes: [0, 1] }), floor)).toEqual([1, 0]);
    expect(flagTeams(shownWith({ homes: [1, 0] }), floor)).toEqual([0, 1]);
    expect(flagTeams(shownWith({ homes: [-1, -1] }), floor)).toBeNull();
    expect(flagTeams(shownWith({ flagTeams: [null, 1] }), floor)).toEqual([null, 1]);
    expect(flagTeams(shownWith({}), floor)).toBeNull();
  });

  test("nobody is at home, and no flag is anybody's, as long as that is asked", () => {
    const asked = shownWith({ homes: [0, 1], question: { seat: 1, question: "home", about: 0 } });
    expect(homesOf(asked)).toBeNull();
    expect(flagTeams(asked, floor)).toBeNull();
    expect(homesOf(shownWith({ homes: [1, 0], question: { seat: 1, question: "start", about: 0 } }))).toEqual([1, 0]);
  });

  test("flags are counted where robots score them", () => {
    expect(countsFlags(shownWith({}), PLAIN, 3)).toBe(true);
    expect(countsFlags(shownWith({}), PLAIN, 0)).toBe(false);
    expect(countsFlags(shownWith({}), { ...PLAIN, part: "blocker" }, 3)).toBe(false);
    expect(countsFlags(shownWith({ homes: [0, 1] }), PLAIN, 2)).toBe(false);
  });
});
