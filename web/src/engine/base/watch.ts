/** A clock beside a bot that thinks in slices. */
import type { Budget } from "./play";

/** Longer than any search. */
export const NO_HURRY = 2 ** 52;
const SLICE = 500;
const ALL = 100;
/** The part of its time after which a bot looks no further, as in bots/watch.py: a slow phone still has to finish. */
const IN_TIME = 0.6;

export class Watch {
  /** For how long to think until the next look: in positions, or registers. */
  readonly slice: number;
  private readonly began = performance.now();

  constructor(private readonly budget: Budget) {
    const [given] = Object.values(budget) as [number];
    if (!(given > 0)) throw new RangeError(`${given} is no time to think`);
    this.slice = "nodes" in budget ? NO_HURRY : SLICE;
  }

  /** In milliseconds. */
  get took(): number {
    return Math.round(performance.now() - this.began);
  }

  /** How much of the time to look further is gone, in percent. */
  get spent(): number {
    if ("nodes" in this.budget) return 0;
    return Math.min(ALL, Math.floor((ALL * (performance.now() - this.began)) / (IN_TIME * this.budget.milliseconds)));
  }

  /** 1 or 0. */
  get isLate(): number {
    return Number(this.spent === ALL);
  }
}

export function nodesIn(budget: Budget): number {
  return "nodes" in budget ? budget.nodes : 0;
}
