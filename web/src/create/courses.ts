/** The courses of RoboRally, the printed ones first, as the server lists them, or without one the engine in the page. */
import { line } from "../solo/line.svelte";
import type { CourseLine } from "../wire/protocol";
import { get } from "../wire/api";

export type Sorting = "printed" | "name" | "length" | "level";

export async function printedCourses(): Promise<CourseLine[]> {
  return get<{ courses: CourseLine[] }>("/api/courses").then(
    ({ courses }) => courses,
    () => line().errand("courses"),
  );
}

export const LENGTHS = ["short", "medium", "long"];
export const LEVELS = ["easy", "mid", "hard", "expert", "team"];

export function isFor(course: CourseLine, players: number): boolean {
  return course.players.split(",").some((part) => {
    const [least, most = least] = part.split("-").map(Number) as [number, number?];
    return least <= players && players <= most;
  });
}

export function sorted(courses: CourseLine[], by: Sorting): CourseLine[] {
  if (by === "printed") return courses;
  const order: Record<Exclude<Sorting, "printed">, (one: CourseLine, other: CourseLine) => number> = {
    name: (one, other) => one.name.localeCompare(other.name, "en"),
    length: (one, other) => LENGTHS.indexOf(one.length) - LENGTHS.indexOf(other.length),
    level: (one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level),
  };
  return courses.toSorted(order[by]);
}
