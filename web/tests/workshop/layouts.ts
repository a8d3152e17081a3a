/** Layouts from numbers: whole ones and halves, on the printed board and on others. */
import { type Cell, HEADINGS } from "../../src/games/asteroyds/state/hexes";
import type { Mode } from "../../src/games/asteroyds/state/state";
import { put, setStart, target, face, number, toggleMode } from "../../src/workshop/asteroyds/content/editing";
import { cellsIn, carriesTarget, COLOURS, EMPTY, freeNumbers, type Kind, KINDS, kindOf, type Layout, leftOf, MODES, startAt, tileAt } from "../../src/workshop/asteroyds/content/layout";
import { rimOf, withHex, withoutHex } from "../../src/workshop/asteroyds/content/shaping";
import { centreOf, motionsOf } from "../../src/workshop/asteroyds/content/symmetry";
import { tidy } from "../../src/workshop/asteroyds/content/tidying";

export type Chance = () => number;

/** The same numbers from the same seed. */
export function chanceOf(seed: number): Chance {
  let state = (seed * 2654435761 + 97) % 2147483647 || 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

export function oneOf<Thing>(things: readonly Thing[], chance: Chance): Thing {
  return things[Math.floor(chance() * things.length)]!;
}

export const ALONE = motionsOf("none", [0, 0, 0]);

export function around(layout: Layout, symmetry: Parameters<typeof motionsOf>[0]) {
  return motionsOf(symmetry, centreOf(symmetry, cellsIn(layout)));
}

/** As somebody might draw it. */
export function randomLayout(seed: number): Layout {
  const chance = chanceOf(seed);
  let layout = tidy({ ...EMPTY, modes: MODES.filter(() => chance() < 0.5) });
  if (chance() < 0.5) layout = randomBoard(layout, chance);
  const count = Math.floor(chance() * 60);
  for (let step = 0; step < count; step += 1) layout = randomStep(layout, chance);
  return layout;
}

function randomBoard(layout: Layout, chance: Chance): Layout {
  for (let step = 0; step < 12; step += 1) {
    if (chance() < 0.5) layout = withoutHex(layout, oneOf(cellsIn(layout), chance));
    else layout = withHex(layout, oneOf(rimOf(layout), chance));
  }
  return layout;
}

function randomStep(layout: Layout, chance: Chance): Layout {
  const cell: Cell = oneOf(cellsIn(layout), chance);
  const kind = oneOf(KINDS.filter((each) => each !== "hex" && leftOf(layout, each) > 0), chance);
  const laid = put(layout, kind, cell, ALONE);
  const tile = tileAt(laid, cell);
  const steps = [
    (now: Layout) => (chance() < 0.5 ? face(now, cell, oneOf(HEADINGS, chance), ALONE) : now),
    (now: Layout) => (tile && chance() < 0.5 && freeNumbers(now, kindOf(tile)).length > 0 ? number(now, cell, oneOf(freeNumbers(now, kindOf(tile)), chance), ALONE) : now),
    (now: Layout) => (tile && carriesTarget(tile) && chance() < 0.3 ? target(now, cell, oneOf(["left", "right"] as const, chance), ALONE) : now),
    (now: Layout) => (startAt(now, cell) ? setStart(now, cell, { heading: oneOf(HEADINGS, chance), ...(chance() < 0.5 && { colour: oneOf(COLOURS, chance) }), ...(chance() < 0.5 && { team: "left" }) }, ALONE) : now),
  ];
  return steps.reduce((now, change) => change(now), laid);
}

/** The same, with all that these modes need. */
export function wholeLayout(seed: number, modes: readonly Mode[]): Layout {
  const chance = chanceOf(seed + 5000);
  const free = (now: Layout): Cell => oneOf(cellsIn(now).filter((cell) => !tileAt(now, cell) && !startAt(now, cell)), chance);
  const filled = (now: Layout, kind: Kind): Layout => {
    while (leftOf(now, kind) > 0) now = put(now, kind, free(now), ALONE);
    return now;
  };
  const kinds: Kind[] = ["red-gate", "white-gate", "turret", "start", "white", "white/red", "white/blue"];
  const laid = kinds.reduce(filled, { ...randomLayout(seed), modes: [] });
  const evened = laid.tiles.filter(carriesTarget).reduce((now, tile, index) => target(now, tile.at, index % 2 ? "left" : "right", ALONE), laid);
  return modes.reduce((now, mode) => toggleMode(now, mode), evened);
}
