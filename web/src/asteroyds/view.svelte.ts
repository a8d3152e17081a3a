/** The part of the board that is seen: zoomed and moved, but never lost. */
import { type Area, type Point, RADIUS } from "./hexes";

const CLOSEST = 4;
/** Below so many pixels per hex the quiet numbers go. */
const TINY = 30;
/** The whole board may be so much smaller than the stage is wide. */
const ENOUGH = 0.7;

export class View {
  /** In pixels. */
  width = $state(0);
  height = $state(0);
  private scale = $state(0);
  private middle = $state.raw<Point>({ x: 0, y: 0 });
  private isHome = true;

  constructor(private readonly area: Area) {}

  /** What is seen of the board, in its own measure. */
  get box(): Area {
    const scale = this.scale || 1;
    const [width, height] = [this.width / scale, this.height / scale];
    return { x: this.middle.x - width / 2, y: this.middle.y - height / 2, width, height };
  }

  get isTiny(): boolean {
    return this.scale * RADIUS * Math.sqrt(3) < TINY;
  }

  get isZoomed(): boolean {
    return this.scale > this.whole * 1.01;
  }

  get pixelsPerUnit(): number {
    return this.scale || 1;
  }

  /** The whole board fits; or only its width, where there is far too little height, and `focus` is in the middle. */
  home(focus: Point | null, isShort: boolean): void {
    const { x, y, width, height } = this.area;
    const isCut = isShort && this.whole < ENOUGH * (this.width / width);
    this.scale = isCut ? this.width / width : this.whole;
    this.middle = isCut && focus ? focus : { x: x + width / 2, y: y + height / 2 };
    this.isHome = true;
    this.stay();
  }

  /** The stage has another size now. */
  resize(focus: Point | null, isShort: boolean): void {
    if (this.isHome) this.home(focus, isShort);
    else this.zoomTo(this.scale);
  }

  /** The point of the board at a point of the stage, in pixels. */
  boardPoint(pixel: Point): Point {
    const { x, y } = this.box;
    return { x: x + pixel.x / this.pixelsPerUnit, y: y + pixel.y / this.pixelsPerUnit };
  }

  stagePoint(point: Point): Point {
    const { x, y } = this.box;
    return { x: (point.x - x) * this.pixelsPerUnit, y: (point.y - y) * this.pixelsPerUnit };
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

  /** So that this point can be seen. */
  reveal({ x, y }: Point): void {
    const { width, height } = this.box;
    const [across, down] = [Math.max(0, width / 2 - RADIUS * 1.5), Math.max(0, height / 2 - RADIUS * 1.5)];
    this.middle = { x: between(this.middle.x, x - across, x + across), y: between(this.middle.y, y - down, y + down) };
    this.stay();
  }

  private get whole(): number {
    return Math.min(this.width / this.area.width, this.height / this.area.height);
  }

  private zoomTo(scale: number): void {
    this.isHome = false;
    this.scale = between(scale, this.whole, Math.max(CLOSEST, this.whole));
    this.stay();
  }

  /** Nothing but the board is worth seeing: it fills the stage, or it is in the middle. */
  private stay(): void {
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

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
