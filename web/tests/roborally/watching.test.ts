// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";

import type { RoborallyEvent } from "../../src/wire/protocol";
import { HABITS, type Rally } from "../../src/games/roborally/screen/story";
import { Watching } from "../../src/table/live/watching.svelte";
import type { RoborallyState } from "../../src/games/roborally/state/state";
import type { LiveTable } from "../../src/table/live/live.svelte";
import { Story } from "../../src/table/story/story.svelte";

const sealed = (beat: number, seat: number): RoborallyEvent => ({ kind: "ProgramSealed", beat, rule: "R3.1", seat });
const began = (beat: number): RoborallyEvent => ({ kind: "RegisterBegan", beat, rule: "R5.1", register: 1 });
const recompiled = (beat: number): RoborallyEvent => ({ kind: "HandRecompiled", beat, rule: "R9.22", seat: 1, count: 8 });
const damaged = (beat: number): RoborallyEvent => ({ kind: "RobotDamaged", beat, rule: "R9.22", seat: 1, damage: 1 });

/** Counts the events that it has folded. */
const counting = { begin: () => ({ round: 0 }), copy: (state: { round: number }) => ({ ...state }), fold: (state: { round: number }) => (state.round += 1), duration: () => 500 };

type Watched = Watching<RoborallyState, RoborallyEvent>;

function watchingAt(seat: number | null, now: object = {}): Watched {
  const story = new Story(counting as never, { round: 0 } as never) as unknown as Rally;
  return new Watching(story, { seat, now, connection: { now: () => Date.now() } } as unknown as LiveTable, HABITS);
}

function tell(watching: Watched, ...events: RoborallyEvent[]): void {
  watching.story.add(events);
  watching.arrive();
  watching.land();
}

function pass(watching: Watched, milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    watching.hurry();
    vi.advanceTimersByTime(50);
  }
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));

describe("while everybody programs", () => {
  test.each([
    ["somebody who is done", [sealed(0, 1)]],
    ["somebody who recompiles", [recompiled(0), damaged(1)]],
  ])("%s clears nobody's desk", (_, events) => {
    const watching = watchingAt(0);
    tell(watching, ...events);
    expect(watching.isShowing).toBe(false);
    expect(watching.isLookingBack).toBe(false);
    expect(watching.present.round).toBe(events.length);
  });

  test("the last one who is done begins the turn", () => {
    const watching = watchingAt(0);
    tell(watching, sealed(0, 1));
    tell(watching, sealed(0, 0), began(1));
    expect(watching.isShowing).toBe(true);
  });

  test("a turn that is still shown is shown to its end", () => {
    const watching = watchingAt(0);
    tell(watching, began(0), damaged(1), damaged(2));
    tell(watching, sealed(3, 1));
    expect(watching.isShowing).toBe(true);
    expect(watching.story.isAtEnd).toBe(false);
    vi.advanceTimersByTime(5000);
    watching.land();
    expect(watching.isShowing).toBe(false);
    expect(watching.present.round).toBe(4);
  });

  test("whoever looks back goes on doing so", () => {
    const watching = watchingAt(0);
    tell(watching, sealed(0, 1));
    watching.story.jump(0);
    tell(watching, sealed(0, 2));
    expect(watching.isLookingBack).toBe(true);
  });
});

describe("the clock", () => {
  test("opens when everything has been shown, though nobody's time runs out", () => {
    const watching = watchingAt(0, { opens_at: 1200 });
    tell(watching, began(0), damaged(1), damaged(2), damaged(3));
    pass(watching, 1200);
    watching.land();
    expect([watching.isShowing, watching.present.round]).toEqual([false, 4]);
  });

  test("hurries nobody who only looks on", () => {
    const watching = watchingAt(null, { opens_at: 1200, deadline: 5000 });
    tell(watching, began(0), damaged(1), damaged(2), damaged(3));
    pass(watching, 1200);
    watching.land();
    expect(watching.isShowing).toBe(true);
  });
});

describe("those who look back", () => {
  const turn = [began(0), damaged(1)];

  test.each([
    ["players are taken along", 0, true],
    ["others are left alone", null, false],
  ])("%s when more happens", (_, seat, isTaken) => {
    const watching = watchingAt(seat);
    tell(watching, ...turn);
    vi.advanceTimersByTime(5000);
    watching.land();
    watching.story.jump(0);
    tell(watching, began(2), damaged(3));
    expect([watching.isShowing, watching.isLookingBack]).toEqual([isTaken, !isTaken]);
  });
});
