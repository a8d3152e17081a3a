// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { AsteroydsEvent, Told } from "../../src/wire/protocol";
import { Assist } from "../../src/games/asteroyds/planning/assist.svelte";
import { Drafting } from "../../src/table/live/drafting";
import { LiveTable } from "../../src/table/live/live.svelte";
import type { AnyFolding } from "../../src/table/story/storyteller.svelte";
import { Broken, Connection, MOVED_AWAY } from "../../src/wire/connection.svelte";
import { Refusal } from "../../src/wire/refusal";
import { speak, t } from "../../src/words/words.svelte";
import { PaperSocket, snapshot, told, withPaperSockets } from "../socket";

/** A game whose state is how many events it has seen. */
const counting: AnyFolding = {
  begin: (game) => ({ round: (game as { round: number }).round }),
  copy: (state) => ({ ...state }),
  fold: (state) => void (state.round += 1),
  duration: () => 100,
};

let connection: Connection;
let table: LiveTable;
let load: () => Promise<AnyFolding>;

beforeEach(() => {
  withPaperSockets();
  connection = new Connection();
  connection.open();
  load = () => Promise.resolve(counting);
  table = new LiveTable("T", connection, () => load());
});

afterEach(() => {
  table.close();
  connection.dismissed = MOVED_AWAY;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function events(count: number): AsteroydsEvent[] {
  return Array.from({ length: count }, (_, beat) => ({ kind: "FlightBegan", beat, rule: "A4.1", seat: 0 }));
}

function played(count: number): Told["news"] {
  return [{ news: "played", events: events(count) }];
}

function hear(...list: Told[]): void {
  PaperSocket.last.hear({ type: "told", table: "T", told: list });
}

async function settle(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
}

/** Welcome, subscribed, and the game's code is there. */
async function begin(number = 5, more: Parameters<typeof snapshot>[1] = {}): Promise<void> {
  PaperSocket.last.welcome();
  await settle();
  PaperSocket.last.hear({ type: "table", table: snapshot(number, more) }, { type: "done", id: PaperSocket.last.asked("subscribe")[0]!.id! });
  await settle();
}

/** The connection breaks and is there again. */
async function breakAndReturn(): Promise<void> {
  PaperSocket.last.break();
  flushSync();
  vi.advanceTimersByTime(500);
  PaperSocket.last.welcome();
  await settle();
}

describe("a live table", () => {
  test("asks for a snapshot first, and after a break for what came since", async () => {
    await begin(5);
    expect(PaperSocket.last.asked("subscribe")).toMatchObject([{ table: "T", after: null }]);
    hear(told(6));
    await breakAndReturn();
    expect(PaperSocket.last.asked("subscribe")).toMatchObject([{ table: "T", after: 6 }]);
  });

  test("takes doubled messages once", async () => {
    await begin(5);
    hear(told(6, played(3)), told(6, played(3)));
    hear(told(6, played(3)));
    expect(table.story!.beats.length).toBe(3);
  });

  test("asks again when a message is lost, once", async () => {
    await begin(5);
    hear(told(7, played(2)), told(8));
    expect(PaperSocket.last.asked("subscribe").slice(1)).toMatchObject([{ after: 5 }]);
    expect(table.story!.beats.length).toBe(0);
    hear(told(6, played(1)), told(7, played(2)), told(8));
    expect(table.story!.beats.length).toBe(3);
  });

  test("is right after messages in the wrong order", async () => {
    await begin(5);
    hear(told(7, played(2)));
    hear(told(6, played(1)));
    hear(told(6, played(1)), told(7, played(2)));
    expect(table.story!.beats.length).toBe(3);
  });

  test("may lose a message again while it asks", async () => {
    await begin(5);
    hear(told(7));
    PaperSocket.last.hear({ type: "done", id: PaperSocket.last.asked("subscribe").at(-1)!.id! });
    await settle();
    hear(told(8));
    expect(PaperSocket.last.asked("subscribe").length).toBe(3);
  });

  test("keeps its order while the game's code is loaded", async () => {
    let arrive: (folding: AnyFolding) => void = () => undefined;
    load = () => new Promise((settled) => (arrive = settled));
    await begin(5);
    hear(told(6, played(2), { round: 2 }));
    PaperSocket.last.hear({ type: "own", table: "T", own: { seat: 0, round: 2 } });
    expect(table.state).toBe("loading");
    arrive(counting);
    await settle();
    expect([table.state, table.now.round, table.own!.round, table.story!.beats.length]).toEqual(["there", 2, 2, 2]);
  });

  test("loads the game's code again when there was no network for it", async () => {
    let attempts = 0;
    load = () => (++attempts < 3 ? Promise.reject(new Error("offline")) : Promise.resolve(counting));
    await begin(5);
    expect(table.state).toBe("loading");
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.state).toBe("there");
  });

  test("begins anew from a snapshot after a long break", async () => {
    await begin(5);
    hear(told(6, played(4)));
    await breakAndReturn();
    PaperSocket.last.hear({ type: "table", table: snapshot(90, { game: { round: 12 }, now: { phase: "playing", stage: "planning", round: 12 } }) });
    await settle();
    expect([table.now.round, table.story!.shown.round]).toEqual([12, 12]);
    hear(told(91, played(1)));
    expect(table.story!.beats.length).toBe(1);
  });

  test("whoever looks back goes on doing so when a restarted server has nothing new", async () => {
    await begin(5);
    hear(told(6, played(4)));
    const story = table.story!;
    story.jump(2);
    await breakAndReturn();
    PaperSocket.last.hear({ type: "table", table: snapshot(6, { own: { seat: 0, draft: "kept" } }) });
    await settle();
    expect([table.story, story.cursor, table.own!.draft]).toEqual([story, 2, "kept"]);
  });

  test("is missing when the server knows no such table", async () => {
    PaperSocket.last.welcome();
    await settle();
    PaperSocket.last.hear({ type: "refused", id: PaperSocket.last.asked("subscribe")[0]!.id!, pointer: "/table", reason: "", code: "no_seat", kind: "not_allowed" });
    await settle();
    expect(table.state).toBe("missing");
  });

  test("those who watch have no seat and see the rest", async () => {
    await begin(40, { own: null, chairs: [{ player: "you" }, { bot: "rookie" }] });
    PaperSocket.last.hear({ type: "present", table: "T", players: ["me", "you"], spectators: 3 });
    expect([table.seat, table.spectators, table.present.length]).toEqual([null, 3, 2]);
  });

  test("two tabs of one seat agree on what is sealed", async () => {
    await begin(5);
    hear(told(6, [{ news: "plan_sealed", seat: 0 }]));
    expect(table.sealed.has(0)).toBe(true);
    hear(told(7, [{ news: "plan_taken_back", seat: 0 }]));
    expect(table.sealed.has(0)).toBe(false);
  });
});

describe("what is shown", () => {
  test("ends when the stopwatch starts", async () => {
    await begin(5);
    const now = connection.now();
    hear(told(6, played(40), { opens_at: now + 1000, deadline: now + 21_000 }));
    expect(table.story!.isAtEnd).toBe(false);
    vi.advanceTimersByTime(1100);
    expect(table.story!.isAtEnd).toBe(true);
  });

  test("is skipped when the stopwatch runs already", async () => {
    await begin(5);
    const now = connection.now();
    hear(told(6, played(40), { opens_at: now - 5000, deadline: now + 15_000 }));
    expect([table.story!.isAtEnd, table.story!.shown.round]).toEqual([true, 41]);
  });

  test("is not what happened half an hour ago", async () => {
    await begin(5);
    hear({ ...told(6, played(40)), at: Date.now() - 1_800_000 });
    expect(table.story!.isAtEnd).toBe(true);
  });

  test("does not move for those who look back", async () => {
    await begin(5);
    hear(told(6, played(10)));
    table.story!.jump(3);
    hear(told(7, played(10), { opens_at: connection.now() - 1, deadline: connection.now() + 9000 }));
    expect(table.story!.cursor).toBe(3);
  });
});

describe("a command", () => {
  test("that the server refuses is said with its reason", async () => {
    await speak("en");
    await begin(5);
    const done = table.attempt({ do: "seal", round: 1, plan: {} });
    PaperSocket.last.hear({ type: "refused", id: PaperSocket.last.asked("do")[0]!.id!, pointer: "/command/plan/columns/2", reason: "", code: "no_shot", kind: "against_rules", rule: "A2.5" });
    expect(await done).toBe(false);
    expect(table.refused).toMatchObject({ why: t("refused-no-shot"), rule: "A2.5", isBroken: false });
  });

  test("that is under way when the connection breaks is said to be uncertain", async () => {
    await begin(5);
    const done = table.attempt({ do: "seal", round: 1, plan: {} });
    PaperSocket.last.break();
    expect(await done).toBe(false);
    expect(table.refused).toMatchObject({ what: "broken" });
  });

  test("that failed for want of a connection is no longer said when it is back", async () => {
    await begin(5);
    const done = table.attempt({ do: "seal", round: 1, plan: {} });
    PaperSocket.last.break();
    expect([await done, table.refused?.isBroken]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(5000);
    PaperSocket.last.welcome();
    await settle();
    expect(table.refused).toBeNull();
  });

  test("that is done clears what was refused before", async () => {
    await begin(5);
    table.refused = { what: "x", why: "", rule: "", isBroken: false };
    const done = table.attempt({ do: "resume" });
    PaperSocket.last.hear({ type: "done", id: PaperSocket.last.asked("do")[0]!.id! });
    expect([await done, table.refused]).toEqual([true, null]);
  });
});

test("a name that was told at one table is known at the next one", async () => {
  await begin(5);
  PaperSocket.last.hear({ type: "names", names: { me: "Ada" } });
  const next = new LiveTable("U", table.connection, load);
  expect([table.nameOf("me"), next.nameOf("me")]).toEqual(["Ada", "Ada"]);
  next.close();
});

test("a table that allows a forecast opens with it", async () => {
  await begin(5, { settings: { game: "asteroyds", seats: 2, assist: "forecast" } });
  expect(new Assist(table).level).toBe("forecast");
  table.settings = { ...table.settings!, assist: "path" };
  expect(new Assist(table).level).toBe("path");
});

describe("a draft", () => {
  test("survives a restart of the server", async () => {
    const kept: string[] = [];
    let isUp = true;
    const drafting = new Drafting<string>(
      (_, plan) => (isUp ? Promise.resolve(void kept.push(plan)) : Promise.reject(new Broken())),
      () => expect.unreachable(),
      () => expect.unreachable(),
    );
    drafting.keep(1, "one");
    await vi.advanceTimersByTimeAsync(300);
    isUp = false;
    drafting.keep(1, "two");
    await vi.advanceTimersByTimeAsync(3000);
    expect([kept, drafting.isAhead]).toEqual([["one"], true]);
    isUp = true;
    await vi.advanceTimersByTimeAsync(600);
    expect([kept, drafting.isAhead]).toEqual([["one", "two"], false]);
  });

  test("is sent four times a second at most, the last one always", async () => {
    const kept: number[] = [];
    const drafting = new Drafting<number>(
      (_, plan) => Promise.resolve(void kept.push(plan)),
      () => undefined,
      () => expect.unreachable(),
    );
    for (let plan = 0; plan < 50; plan++) {
      drafting.keep(1, plan);
      await vi.advanceTimersByTimeAsync(20);
    }
    await vi.advanceTimersByTimeAsync(300);
    expect(kept.length).toBeLessThanOrEqual(5);
    expect(kept.at(-1)).toBe(49);
  });

  test("is not sent after the seal", async () => {
    const kept: number[] = [];
    const drafting = new Drafting<number>(
      (_, plan) => Promise.resolve(void kept.push(plan)),
      () => undefined,
      () => expect.unreachable(),
    );
    drafting.keep(1, 1);
    await vi.advanceTimersByTimeAsync(10);
    drafting.keep(1, 2);
    drafting.forget();
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept).toEqual([1]);
  });

  test("beside that of another tab: which one stands is asked once, when both rest", async () => {
    let asked = 0;
    const drafting = new Drafting<number>(
      () => Promise.resolve(),
      () => undefined,
      () => (asked += 1),
    );
    for (let plan = 0; plan < 4; plan++) {
      drafting.keep(1, plan);
      drafting.doubt();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(asked).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toBe(1);
  });

  test("that the server does not like is said once", async () => {
    const [refused, refusal] = [[] as Error[], new Refusal({ pointer: "/round", code: "round_over", kind: "not_now" })];
    const drafting = new Drafting<number>(
      () => Promise.reject(refusal),
      (error) => refused.push(error),
      () => expect.unreachable(),
    );
    drafting.keep(1, 1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(refused).toEqual([refusal]);
  });

  test("that came too fast is sent again and not said", async () => {
    const tooFast = new Refusal({ pointer: "", code: "too_many_drafts", kind: "limit" });
    const answers = [() => Promise.reject(tooFast), () => Promise.resolve()];
    const drafting = new Drafting<number>(
      () => answers.shift()!(),
      () => expect.unreachable(),
      () => expect.unreachable(),
    );
    drafting.keep(1, 1);
    await vi.advanceTimersByTimeAsync(5000);
    expect([answers, drafting.isAhead]).toEqual([[], false]);
  });
});

test("nothing of a game is kept in the browser", async () => {
  await begin(5, { own: { seat: 0, draft: { columns: ["forward"] }, game: { hand: [490, 70] } } });
  hear(told(6, played(3)));
  void table.talk.say("hello").catch(() => undefined);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
