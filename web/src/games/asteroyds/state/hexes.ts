/** The hexes of the board on paper: pointy-top, odd rows half a hex to the right. */
import { type Area, distance, type Point } from "../../board/geometry";
import type { AsteroydsCraft } from "../../../wire/protocol";

export type Cell = [row: number, column: number];
export type Heading = NonNullable<AsteroydsCraft["heading"]>;

/** From the middle of a hex to a corner; all drawings are made for this size. */
export const RADIUS = 36;
export const WIDTH = RADIUS * Math.sqrt(3);
export const ROW = RADIUS * 1.5;
const MARGIN = { x: 6, y: 4 };

/** Clockwise, 60 degrees apart. */
export const HEADINGS: Heading[] = ["E", "SE", "SW", "W", "NW", "NE"];

/** The numbers on a tile's edges, clockwise from the one numbered 1. */
const EDGES = [1, 5, 3, 6, 2, 4];

/** The printed board, where a position names no other. */
export const PRINTED_ROWS: Record<string, [number, number][]> = {
  0: [[3, 6], [9, 12]],
  1: [[2, 12]],
  2: [[2, 13]],
  3: [[2, 12]],
  4: [[1, 14]],
  5: [[0, 14]],
  6: [[0, 15]],
  7: [[0, 14]],
  8: [[1, 14]],
  9: [[2, 12]],
  10: [[2, 13]],
  11: [[2, 12]],
  12: [[3, 6], [9, 12]],
}; // prettier-ignore

export function cellsOf(rows: Record<string, [number, number][]>): Cell[] {
  return Object.entries(rows).flatMap(([row, ranges]) =>
    ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index): Cell => [Number(row), first + index])),
  );
}

export function isSame(one: Cell | null, other: Cell | null): boolean {
  return one === other || (one !== null && other !== null && one[0] === other[0] && one[1] === other[1]);
}

export function centre([row, column]: Cell): Point {
  return { x: (column + 0.5 + (row & 1) / 2) * WIDTH, y: row * ROW + RADIUS };
}

/** The hex in which a point lies. */
export function cellAt({ x, y }: Point): Cell {
  const near = whole((y - RADIUS) / ROW);
  const candidates = [near - 1, near, near + 1].map((row): Cell => [row, whole(x / WIDTH - 0.5 - (row & 1) / 2)]);
  return candidates.reduce((best, cell) => (distance(centre(cell), { x, y }) < distance(centre(best), { x, y }) ? cell : best));
}

/** Never minus nought. */
function whole(length: number): number {
  return Math.round(length) + 0;
}

/** In degrees, clockwise from E. */
export function angleOf(heading: Heading): number {
  return HEADINGS.indexOf(heading) * 60;
}

/** From an angle that may have gone around several times to a heading, by the shorter way. */
export function turnedTo(angle: number, heading: Heading): number {
  const more = (((angleOf(heading) - angle) % 360) + 360) % 360;
  return angle + (more > 180 ? more - 360 : more);
}

export function towards(heading: Heading, length: number): Point {
  const angle = (angleOf(heading) * Math.PI) / 180;
  return { x: Math.cos(angle) * length, y: Math.sin(angle) * length };
}

/** The heading of the edge with this number. */
export function facing(oneFaces: Heading, number: number): Heading {
  return HEADINGS[(HEADINGS.indexOf(oneFaces) + EDGES.indexOf(number)) % 6]!;
}

/** Around 0,0, as a path. */
export function outline(radius: number, { x, y }: Point = { x: 0, y: 0 }): string {
  const corners = HEADINGS.map((_, index) => {
    const angle = ((index * 60 + 30) * Math.PI) / 180;
    return `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
  });
  return `M${corners.join("L")}Z`;
}

export function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/** What has to be seen of a board with these hexes. */
export function areaOf(cells: Cell[]): Area {
  const points = cells.map(centre);
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [x, y] = [Math.min(...xs) - WIDTH / 2 - MARGIN.x, Math.min(...ys) - RADIUS - MARGIN.y];
  return { x, y, width: Math.max(...xs) + WIDTH / 2 + MARGIN.x - x, height: Math.max(...ys) + RADIUS + MARGIN.y - y };
}
