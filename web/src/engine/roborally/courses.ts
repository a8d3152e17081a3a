/** R0.1, R10.7 Courses of one's own, read into the engine's record: as forms/course_forms.py reads them and components/course.py lays them out. */
import type { RoborallyBlueprint } from "../../wire/protocol";
import type { CourseFacts, Table } from "../base/described";
import type { EngineFiles } from "../base/fetching";
import { type RoborallyCourse, RECORDS } from "../base/forms";
import { write } from "../base/layout";
import { check } from "../reading/reading";
import { refused } from "../base/refusing";
import { COURSE } from "../reading/shapes";
import { cellAt, CELLS, escaped, type Floor, type FloorForm, floorIn, floorOf, GROUND, MOST, NO_BELT, OFF, PIT, type Place, RIM, STEP, turned } from "./floors";

const RECORD = RECORDS["roborally.Course"];
const [MOST_FLAGS, MOST_DOCKS, MOST_FLOORS, NO_FLOOR] = [8, 8, 16, -1];
const SIDES = [0, 1, 2, 3];
const QUARTER = 90;
/** R10.6 Of a home floor. */
const BACK_COLUMNS = 6;
/** R10.7 What a flag is worth: a course has at most one of them. */
const WORTH = ["toggle_boggle", "war_zone", "superbot", "capture_the_flag", "tandem_carnage", "all_for_one", "interference"];

export interface PartForm {
  board: string;
  x: number;
  y: number;
  rot_cw?: number;
}

export interface CourseForm {
  boards?: PartForm[];
  dock?: PartForm | null;
  floor?: FloorForm;
  /** One's own by name, for `boards` and `dock`. */
  floors?: Readonly<Record<string, FloorForm>>;
  flags?: Place[];
  special?: string | string[] | null;
}

/** One of one's own, and what it asks of those who want to play on it. */
export interface OwnCourse {
  record: Uint8Array;
  /** As it is drawn. */
  boards: RoborallyBlueprint["boards"];
  facts: CourseFacts;
}

interface Part {
  floor: Floor;
  x: number;
  y: number;
  quarters: number;
  /** null: one's own. */
  board: string | null;
}

/** A Refusal where it can't be. The floors that it names are fetched. */
export async function ownCourse(files: EngineFiles, given: unknown, table: Table): Promise<OwnCourse> {
  check(COURSE, given, "/course");
  const form = given as CourseForm;
  const { grounds } = await files.describe();
  const known = new Set(grounds.filter(({ kind }) => kind === "floor").map(({ name }) => name));
  const wanted = [...(form.boards ?? []), ...(form.dock ? [form.dock] : [])].map(({ board }) => board).filter((name) => known.has(name));
  const floors = new Map(await Promise.all([...new Set(wanted)].map(async (name) => [name, floorIn(await files.ground("floor", name))] as const)));
  return courseFrom(form, floors, known, table);
}

/** Floors by name: ours, or the course's own. */
type Floors = ReadonlyMap<string, Floor>;

const OWN_NAME = /^[a-z][a-z0-9_]{0,39}$/;
const LONGEST = 40;

function courseFrom(form: CourseForm, ours: Floors, known: ReadonlySet<string>, table: Table): OwnCourse {
  const { boards, floor, floors = {}, flags = [] } = form;
  if (flags.length > MOST_FLAGS) throw refused("/course/flags", "list_too_long", { most: MOST_FLAGS });
  if ((floor === undefined) === (boards === undefined)) throw refused("/course", "boards_or_floor");
  if (boards?.length === 0) throw refused("/course/boards", "list_too_short", { least: 1 });
  if (!boards && Object.keys(floors).length > 0) throw refused("/course/floors", "not_here", { expected: "floors of its own beside boards, which say where they lie" });
  const own = ownFloors(floors, known);
  const parts = boards ? boards.map((part, number) => partOf(part, ours, own, `/course/boards/${number}`, table)) : [{ floor: floorOf(floor!, "/course/floor"), x: 0, y: 0, quarters: 0, board: null }];
  const bay = boards && form.dock ? partOf(form.dock, ours, own, "/course/dock", table) : null;
  const specials = specialsOf(form);
  const course = laidOut(parts, bay, flags, specials, table);
  if (!boards && specials.includes("frenetic_factory")) throw refused("/course/floor", "not_here", { expected: "boards in a Frenetic Factory: each of them turns" });
  checkRules(course, specials, bay !== null);
  flags.forEach((place, number) => checkMarked(course, specials, place, `/course/flags/${number}`));
  const record = new Uint8Array(RECORD.size);
  write(RECORD, new DataView(record.buffer), course);
  return { record, boards: [...parts.map((part) => boardOf(part, false)), ...(bay ? [boardOf(bay, true)] : [])], facts: factsOf(course, specials, table) };
}

