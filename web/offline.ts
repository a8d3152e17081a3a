/** A step of the build: the service worker, `sw.js`, with a list of all that there is to keep and a hash of it. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rollup } from "vite";

import type { Kept } from "./src/offline/keeping.ts";

const WORKER = "sw.js";
const PAGE = "index.html";
const LANGUAGE = /\/(?:words|rules|pictures)\/(de|en|fr|it)\//;
/** What only robots and bookmarks ask for. */
const UNKEPT = ["robots.txt", "favicon.ico"];

export function offline(): Plugin {
  let publics = "";
  return {
    name: "offline",
    apply: "build",
    configResolved: (config) => {
      publics = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: "chunk", id: resolve(import.meta.dirname, "src/offline/worker.ts"), fileName: WORKER });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[WORKER] as Rollup.OutputChunk;
        if (worker.imports.length > 0 || worker.dynamicImports.length > 0) this.error(`${WORKER} must not import anything: ${worker.imports.join(", ")}`);
        const files = Object.values(bundle).filter(({ fileName }) => fileName !== WORKER && fileName !== PAGE && !fileName.endsWith(".map"));
        const others: Kept[] = files.map(kept);
        others.push(...readdirSync(publics).filter((file) => !UNKEPT.includes(file)).map((file) => ({ file })));
        const first = ["", ...firstOf(bundle)];
        worker.code = worker.code.replace(/\bBUILT\b/, () => JSON.stringify({ version: versionOf(bundle, publics), first, others }));
      },
    },
  };
}

function kept(file: Rollup.OutputAsset | Rollup.OutputChunk): Kept {
  const sources = file.type === "chunk" ? file.moduleIds : file.originalFileNames;
  const languages = new Set(sources.map((source) => LANGUAGE.exec(source)?.[1]));
  const [language] = languages;
  return languages.size === 1 && language ? { file: file.fileName, language } : { file: file.fileName };
}

/** The page's own script, and all that it imports before it shows anything. */
function firstOf(bundle: Rollup.OutputBundle): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    for (const sheet of (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []) found.add(sheet);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === "chunk" && chunk.isEntry && chunk.fileName !== WORKER) add(chunk.fileName);
  return [...found];
}

/** Names have hashes of their contents; the page and the files beside it have not. */
function versionOf(bundle: Rollup.OutputBundle, publics: string): string {
  const hash = createHash("sha256").update(Object.keys(bundle).sort().join("\n"));
  const page = bundle[PAGE];
  if (page?.type === "asset") hash.update(page.source);
  for (const file of readdirSync(publics).sort()) hash.update(readFileSync(resolve(publics, file)));
  return hash.digest("hex").slice(0, 16);
}
