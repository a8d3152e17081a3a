/** What a try came to, told by which event decided what. */
import { expect, test } from "vitest";

import { breaksIn, clauseStates, flownOf } from "../../src/puzzles/trial/verdict";

const event = (kind: string, more: object = {}) => ({ kind, beat: 0, rule: "A1.1", ...more }) as never;
const FLIGHT = [event("DieCalled"), event("CraftMoved", { seat: 1, column: 5 }), event("CraftMoved", { seat: 0, column: 1 }), event("CraftMoved", { seat: 0, column: 3 }), event("CraftDamaged", { seat: 0, column: 3 }), event("RoundEnded")];
const TURN = [event("RegisterBegan", { register: 1 }), event("RobotMoved", { seat: 0 }), event("RegisterBegan", { register: 2 }), event("RobotDestroyed", { seat: 0 }), event("TurnEnded")];
const at = (game: "asteroyds" | "roborally") => ({ game, puzzle: { seat: 0 } as never });

test("a clause is ticked at its event, and a limit that was kept at the end", () => {
  const judged = { events: FLIGHT, isSolved: false, verdicts: [4, 6, -5, 0] };
  expect(clauseStates(judged, 3)).toEqual(["open", "open", "open", "open"]);
  expect(clauseStates(judged, 4)).toEqual(["done", "open", "open", "open"]);
  expect(clauseStates(judged, 5)).toEqual(["done", "open", "missed", "open"]);
  expect(clauseStates(judged, 6)).toEqual(["done", "done", "missed", "missed"]);
});

test("what was broken comes in its order, then what never happened", () => {
  const breaks = breaksIn({ events: FLIGHT, isSolved: false, verdicts: [0, 6, -5, -3] });
  expect(breaks.map(({ clause, event }) => [clause, event?.kind ?? null])).toEqual([[3, "CraftMoved"], [2, "CraftDamaged"], [0, null]]);
});

test("a try came as far as the column of my flight, or the register, in which it went wrong", () => {
  expect(flownOf(at("asteroyds"), { events: FLIGHT, isSolved: false, verdicts: [-5] })).toEqual({ steps: 3, of: 7 });
  expect(flownOf(at("asteroyds"), { events: FLIGHT, isSolved: false, verdicts: [0] })).toEqual({ steps: 7, of: 7 });
  expect(flownOf(at("asteroyds"), { events: FLIGHT, isSolved: true, verdicts: [3, 6] })).toEqual({ steps: 1, of: 7 });
  expect(flownOf(at("roborally"), { events: TURN, isSolved: false, verdicts: [0, -4] })).toEqual({ steps: 2, of: 5 });
});
