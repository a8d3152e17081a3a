/** Pointers on a board that is drawn on: one draws, two move the board and come closer, the wheel zooms. */
import { distance, type Point } from "../../games/board/geometry";
import type { View } from "../../games/board/view.svelte";

/** A finger that stays within so many pixels taps; before, it may still become one of two. */
const STILL = 8;
/** The wheel's button, which moves the board. */
const MIDDLE = 1;

interface Wanted {
  view: View;
  /** A mouse is over this point of the board, or over none. */
  onpoint: (point: Point | null) => void;
  onbegin: (point: Point, adds: boolean) => void;
  ongo: (point: Point) => void;
  onend: (point: Point) => void;
  /** What was begun was not meant. */
  oncancel: () => void;
}

interface Down {
  first: Point;
  now: Point;
  pans: boolean;
  adds: boolean;
}

export function strokes({ view, onpoint, onbegin, ongo, onend, oncancel }: Wanted): (stage: HTMLElement) => () => void {
  return (stage) => {
    const down = new Map<number, Down>();
    let isDrawing = false;
    /** Until all fingers are gone nothing is drawn. */
    let isPinched = false;

    function press(event: PointerEvent): void {
      if (event.button !== 0 && event.button !== MIDDLE) return;
      const now = pixelOf(stage, event);
      down.set(event.pointerId, { first: now, now, pans: event.button === MIDDLE, adds: event.shiftKey || event.ctrlKey || event.metaKey });
      stage.setPointerCapture(event.pointerId);
      if (down.size > 1) return giveUp();
      if (event.pointerType === "mouse" && event.button === 0) begin(down.get(event.pointerId)!);
    }

    function giveUp(): void {
      if (isDrawing) oncancel();
      [isDrawing, isPinched] = [false, true];
    }

    function begin({ first, adds }: Down): void {
      isDrawing = true;
      onbegin(view.boardPoint(first), adds);
    }

    function move(event: PointerEvent): void {
      const now = pixelOf(stage, event);
      if (event.pointerType === "mouse" || isDrawing) onpoint(view.boardPoint(now));
      const pointer = down.get(event.pointerId);
      if (!pointer) return;
      if (isPinched) pinch(event.pointerId, pointer.now, now);
      else if (pointer.pans) view.pan({ x: now.x - pointer.now.x, y: now.y - pointer.now.y });
      else {
        if (!isDrawing && distance(pointer.first, now) >= STILL) begin(pointer);
        if (isDrawing) ongo(view.boardPoint(now));
      }
      pointer.now = now;
    }

    function pinch(id: number, before: Point, now: Point): void {
      const other = [...down].find(([pointer]) => pointer !== id)?.[1].now;
      if (!other) return;
      view.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
      view.zoom(distance(now, other) / Math.max(1, distance(before, other)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }

    function release(event: PointerEvent): void {
      const pointer = down.get(event.pointerId);
      if (!pointer) return;
      down.delete(event.pointerId);
      if (!isPinched && !pointer.pans) finish(pointer, pixelOf(stage, event));
      if (down.size === 0) [isDrawing, isPinched] = [false, false];
      if (event.pointerType !== "mouse") onpoint(null);
    }

    function finish(pointer: Down, now: Point): void {
      if (!isDrawing) begin(pointer);
      onend(view.boardPoint(now));
    }

    /** The browser has taken the pointer away. */
    function lose(event: PointerEvent): void {
      if (!down.delete(event.pointerId)) return;
      if (isDrawing) oncancel();
      [isDrawing, isPinched] = [false, down.size > 0];
    }

    function roll(event: WheelEvent): void {
      event.preventDefault();
      view.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), pixelOf(stage, event));
    }

    const gone = new AbortController();
    const { signal } = gone;
    stage.addEventListener("pointerdown", press, { signal });
    stage.addEventListener("pointermove", move, { signal });
    stage.addEventListener("pointerup", release, { signal });
    stage.addEventListener("pointercancel", lose, { signal });
    stage.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && down.size === 0 && onpoint(null), { signal });
    stage.addEventListener("wheel", roll, { signal, passive: false });
    return () => gone.abort();
  };
}

function pixelOf(stage: HTMLElement, event: MouseEvent): Point {
  const box = stage.getBoundingClientRect();
  return { x: event.clientX - box.x, y: event.clientY - box.y };
}
