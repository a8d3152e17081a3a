/** Where a popover goes: beside its tile, over nothing that it talks about. */
import type { Area, Point } from "../../board/geometry";

const GAP = 14;

interface Size {
  width: number;
  height: number;
}

export function besides(at: Point, size: Size, kept: Point[], { x, y, width, height }: Area): Point {
  /** Half a hex on the screen. */
  const away = GAP + 30;
  const middle = { x: at.x - size.width / 2, y: at.y - size.height / 2 };
  const places = [
    { x: middle.x, y: at.y - away - size.height },
    { x: at.x + away, y: middle.y },
    { x: at.x - away - size.width, y: middle.y },
    { x: middle.x, y: at.y + away },
    { x: at.x + away, y: at.y - away - size.height },
    { x: at.x - away - size.width, y: at.y + away },
  ].map((place) => ({
    x: Math.max(x + GAP, Math.min(place.x, x + width - size.width - GAP)),
    y: Math.max(y + GAP, Math.min(place.y, y + height - size.height - GAP)),
  }));
  const covered = (place: Point): number => [at, ...kept].filter((point) => covers(place, size, point)).length;
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

function covers(place: Point, size: Size, point: Point): boolean {
  const [near, reach] = [20, 20];
  return point.x > place.x - near && point.x < place.x + size.width + near && point.y > place.y - reach && point.y < place.y + size.height + reach;
}
