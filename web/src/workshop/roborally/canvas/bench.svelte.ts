/** What somebody draws with, where, and what comes of it. */
import type { CourseForm } from "../../../engine/roborally/courses";
import type { FloorForm, Heading, Place } from "../../../engine/roborally/floors";
import { opposite } from "../../../games/roborally/state/floor";
import { HEADINGS } from "../../../games/roborally/state/state";
import type { Editing } from "../../editing.svelte";
import { type Area, areaOf, cellsOf, copied, emptiedArea, isIn, pasted, withOwn } from "../content/areas";
import { headingFrom, joined, laid } from "../content/belts";
import { cleared, emptied, put, withLaser, withPusher, withWall } from "../content/cells";
import { edited, nextDock, partAt, spotAt, withFlag, withFlagMoved, withoutFlag } from "../content/course";
import { mirroredFloor, printedFloor, turnedFloor, turnedHeading, type Way } from "../content/floors";
import { planOf } from "../content/plan";
import { tidyCourse } from "../content/tidying";
import { marksIn, signOf } from "../notation/marks";

export type ToolName = "select" | "brush" | "line" | "fill" | "erase";
export const ELEMENTS = ["belt", "express", "pit", "wall", "gear", "pusher", "laser", "wrench", "wrench_hammer", "flag", "dock"] as const;
export type Element = (typeof ELEMENTS)[number];
/** Those that look somewhere. */
export const FACING: readonly Element[] = ["belt", "express", "wall", "pusher", "laser"];

export class Bench {
  tool = $state<ToolName>("brush");
  element = $state<Element>("belt");
  facing = $state<Heading>("E");
  rot = $state<Way>("cw");
  registers = $state.raw<readonly number[]>([1, 3, 5]);
  beams = $state(1);
  /** Where the keys are. */
  cursor = $state.raw<Place>([0, 0]);
  selection = $state.raw<Area | null>(null);
  /** The cell whose settings are open. */
  opened = $state.raw<Place | null>(null);
  /** While it is down, arrows draw. */
  isPenDown = $state(false);
  /** Where a line begins that was not drawn to its end yet. */
  anchor = $state.raw<Place | null>(null);
  clip = $state.raw<FloorForm | null>(null);
  /** Printed floors that the course names, as they come. */
  printed = $state.raw<ReadonlyMap<string, FloorForm>>(new Map());
  readonly form = $derived.by(() => tidyCourse(this.editing.content));
  readonly floors = $derived.by(() => withOwn(this.form, this.printed));
  readonly plan = $derived.by(() => planOf(this.form, this.floors));
  private stroke = Symbol("stroke");
  private readonly asked = new Set<string>();

  constructor(readonly editing: Editing<CourseForm>) {}

  /** In an effect: fetches what is printed. A name that nobody knows is told by what is wrong with the course. */
  fetch(): void {
    const names = [...(this.form.boards ?? []), ...(this.form.dock ? [this.form.dock] : [])].map(({ board }) => board);
    for (const name of names) {
      if (this.asked.has(name) || Object.hasOwn(this.form.floors ?? {}, name)) continue;
      this.asked.add(name);
      printedFloor(name).then(
        (floor) => (this.printed = new Map([...this.printed, [name, floor]])),
        () => this.asked.delete(name),
      );
    }
  }

  /** What is drawn from now on is a step of its own. */
  begin(): void {
    this.stroke = Symbol("stroke");
  }

  change(form: CourseForm): void {
    if (form !== this.form) this.editing.change(form, this.stroke);
  }

  /** One cell with the element; from another one where somebody draws on. */
  brush(cell: Place, side: Heading | null, from: Place | null = null): void {
    const { element } = this;
    if (element === "flag") return this.change(withFlag(this.form, cell));
    if ((element === "belt" || element === "express") && from && headingFrom(from, cell)) return this.lay([from, cell]);
    this.change(this.drawn(this.form, cell, side ?? this.facing));
  }

  private drawn(form: CourseForm, cell: Place, side: Heading): CourseForm {
    const floors = withOwn(form, this.printed);
    const { element, registers, beams, rot } = this;
    return edited(form, floors, cell, (floor, { place, heading }) => {
      switch (element) {
        case "belt":
        case "express":
          return laid(floor, [place], element === "express", heading(this.facing));
        case "pit":
          return joined(put(floor, place, { is: "pit" }), [place]);
        case "gear":
          return joined(put(floor, place, { is: "gear", rot }), [place]);
        case "wrench":
        case "wrench_hammer":
          return joined(put(floor, place, { is: "site", kind: element }), [place]);
        case "wall":
          return joined(withWall(floor, place, heading(side)), [place]);
        case "pusher":
          return withPusher(floor, place, heading(opposite(side)), registers);
        case "laser":
          return withLaser(floor, place, heading(opposite(side)), beams);
        case "dock": {
          const dock = nextDock(form, floors);
          return dock === null ? floor : joined(put(floor, place, { is: "dock", dock }), [place]);
        }
        case "flag":
          return floor;
      }
    });
  }

  /** A belt along cells, floor by floor. */
  private lay(way: readonly Place[]): void {
    let form = this.form;
    way.forEach((cell, number) => {
      const [before, next] = [way[number - 1], way[number + 1]];
      const dir = (next && headingFrom(cell, next)) ?? (before && headingFrom(before, cell)) ?? this.facing;
      form = edited(form, withOwn(form, this.printed), cell, (floor, { place, heading }) => laid(floor, [place], this.element === "express", heading(dir)));
    });
    this.change(form);
  }

  erase(cell: Place): void {
    const form = withoutFlag(this.form, cell);
    this.change(edited(form, this.floors, cell, (floor, { place }) => joined(emptied(floor, place), [place])));
  }

