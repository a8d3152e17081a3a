// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { Proposal } from "../../src/create/proposal.svelte";
import { NoEngine } from "../../src/engine/base/fetching";
import { beginGuide } from "../../src/guide/begin";
import { playNow } from "../../src/lobby/play-now";
import { me } from "../../src/shell/me.svelte";
import { line } from "../../src/solo/line.svelte";
import { unplayed } from "../../src/table/live/at-server.svelte";
import { Refusal } from "../../src/wire/refusal";
import { speak } from "../../src/words/words.svelte";

type Ask = (path: string, asked: { method: string }) => Promise<Response>;

let server: ReturnType<typeof vi.fn<Ask>>;

function said(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

function asked(path: string): number {
  return server.mock.calls.filter(([to]) => to === path).length;
}

beforeAll(() => speak("en"));

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
    expect([first, second, asked("/api/tables"), asked("/api/tables/T/commands")]).toEqual(["/table/T", null, 1, 1]);
  });

  test("is shown also to somebody who did not get a seat at once", async () => {
    server.mockImplementation((path) => Promise.resolve(path === "/api/tables" ? said({ table: "T" }) : said({ error: { pointer: "", reason: "expected fewer requests" } }, 429)));
    expect(await new Proposal("roborally").open()).toBe("/table/T");
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

describe("a game against bots alone", () => {
  const alone = (): Proposal => {
    const proposal = new Proposal("asteroyds");
    [proposal.chosen.seats, proposal.chosen.bots] = [3, [null, "rookie", "ace", null]];
    return proposal;
  };

  test("is in this browser, unless somebody else may come, it needs a server to be read, or the server is wanted", () => {
    expect(alone().isHere).toBe(true);
    const peopled = alone();
    peopled.chosen.bots[2] = null;
    const [position, layout] = [alone(), alone()];
    position.chosen.source = layout.chosen.source = "own";
    [position.chosen.text, layout.chosen.text] = ['{"craft": []}', '{"starts": []}'];
    const wanted = alone();
    wanted.chosen.atServer = true;
    expect([peopled, position, layout, wanted].map(({ canBeHere, isHere }) => [canBeHere, isHere])).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [true, false],
    ]);
  });

  test("begins there without asking a server", async () => {
    const errand = vi.spyOn(line(), "errand").mockResolvedValue("abc" as never);
    expect(await alone().open()).toBe("/solo/abc");
    expect(errand).toHaveBeenCalledWith("open", expect.objectContaining({ seats: 3, bots: ["ace", "rookie"] }), false);
    expect(server).not.toHaveBeenCalled();
  });

  test("is at the server where there is no engine, and it is known why", async () => {
    vi.spyOn(line(), "errand").mockRejectedValue(new NoEngine("damaged"));
    expect(await alone().open()).toBe("/table/T");
    await vi.waitFor(() => expect(unplayed.reason).toBe("damaged"));
  });

  test("says why it can't be here where no server answers either, and so do a first click and a guided game", async () => {
    vi.spyOn(line(), "errand").mockRejectedValue(new NoEngine("damaged"));
    server.mockRejectedValue(new TypeError("no network"));
    const proposal = alone();
    expect(await proposal.open()).toBeNull();
    expect(proposal.refused!.why()).toBe("The engine for your browser arrived damaged and was not used.");
    await expect(playNow(() => Promise.resolve())).rejects.toMatchObject({ why: "damaged" });
    await expect(beginGuide("roborally")).rejects.toMatchObject({ why: "damaged" });
  });

  test("is refused by the engine as it would be by a server", async () => {
    vi.spyOn(line(), "errand").mockRejectedValue(new Refusal({ pointer: "/seats", code: "out_of_range", kind: "malformed" }));
    const proposal = alone();
    await proposal.check();
    expect(proposal.refusalAt("/seats")).not.toBeNull();
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
