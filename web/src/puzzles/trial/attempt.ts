/** What a game gives to a puzzle: its board, and what a plan is made with. The page puts the rest around it. */
import type { Component, Snippet } from "svelte";

import type { Trial } from "./trial.svelte";

/** How much of a try has been shown. */
export interface Showing {
  /** So many events. */
  told: number;
  /** It was shown to its end, once at least. */
  hasLanded: boolean;
}

export interface AttemptProps {
  trial: Trial;
  /** Above the board. */
  goal: Snippet<[Showing]>;
  /** Beside the plan, and after a try in its place. */
  below: Snippet<[Showing]>;
  /** The panels that are about more than this puzzle. */
  around?: Snippet;
}

export type Attempt = Component<AttemptProps>;
