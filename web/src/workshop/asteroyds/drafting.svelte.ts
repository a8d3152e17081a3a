/** Whoever edits a layout: with which tool, under which symmetry, and what is in hand. Pointer and keys do the same. */
import { type Cell, centre, isSame } from "../../games/asteroyds/state/hexes";
import type { Editing } from "../editing.svelte";
import { type Clip, copied, mirroredClip, pasted, placesOf, turnedClip } from "./content/copying";
import { erase, isEmpty, loadAt, put, swap, turn, withLoad } from "./content/editing";
import { besides, withHex, withoutHex } from "./content/shaping";
import { cellsIn, countOf, EMPTY, hasHex, type Kind, type Layout, leftOf } from "./content/layout";
import { lineOf } from "./content/lines";
import { centreOf, isCentreOf, middleOf, type Motion, motionsOf, type Symmetry, twinsOf } from "./content/symmetry";
import { formed } from "./content/taking";

export type Tool = "select" | "brush" | "line" | "erase";

/** What was just done, in words that whoever can't see it is told. */
export type Told = { id: "none-left" | "beside" | "laid" | "erased" | "hex-laid" | "hex-taken" | "copied" | "pasted" | "nothing" | "moved"; kind?: Kind; count?: number };

export class Drafting {
  tool = $state<Tool>("brush");
  kind = $state<Kind>("red");
  symmetry = $state<Symmetry>("none");
  /** The hex that somebody has put the centre of the symmetry on; null: the middle of the board. */
  around = $state.raw<Cell | null>(null);
  selected = $state.raw<Cell[]>([]);
  /** Under the mouse. */
  hovered = $state.raw<Cell | null>(null);
  /** Where the keys are. */
  cursor = $state.raw<Cell>([0, 0]);
  clip = $state.raw<Clip | null>(null);
  isPasting = $state(false);
  /** Where a line, a move or a selection has begun. */
  begun = $state.raw<Cell | null>(null);
  told = $state.raw<Told | null>(null);

  private stroke: symbol | null = null;
  private before: unknown = null;
  private last: Cell | null = null;
  /** Whether the brush takes hexes away in this stroke. */
  private isTaking = false;

  constructor(readonly editing: Editing<Layout>) {
    this.cursor = cellsIn(this.layout)[0]!;
  }

  /** What is drawn of it. What has no form at all is nothing. */
  get layout(): Layout {
    return formed(this.editing.content) ?? EMPTY;
  }

  readonly centre = $derived.by(() => {
    const own = this.around && middleOf(this.around);
    return own && isCentreOf(this.symmetry, own) ? own : centreOf(this.symmetry, cellsIn(this.layout));
  });
  readonly motions: readonly Motion[] = $derived(motionsOf(this.symmetry, this.centre));

  /** Where the next thing would happen: at the pointer, else at the keys. */
  get here(): Cell {
    return this.hovered ?? this.cursor;
  }

  /** The only hex that is selected. */
  get one(): Cell | null {
    return this.selected.length === 1 ? this.selected[0]! : null;
  }

  /** The others that change with a hex. */
  twins(cell: Cell): Cell[] {
    return twinsOf(cell, this.motions).filter((other) => !isSame(other, cell) && hasHex(this.layout, other));
  }

  /** What is about to be changed: hexes of a line or a copy, or the one that is pointed at, with their twins. */
  readonly aimed: Cell[] = $derived.by(() => {
    const there = this.isPasting && this.clip ? placesOf(this.clip, this.here) : this.tool === "line" && this.begun ? lineOf(this.begun, this.here) : [this.here];
    return there.flatMap((cell) => twinsOf(cell, this.motions));
  });

  take(tool: Tool): void {
    [this.tool, this.isPasting, this.begun] = [tool, false, null];
    if (tool !== "select") this.selected = [];
  }

  choose(kind: Kind): void {
    this.kind = kind;
    this.take(this.tool === "line" ? "line" : "brush");
  }

  change(layout: Layout, told: Told | null = null): boolean {
    const isChanged = layout !== this.layout && JSON.stringify(layout) !== JSON.stringify(this.layout);
    if (isChanged) this.editing.change(layout, this.stroke);
    if (told) this.told = isChanged ? told : { id: this.refusalOf(told) };
    return isChanged;
  }

  private refusalOf({ id, kind }: Told): Told["id"] {
    if (id === "laid" && kind && leftOf(this.layout, kind) <= 0) return "none-left";
    return id === "laid" ? "beside" : "nothing";
  }

  /** A pointer goes down, or a key is pressed. `adds` to what is selected. */
  begin(cell: Cell, adds = false): void {
    [this.stroke, this.before, this.last] = [Symbol("stroke"), this.editing.content, cell];
    if (this.isPasting) return this.paste(cell);
    if (this.tool === "brush") {
      this.isTaking = this.kind === "hex" && hasHex(this.layout, cell);
      this.brush(cell);
    } else if (this.tool === "erase") this.rub(cell);
    else if (this.tool === "select" && adds) this.toggle(cell);
    else this.begun ??= cell;
  }

  /** It goes on to another hex. */
  goOn(cell: Cell): void {
    if (!this.stroke || this.isPasting || !this.last || isSame(cell, this.last)) return;
    const way = lineOf(this.last, cell).slice(1);
    this.last = cell;
    if (this.tool === "brush") way.forEach((each) => this.brush(each));
    else if (this.tool === "erase") way.forEach((each) => this.rub(each));
  }

  end(cell: Cell): void {
    const from = this.begun;
    if (this.tool === "line" && from) this.drawLine(from, cell);
    if (this.tool === "select" && from) this.drop(from, cell);
    [this.stroke, this.begun, this.last] = [null, null, null];
  }

