// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Planning } from "../../src/games/asteroyds/planning/planning.svelte";
import { BOTS, strengthOf } from "../../src/characters/bots";
import { thoughtWords } from "../../src/words/times";
import type { Hint, Snapshot } from "../../src/wire/protocol";
import { castOf } from "../../src/table/live/cast";
import { Hinting } from "../../src/table/live/hinting.svelte";
import { LiveTable } from "../../src/table/live/live.svelte";
import type { AnyFolding } from "../../src/table/story/storyteller.svelte";
import { Connection, MOVED_AWAY } from "../../src/wire/connection.svelte";
import { learn, speak } from "../../src/words/words.svelte";
import { PaperSocket, snapshot, told, withPaperSockets } from "../socket";

const PLAN = { seat: 0, columns: ["forward", null, "left", null, null, null], energy: "forward", ram: true };
const HINT: Hint = { plan: PLAN, events: [], goals: 1.2, damage: 0.5, risk: 0.03, thought: 240 };

const still: AnyFolding = { begin: () => ({ round: 1 }), copy: (state) => state, fold: () => undefined, duration: () => 0 };

let connection: Connection;
let table: LiveTable;
let hinting: Hinting;

beforeEach(() => {
  withPaperSockets();
  connection = new Connection();
  connection.open();
  table = new LiveTable("T", connection, () => Promise.resolve(still));
  hinting = new Hinting(table);
});

