/** A picture of the rulebook as data, made by python -m tools.figures.draw. Lengths are in circumradii of a hex, or in cells of a floor. */
import type { Cell as Hex, Heading as HexHeading } from "../../games/asteroyds/state/hexes";
import type { Colour, Dice, DrawnTile } from "../../games/asteroyds/state/state";
import type { FloorPlan } from "../../games/roborally/state/floor";
import type { Heading, Model } from "../../games/roborally/state/state";

type At = [x: number, y: number];
type Way = [x1: number, y1: number, x2: number, y2: number];

/** What is drawn over the pieces, or under them. `tone` is a colour of the look. */
export type Mark =
  | { kind: "arrow" | "way" | "beam"; way: Way; tone: string }
  | { kind: "bar"; at: At; angle: number; tone: string }
  | { kind: "spark"; at: At }
  | { kind: "ring"; at: At; tone: string }
  | { kind: "label" | "step"; at: At; words: string; tone: string }
  | { kind: "arc"; at: At; radius: number; turns: [number, number]; tone: string }
  | { kind: "outline"; cell: Hex; tone: string }
  | { kind: "rim"; cell: Hex; headings: HexHeading[] };

export type PicturedCraft = { kind: "craft"; at: Hex; colour: Colour; heading: HexHeading; shield?: boolean; faint?: boolean };

export interface Sky {
  size: number;
  cells: Hex[] | "printed";
  dice?: Partial<Dice>;
  under: Mark[];
  pieces: (Omit<DrawnTile, "id"> | PicturedCraft)[];
  marks: Mark[];
}

interface Built {
  boards: { x: number; y: number; width: number; height: number }[];
  flags?: { at: At; number: number }[];
  pits?: { at: At }[];
  archives?: { at: At; model: Model }[];
}

export interface Hall {
  size: number;
  floor: Built & Pick<FloorPlan, "width" | "height"> & Partial<Pick<FloorPlan, "belts" | "gears" | "pushers" | "walls" | "lasers" | "sites" | "docks">>;
  over: Mark[];
  robots: { model: Model; at: At; heading: Heading; faint?: boolean; down?: boolean }[];
  marks: Mark[];
}

/** What lies on a player's sheet. */
export interface Laid {
  damage?: number;
  /** Six columns and the energy column: in one row, or on the whole chart. */
  plan?: string[];
  chart?: string[];
  cards?: number[];
  hand?: number[];
  chosen?: number[];
  program?: number[];
  pips?: number;
  locked?: number;
}

export interface Panel extends Partial<Sky>, Partial<Omit<Hall, keyof Sky>>, Laid {
  title?: string;
  number?: string;
  caption?: string;
  steps?: string[];
  parts?: Panel[];
}

export interface Figure {
  title: string;
  columns: number;
  panels: Panel[];
  note?: string;
  then?: Figure;
}

export function skyOf(panel: Panel): Sky | null {
  return panel.cells ? (panel as Sky) : null;
}

export function hallOf(panel: Panel): Hall | null {
  return panel.floor ? (panel as Hall) : null;
}
