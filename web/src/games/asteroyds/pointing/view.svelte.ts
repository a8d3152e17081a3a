/** The part of the hexes that is seen. */
import { type Area, between, type Point } from "../../board/geometry";
import { View } from "../../board/view.svelte";
import { RADIUS } from "../state/hexes";

const CLOSEST = 4;
/** Below so many pixels per hex the quiet numbers go, and what is left is drawn larger. */
const SMALL = 48;
/** Below so many, names go too. */
const TINY = 30;
/** The whole board may be so much smaller than the stage is wide. */
const ENOUGH = 0.7;

export class HexView extends View {
  constructor(area: Area) {
    super(area, CLOSEST);
  }

  get isSmall(): boolean {
    return !this.isTiny && this.hex < SMALL;
  }

  get isTiny(): boolean {
    return this.hex < TINY;
  }

  /** Pixels from side to side of a hex. */
  private get hex(): number {
    return this.scale * RADIUS * Math.sqrt(3);
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

  /** The board has other hexes now. */
  reshape(area: Area): void {
    this.area = area;
    this.resize(null, false);
  }

  /** So that this point can be seen. */
  reveal({ x, y }: Point): void {
    const { width, height } = this.box;
    const [across, down] = [Math.max(0, width / 2 - RADIUS * 1.5), Math.max(0, height / 2 - RADIUS * 1.5)];
    this.middle = { x: between(this.middle.x, x - across, x + across), y: between(this.middle.y, y - down, y + down) };
    this.stay();
  }
}
