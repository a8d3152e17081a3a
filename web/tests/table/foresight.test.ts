// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { engineFor } from "../../src/engine/engine";
import type { Reading } from "../../src/engine/base/telling";
import type { Answered, Told as Asked } from "../../src/engine/work";
import { LiveTable } from "../../src/table/live/live.svelte";
import type { AnyFolding } from "../../src/table/story/storyteller.svelte";
import { Connection, MOVED_AWAY } from "../../src/wire/connection.svelte";
import { PaperSocket, snapshot, told, withPaperSockets } from "../socket";

const folding: AnyFolding = { begin: () => ({ round: 1 }), copy: (state) => ({ ...state }), fold: () => undefined, duration: () => 0 };
/** One event in rows: kind, rule, beat, round and first seat. */
const ROWS = Int16Array.of(0, 105, 3, 2, 1);
const PLAN = { seat: 0, columns: [] };
const READING: Reading = { table: { events: [{ kind: "RoundBegan", fields: { round: "number", first_seat: "seat" } }], rules: { "105": "A1.5" }, headings: [], questions: [], reasons: [], setup: {}, faults: [], bots: [], marks: [], verdicts: [], stopwatch: { novice: {}, expert: {} } }, places: [] };
const HERE = [{ kind: "RoundBegan" }];
const THERE = [{ kind: "RoundEnded" }];

/** A worker whose answers are dictated. */
class PaperWorker {
  static last: PaperWorker;
  static answers: Partial<Record<string, unknown>> = {};

