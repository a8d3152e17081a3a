/** Which lines of a long log are drawn. */

interface Windowed<Line> {
  /** Newest first. */
  lines: Line[];
  /** How many lines there are before those. */
  older: number;
}

/** Up to the present line; of the whole game also what comes after it. So many lines, and more when the reader comes to their end. */
export function windowed<Line>(lines: Line[], now: number, isWhole: boolean, count: number): Windowed<Line> {
  const end = isWhole ? Math.min(lines.length, now + 1 + count) : now + 1;
  const first = Math.max(0, isWhole ? Math.min(now, end) - count : end - count);
  return { lines: lines.slice(first, end).reverse(), older: first };
}
