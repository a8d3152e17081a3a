/** A floor as paths: many cells in few elements, so that the largest course is drawn and moves at ease. One cell is 48 by 48. */
import { type Belt, type FloorPlan, isInside, type Laser, opposite } from "../state/floor";
import { type Cell, type Heading, HEADINGS, type Model } from "../state/state";

export const SIZE = 48;
const HALF = SIZE / 2;

export function middle([x, y]: Cell): Cell {
  return [x * SIZE + HALF, y * SIZE + HALF];
}

/** Each chassis has a colour of its own, too. */
export const COLOURS: Record<Model, string> = {
  dome: "var(--c-red)",
  gable: "var(--c-yellow)",
  crate: "var(--c-teal)",
  nut: "var(--c-purple)",
  tread: "var(--c-blue)",
  cross: "var(--c-green)",
  wedge: "var(--c-orange)",
  egg: "var(--c-white)",
};

/** For what is drawn as if it pointed south. */
export function turnFromSouth(heading: Heading): number {
  return 90 * (HEADINGS.indexOf(heading) - 2);
}

export function cellsPath(cells: readonly Cell[]): string {
  return cells.map(([x, y]) => `M${x * SIZE} ${y * SIZE}h${SIZE}v${SIZE}h${-SIZE}z`).join("");
}

export function boardsPath(floor: FloorPlan): string {
  return floor.boards.map(({ x, y, width, height }) => `M${x * SIZE} ${y * SIZE}h${width * SIZE}v${height * SIZE}h${-width * SIZE}z`).join("");
}

/** The lines between the cells of each board. */
export function gridPath(floor: FloorPlan): string {
  return floor.boards
    .map(({ x, y, width, height }) => {
      const down = Array.from({ length: width - 1 }, (_, column) => `M${(x + column + 1) * SIZE} ${y * SIZE}v${height * SIZE}`);
      const across = Array.from({ length: height - 1 }, (_, row) => `M${x * SIZE} ${(y + row + 1) * SIZE}h${width * SIZE}`);
      return [...down, ...across].join("");
    })
    .join("");
}

/** Where two boards meet. */
export function seamsPath(floor: FloorPlan): string {
  let path = "";
  for (const { x, y, width, height } of floor.boards) {
    for (let column = x; column < x + width; column += 1) if (isInside(floor, [column, y - 1])) path += `M${column * SIZE} ${y * SIZE}h${SIZE}`;
    for (let row = y; row < y + height; row += 1) if (isInside(floor, [x - 1, row])) path += `M${x * SIZE} ${row * SIZE}v${SIZE}`;
  }
  return path;
}

