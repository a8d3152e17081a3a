// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { Inviting } from "../../src/waiting/inviting.svelte";
import { saidOf } from "../../src/words/failures";
import { lastUse, nameOf, Sessions } from "../../src/mine/sessions.svelte";
import type { SessionLine } from "../../src/wire/protocol";
import { Failure } from "../../src/wire/api";
import type { Said } from "../../src/wire/refusal";
import { learn, speak } from "../../src/words/words.svelte";

const HOUR = 3_600_000;

function line(more: Partial<SessionLine> = {}): SessionLine {
  return { id: "s", kind: "browser", label: "Firefox on Linux", made_at: 0, seen_at: 0, current: false, ...more };
}

/** A server that answers by method and path, and remembers what it was asked. */
function answering(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const found = answers[`${method} ${path}`];
    if (found === undefined) return Promise.resolve(new Response(null, { status: 204 }));
    return Promise.resolve(new Response(JSON.stringify(found), { status: 200 }));
  });
  return asked;
}

beforeAll(async () => {
  await learn("me");
  await speak("en");
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("sessions", () => {
  test("are named in the reader's words", async () => {
    expect(nameOf(line())).toBe("Firefox on Linux");
    expect(nameOf(line({ label: "Safari" }))).toBe("Safari");
    expect(nameOf(line({ label: "" }))).toBe("A browser");
    expect(nameOf(line({ kind: "before", label: "" }))).toBe("Earlier devices");
    expect(nameOf(line({ kind: "program", label: "bot on a boat" }))).toBe("bot on a boat");
    await speak("de");
    expect(nameOf(line())).toBe("Firefox auf Linux");
    await speak("en");
  });

  test("say when they were last used", () => {
    expect(lastUse(line({ current: true }), 99 * HOUR)).toBe("Used lately");
    expect(lastUse(line(), HOUR)).toBe("Used lately");
    expect(lastUse(line(), 5 * HOUR)).toBe("Last used 5 hours ago");
    expect(lastUse(line(), 50 * HOUR)).toBe("Last used 2 days ago");
  });

  test("are listed, and ended one by one or all but this", async () => {
    const asked = answering({
      "GET /api/me/sessions": { sessions: [line({ current: true }), line({ id: "phone" })] },
      "GET /api/me/tokens": { sessions: [] },
    });
    const sessions = new Sessions();
    await sessions.look();
    expect([sessions.browsers.length, sessions.hasOthers]).toEqual([2, true]);
    asked.length = 0;
    await sessions.end("sessions", "phone");
    await sessions.endOthers();
    expect(asked.filter((one) => !one.startsWith("GET"))).toEqual(["DELETE /api/me/sessions/phone", "DELETE /api/me/sessions"]);
  });
});

describe("invitations", () => {
  const place = "/api/tables/t/invitations";
  const invited = { id: "new", code: "KM7P-3XQZ", link: "http://x/#invitation=KM7P-3XQZ", expires_at: 9 };
  const listed = (id: string, seat: number | null = null) => ({ id, seat, uses_left: 2, made_at: 0, expires_at: 9 });

  test("show the code of before while it counts, and the others", async () => {
    sessionStorage.setItem("invitation t", JSON.stringify({ ...invited, id: "old" }));
    const asked = answering({ [`GET ${place}`]: { invitations: [listed("old"), listed("other"), listed("seat", 1)] } });
    const inviting = new Inviting("t");
    await inviting.invite();
    expect(inviting.shown?.id).toBe("old");
    expect(inviting.others.map((one) => one.id)).toEqual(["other"]);
    expect(asked).toEqual([`GET ${place}`]);
  });

  test("a code that does not count any more is replaced", async () => {
    sessionStorage.setItem("invitation t", JSON.stringify({ ...invited, id: "old" }));
    answering({ [`GET ${place}`]: { invitations: [] }, [`POST ${place}`]: invited });
    const inviting = new Inviting("t");
    await inviting.invite();
    expect(inviting.shown?.id).toBe("new");
    expect(sessionStorage.getItem("invitation t")).toContain('"new"');
  });

  test("another code takes the place of the one that is revoked", async () => {
    sessionStorage.setItem("invitation t", JSON.stringify({ ...invited, id: "old" }));
    const answers: Record<string, unknown> = { [`GET ${place}`]: { invitations: [listed("old")] }, [`POST ${place}`]: invited };
    const asked = answering(answers);
    const inviting = new Inviting("t");
    await inviting.invite();
    answers[`GET ${place}`] = { invitations: [] };
    await inviting.revoke("old");
    expect(asked).toContain(`DELETE ${place}/old`);
    expect(inviting.shown?.id).toBe("new");
  });
});

test("what is wrong with a name is said in the reader's words", () => {
  const said = (code: Said["code"], details = {}): string => saidOf(new Failure(400, { pointer: "/name", code, kind: "not_allowed", details }));
  expect(said("name_alike", { name: "Ada" })).toContain("Ada.");
  expect(said("name_alike_here", { name: "Ada" })).toContain("Ada ");
  expect(said("name_reserved")).toContain("bots");
  expect(said("name_accents", { most: 3 })).toContain("accents");
  expect(said("name_length", { most: 24, got: 0 })).toContain("1 to 24");
});
