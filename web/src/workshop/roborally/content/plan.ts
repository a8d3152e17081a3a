/** A course as a board draws it, sound or not: what overlaps lies over each other, and nothing is refused. */
import type { CourseForm, PartForm } from "../../../engine/roborally/courses";
import type { FloorForm, Heading, Place } from "../../../engine/roborally/floors";
import { ahead, type FloorPlan, opposite } from "../../../games/roborally/state/floor";
import { HEADINGS } from "../../../games/roborally/state/state";
import { turnedFloor, type Way, type WholeFloor } from "./floors";

/** The floors that a course may name: printed ones, and its own. */
export type Floors = ReadonlyMap<string, FloorForm>;

/** A part where it lies, its floor turned already. */
export interface Laid {
  floor: WholeFloor;
  name: string;
  x: number;
  y: number;
  quarters: number;
  /** Among `boards`; null: the dock. */
  number: number | null;
}

const QUARTER = 90;
const SMALLEST = 1;

/** The parts whose floors are known, in the order of the form; the dock last. */
export function partsOf({ boards = [], dock }: CourseForm, floors: Floors): Laid[] {
  const parts: [PartForm, number | null][] = boards.map((part, number) => [part, number]);
  if (dock) parts.push([dock, null]);
  return parts.flatMap(([{ board, x, y, rot_cw: turns = 0 }, number]) => {
    const floor = floors.get(board);
    return floor ? [{ floor: turnedFloor(floor, turns / QUARTER), name: board, x, y, quarters: turns / QUARTER, number }] : [];
  });
}

export function planOf(form: CourseForm, floors: Floors): FloorPlan {
  const parts = partsOf(form, floors);
  const ground = new Ground(parts);
  return {
    ...ground.drawn(),
    boards: parts.map(({ floor, name, x, y, quarters, number }) => ({ board: name, x, y, width: floor.width, height: floor.height, turned: quarters * QUARTER, is_dock: number === null })),
    flags: (form.flags ?? []).map(([x, y]) => [x, y]),
    start_heading: HEADINGS[((form.dock?.rot_cw ?? 0) / QUARTER) % 4]!,
    specials: [form.special ?? []].flat(),
  };
}

type Cell = [number, number];
interface BeltThere {
  heading: Heading;
  express: boolean;
  turns: Map<Heading, Way>;
}

/** What lies on which cell of the whole course. */
class Ground {
  private readonly width: number;
  private readonly height: number;
  private readonly covered = new Set<string>();
  private readonly pits = new Set<string>();
  private readonly belts = new Map<string, BeltThere>();
  private readonly gears = new Map<string, Way>();
  private readonly sites = new Map<string, "repair" | "upgrade">();
  private readonly pushers = new Map<string, Set<number>>();
  private readonly lasers = new Map<string, number>();
  private readonly walls = new Set<string>();
  private readonly docks = new Map<number, Cell>();

  constructor(parts: readonly Laid[]) {
    this.width = Math.max(SMALLEST, ...parts.map(({ floor, x }) => x + floor.width));
    this.height = Math.max(SMALLEST, ...parts.map(({ floor, y }) => y + floor.height));
    for (const part of parts) this.lay(part);
  }

  private lay({ floor, x: left, y: top }: Laid): void {
    const key = (x: number, y: number): string => `${left + x},${top + y}`;
    for (let y = 0; y < floor.height; y += 1) for (let x = 0; x < floor.width; x += 1) this.covered.add(key(x, y));
    for (const [x, y] of floor.pits) this.pits.add(key(x, y));
    for (const { x, y, rot } of floor.gears) this.gears.set(key(x, y), rot);
    for (const { x, y, kind } of floor.repair) this.sites.set(key(x, y), kind === "wrench" ? "repair" : "upgrade");
    for (const { x, y, dir, express = false, rotates_when_entered_travelling: turns = {} } of floor.conveyors) {
      const before = this.belts.get(key(x, y))?.turns ?? [];
      this.belts.set(key(x, y), { heading: dir, express, turns: new Map([...before, ...(Object.entries(turns) as [Heading, Way][])]) });
    }
    for (const { x, y, dir, registers } of floor.pushers) {
      const there = `${key(x, y)},${dir}`;
      this.pushers.set(there, new Set([...(this.pushers.get(there) ?? []), ...registers]));
    }
    for (const { x, y, dir, beams = 1 } of floor.lasers) this.lasers.set(`${key(x, y)},${dir}`, (this.lasers.get(`${key(x, y)},${dir}`) ?? 0) + beams);
    for (const [x, y, side] of floor.walls) this.wall([left + x, top + y], side);
    for (const [dock, [x, y]] of Object.entries(floor.docks)) this.docks.set(Number(dock), [left + x, top + y]);
  }