/** R10.7 Each once. */
function specialsOf({ special }: CourseForm): string[] {
  const specials = [special ?? []].flat();
  specials.forEach((each, number) => {
    if (specials.slice(0, number).includes(each)) throw refused(`/course/special/${number}`, "twice", { expected: `each rule once, ${each} is there twice` });
  });
  return specials;
}

/** R0.1 The floors that the course brings along, by names that none of ours has. */
function ownFloors(floors: Readonly<Record<string, FloorForm>>, known: ReadonlySet<string>): Floors {
  const names = Object.keys(floors);
  if (names.length > MOST_FLOORS) throw refused("/course/floors", "list_too_long", { most: MOST_FLOORS });
  for (const name of names) {
    const pointer = `/course/floors/${escaped([...name].slice(0, LONGEST).join(""))}`;
    if (!OWN_NAME.test(name)) throw refused(pointer, "wrong_form", { expected: "a name of at most 40 of a-z, 0-9 and _, which begins with a letter" });
    if (known.has(name)) throw refused(pointer, "twice", { expected: `a name that no other floor has, ${name} is one of ours` });
  }
  return new Map(names.map((name) => [name, floorOf(floors[name]!, `/course/floors/${name}`)]));
}

function partOf({ board, x, y, rot_cw: turns = 0 }: PartForm, ours: Floors, own: Floors, pointer: string, { floors: words }: Table): Part {
  const floor = own.get(board) ?? ours.get(board);
  if (!floor) throw refused(`${pointer}/board`, "not_one_of", { words: [...own.keys(), ...words!], got: board.slice(0, LONGEST) });
  const quarters = turns / QUARTER;
  return { floor: turned(floor, quarters), x, y, quarters, board };
}

function boardOf({ board, x, y, floor: { width, height }, quarters }: Part, isDock: boolean): RoborallyBlueprint["boards"][number] {
  return { board, x, y, width, height, turned: quarters * QUARTER, is_dock: isDock };
}

function laidOut(parts: readonly Part[], bay: Part | null, flags: readonly Place[], specials: readonly string[], table: Table): RoborallyCourse {
  const placed = bay ? [...parts, bay] : parts;
  const [width, height] = [Math.max(...placed.map(({ floor, x }) => x + floor.width)), Math.max(...placed.map(({ floor, y }) => y + floor.height))];
  if (width > MOST || height > MOST) throw refused("/course", "course_too_large", { most: MOST, width, height });
  const course = { ...blank(), width, height };
  for (let y = 0; y < height; y += 1) course.ground.fill(PIT, cellAt([0, y]), cellAt([width, y]));
  const covered = new Set<number>();
  for (const part of placed) {
    checkFree(part, covered);
    layFloor(course, part);
  }
  course.specials = specials.reduce((bits, special) => bits | (1 << table.specials!.indexOf(special)), 0);
  noteFloors(course, parts);
  course.start_heading = (bay?.quarters ?? 0) % SIDES.length;
  course.flag_count = flags.length;
  flags.forEach((place, number) => (course.flag_start[number] = cellAt(place)));
  measureLight(course);
  return course;
}

