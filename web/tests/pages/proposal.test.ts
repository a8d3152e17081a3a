// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Proposal } from "../../src/create/proposal.svelte";
import { me } from "../../src/shell/me.svelte";

type Ask = (path: string, asked: { method: string }) => Promise<Response>;

let server: ReturnType<typeof vi.fn<Ask>>;

function said(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

function asked(path: string): number {
  return server.mock.calls.filter(([to]) => to === path).length;
}

beforeEach(() => {
  server = vi.fn<Ask>((path) => Promise.resolve(said(path === "/api/tables" ? { table: "T" } : { snapshot: { commitment: "c0" } })));
  vi.stubGlobal("fetch", server);
  vi.spyOn(me, "become").mockResolvedValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a table that is opened", () => {
  test("is opened once, however often the button is pressed, with a seat for whoever did", async () => {
    const proposal = new Proposal("asteroyds");
    const [first, second] = await Promise.all([proposal.open(), proposal.open()]);
    expect([first, second, asked("/api/tables"), asked("/api/tables/T/commands")]).toEqual(["T", null, 1, 1]);
  });

  test("is shown also to somebody who did not get a seat at once", async () => {
    server.mockImplementation((path) => Promise.resolve(path === "/api/tables" ? said({ table: "T" }) : said({ error: { pointer: "", reason: "expected fewer requests" } }, 429)));
    expect(await new Proposal("roborally").open()).toBe("T");
  });

  test("what the server says to settings of before does not count", async () => {
    const proposal = new Proposal("asteroyds");
    let answer: (response: Response) => void = () => undefined;
    server.mockImplementationOnce(() => new Promise((settle) => (answer = settle)));
    const late = proposal.check();
    await proposal.check();
    answer(said({ error: { pointer: "/seats", reason: "expected 2 to 6" } }, 400));
    await late;
    expect(proposal.refused).toBeNull();
  });
});

describe("options that mean nothing on a course", () => {
  test("are neither shown nor sent", () => {
    const proposal = new Proposal("roborally");
    const has = (): boolean => proposal.options.some(({ path }) => path.includes("play_on"));
    expect(has()).toBe(true);
    [proposal.chosen.source, proposal.chosen.special] = ["own", ["superbot"]];
    expect(has()).toBe(false);
    proposal.chosen.special = ["frenetic_factory", "war_zone"];
    expect(has()).toBe(true);
  });
});
