/** A step of the build: style sheets follow the first words of the page, which slow lines so show before anything else has come. */
import type { Plugin } from "vite";

const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

export function lateStyles(): Plugin {
  return {
    name: "late-styles",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (page) => page.replace(SHEET, "").replace("</body>", `${(page.match(SHEET) ?? []).join("")}\n  </body>`) },
  };
}
