/** R0.4 Floors: what lies where on one, as somebody wrote it or as it is printed, and turned by quarters (R0.1). */
import { type RoborallyCourse, RECORDS } from "../base/forms";
import { read } from "../base/layout";
import { refused } from "../base/refusing";

export type Heading = "N" | "E" | "S" | "W";
export type Place = readonly [x: number, y: number];
type Way = "cw" | "ccw";

interface There {
  x: number;
  y: number;
}

/** One's own, in the form that is kept in files. */
export interface FloorForm {
  width: number;
  height: number;
  pits?: Place[];
  gears?: (There & { rot: Way })[];
  repair?: (There & { kind: "wrench" | "wrench_hammer" })[];
  pushers?: (There & { dir: Heading; registers: number[] })[];
  conveyors?: (There & { dir: Heading; express?: boolean; rotates_when_entered_travelling?: Partial<Record<Heading, Way>> })[];
  lasers?: (There & { dir: Heading; beams?: number })[];
  walls?: (readonly [x: number, y: number, side: Heading])[];
  docks?: Record<string, Place>;
}

/** A thing on a place, towards a heading or not, and how much of it. */
export interface Thing {
  at: Place;
  value: number;
}
export type Directed = Thing & { heading: number };

export interface Floor {
  width: number;
  height: number;
  pits: readonly Place[];
  gears: readonly Thing[];
  sites: readonly Thing[];
  belts: readonly (Directed & { express: boolean })[];
  turns: readonly Directed[];
  /** The registers as bits. */
  pushers: readonly Directed[];
  lasers: readonly Directed[];
  walls: readonly Omit<Directed, "value">[];
  docks: readonly Thing[];
}

export const HEADINGS: readonly Heading[] = ["N", "E", "S", "W"];
export const [GROUND, PIT, RIM] = [0, 1, 2];
export const [NO_BELT, OFF, STRIDE, MOST] = [-1, -1, 50, 48];
export const CELLS = STRIDE * STRIDE;
/** What a step in each heading adds to a cell's number. */
export const STEP = [-STRIDE, 1, STRIDE, -1];
const [WRENCH, WRENCH_AND_HAMMER] = [1, 2];
const SIDES = [0, 1, 2, 3];
const COURSE = RECORDS["roborally.Course"];
const MOST_DOCKS = 8;

/** A field's name as a part of a JSON pointer. */
export function escaped(field: string): string {
  return field.replaceAll("~", "~0").replaceAll("/", "~1");
}

export function cellAt([x, y]: Place): number {
  return (y + 1) * STRIDE + x + 1;
}

export function placeOf(cell: number): Place {
  return [(cell % STRIDE) - 1, Math.floor(cell / STRIDE) - 1];
}

function turnOf(way: Way): number {
  return way === "cw" ? 1 : -1;
}

function bitsOf(registers: readonly number[]): number {
  return registers.reduce((bits, register) => bits | (1 << (register - 1)), 0);
}

