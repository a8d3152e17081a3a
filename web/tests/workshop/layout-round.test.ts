/** What is drawn is what is played: editor, form, notation, engine and drawing say the same. */
import { render } from "svelte/server";
import { expect, test } from "vitest";

import { boardIn } from "../../src/engine/asteroyds/boards";
import { boardFor, layoutIn as formIn, layoutOf } from "../../src/engine/asteroyds/layouts";
import type { Table } from "../../src/engine/base/described";
import { HEADINGS, PRINTED_ROWS } from "../../src/games/asteroyds/state/hexes";
import type { Mode } from "../../src/games/asteroyds/state/state";
import Lying from "../../src/workshop/asteroyds/Lying.svelte";
import { cellsIn, COLOURS, isTurned, type Layout, MODES, numberOf, targetOf } from "../../src/workshop/asteroyds/content/layout";
import { lacking } from "../../src/workshop/asteroyds/content/needs";
import { written } from "../../src/workshop/asteroyds/content/notation";
import { read } from "../../src/workshop/asteroyds/content/reading";
import { tidy } from "../../src/workshop/asteroyds/content/tidying";
import { layoutIn } from "../../src/workshop/asteroyds/content/printed";
import { wholeLayout } from "./layouts";

const TABLE = { headings: HEADINGS, colours: COLOURS, teams: [null, "left", "right"] } as unknown as Table;
const printed = boardIn(PRINTED_ROWS);

/** Whose targets they are is said by the engine, and here by what lies where. */
function untargeted(layout: Layout): Layout {
  return tidy({ ...layout, tiles: layout.tiles.map((tile) => (tile.kind === "asteroid" ? { ...tile, target: undefined } : tile)) });
}

function drawn(layout: Layout): { tiles: string[]; starts: number; open: number; hexes: number } {
  const { body } = render(Lying, { props: { layout } });
  return {
    tiles: [...body.matchAll(/data-tile="([^"]+)"/g)].map((match) => match[1]!).sort(),
    starts: body.match(/data-start=/g)?.length ?? 0,
    open: body.match(/class="prio open"/g)?.length ?? 0,
    hexes: (body.match(/class="cell" d="([^"]*)"/)?.[1]?.match(/M/g) ?? []).length,
  };
}

test("random layouts come through all of them unchanged", () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const modes: Mode[] = MODES.filter((_, index) => (seed + index) % 3 !== 0);
    const layout = wholeLayout(seed, modes);
    expect(modes.flatMap((mode) => lacking(layout, mode))).toEqual([]);
    const again = read(written(formed(layout)));
    expect(again).toEqual(layout);
    for (const mode of modes) {
      const record = layoutOf(formIn(again), mode, printed, TABLE);
      expect(layoutIn(record, boardFor(formIn(again), printed).record, TABLE, layout.modes), written(layout)).toEqual(untargeted({ ...layout, board: undefined }));
    }
    expect(drawn(again)).toEqual({
      tiles: layout.tiles.map(({ kind, at }) => `${kind} ${at.join()}`).sort(),
      starts: layout.starts.length,
      open: layout.tiles.filter((tile) => isTurned(tile) && numberOf(tile) === undefined).length,
      hexes: cellsIn(layout).length,
    });
  }
});

test("targets go by their half, in the editor as in the engine", () => {
  const layout = wholeLayout(3, ["targets"]);
  const open = untargeted(layout);
  const teams = open.tiles.map(targetOf).filter((team) => team !== null);
  const isEven = teams.filter((team) => team === "left").length === 6;
  const says = (): unknown => layoutOf(formIn(formed(open)), "targets", printed, TABLE);
  if (isEven) expect(says).not.toThrow();
  else expect(says).toThrow();
  expect(lacking(open, "targets").length === 0).toBe(isEven);
});

/** As a file has it. */
function formed(layout: Layout): Layout {
  return JSON.parse(JSON.stringify(layout)) as Layout;
}
