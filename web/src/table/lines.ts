/** Which lines of a long log are drawn. */

interface Windowed<Line> {
  /** Newest first. */
  lines: Line[];
  /** How many lines there are before those. */
  older: number;
}

/** Up to the present line, or all of the game; at most so many, and always the present one. */
export function windowed<Line>(lines: Line[], now: number, isWhole: boolean, count: number): Windowed<Line> {
  const end = isWhole ? lines.length : now + 1;
  const begin = Math.max(0, Math.min(end - count, now - 20));
  const first = isWhole ? begin : Math.max(0, end - count);
  return { lines: lines.slice(first, end).reverse(), older: first };
}
