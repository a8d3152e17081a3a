/** On a what-if board every round of every record, planned anew as it was planned, goes as it went. tests/wasm/test_records.py makes the records. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { EngineFiles } from "../../src/engine/base/fetching";
import type { GameRecord } from "../../src/engine/base/record";
import { isSame } from "../../src/engine/base/same";
import { PaperShelf } from "../../src/solo/shelf";
import { bySeat, ENGINE_FOLDER, playedSince, Visit } from "./grounds";

interface Played {
  record: GameRecord;
  /** As a server lays it out, where it is not printed. */
  ground: unknown;
}

interface Decided {
  decision: string;
  answer?: unknown;
  yes?: unknown;
}

const { ENGINE_RECORDS } = process.env;
const lines = ENGINE_RECORDS ? readFileSync(ENGINE_RECORDS, "utf8").trim().split("\n") : [];
const games = lines.map((line) => JSON.parse(line) as Played);

function fetched(address: string, how?: RequestInit): Response {
  if (!how) return new Response(readFileSync(join(ENGINE_FOLDER!, address.replace(/^[0-9a-f]{16}\//, ""))));
  const { setup } = JSON.parse(how.body as string) as { setup: unknown };
  return Response.json(games.find(({ record }) => isSame(record.setup, setup))!.ground);
}

const files = new EngineFiles("", (address, how) => Promise.resolve(fetched(address, how)));

/** What each robot is given to do lies there; only the answers are still to come. */
async function playedAnew(visit: Visit, table: string, plans: Record<number, unknown>, decisions: Decided[]): Promise<unknown[]> {
  await visit.hall.playRound(table, plans);
  for (const { decision, answer, yes } of decisions) {
    const { now } = await visit.look(table);
    if (decision === "answer" && now.stage === "deciding") await visit.do(table, { do: "answer", decision: now.decision!, answer: (answer ?? yes) as never });
  }
  return playedSince(visit, 0);
}

describe.skipIf(games.length === 0)("a what-if board", () => {
  test.each(games.map(({ record }, number) => [number, record] as const))("plays every round of record %i as it was", async (_, { game, setup, seed, decisions, events }) => {
    const { rounds, isSame: isTold, isOver } = await new Visit(new PaperShelf(), "one", files).hall.survey({ game, setup, seed, decisions }, events);
    expect(isTold).toBe(true);
    const ends = [...rounds.slice(1).map(({ at }) => at), ...(isOver ? [decisions.length] : [])];
    expect(ends.length).toBeGreaterThan(0);
    for (const [place, until] of ends.entries()) {
      const { at, plans } = rounds[place]!;
      const visit = new Visit(new PaperShelf(), "one", files);
      const table = await visit.hall.layOut({ game, setup, seed, owners: [], decisions: decisions.slice(0, at), plans });
      await visit.watch(table);
      const anew = await playedAnew(visit, table, plans, decisions.slice(at, until) as Decided[]);
      expect(bySeat(anew)).toEqual(bySeat(events.slice(at + 1, until + 1).flat()));
    }
  });
});
