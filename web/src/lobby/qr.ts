/** QR codes (ISO/IEC 18004): bytes, error correction M, versions 1 to 10, which is room enough for a link. */

/** For each version: codewords of error correction in a block, and how many data codewords each block has. */
const BLOCKS: [correction: number, data: number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Where the centres of the small squares lie, in both directions. */
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const LEVEL_M = 0;
const BYTES = 0b0100;

export type Matrix = boolean[][];
type Test = (row: number, column: number) => boolean;

const MASKS: Test[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

export function qrCode(text: string): Matrix {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const bits = withCorrection(version, dataCodewords(bytes, version)).flatMap((word) => bitsOf(word, 8));
  const drawn = MASKS.map((_, mask) => draw(version, bits, mask));
  const penalties = drawn.map(penalty);
  return drawn[penalties.indexOf(Math.min(...penalties))]!;
}

function versionFor(length: number): number {
  const version = BLOCKS.findIndex((_, index) => length <= capacity(index + 1) - (index + 1 < 10 ? 2 : 3)) + 1;
  if (version === 0) throw new Error(`expected at most ${capacity(BLOCKS.length) - 3} bytes, got ${length}`);
  return version;
}

function capacity(version: number): number {
  return BLOCKS[version - 1]![1].reduce((sum, data) => sum + data, 0);
}

function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >> (length - 1 - index)) & 1);
}

export function dataCodewords(bytes: Uint8Array, version: number): number[] {
  const bits = [...bitsOf(BYTES, 4), ...bitsOf(bytes.length, version < 10 ? 8 : 16), ...[...bytes].flatMap((byte) => bitsOf(byte, 8))];
  const room = capacity(version) * 8;
  bits.push(...bitsOf(0, Math.min(4, room - bits.length)));
  bits.push(...bitsOf(0, (8 - (bits.length % 8)) % 8));
  const words = Array.from({ length: bits.length / 8 }, (_, index) => bits.slice(index * 8, index * 8 + 8).reduce((word, bit) => word * 2 + bit, 0));
  for (let pad = 0xec; words.length < capacity(version); pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** The blocks, one codeword of each in turn: first the data, then the correction. */
function withCorrection(version: number, data: number[]): number[] {
  const [correction, sizes] = BLOCKS[version - 1]!;
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  const checks = blocks.map((block) => remainder(block, correction));
  return [...inTurn(blocks), ...inTurn(checks)];
}

function inTurn(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block[index] ?? [])).flat();
}

/** Reed-Solomon: what is left after dividing by the generator, over the field of 256 elements with 285. */
export function remainder(data: number[], count: number): number[] {
  const generator = generatorOf(count);
  const left = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const factor = left[at]!;
    for (const [index, value] of generator.entries()) left[at + index]! ^= times(value, factor);
  }
  return left.slice(data.length);
}

function generatorOf(count: number): number[] {
  let product = [1];
  for (let power = 0, root = 1; power < count; power++, root = times(root, 2)) {
    product = [...product, 0].map((value, index) => value ^ times(product[index - 1] ?? 0, root));
  }
  return product;
}

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((other >> bit) & 1) product ^= one;
  }
  return product & 0xff;
}

function draw(version: number, bits: number[], mask: number): Matrix {
  const size = 17 + 4 * version;
  const cells: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  drawPatterns(cells, version);
  drawFormat(cells, mask);
  if (version >= 7) drawVersion(cells, version);
  fill(cells, bits, MASKS[mask]!);
  return cells as Matrix;
}

function drawPatterns(cells: (boolean | null)[][], version: number): void {
  const size = cells.length;
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawRings(cells, row, column, 4);
  for (let at = 8; at < size - 8; at++) cells[6]![at] = cells[at]![6] = at % 2 === 0;
  const centres = ALIGNMENT[version - 1]!;
  const isCorner = (row: number, column: number): boolean => Math.min(row, column) === 6 && [6, size - 7].includes(Math.max(row, column));
  for (const row of centres) {
    for (const column of centres) if (!isCorner(row, column)) drawRings(cells, row, column, 2);
  }
}

