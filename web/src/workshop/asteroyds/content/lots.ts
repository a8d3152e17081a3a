/** What a layout leaves open: counted, drawn at once, or given back to the set-up. */
import { HEADINGS } from "../../../games/asteroyds/state/hexes";
import { freeNumbers, isTurned, kindOf, type Layout, numberOf, type Tile, tileOf } from "./layout";
import { tidy } from "./tidying";

export interface Open {
  orientations: number;
  priorities: number;
  symbols: number;
}

export function openIn({ tiles }: Layout): Open {
  const turned = tiles.filter(isTurned);
  const numberless = turned.filter((tile) => numberOf(tile) === undefined);
  return {
    orientations: turned.filter((tile) => !tile.one_faces).length,
    priorities: numberless.filter(({ kind }) => kind !== "turret").length,
    symbols: numberless.filter(({ kind }) => kind === "turret").length,
  };
}

/** A0.4-A0.6 All that is open, as a set-up would draw it. `chance` gives numbers from 0 to below 1. */
export function drawn(layout: Layout, chance: () => number): Layout {
  const one = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(chance() * things.length)]!;
  return tidy(
    layout.tiles.filter(isTurned).reduce<Layout>((now, tile) => {
      const open = { ...(!tile.one_faces && { one_faces: one(HEADINGS) }), ...(numberOf(tile) === undefined && named(tile, one(freeNumbers(now, kindOf(tile))))) };
      return { ...now, tiles: now.tiles.map((each) => (each === tile ? ({ ...each, ...open } as Tile) : each)) };
    }, layout),
  );
}

function named(tile: Tile, number: number): object {
  return tile.kind === "turret" ? { symbol: number } : { priority: number };
}

/** Nothing is fixed but where everything lies. */
export function opened(layout: Layout): Layout {
  const open = (tile: Tile): Tile => ({ ...tileOf(kindOf(tile), tile.at), ...(tile.kind === "asteroid" && tile.target && { target: tile.target }) });
  return tidy({ ...layout, tiles: layout.tiles.map(open) });
}
