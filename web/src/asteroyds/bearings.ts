/** Where each die would send a tile, as the server tells it. */
import type { Die } from "../protocol";
import type { Cell, Heading } from "./hexes";

export interface Bearing {
  tile: string;
  die: Die;
  number: number;
  heading: Heading;
  /** How many hexes at most. */
  most: number;
  /** The hexes it would cross. */
  path: Cell[];
  pushes?: string | null;
  stopped_by?: string | null;
}
