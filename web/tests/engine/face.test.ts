/** @vitest-environment jsdom */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Description } from "../../src/engine/base/described";
import { Engine } from "../../src/engine/engine";
import { EngineFiles, type Get, NoEngine } from "../../src/engine/base/fetching";
import { type Answered, type Told, Work } from "../../src/engine/work";
import Replay from "../../src/table/dice/Replay.svelte";
import { Replaying } from "../../src/table/dice/replaying.svelte";
import { learn, speak } from "../../src/words/words.svelte";

const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
const EMPTY_HASH = "93a44bbb96c751218e4c00d479e4c14358122a389acca16205b1e4d0dc5f9476";
const RECORD = { swarmrally: 1, game: "asteroyds" as const, setup: {}, seed: "", decisions: [], events: [[]] };

function described(changes: Partial<Description> = {}): Description {
  const table = { events: [], rules: {}, headings: [], questions: [], reasons: [], setup: { rules: { mode: "racing" } }, faults: [], bots: [], marks: [], verdicts: [], stopwatch: { novice: {}, expert: {} } };
  return { sources: "a".repeat(64), modules: [], records: {}, entries: [], tables: { asteroyds: table, roborally: table }, grounds: [{ kind: "board", name: "printed", file: "board.bin", sha256: EMPTY_HASH }], ...changes };
}

function serving(files: Record<string, unknown>): Get {
  return (address) => Promise.resolve(address in files ? new Response(files[address] as BodyInit) : new Response("", { status: 404 }));
}

async function reasonOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(() => null).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(NoEngine);
  return (error as NoEngine).why;
}

/** A worker that works in this thread. */
class PaperWorker {
  onmessage: ((event: { data: Answered }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  isOver = false;
  private work: Work | null = null;

  constructor(private readonly get: Get) {}

  postMessage(told: Told): void {
    if (!("id" in told)) return void (this.work = new Work("", told.rules, this.get));
    const { id, does, with: given } = told;
    void (async () => {
      try {
        const gives = await (this.work![does] as (...given: unknown[]) => unknown).call(this.work, ...given, (part: number) => this.onmessage?.({ data: { id, part } }));
        this.onmessage?.({ data: { id, gives } });
      } catch (error) {
        this.onmessage?.({ data: { id, reason: error instanceof NoEngine ? error.why : "failed" } });
      }
    })();
  }

  terminate(): void {
    this.isOver = true;
  }
}

describe("fetching", () => {
  test("a server without an engine is told apart from one that can't be reached", async () => {
    expect(await reasonOf(new EngineFiles("", serving({})).describe())).toBe("missing");
    expect(await reasonOf(new EngineFiles("", () => Promise.reject(new TypeError())).describe())).toBe("unreachable");
    expect(await reasonOf(new EngineFiles("", () => Promise.resolve(new Response("", { status: 502 }))).describe())).toBe("unreachable");
  });

  test("a part that is not as described is not used", async () => {
    const said = JSON.stringify(described());
    const address = `${"a".repeat(16)}/board.bin`;
    expect(await new EngineFiles("", serving({ "engine.json": said, [address]: EMPTY })).ground("board", "printed")).toEqual(EMPTY);
    expect(await reasonOf(new EngineFiles("", serving({ "engine.json": said, [address]: EMPTY.slice(1) })).ground("board", "printed"))).toBe("damaged");
  });

  test("an engine whose records lie otherwise is not for this page", async () => {
    expect(await reasonOf(new EngineFiles("", serving({ "engine.json": JSON.stringify(described()) })).module("asteroyds"))).toBe("different");
  });

  test("a ground that is not printed needs a server", async () => {
    expect(await reasonOf(new EngineFiles("", serving({ "engine.json": JSON.stringify(described()) })).ground("course", "Elsewhere"))).toBe("server");
  });
});

describe("the face", () => {
  function engine(get: Get, rules: string | null = null): { engine: Engine; workers: PaperWorker[] } {
    const workers: PaperWorker[] = [];
    const start = () => {
      workers.push(new PaperWorker(get));
      return workers.at(-1) as unknown as Worker;
    };
    return { engine: new Engine("", rules, start), workers };
  }

  test("nothing is started before somebody asks, and then once", async () => {
    const { engine: face, workers } = engine(serving({}));
    expect(workers.length).toBe(0);
    expect(await reasonOf(face.ask("verify", [RECORD]))).toBe("missing");
    expect(await reasonOf(face.ask("verify", [RECORD]))).toBe("missing");
    expect(workers.length).toBe(1);
  });

  test("other rules than the server's are of no use", async () => {
    const { engine: face } = engine(serving({ "engine.json": JSON.stringify(described()) }), "b".repeat(64));
    expect(await reasonOf(face.ask("verify", [RECORD]))).toBe("different");
  });

  test("a browser without workers, or without WebAssembly, says so", async () => {
    const without = new Engine("", null, () => {
      throw new ReferenceError("Worker");
    });
    expect(await reasonOf(without.ask("verify", [RECORD]))).toBe("unsupported");
    vi.stubGlobal("WebAssembly", undefined);
    expect(await reasonOf(engine(serving({})).engine.ask("verify", [RECORD]))).toBe("unsupported");
    vi.unstubAllGlobals();
  });

  test("a worker that breaks fails all that waits, and the next question starts another", async () => {
    const { engine: face, workers } = engine(() => new Promise(() => undefined));
    const asked = face.ask("verify", [RECORD]);
    workers[0]!.onerror!(new ErrorEvent("error", { message: "SyntaxError" }));
    expect(await reasonOf(asked)).toBe("unsupported");
    expect(workers[0]!.isOver).toBe(true);
    const again = face.ask("verify", [RECORD]);
    expect(workers.length).toBe(2);
    // Its code could not be fetched.
    workers[1]!.onerror!(new Event("error"));
    expect(await reasonOf(again)).toBe("unreachable");
  });
});

describe("a game played again", () => {
  let shown: ReturnType<typeof mount>;

  beforeEach(async () => {
    await learn("table", "engine");
    await speak("en");
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    return unmount(shown);
  });

  test("where this browser can't, the server does, and the reason is said", async () => {
    vi.stubGlobal("fetch", (address: string) => Promise.resolve(Response.json({ events_same: true, hash_fits: true, address })));
    const replaying = new Replaying();
    shown = mount(Replay, { target: document.body, props: { replaying } });
    await replaying.check(() => Promise.resolve(RECORD), "T");
    flushSync();
    expect(document.querySelector("[data-verdict]")!.getAttribute("data-verdict")).toBe("by-server");
    expect(document.querySelector("[data-reason]")!.textContent).toBe("This browser can’t run the engine.");
  });

  test("what is no record is said to be none", async () => {
    const replaying = new Replaying();
    shown = mount(Replay, { target: document.body, props: { replaying } });
    await replaying.check(() => Promise.resolve({ swarmrally: 7 }), null);
    flushSync();
    expect(document.body.textContent).toContain("This is no record of a game.");
  });
});