  /** It stops from both sides. */
  private wall(at: Cell, side: Heading): void {
    this.walls.add(`${at.join()},${side}`);
    this.walls.add(`${ahead(at, side).join()},${opposite(side)}`);
  }

  drawn(): Omit<FloorPlan, "boards" | "flags" | "start_heading" | "specials"> {
    const cells = Array.from({ length: this.height }, (_, y) => Array.from({ length: this.width }, (__, x): Cell => [x, y])).flat();
    const sides = cells.flatMap((at) => HEADINGS.map((heading): [Cell, Heading] => [at, heading]));
    return {
      width: this.width,
      height: this.height,
      uncovered: cells.filter((at) => !this.covered.has(at.join())),
      pits: cells.filter((at) => this.pits.has(at.join())),
      belts: cells.flatMap((at) => this.beltAt(at) ?? []),
      gears: cells.flatMap((at) => (this.gears.has(at.join()) ? [{ at, way: this.gears.get(at.join())! }] : [])),
      pushers: sides.flatMap(([at, heading]) => {
        const registers = this.pushers.get(`${at.join()},${heading}`);
        return registers && registers.size > 0 ? [{ at, side: opposite(heading), heading, registers: [...registers].sort() }] : [];
      }),
      walls: sides.filter(([at, side]) => this.isNamedHere(at, side)).map(([at, side]) => ({ at, side })),
      lasers: sides.flatMap(([at, heading]) => {
        const beams = this.lasers.get(`${at.join()},${heading}`);
        return beams ? [{ at, side: opposite(heading), heading, beams, cells: this.lit(at, heading) }] : [];
      }),
      sites: cells.flatMap((at) => (this.sites.has(at.join()) ? [{ at, site: this.sites.get(at.join())! }] : [])),
      docks: [...this.docks].sort(([one], [other]) => one - other).map(([dock, at]) => ({ dock, at })),
    };
  }

  private hasWall(at: Cell, side: Heading): boolean {
    return this.walls.has(`${at.join()},${side}`);
  }

  private isInside([x, y]: Place): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  /** Each wall once: from the cell below it or right of it, where there is one. */
  private isNamedHere(at: Cell, side: Heading): boolean {
    return this.hasWall(at, side) && (side === "N" || side === "W" || !this.isInside(ahead(at, side)));
  }

  private beltAt(at: Cell): FloorPlan["belts"][number] | null {
    const belt = this.belts.get(at.join());
    if (!belt) return null;
    const turns = HEADINGS.filter((heading) => belt.turns.has(heading)).map((heading) => [opposite(heading), belt.turns.get(heading)!]);
    const enters = HEADINGS.filter((side) => this.belts.get(ahead(at, side).join())?.heading === opposite(side) && !this.hasWall(at, side));
    return { at, heading: belt.heading, express: belt.express, enters, turns: Object.fromEntries(turns) as Record<string, Way> };
  }

  private lit(at: Cell, heading: Heading): Cell[] {
    const cells = [at];
    for (let here = at; !this.hasWall(here, heading) && this.isInside(ahead(here, heading)); cells.push(here)) {
      const [x, y] = ahead(here, heading);
      here = [x, y];
    }
    return cells;
  }
}
