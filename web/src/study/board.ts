/** What a what-if board asks of a game: its board, and the plans of all seats. */
import type { Component, Snippet } from "svelte";

import type { LiveTable } from "../table/live/live.svelte";
import type { AnyStory } from "../table/story/storyteller.svelte";
import type { Die } from "../wire/protocol";

export interface BoardProps {
  /** Where all seats are mine. */
  table: LiveTable;
  story: AnyStory;
  /** By seat; null for who is called by pilot or robot. */
  names: readonly (string | null)[];
  /** What the line that is looked at has for the round that is planned. */
  flown: Readonly<Record<number, unknown>>;
  /** The round is to be played. */
  onplay: () => void;
  /** Somebody's plan is another one now, or what is shown. */
  onchange: (faces: Faces) => void;
  /** Over the board, under it, left of it, left under what the ace says, before the plans and after them. */
  above: Snippet;
  more: Snippet;
  below: Snippet;
  left: Snippet;
  first: Snippet;
  last: Snippet;
}

export type Dice = Readonly<Record<Die, number>> & { readonly order: readonly Die[] };

/** How seats are drawn and called. */
export interface Face {
  name: string;
  /** A symbol's id. */
  picture: string;
  /** The part of the picture that is shown. */
  box: string;
  /** The name of its colour among the tokens. */
  colour: string;
  isGone: boolean;
}

export interface Faces {
  faces: Face[];
  /** As they lie now, in a game that has dice. */
  dice: Dice | null;
  /** What has just been shown is being shown still. */
  isShowing: boolean;
  /** How many of the plans are others than in the line. */
  changes: number[];
}

/** What a board tells of itself. */
export interface Laid {
  /** Of all seats that have one to make. */
  plans(): Record<number, unknown>;
  /** What has not been kept yet is not kept any more. */
  rest(): void;
  /** A plan that somebody else has made becomes that of its seat. */
  lay(plan: unknown): void;
  /** How a plan is drawn: symbols' ids; and how it is said. */
  drawn(plan: unknown): string[];
  said(plan: unknown): string;
}

export type WhatIfBoard = Component<BoardProps, Laid>;
