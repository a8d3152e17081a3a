// @vitest-environment jsdom
/** The page as plain files: nobody answers below /api, and that keeps nobody from anything. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

/** Milliseconds for reading a rulebook on a busy machine. */
const PATIENCE = 60_000;

/** All of it from now on: what another file of tests has asked for may still arrive, by what is a site to it. */
async function asSite() {
  vi.doMock("../../src/wire/site", () => ({ isSite: true }));
  vi.resetModules();
  const { flushSync, mount, unmount } = await import("svelte");
  const { default: Menu } = await import("../../src/pieces/Menu.svelte");
  const { default: RuleLink } = await import("../../src/pieces/RuleLink.svelte");
  const { default: Trouble } = await import("../../src/pieces/Trouble.svelte");
  const { default: RuleSheet } = await import("../../src/rules/RuleSheet.svelte");
  const [{ preferences }, { speak }] = await Promise.all([import("../../src/shell/preferences.svelte"), import("../../src/words/words.svelte")]);
  return { flushSync, mount, unmount, Menu, RuleLink, Trouble, RuleSheet, preferences, speak };
}

let site: Awaited<ReturnType<typeof asSite>>;
const shown: Record<string, unknown>[] = [];
const server = vi.fn(() => Promise.reject(new TypeError("no server")));

beforeAll(async () => {
  site = await asSite();
});

afterAll(() => {
  vi.doUnmock("../../src/wire/site");
});

beforeEach(async () => {
  vi.stubGlobal("fetch", server);
  await site.speak("en");
});

afterEach(() => {
  for (const each of shown.splice(0)) void site.unmount(each);
  vi.unstubAllGlobals();
  expect(server).not.toHaveBeenCalled();
});

function press(text: string): void {
  [...document.querySelectorAll("button")].find((button) => button.textContent.includes(text) || button.title === text)!.click();
  site.flushSync();
}

test("another language can be chosen", async () => {
  shown.push(site.mount(site.Menu, { target: document.body }));
  site.flushSync();
  press("Menu");
  const field = document.querySelector<HTMLSelectElement>("select")!;
  field.value = "de";
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(site.preferences.language).toBe("de"));
  expect(document.querySelector("[role=alert]")).toBeNull();
});

test("a link to a rule does not lead away from a table", async () => {
  shown.push(site.mount(site.RuleSheet, { target: document.body }), site.mount(site.RuleLink, { target: document.body, props: { rule: "A3.5" } }));
  site.flushSync();
  const link = document.querySelector<HTMLAnchorElement>("a.rule")!;
  expect(link.getAttribute("href")).toBe("?/rules/asteroyds#A3.5");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(document.querySelector("dialog section")).not.toBeNull(), PATIENCE);
});

test("what did not come is fetched anew, and nothing is said of a server", () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { ...location, reload });
  shown.push(site.mount(site.Trouble, { target: document.body, props: { kind: "unreachable" } }));
  expect(document.body.textContent).not.toContain("server");
  press("Try again");
  expect(reload).toHaveBeenCalledOnce();
});
