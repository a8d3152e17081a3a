/** What is done to one cell of a floor. Each gives a new floor; lists that nothing changes in stay the same. */
import type { FloorForm, Heading, Place } from "../../../engine/roborally/floors";
import { ahead, opposite } from "../../../games/roborally/state/floor";
import type { Mark } from "../notation/marks";
import { wallAt } from "./tidying";

interface There {
  x: number;
  y: number;
}

function without<Thing extends There>(things: readonly Thing[] | undefined, [x, y]: Place): Thing[] {
  return (things ?? []).filter((thing) => thing.x !== x || thing.y !== y);
}

function isAt([x, y]: Place, [column, row]: Place): boolean {
  return x === column && y === row;
}

/** Nothing stands on it any more; walls, pushers and lasers stay. */
export function cleared(floor: FloorForm, place: Place): FloorForm {
  return {
    ...floor,
    pits: (floor.pits ?? []).filter((pit) => !isAt(pit, place)),
    gears: without(floor.gears, place),
    repair: without(floor.repair, place),
    conveyors: without(floor.conveyors, place),
    docks: Object.fromEntries(Object.entries(floor.docks ?? {}).filter(([, dock]) => !isAt(dock, place))),
  };
}

/** Nothing at all is left. */
export function emptied(floor: FloorForm, place: Place): FloorForm {
  const sides = (["N", "E", "S", "W"] as const).map((side) => wallAt([place[0], place[1], side], floor).join());
  return {
    ...cleared(floor, place),
    pushers: without(floor.pushers, place),
    lasers: without(floor.lasers, place),
    walls: (floor.walls ?? []).filter((wall) => !sides.includes(wallAt(wall, floor).join())),
  };
}

/** What stands on it is this one thing. */
export function put(floor: FloorForm, place: Place, mark: Mark): FloorForm {
  const bare = mark.is === "dock" ? withoutDock(cleared(floor, place), mark.dock) : cleared(floor, place);
  const [x, y] = place;
  switch (mark.is) {
    case "pit":
      return { ...bare, pits: [...bare.pits!, [x, y]] };
    case "gear":
      return { ...bare, gears: [...bare.gears!, { x, y, rot: mark.rot }] };
    case "site":
      return { ...bare, repair: [...bare.repair!, { x, y, kind: mark.kind }] };
    case "belt":
      return { ...bare, conveyors: [...bare.conveyors!, { x, y, dir: mark.dir, express: mark.express }] };
    case "dock":
      return { ...bare, docks: { ...bare.docks, [mark.dock]: [x, y] } };
  }
}

function withoutDock(floor: FloorForm, dock: number): FloorForm {
  return { ...floor, docks: Object.fromEntries(Object.entries(floor.docks ?? {}).filter(([number]) => Number(number) !== dock)) };
}

export function hasWall(floor: FloorForm, [x, y]: Place, side: Heading): boolean {
  const wanted = wallAt([x, y, side], floor).join();
  return (floor.walls ?? []).some((wall) => wallAt(wall, floor).join() === wanted);
}

export function withWall(floor: FloorForm, place: Place, side: Heading): FloorForm {
  return hasWall(floor, place, side) ? floor : { ...floor, walls: [...(floor.walls ?? []), wallAt([place[0], place[1], side], floor)] };
}

export function withoutWall(floor: FloorForm, [x, y]: Place, side: Heading): FloorForm {
  const gone = wallAt([x, y, side], floor).join();
  return { ...floor, walls: (floor.walls ?? []).filter((wall) => wallAt(wall, floor).join() !== gone) };
}

/** On the wall behind it, which comes along. */
export function withPusher(floor: FloorForm, [x, y]: Place, dir: Heading, registers: readonly number[]): FloorForm {
  const others = (floor.pushers ?? []).filter((pusher) => pusher.x !== x || pusher.y !== y || pusher.dir !== dir);
  return withWall({ ...floor, pushers: [...others, { x, y, dir, registers: [...registers] }] }, [x, y], opposite(dir));
}

/** The same of a laser. */
export function withLaser(floor: FloorForm, [x, y]: Place, dir: Heading, beams: number): FloorForm {
  const others = (floor.lasers ?? []).filter((laser) => laser.x !== x || laser.y !== y || laser.dir !== dir);
  return withWall({ ...floor, lasers: [...others, { x, y, dir, ...(beams === 1 ? {} : { beams }) }] }, [x, y], opposite(dir));
}

export function isOn({ width, height }: FloorForm, [x, y]: Place): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

/** All cells around one that are on the floor, and itself. */
export function around(floor: FloorForm, place: Place): Place[] {
  return [place, ...(["N", "E", "S", "W"] as const).map((side) => ahead([place[0], place[1]], side))].filter((each) => isOn(floor, each));
}

/** As somebody wants it, with what stood beyond its edge left out. */
export function resized(floor: FloorForm, width: number, height: number): FloorForm {
  const fits = <Thing extends There>(things: readonly Thing[] = []): Thing[] => things.filter(({ x, y }) => x < width && y < height);
  return {
    width,
    height,
    pits: (floor.pits ?? []).filter(([x, y]) => x < width && y < height),
    gears: fits(floor.gears),
    repair: fits(floor.repair),
    pushers: fits(floor.pushers),
    conveyors: fits(floor.conveyors),
    lasers: fits(floor.lasers),
    walls: (floor.walls ?? []).filter(([x, y]) => x < width && y < height),
    docks: Object.fromEntries(Object.entries(floor.docks ?? {}).filter(([, [x, y]]) => x < width && y < height)),
  };
}