/** In the order of columns, where several are taken already. */
function checkFree({ floor, x, y }: Part, covered: Set<number>): void {
  const cells = Array.from({ length: floor.width }, (_, dx) => Array.from({ length: floor.height }, (__, dy): Place => [x + dx, y + dy])).flat();
  const taken = cells.find((place) => covered.has(cellAt(place)));
  if (taken) throw refused("/course", "floors_overlap", { cell: [...taken] });
  for (const place of cells) covered.add(cellAt(place));
}

function layFloor(course: RoborallyCourse, { floor, x: left, y: top }: Part): void {
  const at = ([x, y]: Place): number => cellAt([left + x, top + y]);
  for (let y = 0; y < floor.height; y += 1) course.ground.fill(GROUND, at([0, y]), at([floor.width, y]));
  for (const place of floor.pits) course.ground[at(place)] = PIT;
  for (const { at: place, value } of floor.gears) course.gear[at(place)] = value;
  for (const { at: place, value } of floor.sites) course.site[at(place)] = value;
  for (const { at: place, heading, express } of floor.belts) [course.belt[at(place)], course.express[at(place)]] = [heading, Number(express)];
  for (const { at: place, heading, value } of floor.turns) course.turn[at(place)]![heading] = value;
  for (const { at: place, heading, value } of floor.pushers) {
    course.pusher[at(place)]![heading]! |= value;
    course.has_pushers = 1;
  }
  for (const { at: place, heading, value } of floor.lasers) course.emitter[at(place)]![heading]! += value;
  // A wall stops from both sides, so the cell beyond has it too; `own_wall` is where it is printed (R10.5).
  for (const { at: place, heading } of floor.walls) {
    course.own_wall[at(place)]! |= 1 << heading;
    course.wall[at(place)]! |= 1 << heading;
    course.wall[at(place) + STEP[heading]!]! |= 1 << (heading ^ 2);
  }
  for (const { at: place, value } of floor.docks) course.dock_cell[value - 1] = at(place);
}

/** R10.5, R10.6 Which floor lies where; of more than can turn nobody asks. */
function noteFloors(course: RoborallyCourse, parts: readonly Part[]): void {
  if (parts.length > MOST_FLOORS) return;
  course.floor_count = parts.length;
  course.left_floor = parts.reduce((least, { x }, number) => (x < parts[least]!.x ? number : least), 0);
  parts.forEach(({ floor, x, y }, number) => {
    [course.floor_x[number], course.floor_y[number], course.floor_width[number], course.floor_height[number]] = [x, y, floor.width, floor.height];
    for (let row = y; row < y + floor.height; row += 1) course.floor_at.fill(number, cellAt([x, row]), cellAt([x + floor.width, row]));
  });
}

/** R7.1 Which cells a floor laser can reach in which heading when nobody stands in the way, and how far one sees from everywhere. */
function measureLight(course: RoborallyCourse): void {
  const cells = Array.from({ length: course.height }, (_, y) => Array.from({ length: course.width }, (__, x) => cellAt([x, y]))).flat();
  for (const heading of SIDES) {
    const step = STEP[heading]!;
    // From where light comes to where it goes.
    const onwards = step > 0 ? cells : cells.toReversed();
    const goesOn = (cell: number): boolean => ((course.wall[cell]! >> heading) & 1) === 0 && course.ground[cell + step] !== RIM;
    for (const cell of onwards) if (course.emitter[cell]![heading] !== 0) course.lit[cell]! |= 1 << heading;
    for (const cell of onwards) if (goesOn(cell)) course.lit[cell + step]! |= course.lit[cell]! & (1 << heading);
    for (const cell of onwards.toReversed()) course.sight[cell]![heading] = goesOn(cell) ? course.sight[cell + step]![heading]! + 1 : 0;
  }
}

