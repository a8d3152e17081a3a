/** A step of building plain files: the policy that a server sends with every page stands in the page itself. */
import { readFileSync } from "node:fs";
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
