// @vitest-environment jsdom
/** Season one where a table is opened: apart from what is printed, and chosen like it. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import CoursePicker from "../../src/create/CoursePicker.svelte";
import { Proposal } from "../../src/create/proposal.svelte";
import SeasonLayouts from "../../src/create/SeasonLayouts.svelte";
import { learn, speak } from "../../src/words/words.svelte";

const LAYOUT = { game: "asteroyds", modes: ["drones"], tiles: [], starts: [{ at: [6, 7], heading: "W" }] };
const ANSWERS: Record<string, unknown> = {
  "/api/courses": { courses: [course("Risky Exchange", 0), course("Tin Quay", 1), course("Dizzy Dash", 0)] },
  "/api/scenarios": { scenarios: [], season: [{ name: "Silver Shoal", mode: "drones", seats: 6, layout: LAYOUT }] },
};
let shown: Record<string, unknown> | null = null;

function course(name: string, season: number) {
  return { name, players: "2-8", flags: 3, width: 12, height: 16, length: "medium", level: "easy", rule: null, season };
}

beforeAll(async () => {
  await speak("en");
  await learn("create");
});

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(ANSWERS[path]), { headers: { "content-type": "application/json" } })));
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

test("our courses stand below the printed ones, under a heading", async () => {
  const proposal = new Proposal("roborally");
  shown = mount(CoursePicker, { target: document.body, props: { proposal } });
  await vi.waitFor(() => expect(document.querySelectorAll("input[type=radio]")).toHaveLength(3));
  const said = [...document.querySelectorAll("h2.season, .course b")].map((each) => each.textContent);
  expect(said.map((each) => each.split(" Made")[0])).toEqual(["Risky Exchange", "Dizzy Dash", "Season 1", "Tin Quay"]);
  document.querySelector<HTMLInputElement>("input[value='Tin Quay']")!.click();
  flushSync();
  expect(proposal.settings.setup).toMatchObject({ course: "Tin Quay" });
});

test("one of our layouts is put where one's own are", async () => {
  const proposal = new Proposal("asteroyds");
  shown = mount(SeasonLayouts, { target: document.body, props: { proposal } });
  await vi.waitFor(() => expect(document.querySelector("button.choice")).not.toBeNull());
  document.querySelector<HTMLButtonElement>("button.choice")!.click();
  expect(proposal.chosen.source).toBe("own");
  expect(proposal.mode).toBe("drones");
  expect(proposal.settings.setup).toMatchObject({ layout: LAYOUT });
});
