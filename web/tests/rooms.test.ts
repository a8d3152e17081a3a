/** Rooms that can be seen at a glance. In which direction they import each other, the linter says. */
import { readdirSync } from "node:fs";

import { expect, test } from "vitest";

import { below, ROOMS } from "../rooms.js";

const MOST = 20;
/** Of a language: a file for each part of the page. */
const MOST_PARTS = 30;

test("no folder has more files than one can take in", () => {
  const files = readdirSync("src", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const counts = new Map<string, number>();
  for (const { parentPath } of files) counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(30);
  expect([...counts].filter(([folder, count]) => count > (/^src\/words\/../.test(folder) ? MOST_PARTS : MOST))).toEqual([]);
});

test("no two rooms import each other, and no game the other", () => {
  for (const room of ROOMS) for (const other of below(room)) if (other !== room) expect(below(other)).not.toContain(room);
  expect(below("games/roborally/screen").filter((room) => room.startsWith("games/asteroyds"))).toEqual([]);
  expect(below("games/asteroyds/screen").filter((room) => room.startsWith("games/roborally"))).toEqual([]);
});
