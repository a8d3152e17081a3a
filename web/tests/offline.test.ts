import { beforeEach, expect, test, vi } from "vitest";

import { type Built, Keeping } from "../src/offline/keeping";

const BASE = "https://example.org/games/";
const NAME = "swarmrally /games/ ";
const BUILT: Built = { version: "two", first: ["", "assets/main-1.js"], others: [{ file: "assets/main-1.js" }, { file: "assets/lobby-en.js", language: "en" }, { file: "assets/lobby-de.js", language: "de" }, { file: "icon.svg" }] };
const ENGINE = { sources: "0123456789abcdef0123", modules: [{ file: "a.wasm" }], grounds: [{ file: "courses/c.bin" }] };

/** Caches as far as they are used. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>();
  async keys(): Promise<string[]> {
    return [...this.all.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }
  async match(address: string): Promise<Response | undefined> {
    for (const kept of this.all.values()) if (kept.has(address)) return kept.get(address)!.clone();
    return undefined;
  }
  async open(name: string): Promise<Pick<Cache, "match" | "put" | "keys" | "delete">> {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    return {
      match: async (address) => kept.get(String(address))?.clone(),
      put: async (address, answer) => void kept.set(String(address), answer),
      keys: async () => [...kept.keys()].map((url) => ({ url }) as Request),
      delete: async (address) => kept.delete(String(address)),
    };
  }
  files(version: string): string[] {
    return [...(this.all.get(NAME + version)?.keys() ?? [])].map((address) => address.slice(BASE.length)).sort();
  }
}

let caches: Caches, asked: string[], isOnline: boolean, status: number, keeping: Keeping;

async function network(wanted: { url: string } | string): Promise<Response> {
  if (!isOnline) throw new TypeError("no network");
  const address = typeof wanted === "string" ? wanted : wanted.url;
  asked.push(address.slice(BASE.length));
  return new Response(address.endsWith("engine.json") ? JSON.stringify(ENGINE) : `new ${address.slice(BASE.length)}`, { status });
}

beforeEach(() => {
  [caches, asked, isOnline, status] = [new Caches(), [], true, 200];
  keeping = new Keeping(BUILT, BASE, caches as unknown as CacheStorage, network);
});

const get = (file: string, mode: RequestMode = "cors"): Promise<Response> | null => keeping.answer({ method: "GET", url: BASE + file, mode });
const text = async (file: string, mode?: RequestMode): Promise<string> => (await get(file, mode)!).text();

test("what any page begins with is kept before a version may take over", async () => {
  await keeping.begin();
  expect(caches.files("two")).toEqual(["", "assets/main-1.js"]);
});

test("a version that can't be fetched whole does not take over", async () => {
  isOnline = false;
  await expect(keeping.begin()).rejects.toThrow("no network");
});

test("everything is kept for the reader's language, the engine too, and once only", async () => {
  await keeping.begin();
  await keeping.keepAll("de");
  expect(caches.files("two")).toEqual(["", "assets/lobby-de.js", "assets/main-1.js", "engine/0123456789abcdef/a.wasm", "engine/0123456789abcdef/courses/c.bin", "engine/engine.json", "icon.svg"]);
  asked = [];
  await keeping.keepAll("de");
  expect(asked).toEqual(["engine/engine.json"]);
});

test("who changes the language meanwhile has that kept, too", async () => {
  const first = keeping.keepAll("de");
  await keeping.keepAll("en");
  await first;
  expect(caches.files("two")).toEqual(expect.arrayContaining(["assets/lobby-de.js", "assets/lobby-en.js"]));
});

test("what was broken off goes on when it is asked for again", async () => {
  isOnline = false;
  await expect(keeping.keepAll("en")).rejects.toThrow("no network");
  isOnline = true;
  await keeping.keepAll("en");
  expect(caches.files("two")).toContain("icon.svg");
});

test("files that two versions share are not fetched again, and others are", async () => {
  const before = await caches.open(`${NAME}one`);
  await before.put(`${BASE}assets/main-1.js`, new Response("kept"));
  await before.put(`${BASE}icon.svg`, new Response("old"));
  await keeping.begin();
  await keeping.keepAll("en");
  expect(asked).not.toContain("assets/main-1.js");
  expect(asked).toContain("icon.svg");
  await keeping.forgetOthers();
  expect(await caches.keys()).toEqual([`${NAME}two`]);
  expect(await text("assets/main-1.js")).toBe("kept");
});

test("what is kept outlives an update without a network: files that both versions have, and the engine", async () => {
  const before = await caches.open(`${NAME}one`);
  const engine = ["engine/engine.json", "engine/00ff/a.wasm"];
  for (const file of ["assets/lobby-de.js", "assets/gone.js", "icon.svg", ...engine]) await before.put(BASE + file, new Response("kept"));
  await keeping.begin();
  await keeping.forgetOthers();
  expect(caches.files("two")).toEqual(["", "assets/lobby-de.js", "assets/main-1.js", ...engine].sort());
  isOnline = false;
  expect(await text("engine/00ff/a.wasm")).toBe("kept");
  // A new engine takes the old one's place as soon as it is whole.
  isOnline = true;
  await keeping.keepAll("de");
  expect(caches.files("two").filter((file) => file.startsWith("engine/"))).toEqual(["engine/0123456789abcdef/a.wasm", "engine/0123456789abcdef/courses/c.bin", "engine/engine.json"]);
});

test.each(["somebody's", "swarmrally / one", "swarmrally /games/more/ one"])("the cache %s is another place's, and left alone", async (name) => {
  await caches.open(name);
  await keeping.forgetOthers();
  expect(await caches.keys()).toContain(name);
});

test("a page is the newest there is, and without a network the one that was kept, wherever one goes", async () => {
  await keeping.begin();
  caches.all.get(`${NAME}two`)!.set(BASE, new Response("kept"));
  expect(await text("rules/asteroyds", "navigate")).toBe("new rules/asteroyds");
  isOnline = false;
  expect(await text("rules/asteroyds?x=1", "navigate")).toBe("kept");
});

test.each([502, 503, 504])("a proxy that answers %s for its server is no network", async (broken) => {
  await keeping.begin();
  await keeping.keepAll("en");
  caches.all.get(`${NAME}two`)!.set(BASE, new Response("kept"));
  status = broken;
  expect(await text("rules/asteroyds", "navigate")).toBe("kept");
  expect((await get("engine/engine.json")!).status).toBe(200);
});

test("a network that does not answer is not waited for", async () => {
  vi.useFakeTimers();
  keeping = new Keeping(BUILT, BASE, caches as unknown as CacheStorage, () => new Promise(() => undefined));
  await (await caches.open(`${NAME}two`)).put(BASE, new Response("kept"));
  const answer = text("", "navigate");
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toBe("kept");
  vi.useRealTimers();
});

test.each(["api/tables", "plain/x", "metrics", "robots.txt"])("%s is asked of the network alone", (file) => {
  expect(get(file)).toBeNull();
});

test("nothing but reading is looked after, and nothing of others", () => {
  expect(keeping.answer({ method: "POST", url: `${BASE}assets/x.js`, mode: "cors" })).toBeNull();
  expect(keeping.answer({ method: "GET", url: "https://example.com/assets/x.js", mode: "cors" })).toBeNull();
});

test("only what the build knows is kept for a page that has loaded it", async () => {
  await keeping.keepLoaded([`${BASE}assets/lobby-en.js`, `${BASE}api/me`, "https://example.com/x.js"]);
  expect(caches.files("two")).toEqual(["assets/lobby-en.js"]);
});
