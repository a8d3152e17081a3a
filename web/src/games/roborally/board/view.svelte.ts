/** Which part of a floor is in sight; its unit is a cell, and cell 0,0 begins at 0,0. */
import type { Point } from "../../board/geometry";
import { View } from "../../board/view.svelte";
import type { Cell } from "../state/state";

/** Cells of room around the floor, for its coordinates. */
export const MARGIN = 0.34;
const CLOSEST = 120;
/** Below the first one can't tell what is on a cell: then only a part of the floor is shown at first, at the second. */
const [TELLABLE, READABLE] = [19, 24];
/** What the buttons for zooming need beside the floor, or below it. */
const BUTTONS = 44;

export class CellView extends View {
  /** It moves by itself now, so that it glides. */
  isGliding = $state(false);

  constructor(
    private readonly columns: number,
    private readonly rows: number,
  ) {
    super({ x: -MARGIN, y: -MARGIN, width: columns + 2 * MARGIN, height: rows + 2 * MARGIN }, CLOSEST);
  }

  /** The size of the floor with its margin, in pixels. */
  get across(): number {
    return this.area.width * this.scale;
  }

  get down(): number {
    return this.area.height * this.scale;
  }

  /** Whether there is room for buttons beside the floor. */
  get hasSide(): boolean {
    return this.width - this.across >= 2 * BUTTONS;
  }

  /** The whole floor, or what is readable of it around a cell. */
  home(around: Cell | null, isWhole = false): void {
    this.scale = Math.min(CLOSEST, isWhole || this.whole >= TELLABLE ? this.whole : READABLE);
    this.centre(around ?? [(this.columns - 1) / 2, (this.rows - 1) / 2], false);
    this.isHome = true;
  }

  resize(around: Cell | null): void {
    if (this.isHome) this.home(around);
    else this.stay();
  }

  centre([column, row]: Cell, isGliding = true): void {
    this.isGliding = isGliding;
    this.middle = { x: column + 0.5, y: row + 0.5 };
    this.stay();
  }

  /** Where something that matters went: it comes back into sight. */
  follow([column, row]: Cell): void {
    const { x, y } = this.stagePoint({ x: column, y: row });
    const isSeen = x >= 0 && y >= 0 && x + this.scale <= this.width && y + this.scale <= this.height;
    if (!isSeen) this.centre([column, row]);
  }

  override pan(pixels: Point): void {
    this.isGliding = false;
    super.pan(pixels);
  }

  override zoom(factor: number, around?: Point): void {
    this.isGliding = false;
    super.zoom(factor, around);
  }

  /** The cell at a point of the floor. */
  cellAt({ x, y }: Point): Cell | null {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    return column >= 0 && row >= 0 && column < this.columns && row < this.rows ? [column, row] : null;
  }

  /** In the middle where there is room, but for the buttons below. */
  protected override stay(): void {
    super.stay();
    if (this.hasSide || this.height <= this.down) return;
    const top = Math.max(0, this.height - this.down - BUTTONS) / 2;
    this.middle = { x: this.middle.x, y: this.area.y + (this.height / 2 - top) / this.scale };
  }
}
