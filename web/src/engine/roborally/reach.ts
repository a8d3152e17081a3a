/** R5.2, R6, R7.3 What can be reached from where, alone on the floor and with whatever cards one likes: as arena/soundness/roborally.py reckons it. */
import type { RoborallyCourse } from "../base/forms";
import { GROUND, NO_BELT, OFF, STEP } from "./floors";

export interface Starts {
  from: "dock" | "flag";
  number: number;
}

/** R5.2 By kind of card: how far it goes, back or ahead, and its quarter turns clockwise. */
const CARDS = [
  { steps: 0, back: false, quarters: 2 },
  { steps: 0, back: false, quarters: 3 },
  { steps: 0, back: false, quarters: 1 },
  { steps: 1, back: true, quarters: 0 },
  { steps: 1, back: false, quarters: 0 },
  { steps: 2, back: false, quarters: 0 },
  { steps: 3, back: false, quarters: 0 },
] as const;
const [SIDES, REGISTERS] = [4, 5];
/** A pose is a cell and a heading; this one is in a pit, or over the edge. */
const FALLEN = -1;

/** Each flag, and from where it can't be reached. */
export function unreached(course: RoborallyCourse, docks: readonly number[], flags: readonly number[]): (Starts & { goal: number })[] {
  const floor = new Reach(course);
  const everyWay = [0, 1, 2, 3];
  return flags.flatMap((goal, place) => {
    const reached = floor.before(goal);
    const from = place === 0 ? docks.map((cell, dock) => ({ from: "dock" as const, number: dock + 1, cell, headings: [course.start_heading], registers: 1 })) : [{ from: "flag" as const, number: place, cell: flags[place - 1]!, headings: everyWay, registers: floor.registers }];
    // Each turn begins with the first register; a flag may have been touched in any of them.
    const fails = from.filter(({ cell, headings, registers }) => !headings.every((heading) => times(registers).every((register) => reached[floor.moment(poseOf(cell, heading), register)] !== 0)));
    return fails.map(({ from: kind, number }) => ({ goal, from: kind, number }));
  });
}

/** Which moments lead to which. A moment is a pose before one of the registers; pushers differ by register, so that other courses have one for all. */
class Reach {
  readonly registers: number;
  private readonly poses: number;
  /** By moment, those that a register leads from to it: `sources` from `first` on. */
  private readonly first: Int32Array;
  private readonly sources: Int32Array;

  constructor(private readonly course: RoborallyCourse) {
    this.registers = course.has_pushers === 0 ? 1 : REGISTERS;
    this.poses = course.ground.length * SIDES;
    const [from, to] = this.leads();
    this.first = new Int32Array(this.poses * this.registers + 1);
    for (const there of to) this.first[there + 1]! += 1;
    for (let moment = 1; moment < this.first.length; moment += 1) this.first[moment]! += this.first[moment - 1]!;
    this.sources = new Int32Array(from.length);
    const free = this.first.slice();
    to.forEach((there, number) => (this.sources[free[there]!++] = from[number]!));
  }

  moment(pose: number, register: number): number {
    return register * this.poses + pose;
  }

  /** By moment, whether the goal can be reached from there. */
  before(goal: number): Uint8Array {
    const found = new Uint8Array(this.poses * this.registers);
    const waiting = times(this.registers).flatMap((register) => times(SIDES).map((heading) => this.moment(poseOf(goal, heading), register)));
    for (const moment of waiting) found[moment] = 1;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for (let place = this.first[next]!; place < this.first[next + 1]!; place += 1) {
        const source = this.sources[place]!;
        if (found[source] === 0) {
          found[source] = 1;
          waiting.push(source);
        }
      }
    }
    return found;
  }

  /** All that a register can do, as two lists side by side. */
  private leads(): [from: number[], to: number[]] {
    const [from, to]: [number[], number[]] = [[], []];
    const { ground } = this.course;
    for (let cell = 0; cell < ground.length; cell += 1) {
      if (ground[cell] !== GROUND) continue;
      for (let heading = 0; heading < SIDES; heading += 1) this.noteLeads(cell, heading, from, to);
    }
    return [from, to];
  }

  private noteLeads(cell: number, heading: number, from: number[], to: number[]): void {
    for (const card of CARDS) {
      const end = this.walked(cell, heading, card);
      for (let register = 0; end !== FALLEN && register < this.registers; register += 1) {
        const there = this.carried(end, register);
        if (there === FALLEN) continue;
        from.push(this.moment(poseOf(cell, heading), register));
        to.push(this.moment(there, (register + 1) % this.registers));
      }
    }
  }

  /** R5.2 After a card of this kind. */
  private walked(start: number, heading: number, { steps, back, quarters }: (typeof CARDS)[number]): number {
    const way = back ? heading ^ 2 : heading;
    let cell = start;
    for (let step = 0; step < steps && cell !== OFF && !this.isWalled(cell, way); step += 1) cell = this.onto(cell, way);
    return cell === OFF ? FALLEN : poseOf(cell, (heading + quarters) & 3);
  }

  /** R6 After the conveyors, the pushers and the gears. */
  private carried(pose: number, register: number): number {
    const { belt, express, turn, gear } = this.course;
    let [cell, heading] = [pose >> 2, pose & 3];
    for (const onlyExpress of [true, false]) {
      const way = belt[cell]!;
      if (way === NO_BELT || (onlyExpress && express[cell] === 0) || this.isWalled(cell, way)) continue;
      cell = this.onto(cell, way);
      if (cell === OFF) return FALLEN;
      heading = (heading + turn[cell]![way]!) & 3;
    }
    cell = this.pushed(cell, register);
    return cell === OFF ? FALLEN : poseOf(cell, (heading + gear[cell]!) & 3);
  }

  /** R6.5 Where two push two ways, nobody moves. */
  private pushed(cell: number, register: number): number {
    if (this.registers === 1) return cell;
    const ways = this.course.pusher[cell]!.flatMap((bits, way) => (((bits >> register) & 1) !== 0 && !this.isWalled(cell, way) ? [way] : []));
    return ways.length === 1 ? this.onto(cell, ways[0]!) : cell;
  }

  private isWalled(cell: number, way: number): boolean {
    return ((this.course.wall[cell]! >> way) & 1) !== 0;
  }

  /** The next cell; OFF in a pit or over the edge. */
  private onto(cell: number, way: number): number {
    const there = cell + STEP[way]!;
    return this.course.ground[there] === GROUND ? there : OFF;
  }
}

function poseOf(cell: number, heading: number): number {
  return (cell << 2) | heading;
}

function times(count: number): number[] {
  return [...Array(count).keys()];
}
