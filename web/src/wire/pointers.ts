/**
 * Where in a text of JSON a pointer points, so that a refusal can be shown at its line.
 *
 * By hand: what a library brings for it is five times as large (jsonc-parser 3.3 KB, this 0.7 KB as sent), and takes more than JSON.
 */

export class Malformed extends Error {
  constructor(readonly offset: number) {
    super(`expected JSON; it breaks off at ${offset}`);
  }
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\r\n\t]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** The offset of every value, by its pointer; Malformed where the text is no JSON. */
export function offsetsIn(text: string): Map<string, number> {
  const found = new Map<string, number>();
  let at = 0;

  function take(pattern: RegExp): string | null {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match?.[0] ?? null;
  }

  function expect(sign: string): void {
    take(SPACE);
    if (text[at] !== sign) throw new Malformed(at);
    at += 1;
  }

  function has(sign: string): boolean {
    take(SPACE);
    if (text[at] !== sign) return false;
    at += 1;
    return true;
  }

  function value(pointer: string): void {
    take(SPACE);
    found.set(pointer, at);
    if (text[at] === "{") members(pointer);
    else if (text[at] === "[") items(pointer);
    else if (take(STRING) === null && take(WORD) === null) throw new Malformed(at);
  }

  function members(pointer: string): void {
    expect("{");
    if (has("}")) return;
    do {
      take(SPACE);
      const key = take(STRING);
      if (key === null) throw new Malformed(at);
      expect(":");
      value(`${pointer}/${(JSON.parse(key) as string).replaceAll("~", "~0").replaceAll("/", "~1")}`);
    } while (has(","));
    expect("}");
  }

  function items(pointer: string): void {
    expect("[");
    if (has("]")) return;
    let index = 0;
    do value(`${pointer}/${index++}`);
    while (has(","));
    expect("]");
  }

  value("");
  take(SPACE);
  if (at < text.length) throw new Malformed(at);
  return found;
}

/** The offset of what the pointer names, or of the nearest thing around it that is there. */
export function offsetOf(text: string, pointer: string): number {
  const found = offsetsIn(text);
  for (let wanted = pointer; wanted !== ""; wanted = wanted.slice(0, wanted.lastIndexOf("/"))) {
    const offset = found.get(wanted);
    if (offset !== undefined) return offset;
  }
  return 0;
}

/** Counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** Where a line begins and ends. */
export function spanOfLine(text: string, line: number): [first: number, last: number] {
  const lines = text.split("\n");
  const first = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [first, first + (lines[line - 1]?.length ?? 0)];
}

/** Where in a file: without what is around it in the settings. */
export function placeIn(pointer: string): string {
  return pointer.replace(/^\/setup\/(scenario|layout|course)\/?/, "");
}
