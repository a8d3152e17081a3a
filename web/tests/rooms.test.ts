/** Rooms that can be seen at a glance. In which direction they import each other, the linter says. */
import { readdirSync } from "node:fs";

import { expect, test } from "vitest";

import { below, ROOMS } from "../rooms.js";

const MOST = 20;

test("no folder has more files than one can take in", () => {
  const files = readdirSync("src", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const counts = new Map<string, number>();
  /** A part for each screen, the same in every language. */
  const isOfWords = (folder: string): boolean => /^src\/words\/\w+$/.test(folder);
  for (const { parentPath } of files) counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(30);
  expect([...counts].filter(([folder, count]) => count > MOST && !isOfWords(folder))).toEqual([]);
});

test("no two rooms import each other, and no game the other", () => {
  for (const room of ROOMS) for (const other of below(room)) if (other !== room) expect(below(other)).not.toContain(room);
  expect(below("games/roborally/screen").filter((room) => room.startsWith("games/asteroyds"))).toEqual([]);
  expect(below("games/asteroyds/screen").filter((room) => room.startsWith("games/roborally"))).toEqual([]);
});
