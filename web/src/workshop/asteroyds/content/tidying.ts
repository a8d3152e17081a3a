/** The one form of a layout: what says the same is written the same, whatever it was made from. */
import { type Cell, PRINTED_ROWS } from "../../../games/asteroyds/state/hexes";
import { type Board, byPlace, cellsIn, type Gate, KINDS, kindOf, type Layout, MODES, type Rows, type Start, type Tile } from "./layout";

/** Tiles by kind and place, modes in their order, nothing that only says what is so anyway. The order of starts means something. */
export function tidy({ modes, tiles, starts, board }: Layout): Layout {
  const tidied: Layout = {
    game: "asteroyds",
    modes: MODES.filter((mode) => modes.includes(mode)),
    tiles: tiles.map(tidyTile).toSorted((one, other) => KINDS.indexOf(kindOf(one)) - KINDS.indexOf(kindOf(other)) || byPlace(one.at, other.at)),
    starts: starts.map(tidyStart),
  };
  const own = board && tidyBoard(board);
  return own ? { ...tidied, board: own } : tidied;
}

const known = new WeakSet<Board>();

/** None: it is the printed one. */
function tidyBoard(board: Board): Board | null {
  if (known.has(board)) return board;
  const own = { rows: rowsOf(cellsIn({ board })) };
  if (isPrinted(own.rows)) return null;
  known.add(own);
  return own;
}

function tidyTile(tile: Tile): Tile {
  const { kind, at } = tile;
  switch (kind) {
    case "asteroid":
      return { kind, colour: tile.colour, at, ...given({ priority: tile.priority, one_faces: tile.one_faces, target: tile.target }) };
    case "gate":
      return { kind, colour: tile.colour, at, ...given({ priority: tile.priority ?? bySymbol(tile), one_faces: tile.one_faces }) };
    case "turret":
      return { kind, at, ...given({ symbol: tile.symbol, one_faces: tile.one_faces }) };
    default:
      return { kind, at };
  }
}

/** A file may name a gate by its symbol. */
function bySymbol(gate: Gate & { symbol?: number | null }): number | undefined {
  return gate.symbol ? gate.symbol + 20 : undefined;
}

function tidyStart({ at, heading, colour, team }: Start): Start {
  return { at, heading, ...given({ colour, team }) };
}

function given<Facts extends object>(facts: Facts): { [Name in keyof Facts]?: NonNullable<Facts[Name]> } {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== null)) as { [Name in keyof Facts]?: NonNullable<Facts[Name]> };
}

/** The ranges of columns of each row. */
export function rowsOf(cells: readonly Cell[]): Rows {
  const rows: Rows = {};
  for (const [row, column] of cells.toSorted(byPlace)) {
    const ranges = (rows[row] ??= []);
    const last = ranges.at(-1);
    if (last && column <= last[1] + 1) last[1] = Math.max(last[1], column);
    else ranges.push([column, column]);
  }
  return rows;
}

function isPrinted(rows: Rows): boolean {
  return JSON.stringify(rows) === JSON.stringify(PRINTED_ROWS);
}
