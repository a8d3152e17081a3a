// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import type { RoborallyEvent } from "../../src/wire/protocol";
import { kindOfCard } from "../../src/games/roborally/state/cards";
import { bendsOf, marksPath, seamsPath, straightMarks } from "../../src/games/roborally/floor/drawing";
import type { FloorPlan } from "../../src/games/roborally/state/floor";
import { floorFacts } from "../../src/games/roborally/telling/cell-words";
import { folding } from "../../src/games/roborally/state/fold";
import type { RoborallySnapshot, RoborallyState } from "../../src/games/roborally/state/state";
import { omensOf } from "../../src/games/roborally/telling/foretold";
import { trailOf } from "../../src/games/roborally/state/trail";
import { CellView } from "../../src/games/roborally/board/view.svelte";
import { soundsOf } from "../../src/games/roborally/telling/sound";
import * as sounds from "../../src/sound/sounds";

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

const FLOOR: FloorPlan = {
  width: 4,
  height: 2,
  boards: [
    { board: "one", x: 0, y: 0, width: 2, height: 2, turned: 0 },
    { board: "two", x: 2, y: 0, width: 2, height: 1, turned: 90 },
  ],
  uncovered: [
    [2, 1],
    [3, 1],
  ],
  pits: [[3, 0]],
  belts: [
    { at: [0, 0], heading: "E", express: false, enters: [], turns: {} },
    { at: [1, 0], heading: "S", express: false, enters: ["W"], turns: { W: "cw" } },
    { at: [1, 1], heading: "S", express: true, enters: ["N"], turns: {} },
  ],
  gears: [],
  pushers: [{ at: [0, 1], side: "W", heading: "E", registers: [2, 4] }],
  walls: [{ at: [0, 1], side: "N" }],
  lasers: [{ at: [2, 0], side: "W", heading: "E", beams: 2, cells: [[2, 0], [3, 0]] }],
  sites: [],
  flags: [[0, 1]],
  docks: [],
  start_heading: "N",
  specials: [],
};

describe("a floor", () => {
  it("has curves where a belt comes in from a side only", () => {
    expect(bendsOf(FLOOR)).toMatchObject([{ at: [1, 0], heading: "S", isMirrored: false, isFast: false }]);
    expect(marksPath(FLOOR, false)).toBe("M35 14L44 24L35 34M11 14L20 24L11 34");
    expect(marksPath(FLOOR, true).match(/M/g)).toHaveLength(4);
    expect(straightMarks(false).match(/M/g)).toHaveLength(6);
  });

  it("has a seam where two boards meet", () => {
    expect(seamsPath(FLOOR)).toBe("M96 0v48");
  });

  it("is told cell by cell, walls from both of their cells", () => {
    const ids = (x: number, y: number) => floorFacts([x, y], FLOOR).map((fact) => fact.id);
    expect(ids(0, 0)).toEqual(["cell-belt", "cell-wall"]);
    expect(ids(1, 0)).toEqual(["cell-belt", "cell-turn"]);
    expect(ids(0, 1)).toEqual(["cell-pusher", "cell-wall"]);
    expect(ids(3, 0)).toEqual(["cell-pit", "cell-beam"]);
    expect(ids(3, 1)).toEqual(["cell-void"]);
  });
});

describe("a program that is foretold", () => {
  it("goes over its cells, and stops after each register", () => {
    const events = [
      { kind: "RegisterBegan", register: 1 },
      { kind: "RegisterRevealed", seat: 0, register: 1, card: 490, second: null },
      { kind: "RobotMoved", seat: 0, from: [5, 15], to: [4, 15], by: 0 },
      { kind: "RegisterBegan", register: 2 },
      { kind: "RegisterRevealed", seat: 0, register: 2, card: 500, second: null },
      { kind: "RobotMoved", seat: 0, from: [4, 15], to: [4, 16], by: 0 },
      { kind: "RobotDestroyed", seat: 0, at: [4, 15], lives: 2 },
    ].map((event) => ({ beat: 1, rule: "R5.2", ...event }) as RoborallyEvent);
    expect(trailOf(events, after(), 0)).toEqual({
      cells: [
        [5, 15],
        [4, 15],
        [4, 16],
      ],
      stops: [{ register: 1, at: [4, 15], angle: 270, nth: 0 }],
      flags: [], hits: [],
      end: [4, 16],
    });
  });
});

describe("what a program would lead to", () => {
  const events = [
    { kind: "RegisterBegan", register: 1 },
    { kind: "FlagTouched", seat: 0, flag: 1 },
    { kind: "RobotDamaged", seat: 1, damage: 1 },
    { kind: "RegisterBegan", register: 2 },
    { kind: "RobotDamaged", seat: 0, damage: 6 },
    { kind: "RobotDamaged", seat: 0, damage: 7 },
    { kind: "RegisterBegan", register: 3 },
    { kind: "RobotDestroyed", seat: 0, at: [4, 15], lives: 2 },
  ].map((event) => ({ beat: 1, rule: "R5.2", ...event }) as RoborallyEvent);

  it("is told with its register, the worst first, and of one's own robot alone", () => {
    expect(omensOf(events, after(), 0)).toEqual([
      { shows: "end", register: 3 },
      { shows: "flag", register: 1, flag: 1 },
      { shows: "damage", register: 2, points: 2 },
    ]);
  });
});

describe("what is heard", () => {
  const told = (event: object) => ({ beat: 1, rule: "R7.1", ...event }) as RoborallyEvent;
  const volley = [told({ kind: "BeamHit", seat: 0, at: [0, 0], heading: "N", points: 2 }), ...[1, 2].map((damage) => told({ kind: "RobotDamaged", seat: 0, damage }))];

  it("is one sound for each kind, and only what matters when it goes fast", () => {
    expect(soundsOf(volley, 1)).toEqual([sounds.FIRED_AND_HIT, sounds.hurt(2)]);
    expect(soundsOf(volley, 8)).toEqual([sounds.hurt(2)]);
  });
});

describe("the part of a floor in sight", () => {
  const seen = (width: number, height: number, columns = 12, rows = 16) => {
    const view = new CellView(columns, rows);
    [view.width, view.height] = [width, height];
    view.home([5, 15]);
    return view;
  };

  it("is all of it while one can tell what is on a cell, also on a phone", () => {
    expect(seen(390, 329).isWhole).toBe(true);
  });

  it("never becomes smaller than the whole", () => {
    const view = seen(390, 430);
    view.zoom(0.1);
    expect([view.isWhole, Math.round(view.down)]).toEqual([true, 430]);
  });

  it("is a readable part of a large one, around one's robot", () => {
    const view = seen(390, 430, 28, 36);
    expect([view.isWhole, view.scale]).toEqual([false, 24]);
  });
});
