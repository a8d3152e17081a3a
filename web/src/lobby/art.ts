/** A moment of a game of ours, drawn on the first page: hexes, tiles and craft of the printed board. */
export const RADIUS = 36;
const WIDTH = RADIUS * Math.sqrt(3);

/** The first and last columns of each row, in one or two stretches. */
const ROWS: [number, number][][] = [
  [
    [3, 6],
    [9, 12],
  ],
  [[2, 12]],
  [[2, 13]],
  [[2, 12]],
  [[1, 14]],
  [[0, 14]],
  [[0, 15]],
];

export type Cell = readonly [row: number, column: number];

export function centre([row, column]: Cell): [x: number, y: number] {
  return [WIDTH * (column + 0.5 + (row % 2) / 2), RADIUS * (1 + 1.5 * row)];
}

export function hexAround(x: number, y: number, radius: number): string {
  const corners = [30, 90, 150, 210, 270, 330].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

export function allHexes(): string {
  return ROWS.flatMap((stretches, row) => stretches.flatMap(([first, last]) => range(first, last).map((column) => hexAround(...centre([row, column]), RADIUS)))).join(
    "",
  );
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export interface ArtTile {
  at: Cell;
  symbol: string;
  priority?: number;
  /** The heading of the edge with the 1, in sixths of a turn from east. */
  one?: number;
}

export const TILES: ArtTile[] = [
  { at: [1, 7], symbol: "pod" },
  { at: [4, 8], symbol: "pod" },
  { at: [5, 7], symbol: "platform" },
  { at: [5, 8], symbol: "platform" },
  { at: [3, 10], symbol: "rock-red", priority: 1, one: 3 },
  { at: [1, 5], symbol: "rock-white", priority: 6, one: 3 },
  { at: [2, 9], symbol: "rock-white", priority: 7, one: 4 },
  { at: [3, 5], symbol: "rock-blue", priority: 9, one: 2 },
  { at: [5, 10], symbol: "rock-blue", priority: 12, one: 1 },
  { at: [2, 12], symbol: "rock-white-red", priority: 15, one: 2 },
  { at: [4, 12], symbol: "rock-white-blue", priority: 17, one: 0 },
  { at: [5, 4], symbol: "rock-white-blue", priority: 18, one: 4 },
  { at: [1, 10], symbol: "gate-white-4", priority: 24, one: 1 },
];

export const CRAFT = [
  { at: [4, 10] as Cell, colour: "red", turn: 0, name: "Mira" },
  { at: [3, 8] as Cell, colour: "blue", turn: 240, name: "Kepler" },
];

export const COURSE: Cell[] = [
  [4, 11],
  [3, 11],
  [2, 11],
  [1, 10],
];

/** The numbers on the edges of a tile, clockwise from the one that is 1. */
const RING = [1, 5, 3, 6, 2, 4];

export function edges(one: number): { number: number; x: number; y: number }[] {
  return RING.map((number, index) => {
    const turn = ((one + index) * Math.PI) / 3;
    return { number, x: 25.5 * Math.cos(turn), y: 25.5 * Math.sin(turn) };
  });
}