  eraseSelected(): void {
    if (this.selection) this.change(emptiedArea(this.form, this.printed, this.selection));
    else this.erase(this.cursor);
  }

  /** From one cell to another, along a row or a column. */
  line(from: Place, to: Place, side: Heading | null): void {
    const way = straight(from, to);
    if (this.element === "belt" || this.element === "express") return this.lay(way);
    let form = this.form;
    for (const cell of way) form = this.element === "flag" ? withFlag(form, cell) : this.drawn(form, cell, side ?? this.facing);
    this.change(form);
  }

  /** All that is selected; or all around a cell on which the same stands. */
  fill(cell: Place, side: Heading | null): void {
    const cells = this.selection && isIn(this.selection, cell) ? cellsOf(this.selection) : this.likewise(cell);
    let form = this.form;
    for (const each of cells) form = this.drawn(form, each, side ?? this.facing);
    this.change(form);
  }

  private likewise(cell: Place): Place[] {
    const start = partAt(this.form, this.floors, cell);
    if (!start || this.element === "flag" || this.element === "dock") return [];
    const { floor, x: left, y: top } = start;
    const marks = marksIn(floor);
    const said = ([x, y]: Place): string => (marks.get(`${x - left},${y - top}`) ?? []).map(signOf).join();
    const [found, waiting] = [new Map([[cell.join(), cell]]), [cell]];
    for (let here = waiting.pop(); here; here = waiting.pop()) {
      const [x, y] = here;
      for (const next of [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]] as Place[]) {
        const isThere = next[0] >= left && next[1] >= top && next[0] < left + floor.width && next[1] < top + floor.height;
        if (!isThere || found.has(next.join()) || said(next) !== said(cell)) continue;
        found.set(next.join(), next);
        waiting.push(next);
      }
    }
    return [...found.values()];
  }

  moveFlag(from: Place, to: Place): void {
    this.change(withFlagMoved(this.form, from, to));
  }

  select(from: Place, to: Place): void {
    this.selection = areaOf(from, to);
  }

  /** What is selected; else the floor under the cursor, whole. */
  private get area(): Area | null {
    if (this.selection) return this.selection;
    const part = partAt(this.form, this.floors, this.cursor);
    return part && { x: part.x, y: part.y, width: part.floor.width, height: part.floor.height };
  }

  copy(): void {
    if (this.area) this.clip = copied(this.plan, this.area);
  }

  paste(): void {
    if (!this.clip) return;
    this.begin();
    const { width, height } = this.clip;
    const [x, y] = this.selection ? [this.selection.x, this.selection.y] : this.cursor;
    this.change(pasted(this.form, this.printed, this.clip, [x, y]));
    this.selection = { x, y, width, height };
  }

  /** The selection turned by a quarter around its upper left corner; without one, what the brush puts. */
  turn(): void {
    if (!this.selection) {
      [this.facing, this.rot] = [turnedHeading(this.facing, 1), this.rot === "cw" ? "ccw" : "cw"];
      return;
    }
    this.replace((piece) => turnedFloor(piece, 1));
  }

  mirror(isUpright: boolean): void {
    this.replace((piece) => mirroredFloor(piece, isUpright));
  }

  private replace(how: (piece: FloorForm) => FloorForm): void {
    const { area } = this;
    if (!area) return;
    this.begin();
    const piece = how(copied(this.plan, area));
    const flags = this.form.flags;
    const docks = this.docksIn(area);
    const bare = { ...emptiedArea(this.form, this.printed, area), flags };
    this.change(this.withDocks(pasted(bare, this.printed, piece, [area.x, area.y]), docks));
    if (this.selection) this.selection = { ...area, width: piece.width, height: piece.height };
  }

  /** There is one of each: they stay where they are. */
  private docksIn(area: Area): [Place, number][] {
    return this.plan.docks.filter(({ at }) => isIn(area, at)).map(({ at, dock }) => [at, dock]);
  }

  private withDocks(form: CourseForm, docks: readonly [Place, number][]): CourseForm {
    let now = form;
    for (const [cell, dock] of docks) now = edited(now, withOwn(now, this.printed), cell, (floor, { place }) => put(cleared(floor, place), place, { is: "dock", dock }));
    return now;
  }

  /** A change of one floor from outside the board: its settings, a cell's. */
  edit(cell: Place, how: Parameters<typeof edited>[3]): void {
    this.begin();
    this.change(edited(this.form, this.floors, cell, how));
  }

  spot(cell: Place): ReturnType<typeof spotAt> {
    return spotAt(this.form, this.floors, cell);
  }
}

/** The cells between two, in a row or a column: whichever the longer way lies along. */
export function straight([x, y]: Place, [column, row]: Place): Place[] {
  const isAcross = Math.abs(column - x) >= Math.abs(row - y);
  const steps = isAcross ? column - x : row - y;
  return Array.from({ length: Math.abs(steps) + 1 }, (_, step): Place => (isAcross ? [x + step * Math.sign(steps), y] : [x, y + step * Math.sign(steps)]));
}

/** The cells on the way of a pointer that moved fast, side by side. */
export function between(from: Place, to: Place): Place[] {
  const way: Place[] = [from];
  let [x, y] = from;
  while (x !== to[0] || y !== to[1]) {
    if (Math.abs(to[0] - x) >= Math.abs(to[1] - y)) x += Math.sign(to[0] - x);
    else y += Math.sign(to[1] - y);
    way.push([x, y]);
  }
  return way;
}

/** The side of a cell that a point is nearest to, each from 0 to 1. */
export function sideAt(x: number, y: number): Heading {
  const near = [y, 1 - x, 1 - y, x];
  return HEADINGS[near.indexOf(Math.min(...near))]!;
}
