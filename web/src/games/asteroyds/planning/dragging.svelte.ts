/** Tokens under a finger or a mouse: put down at once, carried to another column, or taken away. */
import { type Action, ENERGY } from "../state/chart";
import type { Planning } from "./planning.svelte";

interface Spot {
  column: number;
  action: Action;
}

export class Dragging {
  /** Where the token would fall. */
  over = $state.raw<Spot | null>(null);
  /** Where the token is carried, once it has left its slot. */
  point = $state.raw<{ x: number; y: number; action: Action } | null>(null);
  private from: Spot | null = null;
  private isNew = false;

  constructor(
    private readonly planning: () => Planning,
    private readonly placed: () => void,
  ) {}

  down(event: PointerEvent, spot: Spot): void {
    if (event.button !== 0) return;
    event.preventDefault();
    this.isNew = this.planning().at(spot.column) !== spot.action;
    this.from = spot;
    if (this.isNew) this.change(() => this.planning().place(spot.action, spot.column));
    this.follow(event);
  }

  /** The pilot's token, from beside the chart. */
  lift(event: PointerEvent, action: Action): void {
    if (event.button !== 0) return;
    event.preventDefault();
    this.isNew = true;
    this.from = { column: -1, action };
    this.follow(event);
  }

  private follow(start: PointerEvent): void {
    const move = (event: PointerEvent): void => this.move(event);
    const end = (event: PointerEvent): void => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      if (event.pointerId === start.pointerId) this.up(event.type === "pointercancel");
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  }

  private move(event: PointerEvent): void {
    const slot = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-column]");
    this.over = slot ? { column: Number(slot.dataset.column), action: slot.dataset.action as Action } : null;
    const isAway = this.over?.column !== this.from?.column || this.over?.action !== this.from?.action;
    if (isAway || this.point) this.point = { x: event.clientX, y: event.clientY, action: this.carried };
  }

  private get carried(): Action {
    return this.from!.column < 0 ? this.from!.action : (this.over?.action ?? this.from!.action);
  }

  private up(isCancelled: boolean): void {
    const [from, over, wasCarried] = [this.from!, this.over, this.point !== null];
    this.from = this.over = this.point = null;
    if (isCancelled) return;
    if (!wasCarried) return this.tap(from);
    if (from.column < 0) return void (over && this.change(() => this.planning().place(from.action, over.column)));
    if (!over) return this.change(() => this.planning().take(from.column));
    if (over.column !== from.column || over.action !== from.action) this.change(() => this.planning().move(from.column, over.column, over.action));
  }

  private tap(spot: Spot): void {
    if (spot.column < 0) this.change(() => this.planning().power());
    else if (!this.isNew && !(spot.column === ENERGY && spot.action === "shield")) this.change(() => this.planning().take(spot.column));
  }

  private change(how: () => void): void {
    how();
    this.placed();
  }
}