/** R10.5-R10.7 A Refusal for rules that go together with no other, or not with these floors and flags. */
function checkRules(course: RoborallyCourse, specials: readonly string[], hasBay: boolean): void {
  const worth = WORTH.filter((special) => specials.includes(special));
  if (worth.length > 1) throw refused("/course/special", "not_here", { expected: `one rule of what a flag is worth at most, not ${worth.join(" and ")}` });
  const floors = [...Array(course.floor_count).keys()];
  if (specials.includes("frenetic_factory")) {
    for (const floor of floors) if (course.floor_width[floor] !== course.floor_height[floor]) throw refused(`/course/boards/${floor}`, "not_here", { expected: "a square floor, since it turns" });
  }
  if (!specials.includes("capture_the_flag")) return;
  if (hasBay) throw refused("/course/dock", "not_here", { expected: "no docking bay in Capture the Flag" });
  if (course.floor_count !== 2 || !lieSideBySide(course)) throw refused("/course/boards", "wrong_count", { expected: "two floors side by side, one for each team" });
  if (course.flag_count !== 2) throw refused("/course/flags", "wrong_count", { expected: "two flags, one for each team" });
}

/** R10.6 One floor left of the other, each with its back columns. */
function lieSideBySide({ left_floor: left, floor_x: x, floor_y: y, floor_width: width, floor_height: height }: RoborallyCourse): boolean {
  const both = [left, 1 - left];
  const [tops, ends] = [both.map((floor) => y[floor]!), both.map((floor) => y[floor]! + height[floor]!)];
  return x[1 - left]! >= x[left]! + width[left]! && Math.max(...tops) < Math.min(...ends) && both.every((floor) => width[floor]! >= BACK_COLUMNS);
}

/** A flag lies on ground, R10.5 and where floors turn over a pit too. */
function checkMarked(course: RoborallyCourse, specials: readonly string[], place: Place, pointer: string): void {
  const cell = cellAt(place);
  if (specials.includes("frenetic_factory") && course.floor_at[cell] !== NO_FLOOR) return;
  if (course.ground[cell] !== GROUND) throw refused(pointer, "not_a_cell", { got: `[${place.join(", ")}]` });
}

/** By its rules together. */
function factsOf(course: RoborallyCourse, specials: readonly string[], { asked, robots }: Table): CourseFacts {
  const facts = specials.map((special) => asked![special]!);
  const docks = course.dock_cell.filter((cell) => cell !== OFF).length;
  return {
    specials: [...specials],
    seats: specials.includes("capture_the_flag") ? robots!.length : docks,
    dealt: facts.reduce((dealt, each) => dealt + (each.dealt ?? 0), 0),
    needs_options: facts.some((each) => each.needs_options),
    has_places: facts.every((each) => each.has_places),
    has_teams: facts.some((each) => each.has_teams),
    has_two_teams: facts.some((each) => each.has_two_teams),
  };
}

function blank(): RoborallyCourse {
  const row = (length: number, value: number): number[] => Array<number>(length).fill(value);
  const rows = (): number[][] => Array.from({ length: CELLS }, () => row(SIDES.length, 0));
  return {
    width: 0,
    height: 0,
    specials: 0,
    flag_count: 0,
    has_pushers: 0,
    start_heading: 0,
    flag_start: row(MOST_FLAGS, OFF),
    dock_cell: row(MOST_DOCKS, OFF),
    ground: row(CELLS, RIM),
    wall: row(CELLS, 0),
    belt: row(CELLS, NO_BELT),
    express: row(CELLS, 0),
    turn: rows(),
    pusher: rows(),
    gear: row(CELLS, 0),
    site: row(CELLS, 0),
    emitter: rows(),
    lit: row(CELLS, 0),
    sight: rows(),
    floor_count: 0,
    left_floor: 0,
    floor_x: row(MOST_FLOORS, 0),
    floor_y: row(MOST_FLOORS, 0),
    floor_width: row(MOST_FLOORS, 0),
    floor_height: row(MOST_FLOORS, 0),
    floor_turned: row(MOST_FLOORS, 0),
    floor_at: row(CELLS, NO_FLOOR),
    own_wall: row(CELLS, 0),
  };
}
