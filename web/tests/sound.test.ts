// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";

import { preferences } from "../src/shell/preferences.svelte";
import { soundsOf } from "../src/games/asteroyds/telling/sound";
import { Loudspeaker } from "../src/sound/engine";
import * as sounds from "../src/sound/sounds";
import { after, told } from "./asteroyds/states";

/** An AudioContext that only notes what was asked of it. */
function silent() {
  const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn(), setTargetAtTime: vi.fn() });
  const gains: { gain: ReturnType<typeof param> }[] = [];
  const node = (more: object) => ({ connect: vi.fn(), start: vi.fn(), stop: vi.fn(), ...more });
  const context = {
    currentTime: 0,
    sampleRate: 100,
    state: "running",
    destination: {},
    createGain: () => gains[gains.push(node({ gain: param() }) as never) - 1],
    createOscillator: () => node({ type: "", frequency: param() }),
    createBufferSource: () => node({ buffer: null, loop: false }),
    createBiquadFilter: () => node({ type: "", Q: param(), frequency: param() }),
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
  };
  return { context, gains };
}

describe("the loudspeaker", () => {
  beforeEach(() => preferences.change({ volume: 0.6 }));

  test("is silent until the page is touched, and lets what was touched be shown first", () => {
    vi.useFakeTimers();
    const make = vi.fn(() => silent().context as never);
    const page = new EventTarget();
    const speaker = new Loudspeaker(make);
    speaker.awaitTouch(page);
    speaker.play(sounds.PLACED);
    expect(make).not.toHaveBeenCalled();
    page.dispatchEvent(new Event("keydown"));
    page.dispatchEvent(new Event("pointerdown"));
    expect(make).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(make).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  test("the seventh voice takes the place of the oldest", () => {
    const { context, gains } = silent();
    const speaker = new Loudspeaker(() => context as never);
    speaker.wake();
    for (let voice = 0; voice < 7; voice++) speaker.play(sounds.WON);
    expect(gains.filter(({ gain }) => gain.setTargetAtTime.mock.calls.length > 0)).toHaveLength(1);
    context.currentTime = 10;
    for (let voice = 0; voice < 6; voice++) speaker.play(sounds.WON);
    expect(gains.filter(({ gain }) => gain.setTargetAtTime.mock.calls.length > 0)).toHaveLength(1);
  });

  test("off is remembered, and on again is as loud as before", () => {
    const speaker = new Loudspeaker(() => silent().context as never);
    preferences.change({ volume: 0.3 });
    speaker.toggle();
    expect(JSON.parse(localStorage.getItem("swarmrally")!)).toMatchObject({ volume: 0 });
    speaker.toggle();
    expect(preferences.volume).toBe(0.3);
  });
});

describe("the stopwatch", () => {
  const loudest = (seconds: number) => Math.max(0, ...sounds.ticked(seconds).map((part) => part.loudness));

  test("ticks in the last ten seconds, louder and higher in the last three, and ends with a bell", () => {
    expect(loudest(11)).toBe(0);
    expect(loudest(3)).toBeGreaterThan(loudest(10));
    expect(sounds.ticked(3)[0]!.pitch).toBeGreaterThan(sounds.ticked(4)[0]!.pitch);
    expect(sounds.ticked(0)[0]!.pitch).toBeLessThan(300);
  });
});

describe("Asteroyds", () => {
  const hit = told({ kind: "CraftMoved", seat: 0, column: 1, from: [5, 8], to: [5, 9] }, { kind: "CraftDamaged", seat: 0, points: 2, damage: 4 });

  test("one more thump for each point", () => {
    expect(sounds.hurt(3)).toHaveLength(3 * sounds.hurt(1).length);
  });

  test("fast, only what matters is heard", () => {
    expect(soundsOf(after(hit), hit, 2)).toHaveLength(2);
    expect(soundsOf(after(hit), hit, 4)).toEqual([sounds.hurt(2)]);
  });

  test("a symbol sounds higher with each one that is held", () => {
    const last = (held: number) => sounds.taken(held).at(-1)!.pitch;
    expect(last(4)).toBeGreaterThan(last(1));
  });

  test("no part is longer than two seconds or too loud", () => {
    const all = Object.values(sounds).filter(Array.isArray).flat() as sounds.Part[];
    for (const part of all) {
      expect((part.starts ?? 0) + part.lasts).toBeLessThanOrEqual(2000);
      expect(part.loudness).toBeLessThanOrEqual(1);
      expect(part.lasts).toBeGreaterThan(0);
    }
  });
});
