/** The look is said in one place. */
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { bothWays } from "../light-by-system";

const tokens = bothWays(readFileSync("src/look/base/tokens.css", "utf8"));

test("light by the system and light by choice are the same", () => {
  const bySystem = blockOf(':root:not([data-theme="dark"])');
  expect(bySystem.length).toBeGreaterThan(30);
  expect(blockOf(':root[data-theme="light"]')).toEqual(bySystem);
});

test("light changes only what dark has said", () => {
  const dark = new Set(blockOf(":root").map((line) => line.split(":")[0]));
  expect(blockOf(':root[data-theme="light"]').filter((line) => !dark.has(line.split(":")[0]))).toEqual([]);
});

function blockOf(selector: string): string[] {
  const begin = tokens.indexOf(`${selector} {`);
  expect(begin).toBeGreaterThanOrEqual(0);
  const block = tokens.slice(tokens.indexOf("{", begin) + 1, tokens.indexOf("}", begin));
  return block
    .replace(/\/\*.*?\*\//gs, "")
    .split(";")
    .map((line) => line.trim())
    .filter(Boolean);
}
