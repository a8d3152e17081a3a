/** R0.4, R1.1, R6, R7.3 Whether a course can be played to its end, and what on it is odd: as arena/soundness/roborally.py finds it. */
import { RECORDS, type RoborallyCourse } from "../base/forms";
import { read } from "../base/layout";
import type { Table } from "../base/described";
import { GROUND, NO_BELT, OFF, type Place, placeOf, STEP } from "./floors";
import { type Starts, unreached } from "./reach";

export const RULES = {
  no_flags: "R8.5",
  flag_out_of_reach: "R7.3",
  flag_in_pit: "R7.3",
  dock_in_pit: "R1.1",
  dock_in_wall: "R1.1",
  dock_behind_pit: "R1.1",
  machine_in_pit: "R0.4",
  belt_into_nothing: "R6.1",
  belts_head_on: "R6.3",
  laser_without_wall: "R7.1",
  pusher_without_wall: "R6.5",
} as const;
export type Code = keyof typeof RULES;
/** With these nobody can win, or somebody can't begin; all else is allowed, but odd. */
export const WRONG: readonly Code[] = ["no_flags", "flag_out_of_reach", "flag_in_pit", "dock_in_pit"];

export interface Unsound {
  code: Code;
  at: Place | null;
  /** Out of reach from where. */
  from?: Starts["from"];
  number?: number;
}

const COURSE = RECORDS["roborally.Course"];
const SIDES = [0, 1, 2, 3];
const NO_SITE = 0;

/** All of them; what is out of reach is looked for only where everything else that is wrong is mended, and flags stay (R10.1). */
export function unsoundIn(record: Uint8Array, { specials: words }: Table): Unsound[] {
  const course = read(COURSE, new DataView(record.buffer, record.byteOffset));
  const plays = (special: string): boolean => ((course.specials >> words!.indexOf(special)) & 1) !== 0;
  const found = [...(plays("war_zone") ? [] : flagless(course)), ...pitfalls(course), ...oddDocks(course), ...oddBelts(course), ...oddMounts(course)];
  return plays("moving_targets") || found.some(({ code }) => WRONG.includes(code)) ? found : [...found, ...outOfReach(course)];
}

/** R8.5 Nobody is ever the first to have touched them all; R10.2 in a War Zone nobody has to. */
function flagless({ flag_count: flags }: RoborallyCourse): Unsound[] {
  return flags === 0 ? [{ code: "no_flags", at: null }] : [];
}

function pitfalls(course: RoborallyCourse): Unsound[] {
  const { ground, belt, gear, site } = course;
  const among = (code: Code, cells: readonly number[]): Unsound[] => cells.filter((cell) => ground[cell] !== GROUND).map((cell) => ({ code, at: placeOf(cell) }));
  const machines = cellsOf(course).filter((cell) => belt[cell] !== NO_BELT || gear[cell] !== 0 || site[cell] !== NO_SITE);
  return [...among("flag_in_pit", flagsOf(course)), ...among("dock_in_pit", docksOf(course)), ...among("machine_in_pit", machines)];
}

/** Whose robot faces a wall, or falls with its first step. */
function oddDocks(course: RoborallyCourse): Unsound[] {
  const { wall, ground, start_heading: ahead } = course;
  return docksOf(course).flatMap((cell): Unsound[] => {
    if (((wall[cell]! >> ahead) & 1) !== 0) return [{ code: "dock_in_wall", at: placeOf(cell) }];
    return ground[cell + STEP[ahead]!] === GROUND ? [] : [{ code: "dock_behind_pit", at: placeOf(cell) }];
  });
}

function oddBelts(course: RoborallyCourse): Unsound[] {
  const { ground, wall, belt } = course;
  return cellsOf(course).flatMap((cell): Unsound[] => {
    const way = belt[cell]!;
    if (way === NO_BELT || ground[cell] !== GROUND) return [];
    const there = cell + STEP[way]!;
    if (((wall[cell]! >> way) & 1) !== 0 || ground[there] !== GROUND) return [{ code: "belt_into_nothing", at: placeOf(cell) }];
    return belt[there] === opposite(way) ? [{ code: "belts_head_on", at: placeOf(cell) }] : [];
  });
}

/** Lasers and pushers hang on a wall behind them. */
function oddMounts(course: RoborallyCourse): Unsound[] {
  const { wall, emitter, pusher } = course;
  const hangs = (cell: number, way: number): boolean => ((wall[cell]! >> opposite(way)) & 1) !== 0;
  return cellsOf(course).flatMap((cell) =>
    SIDES.filter((way) => !hangs(cell, way)).flatMap((way): Unsound[] => [
      ...(emitter[cell]![way] === 0 ? [] : [{ code: "laser_without_wall" as const, at: placeOf(cell) }]),
      ...(pusher[cell]![way] === 0 ? [] : [{ code: "pusher_without_wall" as const, at: placeOf(cell) }]),
    ]),
  );
}

/** R7.3 From each dock to the first flag and from each flag to the next. */
function outOfReach(course: RoborallyCourse): Unsound[] {
  return unreached(course, docksOf(course), flagsOf(course)).map(({ goal, from, number }) => ({ code: "flag_out_of_reach", at: placeOf(goal), from, number }));
}

function cellsOf({ width, height }: RoborallyCourse): number[] {
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => -STEP[0]! * (y + 1) + x + 1)).flat();
}

function flagsOf({ flag_start: flags, flag_count: count }: RoborallyCourse): number[] {
  return flags.slice(0, count);
}

function docksOf({ dock_cell: docks }: RoborallyCourse): number[] {
  return docks.filter((cell) => cell !== OFF);
}

function opposite(way: number): number {
  return way ^ 2;
}
