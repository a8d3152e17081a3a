import js from "@eslint/js";
import boundaries from "eslint-plugin-boundaries";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import { below, ROOMS } from "./rooms.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      // A table of numbered seats is indexed all the time; `noUncheckedIndexedAccess` already asks whether something is there.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Links are plain ones, and the router takes them.
      "svelte/no-navigation-without-resolve": "off",
      // What is shown is replaced as a whole, never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  // main.ts and App.svelte are above all rooms.
  {
    files: ["src/*/**"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { node: { extensions: [".ts", ".svelte", ".css"] } },
      "boundaries/elements": ROOMS.toSorted((one, other) => other.length - one.length).map((room) => ({ type: room, pattern: `src/${room}`, partialMatch: false })),
    },
    rules: {
      "boundaries/dependencies": ["error", { default: "disallow", policies: ROOMS.map((room) => ({ from: { element: { type: room } }, allow: { to: { element: { types: { anyOf: below(room) } } } } })) }],
      "boundaries/no-unknown-files": "error",
      "boundaries/no-unknown-dependencies": "error",
    },
  },
  { ignores: ["node_modules/", "src/wire/protocol.ts"] },
);
