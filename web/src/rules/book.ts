/** A rulebook: chapters of numbered rules, made from its Markdown when the page is built. */
import type { Figure } from "./figures/figure.ts";
import type { Block } from "./text.ts";

export type GameName = "asteroyds" | "roborally";

/** A picture that the page draws itself, or a file under docs/rules/pictures; in the built page its address. */
export type Drawing = { figure: Figure } | { source: string; width: number; height: number };

export type Picture = { kind: "picture"; says: string } & Drawing;

/** What a reader sees, one after the other. */
export type Piece = Exclude<Block, { kind: "heading" | "anchor" | "picture" }> | Picture;

/** A rule, or what stands before the first rule of a chapter. */
export interface Passage {
  /** As in the address: `a3.5`; in the rulings `ruling-a3.5`. */
  id: string;
  /** `A3.5`, or nothing. */
  name: string;
  title: string;
  pieces: Piece[];
}

export interface Chapter {
  id: string;
  /** `A3`, or nothing. */
  name: string;
  title: string;
  passages: Passage[];
}

export interface Book {
  title: string;
  opening: Piece[];
  chapters: Chapter[];
}

export type Pictured = (picture: string) => Drawing;
