// @vitest-environment jsdom
/** What is looked for in the gallery, what is found, and how it is played on. */
import { afterEach, expect, test, vi } from "vitest";

import { Browsing } from "../../src/gallery/asking/browsing.svelte";
import { seatsToTry, settingsToTry, setupOf } from "../../src/gallery/asking/trying";
import { asked, EVERYTHING, isSifted, openIn, placeOf, type Wanted, wantedIn } from "../../src/gallery/asking/wanted";
import type { Row } from "../../src/gallery/asking/works";
import type { GalleryPage } from "../../src/wire/protocol";

afterEach(() => vi.unstubAllGlobals());

const SOUGHT: Wanted = { which: "mine", sort: "hard", game: "roborally", seats: 4, minutes: 45, difficulty: "very hard", fair: true, with: ["lasers", "pits"], text: "ferry & co" };

test("what is looked for stands in the address, and comes back from it", () => {
  const place = placeOf(SOUGHT, "FERRY-7QX");
  const query = place.slice("/gallery".length);
  expect(wantedIn(query)).toEqual(SOUGHT);
  expect(openIn(query)).toBe("FERRY-7QX");
  expect(placeOf(EVERYTHING)).toBe("/gallery");
  expect(wantedIn("")).toEqual(EVERYTHING);
});

test("what else stands in an address counts for nothing", () => {
  expect(wantedIn("?which=theirs&sort=best&game=chess&seats=99&minutes=x&difficulty=deadly&with=dragons,lasers&text=")).toEqual({ ...EVERYTHING, with: ["lasers"] });
  expect(wantedIn("?game=asteroyds&with=lasers,pods").with).toEqual(["pods"]);
});

test("the server is asked for mine by my cookie, and never for the printed ones", () => {
  expect(asked(SOUGHT, "next one")).toBe("?sort=hard&game=roborally&seats=4&minutes=45&difficulty=very+hard&fair=1&with=lasers%2Cpits&text=ferry+%26+co&by=me&after=next+one");
  expect(asked(EVERYTHING)).toBe("?sort=played");
  expect(isSifted(EVERYTHING)).toBe(false);
  expect(isSifted({ ...EVERYTHING, which: "mine", sort: "new" })).toBe(false);
  expect(isSifted({ ...EVERYTHING, fair: true })).toBe(true);
});

const row = (code: string): Row => ({ code, likes: 1, liked: false }) as Row;

function answering(pages: Record<string, { page: GalleryPage; after: Promise<void> }>): void {
  vi.stubGlobal("fetch", async (path: string) => {
    const { page, after } = pages[path]!;
    await after;
    return new Response(JSON.stringify(page));
  });
}

test("an answer to what was asked before does not take the place of the newer one", async () => {
  let late!: () => void;
  const waits = new Promise<void>((resolve) => (late = resolve));
  answering({
    "/api/gallery?text=f&sort=played": { page: { works: [row("OLD")], next: null, count: 1 }, after: waits },
    "/api/gallery?text=fe&sort=played": { page: { works: [row("NEW")], next: "2", count: 2 }, after: Promise.resolve() },
    "/api/gallery?text=fe&sort=played&after=2": { page: { works: [row("MORE")] }, after: Promise.resolve() },
  });
  const browsing = new Browsing();
  const first = browsing.look({ ...EVERYTHING, text: "f" });
  await browsing.look({ ...EVERYTHING, text: "fe" });
  late();
  await first;
  expect(browsing.rows.map(({ code }) => code)).toEqual(["NEW"]);
  expect(browsing.hasMore).toBe(true);
  await browsing.more({ ...EVERYTHING, text: "fe" });
  expect(browsing.rows.map(({ code }) => code)).toEqual(["NEW", "MORE"]);
  expect(browsing.hasMore).toBe(false);
  browsing.drop("NEW");
  expect([browsing.rows.map(({ code }) => code), browsing.count]).toEqual([["MORE"], 1]);
});

test("a code leads to its work, and one that nobody bears to nothing", async () => {
  vi.stubGlobal("fetch", async (path: string) =>
    path === "/api/gallery/6J3Q-R2JN" ? new Response(JSON.stringify(row("6J3Q-R2JN"))) : new Response(JSON.stringify({ error: { pointer: "", code: "no_work", kind: "not_allowed" } }), { status: 404 }),
  );
  const browsing = new Browsing();
  await browsing.look({ ...EVERYTHING, text: " 6j3q-r2jn" });
  expect([browsing.rows.map(({ code }) => code), browsing.count]).toEqual([["6J3Q-R2JN"], 1]);
  await browsing.look({ ...EVERYTHING, text: "AAAA-BBBB" });
  expect([browsing.rows, browsing.count, browsing.trouble]).toEqual([[], 0, ""]);
});

test("where nobody answers, what was found stays, and it is said", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
  const browsing = new Browsing();
  browsing.rows = [row("KEPT")];
  await browsing.look(EVERYTHING);
  expect([browsing.isAway, browsing.isKnown, browsing.rows.length]).toEqual([true, true, 1]);
});

test("a work is tried by four at most, and by as many as it needs", () => {
  expect([[2, 8], [2, 3], [6, 8]].map((seats) => seatsToTry({ seats: seats as [number, number] }))).toEqual([4, 3, 6]);
});

test("a table to try it takes what the work says of rules and clock, and its first mode", () => {
  const layout = { tiles: [], starts: [], modes: ["drones", "racing"] };
  const settings = settingsToTry({ game: "asteroyds", content: layout, modes: ["drones", "racing"], seats: [2, 6], table: { rules: { fly_on: true }, clock: { stopwatch: "none" } } });
  expect(settings.setup).toEqual({ rules: { fly_on: true, mode: "drones" }, layout });
  expect(settings.clock).toEqual({ stopwatch: "none" });
  expect(settings.bots).toHaveLength(3);
  expect(setupOf({ game: "roborally", content: "Dizzy Dash", modes: [], seats: [2, 8] })).toEqual({ course: "Dizzy Dash" });
  expect(setupOf({ game: "asteroyds", content: undefined, modes: ["targets"], seats: [2, 6] })).toEqual({ rules: { mode: "targets" } });
});
