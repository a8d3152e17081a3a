/**
 * A layout as text and back, six characters a hex as positions are drawn, odd rows half a hex to the right:
 *
 * 13↙    asteroid 13, its edge 1 facing SW (21-24 are gates)   wr?   a white/red one whose number and orientation are drawn
 * Gr?    a red gate, drawn      T2→  turret 2     T??  one whose symbol is drawn     ###  pod     [ ]  platform
 * L 13↙  with a target of the left team          A→   the first start, facing E     A→[ ]  on a platform
 */
import { type Cell, type Heading, HEADINGS, isSame } from "../../../games/asteroyds/state/hexes";
import { cellsIn, type Layout, numberOf, startAt, type Tile, tileAt } from "./layout";

export const WIDTH = 6;
export const HALF = 3;
export const ARROWS = "→↘↙←↖↗";
export const LETTERS = { red: "r", white: "w", blue: "b", "white/red": "wr", "white/blue": "wb" } as const;
/** Starts in their order: numbers are those of tiles. */
export const STARTS = "ABCDEF";
const GAP = ".";

export function written(layout: Layout): string {
  return [`modes ${layout.modes.join(" ")}`.trimEnd(), "", ...picture(layout), "", ...starts(layout)].join("\n").trimEnd() + "\n";
}

/** A line for each row, with its number: whatever stands left of the bar. */
function picture(layout: Layout): string[] {
  const cells = cellsIn(layout);
  const [first, last] = [cells[0]![0], cells.at(-1)![0]];
  return Array.from({ length: last - first + 1 }, (_, index) => rowText(layout, cells.filter(([row]) => row === first + index), first + index));
}

function rowText(layout: Layout, cells: Cell[], row: number): string {
  const hexes = cells.reduce((line, cell) => line.padEnd(cell[1] * WIDTH + HALF * (row & 1)) + hexText(layout, cell).padEnd(WIDTH), "");
  return `${String(row).padStart(2)}|${hexes}`.trimEnd();
}

/** Start or target in two characters, tile in three. */
export function hexText(layout: Layout, cell: Cell): string {
  const [tile, start] = [tileAt(layout, cell), startAt(layout, cell)];
  const target = tile?.kind === "asteroid" && tile.target ? `${tile.target[0]!.toUpperCase()} ` : "  ";
  return (start ? `${STARTS[layout.starts.indexOf(start)]}${arrow(start.heading)}` : target) + (tile ? tileText(tile) : start ? "" : GAP);
}

export function tileText(tile: Tile): string {
  if (tile.kind === "pod") return "###";
  if (tile.kind === "platform") return "[ ]";
  const facing = tile.one_faces ? arrow(tile.one_faces) : "?";
  const number = numberOf(tile);
  if (tile.kind === "turret") return `T${number ?? "?"}${facing}`;
  return (number === undefined ? `${tile.kind === "gate" ? "G" : ""}${LETTERS[tile.colour]}` : String(number)).padStart(2) + facing;
}

function arrow(heading: Heading): string {
  return ARROWS[HEADINGS.indexOf(heading)]!;
}

/** Whose it is; one that is nobody's needs no line. */
function starts({ starts }: Layout): string[] {
  return starts.flatMap(({ colour, team }, index) => (colour || team ? [["start", STARTS[index], colour, team].filter((word) => word !== undefined).join(" ")] : []));
}

/** The lines of the text, from 1, on which these hexes are. */
export function linesOf(text: string, cells: readonly Cell[]): number[] {
  const rows = text.split("\n").map((line) => /^\s*(\d+)\s*\|/.exec(line)?.[1]);
  return rows.flatMap((row, index) => (row !== undefined && cells.some((cell) => isSame(cell, [Number(row), cell[1]])) ? [index + 1] : []));
}
