/** How much time is left, in the two numbers that a stopwatch shows. */

/** The context in which the clock of the table is found: that of its server, or of this page. */
export const CLOCK = Symbol("clock");

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

export interface Remaining {
  unit: "seconds" | "minutes" | "hours" | "days";
  /** Of the unit; with minutes, hours and days also what is left of the next smaller one. */
  whole: number;
  rest: number;
}

/** Seconds as they are counted down: the last one ends at zero. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

export function remaining(seconds: number): Remaining {
  if (seconds < 100) return { unit: "seconds", whole: seconds, rest: 0 };
  if (seconds < HOUR) return inUnits("minutes", seconds, MINUTE, 1);
  if (seconds < DAY) return inUnits("hours", seconds, HOUR, MINUTE);
  return inUnits("days", seconds, DAY, HOUR);
}

function inUnits(unit: Remaining["unit"], seconds: number, size: number, smaller: number): Remaining {
  return { unit, whole: Math.floor(seconds / size), rest: Math.floor((seconds % size) / smaller) };
}

/** What a stopwatch says aloud: often enough to plan by, seldom enough not to disturb. */
const SAID = new Set([60, 30, 10, 5]);

export function isSaid(seconds: number): boolean {
  return SAID.has(seconds);
}

/** How long until the number of seconds changes. */
export function untilNextSecond(moment: number, now: number): number {
  const left = moment - now;
  return left <= 0 ? 1000 : left - (Math.ceil(left / 1000) - 1) * 1000 + 5;
}
