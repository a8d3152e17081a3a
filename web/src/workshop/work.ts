/** A work: one form for files and for servers. Read with care, since anybody may have written it. */
import type { GameName } from "../engine/base/described";
import { type Drawing, isForm, isGame, LONGEST_NAME, LONGEST_WORDS } from "./drawing";

export const [FORMAT, VERSION] = ["swarmrally_work", 1];
export const LICENCES = ["CC-BY-4.0", "CC-BY-SA-4.0", "CC0-1.0"] as const;
export type Licence = (typeof LICENCES)[number];
export const LARGEST = 250_000;
/** Nothing that the engine reads is nested half as deeply. */
const DEEPEST = 32;

export interface Work {
  format: string;
  version: number;
  game: GameName;
  content: unknown;
  table?: Readonly<Record<string, unknown>>;
  name: string;
  words: string;
  licence: Licence;
  previous: string | null;
}

export type Made = Pick<Drawing, "game" | "content" | "name" | "words" | "table" | "previous">;

export class NotAWork extends Error {
  constructor(readonly why: "too-large" | "not-json" | "too-deep" | "newer" | "unknown") {
    super(`expected a work: ${why}`);
  }
}

export function workOf({ game, content, table, name, words, previous }: Made, licence: Licence = LICENCES[0]): Work {
  return { format: String(FORMAT), version: Number(VERSION), game, content, ...(table ? { table } : {}), name, words, licence, previous };
}

export function written(made: Made): string {
  return `${JSON.stringify(workOf(made), null, 1)}\n`;
}

/** A name for its file, of letters that every disk takes. */
export function fileName({ game, name }: Pick<Drawing, "game" | "name">): string {
  const plain = name.normalize("NFKD").replace(/[^\w ]/g, "").trim().replace(/\s+/g, "-").toLowerCase();
  return `${plain || game}.json`;
}

/** What a file has: a work, or a course or layout alone. NotAWork for anything else. */
export function readWork(text: string): Made {
  if (text.length > LARGEST) throw new NotAWork("too-large");
  const value = parsed(text);
  if (!isForm(value)) throw new NotAWork("unknown");
  if (value.format !== FORMAT) return bare(value);
  if (typeof value.version !== "number" || value.version > Number(VERSION)) throw new NotAWork("newer");
  const { game, content, table, name, words, previous } = value;
  if (!isGame(game) || !isForm(content)) throw new NotAWork("unknown");
  return { game, content, table: isForm(table) ? table : null, name: line(name, LONGEST_NAME), words: line(words, LONGEST_WORDS), previous: typeof previous === "string" && /^[0-9a-f]{64}$/.test(previous) ? previous : null };
}

function parsed(text: string): unknown {
  if (depthOf(text) > DEEPEST) throw new NotAWork("too-deep");
  try {
    return JSON.parse(text);
  } catch {
    throw new NotAWork("not-json");
  }
}

/** How deeply lists and objects lie in each other, before anything reads them. */
function depthOf(text: string): number {
  let [depth, deepest, isText] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isText && sign === "\\") at += 1;
    else if (sign === '"') isText = !isText;
    else if (!isText && (sign === "[" || sign === "{")) deepest = Math.max(deepest, (depth += 1));
    else if (!isText && (sign === "]" || sign === "}")) depth -= 1;
  }
  return deepest;
}

function bare(content: Record<string, unknown>): Made {
  const made = { content, table: null, name: "", words: "", previous: null };
  if ("starts" in content && "tiles" in content) return { ...made, game: "asteroyds" };
  if (("boards" in content || "floor" in content) && !("robots" in content)) return { ...made, game: "roborally" };
  throw new NotAWork("unknown");
}

/** Without what no line of text has. */
function line(value: unknown, longest: number): string {
  // eslint-disable-next-line no-control-regex -- they are what is taken out
  return typeof value === "string" ? value.replace(/[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, " ").slice(0, longest) : "";
}
