/** A step of the build: the first words of the page wait for no style sheet. They are fetched at once and put on by `src/shell/late-styles.ts`. */
import type { Plugin } from "vite";

const SHEET = /<link rel="stylesheet"/g;

export function lateStyles(): Plugin {
  return {
    name: "late-styles",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (page) => page.replace(SHEET, '<link rel="preload" as="style"') },
  };
}
