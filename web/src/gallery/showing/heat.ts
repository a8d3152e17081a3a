/** Where it happens most, as figures tell it: cells by their names, with a size for each. */
import { centre } from "../../games/asteroyds/state/hexes";
import { middle } from "../../games/roborally/floor/drawing";
import type { GameName, Place } from "../asking/works";

export type Kind = "deaths" | "damage" | "traffic";

export interface Spot {
  x: number;
  y: number;
  /** From 1 to 4. */
  size: number;
  at: string;
}

export const SIZES = 4;
/** In the units of a board's drawing, for a size of one. */
export const SIDE = 8;
const NAMES: Record<GameName, RegExp> = { roborally: /^(-?\d+),(-?\d+)/, asteroyds: /^row (\d+), column (\d+)/ };

/** Nothing for a name that is none, as a newer server might tell it. */
export function spotsOf(game: GameName, places: readonly Place[]): Spot[] {
  const highest = Math.max(...places.map(({ share }) => share));
  return places.flatMap(({ at, share }) => {
    const named = NAMES[game].exec(at);
    if (!named) return [];
    const cell: [number, number] = [Number(named[1]), Number(named[2])];
    const { x, y } = game === "asteroyds" ? centre(cell) : { x: middle(cell)[0], y: middle(cell)[1] };
    // As the area goes, so that twice as much looks like twice as much.
    return [{ x, y, size: Math.max(1, Math.round(SIZES * Math.sqrt(share / highest))), at: shortly(named) }];
  });
}

function shortly(named: RegExpExecArray): string {
  return `${named[1]},${named[2]}`;
}

/** The cells that have most of it, and how much together. */
export function mostOf(game: GameName, places: readonly Place[], count = 3): { share: number; at: string[] } {
  const most = places.slice(0, count);
  const names = spotsOf(game, most).map(({ at }) => at);
  return { share: most.reduce((sum, { share }) => sum + share, 0), at: names };
}
