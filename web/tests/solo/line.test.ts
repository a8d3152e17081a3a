// @vitest-environment jsdom
/** The line to the tables in the page: what a page asks, and what keeps it from being answered. */
import { afterEach, describe, expect, test, vi } from "vitest";

import { NoEngine } from "../../src/engine/base/fetching";
import type { Given, Wanted } from "../../src/solo/asking";
import { Line } from "../../src/solo/line.svelte";
import { Refusal } from "../../src/wire/refusal";

class PaperThread {
  onmessage: ((event: { data: Given }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly wanted: Wanted[] = [];
  isOver = false;

  postMessage(wanted: Wanted): void {
    this.wanted.push(wanted);
  }

  terminate(): void {
    this.isOver = true;
  }

  give(given: Given): void {
    this.onmessage!({ data: given });
  }
}

function laid(): { line: Line; thread: PaperThread } {
  const thread = new PaperThread();
  return { line: new Line("/engine/", () => thread as unknown as Worker), thread };
}

afterEach(() => vi.unstubAllGlobals());

describe("the line", () => {
  test("starts the thread when somebody first asks, and passes on what is said", async () => {
    const { line, thread } = laid();
    expect(thread.wanted).toEqual([]);
    const heard: unknown[] = [];
    line.on((said) => heard.push(said));
    const asked = line.ask({ type: "subscribe", table: "T" });
    expect(thread.wanted).toEqual([{ base: "/engine/" }, { asked: { type: "subscribe", table: "T", id: 1 } }]);
    thread.give({ said: { type: "done", id: 1 } });
    expect(await asked).toEqual({ type: "done", id: 1 });
    expect(heard).toEqual([{ type: "done", id: 1 }]);
  });

  test("tells refusals from an engine that is not there", async () => {
    const { line, thread } = laid();
    const [refused, missing] = [line.errand("rematch", "T"), line.errand("look", "T")];
    thread.give({ id: 1, refused: { pointer: "", code: "no_rematch", kind: "not_now" } });
    thread.give({ id: 2, reason: "damaged" });
    await expect(refused).rejects.toBeInstanceOf(Refusal);
    await expect(missing).rejects.toMatchObject({ why: "damaged" });
    expect(line.reason).toBe("damaged");
  });

  test("a thread that can't be started is no engine, and so is a browser without WebAssembly", async () => {
    const broken = new Line("/engine/", () => {
      throw new Error("no workers");
    });
    await expect(broken.errand("courses")).rejects.toBeInstanceOf(NoEngine);
    const { line, thread } = laid();
    const asked = line.errand("courses");
    thread.onerror!(new ErrorEvent("error", { message: "SyntaxError" }));
    await expect(asked).rejects.toMatchObject({ why: "unsupported" });
    expect(thread.isOver).toBe(true);
    const away = laid();
    const unfetched = away.line.errand("courses");
    away.thread.onerror!(new Event("error"));
    await expect(unfetched).rejects.toMatchObject({ why: "unreachable" });
    vi.stubGlobal("WebAssembly", undefined);
    await expect(laid().line.errand("courses")).rejects.toMatchObject({ why: "unsupported" });
  });

  test("knows which tables another page has", () => {
    const { line, thread } = laid();
    line.warm();
    thread.give({ gone: "T" });
    expect(line.gone.has("T")).toBe(true);
    line.takeBack("T");
    expect(line.gone.has("T")).toBe(false);
    thread.give({ trouble: "room" });
    expect(line.keeps).toBe("room");
  });
});
