import { expect, test } from "vitest";

import { dataCodewords, qrCode, remainder } from "../src/lobby/qr";

test("the correction of the standard's own example", () => {
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
  expect(remainder(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
});

test("bytes are padded in turn", () => {
  expect(dataCodewords(new TextEncoder().encode("ab"), 1).slice(0, 7)).toEqual([0x40, 0x26, 0x16, 0x20, 0xec, 0x11, 0xec]);
});

test("a word in the smallest code", () => {
  const drawn = qrCode("swarmrally").map((line) => line.map((isDark) => (isDark ? "#" : ".")).join(""));
  expect(drawn).toEqual([
    "#######.###...#######",
    "#.....#..#....#.....#",
    "#.###.#.##.#..#.###.#",
    "#.###.#...##..#.###.#",
    "#.###.#..##.#.#.###.#",
    "#.....#.###...#.....#",
    "#######.#.#.#.#######",
    "..........##.........",
    "#.#...##...##..#..#.#",
    "#..##..####..##.##.##",
    "..#..##......##.#...#",
    "..#.#...#...##.#.#.##",
    "#.#########..#.###.##",
    "........#.##.##.#..##",
    "#######.#..####.#.#.#",
    "#.....#...##.#..##..#",
    "#.###.#...###..##..#.",
    "#.###.#..##...###....",
    "#.###.#.#.....#.##.##",
    "#.....#...#.#..#.#...",
    "#######.#.#..##..#..#",
  ]);
});

test("a link needs a larger one, and there is a largest", () => {
  expect(qrCode(`https://example.org/#invitation=${"a".repeat(16)}`).length).toBe(33);
  expect(qrCode("a".repeat(213)).length).toBe(57);
  expect(() => qrCode("a".repeat(214))).toThrow("expected at most 213 bytes, got 214");
});
