/** A1.1, A1.3, A1.4, A1.7 Layouts of one's own, read into the engine's record: as forms/layouts.py reads them. */
import type { Table } from "../base/described";
import { type AsteroydsLayout, RECORDS } from "../base/forms";
import { write } from "../base/layout";
import { check } from "../reading/reading";
import { moved, refused } from "../base/refusing";
import { LAYOUT } from "../reading/shapes";
import { type Board, boardIn, type Rows } from "./boards";

const RECORD = RECORDS["asteroyds.Layout"];
const OFF = -1;
/** Not given by the layout: drawn. */
const OPEN = -1;
const ALL_STAY = 20;
/** A9.1 Columns below this one are the left half. */
const HALF = 7;
/** A0.3 Asteroids of a colour, and turrets. */
const EACH = 4;
const [COLOURS, SEATS, FIXED, FIRST_GATE, TARGETS_EACH] = [5, 6, 32, 20, 6];
const ASTEROIDS = ["red", "white", "blue", "white/red", "white/blue"];
const GATES = ["red", "white"];
const SIDES = ["left", "right"];

export type At = readonly [row: number, column: number];

export interface Tile {
  kind: "asteroid" | "gate" | "turret" | "pod" | "platform";
  at: At;
  colour?: string;
  priority?: number | null;
  symbol?: number | null;
  one_faces?: string | null;
  target?: string | null;
}

export interface Start {
  at: At;
  heading: string;
  colour?: string | null;
  team?: string | null;
}

export interface LayoutForm {
  game: "asteroyds";
  modes: string[];
  tiles: Tile[];
  starts: Start[];
  board?: { rows: Rows };
}

/** A position where a layout should be is told to be one. */
export function layoutIn(given: unknown): LayoutForm {
  try {
    check(LAYOUT, given);
  } catch (error) {
    if (typeof given === "object" && given !== null && "craft" in given && !("starts" in given)) throw refused("", "not_a_layout");
    throw error;
  }
  return given as LayoutForm;
}

export function boardFor(form: LayoutForm, printed: Board): Board {
  return form.board ? boardIn(form.board.rows) : printed;
}

/** The layout for a mode; a Refusal when it can't be played there. */
export function layoutOf(form: LayoutForm, mode: string, printed: Board, table: Table): Uint8Array {
  if (!form.modes.includes(mode)) throw refused("/modes", "layout_modes", { modes: [...form.modes], got: mode });
  const laying = new Laying(form, boardFor(form, printed), table);
  form.tiles.forEach((tile, number) => moved((pointer) => `/tiles/${number}${pointer}`, () => laying.lay(tile, number)));
  laying.checkMode(mode);
  form.starts.forEach((start, number) => moved((pointer) => `/starts/${number}${pointer}`, () => laying.putStart(start, number)));
  laying.noteFreeNumbers();
  const record = new Uint8Array(RECORD.size);
  write(RECORD, new DataView(record.buffer), laying.layout);
  return record;
}

/** A Refusal for a layout that is wrong in any of its modes. */
export function checkLayout(form: LayoutForm, printed: Board, table: Table): void {
  for (const mode of form.modes) layoutOf(form, mode, printed, table);
}

/** How many asteroids lie on it. */
export function asteroidsIn(form: LayoutForm): number {
  return form.tiles.filter(({ kind }) => kind === "asteroid").length;
}

class Laying {
  readonly layout: AsteroydsLayout = blank();
  /** By cell, the number of the tile. */
  private readonly lying = new Map<number, number>();

  constructor(
    private readonly form: LayoutForm,
    private readonly board: Board,
    private readonly table: Table,
  ) {}

  /** A0.3 At most one tile on a hex. */
  lay(tile: Tile, number: number): void {
    const cell = this.cellOf(tile.at);
    if (this.lying.has(cell)) throw refused("/at", "place_taken", { expected: `a hex without another tile, ${listed(tile.at)} has one` });
    this.put(tile, cell);
    this.lying.set(cell, number);
  }

