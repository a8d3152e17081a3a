/** What a course is made of, told by the server, or by the engine in the page where there is none: it changes in a game only where floors turn. */
import type { RoborallyBelt, RoborallyBlueprint, RoborallyMountedLaser } from "../../../wire/protocol";
import { NoEngine } from "../../../engine/base/fetching";
import { line } from "../../../solo/line.svelte";
import { post, Unreachable } from "../../../wire/api";
import { connection } from "../../../wire/connection.svelte";
import { type Cell, type Heading, HEADINGS } from "./state";

export type FloorPlan = RoborallyBlueprint;
export type Belt = RoborallyBelt;
export type Laser = RoborallyMountedLaser;

const known = new Map<string, Promise<FloorPlan>>();

/** The floor of a course, by its name or as it is written, its floors turned so many quarters in play; asked for once. */
export function floorOf(course: unknown, turns: readonly number[] | null = null): Promise<FloorPlan> {
  const turned = turns?.some((quarters) => quarters > 0) ? { course, floor_turns: turns } : { course };
  const key = JSON.stringify(turned);
  const asked = known.get(key) ?? drawn(course, turns ?? [], turned);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

async function drawn(course: unknown, turns: readonly number[], turned: unknown): Promise<FloorPlan> {
  if (connection.state !== "open") {
    const here = await line().errand("floor", course, turns).catch((error: unknown) => (error instanceof NoEngine ? null : Promise.reject(error)));
    if (here) return here;
  }
  try {
    return await post<FloorPlan>("/api/floors", turned);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return line().errand("floor", course, turns);
  }
}

/** Asks for what one more quarter of any floor would give, so that it is here when it turns. */
export function foresee(course: unknown, turns: readonly number[]): void {
  for (const floor of turns.keys()) floorOf(course, turns.with(floor, (turns[floor]! + 1) % 4)).catch(() => undefined);
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
  return floor.boards.some((board) => x >= board.x && x < board.x + board.width && y >= board.y && y < board.y + board.height);
}

/** Nothing to stand on: a pit, or no board at all. */
export function isDeep(floor: FloorPlan, cell: Cell): boolean {
  return !isInside(floor, cell) || floor.pits.some((pit) => same(pit, cell));
}

/** The sides of a cell that have a wall, which is listed from one of its two cells. */
export function wallsOf(floor: FloorPlan, cell: Cell): Heading[] {
  return HEADINGS.filter((side) => {
    const beyond = ahead(cell, side);
    return floor.walls.some((wall) => (wall.side === side && same(wall.at, cell)) || (wall.side === opposite(side) && same(wall.at, beyond)));
  });
}
