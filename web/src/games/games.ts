/** The two games, each with its code and words when it is first needed. */
import type { Component } from "svelte";

import type { Settings } from "../wire/protocol";
import { learn } from "../words/words.svelte";
import type { WhatIfBoard } from "../study/board";
import type { LiveTable } from "../table/live/live.svelte";
import type { AnyFolding } from "../table/story/storyteller.svelte";
import type { Scenes } from "../table/live/scenes";
import type { Attempt } from "../puzzles/trial/attempt";

export interface Game {
  folding: AnyFolding;
  /** The screen of a game that is played or watched. */
  Play: Component<{ table: LiveTable }>;
}

export const games: Record<Settings["game"], () => Promise<Game>> = {
  async asteroyds() {
    const [{ folding }, { default: Play }] = await Promise.all([import("./asteroyds/state/fold"), import("./asteroyds/screen/Play.svelte"), learn("asteroyds", "board", "telling")]);
    return { folding: folding as unknown as AnyFolding, Play };
  },
  async roborally() {
    const [{ folding }, { default: Play }] = await Promise.all([import("./roborally/state/fold"), import("./roborally/screen/Play.svelte"), learn("roborally", "floor", "options")]);
    return { folding: folding as unknown as AnyFolding, Play };
  },
};

/** What it takes for a what-if board. */
export const boards: Record<Settings["game"], () => Promise<{ folding: AnyFolding; Board: WhatIfBoard }>> = {
  async asteroyds() {
    const [{ folding }, { default: Board }] = await Promise.all([import("./asteroyds/state/fold"), import("./asteroyds/screen/WhatIf.svelte"), learn("asteroyds", "board", "telling")]);
    return { folding: folding as unknown as AnyFolding, Board };
  },
  async roborally() {
    const [{ folding }, { default: Board }] = await Promise.all([import("./roborally/state/fold"), import("./roborally/screen/WhatIf.svelte"), learn("roborally", "floor", "options")]);
    return { folding: folding as unknown as AnyFolding, Board };
  },
};

/** What it takes to watch a game again. */
export const films: Record<Settings["game"], () => Promise<{ folding: AnyFolding; scenes: Scenes }>> = {
  async asteroyds() {
    const [{ folding }, { scenes }] = await Promise.all([import("./asteroyds/state/fold"), import("./asteroyds/screen/scenes"), learn("asteroyds", "board", "telling")]);
    return { folding: folding as unknown as AnyFolding, scenes: scenes as unknown as Scenes };
  },
  async roborally() {
    const [{ folding }, { scenes }] = await Promise.all([import("./roborally/state/fold"), import("./roborally/screen/scenes"), learn("roborally", "floor", "options")]);
    return { folding: folding as unknown as AnyFolding, scenes: scenes as unknown as Scenes };
  },
};

/** A sign and a word for each step of a plan. */
export type Marks = (plan: unknown) => { icon: string; said: string }[];

/** What it takes to try a puzzle. */
export interface Trying {
  folding: AnyFolding;
  scenes: Scenes;
  Attempt: Attempt;
  marksOf: Marks;
}

export const tryings: Record<Settings["game"], () => Promise<Trying>> = {
  async asteroyds() {
    const [film, { default: Attempt }, { marksOf }] = await Promise.all([films.asteroyds(), import("./asteroyds/screen/Attempt.svelte"), import("./asteroyds/telling/plan-marks")]);
    return { ...film, Attempt, marksOf };
  },
  async roborally() {
    const [film, { default: Attempt }, { marksOf }] = await Promise.all([films.roborally(), import("./roborally/screen/Attempt.svelte"), import("./roborally/telling/plan-marks")]);
    return { ...film, Attempt, marksOf };
  },
};
