/** Points and areas, in whatever measure. */
export interface Point {
  x: number;
  y: number;
}

export interface Area extends Point {
  width: number;
  height: number;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
