import { describe, expect, it } from "vitest";

import type { RoborallyEvent } from "../src/protocol";
import { kindOfCard } from "../src/roborally/cards";
import { folding } from "../src/roborally/fold";
import type { RoborallySnapshot, RoborallyState } from "../src/roborally/state";

const SNAPSHOT: RoborallySnapshot = {
  position: {
    game: "roborally",
    course: "Risky Exchange",
    turn: 2,
    robots: [
      { seat: 0, dock: 1, at: [5, 15], archive: [5, 15], heading: "W", damage: 5, locked: { "5": [490] } },
      { seat: 1, dock: 2, at: [6, 15], archive: [6, 15], heading: "N", options: ["ablative_coat"], charges: { ablative_coat: 1 } },
    ],
  },
  sealed: [1],
  register: 1,
  registers: [
    [null, null, null, null, [490]],
    [null, null, null, null, null],
  ],
  hands: [4, 9],
  flywheels: [false, false],
  options_left: 20,
  question: null,
};

function after(...events: unknown[]): RoborallyState {
  const state = folding.copy(folding.begin(SNAPSHOT, { seats: [{ robot: "egg" }, { robot: "nut" }] }));
  for (const event of events) folding.fold(state, { beat: 1, rule: "R5.2", ...(event as object) } as RoborallyEvent);
  return state;
}

describe("the state of a snapshot", () => {
  it("has what lies face up", () => {
    const [first, second] = after().robots;
    expect(first).toMatchObject({ model: "egg", heading: "W", angle: 270, registers: [[], [], [], [], [490]], locked: [false, false, false, false, true] });
    expect(second).toMatchObject({ model: "nut", coat: 1, isSealed: true, lives: 3 });
  });
});

describe("events", () => {
  it("turn a robot the short way", () => {
    const turned = after({ kind: "RobotTurned", seat: 0, from: "W", to: "N" }).robots[0]!;
    expect(turned).toMatchObject({ heading: "N", angle: 360 });
  });

  it("keep the place where a robot fell", () => {
    const fallen = after({ kind: "RobotMoved", seat: 0, from: [5, 15], to: [5, 16], by: 0 }, { kind: "RobotDestroyed", seat: 0, at: [5, 15], lives: 2 }).robots[0]!;
    expect(fallen).toMatchObject({ at: null, last: [5, 16], lives: 2, damage: 0, registers: [[], [], [], [], []] });
  });

  it("leave the state they began with alone", () => {
    const first = folding.begin(SNAPSHOT, null);
    const next = folding.copy(first);
    folding.fold(next, { kind: "RegisterLocked", beat: 1, rule: "R7.4", seat: 1, register: 5, card: 100, second: null });
    expect(first.robots[1]!.registers[4]).toEqual([]);
    expect(next.robots[1]).toMatchObject({ locked: [false, false, false, false, true] });
  });

  it("say in which part of a register they happen", () => {
    expect(after({ kind: "RegisterBegan", register: 3, rule: "R5.1" })).toMatchObject({ register: 3, phase: "reveal" });
    expect(after({ kind: "RobotTurned", seat: 0, from: "W", to: "N", rule: "R6.6" }).phase).toBe("gears");
  });

  it("empty the registers that are not locked when the turn ends", () => {
    const ended = after({ kind: "RegisterRevealed", seat: 0, register: 1, card: 10, second: null }, { kind: "TurnEnded", turn: 3, rule: "R1.2" });
    expect(ended).toMatchObject({ round: 3, register: 0 });
    expect(ended.robots[0]!.registers).toEqual([[], [], [], [], [490]]);
  });
});

describe("cards", () => {
  it("are told by their priority", () => {
    expect([10, 60, 70, 80, 410, 420, 430, 480, 490, 660, 670, 780, 790, 840].map(kindOfCard)).toEqual([
      "u_turn", "u_turn", "rotate_left", "rotate_right", "rotate_left", "rotate_right", "back_up", "back_up", "move_1", "move_1", "move_2", "move_2", "move_3", "move_3",
    ]);
  });
});
