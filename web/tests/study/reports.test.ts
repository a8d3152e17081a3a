/** Reports in the page beside those of Python; tests/wasm/test_reports.py runs it. */
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import type { GameRecord } from "../../src/engine/base/record";
import type { Report } from "../../src/engine/base/report";
import { type Found, type Job, studied } from "../../src/engine/studying";
import { PaperDrawer } from "../../src/study/drawer";
import { Reports } from "../../src/study/reports";
import { files } from "../solo/grounds";

const { STUDY_REPORTS } = process.env;
const cases = STUDY_REPORTS ? (JSON.parse(readFileSync(STUDY_REPORTS, "utf8")) as { record: GameRecord; report: string }[]) : [];

async function all(job: Job): Promise<Found[]> {
  const found: Found[] = [];
  for await (const one of studied(files, job)) found.push(one);
  return found;
}

describe.skipIf(!STUDY_REPORTS)("a study in the page", () => {
  test.each(cases.map((one) => [one.record.game, one] as const))("reports a game of %s as Python does", async (_, { record, report }) => {
    const found = await all({ does: "report", record });
    const parts = found.flatMap((one) => ("part" in one ? [one.part] : []));
    expect(parts).toEqual([...parts].sort((one, other) => one - other));
    expect(JSON.stringify((found.at(-1) as { report: Report }).report)).toBe(report);
  });

  test.each(cases.map((one) => [one.record.game, one] as const))("counts chances of %s that add up, the same each time", async (_, { record }) => {
    const { game, setup, seed } = record;
    const job: Job = { does: "odds", line: { game, setup, seed, decisions: [] }, plans: {}, games: 64 };
    const found = await all(job);
    const { odds } = found.at(-1) as { odds: { played: number; chance: number[] } };
    expect(odds.played).toBe(64);
    expect(odds.chance.reduce((sum, chance) => sum + chance)).toBeGreaterThan(9000);
    expect((await all(job)).at(-1)).toEqual(found.at(-1));
  });

  test.each(cases.map((one) => [one.record.game, one] as const))("finds plans of %s, the best first", async (_, { record }) => {
    const { game, setup, seed } = record;
    const found = (await all({ does: "best", line: { game, setup, seed, decisions: [] }, plans: {}, seat: 1 })).at(-1) as { best: { plans: { plan: { seat: number }; chance: number }[] } };
    expect(found.best.plans.length).toBeGreaterThan(0);
    expect(found.best.plans.every(({ plan }) => plan.seat === 1)).toBe(true);
  });

  test("a game that is not over has no report", async () => {
    const { record } = cases[0]!;
    await expect(all({ does: "report", record: { ...record, decisions: record.decisions.slice(0, 1) } })).rejects.toMatchObject({ code: "unfinished" });
  });
});

describe("a report that is kept", () => {
  const record = { swarmrally: 1, game: "asteroyds", setup: {}, seed: "one", decisions: [{ decision: "plans" }], events: [[], []] } as GameRecord;
  const report = { swarmrally_report: 1, game: "asteroyds", seats: 2, winners: [0], rounds: [], luck_and_skill: [], turning_points: [], verdicts: [] } as Report;

  test("is that of its record, and of no other", async () => {
    const reports = new Reports(new PaperDrawer());
    await reports.keep(record, report, 1);
    expect(await reports.get(record)).toEqual(report);
    expect(await reports.get({ ...record, decisions: [] })).toBeNull();
  });

  test.each([[{}], [null], [{ swarmrally_report: 2 }], [{ ...report, rounds: 7 }], ["text"]])("and damaged, %j, is made anew", async (value) => {
    const drawer = new PaperDrawer();
    const reports = new Reports(drawer);
    await reports.keep(record, report, 1);
    const { id } = (await drawer.all())[0]!;
    await drawer.change(id, () => ({ id, touchedAt: 2, value }));
    expect(await reports.get(record)).toBeNull();
  });
});
