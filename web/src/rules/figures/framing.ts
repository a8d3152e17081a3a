/** The part of a plane that a scene shows. */

const MARGIN = 3;

export interface Frame {
  box: string;
  width: number;
}

/** Around boxes of left, top, right, bottom. */
export function framed(boxes: number[][]): Frame {
  const edge = (side: number, choose: (...lengths: number[]) => number) => choose(...boxes.map((box) => box[side]!));
  const [left, top] = [edge(0, Math.min) - MARGIN, edge(1, Math.min) - MARGIN];
  const [width, height] = [edge(2, Math.max) + MARGIN - left, edge(3, Math.max) + MARGIN - top];
  return { box: [left, top, width, height].map((length) => Math.round(length * 10) / 10).join(" "), width };
}
