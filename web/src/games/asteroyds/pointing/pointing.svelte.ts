/** The hex that somebody asks for: under the mouse, tapped, or walked to with the keys. */
import type { Point } from "../../board/geometry";
import { type Cell, cellAt, centre, isSame } from "../state/hexes";
import { CLOSER } from "../../board/view.svelte";
import type { HexView } from "./view.svelte";
import { isStep, stepped } from "./walking";

export class Pointing {
  asked = $state.raw<Cell | null>(null);
  /** Where the keys are, once they have walked. */
  walked = $state.raw<Cell | null>(null);

  constructor(
    private readonly cells: Cell[],
    private readonly view: HexView,
    private readonly home: () => void,
  ) {}

  point(at: Point | null): void {
    const cell = at && cellAt(at);
    const there = cell && this.cells.some((other) => isSame(other, cell)) ? cell : null;
    if (!isSame(there, this.asked)) this.asked = there;
  }

  /** The hex that was tapped, if it was one. */
  tap(at: Point): Cell | null {
    this.point(at);
    if (this.asked) this.walked = this.asked;
    return this.asked;
  }

  /** Whether the key, pressed at this hex, means the board. */
  press(key: string, here: Cell): boolean {
    if (isStep(key)) this.walk(stepped(this.cells, here, key));
    else if (key === "+" || key === "=") this.view.zoom(CLOSER);
    else if (key === "-") this.view.zoom(1 / CLOSER);
    else if (key === "0") this.home();
    else if (key === "Escape" && this.asked) this.asked = null;
    else return false;
    return true;
  }

  private walk(cell: Cell): void {
    this.walked = this.asked = cell;
    this.view.reveal(centre(cell));
  }
}
