/** Lets the page import a rulebook as it lies in docs/rules (`asteroyds.md?book`), read and shaped when the page is built. */
import { readFileSync } from "node:fs";
import { basename, dirname, relative, resolve } from "node:path";

import type { Plugin } from "vite";

import type { GameName, Pictured } from "../src/rules/book.ts";
import type { Figure } from "../src/rules/figures/figure.ts";
import { rulebook, rulings } from "./shaping.ts";

const PICTURES = resolve(import.meta.dirname, "../../docs/rules/pictures");

/** A picture as data, which the page draws itself; without any, how large its file is, so that nothing jumps when that comes. */
export const pictured: Pictured = (picture) => {
  const [, language = "", name] = /^(?:(it|de|fr)\/)?(.*)\.svg$/.exec(picture)!;
  const figure = figuresIn(language)[name!];
  return figure ? { figure } : { source: picture, ...sizeOf(picture) };
};

const figures = new Map<string, Record<string, Figure>>();

function figuresIn(language: string): Record<string, Figure> {
  const found = figures.get(language) ?? (JSON.parse(readFileSync(resolve(PICTURES, language, "positions.json"), "utf8")) as Record<string, Figure>);
  figures.set(language, found);
  return found;
}

function sizeOf(picture: string): { width: number; height: number } {
  const found = /<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(readFileSync(resolve(PICTURES, picture), "utf8"));
  if (!found) throw new Error(`expected ${picture} to tell its size`);
  return { width: Number(found[1]), height: Number(found[2]) };
}

export function rulebooks(): Plugin {
  return {
    name: "rulebooks",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?") as [string, string?];
      if (query !== "book" && query !== "rulings-asteroyds" && query !== "rulings-roborally") return null;
      this.addWatchFile(file);
      figures.clear();
      return moduleOf(read(file, query), dirname(file));
    },
  };
}

function read(file: string, query: string): unknown {
  const markdown = readFileSync(file, "utf8");
  if (query === "book") return rulebook(markdown, basename(file, ".md") as GameName, pictured);
  return rulings(markdown, query.replace("rulings-", "") as GameName, pictured);
}

/** Names pictures by their addresses in the built page: each book brings those of its own language, and no others. */
function moduleOf(shaped: unknown, folder: string): string {
  const imports: string[] = [];
  const text = JSON.stringify(shaped).replace(/"source":"([^"]+)"/g, (_, picture: string) => {
    const path = relative(folder, resolve(PICTURES, picture)).replaceAll("\\", "/");
    return `"source":picture${imports.push(path) - 1}`;
  });
  return [...imports.map((path, place) => `import picture${place} from ${JSON.stringify(`./${path}?url`)};`), `export default ${text};`].join("\n");
}