  private put(tile: Tile, cell: number): void {
    switch (tile.kind) {
      case "asteroid":
        return this.putAsteroid(tile, cell);
      case "gate":
        return this.putGate(tile, cell);
      case "turret":
        return this.putTurret(tile, cell);
      case "pod":
        return putFixed(this.layout.pod, cell, "pods");
      case "platform":
        return putFixed(this.layout.platform, cell, "platforms");
    }
  }

  /** A0.4 At most four of a colour; a priority that is given belongs to the colour. */
  private putAsteroid(tile: Tile, cell: number): void {
    const { layout } = this;
    const colour = ASTEROIDS.indexOf(tile.colour!);
    const priority = tile.priority ?? null;
    if (priority !== null && Math.floor((priority - 1) / EACH) !== colour) {
      throw refused("/colour", "not_this", { value: ASTEROIDS[Math.floor((priority - 1) / EACH)]!, why: `the colour of priority ${priority}` });
    }
    const place = put(layout.asteroid[colour]!, layout.asteroid_number[colour]!, cell, priority === null ? OPEN : (priority - 1) % EACH, `four ${tile.colour} asteroids`);
    layout.asteroid_faces[colour]![place] = this.facing(tile.one_faces);
    layout.asteroid_target[colour]![place] = this.targetOf(tile);
  }

  /** A9.1 Whose target lies on it: as given, else the left team's on the right half, the right team's on the left. */
  private targetOf({ colour, target, at }: Tile): number {
    const { teams } = this.table;
    if (!colour!.startsWith("white")) {
      if (target != null) throw refused("/target", "not_here", { expected: "targets only on white, white/red and white/blue asteroids" });
      return teams!.indexOf(null);
    }
    return teams!.indexOf(target ?? (at[1] < HALF ? "right" : "left"));
  }

  /** A0.4, A0.6 Two of a colour; priority and symbol say the same. */
  private putGate(tile: Tile, cell: number): void {
    const colour = GATES.indexOf(tile.colour!);
    const { layout } = this;
    let number = OPEN;
    const symbol = tile.symbol == null ? null : tile.symbol + FIRST_GATE;
    for (const [name, given] of [["priority", tile.priority ?? null], ["symbol", symbol]] as const) {
      if (given === null) continue;
      if (Math.floor((given - 1 - FIRST_GATE) / 2) !== colour) throw refused(`/${name}`, "not_this", { value: tile.colour!, why: `the colour of this gate, and ${name} is another's` });
      const own = (given - 1) % 2;
      if (number !== OPEN && number !== own) throw refused("/symbol", "not_this", { value: (tile.priority ?? given) - FIRST_GATE, why: `the symbol of gate ${tile.priority}` });
      number = own;
    }
    const place = put(layout.gate[colour]!, layout.gate_number[colour]!, cell, number, `two ${tile.colour} gates`);
    layout.gate_faces[colour]![place] = this.facing(tile.one_faces);
  }

  private putTurret(tile: Tile, cell: number): void {
    const { layout } = this;
    const place = put(layout.turret, layout.turret_number, cell, tile.symbol == null ? OPEN : tile.symbol - 1, "four turrets", "/symbol");
    layout.turret_faces[place] = this.facing(tile.one_faces);
  }

  /** What a mode is won with must be there, or nobody could win it. */
  checkMode(mode: string): void {
    const { gate, turret, asteroid_target: targets } = this.layout;
    if ((mode === "racing" || mode === "shooting") && gate.flat().includes(OFF)) throw refused("/tiles", "layout_lacks", { expected: "two red and two white gates", mode });
    if (mode === "drones" && turret.includes(OFF)) throw refused("/tiles", "layout_lacks", { expected: "four turrets", mode });
    for (const team of mode === "targets" ? SIDES : []) {
      const number = this.table.teams!.indexOf(team);
      if (targets.flat().filter((each) => each === number).length !== TARGETS_EACH) throw refused("/tiles", "layout_lacks", { expected: `six targets of the ${team} team`, mode });
    }
  }

