import { describe, expect, test } from "vitest";

import { ENERGY, powersOf } from "../../src/games/asteroyds/state/chart";
import { press } from "../../src/games/asteroyds/planning/keys";
import { Planning } from "../../src/games/asteroyds/planning/planning.svelte";

function typed(planning: Planning, ...codes: string[]): Planning {
  for (const code of codes) press(planning, code);
  return planning;
}

function fresh(): Planning {
  return new Planning(powersOf("hector"));
}

describe("keys", () => {
  test("seven keys are a whole plan", () => {
    const planning = typed(fresh(), "KeyW", "KeyA", "KeyA", "ArrowUp", "Space", "KeyX", "KeyD");
    expect(planning.plan(2)).toEqual({
      seat: 2,
      columns: ["forward", "left", "left", "forward", null, "turn_back"],
      energy: "right",
      ram: false,
      emergency_shield: "never",
    });
    expect(planning.next).toBeNull();
  });

  test.each(["KeyX", "Space", "KeyE"])("a seventh %s leaves the shield on", (code) => {
    const planning = typed(fresh(), ..."WWWWWW".split("").map((key) => `Key${key}`), code);
    expect(planning.energy).toBe("shield");
    expect(planning.next).toBeNull();
  });

  test("a full plan takes no more", () => {
    const planning = typed(fresh(), ...Array<string>(7).fill("KeyW"), "KeyA");
    expect(planning.plan(0).columns).not.toContain("left");
  });

  test("a wait is no empty column", () => {
    expect(typed(fresh(), "Space", "KeyW").plan(0).columns.slice(0, 2)).toEqual([null, "forward"]);
  });

  test("a digit goes to a column, and the next key replaces it there", () => {
    const planning = typed(fresh(), "KeyW", "KeyW", "KeyW", "Digit2", "KeyD", "KeyA");
    expect(planning.plan(0).columns.slice(0, 4)).toEqual(["forward", "right", "forward", "left"]);
    expect(typed(planning, "Digit7", "KeyW").energy).toBe("forward");
  });

  test("the ram order goes round", () => {
    const planning = fresh();
    expect(["KeyR", "KeyR", "KeyR"].map((code) => typed(planning, code).ram)).toEqual([true, "ask", false]);
  });

  test("other keys mean nothing", () => {
    expect(press(fresh(), "KeyQ")).toBe(false);
  });
});

describe("the pilot's token", () => {
  test("lies in one column only", () => {
    const planning = typed(fresh(), "KeyP", "KeyW", "Digit4", "KeyP");
    expect(planning.plan(0).columns).toEqual([null, "forward", null, "power", null, null]);
  });

  test("P again chooses side and notches", () => {
    const planning = new Planning(powersOf("1634"));
    const forms = ["KeyP", "KeyP", "KeyP", "KeyP", "KeyP"].map((code) => typed(planning, code).at(0));
    expect(forms).toEqual(["power:left1", "power:left2", "power:right1", "power:right2", "power:left1"]);
  });

  test("lawrence has none to put", () => {
    expect(typed(new Planning(powersOf("lawrence")), "KeyP").isEmpty).toBe(true);
  });
});

describe("changes of mind", () => {
  test("undo goes back step by step, also over a clear", () => {
    const planning = typed(fresh(), "KeyW", "KeyA", "Delete");
    expect(planning.isEmpty).toBe(true);
    expect(typed(planning, "Backspace").plan(0).columns.slice(0, 2)).toEqual(["forward", "left"]);
    expect(typed(planning, "Backspace", "Backspace").isEmpty).toBe(true);
    expect(planning.canUndo).toBe(false);
  });

  test("a token moves to another column and row", () => {
    const planning = typed(fresh(), "KeyW", "KeyA");
    planning.move(0, 4, "right");
    expect(planning.plan(0).columns).toEqual([null, "left", null, null, "right", null]);
    planning.move(4, ENERGY, "right");
    expect(planning.energy).toBe("right");
    planning.undo();
    expect(planning.energy).toBe("shield");
  });

  test("the same token again takes it away", () => {
    const planning = fresh();
    planning.toggle("left", 3);
    planning.toggle("left", 3);
    expect(planning.isEmpty).toBe(true);
  });

  test("every change is told once", () => {
    let told = 0;
    const planning = new Planning([], () => (told += 1));
    typed(planning, "KeyW", "KeyR", "Backspace", "Backspace", "Digit3");
    expect(told).toBe(3);
  });
});

describe("a draft that comes back", () => {
  test("keeps its waits, and goes on after its last token", () => {
    const planning = fresh();
    planning.adopt({ seat: 0, columns: ["forward", null, "left", null, null, null], ram: "ask" });
    expect(planning.next).toBe(3);
    expect(planning.ram).toBe("ask");
  });

  test("a new round clears the chart, not the orders", () => {
    const planning = typed(fresh(), "KeyW", "KeyR");
    planning.begin([]);
    expect(planning.isEmpty).toBe(true);
    expect(planning.ram).toBe(true);
  });
});
