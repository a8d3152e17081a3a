/** Every sentence of the page exists in every language, and the page says nothing else. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentParser, type Message, type Resource, type SelectExpression, Visitor, type VariableReference } from "@fluent/syntax";
import { type AST, parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";

import { LANGUAGES } from "../src/words/languages";

interface Found {
  part: string;
  variables: string[];
}

/** What is put into the text. By what it is chosen may differ: languages count in their own ways. */
class Variables extends Visitor {
  names = new Set<string>();

  override visitSelectExpression(node: SelectExpression): void {
    for (const variant of node.variants) this.visit(variant);
  }

  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

const SOURCE = "src";
const languages = Object.keys(LANGUAGES);
const partsOf = (language: string): string[] => readdirSync(join(SOURCE, "words", language)).sort();
/** What is no Fluent, and messages that two parts have. */
const faults: string[] = [];
const messages = new Map(languages.map((language) => [language, messagesIn(language)]));
const english = messages.get("en")!;
const code = filesIn(SOURCE).filter((file) => /\.(ts|svelte)$/.test(file));
const templates = code.filter((file) => file.endsWith(".svelte"));

/** Messages, and their attributes as `id.attribute`, of all parts. */
function messagesIn(language: string): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const part of partsOf(language)) {
    const resource = new FluentParser({}).parse(readFileSync(join(SOURCE, "words", language, part), "utf8"));
    for (const [id, entry] of entriesOf(resource, `${language}/${part}`)) {
      if (found.has(id)) faults.push(`${language}/${part}: ${id} is also in ${found.get(id)!.part}`);
      const variables = new Variables();
      variables.visit(entry);
      found.set(id, { part, variables: [...variables.names].sort() });
    }
  }
  return found;
}

function entriesOf(resource: Resource, file: string): [string, Message["value"] & object][] {
  return resource.body.flatMap((entry) => {
    if (entry.type === "Junk") faults.push(`${file}: ${(entry as { content: string }).content}`);
    if (entry.type !== "Message") return [];
    const { id, value, attributes } = entry as Message;
    const named = attributes.map((attribute): [string, typeof attribute.value] => [`${id.name}.${attribute.id.name}`, attribute.value]);
    return value ? [[id.name, value] as [string, typeof value], ...named] : named;
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]));
}

describe("words", () => {
  test("are Fluent, each message in one part only", () => {
    expect(faults).toEqual([]);
  });

  test.each(languages)("%s has the parts that English has", (language) => {
    expect(partsOf(language)).toEqual(partsOf("en"));
  });

  test.each(languages)("%s has every message, in the same part and with the same variables", (language) => {
    const there = messages.get(language)!;
    expect([...there.keys()].filter((id) => !english.has(id))).toEqual([]);
    for (const [id, found] of english) expect({ id, ...there.get(id) }).toEqual({ id, ...found });
  });
});

/** Ids as they are asked for: `t("id"`, `parts("id"`, and whole strings that look like them, such as those of a table of ids. */
const ASKED = /\b(?:t|parts|isSaid)\(\s*(?:[^"`()]*\? )?(?:"([^"]+)"(?:\s*:\s*"([^"]+)")?|`([^`]+)`)/g;

describe("what the page says", () => {
  const sources = new Map(code.map((file) => [file, readFileSync(file, "utf8")]));

  test("every message that is asked for by its name exists", () => {
    const missing: string[] = [];
    for (const [file, source] of sources) {
      for (const [, ...ids] of source.matchAll(ASKED)) {
        for (const id of ids) if (id && !isThere(id)) missing.push(`${file}: ${id}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test("no message is never said", () => {
    const all = [...sources.values()].join("\n");
    const beginnings = [...new Set([...all.matchAll(/["`]([a-z][a-z0-9-]*-)(?=["`$])/g)].map(([, text]) => text!))];
    const unused = [...english.keys()].filter((id) => !all.includes(`"${id}"`) && !beginnings.some((beginning) => id.startsWith(beginning)) && !isEndSaid(id));
    expect(unused).toEqual([]);
  });

  /** Ids whose beginning is put in: `${fact}.past`, `${which}-lead`. */
  function isEndSaid(id: string): boolean {
    const end = /[.-][^.-]+$/.exec(id)?.[0];
    return end !== undefined && [...sources.values()].some((source) => source.includes(`}${end}\``));
  }

  function isThere(id: string): boolean {
    if (!id.includes("${")) return english.has(id);
    const pattern = patternOf(id);
    return pattern === null || [...english.keys()].some((known) => pattern.test(known));
  }

  /** `gate-${n}` stands for all that begins so; of a name made of nothing but holes nobody can tell. */
  function patternOf(text: string): RegExp | null {
    const pieces = text.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/);
    if (pieces.join("").length < 3 || !pieces.every((piece) => /^[a-z0-9.-]*$/.test(piece))) return null;
    return new RegExp(`^${pieces.map((piece) => piece.replace(/\./g, "\\.")).join(".+")}$`);
  }
});

const SPOKEN = new Set(["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt", "label"]);
/** Names of games and rules are the same everywhere. */
const ALLOWED = /^[·:\s]*(Swarmrally|Asteroyds|RoboRally|[AR]\d+(\.\d+)*)[·:\s]*$/;

type Node = AST.Text | AST.Attribute | { type: string };

describe.each(templates)("%s", (file) => {
  const tree = parse(readFileSync(file, "utf8"), { modern: true, filename: file });

  test("has no words of its own", () => {
    expect(literalsIn(tree.fragment)).toEqual([]);
  });

  test("has no static style, which the server's policy forbids", () => {
    const styles = nodesIn(tree.fragment).filter((node) => node.type === "Attribute" && (node as AST.Attribute).name === "style");
    expect(styles).toEqual([]);
  });
});

function literalsIn(fragment: AST.Fragment): string[] {
  return nodesIn(fragment).flatMap((node) => {
    if (node.type === "Text") return spokenIn((node as AST.Text).data);
    if (node.type !== "Attribute" || !SPOKEN.has((node as AST.Attribute).name)) return [];
    const value = (node as AST.Attribute).value;
    return Array.isArray(value) ? value.flatMap((part) => (part.type === "Text" ? spokenIn(part.data) : [])) : [];
  });
}

function spokenIn(text: string): string[] {
  const said = text.trim();
  return /\p{L}/u.test(said) && !ALLOWED.test(said) ? [said] : [];
}

/** All nodes but the texts within attributes and comments, and what is printed on keys. */
function nodesIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(nodesIn);
  if (typeof node !== "object" || node === null) return [];
  const own = "type" in node && typeof node.type === "string" ? [node as Node] : [];
  if (own[0]?.type === "RegularElement" && (own[0] as AST.RegularElement).name === "kbd") return [];
  if (["Attribute", "StyleDirective", "Comment"].includes(own[0]?.type ?? "")) return own;
  return [...own, ...Object.entries(node).flatMap(([key, value]) => (key === "metadata" || key === "parent" ? [] : nodesIn(value)))];
}
