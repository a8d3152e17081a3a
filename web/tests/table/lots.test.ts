// @vitest-environment jsdom
import { createHash } from "node:crypto";

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import VerifyDice from "../../src/table/dice/VerifyDice.svelte";
import Votes from "../../src/table/panels/Votes.svelte";
import { fateOf, isFromAll, type Origin } from "../../src/table/dice/dice";
import { LiveTable } from "../../src/table/live/live.svelte";
import { lotFor, lotKept, sitDown } from "../../src/table/dice/lots";
import { Connection, MOVED_AWAY } from "../../src/wire/connection.svelte";
import { learn, speak } from "../../src/words/words.svelte";
import { PaperSocket, snapshot, told, withPaperSockets } from "../socket";

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
const SECRET = "00112233445566778899aabbccddeeff";
const LOT = "0f".repeat(16);
const ORIGIN: Origin = { commitment: hash(`swarmrally promise ${SECRET}`), secret: SECRET, lots: [LOT, null] };
const SEED = hash(`swarmrally dice ${SECRET} ${LOT} -`);

beforeEach(() => localStorage.clear());

describe("a seed", () => {
  test("comes from the promised secret and all lots, or it does not", () => {
    expect(isFromAll(SEED, ORIGIN)).toBe(true);
    expect(isFromAll(SEED, { ...ORIGIN, lots: [null, LOT] })).toBe(false);
    expect(isFromAll(SEED, { ...ORIGIN, commitment: hash("another") })).toBe(false);
    expect(isFromAll(SEED, { ...ORIGIN, secret: SECRET.replace("0", "1") })).toBe(false);
  });

  test("holds one's own lot, or not, or was promised anew", () => {
    const kept = { lot: LOT, commitment: ORIGIN.commitment };
    expect([fateOf(null, ORIGIN), fateOf(kept, ORIGIN)]).toEqual(["none", "used"]);
    expect(fateOf({ ...kept, lot: "1f".repeat(16) }, ORIGIN)).toBe("unused");
    expect(fateOf({ ...kept, commitment: hash("the first promise") }, ORIGIN)).toBe("changed");
  });
});

describe("a lot", () => {
  test("is drawn once for a table, and what was promised then is kept with it", () => {
    const lot = lotFor("T", "first");
    expect(lot).toMatch(/^[0-9a-f]{32}$/);
    expect(lotFor("T", "second")).toBe(lot);
    expect(lotKept("T")).toEqual({ lot, commitment: "first" });
    expect(lotFor("U", "first")).not.toBe(lot);
    expect([lotFor("V", null), lotKept("V")]).toEqual([null, null]);
  });

  test("is sent with the seat, after the promise was heard", async () => {
    const sent: [string, unknown][] = [];
    vi.stubGlobal("fetch", (path: string, asked: { body?: string }) => {
      sent.push([path, JSON.parse(asked.body ?? "null")]);
      return Promise.resolve(new Response(JSON.stringify({ snapshot: { commitment: "c0" } })));
    });
    await sitDown("W");
    vi.unstubAllGlobals();
    expect(sent).toEqual([
      ["/api/tables/W", null],
      ["/api/tables/W/commands", { do: "sit", lot: lotKept("W")!.lot }],
    ]);
  });
});

describe("at a table", () => {
  let connection: Connection;
  let table: LiveTable;
  const parts: Record<string, unknown>[] = [];

  beforeEach(async () => {
    await learn("table");
    await speak("en");
    withPaperSockets();
    connection = new Connection();
    connection.open();
    table = new LiveTable("T", connection, () => Promise.resolve({ begin: () => ({ round: 1 }), copy: (state) => state, fold: () => undefined, duration: () => 0 }));
  });

  afterEach(() => {
    for (const part of parts.splice(0)) void unmount(part);
    document.body.replaceChildren();
    table.close();
    connection.dismissed = MOVED_AWAY;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function show(more: Parameters<typeof snapshot>[1]): Promise<void> {
    PaperSocket.last.welcome();
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    PaperSocket.last.hear({ type: "table", table: snapshot(5, more) });
    await vi.advanceTimersByTimeAsync(0);
  }

  const commands = (): unknown[] => PaperSocket.last.asked("do").map((asked) => asked.command);

  test("whoever has a seat without a lot casts one, once", async () => {
    await show({ now: { phase: "open" }, commitment: "c0", game: null });
    expect(commands()).toEqual([{ do: "cast_lot", lot: lotKept("T")!.lot }]);
    PaperSocket.last.hear({ type: "done", id: PaperSocket.last.asked("do")[0]!.id!, number: 5 });
    await vi.advanceTimersByTimeAsync(0);
    PaperSocket.last.hear({ type: "told", table: "T", told: [told(6, [{ news: "seating", host: "me", commitment: "c0", chairs: [{ player: "me", lot: lotKept("T")!.lot }, {}] }], { phase: "open" })] });
    expect(commands().length).toBe(1);
  });

  test("nobody casts a lot where nothing was promised, or when it has begun", async () => {
    await show({ now: { phase: "open" }, game: null });
    PaperSocket.last.hear({ type: "told", table: "T", told: [told(6, [{ news: "seating", host: "me", commitment: "c0", chairs: [{ player: "me" }, {}] }])] });
    expect(commands()).toEqual([]);
  });

  test("a vote is said with who asked, and can be agreed with; one on me ends when I plan", async () => {
    const vote = { asked_by: 2, agreed: [2], bot: "rookie" as const };
    await show({ chairs: [{ player: "me" }, { player: "bob", vote }, { player: "eve" }] });
    PaperSocket.last.hear({ type: "names", names: { bob: "Bob", eve: "Eve" } });
    parts.push(mount(Votes, { target: document.body, props: { table } }));
    flushSync();
    expect(document.body.textContent).toMatch(/Eve.* wishes that a bot plays for .*Bob/);
    document.querySelector("button")!.click();
    expect(commands()).toEqual([{ do: "agree", seat: 1, agreed: true }]);
    PaperSocket.last.hear({ type: "told", table: "T", told: [told(6, [{ news: "seating", host: "me", chairs: [{ player: "me", vote }, { player: "bob" }, { player: "eve" }] }])] });
    flushSync();
    expect(document.querySelector("button")!.textContent).toBe("I am here");
    void table.do({ do: "draft", round: 1, plan: {} }).catch(() => undefined);
    expect(commands().slice(1)).toEqual([{ do: "stay" }, { do: "draft", round: 1, plan: {} }]);
  });

  test.each([
    [ORIGIN.commitment, LOT, "Your own random number is in it."],
    [ORIGIN.commitment, "1f".repeat(16), "Your own random number is not in it."],
    [hash("another promise"), LOT, "not the one that this browser heard"],
  ])("what became of one's number is said", (commitment, lot, words) => {
    localStorage.setItem("swarmrally lots", JSON.stringify({ T: { lot, commitment } }));
    parts.push(mount(VerifyDice, { target: document.body, props: { table: "T", seed: SEED, seedHash: hash(`swarmrally promise ${SEED}`), origin: ORIGIN, fetchRecord: () => Promise.resolve(null) } }));
    flushSync();
    document.querySelector("button")!.click();
    flushSync();
    expect(document.body.textContent).toContain(words);
    expect(document.body.textContent).toContain("The seed follows from");
  });
});
