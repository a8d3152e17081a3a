/** Blueprints of courses, from the engine's own records: as src/swarmrally/roborally/forms/blueprint.py draws them. */
import type { EngineFiles } from "../engine/base/fetching";
import { type RoborallyCourse, RECORDS } from "../engine/base/forms";
import { read, write } from "../engine/base/layout";
import { EngineModule } from "../engine/base/module";
import { ownCourse } from "../engine/roborally/courses";
import type { CourseLine, RoborallyBlueprint } from "../wire/protocol";
import { refusal } from "./refusing";

type Heading = RoborallyBlueprint["start_heading"];
type Place = [number, number];

const STRIDE = 50;
const STEP = [-STRIDE, 1, STRIDE, -1];
const HEADINGS: Heading[] = ["N", "E", "S", "W"];
const SIDES = [0, 1, 2, 3];
const [NORTH, WEST] = [0, 3];
const [PIT, RIM, NO_BELT, NO_SITE, WRENCH, OFF] = [1, 2, -1, 0, 1, -1];
const REGISTERS = [0, 1, 2, 3, 4];
const COURSE = RECORDS["roborally.Course"];

/** The printed courses in the order of the book, and ours. */
export async function coursesIn(files: EngineFiles): Promise<CourseLine[]> {
  const { grounds } = await files.describe();
  return grounds.flatMap(({ name, course }) => {
    if (!course) return [];
    const { players, flags, width, height, length, level, rule, season } = course;
    return [{ name, players, flags, width, height, length, level, rule, season }];
  });
}

/** R10.5 By its name or as it is written, with its floors turned by so many quarters. */
export async function floorIn(files: EngineFiles, wanted: unknown, turns: readonly number[]): Promise<RoborallyBlueprint> {
  const { record, boards, specials } = typeof wanted === "string" ? await printed(files, wanted) : await own(files, wanted);
  const course = turns.some((quarters) => quarters > 0) ? await turned(files, record, turns) : courseAt(record);
  const lying = boards.map((board, number) => ({ ...board, turned: (board.turned + 90 * (turns[number] ?? 0)) % 360 }));
  return drawn(course, lying, [...specials]);
}

type Drawn = Pick<RoborallyBlueprint, "boards" | "specials"> & { record: Uint8Array };

async function printed(files: EngineFiles, name: string): Promise<Drawn> {
  const { grounds } = await files.describe();
  const facts = grounds.find((ground) => ground.kind === "course" && ground.name === name)?.course;
  if (!facts) throw refusal("not_a_course", "/course");
  return { ...facts, record: await files.ground("course", name) };
}

async function own(files: EngineFiles, form: unknown): Promise<Drawn> {
  const { record, boards, facts } = await ownCourse(files, form, (await files.describe()).tables.roborally);
  return { record, boards, specials: [...facts.specials] };
}

function courseAt(bytes: Uint8Array): RoborallyCourse {
  return read(COURSE, new DataView(bytes.buffer, bytes.byteOffset));
}

async function turned(files: EngineFiles, record: Uint8Array, turns: readonly number[]): Promise<RoborallyCourse> {
  const module = new EngineModule("roborally", await files.module("roborally"));
  const [course, state] = [module.room("roborally.Course"), module.room("roborally.State")];
  module.put(record, course);
  const layout = RECORDS["roborally.State"];
  const floors = Array.from({ length: read(layout, module.view, state).floor_turns.length }, (_, floor) => turns[floor] ?? 0);
  write(layout, module.view, { floor_turns: floors }, state);
  module.entries.let_lie(course, state);
  return courseAt(module.bytes(course, COURSE.size));
}

