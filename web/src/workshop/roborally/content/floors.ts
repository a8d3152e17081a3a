/** Floors as they are drawn on: in the form of files, turned, mirrored, and told by the engine of printed ones. */
import type { FloorForm, Heading, Place } from "../../../engine/roborally/floors";
import { floorOf, type FloorPlan, opposite } from "../../../games/roborally/state/floor";
import { HEADINGS } from "../../../games/roborally/state/state";

export type Conveyor = NonNullable<FloorForm["conveyors"]>[number];
export type Way = "cw" | "ccw";

/** The same floor in all of its lists. */
export type WholeFloor = Required<FloorForm>;

export function whole({ width, height, pits = [], gears = [], repair = [], pushers = [], conveyors = [], lasers = [], walls = [], docks = {} }: FloorForm): WholeFloor {
  return { width, height, pits, gears, repair, pushers, conveyors, lasers, walls, docks };
}

export function turnedHeading(heading: Heading, quarters: number): Heading {
  return HEADINGS[(HEADINGS.indexOf(heading) + quarters + 4) % 4]!;
}

/** What becomes of each cell, heading and turn; `crossed` swaps width and height, and clockwise and counter-clockwise where the floor is seen in a mirror. */
export interface Movement {
  at: (place: Place) => Place;
  heading: (heading: Heading) => Heading;
  isMirrored?: boolean;
  isCrossed?: boolean;
}

export function moved(form: FloorForm, { at, heading, isMirrored = false, isCrossed = false }: Movement): WholeFloor {
  const floor = whole(form);
  const way = (rot: Way): Way => (isMirrored ? (rot === "cw" ? "ccw" : "cw") : rot);
  const put = <Any extends { x: number; y: number }>(thing: Any): Any => {
    const [x, y] = at([thing.x, thing.y]);
    return { ...thing, x, y };
  };
  const turns = (given: Conveyor["rotates_when_entered_travelling"]): Partial<Record<Heading, Way>> =>
    Object.fromEntries(Object.entries(given ?? {}).map(([dir, rot]) => [heading(dir as Heading), way(rot)]));
  return {
    width: isCrossed ? floor.height : floor.width,
    height: isCrossed ? floor.width : floor.height,
    pits: floor.pits.map(at),
    gears: floor.gears.map((gear) => ({ ...put(gear), rot: way(gear.rot) })),
    repair: floor.repair.map(put),
    pushers: floor.pushers.map((pusher) => ({ ...put(pusher), dir: heading(pusher.dir) })),
    conveyors: floor.conveyors.map((belt) => ({ ...put(belt), dir: heading(belt.dir), rotates_when_entered_travelling: turns(belt.rotates_when_entered_travelling) })),
    lasers: floor.lasers.map((laser) => ({ ...put(laser), dir: heading(laser.dir) })),
    walls: floor.walls.map(([x, y, side]) => [...at([x, y]), heading(side)] as const),
    docks: Object.fromEntries(Object.entries(floor.docks).map(([dock, place]) => [dock, at(place)])),
  };
}

/** The same floor after so many quarter turns clockwise. */
export function turnedFloor(form: FloorForm, quarters: number): WholeFloor {
  const times = ((quarters % 4) + 4) % 4;
  if (times === 0) return whole(form);
  const once = moved(form, { at: ([x, y]) => [form.height - 1 - y, x], heading: (dir) => turnedHeading(dir, 1), isCrossed: true });
  return turnedFloor(once, times - 1);
}

/** The same floor in a mirror that stands upright (left is right), or lies (above is below). */
export function mirroredFloor(form: FloorForm, isUpright: boolean): WholeFloor {
  const { width, height } = form;
  return isUpright
    ? moved(form, { at: ([x, y]) => [width - 1 - x, y], heading: (dir) => (dir === "E" || dir === "W" ? opposite(dir) : dir), isMirrored: true })
    : moved(form, { at: ([x, y]) => [x, height - 1 - y], heading: (dir) => (dir === "N" || dir === "S" ? opposite(dir) : dir), isMirrored: true });
}

/** A floor that is printed, as if one had drawn it. */
export async function printedFloor(name: string): Promise<FloorForm> {
  return formIn(await floorOf({ boards: [{ board: name, x: 0, y: 0 }] }));
}

/** What a course shows that is one floor. */
export function formIn(plan: FloorPlan): FloorForm {
  const there = ([x, y]: Place): { x: number; y: number } => ({ x, y });
  return {
    width: plan.width,
    height: plan.height,
    pits: plan.pits,
    gears: plan.gears.map(({ at, way }) => ({ ...there(at), rot: way })),
    repair: plan.sites.map(({ at, site }) => ({ ...there(at), kind: site === "repair" ? "wrench" : "wrench_hammer" })),
    pushers: plan.pushers.map(({ at, heading, registers }) => ({ ...there(at), dir: heading, registers })),
    conveyors: plan.belts.map(({ at, heading, express, turns }) => ({
      ...there(at),
      dir: heading,
      express,
      // A blueprint tells from which side a robot comes, a form where it is carried.
      rotates_when_entered_travelling: Object.fromEntries(Object.entries(turns).map(([side, way]) => [opposite(side as Heading), way])),
    })),
    lasers: plan.lasers.map(({ at, heading, beams }) => ({ ...there(at), dir: heading, beams })),
    walls: plan.walls.map(({ at: [x, y], side }) => [x, y, side] as const),
    docks: Object.fromEntries(plan.docks.map(({ dock, at }) => [String(dock), at])),
  };
}
