/** A course in the notation: its own floors cell by cell, then what lies where. */
import type { CourseForm, PartForm } from "../../../engine/roborally/courses";
import type { FloorForm, Heading } from "../../../engine/roborally/floors";
import { whole } from "../content/floors";
import { tidied } from "../content/tidying";
import { marksIn, signOf, turnsOf } from "./marks";

export interface Written {
  text: string;
  /** On which line, from 1, stands what a pointer names: cells of floors as `/course/floors/NAME#x,y`, too. */
  lines: ReadonlyMap<string, number>;
}

/** As Python writes it, for floors of files. */
export function writtenFloor(name: string, form: FloorForm): string {
  return `${floorLines(name, form).map(([line]) => line).join("\n")}\n`;
}

export function writtenCourse(name: string, form: CourseForm): Written {
  const lines: [string, ...string[]][] = [];
  for (const [floor, each] of Object.entries(form.floors ?? {})) lines.push(...floorLines(floor, each), [""]);
  lines.push([`course ${name}`.trimEnd(), "/course"]);
  (form.boards ?? []).forEach((part, number) => lines.push([`floor ${placed(part)}`, `/course/boards/${number}`]));
  if (form.dock) lines.push([`bay ${placed(form.dock)}`, "/course/dock"]);
  (form.flags ?? []).forEach(([x, y], number) => lines.push([`flag ${x},${y}`, `/course/flags/${number}`]));
  [form.special ?? []].flat().forEach((special, number) => lines.push([`rule ${special}`, `/course/special/${number}`]));
  return { text: `${lines.map(([line]) => line).join("\n")}\n`, lines: new Map(lines.flatMap(([, ...pointers], number) => pointers.map((pointer) => [pointer, number + 1] as const))) };
}

function placed({ board, x, y, rot_cw: turns = 0 }: PartForm): string {
  return `${board} at ${x},${y} turned ${turns}`;
}

/** Lines, each with what stands on it. */
function floorLines(name: string, given: FloorForm): [string, ...string[]][] {
  const floor = whole(tidied(given));
  const { width, height } = floor;
  const [marks, walls] = [marksIn(floor), new Set(floor.walls.map((wall) => wall.join()))];
  const hasWall = (x: number, y: number, side: Heading): boolean => walls.has(`${x},${y},${side}`);
  const pointer = `/course/floors/${name}`;
  const lines: [string, ...string[]][] = [[`floor ${name}`, pointer]];
  for (let y = 0; y <= height; y += 1) {
    const above = columns(width).map((x) => `+${(y < height ? hasWall(x, y, "N") : hasWall(x, y - 1, "S")) ? "---" : "   "}`);
    lines.push([`${above.join("")}+`]);
    if (y === height) break;
    const cells = columns(width).map((x) => (hasWall(x, y, "W") ? "|" : " ") + centred(marks.get(`${x},${y}`)?.[0]));
    lines.push([`${cells.join("")}${hasWall(width - 1, y, "E") ? "|" : ""}`.trimEnd(), ...columns(width).map((x) => `${pointer}#${x},${y}`)]);
  }
  const byColumn = <Thing extends { x: number; y: number }>(things: readonly Thing[]): Thing[] => things.toSorted((one, other) => one.x - other.x || one.y - other.y);
  for (const { x, y, dir, beams = 1 } of byColumn(floor.lasers)) lines.push([`laser ${x},${y} ${dir} ${beams}`]);
  for (const { x, y, dir, registers } of byColumn(floor.pushers)) lines.push([`pusher ${x},${y} ${dir} ${registers.join(" ")}`.trimEnd()]);
  for (let y = 0; y < height; y += 1) for (const x of columns(width)) for (const mark of (marks.get(`${x},${y}`) ?? []).slice(1)) lines.push([`also ${x},${y} ${signOf(mark)}`]);
  for (const belt of byColumn(floor.conveyors)) if (turnsOf(belt)) lines.push([`turn ${belt.x},${belt.y} ${turnsOf(belt)}`]);
  return lines;
}

function columns(width: number): number[] {
  return [...Array(width).keys()];
}

/** As Python centres it: what is left over goes to the left of two signs. */
function centred(mark: Parameters<typeof signOf>[0] | undefined): string {
  const sign = mark ? signOf(mark) : ".";
  return sign.length === 1 ? ` ${sign} ` : sign.length === 2 ? ` ${sign}` : sign;
}