/** A Refusal for what lies beside the floor. */
export function floorOf(form: FloorForm, pointer: string): Floor {
  const { width, height, pits = [], gears = [], repair = [], pushers = [], conveyors = [], lasers = [], walls = [], docks = {} } = form;
  const things: Readonly<Record<string, readonly There[]>> = { gears, repair, pushers, conveyors, lasers };
  for (const [name, list] of Object.entries(things)) list.forEach(({ x, y }, number) => checkInside(form, [x, y], `${pointer}/${name}/${number}`));
  pits.forEach((place, number) => checkInside(form, place, `${pointer}/pits/${number}`));
  walls.forEach(([x, y], number) => checkInside(form, [x, y], `${pointer}/walls/${number}`));
  for (const [dock, place] of Object.entries(docks)) {
    if (!/^[1-8]$/.test(dock)) throw refused(`${pointer}/docks/${escaped(dock)}`, "out_of_range", { what: "a dock", least: 1, most: MOST_DOCKS, got: dock.slice(0, 40) });
    checkInside(form, place, `${pointer}/docks/${dock}`);
  }
  const heading = (dir: Heading): number => HEADINGS.indexOf(dir);
  return {
    width,
    height,
    pits,
    gears: gears.map(({ x, y, rot }) => ({ at: [x, y], value: turnOf(rot) })),
    sites: repair.map(({ x, y, kind }) => ({ at: [x, y], value: kind === "wrench" ? WRENCH : WRENCH_AND_HAMMER })),
    belts: conveyors.map(({ x, y, dir, express = false }) => ({ at: [x, y], heading: heading(dir), express, value: 1 })),
    turns: conveyors.flatMap(({ x, y, rotates_when_entered_travelling: turns = {} }) => Object.entries(turns).map(([dir, way]) => ({ at: [x, y] as Place, heading: heading(dir as Heading), value: turnOf(way) }))),
    pushers: pushers.map(({ x, y, dir, registers }) => ({ at: [x, y], heading: heading(dir), value: bitsOf(registers) })),
    lasers: lasers.map(({ x, y, dir, beams = 1 }) => ({ at: [x, y], heading: heading(dir), value: beams })),
    walls: walls.map(([x, y, side]) => ({ at: [x, y], heading: heading(side) })),
    docks: Object.entries(docks).map(([dock, at]) => ({ at, value: Number(dock) })),
  };
}

function checkInside({ width, height }: FloorForm, [x, y]: Place, pointer: string): void {
  if (x >= width || y >= height) throw refused(pointer, "not_on_floor", { width: width - 1, height: height - 1 });
}

/** A printed one, from the course that has nothing else on it. */
export function floorIn(record: Uint8Array): Floor {
  const course: RoborallyCourse = read(COURSE, new DataView(record.buffer, record.byteOffset));
  const { width, height } = course;
  const places = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x): Place => [x, y])).flat();
  const things = (by: readonly number[]): Thing[] => places.map((at) => ({ at, value: by[cellAt(at)]! })).filter(({ value }) => value !== 0);
  const directed = (by: readonly (readonly number[])[]): Directed[] => places.flatMap((at) => SIDES.map((heading) => ({ at, heading, value: by[cellAt(at)]![heading]! }))).filter(({ value }) => value !== 0);
  return {
    width,
    height,
    pits: places.filter((at) => course.ground[cellAt(at)] === PIT),
    gears: things(course.gear),
    sites: things(course.site),
    belts: places.filter((at) => course.belt[cellAt(at)] !== NO_BELT).map((at) => ({ at, heading: course.belt[cellAt(at)]!, express: course.express[cellAt(at)] !== 0, value: 1 })),
    turns: directed(course.turn),
    pushers: directed(course.pusher),
    lasers: directed(course.emitter),
    walls: places.flatMap((at) => SIDES.filter((side) => (course.own_wall[cellAt(at)]! >> side) & 1).map((heading) => ({ at, heading }))),
    docks: course.dock_cell.flatMap((cell, dock) => (cell === OFF ? [] : [{ at: placeOf(cell), value: dock + 1 }])),
  };
}

/** The same floor after so many quarter turns clockwise. */
export function turned(floor: Floor, quarters: number): Floor {
  if (quarters === 0) return floor;
  const to = ([x, y]: Place): Place => [floor.height - 1 - y, x];
  const moved = <Any extends { at: Place }>(things: readonly Any[]): Any[] => things.map((thing) => ({ ...thing, at: to(thing.at) }));
  const aside = <Any extends { at: Place; heading: number }>(things: readonly Any[]): Any[] => moved(things).map((thing) => ({ ...thing, heading: (thing.heading + 1) % SIDES.length }));
  const once: Floor = {
    width: floor.height,
    height: floor.width,
    pits: floor.pits.map(to),
    gears: moved(floor.gears),
    sites: moved(floor.sites),
    belts: aside(floor.belts),
    turns: aside(floor.turns),
    pushers: aside(floor.pushers),
    lasers: aside(floor.lasers),
    walls: aside(floor.walls),
    docks: moved(floor.docks),
  };
  return turned(once, quarters - 1);
}
