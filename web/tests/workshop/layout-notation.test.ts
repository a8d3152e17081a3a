import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { cellsIn } from "../../src/workshop/asteroyds/content/layout";
import { linesOf, written } from "../../src/workshop/asteroyds/content/notation";
import { NotationError, read } from "../../src/workshop/asteroyds/content/reading";
import { taken } from "../../src/workshop/asteroyds/content/taking";
import { randomLayout } from "./layouts";

const SMALL = `modes racing targets

 3|   L 13↙ .     wr?
 4|A→[ ]         Gr↗ B←
 5|   ###   T2→   T??   21?

start A red left
start B right
`;

function fault(text: string): [fault: string, line: number, got: string] {
  try {
    read(text);
  } catch (error) {
    if (error instanceof NotationError) return [error.fault, error.line, error.got];
    throw error;
  }
  throw new Error("expected a fault");
}

describe("the text of a layout", () => {
  test("says what lies where, and whose the starts are", () => {
    expect(read(SMALL)).toEqual({
      game: "asteroyds",
      modes: ["racing", "targets"],
      tiles: [
        { kind: "asteroid", colour: "white/red", at: [3, 0], priority: 13, one_faces: "SW", target: "left" },
        { kind: "asteroid", colour: "white/red", at: [3, 2] },
        { kind: "gate", colour: "red", at: [4, 2], one_faces: "NE" },
        { kind: "gate", colour: "red", at: [5, 3], priority: 21 },
        { kind: "pod", at: [5, 0] },
        { kind: "platform", at: [4, 0] },
        { kind: "turret", at: [5, 1], symbol: 2, one_faces: "E" },
        { kind: "turret", at: [5, 2] },
      ],
      starts: [
        { at: [4, 0], heading: "E", colour: "red", team: "left" },
        { at: [4, 3], heading: "W", team: "right" },
      ],
      board: { rows: { 3: [[0, 2]], 4: [[0, 0], [2, 3]], 5: [[0, 3]] } }, // prettier-ignore
    });
    expect(read(written(read(SMALL)))).toEqual(read(SMALL));
  });

  test.each(["racing", "targets", "drones"])("%s, as printed, comes back as it was", (name) => {
    const layout = taken(JSON.parse(readFileSync(`../src/swarmrally/asteroyds/scenarios/${name}.json`, "utf8")));
    expect(read(written(layout))).toEqual(layout);
    expect(written(layout)).toContain(name === "drones" ? "T??" : " r?");
  });

  test("any layout comes back as it was", () => {
    for (let seed = 0; seed < 120; seed += 1) {
      const layout = randomLayout(seed);
      expect(read(written(layout)), written(layout)).toEqual(layout);
    }
  });

  test("what begins with # is a note", () => {
    expect(read(`# the north\n${SMALL}`)).toEqual(read(SMALL));
  });

  test("a hex is found in it", () => {
    const layout = randomLayout(7);
    const cell = cellsIn(layout)[20]!;
    const [line] = linesOf(written(layout), [cell]);
    expect(written(layout).split("\n")[line! - 1]).toMatch(new RegExp(`^ *${cell[0]}\\|`));
  });

  test.each([
    ["what is no line of it", "racing\n 0|.", ["line", 1, "racing"]],
    ["a mode that there is not", "modes racing flying\n 0|.", ["mode", 1, "flying"]],
    ["a row too far", "modes racing\n32|.", ["row", 2, "32"]],
    ["a row twice", " 0|.\n 1|   .\n 0|.", ["row-twice", 3, "0"]],
    ["what is no tile", " 0|.     25→", ["hex", 1, "25→"]],
    ["a tile half a hex aside", " 1|.", ["hex", 1, "."]],
    ["a blue gate", " 0|  Gb?", ["hex", 1, "Gb?"]],
    ["a target on what bears none", " 0|L  r?", ["hex", 1, "L  r?"]],
    ["a start on a pod", " 0|A→###", ["hex", 1, "A→###"]],
    ["a start by its number", " 0|1→[ ]", ["hex", 1, "1→[ ]"]],
    ["a start twice", " 0|A→    A←", ["start-twice", 1, "A"]],
    ["a start without those before it", " 0|B→", ["start-order", 1, "B"]],
    ["words of a start that is not there", " 0|A→\nstart B red", ["no-start", 2, "B"]],
    ["a colour that there is not", " 0|A→\nstart A pink", ["start-word", 2, "pink"]],
    ["no board", "modes racing", ["no-hexes", 1, ""]],
    ["a column too far", ` 0|${" ".repeat(32 * 6)}.`, ["column", 1, "32"]],
  ])("refuses %s, at its line", (_, text, expected) => {
    expect(fault(text)).toEqual(expected);
  });
});
