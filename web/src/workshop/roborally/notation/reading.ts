/** The notation read: a course with its own floors, or what is wrong in which line. */
import type { CourseForm } from "../../../engine/roborally/courses";
import type { FloorForm, Heading, Place } from "../../../engine/roborally/floors";
import { tidyCourse } from "../content/tidying";
import { type Mark, markOf } from "./marks";

/** Each has words, `notation-…`. */
export type Mistake =
  | { is: "beginning" }
  | { is: "floor-name"; name: string }
  | { is: "floor-twice"; name: string }
  | { is: "course-twice" }
  | { is: "drawing" }
  | { is: "size"; most: number }
  | { is: "corners"; count: number }
  | { is: "wall-above"; x: number; y: number; got: string }
  | { is: "cells"; count: number }
  | { is: "wall-left"; x: number; y: number; got: string }
  | { is: "mark"; x: number; y: number; got: string }
  | { is: "dock-twice"; dock: number }
  | { is: "thing" }
  | { is: "not-on-floor"; width: number; height: number }
  | { is: "no-belt" }
  | { is: "course-line" }
  | { is: "bay-twice" }
  | { is: "rule"; got: string };

export class NotationError extends Error {
  constructor(
    readonly line: number,
    readonly mistake: Mistake,
  ) {
    super(`line ${line}: ${mistake.is}`);
  }
}

export interface Read {
  /** What the course is called. */
  name: string;
  form: CourseForm;
}

interface Line {
  number: number;
  text: string;
}

const MOST = 48;
const OWN_NAME = /^[a-z][a-z0-9_]{0,39}$/;
const FACTS = ["category", "page", "players", "length", "level", "season", "seed"];

/** Throws a NotationError for the first line that can't be read. */
export function readCourse(text: string, rules: readonly string[]): Read {
  const lines = text
    .split(/\r?\n/)
    .map((line, number): Line => ({ number: number + 1, text: line.trimEnd() }))
    .filter(({ text: line }) => line !== "" && !line.startsWith("#"));
  const floors = new Map<string, FloorForm>();
  let course: Read | null = null;
  for (const block of blocksOf(lines)) {
    const [head] = block as [Line];
    if (head.text.startsWith("floor ")) {
      const [name, floor] = readFloor(block);
      if (floors.has(name)) throw new NotationError(head.number, { is: "floor-twice", name });
      floors.set(name, floor);
    } else if (course) throw new NotationError(head.number, { is: "course-twice" });
    else course = readParts(block, rules);
  }
  const { name, form } = course ?? { name: "", form: {} };
  return { name, form: tidyCourse({ boards: [], ...form, ...(floors.size > 0 ? { floors: Object.fromEntries(floors) } : {}) }) };
}

/** A block begins with the head of a floor, or of the course. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (/^floor \S+$/.test(line.text) || /^course\b/.test(line.text)) blocks.push([line]);
    else if (blocks.length === 0) throw new NotationError(line.number, { is: "beginning" });
    else blocks.at(-1)!.push(line);
  }
  return blocks;
}

function readParts([head, ...lines]: Line[], rules: readonly string[]): Read {
  const form: CourseForm & { boards: NonNullable<CourseForm["boards"]>; flags: Place[]; special: string[] } = { boards: [], flags: [], special: [] };
  for (const { number, text } of lines) {
    const line = text.trim();
    const part = /^(floor|bay) (\w+) at (\d+),(\d+)(?: turned (0|90|180|270))?$/.exec(line);
    const flag = /^flag (\d+),(\d+)$/.exec(line);
    const [word = "", ...rest] = line.split(" ");
    if (part) {
      const placed = { board: part[2]!, x: Number(part[3]), y: Number(part[4]), rot_cw: Number(part[5] ?? 0) };
      if (part[1] === "floor") form.boards.push(placed);
      else if (form.dock) throw new NotationError(number, { is: "bay-twice" });
      else form.dock = placed;
    } else if (flag) form.flags.push([Number(flag[1]), Number(flag[2])]);
    else if (word === "rule") form.special.push(ruleIn(rest.join(" "), rules, number));
    else if (!FACTS.includes(word)) throw new NotationError(number, { is: "course-line" });
  }
  return { name: head!.text.slice("course".length).trim(), form };
}

function ruleIn(rule: string, rules: readonly string[], number: number): string {
  if (!rules.includes(rule)) throw new NotationError(number, { is: "rule", got: rule });
  return rule;
}

/** Of a file with one floor and nothing else, too. */
export function readFloor([head, ...lines]: readonly Line[]): [name: string, FloorForm] {
  const name = head!.text.slice("floor ".length);
  if (!OWN_NAME.test(name)) throw new NotationError(head!.number, { is: "floor-name", name });
  const end = lines.findIndex(({ text }) => !"+| ".includes(text[0]!));
  const drawn = end < 0 ? lines.length : end;
  if (drawn < 3 || drawn % 2 === 0) throw new NotationError((lines[Math.min(drawn, lines.length - 1)] ?? head!).number, { is: "drawing" });
  const reader = new FloorReader(lines.slice(0, drawn));
  for (const line of lines.slice(drawn)) reader.readThing(line);
  return [name, reader.form];
}

