/** A0.1 Boards of one's own, by their rows: as forms/boards.py reads them. */
import { RECORDS } from "../base/forms";
import { read, write } from "../base/layout";
import { check } from "../reading/reading";
import { refused } from "../base/refusing";
import { RANGES } from "../reading/shapes";

const HEXES = RECORDS["kernel.Hexes"];
const [MOST_ROWS, MOST_COLUMNS] = [32, 32];
export const OFF = -1;
const SIDES = 6;
/** By heading, clockwise from E: rows down and columns to the right, in even rows and in odd ones. */
const STEPS = [
  [[0, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0]],
  [[0, 1], [1, 1], [1, 0], [0, -1], [-1, 0], [-1, 1]],
] as const;

export type Rows = Readonly<Record<string, unknown>>;
export type Place = readonly [row: number, column: number];

/** The valid hexes: the record that the engine has of them, and their numbers by place. */
export interface Board {
  record: Uint8Array;
  cellAt(place: Place): number | undefined;
  /** By heading, the cells around this one; OFF over the edge. */
  around(cell: number): readonly number[];
}

export function boardOf(record: Uint8Array): Board {
  const { cells, row, column, neighbour } = read(HEXES, new DataView(record.buffer, record.byteOffset));
  const numbers = new Map(Array.from({ length: cells }, (_, cell) => [keyOf([row[cell]!, column[cell]!]), cell]));
  return { record, cellAt: (place) => numbers.get(keyOf(place)), around: (cell) => neighbour[cell]! };
}

export function boardIn(rows: Rows): Board {
  const ranges = Object.entries(rows).map(([row, given]) => [Number(row), rangesIn(row, given)] as const);
  const places = ranges.flatMap(([row, each]) => each.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step): Place => [row, first + step])));
  if (places.length === 0) throw refused("/board/rows", "list_too_short", { least: 1 });
  if (new Set(places.map(keyOf)).size < places.length) throw refused("/board/rows", "twice", { expected: "ranges that do not overlap" });
  return boardOf(recordOf(places.toSorted(([row, column], [other, there]) => row - other || column - there)));
}

function rangesIn(row: string, given: unknown): (readonly [number, number])[] {
  const pointer = `/board/rows/${row.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  if (!/^(0|[1-9]\d*)$/.test(row) || Number(row) >= MOST_ROWS) throw refused(pointer, "out_of_range", { what: "a row number", least: 0, most: MOST_ROWS - 1, got: row.slice(0, 40) });
  check(RANGES, given, pointer);
  const ranges = given as (readonly [number, number])[];
  ranges.forEach(([first, last], number) => {
    if (!(0 <= first && first <= last && last < MOST_COLUMNS)) throw refused(`${pointer}/${number}`, "wrong_form", { expected: `[first, last] with 0 <= first <= last <= ${MOST_COLUMNS - 1}` });
  });
  return ranges;
}

function recordOf(places: readonly Place[]): Uint8Array {
  const record = new Uint8Array(HEXES.size);
  const numbers = new Map(places.map((place, cell) => [keyOf(place), cell]));
  const beside = ([row, column]: Place): number[] => STEPS[(row % 2) as 0 | 1].map(([down, right]) => numbers.get(keyOf([row + down, column + right])) ?? OFF);
  const all = Array.from({ length: MOST_ROWS * MOST_COLUMNS }, (_, cell) => places[cell]);
  write(
    HEXES,
    new DataView(record.buffer),
    {
      cells: places.length,
      neighbour: all.map((place) => (place ? beside(place) : Array<number>(SIDES).fill(OFF))),
      row: all.map((place) => place?.[0] ?? 0),
      column: all.map((place) => place?.[1] ?? 0),
    },
  );
  return record;
}

/** One number for a place, wherever somebody has put it. */
function keyOf([row, column]: Place): string {
  return `${row},${column}`;
}