  /** A second finger: what the first one has done was not meant. */
  cancel(): void {
    if (this.stroke && this.editing.content !== this.before) this.editing.undo();
    [this.stroke, this.begun, this.last] = [null, null, null];
  }

  /** The tool at the keys; a line takes two. */
  act(): void {
    if (this.tool === "line" && !this.begun && !this.isPasting) return void (this.begun = this.cursor);
    this.begin(this.cursor);
    this.end(this.cursor);
  }

  private brush(cell: Cell): void {
    if (this.kind !== "hex") this.change(put(this.layout, this.kind, cell, this.motions), { id: "laid", kind: this.kind });
    else {
      const [shape, id] = this.isTaking ? ([withoutHex, "hex-taken"] as const) : ([withHex, "hex-laid"] as const);
      if (hasHex(this.layout, cell) === this.isTaking) this.change(twinsOf(cell, this.motions).reduce(shape, this.layout), { id });
    }
  }

  private rub(cell: Cell): void {
    this.change(erase(this.layout, cell, this.motions), { id: "erased" });
  }

  private drawLine(from: Cell, to: Cell): void {
    const line = lineOf(from, to);
    if (this.kind === "hex") return void this.change(line.flatMap((cell) => twinsOf(cell, this.motions)).reduce(withHex, this.layout), { id: "hex-laid" });
    const before = countOf(this.layout, this.kind);
    const after = line.reduce((now, cell) => put(now, this.kind as Exclude<Kind, "hex">, cell, this.motions), this.layout);
    this.change(after, { id: "laid", kind: this.kind, count: countOf(after, this.kind) - before });
  }

  private toggle(cell: Cell): void {
    const isIn = this.selected.some((other) => isSame(other, cell));
    this.selected = isIn ? this.selected.filter((other) => !isSame(other, cell)) : [...this.selected, cell];
  }

  /** What was taken up comes down: moved, or a part of the board selected, or the hex itself. */
  private drop(from: Cell, to: Cell): void {
    if (isSame(from, to)) this.selected = hasHex(this.layout, to) ? [to] : [];
    else if (isEmpty(loadAt(this.layout, from))) this.selected = this.within(from, to);
    else this.carry(from, to);
  }

  /** With what is selected beside it. */
  carry(from: Cell, to: Cell): void {
    const isMany = this.selected.length > 1 && this.selected.some((cell) => isSame(cell, from));
    if (!isMany) {
      if (this.change(swap(this.layout, from, to, this.motions), { id: "moved" })) this.selected = [to];
      return;
    }
    const clip = copied(this.layout, this.selected)!;
    const around = { ...clip, around: from };
    const cleared = this.selected.reduce((now, cell) => withLoad(now, cell, {}), this.layout);
    if (this.change(pasted(cleared, around, to, motionsOf("none", this.centre)), { id: "moved" })) this.selected = placesOf(around, to).filter((cell) => hasHex(this.layout, cell));
  }

  /** Those between two corners that bear something. */
  within(from: Cell, to: Cell): Cell[] {
    const [one, other] = [centre(from), centre(to)];
    const isIn = (value: number, first: number, last: number): boolean => value >= Math.min(first, last) - 1 && value <= Math.max(first, last) + 1;
    return cellsIn(this.layout).filter((cell) => {
      const { x, y } = centre(cell);
      return isIn(x, one.x, other.x) && isIn(y, one.y, other.y) && !isEmpty(loadAt(this.layout, cell));
    });
  }

  /** Those that a command is about. */
  get meant(): Cell[] {
    return this.selected.length > 0 ? this.selected : [this.cursor];
  }

  turn(notches: number): void {
    if (this.isPasting && this.clip) this.clip = turnedClip(this.clip, notches);
    else this.change(this.meant.reduce((now, cell) => turn(now, cell, notches, this.motions), this.layout), { id: "moved" });
  }

  mirror(): void {
    if (!this.isPasting) this.copy();
    if (this.clip) this.clip = mirroredClip(this.clip);
  }

  /** Then it is in hand, and is laid where one points. */
  copy(): void {
    this.clip = copied(this.layout, this.meant) ?? this.clip;
    [this.isPasting, this.selected] = [this.clip !== null, []];
    this.told = { id: this.isPasting ? "copied" : "nothing" };
  }

  private paste(cell: Cell): void {
    if (this.clip) this.change(pasted(this.layout, this.clip, cell, this.motions), { id: "pasted" });
  }

  eraseMeant(): void {
    this.change(this.meant.reduce((now, cell) => erase(now, cell, this.motions), this.layout), { id: "erased" });
  }

  /** Shift and an arrow: what lies at the keys goes along. */
  push(to: Cell): void {
    if (isEmpty(loadAt(this.layout, this.cursor))) return;
    this.carry(this.cursor, to);
    this.cursor = to;
  }

  /** Back to nothing in hand, a step at a time. Whether there was anything. */
  letGo(): boolean {
    if (this.begun) this.begun = null;
    else if (this.isPasting) this.isPasting = false;
    else if (this.selected.length > 0) this.selected = [];
    else return false;
    return true;
  }

  /** All hexes that the keys may walk to: with the brush for hexes those beside the board, too. */
  get ground(): Cell[] {
    const cells = cellsIn(this.layout);
    if (this.kind !== "hex" || (this.tool !== "brush" && this.tool !== "line")) return cells;
    const beside = cells.flatMap(besides).filter((cell) => !hasHex(this.layout, cell));
    return [...cells, ...new Map(beside.map((cell) => [cell.join(), cell])).values()].toSorted(([row, column], [other, there]) => row - other || column - there);
  }
}
