/** What is wrong and odd about drawings: found as Python does. tests/wasm/test_findings.py makes them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import type { GameName } from "../../src/engine/base/described";
import { EngineFiles } from "../../src/engine/base/fetching";
import { type Finding, findingsOf } from "../../src/workshop/findings/findings";
import { placeIn } from "../../src/workshop/findings/places";

interface Case {
  content: unknown;
  findings: Partial<Finding>[];
}

const { ENGINE_FOLDER, DRAWINGS } = process.env;
const drawings = DRAWINGS ? (JSON.parse(readFileSync(DRAWINGS, "utf8")) as Record<GameName, Case[]>) : null;
const files = new EngineFiles("", (address) => Promise.resolve(new Response(readFileSync(join(ENGINE_FOLDER!, address.replace(/^[0-9a-f]{16}\//, ""))))));

describe.skipIf(!drawings).each(["asteroyds", "roborally"] as const)("drawings of %s", (game) => {
  test("are found wrong and odd where Python finds them so", async () => {
    for (const { content, findings } of drawings![game]) {
      const found = await findingsOf(game, content, files);
      expect(found, JSON.stringify(content)).toEqual(findings.map((finding) => ({ at: expect.toSatisfy(isPlace) as unknown, ...finding })));
    }
  });
});

/** Of what Python refuses it says no place, only a pointer. */
function isPlace(at: unknown): boolean {
  return at === null || (Array.isArray(at) && at.length === 2 && at.every(Number.isInteger));
}

describe("a pointer", () => {
  const course = { boards: [{ board: "exchange", x: 12, y: 0 }], floor: { pushers: [{ x: 3, y: 4, dir: "N", registers: [1, 3] }], walls: [[5, 6, "N"]], docks: { 1: [7, 8] } }, flags: [[1, 2]] };

  test.each([
    ["/course/flags/0", [1, 2]],
    ["/course/flags/0/1", [1, 2]],
    ["/course/boards/0/board", [12, 0]],
    ["/course/floor/pushers/0/registers/1", [3, 4]],
    ["/course/floor/walls/0", [5, 6]],
    ["/course/floor/docks/1", [7, 8]],
    ["/course/special", null],
    ["/seats", null],
    ["", null],
  ])("%s leads to the cell of what it names", (pointer, at) => {
    expect(placeIn(course, pointer)).toEqual(at);
  });

  test("leads to the hex of a tile, not to the columns of a row", () => {
    const layout = { tiles: [{ kind: "pod", at: [3, 4] }], board: { rows: { 2: [[0, 13]] } } };
    expect([placeIn(layout, "/tiles/0/at"), placeIn(layout, "/board/rows/2/0")]).toEqual([[3, 4], null]);
  });

  test("gives way to the cell that a refusal tells", () => {
    expect(placeIn(course, "/course", { cell: [9, 9] })).toEqual([9, 9]);
  });
});
