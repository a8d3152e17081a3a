/** A live table as it is watched: what has happened is shown when it comes, and is over when the clock opens. */
import { untrack } from "svelte";

import type { GameEvent, Shown } from "../story/game";
import type { Story } from "../story/story.svelte";
import type { LiveTable } from "./live.svelte";

/** So long before the clock opens everything has been shown. */
const MARGIN = 200;

export interface Habits<Event> {
  /** Whether these events happen while everybody plans, and are no reason to look up. */
  isAside?: (events: Event[]) => boolean;
  /** The clock opens for everybody at once, also while no time runs out. */
  opensUntimed?: boolean;
}

export class Watching<State extends Shown, Event extends GameEvent> {
  /** What has just happened is being shown. */
  isShowing = $state(false);
  /** How things stand, whatever part of the story is shown. */
  present: State = $state.raw(undefined as unknown as State);
  private last: Event[] | undefined;

  constructor(
    readonly story: Story<State, Event>,
    private readonly table: LiveTable,
    private readonly habits: Habits<Event> = {},
  ) {
    this.present = story.shown;
    this.last = story.beats.at(-1)?.events;
  }

  /** Somebody looks at what was, while the game goes on. */
  get isLookingBack(): boolean {
    return !this.isShowing && !this.story.isAtEnd;
  }

  /** More has happened: players who looked back are taken along. */
  arrive(): void {
    const { beats } = this.story;
    const newest = beats.at(-1)?.events;
    if (newest === this.last) return;
    const from = beats.findLastIndex((beat) => beat.events === this.last) + 1;
    this.last = newest;
    if (this.habits.isAside?.(beats.slice(from).flatMap((beat) => beat.events))) return this.note();
    // What came before the story began was not waited for.
    if (this.story.isAtEnd && !this.story.isPlaying) return;
    if (!this.story.isPlaying && this.table.seat === null) return;
    this.isShowing = true;
    if (this.story.isPlaying) return;
    this.story.jump(from);
    this.story.play();
  }

  /** Nobody's plan is cleared away because somebody else is done. */
  private note(): void {
    if (!this.isShowing && this.story.isPlaying) this.story.skip();
  }

  land(): void {
    if (!this.story.isAtEnd) return;
    this.present = this.story.shown;
    if (!this.story.isPlaying) this.isShowing = false;
  }

  /** When the clock opens; null for those whom nobody hurries. */
  get opensAt(): number | null {
    const { opens_at: opens, deadline } = this.table.now;
    if (this.table.seat === null || (deadline == null && !this.habits.opensUntimed)) return null;
    return opens ?? null;
  }

  /** The rest is over in time, whatever speed the reader likes, and wherever they have scrubbed to. */
  hurry(): void {
    const opens = this.opensAt;
    if (this.isShowing && opens !== null && !this.story.isAtEnd) this.story.finishIn(opens - this.table.connection.now() - MARGIN);
  }

  /** Planning begins: the board shows the present. */
  open(): void {
    if (this.isShowing) this.now();
  }

  now(): void {
    this.story.skip();
    this.isShowing = false;
  }
}

/** Lets it follow the table; to be called while a component is made. */
export function follow<State extends Shown, Event extends GameEvent>(watching: Watching<State, Event>, table: LiveTable): void {
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
    if (opens === null || !watching.isShowing) return;
    const timer = setTimeout(() => watching.open(), Math.max(0, opens - table.connection.now()));
    return () => clearTimeout(timer);
  });
}
