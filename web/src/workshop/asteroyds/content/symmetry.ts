/** Turns and mirrors of hexes around a centre, and the symmetries that are made of them. */
import type { Point } from "../../../games/board/geometry";
import { areaOf, type Cell, HEADINGS, type Heading, RADIUS, ROW, WIDTH } from "../../../games/asteroyds/state/hexes";

/** A place in cube coordinates, in sixths of a hex: middles of hexes, edges and corners are whole numbers. */
export type Centre = readonly [x: number, y: number, z: number];

export type Symmetry = "none" | "half_turn" | "three_fold" | "six_fold" | "sides" | "ends" | "both";

export const SYMMETRIES: Symmetry[] = ["none", "half_turn", "three_fold", "six_fold", "sides", "ends", "both"];

/** First perhaps left for right, then so many sixths of a turn clockwise. */
interface Step {
  turns: number;
  isMirrored: boolean;
}

const turn = (turns: number): Step => ({ turns, isMirrored: false });
const mirror = (turns: number): Step => ({ turns, isMirrored: true });

/** The first leaves everything where it is. */
const STEPS: Record<Symmetry, Step[]> = {
  none: [turn(0)],
  half_turn: [turn(0), turn(3)],
  three_fold: [turn(0), turn(2), turn(4)],
  six_fold: [0, 1, 2, 3, 4, 5].map(turn),
  sides: [turn(0), mirror(0)],
  ends: [turn(0), mirror(3)],
  both: [turn(0), mirror(0), turn(3), mirror(3)],
};

const SIXTHS = 6;

/** Takes every hex to one, and what faces somewhere with it. */
export interface Motion {
  cell(cell: Cell): Cell;
  heading(heading: Heading): Heading;
  /** Whether left becomes right. */
  swapsSides: boolean;
}

/** All that happens at once to whatever is changed. */
export function motionsOf(symmetry: Symmetry, centre: Centre): Motion[] {
  return STEPS[symmetry].map((step) => motion(step, centre));
}

/** Around a hex: a turn clockwise. */
export function turning(turns: number, around: Cell): Motion {
  return motion(turn(((turns % 6) + 6) % 6), middleOf(around));
}

/** Left for right, around a hex. */
export function mirroring(around: Cell): Motion {
  return motion(mirror(0), middleOf(around));
}

function motion(step: Step, centre: Centre): Motion {
  const heading = (heading: Heading): Heading => HEADINGS[headingAfter(step, HEADINGS.indexOf(heading))]!;
  return { heading, swapsSides: heading("E") === "W", cell: (cell) => cellAt(moved(step, centre, middleOf(cell))) };
}

function headingAfter({ turns, isMirrored }: Step, heading: number): number {
  return ((isMirrored ? 3 - heading : heading) + turns + 6) % 6;
}

function moved({ turns, isMirrored }: Step, [cx, cy, cz]: Centre, [x, y, z]: Centre): Centre {
  let off: Centre = isMirrored ? [y - cy, x - cx, z - cz] : [x - cx, y - cy, z - cz];
  for (let done = 0; done < turns; done += 1) off = [-off[2], -off[0], -off[1]];
  return [off[0] + cx, off[1] + cy, off[2] + cz];
}

/** Where the middle of a hex is. */
export function middleOf([row, column]: Cell): Centre {
  const across = column - (row - (row & 1)) / 2;
  return [across * SIXTHS, (-across - row) * SIXTHS, row * SIXTHS];
}

function cellAt([x, , z]: Centre): Cell {
  const row = z / SIXTHS + 0;
  return [row, x / SIXTHS + (row - (row & 1)) / 2 + 0];
}

export function pointOf([x, , z]: Centre): Point {
  return { x: (x / SIXTHS + z / SIXTHS / 2 + 0.5) * WIDTH, y: (z / SIXTHS) * ROW + RADIUS };
}

function near({ x, y }: Point): Centre {
  const row = ((y - RADIUS) / ROW) * SIXTHS;
  const across = (x / WIDTH - 0.5) * SIXTHS - row / 2;
  const [first, last] = [Math.round(across), Math.round(row)];
  return [first, -first - last, last];
}

/** Whether hexes come to lie on hexes. */
export function isCentreOf(symmetry: Symmetry, centre: Centre): boolean {
  return STEPS[symmetry].every((step) => moved(step, centre, [0, 0, 0]).every((length) => length % SIXTHS === 0));
}

/** The place nearest to the middle of these hexes around which the symmetry goes. */
export function centreOf(symmetry: Symmetry, cells: Cell[]): Centre {
  const { x, y, width, height } = areaOf(cells);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const [across, , down] = near(middle);
  const offs = Array.from({ length: 4 * SIXTHS + 1 }, (_, index) => index - 2 * SIXTHS);
  const around = offs.flatMap((off) => offs.map((other): Centre => [across + off, -across - off - down - other, down + other]));
  const away = (centre: Centre): number => Math.hypot(pointOf(centre).x - middle.x, pointOf(centre).y - middle.y);
  return around.filter((centre) => isCentreOf(symmetry, centre)).reduce((best, centre) => (away(centre) < away(best) - 0.01 ? centre : best));
}

/** A hex and those that change with it, each once. */
export function twinsOf(cell: Cell, motions: readonly Motion[]): Cell[] {
  const all = motions.map((motion) => motion.cell(cell));
  return all.filter((one, index) => all.findIndex((other) => other[0] === one[0] && other[1] === one[1]) === index);
}
