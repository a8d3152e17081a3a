/** The printed layouts, from the records that games are played on (A1.1). */
import type { Table } from "../../engine/base/described";
import { EngineFiles } from "../../engine/base/fetching";
import { RECORDS } from "../../engine/base/forms";
import { read } from "../../engine/base/layout";
import type { Cell, Heading } from "../../games/asteroyds/state/hexes";
import type { Colour, Mode, Team } from "../../games/asteroyds/state/state";
import { ASTEROIDS, type Layout, type Start, type Tile } from "./content/layout";
import { tidy } from "./content/tidying";

const OFF = -1;
const GATES = ["red", "white"] as const;

/** What a layout is called by: its first mode. */
export const PRINTED = { racing: ["racing", "shooting"], targets: ["targets"], drones: ["drones"] } as const satisfies Partial<Record<Mode, Mode[]>>;

export async function printedLayout(name: keyof typeof PRINTED, base: string): Promise<Layout> {
  const files = new EngineFiles(base);
  const [board, record, { tables }] = await Promise.all([files.ground("board", "printed"), files.ground("layout", name), files.describe()]);
  return layoutFrom(record, board, tables.asteroyds, [...PRINTED[name]]);
}

function layoutFrom(record: Uint8Array, board: Uint8Array, table: Table, modes: Mode[]): Layout {
  const layout = read(RECORDS["asteroyds.Layout"], new DataView(record.buffer, record.byteOffset));
  const { row, column } = read(RECORDS["kernel.Hexes"], new DataView(board.buffer, board.byteOffset));
  const laid = (cells: readonly number[]): Cell[] => cells.filter((cell) => cell !== OFF).map((cell) => [row[cell]!, column[cell]!]);
  const tiles: Tile[] = [
    ...ASTEROIDS.flatMap((colour, kind) => laid(layout.asteroid[kind]!).map((at): Tile => ({ kind: "asteroid", colour, at }))),
    ...GATES.flatMap((colour, kind) => laid(layout.gate[kind]!).map((at): Tile => ({ kind: "gate", colour, at }))),
    ...(["turret", "pod", "platform"] as const).flatMap((kind) => laid(layout[kind]).map((at): Tile => ({ kind, at }))),
  ];
  const starts = laid(layout.start).map((at, place): Start => {
    const [colour, team] = [table.colours![layout.start_colour[place]!], table.teams![layout.start_team[place]!]];
    return { at, heading: table.headings[layout.start_heading[place]!] as Heading, ...(colour && { colour: colour as Colour }), ...(team && { team: team as Team }) };
  });
  return tidy({ game: "asteroyds", modes, tiles, starts });
}
