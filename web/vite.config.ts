import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { lateStyles } from "./late-styles.ts";
import { lightBySystem } from "./light-by-system.ts";
import { offline } from "./offline.ts";
import { precompressed } from "./precompressed.ts";
import { rulebooks } from "./rulebook/plugin.ts";
import { policy, shortcuts } from "./site.ts";

const SERVER = process.env.SWARMRALLY_API ?? "http://127.0.0.1:8420";

/** `--mode site`: plain files for any host and any path. */
export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  plugins: [svelte(), lightBySystem(), rulebooks(), lateStyles(), offline(), ...(mode === "site" ? [policy(), shortcuts()] : [precompressed()])],
  build: {
    outDir: mode === "site" ? "../dist/site" : "../src/swarmrally/server/web",
    emptyOutDir: true,
    target: "es2022",
    // The server's policy allows no data: fonts or scripts, and small files are cheap to fetch.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: SERVER, ws: true }, "/engine": { target: SERVER } } },
  // Tests run what the browser runs, not what a server would render.
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  // A busy machine takes its time: the limit is only against hanging.
  test: { testTimeout: 120_000, hookTimeout: 120_000, include: ["tests/**/*.test.ts"], environment: "node", isolate: false, setupFiles: ["tests/afresh.ts"] },
}));
