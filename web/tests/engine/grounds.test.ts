/** Layouts and courses of one's own, whole and spoilt: read, or refused, as Python did. tests/wasm/test_grounds.py makes them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { boardOf } from "../../src/engine/asteroyds/boards";
import { boardFor, layoutIn, layoutOf } from "../../src/engine/asteroyds/layouts";
import { EngineFiles } from "../../src/engine/base/fetching";
import { ownCourse } from "../../src/engine/roborally/courses";
import { floorIn } from "../../src/solo/floors";
import { Refusal } from "../../src/wire/refusal";

interface Case<Gives> {
  form: unknown;
  gives?: Gives;
  refused?: { pointer: string; code: string; details: Record<string, unknown> };
}

interface Grounds {
  layouts: (Case<{ board: string; layout: string }> & { mode: string })[];
  courses: Case<{ course: string; turns: number[]; blueprint: object; facts: { specials: string[] } }>[];
}

const { ENGINE_FOLDER, ENGINE_GROUNDS } = process.env;
const { layouts, courses }: Grounds = ENGINE_GROUNDS ? (JSON.parse(readFileSync(ENGINE_GROUNDS, "utf8")) as Grounds) : { layouts: [], courses: [] };
const files = new EngineFiles("", (address) => Promise.resolve(new Response(readFileSync(join(ENGINE_FOLDER!, address.replace(/^[0-9a-f]{16}\//, ""))))));

function base64(record: Uint8Array): string {
  return Buffer.from(record).toString("base64");
}

async function told(does: () => unknown): Promise<unknown> {
  try {
    return { gives: await does() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { pointer, code, details } = error;
    return { refused: { pointer, code, details } };
  }
}

describe.skipIf(layouts.length === 0)("grounds of one's own", () => {
  test("layouts are read as by a server", async () => {
    const [printed, { tables }] = [boardOf(await files.ground("board", "printed")), await files.describe()];
    for (const { form, mode, gives, refused } of layouts) {
      const found = await told(() => {
        const layout = layoutIn(form);
        return { layout: base64(layoutOf(layout, mode, printed, tables.asteroyds)), board: base64(boardFor(layout, printed).record) };
      });
      expect(found, JSON.stringify({ form, mode })).toEqual(refused ? { refused } : { gives });
    }
  });

  test("courses are read as by a server, and drawn", async () => {
    const table = (await files.describe()).tables.roborally;
    for (const { form, gives, refused } of courses) {
      const found = await told(async () => {
        const { record, facts } = await ownCourse(files, form, table);
        return { course: base64(record), facts, turns: gives?.turns, blueprint: await floorIn(files, form, gives?.turns ?? []) };
      });
      const expected = gives && { ...gives, facts: expect.objectContaining({ ...usual, ...gives.facts, specials: expect.arrayContaining(gives.facts.specials) as string[] }) as object };
      expect(found, JSON.stringify(form)).toEqual(refused ? { refused } : { gives: expected });
    }
  });
});

/** What is left out. */
const usual = { dealt: 0, needs_options: false, has_places: false, has_teams: false, has_two_teams: false };
