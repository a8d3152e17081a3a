// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Broken, Connection, MOVED_AWAY } from "../src/wire/connection.svelte";
import type { Said, Told } from "../src/wire/protocol";
import { Refusal } from "../src/wire/refusal";
import { PaperSocket, told, withPaperSockets } from "./socket";

let connection: Connection;

beforeEach(() => {
  withPaperSockets();
  connection = new Connection();
  connection.open();
});

afterEach(() => {
  connection.dismissed = MOVED_AWAY;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  test("is open when the server has said welcome", () => {
    expect(connection.state).toBe("opening");
    PaperSocket.last.welcome("ada");
    expect([connection.state, connection.player]).toEqual(["open", "ada"]);
  });

  test("comes back by itself after a break, more slowly each time", () => {
    PaperSocket.last.welcome();
    PaperSocket.last.break();
    expect(connection.state).toBe("waiting");
    vi.advanceTimersByTime(300);
    expect(PaperSocket.all.length).toBe(2);
    PaperSocket.last.break();
    vi.advanceTimersByTime(300);
    expect(PaperSocket.all.length).toBe(2);
    vi.advanceTimersByTime(300);
    expect(PaperSocket.all.length).toBe(3);
    PaperSocket.last.welcome();
    expect(connection.state).toBe("open");
  });

  test("says why nothing can be kept, until it can again", () => {
    PaperSocket.last.welcome();
    PaperSocket.last.hear({ type: "keeping", trouble: "full" });
    expect(connection.trouble).toBe("full");
    PaperSocket.last.hear({ type: "keeping", trouble: null });
    expect(connection.trouble).toBeNull();
    PaperSocket.last.hear({ type: "keeping", trouble: "away" });
    PaperSocket.last.break();
    vi.advanceTimersByTime(300);
    PaperSocket.last.welcome();
    expect(connection.trouble).toBeNull();
  });

  test("gives each list of events the rows that belong to it, whatever else is in the frame", () => {
    PaperSocket.last.welcome();
    const heard: Said[] = [];
    connection.on((said) => heard.push(said));
    const [one, other] = [Int16Array.of(1, -2, 3), Int16Array.of(4)];
    const news = (rows: Int16Array) => [{ news: "played" as const, events: rows.byteLength }];
    PaperSocket.last.hearRows([{ type: "done", id: 9, number: 1 }, { type: "told", table: "T", told: [told(1, news(one)), told(2), told(3, news(other))] }], one, other);
    expect(heard[0]).toEqual({ type: "done", id: 9, number: 1 });
    const rows = (heard[1] as { told: Told[] }).told.flatMap(({ news }) => news.map((each) => (each as { events: unknown }).events));
    expect(rows).toEqual([one, other]);
  });

  test("follows the server's clock when that was moved on", () => {
    PaperSocket.last.welcome();
    const later = connection.now() + 3_600_000;
    PaperSocket.last.hear({ type: "told", table: "T", told: [{ ...told(1), at: later }] });
    expect(connection.now()).toBeGreaterThanOrEqual(later);
    PaperSocket.last.hear({ type: "told", table: "T", told: [{ ...told(2), at: later - 60_000 }] });
    expect(connection.now()).toBeGreaterThanOrEqual(later);
  });

  test("does not wait for an attempt that nobody answers", () => {
    vi.advanceTimersByTime(8400);
    expect(PaperSocket.all.length).toBe(2);
    expect(PaperSocket.all[0]!.isClosed).toBe(true);
  });

  test("is not tried again when the player has moved to another device", () => {
    PaperSocket.last.welcome();
    PaperSocket.last.break(MOVED_AWAY);
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event("online"));
    expect(PaperSocket.all.length).toBe(1);
    expect(connection.dismissed).toBe(MOVED_AWAY);
  });

  test("gives each question its own answer", async () => {
    PaperSocket.last.welcome();
    const one = connection.ask({ type: "unsubscribe", table: "T" });
    const other = connection.ask({ type: "unsubscribe", table: "T" });
    const [first, second] = PaperSocket.last.asked("unsubscribe");
    PaperSocket.last.hear({ type: "refused", id: second!.id!, pointer: "/table", reason: "", code: "no_seat", kind: "not_allowed" }, { type: "done", id: first!.id!, number: 7 });
    expect(await one).toMatchObject({ number: 7 });
    await expect(other).rejects.toThrow(Refusal);
  });

  test("an answer that comes twice does no harm", async () => {
    PaperSocket.last.welcome();
    const asked = connection.ask({ type: "unsubscribe", table: "T" });
    const id = PaperSocket.last.asked("unsubscribe")[0]!.id!;
    PaperSocket.last.hear({ type: "done", id }, { type: "refused", id, pointer: "", reason: "", code: "no_seat", kind: "not_allowed" });
    await expect(asked).resolves.toMatchObject({ type: "done" });
  });

  test("a break fails what is under way, and what is asked without a connection", async () => {
    PaperSocket.last.welcome();
    const asked = connection.ask({ type: "unsubscribe", table: "T" });
    PaperSocket.last.break();
    await expect(asked).rejects.toThrow(Broken);
    await expect(connection.ask({ type: "unsubscribe", table: "T" })).rejects.toThrow(Broken);
  });

  test("a page that wakes up finds a dead connection at once", () => {
    PaperSocket.last.welcome();
    vi.advanceTimersByTime(1000);
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(3000);
    expect(connection.state).toBe("waiting");
    vi.advanceTimersByTime(400);
    expect(PaperSocket.all.length).toBe(2);
  });

  test("a page that wakes up keeps a connection that answers", () => {
    PaperSocket.last.welcome();
    document.dispatchEvent(new Event("visibilitychange"));
    PaperSocket.last.hear({ type: "time", sent: performance.now(), now: Date.now() });
    vi.advanceTimersByTime(5000);
    expect([connection.state, PaperSocket.all.length]).toEqual(["open", 1]);
  });

  test("a network that comes back is used at once", () => {
    PaperSocket.last.welcome();
    window.dispatchEvent(new Event("offline"));
    expect(connection.isOffline).toBe(true);
    for (let attempt = 0; attempt < 6; attempt++) {
      PaperSocket.last.break();
      vi.advanceTimersByTime(6000);
    }
    PaperSocket.last.break();
    const before = PaperSocket.all.length;
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(1);
    expect([connection.isOffline, PaperSocket.all.length]).toEqual([false, before + 1]);
  });

  test("silence is a break, whatever the socket says", () => {
    PaperSocket.last.welcome();
    vi.advanceTimersByTime(31_000);
    expect(PaperSocket.all.length).toBeGreaterThan(1);
  });

  test("the server's clock is told best by the quickest answer", () => {
    PaperSocket.last.welcome();
    const sent = performance.now();
    vi.advanceTimersByTime(100);
    PaperSocket.last.hear({ type: "time", sent, now: Date.now() + 5000 });
    expect(connection.now() - Date.now()).toBe(5050);
    const slow = performance.now();
    vi.advanceTimersByTime(900);
    PaperSocket.last.hear({ type: "time", sent: slow, now: Date.now() + 9000 });
    expect(connection.now() - Date.now()).toBe(5050);
  });
});
