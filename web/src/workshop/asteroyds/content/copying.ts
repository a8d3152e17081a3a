/** Copies of hexes, to be pasted anywhere, turned and mirrored. */
import type { Cell } from "../../../games/asteroyds/state/hexes";
import { freeNumbers, hasHex, kindOf, type Layout, leftOf, numberOf, type Start, type Tile } from "./layout";
import { isEmpty, type Load, loadAt, moved, withLoad } from "./editing";
import { middleOf, mirroring, type Motion, motionsOf, turning } from "./symmetry";

/** What was on some hexes. It is laid with its first hex where one points. */
export interface Clip {
  around: Cell;
  loads: { at: Cell; load: Load }[];
}

export function copied(layout: Layout, cells: readonly Cell[]): Clip | null {
  const loads = cells.map((at) => ({ at, load: loadAt(layout, at) })).filter(({ load }) => !isEmpty(load));
  return loads.length > 0 ? { around: loads[0]!.at, loads } : null;
}

export function turnedClip(clip: Clip, turns: number): Clip {
  return after(clip, turning(turns, clip.around));
}

export function mirroredClip(clip: Clip): Clip {
  return after(clip, mirroring(clip.around));
}

function after({ around, loads }: Clip, motion: Motion): Clip {
  return { around, loads: loads.map(({ at, load }) => ({ at: motion.cell(at), load: moved(load, motion) })) };
}

/** Where each hex of it would lie. */
export function placesOf({ around, loads }: Clip, to: Cell): Cell[] {
  const shift = shifting(around, to);
  return loads.map(({ at }) => shift(at));
}

/** As much of it as is left of each kind. What is there once only, a number or a colour, is not copied where it is taken. */
export function pasted(layout: Layout, clip: Clip, to: Cell, motions: readonly Motion[]): Layout {
  const shift = shifting(clip.around, to);
  return motions.reduce(
    (now, motion) => clip.loads.reduce((here, { at, load }) => laid(here, motion.cell(shift(at)), moved(load, motion)), now),
    layout,
  );
}

function laid(layout: Layout, cell: Cell, { tile, start }: Load): Layout {
  if (!hasHex(layout, cell)) return layout;
  const cleared = withLoad(layout, cell, {});
  const load: Load = {
    ...(tile && leftOf(cleared, kindOf(tile)) > 0 && { tile: numbered(cleared, tile) }),
    ...(start && leftOf(cleared, "start") > 0 && { start: coloured(cleared, start) }),
  };
  return isEmpty(load) ? layout : withLoad(cleared, cell, load);
}

function numbered(layout: Layout, tile: Tile): Tile {
  const number = numberOf(tile);
  if (number === undefined) return tile;
  const free = freeNumbers(layout, kindOf(tile));
  return { ...tile, [tile.kind === "turret" ? "symbol" : "priority"]: free.includes(number) ? number : free[0] } as Tile;
}

function coloured(layout: Layout, { colour, ...start }: Start): Start {
  return colour && !layout.starts.some((other) => other.colour === colour) ? { ...start, colour } : start;
}

/** Rows stand half a hex aside in turns, and so a hex moves by cubes. */
function shifting(from: Cell, to: Cell): (cell: Cell) => Cell {
  const [[x, , z], [wantedX, , wantedZ]] = [middleOf(from), middleOf(to)];
  const half = [(x + wantedX) / 2, 0, (z + wantedZ) / 2] as const;
  // Half a turn around the middle between both, and another one around where it ends, are a shift.
  const [first, second] = [motionsOf("half_turn", [half[0], -half[0] - half[2], half[2]])[1]!, motionsOf("half_turn", middleOf(to))[1]!];
  return (cell) => second.cell(first.cell(cell));
}
