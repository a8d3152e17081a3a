/** Records and previews of the server beside what the page's own engine makes of them. tests/wasm/test_records.py makes them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { EngineFiles } from "../../src/engine/base/fetching";
import { opened } from "../../src/engine/opening";
import { isSame } from "../../src/engine/base/same";
import { tellerFor } from "../../src/engine/base/telling";
import type { GameRecord } from "../../src/engine/base/record";
import { isRecord, verified } from "../../src/engine/verifying";

interface Look {
  seat: number;
  sight: string;
  plan?: unknown;
  with_swarm: boolean;
  events: unknown[];
  forecast: unknown[];
  bearings: unknown[];
  answers?: unknown[];
}

interface Played {
  record: GameRecord;
  /** All its events as a server packs them. */
  rows: string;
  looks: Look[];
  /** As a server lays it out, where it is not printed. */
  ground: unknown;
}

const { ENGINE_FOLDER, ENGINE_RECORDS } = process.env;
const lines = ENGINE_RECORDS ? readFileSync(ENGINE_RECORDS, "utf8").trim().split("\n") : [];
const games = lines.map((line) => JSON.parse(line) as Played);

function fetched(address: string, how?: RequestInit): Response {
  if (!how) return new Response(readFileSync(join(ENGINE_FOLDER!, address.replace(/^[0-9a-f]{16}\//, ""))));
  const { setup } = JSON.parse(how.body as string) as { setup: unknown };
  return Response.json(games.find(({ record }) => isSame(record.setup, setup))!.ground);
}

/** Parts lie beside their description here. */
const files = new EngineFiles("", (address, how) => Promise.resolve(fetched(address, how)));

describe.skipIf(games.length === 0)("the page's engine", () => {
  test.each(games.map(({ record }, number) => [number, record] as const))("record %i comes out the same", async (_, record) => {
    expect(isRecord(record)).toBe(true);
    const parts: number[] = [];
    expect(await verified(files, record, (part) => parts.push(part))).toMatchObject({ found: "same", decisions: record.decisions.length });
    expect(parts.at(-1)).toBe(1);
  });

  test.each(games.map((game, number) => [number, game] as const))("previews and answers of record %i are the server's", async (_, { record, looks }) => {
    const game = await opened(files, record.game, record.setup);
    for (const look of looks) {
      game.see(new Uint8Array(Buffer.from(look.sight, "hex")));
      if (look.answers) expect(game.answers()).toEqual(look.answers);
      else {
        expect(game.preview(look.seat, look.plan, look.with_swarm)).toEqual(look.events);
        expect(game.forecast()).toEqual(look.forecast);
        expect(game.bearings()).toEqual(look.bearings);
      }
    }
  });

  test.each(games.map((game, number) => [number, game] as const))("packed rows of record %i are its events", async (_, { record, rows }) => {
    const { reading } = await opened(files, record.game, record.setup);
    const bytes = new Uint8Array(Buffer.from(rows, "hex"));
    expect(tellerFor(structuredClone(reading)).read(new Int16Array(bytes.buffer))).toEqual(record.events.flat());
  });

  test("an event that was changed is found, and where", async () => {
    const record = structuredClone(games[0]!.record);
    const stretch = record.events.findIndex((told) => told.length > 3);
    (record.events[stretch]![2] as { beat: number }).beat += 1;
    expect(await verified(files, record)).toEqual({ found: "different", stretch, event: 2 });
  });

  test("another seed gives another game", async () => {
    expect(await verified(files, { ...games[0]!.record, seed: "another" })).toMatchObject({ found: "different" });
  });

  test("a decision that the rules don't allow is named", async () => {
    const record = structuredClone(games[0]!.record) as GameRecord & { decisions: unknown[] };
    record.decisions[0] = { decision: "answer", seat: 0, yes: true, answer: true };
    expect(await verified(files, record)).toEqual({ found: "impossible", decision: 0 });
  });
});

test("what is no record is none", () => {
  for (const given of [null, 7, "text", [], {}, { swarmrally: 1, game: "chess" }, { swarmrally: 2, game: "asteroyds", seed: "", setup: {}, decisions: [], events: [[]] }]) expect(isRecord(given)).toBe(false);
});
