/** Floors on a course: put, moved, turned, changed for others and taken away. */
import type { CourseForm, PartForm } from "../../../engine/roborally/courses";
import { resized } from "./cells";
import { freeName, MOST_CELLS, MOST_FLOORS } from "./course";
import { turnedFloor } from "./floors";
import { type Floors, partsOf } from "./plan";
import { tidied } from "./tidying";

export const NEW = "my_floor";
const [ACROSS, DOWN, BAY] = [12, 12, 4];

/** null: the dock. */
export type Which = number | null;

export function partOf(form: CourseForm, which: Which): PartForm | null {
  return which === null ? (form.dock ?? null) : (form.boards?.[which] ?? null);
}

export function withPart(form: CourseForm, which: Which, part: PartForm): CourseForm {
  if (which === null) return { ...form, dock: part };
  return { ...form, boards: form.boards!.map((each, number) => (number === which ? part : each)) };
}

/** Right of all others; a new one is empty. */
export function withBoard(form: CourseForm, floors: Floors, name: string | null): CourseForm {
  const boards = form.boards ?? [];
  if (boards.length >= MOST_FLOORS) return form;
  const [named, board] = namedOr(form, floors, name, { width: ACROSS, height: DOWN });
  const x = Math.max(0, ...partsOf(form, floors).filter(({ number }) => number !== null).map((part) => part.x + part.floor.width));
  return { ...named, boards: [...boards, { board, x: Math.min(x, MOST_CELLS - 1), y: 0, rot_cw: 0 }] };
}

/** Below all others. */
export function withDock(form: CourseForm, floors: Floors, name: string | null): CourseForm {
  const [named, board] = namedOr(form, floors, name, { width: ACROSS, height: BAY });
  const y = Math.max(0, ...partsOf({ ...form, dock: null }, floors).map((part) => part.y + part.floor.height));
  return { ...named, dock: { board, x: form.dock?.x ?? 0, y: form.dock?.y ?? Math.min(y, MOST_CELLS - 1), rot_cw: form.dock?.rot_cw ?? 0 } };
}

function namedOr(form: CourseForm, floors: Floors, name: string | null, size: { width: number; height: number }): [CourseForm, string] {
  if (name !== null) return [form, name];
  const fresh = freeName(form, floors, NEW);
  return [{ ...form, floors: { ...form.floors, [fresh]: size } }, fresh];
}

export function withoutPart(form: CourseForm, which: Which): CourseForm {
  const bare: CourseForm = which === null ? withoutDock(form) : { ...form, boards: form.boards!.filter((_, number) => number !== which) };
  return withoutUnused(bare);
}

function withoutDock(form: CourseForm): CourseForm {
  const { dock: gone, ...rest } = form;
  void gone;
  return rest;
}

/** A floor that lies nowhere any more is gone with its last board; undoing brings it back. */
export function withoutUnused(form: CourseForm): CourseForm {
  const used = new Set([...(form.boards ?? []), ...(form.dock ? [form.dock] : [])].map(({ board }) => board));
  const floors = Object.fromEntries(Object.entries(form.floors ?? {}).filter(([name]) => used.has(name)));
  const { floors: gone, ...rest } = form;
  void gone;
  return Object.keys(floors).length > 0 ? { ...rest, floors } : rest;
}

/** A quarter further, around the part's upper left corner. */
export function withPartTurned(form: CourseForm, which: Which): CourseForm {
  const part = partOf(form, which);
  return part ? withPart(form, which, { ...part, rot_cw: ((part.rot_cw ?? 0) + 90) % 360 }) : form;
}

export function withSize(form: CourseForm, name: string, width: number, height: number): CourseForm {
  const floor = form.floors?.[name];
  return floor ? { ...form, floors: { ...form.floors, [name]: tidied(resized(floor, width, height)) } } : form;
}

/** Everywhere, where no floor has it yet; null where it can't be. */
export function withName(form: CourseForm, floors: Floors, name: string, wanted: string): CourseForm | null {
  if (name === wanted) return form;
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(wanted) || floors.has(wanted)) return null;
  const renamed = (part: PartForm): PartForm => (part.board === name ? { ...part, board: wanted } : part);
  return {
    ...form,
    boards: (form.boards ?? []).map(renamed),
    ...(form.dock ? { dock: renamed(form.dock) } : {}),
    floors: Object.fromEntries(Object.entries(form.floors ?? {}).map(([each, floor]) => [each === name ? wanted : each, floor])),
  };
}

/** How large a part lies. */
export function sizeOf(floors: Floors, { board, rot_cw: turns = 0 }: PartForm): { width: number; height: number } | null {
  const floor = floors.get(board);
  return floor ? turnedFloor({ width: floor.width, height: floor.height }, turns / 90) : null;
}
