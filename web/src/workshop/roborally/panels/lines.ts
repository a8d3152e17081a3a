/** On which line of the text a problem stands. */
import type { Problem } from "../../problem";

export function lineOf({ pointer }: Problem, lines: ReadonlyMap<string, number>): number | null {
  // The innermost thing that has a line.
  for (let inside = pointer ?? ""; inside !== ""; inside = inside.slice(0, inside.lastIndexOf("/"))) {
    const line = lines.get(inside);
    if (line !== undefined) return line;
  }
  return null;
}
