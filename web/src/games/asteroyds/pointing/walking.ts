/** From hex to hex with the arrow keys. Up and down stay in their column, so that there and back is the same way. */
import { type Cell, centre } from "../state/hexes";

const STEPS: Record<string, Cell> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export function isStep(key: string): boolean {
  return key in STEPS || key === "Home" || key === "End";
}

export function stepped(cells: Cell[], from: Cell, key: string): Cell {
  const row = cells.filter((cell) => cell[0] === from[0]);
  if (key === "Home") return row[0]!;
  if (key === "End") return row.at(-1)!;
  const [down, right] = STEPS[key]!;
  return down === 0 ? alongRow(row, from, right) : (nearest(cells, from, from[0] + down) ?? from);
}

/** Over gaps in the row, too. */
function alongRow(row: Cell[], from: Cell, right: number): Cell {
  const index = row.findIndex((cell) => cell[1] === from[1]);
  return row[index + right] ?? from;
}

function nearest(cells: Cell[], from: Cell, row: number): Cell | undefined {
  const there = cells.filter((cell) => cell[0] === row);
  const same = there.find((cell) => cell[1] === from[1]);
  const { x } = centre(from);
  return same ?? there.sort((one, other) => Math.abs(centre(one).x - x) - Math.abs(centre(other).x - x))[0];
}
