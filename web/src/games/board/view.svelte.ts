/** The part of a board that is seen: zoomed and moved, but never lost. */
import { type Area, between, type Point } from "./geometry";

/** What a button or a key zooms by. */
export const CLOSER = 1.4;

export class View {
  /** The stage, in pixels. */
  width = $state(0);
  height = $state(0);
  /** Pixels for one unit of the board. */
  scale = $state(0);
  /** The point of the board in the middle of the stage. */
  protected middle = $state.raw<Point>({ x: 0, y: 0 });
  /** Nobody has moved it. */
  protected isHome = true;

  constructor(
    public area: Area,
    private readonly closest: number,
  ) {}

  /** What is seen of the board, in its own measure. */
  get box(): Area {
    const scale = this.scale || 1;
    const [width, height] = [this.width / scale, this.height / scale];
    return { x: this.middle.x - width / 2, y: this.middle.y - height / 2, width, height };
  }

  get isWhole(): boolean {
    return this.scale <= this.whole * 1.01;
  }

  /** The scale at which the whole board is seen. */
  protected get whole(): number {
    return Math.min(this.width / this.area.width, this.height / this.area.height);
  }

  /** The point of the board at a point of the stage, in pixels. */
  boardPoint(pixel: Point): Point {
    const [{ x, y }, scale] = [this.box, this.scale || 1];
    return { x: x + pixel.x / scale, y: y + pixel.y / scale };
  }

  stagePoint(point: Point): Point {
    const [{ x, y }, scale] = [this.box, this.scale || 1];
    return { x: (point.x - x) * scale, y: (point.y - y) * scale };
  }

  /** Closer, or further away, around a point of the stage that stays where it is. */
  zoom(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const fixed = this.boardPoint(around);
    this.zoomTo(this.scale * factor);
    const now = this.boardPoint(around);
    this.middle = { x: this.middle.x + fixed.x - now.x, y: this.middle.y + fixed.y - now.y };
    this.stay();
  }

  pan(pixels: Point): void {
    this.isHome = false;
    this.middle = { x: this.middle.x - pixels.x / this.scale, y: this.middle.y - pixels.y / this.scale };
    this.stay();
  }

  protected zoomTo(scale: number): void {
    this.isHome = false;
    this.scale = between(scale, this.whole, Math.max(this.closest, this.whole));
    this.stay();
  }

  /** Nothing but the board is worth seeing: it fills the stage, or it is in the middle. */
  protected stay(): void {
    const { width, height } = this.box;
    this.middle = {
      x: kept(this.middle.x, this.area.x, this.area.width, width),
      y: kept(this.middle.y, this.area.y, this.area.height, height),
    };
  }
}

function kept(middle: number, start: number, length: number, seen: number): number {
  return seen >= length ? start + length / 2 : between(middle, start + seen / 2, start + length - seen / 2);
}
