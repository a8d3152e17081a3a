/** Fingers, mouse and keys on a floor: dragging, pinching, pointing at cells, walking over them. */
import type { Cell } from "./state";
import type { View } from "./view.svelte";

/** A press that moves less is a tap. */
const SLACK = 6;
const WALKS: Record<string, Cell> = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

export class Pointing {
  /** Under the mouse. */
  hovered = $state.raw<Cell | null>(null);
  /** Tapped, until it is closed. */
  pinned = $state.raw<Cell | null>(null);
  /** Where the keys have walked to. */
  walker = $state.raw<Cell | null>(null);
  isDragged = $state(false);
  private readonly pressed = new Map<number, { x: number; y: number }>();
  private moved = 0;

  constructor(
    private readonly view: View,
    private readonly columns: number,
    private readonly rows: number,
    private readonly tapped: (cell: Cell) => void,
  ) {}

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const frame = event.currentTarget as HTMLElement;
    frame.setPointerCapture(event.pointerId);
    this.pressed.set(event.pointerId, this.place(event));
    if (this.pressed.size === 1) this.moved = 0;
  };

  move = (event: PointerEvent): void => {
    const before = this.pressed.get(event.pointerId);
    const now = this.place(event);
    if (!before) {
      if (event.pointerType === "mouse") this.hovered = this.view.under(now.x, now.y);
      return;
    }
    this.moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (this.pressed.size === 2) this.pinch(event.pointerId, before, now);
    else if (this.moved > SLACK) this.view.pan(now.x - before.x, now.y - before.y);
    this.isDragged = this.moved > SLACK;
    this.pressed.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    const was = this.pressed.get(event.pointerId);
    this.pressed.delete(event.pointerId);
    if (!was) return;
    const cell = this.view.under(was.x, was.y);
    if (this.moved <= SLACK && this.pressed.size === 0 && event.type === "pointerup") this.tap(cell);
    if (this.pressed.size === 0) this.isDragged = false;
  };

  leave = (): void => {
    this.hovered = null;
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = this.place(event);
    this.view.zoom(Math.exp(-event.deltaY / 400), x, y);
  };

  /** Arrows walk over the cells; says whether the key meant something here. */
  key(event: KeyboardEvent, start: Cell): boolean {
    const walk = WALKS[event.key];
    if (walk && !event.shiftKey) this.walk(walk, start);
    else if (event.key === "+" || event.key === "=") this.view.zoom(1.4);
    else if (event.key === "-") this.view.zoom(1 / 1.4);
    else if (event.key === "0") this.view.home(this.walker ?? start, true);
    else if (event.key === "Enter" && this.walker) this.tap(this.walker);
    else if (event.key === "Escape" && (this.pinned || this.walker)) this.close();
    else return false;
    return true;
  }

  close(): void {
    [this.pinned, this.walker] = [null, null];
  }

  private tap(cell: Cell | null): void {
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

  private pinch(id: number, before: { x: number; y: number }, now: { x: number; y: number }): void {
    const other = [...this.pressed].find(([pointer]) => pointer !== id)![1];
    const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)];
    this.view.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (was > 0) this.view.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  private place(event: MouseEvent): { x: number; y: number } {
    const frame = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }
}
