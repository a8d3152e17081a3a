/** A layout from its text, or what is wrong in which line. */
import { type Cell, HEADINGS } from "../../../games/asteroyds/state/hexes";
import type { Colour, Mode, Team } from "../../../games/asteroyds/state/state";
import { type AsteroidColour, ASTEROIDS, COLOURS, type GateColour, type Layout, MODES, MOST_ROWS, type Start, type Tile } from "./layout";
import { ARROWS, HALF, LETTERS, STARTS, WIDTH } from "./notation";
import { rowsOf, tidy } from "./tidying";

export type Fault = "line" | "mode" | "row" | "row-twice" | "column" | "hex" | "start-twice" | "start-order" | "no-start" | "start-word" | "no-hexes";

export class NotationError extends Error {
  /** `line` counts from 1. */
  constructor(
    readonly fault: Fault,
    readonly line: number,
    readonly got: string,
  ) {
    super(`line ${line}: ${fault}, got ${JSON.stringify(got)}`);
  }
}

const ROW = /^\s*(\d+)\s*\|(.*)$/;
const HEX = new RegExp(`^ *(?:(?<start>[${STARTS}][${ARROWS}])|(?<target>[LR]) )? *(?<tile>.*?) *$`);
const NUMBERED = new RegExp(`^(?<number>\\d{1,2})(?<facing>[${ARROWS}?])$`);
const OPEN = new RegExp(`^(?<gate>G?)(?<colour>wr|wb|r|w|b)(?<facing>[${ARROWS}?])$`);
const TURRET = new RegExp(`^T(?<symbol>[1-4?])(?<facing>[${ARROWS}?])$`);
const [FIRST_GATE, LAST_GATE, EACH] = [21, 24, 4];

export function read(text: string): Layout {
  const reading = new Reading();
  text.split("\n").forEach((line, index) => reading.take(line, index + 1));
  return reading.finish(text);
}

class Reading {
  private modes: Mode[] = [];
  private readonly cells: Cell[] = [];
  private readonly tiles: Tile[] = [];
  /** By letter, and on which line. */
  private readonly starts = new Map<string, { start: Start; line: number }>();
  private readonly owners: { name: string; words: string[]; line: number }[] = [];
  private readonly rows = new Set<number>();

  take(text: string, line: number): void {
    const row = ROW.exec(text);
    const [word, ...words] = text.trim().split(/[\s,]+/);
    if (row) this.takeRow(Number(row[1]), row[2]!.trimEnd(), line);
    else if (word === "modes") this.modes = words.filter(Boolean).map((mode) => wordOf(MODES, mode, "mode", line));
    else if (word === "start") this.owners.push({ name: words[0] ?? "", words: words.slice(1), line });
    else if (word && !word.startsWith("#")) throw new NotationError("line", line, text.trim());
  }

  private takeRow(row: number, text: string, line: number): void {
    if (row >= MOST_ROWS) throw new NotationError("row", line, String(row));
    if (this.rows.has(row)) throw new NotationError("row-twice", line, String(row));
    this.rows.add(row);
    const indent = HALF * (row & 1);
    if (text.slice(0, indent).trim()) throw new NotationError("hex", line, text.slice(0, indent).trim());
    for (let column = 0; indent + column * WIDTH < text.length; column += 1) {
      const hex = text.slice(indent + column * WIDTH, indent + (column + 1) * WIDTH);
      if (!hex.trim()) continue;
      if (column >= MOST_ROWS) throw new NotationError("column", line, String(column));
      this.takeHex(hex, [row, column], line);
    }
  }

  private takeHex(text: string, at: Cell, line: number): void {
    const { start, target, tile } = HEX.exec(text)!.groups as Record<"start" | "target" | "tile", string | undefined>;
    this.cells.push(at);
    if (start) this.takeStart(start[0]!, { at, heading: headingOf(start[1]!)! }, line);
    if (tile === "." || (start && !tile)) return;
    const found = tileOf(tile!, at);
    const isRight = found && (!target || (found.kind === "asteroid" && found.colour.startsWith("white"))) && (!start || found.kind === "platform");
    if (!isRight) throw new NotationError("hex", line, text.trim());
    this.tiles.push(target ? ({ ...found, target: target === "L" ? "left" : "right" } as Tile) : found);
  }

  private takeStart(name: string, start: Start, line: number): void {
    if (this.starts.has(name)) throw new NotationError("start-twice", line, name);
    this.starts.set(name, { start, line });
  }

  finish(text: string): Layout {
    if (this.cells.length === 0) throw new NotationError("no-hexes", text.split("\n").length, "");
    for (const owner of this.owners) this.give(owner);
    const starts = [...this.starts].toSorted(([one], [other]) => (one < other ? -1 : 1));
    starts.forEach(([name, { line }], index) => {
      if (name !== STARTS[index]) throw new NotationError("start-order", line, name);
    });
    return tidy({ game: "asteroyds", modes: this.modes, tiles: this.tiles, starts: starts.map(([, { start }]) => start), board: { rows: rowsOf(this.cells) } });
  }

  private give({ name, words, line }: { name: string; words: string[]; line: number }): void {
    const known = this.starts.get(name);
    if (!known) throw new NotationError("no-start", line, name);
    for (const word of words) {
      if (word === "left" || word === "right") known.start = { ...known.start, team: word satisfies Team };
      else known.start = { ...known.start, colour: wordOf<Colour>(COLOURS, word, "start-word", line) };
    }
  }
}

function wordOf<Word extends string>(words: readonly Word[], got: string, fault: Fault, line: number): Word {
  const word = words.find((each) => each === got);
  if (!word) throw new NotationError(fault, line, got);
  return word;
}

function tileOf(text: string, at: Cell): Tile | null {
  if (text === "###") return { kind: "pod", at };
  if (text === "[ ]" || text === "[]") return { kind: "platform", at };
  const turret = TURRET.exec(text)?.groups;
  if (turret) return { kind: "turret", at, ...(turret.symbol !== "?" && { symbol: Number(turret.symbol) }), ...facing(turret.facing!) };
  const open = OPEN.exec(text)?.groups;
  if (open) return openTile(open.gate === "G", open.colour!, facing(open.facing!), at);
  const numbered = NUMBERED.exec(text)?.groups;
  return numbered ? numberedTile(Number(numbered.number), facing(numbered.facing!), at) : null;
}

function openTile(isGate: boolean, letters: string, faces: object, at: Cell): Tile | null {
  const colour = ASTEROIDS.find((each) => LETTERS[each] === letters)!;
  if (!isGate) return { kind: "asteroid", colour, at, ...faces };
  return colour === "red" || colour === "white" ? { kind: "gate", colour, at, ...faces } : null;
}

/** A0.4 A priority says the colour. */
function numberedTile(priority: number, faces: object, at: Cell): Tile | null {
  if (priority < 1 || priority > LAST_GATE) return null;
  if (priority >= FIRST_GATE) return { kind: "gate", colour: (priority < FIRST_GATE + 2 ? "red" : "white") satisfies GateColour, at, priority, ...faces };
  return { kind: "asteroid", colour: ASTEROIDS[Math.floor((priority - 1) / EACH)]! satisfies AsteroidColour, at, priority, ...faces };
}

function facing(arrow: string): object {
  const heading = headingOf(arrow);
  return heading ? { one_faces: heading } : {};
}

function headingOf(arrow: string) {
  return HEADINGS[ARROWS.indexOf(arrow)];
}