  done: string[] = [];
  onmessage: ((event: { data: Answered }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    PaperWorker.last = this;
  }

  postMessage(asked: Asked): void {
    if (!("id" in asked)) return;
    const { id, does } = asked;
    this.done.push(does);
    const given = PaperWorker.answers[does];
    void Promise.resolve().then(() => this.onmessage?.({ data: typeof given === "string" ? { id, reason: given as "damaged" } : { id, gives: given } }));
  }

  terminate(): void {}
}

let connection: Connection;
let table: LiveTable;

beforeEach(() => {
  withPaperSockets();
  vi.stubGlobal("Worker", PaperWorker);
  engineFor(null);
  PaperWorker.answers = { open: READING, preview: HERE, forecast: HERE, bearings: [] };
  connection = new Connection();
  connection.open();
  table = new LiveTable("T", connection, () => Promise.resolve(folding));
});

afterEach(() => {
  table.close();
  connection.dismissed = MOVED_AWAY;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settle(): Promise<void> {
  flushSync();
  for (let turn = 0; turn < 5; turn += 1) await vi.advanceTimersByTimeAsync(0);
}

async function begin(engine: string, settings = {}): Promise<void> {
  PaperSocket.last.hear({ type: "welcome", protocol: 1, player: "me", now: Date.now(), engine });
  await settle();
  PaperSocket.last.hear({ type: "table", table: snapshot(5, { setup: { rules: { mode: "racing" } }, settings: { game: "asteroyds", seats: 2, ...settings } }) });
  await settle();
}

/** Whatever the page asks the server is answered. */
async function answered<Result>(foretold: Promise<Result>): Promise<Result> {
  await settle();
  for (const { id } of PaperSocket.last.asked("sight")) PaperSocket.last.hear({ type: "sighted", id: id!, seat: 0, sight: btoa("a view") });
  await settle();
  for (const { id } of PaperSocket.last.asked("preview")) PaperSocket.last.hear({ type: "previewed", id: id!, events: THERE });
  await settle();
  return foretold;
}

describe("what is foretold", () => {
  test("comes from the page's engine, which is opened with the table and sees each moment once", async () => {
    await begin("rules");
    expect(PaperWorker.last.done).toEqual(["open"]);
    expect(await answered(table.foresight.preview(1, PLAN, true))).toEqual(HERE);
    expect(await answered(table.foresight.forecast(1))).toEqual(HERE);
    expect(PaperWorker.last.done).toEqual(["open", "see", "preview", "forecast"]);
    expect([PaperSocket.last.asked("sight").length, PaperSocket.last.asked("preview").length]).toEqual([1, 0]);
    expect([table.foresight.isHere, table.foresight.reason]).toEqual([true, null]);
  });

  test("is seen anew when something has happened, but not when somebody is done", async () => {
    await begin("rules");
    await answered(table.foresight.preview(1, PLAN, true));
    const events = (kind: "ProgramSealed" | "HandRecompiled") => [{ news: "played" as const, events: [{ kind, beat: 0, rule: "R3.1", seat: 1 }] }];
    PaperSocket.last.hear({ type: "told", table: "T", told: [told(6, events("ProgramSealed"))] });
    await answered(table.foresight.preview(1, PLAN, true));
    expect(PaperSocket.last.asked("sight").length).toBe(1);
    PaperSocket.last.hear({ type: "told", table: "T", told: [told(7, events("HandRecompiled"))] });
    await answered(table.foresight.preview(1, PLAN, true));
    expect(PaperSocket.last.asked("sight").length).toBe(2);
  });

  test("is asked of the server for a plan that is no legal one: it says why", async () => {
    PaperWorker.answers.preview = null;
    await begin("rules");
    expect(await answered(table.foresight.preview(1, PLAN, true))).toEqual(THERE);
    expect(table.foresight.reason).toBeNull();
  });

  test.each(["damaged", "different", "unreachable"])("comes from the server when the engine is %s, and the engine is asked no more", async (reason) => {
    PaperWorker.answers.open = reason;
    await begin("rules");
    expect(await answered(table.foresight.preview(1, PLAN, true))).toEqual(THERE);
    expect(await answered(table.foresight.preview(1, PLAN, true))).toEqual(THERE);
    expect([table.foresight.reason, PaperWorker.last.done]).toEqual([reason, ["open"]]);
  });

  test("comes from a server without an engine for browsers, and nothing is started", async () => {
    const before = PaperWorker.last;
    await begin("");
    expect(await answered(table.foresight.preview(1, PLAN, true))).toEqual(THERE);
    expect([table.foresight.reason, PaperWorker.last === before]).toEqual(["missing", true]);
  });

  test("needs no waiting: a table is told in JSON first, and in rows when the engine is there", async () => {
    await begin("rules");
    expect(PaperSocket.last.asked("subscribe").map(({ after, rows }) => [after, rows])).toEqual([
      [null, ""],
      [5, "rules"],
    ]);
    const change = vi.spyOn(table.foresight, "change");
    PaperSocket.last.hearRows({ type: "told", table: "T", told: [told(6, [{ news: "played", events: ROWS.byteLength }])] }, ROWS);
    expect(change).toHaveBeenCalledWith([{ kind: "RoundBegan", beat: 3, rule: "A1.5", round: 2, first_seat: 1 }]);
  });

  test("asks for rows again after a break, by the rules that it can read", async () => {
    await begin("rules");
    PaperSocket.last.break();
    await vi.advanceTimersByTimeAsync(300);
    PaperSocket.last.hear({ type: "welcome", protocol: 1, player: "me", now: Date.now(), engine: "other rules" });
    await settle();
    expect(PaperSocket.last.asked("subscribe").map(({ after, rows }) => [after, rows])).toEqual([[5, "rules"]]);
  });

  test.each(["damaged", "unreachable"])("is told in JSON for good when the engine is %s", async (reason) => {
    PaperWorker.answers.open = reason;
    await begin("rules");
    expect(PaperSocket.last.asked("subscribe").map(({ rows }) => rows)).toEqual([""]);
  });

  test("a refusal to tell in rows leaves the table as it is", async () => {
    await begin("rules");
    const { id } = PaperSocket.last.asked("subscribe")[1]!;
    PaperSocket.last.hear({ type: "refused", id: id!, pointer: "", reason: "", code: "too_many_requests", kind: "limit" });
    await settle();
    expect(table.state).toBe("there");
  });

  test("is nothing that a table without help starts an engine for", async () => {
    const before = PaperWorker.last;
    await begin("rules", { assist: "none" });
    expect(PaperWorker.last).toBe(before);
  });
});
