/** The two games, each with its code and words when it is first needed. */
import type { Component } from "svelte";

import type { Settings } from "../protocol";
import { learn } from "../words.svelte";
import type { AnyFolding, LiveTable } from "./live.svelte";

export interface Game {
  folding: AnyFolding;
  /** The screen of a game that is played or watched. */
  Play: Component<{ table: LiveTable }>;
}

export const games: Record<Settings["game"], () => Promise<Game>> = {
  async asteroyds() {
    const [{ folding }, { default: Play }] = await Promise.all([import("../asteroyds/fold"), import("../asteroyds/Play.svelte"), learn("asteroyds", "board", "telling")]);
    return { folding: folding as unknown as AnyFolding, Play };
  },
  async roborally() {
    const [{ folding }, { default: Play }] = await Promise.all([import("../roborally/fold"), import("../roborally/Play.svelte"), learn("roborally", "floor", "options")]);
    return { folding: folding as unknown as AnyFolding, Play };
  },
};
