/** Fingers, mouse and wheel on a board: they move it, come closer, and point at places on it. */
import { distance, type Point } from "./geometry";
import type { View } from "./view.svelte";

/** What stays within so many pixels is a tap. */
const STILL = 8;
/** Two taps within this time are one gesture. */
const TWICE = 300;
const NEAR = 2.2;

interface Wanted {
  view: View;
  /** The pointer is over this point of the board, or over none. */
  onpoint: (point: Point | null) => void;
  ontap: (point: Point) => void;
  /** Whether the board is being moved. */
  ondrag?: (isDragged: boolean) => void;
  /** Two taps come closer, and back to this; without it they are two taps. */
  home?: () => void;
}

export function gestures({ view, onpoint, ontap, ondrag, home }: Wanted): (stage: HTMLElement) => () => void {
  return (stage) => {
    const down = new Map<number, Point>();
    let [moved, lastTap]: [number, { at: number; pixel: Point }] = [0, { at: 0, pixel: { x: 0, y: 0 } }];

    function press(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (down.size === 0) moved = 0;
      down.set(event.pointerId, pixelOf(stage, event));
    }

    function move(event: PointerEvent): void {
      const [before, now] = [down.get(event.pointerId), pixelOf(stage, event)];
      if (!before) {
        if (event.pointerType === "mouse") onpoint(view.boardPoint(now));
        return;
      }
      moved += distance(before, now);
      if (moved < STILL) return;
      stage.setPointerCapture(event.pointerId);
      ondrag?.(true);
      if (down.size === 1) view.pan({ x: now.x - before.x, y: now.y - before.y });
      else pinch(event.pointerId, before, now);
      down.set(event.pointerId, now);
    }

    function pinch(id: number, before: Point, now: Point): void {
      const other = [...down].find(([pointer]) => pointer !== id)![1];
      view.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
      view.zoom(distance(now, other) / Math.max(1, distance(before, other)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }

    function release(event: PointerEvent): void {
      const isTap = down.delete(event.pointerId) && down.size === 0 && moved < STILL && event.type !== "pointercancel";
      if (down.size === 0) ondrag?.(false);
      if (isTap) tap(pixelOf(stage, event), event.timeStamp);
    }

    function tap(pixel: Point, at: number): void {
      if (home && at - lastTap.at < TWICE && distance(pixel, lastTap.pixel) < STILL * 3) return twice(pixel, home);
      lastTap = { at, pixel };
      ontap(view.boardPoint(pixel));
    }

    function twice(pixel: Point, home: () => void): void {
      lastTap = { at: 0, pixel };
      if (view.isWhole) view.zoom(NEAR, pixel);
      else home();
    }

    function roll(event: WheelEvent): void {
      event.preventDefault();
      view.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), pixelOf(stage, event));
    }

    function leave(event: PointerEvent): void {
      if (event.pointerType === "mouse") onpoint(null);
    }

    const gone = new AbortController();
    const { signal } = gone;
    stage.addEventListener("pointerdown", press, { signal });
    stage.addEventListener("pointermove", move, { signal });
    stage.addEventListener("pointerup", release, { signal });
    stage.addEventListener("pointercancel", release, { signal });
    stage.addEventListener("pointerleave", leave, { signal });
    stage.addEventListener("wheel", roll, { signal, passive: false });
    return () => gone.abort();
  };
}

function pixelOf(stage: HTMLElement, event: MouseEvent): Point {
  const box = stage.getBoundingClientRect();
  return { x: event.clientX - box.x, y: event.clientY - box.y };
}
