/** A step of the build: the light colours, which `tokens.css` has for those who choose them, are also there for those whose system asks for them. */
import type { Plugin } from "vite";

const LIGHT = /:root\[data-theme="light"\] (\{[^}]*\})/;

export function lightBySystem(): Plugin {
  return {
    name: "light-by-system",
    enforce: "pre",
    transform: (sheet, id) => (id.split("?")[0]!.endsWith("/tokens.css") ? bothWays(sheet) : undefined),
  };
}

export function bothWays(sheet: string): string {
  const [, colours] = LIGHT.exec(sheet)!;
  return `${sheet}@media (prefers-color-scheme: light) {\n:root:not([data-theme="dark"]) ${colours}\n}\n`;
}
