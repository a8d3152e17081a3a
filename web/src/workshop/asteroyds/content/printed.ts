/** The printed layouts, from the records that games are played on (A1.1). */
import type { Table } from "../../../engine/base/described";
import { EngineFiles } from "../../../engine/base/fetching";
import { RECORDS } from "../../../engine/base/forms";
import { read } from "../../../engine/base/layout";
import { type Cell, type Heading, HEADINGS } from "../../../games/asteroyds/state/hexes";
import type { Colour, Mode, Team } from "../../../games/asteroyds/state/state";
import { ASTEROIDS, type Kind, type Layout, numbersOf, type Start, type Tile } from "./layout";
import { tidy } from "./tidying";

/** In records: nothing there; drawn at set-up. */
const [OFF, OPEN] = [-1, -1];
const GATES = ["red", "white"] as const;

/** What a layout is called by: its first mode. */
export const PRINTED = { racing: ["racing", "shooting"], targets: ["targets"], drones: ["drones"] } as const satisfies Partial<Record<Mode, Mode[]>>;

export async function printedLayout(name: keyof typeof PRINTED, base: string): Promise<Layout> {
  const files = new EngineFiles(base);
  const [board, record, { tables }] = await Promise.all([files.ground("board", "printed"), files.ground("layout", name), files.describe()]);
  return layoutIn(record, board, tables.asteroyds, [...PRINTED[name]]);
}

/** What a record of the engine says, on the printed board or on that of another record. Whose targets lie where it says nothing of: their half does. */
export function layoutIn(record: Uint8Array, board: Uint8Array, table: Pick<Table, "colours" | "teams" | "headings">, modes: Mode[]): Layout {
  const layout = read(RECORDS["asteroyds.Layout"], new DataView(record.buffer, record.byteOffset));
  const { row, column } = read(RECORDS["kernel.Hexes"], new DataView(board.buffer, board.byteOffset));
  const place = (cell: number): Cell => [row[cell]!, column[cell]!];

  function laid(kind: Kind, cells: readonly number[], numbers: readonly number[], faces: readonly number[], made: (at: Cell, given: object, number: object) => Tile): Tile[] {
    return cells.flatMap((cell, index) => {
      if (cell === OFF) return [];
      const given = faces[index] === OPEN ? {} : { one_faces: HEADINGS[faces[index]!]! };
      return [made(place(cell), given, numbers[index] === OPEN ? {} : { [kind === "turret" ? "symbol" : "priority"]: numbersOf(kind)[numbers[index]!] })];
    });
  }

  const tiles = [
    ...ASTEROIDS.flatMap((colour, kind) => laid(colour, layout.asteroid[kind]!, layout.asteroid_number[kind]!, layout.asteroid_faces[kind]!, (at, given, number) => ({ kind: "asteroid", colour, at, ...given, ...number }))),
    ...GATES.flatMap((colour, kind) => laid(`${colour}-gate`, layout.gate[kind]!, layout.gate_number[kind]!, layout.gate_faces[kind]!, (at, given, number) => ({ kind: "gate", colour, at, ...given, ...number }))),
    ...laid("turret", layout.turret, layout.turret_number, layout.turret_faces, (at, given, number) => ({ kind: "turret", at, ...given, ...number })),
    ...(["pod", "platform"] as const).flatMap((kind) => layout[kind].filter((cell) => cell !== OFF).map((cell): Tile => ({ kind, at: place(cell) }))),
  ];
  const starts = layout.start.flatMap((cell, index): Start[] => {
    if (cell === OFF) return [];
    const [colour, team] = [table.colours![layout.start_colour[index]!], table.teams![layout.start_team[index]!]];
    return [{ at: place(cell), heading: table.headings[layout.start_heading[index]!] as Heading, ...(colour && { colour: colour as Colour }), ...(team && { team: team as Team }) }];
  });
  return tidy({ game: "asteroyds", modes, tiles, starts });
}
