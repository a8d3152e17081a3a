// @vitest-environment jsdom
/** The page as plain files: nobody answers below /api, and that keeps nobody from anything. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Menu from "../../src/pieces/Menu.svelte";
import RuleLink from "../../src/pieces/RuleLink.svelte";
import Trouble from "../../src/pieces/Trouble.svelte";
import RuleSheet from "../../src/rules/RuleSheet.svelte";
import { preferences } from "../../src/shell/preferences.svelte";
import { speak } from "../../src/words/words.svelte";

vi.mock("../../src/wire/site", () => ({ isSite: true }));

/** Milliseconds for reading a rulebook on a busy machine. */
const PATIENCE = 60_000;
const shown: ReturnType<typeof mount>[] = [];
const server = vi.fn(() => Promise.reject(new TypeError("no server")));

beforeEach(async () => {
  vi.stubGlobal("fetch", server);
  await speak("en");
});

afterEach(() => {
  for (const each of shown.splice(0)) void unmount(each);
  vi.unstubAllGlobals();
  expect(server).not.toHaveBeenCalled();
});

function press(text: string): void {
  [...document.querySelectorAll("button")].find((button) => button.textContent.includes(text) || button.title === text)!.click();
  flushSync();
}

test("another language can be chosen", async () => {
  shown.push(mount(Menu, { target: document.body }));
  flushSync();
  press("Menu");
  const field = document.querySelector<HTMLSelectElement>("select")!;
  field.value = "de";
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(preferences.language).toBe("de"));
  expect(document.querySelector("[role=alert]")).toBeNull();
});

test("a link to a rule does not lead away from a table", async () => {
  shown.push(mount(RuleSheet, { target: document.body }), mount(RuleLink, { target: document.body, props: { rule: "A3.5" } }));
  flushSync();
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
  shown.push(mount(Trouble, { target: document.body, props: { kind: "unreachable" } }));
  expect(document.body.textContent).not.toContain("server");
  press("Try again");
  expect(reload).toHaveBeenCalledOnce();
});
