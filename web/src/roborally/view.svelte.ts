/** Which part of a floor is in sight, and how large: `cell` pixels a cell, moved by `x` and `y`. */
import type { Cell } from "./state";

/** Cells of room around the floor, for its coordinates. */
export const MARGIN = 0.34;
const MOST = 120;
/** Below the first one can't tell what is on a cell: then only a part of the floor is shown at first, at the second. */
const [TELLABLE, READABLE] = [19, 24];
/** What the buttons for zooming need beside the floor, or below it. */
const BUTTONS = 44;

export class View {
  width = $state(0);
  height = $state(0);
  cell = $state(0);
  x = $state(0);
  y = $state(0);
  /** It moves by itself now, so that it glides. */
  isGliding = $state(false);
  private isMoved = false;

  constructor(
    private readonly columns: number,
    private readonly rows: number,
  ) {}

  get across(): number {
    return (this.columns + 2 * MARGIN) * this.cell;
  }

  get down(): number {
    return (this.rows + 2 * MARGIN) * this.cell;
  }

  private get fitting(): number {
    return Math.min(this.width / (this.columns + 2 * MARGIN), this.height / (this.rows + 2 * MARGIN));
  }

  get isWhole(): boolean {
    return this.cell <= this.fitting + 0.01;
  }

  /** Whether there is room for buttons beside the floor. */
  get hasSide(): boolean {
    return this.width - this.across >= 2 * BUTTONS;
  }

  /** The whole floor, or what is readable of it around a cell. */
  home(around: Cell | null, isWhole = false): void {
    this.isMoved = false;
    this.cell = Math.min(MOST, isWhole || this.fitting >= TELLABLE ? this.fitting : READABLE);
    this.centre(around ?? [(this.columns - 1) / 2, (this.rows - 1) / 2], false);
  }

  resize(around: Cell | null): void {
    if (!this.isMoved) this.home(around);
    else this.hold();
  }

  centre([column, row]: Cell, isGliding = true): void {
    this.isGliding = isGliding;
    this.x = this.width / 2 - (column + 0.5 + MARGIN) * this.cell;
    this.y = this.height / 2 - (row + 0.5 + MARGIN) * this.cell;
    this.hold();
  }

  /** Where something that matters went: it comes back into sight. */
  follow([column, row]: Cell): void {
    const [left, top] = [this.x + (column + MARGIN) * this.cell, this.y + (row + MARGIN) * this.cell];
    const isSeen = left >= 0 && top >= 0 && left + this.cell <= this.width && top + this.cell <= this.height;
    if (!isSeen) this.centre([column, row]);
  }

  pan(x: number, y: number): void {
    this.isMoved = true;
    this.isGliding = false;
    [this.x, this.y] = [this.x + x, this.y + y];
    this.hold();
  }

  /** Larger or smaller, with the same spot under the pointer. */
  zoom(factor: number, atX = this.width / 2, atY = this.height / 2): void {
    const cell = Math.max(this.fitting, Math.min(MOST, this.cell * factor));
    const grown = cell / this.cell;
    this.isMoved = true;
    this.isGliding = false;
    [this.x, this.y] = [atX - (atX - this.x) * grown, atY - (atY - this.y) * grown];
    this.cell = cell;
    this.hold();
  }

  /** The cell under a point of the view. */
  under(x: number, y: number): Cell | null {
    const column = Math.floor((x - this.x) / this.cell - MARGIN);
    const row = Math.floor((y - this.y) / this.cell - MARGIN);
    return column >= 0 && row >= 0 && column < this.columns && row < this.rows ? [column, row] : null;
  }

  /** No further away than its edges allow; in the middle where there is room, but for the buttons below. */
  private hold(): void {
    this.x = held(this.x, this.width, this.across);
    this.y = held(this.y, this.height, this.down);
    if (!this.hasSide && this.height > this.down) this.y = Math.max(0, this.height - this.down - BUTTONS) / 2;
  }
}

function held(at: number, room: number, length: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
}