/** Squares around a centre: dark but for the second ring and, of a large one, the outermost. */
function drawRings(cells: (boolean | null)[][], row: number, column: number, radius: number): void {
  for (let down = -radius; down <= radius; down++) {
    for (let right = -radius; right <= radius; right++) {
      const ring = Math.max(Math.abs(down), Math.abs(right));
      const line = cells[row + down];
      if (line && column + right >= 0 && column + right < cells.length) line[column + right] = radius === 4 ? ring !== 2 && ring !== 4 : ring !== 1;
    }
  }
}

/** The level and the mask, twice, with their own correction. */
function drawFormat(cells: (boolean | null)[][], mask: number): void {
  const size = cells.length;
  const value = (LEVEL_M << 3) | mask;
  const bits = bitsOf(((value << 10) | checked(value, 0x537, 10)) ^ 0x5412, 15).map(Boolean);
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  for (let index = 0; index < 15; index++) {
    const bit = bits[index]!;
    if (index < 8) cells[8]![around[index]!] = bit;
    else cells[around[14 - index]!]![8] = bit;
    if (index < 7) cells[size - 1 - index]![8] = bit;
    else cells[8]![size - 15 + index] = bit;
  }
  cells[size - 8]![8] = true;
}

function drawVersion(cells: (boolean | null)[][], version: number): void {
  const size = cells.length;
  const bits = bitsOf((version << 12) | checked(version, 0x1f25, 12), 18)
    .reverse()
    .map(Boolean);
  for (const [index, bit] of bits.entries()) {
    const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
    cells[far]![near] = cells[near]![far] = bit;
  }
}

/** What is left after dividing by a generator over the field of two elements. */
function checked(value: number, generator: number, length: number): number {
  let left = value << length;
  for (let bit = 31 - Math.clz32(left); bit >= length; bit = 31 - Math.clz32(left)) left ^= generator << (bit - length);
  return left;
}

/** Two columns at a time from the right, up and down in turn, past the column of the timing. */
function fill(cells: (boolean | null)[][], bits: number[], isTurned: Test): void {
  const size = cells.length;
  let next = 0;
  for (let pair = 0; pair < (size - 1) / 2; pair++) {
    const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0);
    for (let step = 0; step < size; step++) {
      const row = pair % 2 === 0 ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (cells[row]![column] === null) cells[row]![column] = (bits[next++] === 1) !== isTurned(row, column);
      }
    }
  }
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, and an imbalance of dark and light. */
function penalty(cells: Matrix): number {
  const size = cells.length;
  const lines = [...cells, ...cells.map((_, column) => cells.map((row) => row[column]!))].map((line) => line.map(Number).join(""));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const corners = lines.reduce((sum, line) => sum + countOf(line, "10111010000") + countOf(line, "00001011101"), 0);
  let blocks = 0;
  for (let row = 1; row < size; row++) {
    for (let column = 1; column < size; column++) {
      const one = cells[row]![column];
      if (one === cells[row - 1]![column] && one === cells[row]![column - 1] && one === cells[row - 1]![column - 1]) blocks++;
    }
  }
  const dark = cells.flat().filter(Boolean).length / (size * size);
  return runs + 3 * blocks + 40 * corners + 10 * Math.floor(Math.abs(dark * 20 - 10));
}

function countOf(line: string, pattern: string): number {
  let count = 0;
  for (let at = line.indexOf(pattern); at >= 0; at = line.indexOf(pattern, at + 1)) count++;
  return count;
}

/** The dark cells as the path of a drawing, one unit each. */
export function pathOf(code: Matrix): string {
  return code.flatMap((line, row) => line.flatMap((isDark, column) => (isDark ? [`M${column} ${row}h1v1h-1z`] : []))).join("");
}
