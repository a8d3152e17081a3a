// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";

import { Proposal } from "../../src/create/proposal.svelte";
import { specialsIn, switched } from "../../src/create/specials";
import type { Chair } from "../../src/wire/protocol";
import { chairsByPlayer, firstSeats, mostRobots, together } from "../../src/table/owners";

beforeEach(() => localStorage.clear());

describe("seats that belong together", () => {
  test("each player has a first seat", () => {
    expect(firstSeats(4, [0, 1, 0, 1])).toEqual([0, 1]);
    expect(firstSeats(3)).toEqual([0, 1, 2]);
    expect(together(2, 4, [0, 1, 0, 1])).toEqual([0, 2]);
    expect(mostRobots([0, 0, 0, 1])).toBe(3);
  });

  test("a player is counted once", () => {
    const chairs = [{ player: "a" }, { player: "b" }, { player: "a" }, { player: "b" }] as Chair[];
    expect(chairsByPlayer(chairs, { owners: [0, 1, 0, 1] })).toHaveLength(2);
  });
});

describe("a proposal with several robots", () => {
  function proposed(changes: Partial<Proposal["chosen"]>): Proposal {
    const proposal = new Proposal("roborally");
    Object.assign(proposal.chosen, changes);
    return proposal;
  }

  test("people have several, bots one, and bots sit last", () => {
    const { seats, owners, bots } = proposed({ seats: 3, robots: 2, bots: [null, "ace", null, null, null, null, null, null] }).settings;
    expect([seats, owners, bots]).toEqual([5, [0, 0, 2, 2, 1], ["ace"]]);
  });

  test("teams follow the players to their seats", () => {
    const chosen = { seats: 3, robots: 2, inTeams: true, teams: [0, 1, 2, 0, 0, 0, 0, 0], bots: [null, "ace", null] as Proposal["chosen"]["bots"] };
    expect(proposed(chosen).settings.teams).toEqual([0, 0, 2, 2, 1]);
    expect(proposed({ seats: 4 }).settings.teams).toEqual([]);
  });

  test("Interference has two robots for everybody, and no teams", () => {
    const proposal = proposed({ seats: 3, course: "Interference", inTeams: true, robots: 4 });
    proposal.courses = [{ name: "Interference", players: "2-4", flags: 3, width: 12, height: 12, length: "medium", level: "expert", rule: "interference", season: 0 }];
    expect([proposal.settings.seats, proposal.settings.owners, proposal.settings.teams]).toEqual([6, [], []]);
  });

  test("special rules are switched on a course of one's own", () => {
    const proposal = proposed({ source: "own", text: '{"floor": {"width": 5, "height": 5}, "flags": [[0, 0]], "special": "war_zone"}' });
    expect(proposal.specials).toEqual(["war_zone"]);
    proposal.chosen.special = switched(switched(proposal.specials, "moving_targets"), "superbot");
    expect((proposal.settings.setup as { course: { special: string[] } }).course.special).toEqual(["moving_targets", "superbot"]);
  });
});

test("of the rules that say what a flag is worth there is one at most", () => {
  expect(switched(["war_zone", "tricksy"], "superbot")).toEqual(["tricksy", "superbot"]);
  expect(switched(["war_zone", "tricksy"], "war_zone")).toEqual(["tricksy"]);
  expect([specialsIn({ special: "tricksy" }), specialsIn({ special: ["a", "b"] }), specialsIn("Twister")]).toEqual([["tricksy"], ["a", "b"], []]);
});
