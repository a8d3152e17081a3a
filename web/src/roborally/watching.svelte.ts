/** A live table as it is watched: registers are shown when they come, and are over when the clock opens. */
import { preferences } from "../preferences.svelte";
import type { RoborallyEvent } from "../protocol";
import type { LiveTable } from "../table/live.svelte";
import type { Story } from "../table/story.svelte";
import type { RoborallyState } from "./state";

export type Rally = Story<RoborallyState, RoborallyEvent>;

/** So long before the clock opens everything has been shown. */
const MARGIN = 200;
const FASTEST = 40;
/** What happens while everybody programs. */
const AT_THE_DESK: RoborallyEvent["kind"][] = ["ProgramSealed", "HandRecompiled"];

export class Watching {
  /** What has just happened is being shown. */
  isRunning = $state(false);
  /** How things stand, whatever part of the story is shown. */
  present: RoborallyState = $state.raw(undefined as unknown as RoborallyState);
  private last: RoborallyEvent[] | undefined;

  constructor(
    readonly story: Rally,
    private readonly table: LiveTable,
  ) {
    this.present = story.shown;
    this.last = story.beats.at(-1)?.events;
  }

  /** Somebody looks at what was, while the game goes on. */
  get isLookingBack(): boolean {
    return !this.isRunning && !this.story.isAtEnd;
  }

  /** More has happened: players who looked back are taken along. */
  arrive(): void {
    const { beats } = this.story;
    const newest = beats.at(-1)?.events;
    if (newest === this.last) return;
    const from = beats.findLastIndex((beat) => beat.events === this.last) + 1;
    this.last = newest;
    if (isProgramming(beats.slice(from).flatMap((beat) => beat.events))) return this.note();
    // What came before the story began was not waited for.
    if (this.story.isAtEnd && !this.story.isPlaying) return;
    if (!this.story.isPlaying && this.table.seat === null) return;
    this.isRunning = true;
    if (this.story.isPlaying) return;
    this.story.jump(from);
    this.story.play();
  }

  /** Nobody's desk is cleared away because somebody else is done. */
  private note(): void {
    if (!this.isRunning && this.story.isPlaying) this.story.skip();
  }

  land(): void {
    if (!this.story.isAtEnd) return;
    this.present = this.story.shown;
    if (!this.story.isPlaying) this.isRunning = false;
  }

  /** The reader's speed, unless the rest would not be over in time. */
  pace(): void {
    const opens = this.table.now.opens_at;
    if (!this.isRunning || opens == null || this.table.seat === null) return void (this.story.speed = preferences.speed);
    const left = opens - this.table.connection.now() - MARGIN;
    const rest = this.story.beats.slice(this.story.cursor).reduce((sum, beat) => sum + this.story.folding.duration(beat.events), 0);
    this.story.speed = left <= 0 ? FASTEST : Math.min(FASTEST, Math.max(preferences.speed, rest / left));
  }

  /** The clock is open: the board shows the present. */
  open(): void {
    if (this.isRunning && this.table.seat !== null) this.now();
  }

  now(): void {
    this.story.skip();
    this.isRunning = false;
  }
}

function isProgramming(events: RoborallyEvent[]): boolean {
  return events.length > 0 && AT_THE_DESK.includes(events[0]!.kind) && !events.some((event) => event.kind === "RegisterBegan");
}

/** Lets it follow the table; to be called while a component is made. */
export function follow(watching: Watching, table: LiveTable): void {
  const { story } = watching;
  $effect(() => {
    if (story.beats) watching.arrive();
  });
  $effect(() => watching.land());
  $effect(() => watching.pace());
  $effect(() => {
    const opens = table.now.opens_at;
    if (opens == null || !watching.isRunning) return;
    const timer = setTimeout(() => watching.open(), Math.max(0, opens - table.connection.now()));
    return () => clearTimeout(timer);
  });
}
