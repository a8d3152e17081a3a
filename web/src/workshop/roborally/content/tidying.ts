/** Floors and courses in one order, each thing said once and shortly: so that equal drawings are equal. */
import type { CourseForm } from "../../../engine/roborally/courses";
import type { FloorForm, Heading, Place } from "../../../engine/roborally/floors";
import { HEADINGS } from "../../../games/roborally/state/state";
import { type Conveyor, whole, type Way } from "./floors";

interface There {
  x: number;
  y: number;
}

function order({ x, y }: There, other: There): number {
  return y - other.y || x - other.x;
}

function headingOrder(one: Heading, other: Heading): number {
  return HEADINGS.indexOf(one) - HEADINGS.indexOf(other);
}

/** The last of those that would lie on each other, as the engine lays them. */
function lastOf<Thing extends There>(things: readonly Thing[], key: (thing: Thing) => string = ({ x, y }) => `${x},${y}`): Thing[] {
  return [...new Map(things.map((thing) => [key(thing), thing])).values()].sort(order);
}

function belts(conveyors: readonly Conveyor[]): Conveyor[] {
  const turns = new Map<string, Map<Heading, Way>>();
  for (const { x, y, rotates_when_entered_travelling: given = {} } of conveyors) {
    const before = turns.get(`${x},${y}`) ?? new Map<Heading, Way>();
    for (const [heading, way] of Object.entries(given)) before.set(heading as Heading, way);
    turns.set(`${x},${y}`, before);
  }
  return lastOf(conveyors).map(({ x, y, dir, express }) => {
    const turned = [...turns.get(`${x},${y}`)!].sort(([one], [other]) => headingOrder(one, other));
    return { x, y, dir, ...(express ? { express } : {}), ...(turned.length > 0 ? { rotates_when_entered_travelling: Object.fromEntries(turned) } : {}) };
  });
}

type Pusher = NonNullable<FloorForm["pushers"]>[number];

function pushers(given: readonly Pusher[]): Pusher[] {
  const there = new Map<string, Pusher>();
  for (const pusher of given) {
    const key = `${pusher.x},${pusher.y},${pusher.dir}`;
    const registers = new Set([...(there.get(key)?.registers ?? []), ...pusher.registers]);
    there.set(key, { ...pusher, registers: [...registers].sort((one, other) => one - other) });
  }
  return [...there.values()].sort((one, other) => order(one, other) || headingOrder(one.dir, other.dir));
}

type Laser = NonNullable<FloorForm["lasers"]>[number];

function lasers(given: readonly Laser[]): Laser[] {
  return given
    .map(({ x, y, dir, beams = 1 }) => ({ x, y, dir, ...(beams === 1 ? {} : { beams }) }))
    .sort((one, other) => order(one, other) || headingOrder(one.dir, other.dir) || (one.beams ?? 1) - (other.beams ?? 1));
}

type Wall = readonly [number, number, Heading];

/** A wall from the cell below it or right of it, where the floor has one: it stops from both sides. */
export function wallAt([x, y, side]: Wall, { width, height }: Pick<FloorForm, "width" | "height">): Wall {
  if (side === "S" && y + 1 < height) return [x, y + 1, "N"];
  if (side === "E" && x + 1 < width) return [x + 1, y, "W"];
  return [x, y, side];
}

function walls(form: FloorForm): Wall[] {
  const there = new Map((form.walls ?? []).map((wall) => wallAt(wall, form)).map((wall) => [wall.join(), wall]));
  return [...there.values()].sort((one, other) => one[1] - other[1] || one[0] - other[0] || headingOrder(one[2], other[2]));
}

function places(given: readonly Place[]): Place[] {
  return lastOf(given.map(([x, y]) => ({ x, y }))).map(({ x, y }) => [x, y]);
}

export function tidied(form: FloorForm): FloorForm {
  const { width, height, pits, gears, repair, pushers: pushing, conveyors, lasers: firing, docks } = whole(form);
  const all = {
    pits: places(pits),
    gears: lastOf(gears),
    repair: lastOf(repair),
    pushers: pushers(pushing),
    conveyors: belts(conveyors),
    lasers: lasers(firing),
    walls: walls(form),
  };
  const lists = Object.fromEntries(Object.entries(all).filter(([, list]) => list.length > 0)) as Partial<typeof all>;
  return { width, height, ...lists, ...(Object.keys(docks).length > 0 ? { docks: Object.fromEntries(Object.entries(docks).sort(([one], [other]) => Number(one) - Number(other))) } : {}) };
}

/** What a course is called that is one floor and has no name for it. */
export const ONLY_FLOOR = "floor";

/** With floors by name and in one order; a course that is one floor has it as a floor of its own. */
export function tidyCourse(form: CourseForm): CourseForm {
  const { floor, boards = [], dock, floors = {}, flags = [], special } = form;
  if (floor && !form.boards) return tidyCourse({ boards: [{ board: ONLY_FLOOR, x: 0, y: 0 }], floors: { [ONLY_FLOOR]: floor }, flags, special });
  const specials = [special ?? []].flat();
  return {
    boards: boards.map(({ board, x, y, rot_cw: turns = 0 }) => ({ board, x, y, rot_cw: turns })),
    ...(dock ? { dock: { board: dock.board, x: dock.x, y: dock.y, rot_cw: dock.rot_cw ?? 0 } } : {}),
    ...(Object.keys(floors).length > 0 ? { floors: Object.fromEntries(Object.entries(floors).map(([name, each]) => [name, tidied(each)])) } : {}),
    flags: flags.map(([x, y]) => [x, y] as const),
    ...(specials.length > 0 ? { special: specials } : {}),
  };
}
