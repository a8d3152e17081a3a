// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";

import type { RoborallyEvent } from "../src/protocol";
import { type Rally, Watching } from "../src/roborally/watching.svelte";
import type { LiveTable } from "../src/table/live.svelte";
import { Story } from "../src/table/story.svelte";

const sealed = (beat: number, seat: number): RoborallyEvent => ({ kind: "ProgramSealed", beat, rule: "R3.1", seat });
const began = (beat: number): RoborallyEvent => ({ kind: "RegisterBegan", beat, rule: "R5.1", register: 1 });
const recompiled = (beat: number): RoborallyEvent => ({ kind: "HandRecompiled", beat, rule: "R9.22", seat: 1, count: 8 });
const damaged = (beat: number): RoborallyEvent => ({ kind: "RobotDamaged", beat, rule: "R9.22", seat: 1, damage: 1 });

/** Counts the events that it has folded. */
const counting = { begin: () => ({ round: 0 }), copy: (state: { round: number }) => ({ ...state }), fold: (state: { round: number }) => (state.round += 1), duration: () => 500 };

function watchingAt(seat: number | null): Watching {
  const story = new Story(counting as never, { round: 0 } as never) as unknown as Rally;
  return new Watching(story, { seat, now: {}, connection: { now: () => 0 } } as unknown as LiveTable);
}

function tell(watching: Watching, ...events: RoborallyEvent[]): void {
  watching.story.add(events);
  watching.arrive();
  watching.land();
}

beforeEach(() => void vi.useFakeTimers());

describe("while everybody programs", () => {
  test.each([
    ["somebody who is done", [sealed(0, 1)]],
    ["somebody who recompiles", [recompiled(0), damaged(1)]],
  ])("%s clears nobody's desk", (_, events) => {
    const watching = watchingAt(0);
    tell(watching, ...events);
    expect(watching.isRunning).toBe(false);
    expect(watching.isLookingBack).toBe(false);
    expect(watching.present.round).toBe(events.length);
  });

  test("the last one who is done begins the turn", () => {
    const watching = watchingAt(0);
    tell(watching, sealed(0, 1));
    tell(watching, sealed(0, 0), began(1));
    expect(watching.isRunning).toBe(true);
  });

  test("a turn that is still shown is shown to its end", () => {
    const watching = watchingAt(0);
    tell(watching, began(0), damaged(1), damaged(2));
    tell(watching, sealed(3, 1));
    expect(watching.isRunning).toBe(true);
    expect(watching.story.isAtEnd).toBe(false);
    vi.advanceTimersByTime(5000);
    watching.land();
    expect(watching.isRunning).toBe(false);
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
