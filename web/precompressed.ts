/** A step of the build: beside every text file lies the same one compressed, so that the server never has to. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const SMALLEST = 400;

export function precompressed(): Plugin {
  let folder = "";
  return {
    name: "precompressed",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      handler: () => {
        for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) if (TEXT.test(file)) compress(join(folder, file));
      },
    },
  };
}

function compress(path: string): void {
  const text = readFileSync(path);
  if (text.length < SMALLEST) return;
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
}
