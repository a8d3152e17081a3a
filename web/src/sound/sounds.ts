/** Every sound, as what it is made of. Never the only sign of anything. */

/** All times in milliseconds, all pitches in hertz. */
interface Timed {
  starts?: number;
  lasts: number;
  /** From 0 to 1. */
  loudness: number;
  /** How long it takes to be there; without it, it is there at once. */
  swells?: number;
}

export interface Tone extends Timed {
  wave: OscillatorType;
  pitch: number;
  /** Where the pitch goes. */
  to?: number;
}

export interface Noise extends Timed {
  wave: "white" | "brown";
  filter: BiquadFilterType;
  pitch: number;
  to?: number;
  sharpness?: number;
}

export type Part = Tone | Noise;
export type Sound = Part[];
export type DieColour = "red" | "white" | "blue";

const FIFTH = 3 / 2;
const C5 = 523.25;
/** 200 cents up. */
const HIGHER = 2 ** (200 / 1200);

function click(pitch: number, starts = 0, loudness = 0.5): Part {
  return { wave: "white", filter: "bandpass", pitch, sharpness: 2, starts, lasts: 30, loudness };
}

function thump(starts: number, pitch = 90): Sound {
  return [
    { wave: "sine", pitch, to: pitch / 2, starts, lasts: 160, loudness: 0.9 },
    { wave: "white", filter: "lowpass", pitch: 1400, to: 200, starts, lasts: 90, loudness: 0.35 },
  ];
}

function chord(pitches: number[], apart: number, lasts: number, loudness: number, wave: OscillatorType = "sine"): Sound {
  return pitches.map((pitch, index) => ({ wave, pitch, starts: index * apart, lasts: lasts - index * apart, loudness }));
}

/** A token or a card is placed. */
export const PLACED: Sound = [click(2000)];
export const TAKEN_BACK: Sound = [click(1100)];
export const SEALED: Sound = chord([C5, C5 * FIFTH], 0, 120, 0.3);
/** Somebody else's plan. */
export const OTHERS_SEALED: Sound = chord([C5], 0, 120, 0.12);
/** Something has to be decided. */
export const ASKED: Sound = chord([C5, C5 * FIFTH], 110, 260, 0.25);

const ROLLS: Record<DieColour, number> = { red: 420, white: 900, blue: 1700 };

/** Three short rattles; each colour has its pitch. */
export function rolled(order: DieColour[]): Sound {
  return order.flatMap((colour, die) => [0, 35, 70].map((after) => click(ROLLS[colour], die * 120 + after, 0.35)));
}

export const DRIFTED: Sound = [{ wave: "brown", filter: "lowpass", pitch: 300, to: 700, swells: 90, lasts: 200, loudness: 0.5 }];
export const PUSHED: Sound = [...DRIFTED, { wave: "sine", pitch: 70, to: 42, starts: 120, lasts: 120, loudness: 0.7 }];
export const BLOCKED: Sound = [{ wave: "sine", pitch: 120, to: 80, lasts: 70, loudness: 0.3 }];
export const TURNED: Sound = [{ wave: "brown", filter: "bandpass", pitch: 500, to: 900, sharpness: 1.5, swells: 30, lasts: 110, loudness: 0.25 }];
export const FLOWN: Sound = [{ wave: "brown", filter: "bandpass", pitch: 350, to: 900, sharpness: 0.8, swells: 60, lasts: 220, loudness: 0.4 }];
export const HELD: Sound = chord([330, 495], 0, 200, 0.25, "triangle");

/** A thump for each point. */
export function hurt(points: number): Sound {
  return Array.from({ length: Math.max(1, points) }, (_, index) => thump(index * 110)).flat();
}

export const FIRED: Sound = [{ wave: "sawtooth", pitch: 900, to: 200, lasts: 180, loudness: 0.25 }];
export const FIRED_AND_HIT: Sound = [
  ...FIRED,
  { wave: "sine", pitch: 2400, starts: 150, lasts: 260, loudness: 0.2 },
  { wave: "sine", pitch: 3610, starts: 150, lasts: 180, loudness: 0.1 },
];

/** A symbol or a flag: the last note is higher with each one that is held. */
export function taken(held: number): Sound {
  return chord([659.25, 880, 880 * 2 ** ((2 + held) / 12)], 110, 480, 0.3);
}

export const DESTROYED: Sound = [
  { wave: "white", filter: "lowpass", pitch: 3000, to: 90, lasts: 600, loudness: 0.7 },
  { wave: "sine", pitch: 80, to: 30, lasts: 400, loudness: 0.8 },
];
export const WON: Sound = chord([261.63, 329.63, 392, 523.25, 659.25], 130, 1600, 0.2, "triangle");
export const ENDED: Sound = chord([392, 329.63, 261.63], 160, 900, 0.2, "triangle");

/** Belts. */
export const RATCHETED: Sound = [0, 70, 140, 210].map((starts) => click(700, starts, 0.14));
export const GEARED: Sound = [0, 45, 90, 135, 180, 225].map((starts) => click(480, starts, 0.16));
export const SHOVED: Sound = [{ wave: "white", filter: "bandpass", pitch: 1800, to: 500, swells: 20, lasts: 130, loudness: 0.2 }, ...thump(90, 110)];
export const WALLED: Sound = [click(300, 0, 0.5), ...BLOCKED];
export const REVEALED: Sound = [click(1500, 0, 0.3), click(2200, 50, 0.3)];
export const LOCKED: Sound = [click(900, 0, 0.4), click(600, 60, 0.5)];
export const REPAIRED: Sound = [click(1600, 0, 0.3), ...chord([C5, C5 * FIFTH], 90, 240, 0.15)];
export const POWERED_DOWN: Sound = [{ wave: "triangle", pitch: 420, to: 70, lasts: 450, loudness: 0.3 }];

const LAST_SECONDS = 10;
const LOUD_SECONDS = 3;

/** The stopwatch, each second; nothing while there is time. */
export function ticked(secondsLeft: number): Sound {
  if (secondsLeft > LAST_SECONDS) return [];
  if (secondsLeft <= 0) return chord([196, 196 * 2.76, 196 * 5.4], 0, 1100, 0.3);
  const [pitch, loudness] = secondsLeft <= LOUD_SECONDS ? [1000 * HIGHER, 0.7] : [1000, 0.35];
  return [{ wave: "triangle", pitch, to: pitch * 0.6, lasts: 45, loudness }, click(pitch * 2, 0, loudness * 0.6)];
}
