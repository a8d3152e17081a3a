/** What somebody wrote, held against what it should look like: refused by the codes, and at the places, that Python names. */
import { type Code, moved, refused } from "../base/refusing";

export type Shape =
  | { readonly is: "number"; readonly least?: number; readonly most?: number }
  | { readonly is: "text" | "flag" | "null" | "any" }
  | { readonly is: "word"; readonly words: readonly (string | number)[] }
  | { readonly is: "list"; readonly of: Shape; readonly least?: number; readonly most?: number }
  | { readonly is: "row"; readonly of: readonly Shape[] }
  | { readonly is: "map"; readonly keys: Shape; readonly of: Shape }
  | Form
  | { readonly is: "one of"; readonly shapes: readonly Shape[] };

interface Form {
  readonly is: "form";
  /** The field that says which form it is, and what it says. */
  readonly tag?: readonly [field: string, word: string];
  readonly needed: readonly string[];
  readonly fields: Readonly<Record<string, Shape>>;
}

type Found = "bool" | "int" | "float" | "str" | "array" | "object" | "null";

/** In the order in which they are told. */
const ORDER: readonly Found[] = ["bool", "int", "float", "str", "array", "object", "null"];
const PLAIN: Readonly<Record<Found, string>> = {
  bool: "true or false",
  int: "a whole number",
  float: "a number with a decimal point",
  str: "a text",
  array: "a list",
  object: "an object",
  null: "null",
};
const LONGEST_WORD = 60;
/** Letters that an object's name has in a pointer in another way. */
const escapes = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

/** A Refusal that names the first place where it is something else. */
export function check(shape: Shape, value: unknown, pointer = ""): void {
  if (shape.is === "any") return;
  const found = typeOf(value);
  if (!typesOf(shape).includes(found)) throw wrongType(pointer, typesOf(shape), found);
  switch (shape.is) {
    case "number":
      return checkBounds(pointer, value as number, shape, "int", "too_small", "too_large");
    case "word":
      return checkWord(pointer, shape.words, value);
    case "list":
      (value as unknown[]).forEach((each, place) => check(shape.of, each, `${pointer}/${place}`));
      return checkBounds(pointer, (value as unknown[]).length, shape, "array", "list_too_short", "list_too_long");
    case "row":
      return checkRow(pointer, shape.of, value as unknown[]);
    case "map":
      return checkMap(pointer, shape.keys, shape.of, value as object);
    case "form":
      return checkForm(pointer, shape, value as Record<string, unknown>);
    case "one of":
      return check(chosen(pointer, shape.shapes, value, found), value, pointer);
  }
}

function checkBounds(pointer: string, value: number, { least, most }: { readonly least?: number; readonly most?: number }, what: Found, small: Code, large: Code): void {
  if (least !== undefined && value < least) throw refused(pointer, small, { what: PLAIN[what], least });
  if (most !== undefined && value > most) throw refused(pointer, large, { what: PLAIN[what], most });
}

function checkWord(pointer: string, words: readonly (string | number)[], value: unknown): void {
  if (!words.includes(value as string)) throw notOneOf(pointer, words, value);
}

function checkRow(pointer: string, shapes: readonly Shape[], value: readonly unknown[]): void {
  shapes.forEach((shape, place) => {
    if (place < value.length) check(shape, value[place], `${pointer}/${place}`);
  });
  if (value.length !== shapes.length) throw refused(pointer, "wrong_count", { expected: `a list of length ${shapes.length}` });
}

/** Of a map of forms one is told under which name, of other maps not. */
function checkMap(pointer: string, keys: Shape, of: Shape, value: object): void {
  for (const [name, each] of Object.entries(value)) {
    check(keys, name, pointer);
    if (of.is === "form") check(of, each, `${pointer}/${escapes(name)}`);
    else moved(() => pointer, () => check(of, each));
  }
}

function checkForm(pointer: string, { tag, needed, fields }: Form, value: Readonly<Record<string, unknown>>): void {
  for (const [name, each] of Object.entries(value)) {
    if (name === tag?.[0]) continue;
    const shape = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!shape) throw refused(`${pointer}/${escapes(name)}`, "unknown_field");
    check(shape, each, `${pointer}/${name}`);
  }
  const missing = needed.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) throw refused(`${pointer}/${missing}`, "missing");
}

/** The one of several that what was written is meant to be. */
function chosen(pointer: string, shapes: readonly Shape[], value: unknown, found: Found): Shape {
  const fitting = shapes.filter((shape) => typesOf(shape).includes(found));
  const tagged = fitting.flatMap((shape) => (shape.is === "form" && shape.tag ? [{ shape, tag: shape.tag }] : []));
  const [first] = tagged;
  if (!first) return fitting[0]!;
  const [field] = first.tag;
  const place = `${pointer}/${field}`;
  const said = (value as Readonly<Record<string, unknown>>)[field];
  if (said === undefined) throw refused(place, "missing");
  if (typeof said !== "string") throw refused(place, "wrong_form", { expected: PLAIN.str });
  const meant = tagged.find(({ tag: [, word] }) => word === said);
  if (!meant) throw notOneOf(place, tagged.map(({ tag: [, word] }) => word), said);
  return meant.shape;
}

function notOneOf(pointer: string, words: readonly (string | number)[], value: unknown): Error {
  const got = typeof value === "string" ? `'${value}'` : String(value);
  return refused(pointer, "not_one_of", { words: words.map(String), got: got.slice(0, LONGEST_WORD) });
}

function wrongType(pointer: string, types: readonly Found[], found: Found): Error {
  return refused(pointer, "wrong_type", { expected: types.map((type) => PLAIN[type]).join(" or "), got: PLAIN[found], types: [...types], found });
}

function typeOf(value: unknown): Found {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "int" : "float";
  if (typeof value === "boolean") return "bool";
  return typeof value === "string" ? "str" : "object";
}

function typesOf(shape: Shape): readonly Found[] {
  switch (shape.is) {
    case "any":
      return ORDER;
    case "number":
      return ["int"];
    case "text":
      return ["str"];
    case "flag":
      return ["bool"];
    case "null":
      return ["null"];
    case "word":
      return [typeof shape.words[0] === "number" ? "int" : "str"];
    case "list":
    case "row":
      return ["array"];
    case "map":
    case "form":
      return ["object"];
    case "one of":
      return ORDER.filter((type) => shape.shapes.some((each) => typesOf(each).includes(type)));
  }
}
