/** Looks at the page as the reader does: where the things are that a step speaks of, and how much of a plan lies there. */

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const OFTEN = 200;
const MOST = 6;
/** Columns of the chart and registers that hold something. The server tells a draft only to other tabs. */
const PLACED = ".chart [role='gridcell'][aria-selected='true']:not(.energy), .regs .reg:not(.empty)";

export class Framing {
  frames = $state.raw<Frame[]>([]);
  placed = $state(0);

  constructor(private readonly selector: () => string | null) {}

  look(): void {
    const selector = this.selector();
    const found = selector === null ? [] : [...document.querySelectorAll(selector)].map(frameOf).filter(isOnScreen).slice(0, MOST);
    this.placed = document.querySelectorAll(PLACED).length;
    if (JSON.stringify(found) !== JSON.stringify(this.frames)) this.frames = found;
  }

  /** To be called in an effect. */
  follow(): () => void {
    this.look();
    const timer = setInterval(() => this.look(), OFTEN);
    const now = () => this.look();
    window.addEventListener("resize", now);
    return () => {
      clearInterval(timer);
      window.removeEventListener("resize", now);
    };
  }
}

function frameOf(element: Element): Frame {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

function isOnScreen({ x, y, width, height }: Frame): boolean {
  return width > 0 && height > 0 && x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
}