  /** Each on a hex of its own that is free or has a platform; each colour at most once. */
  putStart(start: Start, number: number): void {
    const { layout, form, table } = this;
    const cell = this.cellOf(start.at);
    const tile = this.lying.get(cell);
    if (tile !== undefined && form.tiles[tile]!.kind !== "platform") throw refused("/at", "place_taken", { expected: "a free hex, or a platform" });
    const before = form.starts.slice(0, number);
    if (before.some(({ at }) => listed(at) === listed(start.at))) throw refused("/at", "twice", { expected: "each hex once" });
    if (start.colour != null && before.some(({ colour }) => colour === start.colour)) throw refused("/colour", "twice", { expected: "each colour once" });
    if (start.team == null && form.modes.includes("targets")) throw refused("/team", "wrong_teams", { expected: "left or right in the mode targets" });
    layout.start[number] = cell;
    layout.start_heading[number] = table.headings.indexOf(start.heading);
    if (start.colour != null) {
      const colour = table.colours!.indexOf(start.colour);
      layout.start_colour[number] = colour;
      layout.start_of_colour[colour] = number;
    }
    layout.start_team[number] = table.teams!.indexOf(start.team ?? null);
  }

  /** A1.7 What is left for the tiles whose numbers are drawn. */
  noteFreeNumbers(): void {
    const { asteroid_number: numbers, turret_number: turrets, asteroid_free: free, turret_free: freeTurrets } = this.layout;
    [...numbers, turrets].forEach((given, kind) => {
      const left = [...Array(EACH).keys()].filter((number) => !given.includes(number));
      left.forEach((number, place) => ((free[kind] ?? freeTurrets)[place] = number));
    });
  }

  private cellOf(at: At): number {
    const cell = this.board.cellAt(at);
    if (cell === undefined) throw refused("/at", "not_a_hex", { got: listed(at) });
    return cell;
  }

  private facing(heading: string | null | undefined): number {
    return heading == null ? OPEN : this.table.headings.indexOf(heading);
  }
}

/** On the next free place of its kind; each number once. */
function put(cells: number[], numbers: number[], cell: number, number: number, most: string, pointer = "/priority"): number {
  const place = cells.indexOf(OFF);
  if (place < 0) throw refused("", "too_many_tiles", { most });
  if (number !== OPEN && numbers.includes(number)) throw refused(pointer, "twice", { expected: "one that no other tile has" });
  [cells[place], numbers[place]] = [cell, number];
  return place;
}

function putFixed(cells: number[], cell: number, kind: string): void {
  const place = cells.indexOf(OFF);
  if (place < 0) throw refused("", "too_many_tiles", { most: `${FIXED} ${kind}` });
  cells[place] = cell;
}

function blank(): AsteroydsLayout {
  const row = (length: number, value: number): number[] => Array<number>(length).fill(value);
  const rows = (length: number, width: number, value: number): number[][] => Array.from({ length }, () => row(width, value));
  return {
    asteroid: rows(COLOURS, EACH, OFF),
    asteroid_number: rows(COLOURS, EACH, OPEN),
    asteroid_free: rows(COLOURS, EACH, 0),
    asteroid_faces: rows(COLOURS, EACH, OPEN),
    asteroid_target: rows(COLOURS, EACH, 0),
    gate: rows(2, 2, OFF),
    gate_number: rows(2, 2, OPEN),
    gate_faces: rows(2, 2, OPEN),
    turret: row(EACH, OFF),
    turret_number: row(EACH, OPEN),
    turret_free: row(EACH, 0),
    turret_faces: row(EACH, OPEN),
    pod: row(FIXED, OFF),
    platform: row(FIXED, OFF),
    start: row(SEATS, OFF),
    start_heading: row(SEATS, 0),
    start_colour: row(SEATS, OPEN),
    start_of_colour: row(SEATS, OPEN),
    start_team: row(SEATS, 0),
    asteroids: ALL_STAY,
    left_out: 0,
  };
}

/** As Python writes a list. */
function listed(at: At): string {
  return `[${at.join(", ")}]`;
}
