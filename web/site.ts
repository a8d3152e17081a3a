/** Steps of building plain files: the policy that a server sends with every page stands in the page itself, and the shortcuts of an installed page lead to places of one page. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const SERVER = resolve(import.meta.dirname, "../src/swarmrally/gate/answers.py");
/** What only counts in a header. */
const HEADER_ONLY = /^frame-ancestors /;

export function policy(): Plugin {
  return {
    name: "policy",
    apply: "build",
    transformIndexHtml: () => [{ tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: policyIn(readFileSync(SERVER, "utf8")) }, injectTo: "head-prepend" }],
  };
}

/** As the server has it, without what a page cannot say of itself. */
export function policyIn(source: string): string {
  const written = /^POLICY = \(\n([^)]*)\n\)/m.exec(source)![1]!;
  const said = [...written.matchAll(/"([^"]*)"/g)].map(([, part]) => part).join("");
  return said
    .split("; ")
    .filter((part) => !HEADER_ONLY.test(part))
    .join("; ");
}

export function shortcuts(): Plugin {
  return {
    name: "shortcuts",
    apply: "build",
    writeBundle({ dir }) {
      const file = resolve(dir!, "manifest.webmanifest");
      writeFileSync(file, onOnePage(readFileSync(file, "utf8")));
    },
  };
}

/** Plain files know no other page: there a place is a query. */
export function onOnePage(manifest: string): string {
  const said = JSON.parse(manifest) as { shortcuts: { url: string }[] };
  return JSON.stringify({ ...said, shortcuts: said.shortcuts.map((each) => ({ ...each, url: `?/${each.url}` })) });
}
