/** Where a plan would lead, from the events that the server foretells. */
import type { AsteroydsEvent } from "../../../wire/protocol";
import type { Point } from "../../board/geometry";
import { type Cell, type Heading, WIDTH, cellAt, centre, towards } from "./hexes";
import type { Craft } from "./state";

/** Something that is won, or suffered, on the way. */
export interface Omen {
  shows: "token" | "target" | "drone" | "crash" | "hit";
  /** 1-6, 7 for energy, 0 while the swarm moves. */
  column: number;
  /** The hex of what is taken, or hit. */
  at: Cell;
  /** Where its mark is drawn: never over one's own nose. */
  mark: Point;
  /** What is met, as events name it. */
  thing: string;
  symbol: number;
  points: number;
  /** Whether the rest of the plan is not flown. */
  ends: boolean;
}

export interface Course {
  cells: Cell[];
  /** Where the craft is after each column in which it moved; 7 is energy. */
  steps: { column: number; at: Cell }[];
  end: { at: Cell; heading: Heading };
  omens: Omen[];
  shots: { from: Cell; to: Cell; column: number }[];
  isDestroyed: boolean;
}

/** How far a mark is from the middle of a hex. */
const ASIDE = 25;
const GAINS: Omen["shows"][] = ["token", "target", "drone"];

export function isGain({ shows }: Omen): boolean {
  return GAINS.includes(shows);
}

export function courseOf(craft: Craft, events: AsteroydsEvent[]): Course | null {
  if (!craft.at) return null;
  const course: Course = { cells: [craft.at], steps: [], end: { at: craft.at, heading: craft.heading }, omens: [], shots: [], isDestroyed: false };
  let column = 0;
  for (const event of events) {
    if (!("seat" in event) || event.seat !== craft.seat) continue;
    if ("column" in event) column = event.column;
    follow(course, event, column);
  }
  return course;
}

function follow(course: Course, event: AsteroydsEvent, column: number): void {
  switch (event.kind) {
    case "CraftMoved":
      course.cells.push(event.to);
      course.end.at = event.to;
      course.steps = [...course.steps.filter((step) => step.column !== event.column), { column: event.column, at: event.to }];
      break;
    case "CraftTurned":
      course.end.heading = event.to;
      break;
    case "CraftCollided":
      course.omens.push({ ...omen("crash", column, inFront(event.at, event.heading)), mark: beside(inFront(event.at, event.heading), event.heading), thing: event.with });
      break;
    case "CraftHit":
      course.omens.push({ ...omen("hit", column, course.end.at), mark: beside(course.end.at, course.end.heading, -1), thing: event.tile });
      break;
    case "CraftDamaged":
      suffer(course, event.points);
      break;
    case "PlanLost":
      if (course.omens.length) course.omens.at(-1)!.ends = true;
      break;
    case "TokenTaken":
      course.omens.push({ ...omen("token", column, takenAt(course, event.column)), symbol: event.symbol });
      break;
    case "TargetEliminated":
    case "DroneShot":
      course.omens.push({ ...omen(event.kind === "DroneShot" ? "drone" : "target", column, course.shots.at(-1)?.to ?? course.end.at), thing: event.tile });
      break;
    case "ShotFired":
      course.shots.push({ from: event.from, to: event.to, column: event.column });
      break;
    case "CraftDestroyed":
      course.isDestroyed = true;
      break;
  }
}

/** By a shot, or by being there. */
function takenAt(course: Course, column: number): Cell {
  const shot = course.shots.at(-1);
  return shot?.column === column ? shot.to : course.end.at;
}

function omen(shows: Omen["shows"], column: number, at: Cell): Omen {
  return { shows, column, at, mark: centre(at), thing: "", symbol: 0, points: 0, ends: false };
}

/** Damage belongs to what was met last. */
function suffer(course: Course, points: number): void {
  const met = course.omens.findLast((one) => !isGain(one));
  if (met) met.points += points;
}

function inFront(at: Cell, heading: Heading): Cell {
  const [from, step] = [centre(at), towards(heading, WIDTH)];
  return cellAt({ x: from.x + step.x, y: from.y + step.y });
}

/** Towards the far edge of a hex, or with -1 behind whoever faces there. */
function beside(at: Cell, heading: Heading, way: 1 | -1 = 1): Point {
  const [middle, edge] = [centre(at), towards(heading, ASIDE * way)];
  return { x: middle.x + edge.x, y: middle.y + edge.y };
}

/** Where the swarm will be: the way of each tile that moves, from where it is. */
export function driftOf(events: AsteroydsEvent[]): Map<string, Cell[]> {
  const ways = new Map<string, Cell[]>();
  for (const event of events) {
    if (event.kind !== "TileMoved" && event.kind !== "TilePushed") continue;
    const way = ways.get(event.tile);
    if (way) way.push(event.to);
    else ways.set(event.tile, [event.from, event.to]);
  }
  return ways;
}