function drawn(course: RoborallyCourse, boards: RoborallyBlueprint["boards"], specials: string[]): RoborallyBlueprint {
  const cells = cellsOf(course);
  const pits = cells.filter((cell) => course.ground[cell] === PIT).map(placeOf);
  const isCovered = ([x, y]: Place): boolean => boards.some((board) => x >= board.x && x < board.x + board.width && y >= board.y && y < board.y + board.height);
  return {
    width: course.width,
    height: course.height,
    boards,
    uncovered: pits.filter((place) => !isCovered(place)),
    pits: pits.filter(isCovered),
    belts: cells.filter((cell) => course.belt[cell] !== NO_BELT).map((cell) => beltAt(course, cell)),
    gears: cells.filter((cell) => course.gear[cell] !== 0).map((cell) => ({ at: placeOf(cell), way: wayOf(course.gear[cell]!) })),
    pushers: mounted(course.pusher, cells).map(([cell, heading]) => pusherAt(course, cell, heading)),
    walls: cells.flatMap((cell) => wallsAt(course, cell)),
    lasers: mounted(course.emitter, cells).map(([cell, heading]) => laserAt(course, cell, heading)),
    sites: cells.filter((cell) => course.site[cell] !== NO_SITE).map((cell) => ({ at: placeOf(cell), site: course.site[cell] === WRENCH ? "repair" : "upgrade" })),
    flags: course.flag_start.slice(0, course.flag_count).map(placeOf),
    docks: course.dock_cell.flatMap((cell, dock) => (cell === OFF ? [] : [{ dock: dock + 1, at: placeOf(cell) }])),
    start_heading: HEADINGS[course.start_heading]!,
    specials,
  };
}

function cellsOf({ width, height }: RoborallyCourse): number[] {
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => (y + 1) * STRIDE + x + 1)).flat();
}

function placeOf(cell: number): Place {
  return [(cell % STRIDE) - 1, Math.floor(cell / STRIDE) - 1];
}

function opposite(heading: number): number {
  return heading ^ 2;
}

function wayOf(turn: number): "cw" | "ccw" {
  return turn > 0 ? "cw" : "ccw";
}

function mounted(by: number[][], cells: number[]): [cell: number, heading: number][] {
  return cells.flatMap((cell) => SIDES.filter((heading) => by[cell]![heading] !== 0).map((heading) => [cell, heading] as [number, number]));
}

function hasWall(course: RoborallyCourse, cell: number, side: number): boolean {
  return ((course.wall[cell]! >> side) & 1) === 1;
}

function beltAt(course: RoborallyCourse, cell: number): RoborallyBlueprint["belts"][number] {
  const turning = SIDES.filter((heading) => course.turn[cell]![heading] !== 0);
  return {
    at: placeOf(cell),
    heading: HEADINGS[course.belt[cell]!]!,
    express: course.express[cell] !== 0,
    enters: SIDES.filter((side) => course.belt[cell + STEP[side]!] === opposite(side) && !hasWall(course, cell, side)).map((side) => HEADINGS[side]!),
    turns: Object.fromEntries(turning.map((heading) => [HEADINGS[opposite(heading)]!, wayOf(course.turn[cell]![heading]!)])),
  };
}

function pusherAt(course: RoborallyCourse, cell: number, heading: number): RoborallyBlueprint["pushers"][number] {
  const registers = REGISTERS.filter((register) => (course.pusher[cell]![heading]! >> register) & 1).map((register) => register + 1);
  return { at: placeOf(cell), side: HEADINGS[opposite(heading)]!, heading: HEADINGS[heading]!, registers };
}

/** Each from the cell below it or right of it, where there is one. */
function wallsAt(course: RoborallyCourse, cell: number): RoborallyBlueprint["walls"] {
  const isNamedHere = (side: number): boolean => side === NORTH || side === WEST || course.ground[cell + STEP[side]!] === RIM;
  return SIDES.filter((side) => isNamedHere(side) && hasWall(course, cell, side)).map((side) => ({ at: placeOf(cell), side: HEADINGS[side]! }));
}

function laserAt(course: RoborallyCourse, cell: number, heading: number): RoborallyBlueprint["lasers"][number] {
  const beam = Array.from({ length: course.sight[cell]![heading]! + 1 }, (_, step) => placeOf(cell + step * STEP[heading]!));
  return { at: placeOf(cell), side: HEADINGS[opposite(heading)]!, heading: HEADINGS[heading]!, beams: course.emitter[cell]![heading]!, cells: beam };
}
