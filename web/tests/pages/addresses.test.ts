// @vitest-environment jsdom
/** Addresses of the house at a server, and in plain files that any host may serve under any path. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { onOnePage, policyIn } from "../../site";
import { placeAt } from "../../src/shell/router.svelte";

test("in plain files the place is the query", () => {
  const at = (search: string) => placeAt({ pathname: "/games/swarmrally/", search }, true);
  expect(at("")).toEqual({ path: "/", query: "" });
  expect(at("?/rules/asteroyds")).toEqual({ path: "/rules/asteroyds", query: "" });
  expect(at("?/record/solo/x?at=12")).toEqual({ path: "/record/solo/x", query: "?at=12" });
  expect(placeAt({ pathname: "/record/x", search: "?at=12" }, false)).toEqual({ path: "/record/x", query: "?at=12" });
});

test("every link inside goes through `to`", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte"));
  const links = files.flatMap((file) => [...readFileSync(join("src", file), "utf8").matchAll(/<a\s[^>]*?href=("[^"]*"|\{[^}]*\}?)/g)].map(([, address]) => address!));
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((address) => !/^\{to\(|^"#/.test(address))).toEqual([]);
});

test("the page's own policy is the server's, without what only a header can say", () => {
  const policy = policyIn(readFileSync("../src/swarmrally/gate/answers.py", "utf8"));
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).not.toContain("frame-ancestors");
});

test("the shortcuts of an installed page lead to places, in plain files too", () => {
  const { shortcuts } = JSON.parse(onOnePage(readFileSync("public/manifest.webmanifest", "utf8"))) as { shortcuts: { url: string }[] };
  const base = "https://example.org/games/swarmrally/";
  expect(shortcuts.map(({ url }) => placeAt(new URL(url, base), true).path)).toEqual(["/rules", "/me"]);
  expect(shortcuts.every(({ url }) => new URL(url, base).pathname === new URL(base).pathname)).toBe(true);
});