afterEach(() => {
  table.close();
  connection.dismissed = MOVED_AWAY;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function begin(more: Partial<Snapshot> = {}): Promise<void> {
  PaperSocket.last.welcome();
  await settle();
  PaperSocket.last.hear({ type: "table", table: snapshot(5, { settings: { game: "asteroyds", seats: 2, practice: true }, ...more }) });
  await settle();
}

async function settle(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
}

async function ask(): Promise<void> {
  void hinting.ask();
  const asked = PaperSocket.last.asked("hint").at(-1);
  if (asked) PaperSocket.last.hear({ type: "hinted", id: asked.id!, hint: HINT });
  await settle();
}

describe("a hint", () => {
  test("is not asked for without a connection, which is said", async () => {
    await begin();
    PaperSocket.last.break();
    await settle();
    const { last } = PaperSocket;
    await hinting.ask();
    expect([hinting.isShown, hinting.why, hinting.hint, last.asked("hint").length]).toEqual([true, "hint-unsent", null, 0]);
    await vi.advanceTimersByTimeAsync(5000);
    PaperSocket.last.welcome();
    await settle();
    void hinting.ask();
    expect([hinting.why, hinting.isAsking]).toEqual(["", true]);
  });

  test("is asked for again when the connection broke while the ace thought", async () => {
    await begin();
    void hinting.ask();
    PaperSocket.last.break();
    await settle();
    expect(hinting.isAsking).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    const { last } = PaperSocket;
    last.welcome();
    await settle();
    const kinds = last.sent.map(({ type }) => type).filter((type) => type === "subscribe" || type === "hint");
    expect(kinds).toEqual(["subscribe", "hint"]);
    last.hear({ type: "hinted", id: last.asked("hint")[0]!.id!, hint: HINT });
    await settle();
    expect(hinting.hint).toEqual(HINT);
  });

  test("that is refused says why", async () => {
    await learn("table");
    await speak("en");
    await begin();
    void hinting.ask();
    PaperSocket.last.hear({ type: "refused", id: PaperSocket.last.asked("hint")[0]!.id!, pointer: "", reason: "", code: "ace_not_ready", kind: "trouble" });
    await settle();
    expect([hinting.isShown, hinting.isAsking, hinting.why]).toEqual([true, false, "The ace is still warming up. Ask again in a minute."]);
  });

  test("is asked for the present round, and shown", async () => {
    await begin();
    await ask();
    expect(PaperSocket.last.asked("hint")).toMatchObject([{ table: "T", round: 1 }]);
    expect(hinting.hint).toEqual(HINT);
    hinting.forget();
    expect([hinting.hint, hinting.isShown]).toEqual([null, false]);
  });

  test("stays when somebody else has sealed, and goes when I have", async () => {
    await begin();
    await ask();
    PaperSocket.last.hear({ type: "told", table: "T", told: [told(6, [{ news: "plan_sealed", seat: 1, thought: 250 }])] });
    expect(hinting.hint).toEqual(HINT);
    PaperSocket.last.hear({ type: "told", table: "T", told: [told(7, [{ news: "plan_sealed", seat: 0 }])] });
    expect([hinting.hint, hinting.isShown]).toEqual([null, false]);
  });

  test("is of no use in the next round", async () => {
    await begin();
    await ask();
    PaperSocket.last.hear({ type: "told", table: "T", told: [told(6, [], { round: 2 })] });
    expect(hinting.isShown).toBe(false);
  });

  test("that the ace still looks for when the round is over is nothing to the next round", async () => {
    await begin();
    void hinting.ask();
    PaperSocket.last.hear({ type: "told", table: "T", told: [told(6, [], { round: 2 })] });
    expect([hinting.isShown, hinting.isAsking]).toEqual([false, false]);
    const [first] = PaperSocket.last.asked("hint");
    void hinting.ask();
    expect([hinting.isAsking, PaperSocket.last.asked("hint").length]).toEqual([true, 1]);
    PaperSocket.last.hear({ type: "hinted", id: first!.id!, hint: HINT });
    await settle();
    expect([hinting.hint, hinting.isAsking]).toEqual([null, true]);
    expect(PaperSocket.last.asked("hint").at(-1)).toMatchObject({ round: 2 });
  });

  test("that was closed while the ace thinks stays closed", async () => {
    await begin();
    void hinting.ask();
    hinting.forget();
    expect(hinting.isShown).toBe(false);
    PaperSocket.last.hear({ type: "hinted", id: PaperSocket.last.asked("hint")[0]!.id!, hint: HINT });
    await settle();
    expect([hinting.isShown, hinting.hint]).toEqual([false, null]);
  });

  test("is not asked for where nobody practises", async () => {
    await begin({ settings: { game: "asteroyds", seats: 2 } });
    await ask();
    expect([hinting.isOffered, PaperSocket.last.asked("hint").length]).toEqual([false, 0]);
  });

  test("that is refused is said to be missing", async () => {
    await begin();
    void hinting.ask();
    PaperSocket.last.hear({ type: "refused", id: PaperSocket.last.asked("hint")[0]!.id!, pointer: "", reason: "", code: "no_seat", kind: "not_allowed" });
    await settle();
    expect([hinting.isShown, hinting.isAsking, hinting.hint]).toEqual([true, false, null]);
  });

  test("can be taken over as a whole, and undone", () => {
    let changes = 0;
    const planning = new Planning([], () => (changes += 1));
    planning.accept(PLAN as never);
    expect(planning.plan(0)).toMatchObject(PLAN);
    expect(changes).toBe(1);
    planning.undo();
    expect([planning.isEmpty, planning.ram]).toEqual([true, false]);
  });

  test("leaves standing orders as they are, but for ramming where the plan needs it", () => {
    const planning = new Planning([]);
    planning.orderShield("always");
    planning.orderRam("ask");
    planning.accept({ ...PLAN, ram: false } as never);
    expect([planning.ram, planning.emergencyShield]).toEqual(["ask", "always"]);
    planning.accept(PLAN as never);
    expect([planning.ram, planning.emergencyShield]).toEqual([true, "always"]);
    planning.begin([]);
    expect([planning.ram, planning.emergencyShield]).toEqual(["ask", "always"]);
  });

  test("gives orders for one round: then one's own hold again", () => {
    const planning = new Planning([]);
    planning.accept(PLAN as never);
    planning.begin([]);
    expect(planning.ram).toBe(false);
    planning.accept(PLAN as never);
    planning.orderRam("ask");
    planning.begin([]);
    expect(planning.ram).toBe("ask");
  });
});

describe("bots", () => {
  test("are listed from weak to strong", () => {
    expect(BOTS.map(strengthOf)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("think while the table waits for them, and then it is said how long they did", async () => {
    await begin({ now: { phase: "playing", stage: "planning", round: 1, awaited: [0, 1] } });
    const bot = () => castOf(table, () => "Hector")[1]!;
    expect([bot().bot, bot().isThinking, bot().thought]).toEqual(["rookie", true, null]);
    PaperSocket.last.hear({ type: "told", table: "T", told: [told(6, [{ news: "plan_sealed", seat: 1, thought: 250 }], { awaited: [0] })] });
    expect([bot().isThinking, bot().thought]).toEqual([false, 250]);
  });

  test("whose plan was sealed before one came have thought, too", async () => {
    await begin({ chairs: [{ player: "me" }, { bot: "ace", thought: 240 }] });
    expect(castOf(table, () => "Hector").map((player) => player.thought)).toEqual([null, 240]);
  });

  test("take milliseconds, or seconds", () => {
    expect([thoughtWords(250, "short"), thoughtWords(1240, "short")]).toEqual(["250 ms", "1.2 sec"]);
  });
});
