/** A card in somebody's fingers, from the hand or a register to another place. */

/** So far a pointer may stray and still be a click. */
const SLACK = 6;

export type Place = { register: number } | "hand";

export class Dragging {
  card = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state.raw<Place | null>(null);
  private wasDragged = false;

  constructor(private readonly drop: (card: number, place: Place) => void) {}

  /** For a card's `onpointerdown`. */
  grab(event: PointerEvent, card: number): void {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    this.wasDragged = false;
    const move = (moved: PointerEvent): void => this.move(moved, card, from);
    const end = (ended: PointerEvent): void => {
      for (const [kind, listener] of [["pointermove", move], ["pointerup", end], ["pointercancel", end]] as const) window.removeEventListener(kind, listener);
      this.end(ended.type === "pointerup");
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  }

  /** For a card's `onclick`: the click that ends a drag is none. */
  isClick(): boolean {
    const isClick = !this.wasDragged;
    this.wasDragged = false;
    return isClick;
  }

  private move(event: PointerEvent, card: number, from: { x: number; y: number }): void {
    if (this.card === null && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
    [this.card, this.x, this.y, this.wasDragged] = [card, event.clientX, event.clientY, true];
    this.over = placeAt(event.clientX, event.clientY);
  }

  private end(isDropped: boolean): void {
    if (isDropped && this.card !== null && this.over !== null) this.drop(this.card, this.over);
    [this.card, this.over] = [null, null];
    setTimeout(() => (this.wasDragged = false), 0);
  }
}

function placeAt(x: number, y: number): Place | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-register], [data-hand]");
  if (!found) return null;
  return found.dataset.register === undefined ? "hand" : { register: Number(found.dataset.register) };
}
