/** Hexes in a row. */
import { type Cell, cellAt, centre, isSame, WIDTH } from "../../../games/asteroyds/state/hexes";
import { distance } from "../../../games/board/geometry";

/** From hex to hex, both included. */
export function lineOf(from: Cell, to: Cell): Cell[] {
  const [first, last] = [centre(from), centre(to)];
  const steps = Math.max(1, Math.round((distance(first, last) / WIDTH) * 2));
  // Never along an edge, where both sides are as near.
  const aside = 0.01;
  const cells = Array.from({ length: steps + 1 }, (_, step) =>
    cellAt({ x: first.x + ((last.x - first.x) * step) / steps + aside, y: first.y + ((last.y - first.y) * step) / steps + aside }),
  );
  return cells.filter((cell, index) => index === 0 || !isSame(cell, cells[index - 1]!));
}
