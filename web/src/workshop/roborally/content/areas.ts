/** A piece of a course, taken and put elsewhere, turned and mirrored. */
import type { CourseForm } from "../../../engine/roborally/courses";
import type { FloorForm, Heading, Place } from "../../../engine/roborally/floors";
import type { FloorPlan } from "../../../games/roborally/state/floor";
import { emptied, put, withLaser, withPusher, withWall } from "./cells";
import { edited, type Spot } from "./course";
import { formIn, turnedHeading, whole, type WholeFloor } from "./floors";
import type { Floors } from "./plan";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From one corner to the other, whichever they are. */
export function areaOf([x, y]: Place, [column, row]: Place): Area {
  return { x: Math.min(x, column), y: Math.min(y, row), width: Math.abs(x - column) + 1, height: Math.abs(y - row) + 1 };
}

export function isIn({ x, y, width, height }: Area, [column, row]: Place): boolean {
  return column >= x && row >= y && column < x + width && row < y + height;
}

export function cellsOf({ x, y, width, height }: Area): Place[] {
  return Array.from({ length: height }, (_, down) => Array.from({ length: width }, (__, right): Place => [x + right, y + down])).flat();
}

/** What lies there, but for docks and flags, of which there is one each. */
export function copied(plan: FloorPlan, area: Area): FloorForm {
  const all = whole(formIn(plan));
  const there = <Thing extends { x: number; y: number }>(things: readonly Thing[]): Thing[] => things.filter(({ x, y }) => isIn(area, [x, y])).map((thing) => ({ ...thing, x: thing.x - area.x, y: thing.y - area.y }));
  return {
    width: area.width,
    height: area.height,
    pits: all.pits.filter((pit) => isIn(area, pit)).map(([x, y]) => [x - area.x, y - area.y] as const),
    gears: there(all.gears),
    repair: there(all.repair),
    pushers: there(all.pushers),
    conveyors: there(all.conveyors),
    lasers: there(all.lasers),
    walls: all.walls.flatMap(([x, y, side]) => wallsIn(area, x, y, side)),
  };
}

/** A wall is listed from one of its cells only: here from whichever lies in the area. */
function wallsIn(area: Area, x: number, y: number, side: Heading): (readonly [number, number, Heading])[] {
  const beyond: Place = side === "N" ? [x, y - 1] : side === "W" ? [x - 1, y] : side === "S" ? [x, y + 1] : [x + 1, y];
  if (isIn(area, [x, y])) return [[x - area.x, y - area.y, side]];
  return isIn(area, beyond) ? [[beyond[0] - area.x, beyond[1] - area.y, turnedHeading(side, 2)]] : [];
}

/** All that lay there is gone, flags and docks too. */
export function emptiedArea(form: CourseForm, floors: Floors, area: Area): CourseForm {
  let now: CourseForm = { ...form, flags: (form.flags ?? []).filter((flag) => !isIn(area, flag)) };
  for (const cell of cellsOf(area)) now = edited(now, withOwn(now, floors), cell, (floor, { place }) => emptied(floor, place));
  return now;
}

/** Put with its upper left corner on a cell; what lay below is gone, but for flags. */
export function pasted(form: CourseForm, floors: Floors, clip: FloorForm, [left, top]: Place): CourseForm {
  const piece = whole(clip);
  let now = form;
  for (const [x, y] of cellsOf({ x: 0, y: 0, width: clip.width, height: clip.height })) {
    now = edited(now, withOwn(now, floors), [left + x, top + y], (floor, spot) => stamped(emptied(floor, spot.place), piece, [x, y], spot));
  }
  // Walls between two cells were taken away with the later one.
  for (const [x, y, side] of piece.walls) now = edited(now, withOwn(now, floors), [left + x, top + y], (floor, { place, heading }) => withWall(floor, place, heading(side)));
  return now;
}

/** What of the piece lies on one of its cells. */
function stamped(floor: FloorForm, piece: WholeFloor, [x, y]: Place, { place, heading }: Spot): FloorForm {
  const here = <Thing extends { x: number; y: number }>(things: readonly Thing[]): Thing[] => things.filter((thing) => thing.x === x && thing.y === y);
  let now = floor;
  if (piece.pits.some(([column, row]) => column === x && row === y)) now = put(now, place, { is: "pit" });
  for (const { rot } of here(piece.gears)) now = put(now, place, { is: "gear", rot });
  for (const { kind } of here(piece.repair)) now = put(now, place, { is: "site", kind });
  for (const { dir, express = false, rotates_when_entered_travelling: turns = {} } of here(piece.conveyors)) {
    now = put(now, place, { is: "belt", dir: heading(dir), express });
    now.conveyors!.at(-1)!.rotates_when_entered_travelling = Object.fromEntries(Object.entries(turns).map(([from, way]) => [heading(from as Heading), way]));
  }
  for (const { dir, registers } of here(piece.pushers)) now = withPusher(now, place, heading(dir), registers);
  for (const { dir, beams = 1 } of here(piece.lasers)) now = withLaser(now, place, heading(dir), beams);
  return now;
}

/** Printed floors, and those that the course has by now. */
export function withOwn({ floors = {} }: CourseForm, printed: Floors): Floors {
  return new Map([...printed, ...Object.entries(floors)]);
}
