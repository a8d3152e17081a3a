/** What a course is made of, told by the server: it never changes in a game. */
import { post } from "../wire/api";
import type { Cell, Heading } from "./state";

export type Way = "cw" | "ccw";

export interface Belt {
  at: Cell;
  heading: Heading;
  express: boolean;
  /** How a robot is turned that is carried onto this cell in such a direction. */
  turns: Partial<Record<Heading, Way>>;
}

/** One board in its place. */
export interface Part {
  floor: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface FloorPlan {
  width: number;
  height: number;
  parts: Part[];
  pits: Cell[];
  belts: Belt[];
  gears: { at: Cell; turn: Way }[];
  pushers: { at: Cell; heading: Heading; registers: number[] }[];
  walls: [x: number, y: number, side: Heading][];
  lasers: { at: Cell; heading: Heading; beams: number }[];
  sites: { at: Cell; kind: "wrench" | "wrench_and_hammer" }[];
  flags: Cell[];
  docks: Cell[];
}

const known = new Map<string, Promise<FloorPlan>>();

/** The floor of a course, by its name or as it is written; asked for once. */
export function floorOf(course: unknown): Promise<FloorPlan> {
  const key = JSON.stringify(course);
  const asked = known.get(key) ?? post<FloorPlan>("/api/floors", { course });
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

export const STEPS: Record<Heading, Cell> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const BACK: Record<Heading, Heading> = { N: "S", E: "W", S: "N", W: "E" };

export function ahead([x, y]: Cell, heading: Heading, steps = 1): Cell {
  return [x + steps * STEPS[heading][0], y + steps * STEPS[heading][1]];
}

export function opposite(heading: Heading): Heading {
  return BACK[heading];
}

export function same(one: Cell, other: Cell): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

export function isInside(floor: FloorPlan, [x, y]: Cell): boolean {
  return floor.parts.some((part) => x >= part.x && x < part.x + part.width && y >= part.y && y < part.y + part.height);
}

/** Nothing to stand on: a pit, or no board at all. */
export function isDeep(floor: FloorPlan, cell: Cell): boolean {
  return !isInside(floor, cell) || floor.pits.some((pit) => same(pit, cell));
}

/** The sides of a cell that have a wall, listed from either cell. */
export function wallsOf(floor: FloorPlan, cell: Cell): Heading[] {
  return (["N", "E", "S", "W"] as const).filter((side) => hasWall(floor, cell, side));
}

function hasWall(floor: FloorPlan, cell: Cell, side: Heading): boolean {
  const [beyondX, beyondY] = ahead(cell, side);
  return floor.walls.some(
    ([x, y, wall]) => (x === cell[0] && y === cell[1] && wall === side) || (x === beyondX && y === beyondY && wall === opposite(side)),
  );
}

/** The cells that a floor laser reaches when nobody stands in its way. */
export function beamOf(floor: FloorPlan, laser: FloorPlan["lasers"][number]): Cell[] {
  const cells: Cell[] = [];
  for (let cell = laser.at; cell[0] >= 0 && cell[0] < floor.width && cell[1] >= 0 && cell[1] < floor.height; cell = ahead(cell, laser.heading)) {
    cells.push(cell);
    if (hasWall(floor, cell, laser.heading)) break;
  }
  return cells;
}
