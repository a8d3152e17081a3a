/** What the page says, in the reader's language: Fluent messages, one file for each part of the page. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "./languages";

const files = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });

/** Parts that every page needs. The others come with the screens that use them. */
const learnt = new Set(["common", "lobby", "refusals"]);

let bundle = $state.raw(new FluentBundle("en"));
let language: Language = "en";

export async function speak(wanted: Language): Promise<void> {
  const texts = await Promise.all([...learnt].map((part) => text(wanted, part)));
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const found of texts) made.addResource(new FluentResource(found));
  language = wanted;
  bundle = made;
}

/** Before a screen is drawn: the words of this part of the page. */
export async function learn(...wanted: string[]): Promise<void> {
  const missing = wanted.filter((part) => !learnt.has(part));
  if (missing.length === 0) return;
  for (const part of missing) learnt.add(part);
  try {
    await speak(language);
  } catch (error) {
    for (const part of missing) learnt.delete(part);
    throw error;
  }
}

async function text(wanted: Language, part: string): Promise<string> {
  const file = files[`./${wanted}/${part}.ftl`];
  if (!file) throw new Error(`expected words/${wanted}/${part}.ftl`);
  return file();
}

/** The words of a message; `id.attribute` for one of its attributes. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const [name, attribute] = id.split(".") as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return id;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, values, errors);
}

/** Whether there is such a message. */
export function isSaid(id: string): boolean {
  return bundle.hasMessage(id);
}

/** How numbers and times are written: as the browser's own country does, where its language is the one spoken. */
export function locale(): string {
  const spoken = bundle.locales[0] ?? "en";
  return globalThis.navigator?.languages.find((tag) => tag.slice(0, 2) === spoken) ?? spoken;
}

/** A piece of a sentence; names of players are strong. */
export interface Part {
  text: string;
  isStrong: boolean;
}

const [BEGIN, END] = ["\u0002", "\u0003"];

/** The words of a message in parts, with the values of these names strong. */
export function parts(id: string, values: Record<string, FluentVariable>, ...strong: string[]): Part[] {
  const marked = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, strong.includes(name) ? `${BEGIN}${String(value)}${END}` : value]));
  return t(id, marked)
    .split(new RegExp(`(${BEGIN}[^${END}]*${END})`))
    .filter((text) => text !== "")
    .map((text) => (text.startsWith(BEGIN) ? { text: text.slice(1, -1), isStrong: true } : { text, isStrong: false }));
}

export function plain(said: Part[]): string {
  return said.map((part) => part.text).join("");
}
