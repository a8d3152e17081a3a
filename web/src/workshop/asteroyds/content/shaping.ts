/** A board of one's own: hexes added and taken away. */
import { type Cell, isSame } from "../../../games/asteroyds/state/hexes";
import { cellsIn, hasHex, keyOf, type Layout, MOST_ROWS } from "./layout";
import { rowsOf, tidy } from "./tidying";

/** Rows are moved by two at a time: odd ones stand half a hex to the right. */
const ROWS_AT_ONCE = 2;

/** With a hex more. Where it would lie above or left of the first, everything moves on. */
export function withHex(layout: Layout, cell: Cell): Layout {
  const by = shiftFor(cell);
  const [there, moved]: [Cell, Layout] = [[cell[0] + by[0], cell[1] + by[1]], shifted(layout, by)];
  if (!isPlace(there) || hasHex(moved, there) || !cellsIn(moved).every(isPlace)) return layout;
  return withHexes(moved, [...cellsIn(moved), there]);
}

/** Without it, and what lay there. The last hex stays. */
export function withoutHex(layout: Layout, cell: Cell): Layout {
  const left = cellsIn(layout).filter((other) => !isSame(other, cell));
  if (left.length === 0 || left.length === cellsIn(layout).length) return layout;
  const stays = ({ at }: { at: Cell }): boolean => !isSame(at, cell);
  return withHexes({ ...layout, tiles: layout.tiles.filter(stays), starts: layout.starts.filter(stays) }, left);
}

/** On the printed board again; what lies beside it goes. */
export function onPrinted({ game, modes, tiles, starts }: Layout): Layout {
  const printed: Layout = { game, modes, tiles, starts };
  const stays = ({ at }: { at: Cell }): boolean => hasHex(printed, at);
  return { ...printed, tiles: tiles.filter(stays), starts: starts.filter(stays) };
}

/** Where a hex could be added: beside one that is there. */
export function rimOf(layout: Layout): Cell[] {
  const cells = cellsIn(layout);
  const [last, widest] = [cells.at(-1)![0], Math.max(...cells.map(([, column]) => column))];
  const isRoom = ([row, column]: Cell): boolean => {
    const [down, right] = shiftFor([row, column]);
    return isPlace([Math.max(row, last) + down, Math.max(column, widest) + right]);
  };
  const rim = new Map(cells.flatMap(besides).map((cell) => [keyOf(cell), cell]));
  return [...rim.values()].filter((cell) => !hasHex(layout, cell) && isRoom(cell));
}

/** The six hexes around one. */
export function besides([row, column]: Cell): Cell[] {
  const over = column - 1 + (row & 1);
  return [[row, column + 1], [row + 1, over + 1], [row + 1, over], [row, column - 1], [row - 1, over], [row - 1, over + 1]]; // prettier-ignore
}

function shiftFor([row, column]: Cell): Cell {
  return [row < 0 ? ROWS_AT_ONCE : 0, column < 0 ? 1 : 0];
}

function isPlace([row, column]: Cell): boolean {
  return row >= 0 && column >= 0 && row < MOST_ROWS && column < MOST_ROWS;
}

function withHexes(layout: Layout, cells: Cell[]): Layout {
  return tidy({ ...layout, board: { rows: rowsOf(cells) } });
}

function shifted(layout: Layout, [down, right]: Cell): Layout {
  if (down === 0 && right === 0) return layout;
  const moved = <Thing extends { at: Cell }>(thing: Thing): Thing => ({ ...thing, at: [thing.at[0] + down, thing.at[1] + right] });
  const rows = rowsOf(cellsIn(layout).map(([row, column]): Cell => [row + down, column + right]));
  return { ...layout, tiles: layout.tiles.map(moved), starts: layout.starts.map(moved), board: { rows } };
}
