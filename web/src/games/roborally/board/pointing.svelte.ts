/** The cell that somebody asks for: under the mouse, tapped, or walked to with the keys. */
import type { Point } from "../../board/geometry";
import { CLOSER } from "../../board/view.svelte";
import type { Cell } from "../state/state";
import type { CellView } from "./view.svelte";

const WALKS: Record<string, Cell> = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

export class Pointing {
  /** Under the mouse. */
  hovered = $state.raw<Cell | null>(null);
  /** Tapped, until it is closed. */
  pinned = $state.raw<Cell | null>(null);
  /** Where the keys have walked to. */
  walker = $state.raw<Cell | null>(null);
  isDragged = $state(false);

  constructor(
    private readonly view: CellView,
    private readonly columns: number,
    private readonly rows: number,
    private readonly tapped: (cell: Cell) => void,
  ) {}

  point(at: Point | null): void {
    this.hovered = at && this.view.cellAt(at);
  }

  /** Arrows walk over the cells; says whether the key meant something here. */
  key(event: KeyboardEvent, start: Cell): boolean {
    const walk = WALKS[event.key];
    if (walk && !event.shiftKey) this.walk(walk, start);
    else if (event.key === "+" || event.key === "=") this.view.zoom(CLOSER);
    else if (event.key === "-") this.view.zoom(1 / CLOSER);
    else if (event.key === "0") this.view.home(this.walker ?? start, true);
    else if (event.key === "Enter" && this.walker) this.choose(this.walker);
    else if (event.key === "Escape" && (this.pinned || this.walker)) this.close();
    else return false;
    return true;
  }

  close(): void {
    [this.pinned, this.walker] = [null, null];
  }

  tap(at: Point): void {
    this.choose(this.view.cellAt(at));
  }

  private choose(cell: Cell | null): void {
    const isSame = cell !== null && this.pinned !== null && cell[0] === this.pinned[0] && cell[1] === this.pinned[1];
    this.pinned = isSame ? null : cell;
    if (cell) this.tapped(cell);
  }

  private walk([dx, dy]: Cell, start: Cell): void {
    const [x, y] = this.walker ?? [start[0] - dx, start[1] - dy];
    this.walker = [Math.max(0, Math.min(this.columns - 1, x + dx)), Math.max(0, Math.min(this.rows - 1, y + dy))];
    this.pinned = null;
    this.view.follow(this.walker);
  }
}
