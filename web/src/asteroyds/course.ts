/** Where a plan would lead, from the events that the server foretells. */
import type { AsteroydsEvent } from "../protocol";
import { type Cell, type Heading, type Point, centre, towards } from "./hexes";
import type { Craft } from "./skies";

export interface Course {
  cells: Cell[];
  /** Where the craft is after each column in which it moved; 7 is energy. */
  steps: { column: number; at: Cell }[];
  end: { at: Cell; heading: Heading };
  /** Where it hits something, or is hit. */
  hits: Point[];
  shots: { from: Cell; to: Cell }[];
  isDestroyed: boolean;
}

const TO_THE_EDGE = 31;

export function courseOf(craft: Craft, events: AsteroydsEvent[]): Course | null {
  if (!craft.at) return null;
  const course: Course = { cells: [craft.at], steps: [], end: { at: craft.at, heading: craft.heading }, hits: [], shots: [], isDestroyed: false };
  for (const event of events) if ("seat" in event && event.seat === craft.seat) follow(course, event);
  return course;
}

function follow(course: Course, event: AsteroydsEvent): void {
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
      course.hits.push(beside(event.at, event.heading));
      break;
    case "CraftHit":
      course.hits.push(centre(course.end.at));
      break;
    case "ShotFired":
      course.shots.push({ from: event.from, to: event.to });
      break;
    case "CraftDestroyed":
      course.isDestroyed = true;
      break;
  }
}

function beside(at: Cell, heading: Heading): Point {
  const [middle, edge] = [centre(at), towards(heading, TO_THE_EDGE)];
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
