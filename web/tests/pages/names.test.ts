// @vitest-environment jsdom
/** What somebody is called whom no server knows. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { filmOf } from "../../src/record/film";
import { me } from "../../src/shell/me.svelte";
import { preferences } from "../../src/shell/preferences.svelte";
import { ME } from "../../src/solo/kept";
import { line } from "../../src/solo/line.svelte";
import { connection } from "../../src/wire/connection.svelte";

const asked: { name: string }[] = [];
let isTaken = false;

beforeEach(() => {
  [asked.length, isTaken] = [0, false];
  preferences.change({ name: "" });
  vi.spyOn(connection, "welcomed").mockResolvedValue();
  vi.spyOn(connection, "reopen").mockReturnValue();
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { name } = JSON.parse(body) as { name: string };
    asked.push({ name });
    if (isTaken && asked.length === 1) return new Response(JSON.stringify({ error: { pointer: "/name", code: "name_alike", kind: "malformed" } }), { status: 400 });
    return new Response(JSON.stringify({ id: `player ${asked.length}`, name }));
  });
});

afterEach(() => {
  [me.id, me.name] = [null, ""];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a name can be chosen without a server, and my own replays say it", async () => {
  await me.rename(" Ada ");
  expect([preferences.name, me.id, asked]).toEqual(["Ada", null, []]);
  vi.spyOn(line(), "errand").mockResolvedValue({ names: {} } as never);
  expect((await filmOf({ here: "T" })).names).toEqual({ [ME]: "Ada" });
});

test("it goes along to a server", async () => {
  await me.rename("Ada");
  await me.become();
  expect([me.name, asked]).toEqual(["Ada", [{ name: "Ada" }]]);
});

test("a server that does not take it is told another one", async () => {
  isTaken = true;
  await me.rename("Ada");
  await me.become();
  expect(asked.length).toBe(2);
  expect(me.name).toMatch(/^\w+ \d\d$/);
});
