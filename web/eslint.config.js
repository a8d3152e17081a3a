import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

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
  { ignores: ["node_modules/", "src/protocol.ts"] },
);
