/** A layout as it is edited: what a set-up takes, and perhaps not yet whole. Replaced, never changed. */
import { type Cell, type Heading, PRINTED_ROWS, cellsOf, isSame } from "../../../games/asteroyds/state/hexes";
import type { Colour, Mode, Team } from "../../../games/asteroyds/state/state";

export type AsteroidColour = "red" | "white" | "blue" | "white/red" | "white/blue";
export type GateColour = "red" | "white";
export type Rows = Record<string, [first: number, last: number][]>;

/** What is left out is drawn at set-up; a target lies by its half. */
export interface Asteroid {
  kind: "asteroid";
  colour: AsteroidColour;
  at: Cell;
  priority?: number;
  one_faces?: Heading;
  target?: Team;
}

export interface Gate {
  kind: "gate";
  colour: GateColour;
  at: Cell;
  /** Says its symbol, too. */
  priority?: number;
  one_faces?: Heading;
}

export interface Turret {
  kind: "turret";
  at: Cell;
  symbol?: number;
  one_faces?: Heading;
}

export interface Pod {
  kind: "pod";
  at: Cell;
}

export interface Platform {
  kind: "platform";
  at: Cell;
}

export type Tile = Asteroid | Gate | Turret | Pod | Platform;

export interface Start {
  at: Cell;
  heading: Heading;
  colour?: Colour;
  team?: Team;
}

export interface Layout {
  game: "asteroyds";
  modes: Mode[];
  tiles: Tile[];
  starts: Start[];
  board?: Board;
}

export interface Board {
  rows: Rows;
}

export const MODES: Mode[] = ["racing", "shooting", "targets", "drones"];
export const COLOURS: Colour[] = ["red", "yellow", "purple", "blue", "green", "orange"];
export const ASTEROIDS: AsteroidColour[] = ["red", "white", "blue", "white/red", "white/blue"];
/** A0.1 Rows and columns of a board are below this. */
export const MOST_ROWS = 32;
/** A9.1 Columns below this one are the left half. */
const HALF = 7;
const FIRST_GATE = 21;
const EACH = 4;

/** What can be laid, by the names of the palette. */
export type Kind = AsteroidColour | "red-gate" | "white-gate" | "pod" | "platform" | "turret" | "start" | "hex";

/** Kinds of tiles. */
export type Laid = Exclude<Kind, "start" | "hex">;

export const KINDS: Kind[] = [...ASTEROIDS, "red-gate", "white-gate", "pod", "platform", "start", "turret", "hex"];

const MOST: Record<Kind, number> = {
  red: EACH,
  white: EACH,
  blue: EACH,
  "white/red": EACH,
  "white/blue": EACH,
  "red-gate": 2,
  "white-gate": 2,
  pod: 32,
  platform: 32,
  turret: 4,
  start: 6,
  hex: MOST_ROWS * MOST_ROWS,
};

/** Nothing but the printed board. */
export const EMPTY: Layout = { game: "asteroyds", modes: ["racing", "shooting"], tiles: [], starts: [] };

export function kindOf(tile: Tile): Laid {
  if (tile.kind === "asteroid") return tile.colour;
  return tile.kind === "gate" ? `${tile.colour}-gate` : tile.kind;
}

/** One of the kind, with all open that can be. */
export function tileOf(kind: Laid, at: Cell): Tile {
  switch (kind) {
    case "red-gate":
    case "white-gate":
      return { kind: "gate", colour: kind === "red-gate" ? "red" : "white", at };
    case "pod":
    case "platform":
    case "turret":
      return { kind, at };
    default:
      return { kind: "asteroid", colour: kind, at };
  }
}

/** A0.4 The priorities of a kind; A0.6 the symbols of turrets. */
export function numbersOf(kind: Kind): number[] {
  const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index);
  if (kind === "turret") return from(1, EACH);
  if (kind === "red-gate" || kind === "white-gate") return from(FIRST_GATE + (kind === "red-gate" ? 0 : 2), 2);
  const colour = ASTEROIDS.findIndex((each) => each === kind);
  return colour < 0 ? [] : from(colour * EACH + 1, EACH);
}

/** A0.4, A0.6 Its priority; a turret's symbol. */
export function numberOf(tile: Tile): number | undefined {
  return tile.kind === "turret" ? tile.symbol : "priority" in tile ? tile.priority : undefined;
}

/** A0.6 What is painted on a gate, or a turret. */
export function symbolOf(tile: Tile): number | undefined {
  if (tile.kind === "turret") return tile.symbol;
  return tile.kind === "gate" && tile.priority ? tile.priority - FIRST_GATE + 1 : undefined;
}

/** The numbers of a kind that no tile of the layout has. */
export function freeNumbers(layout: Layout, kind: Kind): number[] {
  const taken = layout.tiles.filter((tile) => kindOf(tile) === kind).map(numberOf);
  return numbersOf(kind).filter((number) => !taken.includes(number));
}

/** A3 Whether it has a direction for each die. */
export function isTurned(tile: Tile): tile is Asteroid | Gate | Turret {
  return tile.kind !== "pod" && tile.kind !== "platform";
}

/** A9.1 Whose target lies on it: as given, else by its half. */
export function targetOf(tile: Tile): Team | null {
  if (!carriesTarget(tile)) return null;
  return tile.target ?? (tile.at[1] < HALF ? "right" : "left");
}

export function carriesTarget(tile: Tile): tile is Asteroid {
  return tile.kind === "asteroid" && tile.colour.startsWith("white");
}

/** The team whose half this is. */
export function teamOf([, column]: Cell): Team {
  return column < HALF ? "left" : "right";
}

const hexes = new WeakMap<object, Cell[]>();
const PRINTED = cellsOf(PRINTED_ROWS);

export function cellsIn({ board }: Pick<Layout, "board">): Cell[] {
  if (!board) return PRINTED;
  const known = hexes.get(board) ?? cellsOf(board.rows).toSorted(byPlace);
  hexes.set(board, known);
  return known;
}

export function hasHex(layout: Layout, [row, column]: Cell): boolean {
  const rows: Rows = layout.board?.rows ?? PRINTED_ROWS;
  return (rows[row] ?? []).some(([first, last]) => first <= column && column <= last);
}

export function tileAt(layout: Layout, cell: Cell): Tile | undefined {
  return layout.tiles.find((tile) => isSame(tile.at, cell));
}

export function startAt(layout: Layout, cell: Cell): Start | undefined {
  return layout.starts.find((start) => isSame(start.at, cell));
}

export function countOf(layout: Layout, kind: Kind): number {
  if (kind === "hex") return cellsIn(layout).length;
  return kind === "start" ? layout.starts.length : layout.tiles.filter((tile) => kindOf(tile) === kind).length;
}

/** A0.3 How many more of a kind there are. */
export function leftOf(layout: Layout, kind: Kind): number {
  return MOST[kind] - countOf(layout, kind);
}

export function byPlace([row, column]: Cell, [other, there]: Cell): number {
  return row - other || column - there;
}

export function keyOf([row, column]: Cell): string {
  return `${row},${column}`;
}

export function cellOfKey(key: string): Cell {
  const [row, column] = key.split(",").map(Number);
  return [row!, column!];
}
