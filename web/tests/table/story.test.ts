import { describe, expect, test } from "vitest";

import type { AsteroydsEvent } from "../../src/wire/protocol";
import { inBeats, Story } from "../../src/table/story/story.svelte";

const counting = {
  begin: () => ({ round: 0 }),
  copy: (state: { round: number }) => ({ ...state }),
  fold: (state: { round: number }) => void (state.round += 1),
  duration: () => 100,
};

function told(...beats: number[]): AsteroydsEvent[] {
  return beats.map((beat) => ({ kind: "FlightBegan", beat, rule: "A4.1", seat: 0 }));
}

describe("a story", () => {
  test("events of one beat belong together", () => {
    expect(inBeats(told(1, 1, 2, 3, 3), 10).map((beat) => [beat.first, beat.events.length])).toEqual([
      [10, 2],
      [12, 1],
      [13, 2],
    ]);
  });

  test("jumping anywhere gives the state there", () => {
    const story = new Story(counting, { round: 0 });
    story.add(told(...Array.from({ length: 200 }, (_, index) => index)));
    story.skip();
    for (const cursor of [0, 1, 39, 40, 41, 120, 199, 200]) {
      story.jump(cursor);
      expect(story.shown.round).toBe(cursor);
    }
  });

  test("what came before can be told later", () => {
    const story = new Story(counting, { round: 3 });
    story.add(told(4, 5));
    story.precede({ round: 0 }, told(1, 2, 3));
    story.jump(2);
    expect(story.shown.round).toBe(2);
    story.jump(5);
    expect(story.shown.round).toBe(5);
    expect(story.beats.at(-1)!.first).toBe(4);
  });
});
