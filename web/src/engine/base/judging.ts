/** What a try of a puzzle came to: which of its conditions hold, by which event. The engine judges; nothing here knows what a condition means. */
import type { Rows } from "./module";
import type { AnyEvent } from "./telling";

/** Five numbers each. */
export type Conditions = readonly (readonly number[])[];

export interface Judged {
  events: AnyEvent[];
  isSolved: boolean;
  /** By condition: n > 0 for one that holds since the nth event, 0 for what never happened, -n for what the nth event broke. */
  verdicts: number[];
}

const [WIDTH, BYTES, MOST] = [5, 8, 8];

/** As much of an engine's module as is needed. */
interface Memory {
  readonly view: DataView;
  take(size: number): number;
}

/** Room in an engine's memory for conditions and what becomes of them. */
export class Judging {
  private readonly conditions: number;
  private readonly verdicts: number;

  constructor(private readonly memory: Memory) {
    this.conditions = memory.take(MOST * WIDTH * BYTES);
    this.verdicts = memory.take(MOST * BYTES);
  }

  judged(given: Conditions, judge: (conditions: Rows, verdicts: Rows) => boolean): Omit<Judged, "events"> {
    const { conditions, verdicts } = this;
    if (given.length > MOST) throw new RangeError(`${given.length} conditions`);
    given.flat().forEach((number, place) => this.memory.view.setBigInt64(conditions + place * BYTES, BigInt(number), true));
    const isSolved = judge({ at: conditions, lengths: [given.length, WIDTH] }, { at: verdicts, lengths: [given.length] });
    return { isSolved, verdicts: given.map((_, place) => Number(this.memory.view.getBigInt64(verdicts + place * BYTES, true))) };
  }
}