/** A way to write points of a cell that is drawn as if it headed north: turned to its heading, and put in its place. */
function pen(at: Cell, heading: Heading): (...points: [number, number][]) => string {
  const [cx, cy] = middle(at);
  const quarters = HEADINGS.indexOf(heading);
  const put = ([x, y]: [number, number]): string => {
    const [px, py] = [[x, y], [-y, x], [-x, -y], [y, -x]][quarters] as [number, number];
    return `${round(cx + px)} ${round(cy + py)}`;
  };
  return (...points) => `M${points.map(put).join("L")}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** How far before the middle of a cell the tips of its marks are. */
const TIPS = { slow: [20, -4], fast: [23, 15, -1, -9] } as const;

/** A curve: drawn as if it came from the west, or mirrored from the east, and went south. */
export interface Bend {
  at: Cell;
  heading: Heading;
  isMirrored: boolean;
  isFast: boolean;
  transform: string;
}

/** A curve has one way in, from a side, and turns whoever comes that way. */
function isBend(belt: Belt): boolean {
  return Object.keys(belt.turns).length === 1 && !belt.enters.includes(opposite(belt.heading));
}

export function bendsOf(floor: FloorPlan): Bend[] {
  return floor.belts.filter(isBend).map(({ at, heading, express, turns }) => {
    const [x, y] = middle(at);
    const isMirrored = Object.values(turns)[0] === "ccw";
    const transform = `translate(${x} ${y}) rotate(${turnFromSouth(heading)})${isMirrored ? " scale(-1 1)" : ""}`;
    return { at, heading, isMirrored, isFast: express, transform };
  });
}

/** The marks of all straight belts of a pace, as they stand. */
export function marksPath(floor: FloorPlan, isFast: boolean): string {
  return floor.belts
    .filter((belt) => belt.express === isFast && !isBend(belt))
    .map((belt) => TIPS[isFast ? "fast" : "slow"].map((tip) => chevron(pen(belt.at, belt.heading), tip)).join(""))
    .join("");
}

/** The marks of one cell around its middle that heads north, and those before and behind that come into it. */
export function straightMarks(isFast: boolean): string {
  const write = pen([-0.5, -0.5], "N");
  return [SIZE, 0, -SIZE].flatMap((shift) => TIPS[isFast ? "fast" : "slow"].map((tip) => chevron(write, tip + shift))).join("");
}

function chevron(write: ReturnType<typeof pen>, tip: number): string {
  return write([-10, 9 - tip], [0, -tip], [10, 9 - tip]);
}

/** The marks of a curve around its inner corner, one more than can be seen. */
export function bendMarks(isFast: boolean): string {
  const angles = isFast ? [-66, -21, 24] : [-62, -17, 28];
  const tips = isFast ? [1, 8] : [4];
  return angles.flatMap((angle) => tips.map((tip) => around(angle, [15, tip - 10], [24, tip], [33, tip - 10]))).join("");
}

function around(degrees: number, ...points: [number, number][]): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return `M${points.map(([x, y]) => `${round(x * cos - y * sin)} ${round(x * sin + y * cos)}`).join("L")}`;
}

/** The sides of straight belts, open where another belt comes in. */
export function edgesPath(floor: FloorPlan): string {
  return floor.belts
    .filter((belt) => !isBend(belt))
    .map((belt) => {
      const write = pen(belt.at, belt.heading);
      return [-1, 1]
        .filter((side) => !belt.enters.includes(HEADINGS[(HEADINGS.indexOf(belt.heading) + side + 4) % 4]!))
        .flatMap((side) => (belt.express ? [22, 20] : [22]).map((inset) => write([side * inset, -HALF], [side * inset, HALF])))
        .join("");
    })
    .join("");
}

/** Where a straight belt turns whoever comes in from a side: small marks that lean the way it turns. */
export function inletsPath(floor: FloorPlan): string {
  return floor.belts
    .filter((belt) => !isBend(belt))
    .flatMap((belt) => (Object.keys(belt.turns) as Heading[]).map((side) => inlet(belt, side)))
    .join("");
}

function inlet({ at, heading }: Belt, from: Heading): string {
  const side = (HEADINGS.indexOf(from) - HEADINGS.indexOf(heading) + 4) % 4 === 1 ? 1 : -1;
  const write = pen(at, heading);
  return [
    [23, 3],
    [17, -5],
  ]
    .map(([x, y]) => write([side * (x! - 8), y! + 3.5], [side * (x! - 5), y! - 5], [side * (x! + 2.5), y! - 5.5]))
    .join("");
}

export function wallsPath(floor: FloorPlan): { bars: string; hatches: string } {
  const pens = floor.walls.map((wall) => pen(wall.at, wall.side));
  return {
    bars: pens.map((write) => write([-HALF, -HALF + 1], [HALF, -HALF + 1])).join(""),
    hatches: pens.map((write) => [-20, -12.4, -4.8, 2.8, 10.4, 18].map((x) => write([x, -21], [x - 3, -17])).join("")).join(""),
  };
}

/** A beam from its emitter to the wall or edge that stops it, once for each of its lights. */
export function beamPath({ at, heading, beams, cells }: Laser): string {
  const write = pen(at, heading);
  const end = (1 - cells.length) * SIZE - HALF + 2;
  return lights(beams)
    .map((x) => write([x, 13], [x, end]))
    .join("");
}

/** How far from the middle each of so many beams is. */
export function lights(beams: number): number[] {
  return Array.from({ length: beams }, (_, beam) => (beam - (beams - 1) / 2) * 6);
}

/** A gear, 100 by 100: its teeth, and the arrows of one that turns clockwise. */
export const TEETH =
  "M32.6 -9.5L42.3 -7.5L42.3 7.5L32.6 9.5L32 11.5L38.7 18.8L29.8 31L20.8 26.9L19.1 28.1L20.2 37.9L5.9 42.6L1.1 34L-1.1 34L-5.9 42.6L-20.2 37.9L-19.1 28.1L-20.8 26.9L-29.8 31L-38.7 18.8L-32 11.5L-32.6 9.5L-42.3 7.5L-42.3 -7.5L-32.6 -9.5L-32 -11.5L-38.7 -18.8L-29.8 -31L-20.8 -26.9L-19.1 -28.1L-20.2 -37.9L-5.9 -42.6L-1.1 -34L1.1 -34L5.9 -42.6L20.2 -37.9L19.1 -28.1L20.8 -26.9L29.8 -31L38.7 -18.8L32 -11.5Z";
export const WAY = "M-17 -7A18 18 0 0 1 16 -9M19 -20V-6H5M17 7A18 18 0 0 1 -16 9M-19 20V6H-5";
