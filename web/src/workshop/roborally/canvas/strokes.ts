/** Pointers on the board of an editor: one draws, two move and zoom, and one that rests opens a cell. */
import { distance, type Point } from "../../../games/board/geometry";
import type { View } from "../../../games/board/view.svelte";

/** A finger that stays so close for so long wants a cell's settings. */
const [STILL, LONG] = [8, 500];

interface Wanted {
  view: View;
  onhover: (point: Point | null) => void;
  /** A stroke begins; false: nothing is drawn. */
  onbegin: (point: Point, event: PointerEvent) => void;
  onmove: (point: Point) => void;
  onend: (point: Point) => void;
  /** It was no stroke after all: a second finger came. */
  oncancel: () => void;
  onrest: (point: Point) => void;
}

export function strokes({ view, onhover, onbegin, onmove, onend, oncancel, onrest }: Wanted): (stage: HTMLElement) => () => void {
  return (stage) => {
    const down = new Map<number, Point>();
    let begun: { event: PointerEvent; pixel: Point; isDrawn: boolean } | null = null;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let isMoving = false;

    function press(event: PointerEvent): void {
      const pixel = pixelOf(stage, event);
      down.set(event.pointerId, pixel);
      stage.setPointerCapture(event.pointerId);
      clearTimeout(resting);
      if (down.size > 1 || event.button !== 0) {
        if (begun?.isDrawn) oncancel();
        [begun, isMoving] = [null, true];
        return;
      }
      begun = { event, pixel, isDrawn: false };
      // A mouse draws at once; a finger may be the first of two, or rest.
      if (event.pointerType === "mouse") start();
      else resting = setTimeout(rest, LONG);
    }

    function start(): void {
      if (!begun || begun.isDrawn) return;
      begun.isDrawn = true;
      onbegin(view.boardPoint(begun.pixel), begun.event);
    }

    function rest(): void {
      if (!begun) return;
      onrest(view.boardPoint(begun.pixel));
      begun = null;
    }

    function move(event: PointerEvent): void {
      const [before, now] = [down.get(event.pointerId), pixelOf(stage, event)];
      if (!before) return void (event.pointerType === "mouse" && onhover(view.boardPoint(now)));
      down.set(event.pointerId, now);
      if (isMoving) return pinch(event.pointerId, before, now);
      if (!begun) return;
      if (!begun.isDrawn && distance(begun.pixel, now) < STILL) return;
      clearTimeout(resting);
      start();
      onmove(view.boardPoint(now));
    }

    function pinch(id: number, before: Point, now: Point): void {
      const other = [...down].find(([pointer]) => pointer !== id)?.[1];
      const share = other ? 2 : 1;
      view.pan({ x: (now.x - before.x) / share, y: (now.y - before.y) / share });
      if (other) view.zoom(distance(now, other) / Math.max(1, distance(before, other)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }

    function release(event: PointerEvent): void {
      if (!down.delete(event.pointerId)) return;
      clearTimeout(resting);
      if (down.size === 0) isMoving = false;
      if (!begun) return;
      if (event.type === "pointercancel") {
        if (begun.isDrawn) oncancel();
      } else {
        start();
        onend(view.boardPoint(pixelOf(stage, event)));
      }
      begun = null;
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
    stage.addEventListener("pointercancel", release, { signal });
    stage.addEventListener("pointerleave", () => onhover(null), { signal });
    stage.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    stage.addEventListener("wheel", roll, { signal, passive: false });
    return () => {
      clearTimeout(resting);
      gone.abort();
    };
  };
}

function pixelOf(stage: HTMLElement, event: MouseEvent): Point {
  const box = stage.getBoundingClientRect();
  return { x: event.clientX - box.x, y: event.clientY - box.y };
}
