/** A live table as it is watched: a flight is shown when it comes, and is over when the stopwatch opens. */
import { untrack } from "svelte";

import type { AsteroydsEvent } from "../protocol";
import type { LiveTable } from "../table/live.svelte";
import type { Story } from "../table/story.svelte";
import type { Skies } from "./skies";

export type Flight = Story<Skies, AsteroydsEvent>;

/** So long before the stopwatch opens everything has been shown. */
const MARGIN = 200;

export class Watching {
  /** A flight is being shown that has just happened. */
  isFlying = $state(false);
  /** How things stand, whatever part of the story is shown. */
  present: Skies = $state.raw(undefined as unknown as Skies);
  private last: AsteroydsEvent[] | undefined;

  constructor(
    readonly story: Flight,
    private readonly table: LiveTable,
  ) {
    this.present = story.shown;
    this.last = story.beats.at(-1)?.events;
  }

  /** Somebody looks at what was, while the game goes on. */
  get isLookingBack(): boolean {
    return !this.isFlying && !this.story.isAtEnd;
  }

  /** More has happened: whoever looked back is taken along. */
  arrive(): void {
    const { beats } = this.story;
    const newest = beats.at(-1)?.events;
    if (newest === this.last) return;
    const from = beats.findLastIndex((beat) => beat.events === this.last) + 1;
    this.last = newest;
    // What came before the story began was not waited for.
    if (this.story.isAtEnd && !this.story.isPlaying) return;
    this.isFlying = true;
    if (this.story.isPlaying) return;
    this.story.jump(from);
    this.story.play();
  }

  land(): void {
    if (!this.story.isAtEnd) return;
    this.present = this.story.shown;
    if (!this.story.isPlaying) this.isFlying = false;
  }

  /** When the stopwatch opens; null where nobody is hurried. */
  get opensAt(): number | null {
    const { opens_at: opens, deadline } = this.table.now;
    return deadline == null ? null : (opens ?? null);
  }

  /** The rest is over in time, whatever speed the reader likes, and wherever they have scrubbed to. */
  hurry(): void {
    const opens = this.opensAt;
    if (this.isFlying && opens !== null && !this.story.isAtEnd) this.story.finishIn(opens - this.table.connection.now() - MARGIN);
  }

  /** Planning begins: the board shows the present. */
  open(): void {
    if (!this.isFlying) return;
    this.story.skip();
    this.isFlying = false;
  }

  now(): void {
    this.story.skip();
    this.isFlying = false;
  }
}

/** Lets it follow the table; to be called while a component is made. */
export function follow(watching: Watching, table: LiveTable): void {
  const { story } = watching;
  $effect(() => {
    if (story.beats) watching.arrive();
  });
  $effect(() => watching.land());
  $effect(() => {
    if (story.cursor >= 0 && story.isPlaying) untrack(() => watching.hurry());
  });
  $effect(() => {
    const opens = watching.opensAt;
    if (opens === null || !watching.isFlying) return;
    const timer = setTimeout(() => watching.open(), Math.max(0, opens - table.connection.now()));
    return () => clearTimeout(timer);
  });
}