type Filled = { [Field in keyof FloorForm]-?: NonNullable<FloorForm[Field]> extends readonly (infer Thing)[] ? Thing[] : NonNullable<FloorForm[Field]> };

class FloorReader {
  readonly form: Filled;

  constructor(lines: readonly Line[]) {
    const [width, height] = [Math.floor(lines[0]!.text.length / 4), Math.floor(lines.length / 2)];
    if (width < 1 || width > MOST || height > MOST) throw new NotationError(lines[0]!.number, { is: "size", most: MOST });
    this.form = { width, height, pits: [], gears: [], repair: [], pushers: [], conveyors: [], lasers: [], walls: [], docks: {} };
    lines.forEach((line, place) => {
      const padded = { ...line, text: line.text.padEnd(4 * width + 1) };
      if (place % 2 === 0) this.readWalls(padded, place / 2);
      else this.readCells(padded, (place - 1) / 2);
    });
  }

  /** A line of walls above row y. */
  private readWalls({ number, text }: Line, y: number): void {
    const { width, height, walls } = this.form;
    const corners = [...text].filter((_, at) => at % 4 === 0);
    if (text.length !== 4 * width + 1 || corners.some((sign) => sign !== "+")) throw new NotationError(number, { is: "corners", count: width + 1 });
    for (let x = 0; x < width; x += 1) {
      const got = text.slice(4 * x + 1, 4 * x + 4);
      if (got !== "---" && got !== "   ") throw new NotationError(number, { is: "wall-above", x, y, got });
      if (got === "---") walls.push(y < height ? [x, y, "N"] : [x, y - 1, "S"]);
    }
  }

  /** A line of cells with the walls between them. */
  private readCells({ number, text }: Line, y: number): void {
    const { width, walls } = this.form;
    if (text.length !== 4 * width + 1) throw new NotationError(number, { is: "cells", count: width });
    for (let x = 0; x <= width; x += 1) {
      const got = text[4 * x]!;
      if (got !== "|" && got !== " ") throw new NotationError(number, { is: "wall-left", x, y, got });
      if (got === "|") walls.push(x < width ? [x, y, "W"] : [x - 1, y, "E"]);
      if (x < width) this.readMark(text.slice(4 * x + 1, 4 * x + 4).trim(), [x, y], number);
    }
  }

  private readMark(sign: string, [x, y]: Place, number: number): void {
    const mark = markOf(sign);
    if (mark === undefined) throw new NotationError(number, { is: "mark", x, y, got: sign });
    if (mark) this.put(mark, [x, y], number);
  }

  private put(mark: Mark, [x, y]: Place, number: number): void {
    const { pits, conveyors, gears, repair, docks } = this.form;
    switch (mark.is) {
      case "pit":
        return void pits.push([x, y]);
      case "belt":
        return void conveyors.push({ x, y, dir: mark.dir, express: mark.express });
      case "gear":
        return void gears.push({ x, y, rot: mark.rot });
      case "site":
        return void repair.push({ x, y, kind: mark.kind });
      case "dock":
        if (docks[mark.dock]) throw new NotationError(number, { is: "dock-twice", dock: mark.dock });
        docks[mark.dock] = [x, y];
    }
  }

  /** A laser, a pusher, a turn, or what stands on a cell besides, below the drawing. */
  readThing({ number, text }: Line): void {
    const found = /^(laser|pusher|turn|also) (\d+),(\d+) ?(.*)$/.exec(text);
    const [, what, column, row, rest = ""] = found ?? [];
    const [x, y] = [Number(column), Number(row)];
    if (what === "laser" && /^[NESW] [123]$/.test(rest)) this.form.lasers.push({ ...this.inside(x, y, number), dir: rest[0] as Heading, beams: Number(rest[2]) });
    else if (what === "pusher" && /^[NESW](?: [1-5])*$/.test(rest)) this.form.pushers.push({ ...this.inside(x, y, number), dir: rest[0] as Heading, registers: rest.slice(1).trim().split(" ").filter(Boolean).map(Number) });
    else if (what === "turn" && /^[NESW] c?cw(?: [NESW] c?cw)*$/.test(rest)) this.readTurns(this.inside(x, y, number), rest, number);
    else if (what === "also" && markOf(rest)) {
      this.inside(x, y, number);
      this.readMark(rest, [x, y], number);
    } else throw new NotationError(number, { is: "thing" });
  }

  private readTurns({ x, y }: { x: number; y: number }, text: string, number: number): void {
    const belt = this.form.conveyors.find((each) => each.x === x && each.y === y);
    if (!belt) throw new NotationError(number, { is: "no-belt" });
    const turns = [...text.matchAll(/([NESW]) (c?cw)/g)].map(([, heading, way]) => [heading, way]);
    belt.rotates_when_entered_travelling = { ...belt.rotates_when_entered_travelling, ...(Object.fromEntries(turns) as typeof belt.rotates_when_entered_travelling) };
  }

  private inside(x: number, y: number, number: number): { x: number; y: number } {
    const { width, height } = this.form;
    if (x >= width || y >= height) throw new NotationError(number, { is: "not-on-floor", width: width - 1, height: height - 1 });
    return { x, y };
  }
}
