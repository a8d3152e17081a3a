/** What is drawn on a course: whose floor a cell is, flags, and copies of printed floors as soon as somebody draws on them. */
import type { CourseForm, PartForm } from "../../../engine/roborally/courses";
import type { FloorForm, Heading, Place } from "../../../engine/roborally/floors";
import { turnedFloor, turnedHeading } from "./floors";
import { type Floors, type Laid, partsOf } from "./plan";
import { tidied } from "./tidying";

export const [MOST_FLAGS, MOST_FLOORS, MOST_CELLS] = [8, 16, 48];
const LONGEST = 40;

/** The part that covers a cell, the last that was laid. */
export function partAt(form: CourseForm, floors: Floors, [x, y]: Place): Laid | null {
  return partsOf(form, floors).findLast((part) => x >= part.x && y >= part.y && x < part.x + part.floor.width && y < part.y + part.floor.height) ?? null;
}

/** Where a cell of the course lies on a floor as it was drawn, not as it is turned. */
export interface Spot {
  part: Laid;
  /** On the floor, unturned. */
  place: Place;
  heading: (heading: Heading) => Heading;
}

export function spotAt(form: CourseForm, floors: Floors, [x, y]: Place): Spot | null {
  const part = partAt(form, floors, [x, y]);
  if (!part) return null;
  const { width, height } = part.floor;
  let place: Place = [x - part.x, y - part.y];
  let [across, down] = [width, height];
  for (let quarter = 0; quarter < part.quarters; quarter += 1) [place, across, down] = [[place[1], across - 1 - place[0]], down, across];
  return { part, place, heading: (heading) => turnedHeading(heading, -part.quarters) };
}

/** Where a cell of one of the course's floors lies on the course, on the first board that has it. */
export function cellOf(form: CourseForm, floors: Floors, name: string, place: Place): Place | null {
  const part = partsOf(form, floors).find((each) => each.name === name);
  const floor = floors.get(name);
  if (!part || !floor) return null;
  let [[x, y], down]: [Place, number] = [place, floor.height];
  let across = floor.width;
  for (let quarter = 0; quarter < part.quarters; quarter += 1) [[x, y], across, down] = [[down - 1 - y, x], down, across];
  return [part.x + x, part.y + y];
}

/** The floor under a cell is drawn on; a printed one becomes one's own first. */
export function edited(form: CourseForm, floors: Floors, cell: Place, edit: (floor: FloorForm, spot: Spot) => FloorForm): CourseForm {
  const spot = spotAt(form, floors, cell);
  if (!spot) return form;
  const { part } = spot;
  const own = form.floors && Object.hasOwn(form.floors, part.name) ? form.floors[part.name]! : null;
  const before = own ?? floors.get(part.name)!;
  const after = edit(before, spot);
  if (after === before) return form;
  if (own) return { ...form, floors: { ...form.floors, [part.name]: tidied(after) } };
  const name = freeName(form, floors, `${part.name}_own`);
  return { ...renamed(form, part.number, name), floors: { ...form.floors, [name]: tidied(after) } };
}

function renamed(form: CourseForm, number: number | null, name: string): CourseForm {
  if (number === null) return { ...form, dock: { ...form.dock!, board: name } };
  return { ...form, boards: form.boards!.map((part, place) => (place === number ? { ...part, board: name } : part)) };
}

/** A name that no floor has yet. */
export function freeName(form: CourseForm, floors: Floors, wanted: string): string {
  const isTaken = (name: string): boolean => floors.has(name) || Object.hasOwn(form.floors ?? {}, name);
  const base = wanted.slice(0, LONGEST - 3);
  if (!isTaken(base)) return base;
  for (let number = 2; ; number += 1) if (!isTaken(`${base}_${number}`)) return `${base}_${number}`;
}

/** The floor of a part as it lies, for whoever wants to see it whole. */
export function lying(floors: Floors, { board, rot_cw: turns = 0 }: PartForm): FloorForm | null {
  const floor = floors.get(board);
  return floor ? turnedFloor(floor, turns / 90) : null;
}

export function flagAt(form: CourseForm, [x, y]: Place): number {
  return (form.flags ?? []).findIndex(([column, row]) => column === x && row === y);
}

/** One more flag, the last; nothing where one is or all stand. */
export function withFlag(form: CourseForm, cell: Place): CourseForm {
  const flags = form.flags ?? [];
  return flagAt(form, cell) >= 0 || flags.length === MOST_FLAGS ? form : { ...form, flags: [...flags, [cell[0], cell[1]]] };
}

export function withoutFlag(form: CourseForm, cell: Place): CourseForm {
  const number = flagAt(form, cell);
  return number < 0 ? form : { ...form, flags: form.flags!.filter((_, place) => place !== number) };
}

export function withFlagMoved(form: CourseForm, from: Place, to: Place): CourseForm {
  const number = flagAt(form, from);
  return number < 0 || flagAt(form, to) >= 0 ? form : { ...form, flags: form.flags!.map((flag, place) => (place === number ? [to[0], to[1]] : flag)) };
}

/** The lowest number that no dock of the course has; null: all stand. */
export function nextDock(form: CourseForm, floors: Floors): number | null {
  const there = new Set(partsOf(form, floors).flatMap(({ floor }) => Object.keys(floor.docks).map(Number)));
  return [1, 2, 3, 4, 5, 6, 7, 8].find((dock) => !there.has(dock)) ?? null;
}
