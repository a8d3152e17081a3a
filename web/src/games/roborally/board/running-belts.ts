/**
 * The marks of belts and the teeth of gears, which run all the time: painted on a canvas, a few times a second.
 *
 * Marks repeat twice in a cell, so that all straight cells of one heading and pace look the same at any moment: each look is painted
 * once and stamped on its cells. That is cheap even without a graphics card, where hundreds of moving outlines are not.
 */
import { type Bend, bendMarks, bendsOf, middle, SIZE, straightMarks, TEETH, turnFromSouth, WAY } from "../floor/drawing";
import type { FloorPlan } from "../state/floor";
import { type Cell, HEADINGS } from "../state/state";

/** Milliseconds between two paintings: a mark moves by a pixel or so. */
export const TICK = 70;
const PERIOD = 2400;
const TURN = 6000;

interface Look {
  /** Paints a cell around its middle, a part of the period after the start. */
  paint(brush: CanvasRenderingContext2D, time: number): void;
  cells: Cell[];
}

export interface Inks {
  belt: string;
  mark: string;
  fast: string;
  edge: string;
  paper: string;
}

export function inksOf(element: Element): Inks {
  const style = getComputedStyle(element);
  const ink = (name: string): string => style.getPropertyValue(name);
  return { belt: ink("--belt"), mark: ink("--belt-mark"), fast: ink("--express-mark"), edge: ink("--draft-strong"), paper: ink("--paper") };
}

export class Running {
  private readonly looks: Look[];
  private readonly stamp = document.createElement("canvas");
  inks: Inks | null = null;

  constructor(floor: FloorPlan) {
    this.looks = [...this.straightLooks(floor), ...this.bendLooks(floor), ...this.gearLooks(floor)].filter((look) => look.cells.length > 0);
  }

  /** All of them at one moment; `scale` pixels of the canvas are one unit of the drawing, which begins at `margin`. */
  paint(canvas: HTMLCanvasElement, scale: number, margin: number, time: number): void {
    const [brush, small] = [canvas.getContext("2d"), this.stamp.getContext("2d")];
    if (!brush || !small || !this.inks) return;
    const size = Math.ceil(SIZE * scale);
    if (this.stamp.width !== size) this.stamp.width = this.stamp.height = size;
    brush.clearRect(0, 0, canvas.width, canvas.height);
    for (const look of this.looks) {
      small.setTransform(1, 0, 0, 1, 0, 0);
      small.clearRect(0, 0, size, size);
      small.setTransform(scale, 0, 0, scale, size / 2, size / 2);
      look.paint(small, time);
      for (const cell of look.cells) {
        const [x, y] = middle(cell);
        brush.drawImage(this.stamp, Math.round((x + margin) * scale - size / 2), Math.round((y + margin) * scale - size / 2));
      }
    }
  }

  private straightLooks(floor: FloorPlan): Look[] {
    const bent = new Set(bendsOf(floor).map(({ at }) => at.join()));
    const straight = floor.belts.filter(({ at }) => !bent.has(at.join()));
    return HEADINGS.flatMap((heading, quarters) =>
      [false, true].map((isFast): Look => {
        const marks = new Path2D(straightMarks(isFast));
        const paint = (brush: CanvasRenderingContext2D, time: number): void => {
          brush.rotate((quarters * Math.PI) / 2);
          brush.translate(0, (SIZE / 2) * (1 - part(time, isFast)));
          this.stroke(brush, marks, isFast);
        };
        return { paint, cells: straight.filter((belt) => belt.heading === heading && belt.express === isFast).map((belt) => belt.at) };
      }),
    );
  }

  private bendLooks(floor: FloorPlan): Look[] {
    const all = bendsOf(floor);
    const looks = new Map(all.map((bend) => [lookOf(bend), bend]));
    return [...looks].map(([look, { heading, isMirrored, isFast }]): Look => {
      const marks = new Path2D(bendMarks(isFast));
      const paint = (brush: CanvasRenderingContext2D, time: number): void => {
        brush.rotate((turnFromSouth(heading) * Math.PI) / 180);
        if (isMirrored) brush.scale(-1, 1);
        brush.translate(-SIZE / 2, SIZE / 2);
        brush.rotate((Math.PI / 4) * (part(time, isFast) - 1));
        this.stroke(brush, marks, isFast);
      };
      return { paint, cells: all.filter((bend) => lookOf(bend) === look).map((bend) => bend.at) };
    });
  }

  private gearLooks(floor: FloorPlan): Look[] {
    return (["cw", "ccw"] as const).map((way): Look => {
      const [teeth, arrows] = [new Path2D(TEETH), new Path2D(WAY)];
      const paint = (brush: CanvasRenderingContext2D, time: number): void => {
        const inks = this.inks!;
        brush.scale(way === "cw" ? 0.48 : -0.48, 0.48);
        brush.rotate(((time % TURN) / TURN) * 2 * Math.PI);
        Object.assign(brush, { fillStyle: inks.belt, strokeStyle: inks.edge, lineWidth: 2.6 });
        brush.fill(teeth);
        brush.stroke(teeth);
        brush.rotate(-((time % TURN) / TURN) * 2 * Math.PI);
        brush.fillStyle = inks.paper;
        brush.beginPath();
        brush.arc(0, 0, 27, 0, 2 * Math.PI);
        brush.fill();
        brush.stroke();
        Object.assign(brush, { strokeStyle: inks.fast, lineWidth: 5, lineCap: "round", lineJoin: "round" });
        brush.stroke(arrows);
      };
      return { paint, cells: floor.gears.filter((gear) => gear.way === way).map((gear) => gear.at) };
    });
  }

  private stroke(brush: CanvasRenderingContext2D, marks: Path2D, isFast: boolean): void {
    Object.assign(brush, { strokeStyle: isFast ? this.inks!.fast : this.inks!.mark, lineWidth: 4, lineCap: "round", lineJoin: "round" });
    brush.stroke(marks);
  }
}

function lookOf({ heading, isMirrored, isFast }: Bend): string {
  return `${heading} ${isMirrored} ${isFast}`;
}

/** How much of its period a mark has run. */
function part(time: number, isFast: boolean): number {
  const period = isFast ? PERIOD / 2 : PERIOD;
  return (time % period) / period;
}
