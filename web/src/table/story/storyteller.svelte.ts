/** Makes the story of a table: fetches the game's code, what happened before, and keeps pace with the clock. */
import { preferences } from "../../shell/preferences.svelte";
import type { Settings, Told } from "../../wire/protocol";
import { Unreachable } from "../../wire/api";
import type { Wire } from "../../wire/connection.svelte";
import type { Folding, GameEvent, Shown } from "./game";
import { Story } from "./story.svelte";

export type AnyStory = Story<Shown, GameEvent>;
export type AnyFolding = Folding<Shown, GameEvent>;

const LOAD_AGAIN = 2000;
/** News from so long ago is no longer played. */
const OLD = 30_000;

/** What came before the snapshot. */
export interface Earlier {
  start: unknown;
  events: unknown[];
}

export class Storyteller {
  story = $state.raw<AnyStory | null>(null);

  private folding: AnyFolding | null = null;
  private waiting: (() => void)[] | null = null;
  private loading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly connection: Wire,
    /** What happened up to the message of this number. */
    private readonly earlier: (number: number) => Promise<Earlier>,
    /** How the game at this table is folded; loaded when it is known which one. */
    private readonly foldingOf: (settings: Settings) => Promise<AnyFolding>,
  ) {}

  get isReady(): boolean {
    return this.folding !== null;
  }

  /** What comes while the game's code is loaded waits for it. */
  inOrder(act: () => void): void {
    if (this.waiting) this.waiting.push(act);
    else act();
  }

  prepare(settings: Settings, first: () => void): void {
    this.waiting = [first];
    void this.load(settings);
  }

  tell(game: unknown, setup: unknown, number: number, seat: number | null): void {
    const folding = this.folding!;
    this.story?.stop();
    this.story = new Story(folding, folding.begin(game, setup));
    this.story.speed = preferences.speed;
    this.story.seat = seat;
    void this.recall(this.story, setup, number);
  }

  /** What is shown ends when the stopwatch starts; and what is long over is not played again, beat by beat. */
  add(events: GameEvent[], told: Told, isSeated: boolean): void {
    this.story?.add(events);
    const { opens_at: opensAt, deadline } = told.now;
    const now = this.connection.now();
    if (isSeated && opensAt != null && deadline != null) this.story?.finishIn(opensAt - now);
    else if (now - told.at > OLD) this.story?.finishIn(0);
  }

  stop(): void {
    clearTimeout(this.loading);
    this.story?.stop();
  }

  private async load(settings: Settings): Promise<void> {
    try {
      this.folding = await this.foldingOf(settings);
    } catch {
      this.loading = setTimeout(() => void this.load(settings), LOAD_AGAIN);
      return;
    }
    const waiting = this.waiting ?? [];
    this.waiting = null;
    for (const act of waiting) act();
  }

  /** What happened before; asked for again until it comes, because without it nobody can look back. */
  private async recall(story: AnyStory, setup: unknown, number: number): Promise<void> {
    try {
      const earlier = await this.earlier(number);
      if (this.story === story) story.precede(this.folding!.begin(earlier.start, setup), earlier.events as GameEvent[]);
    } catch (error) {
      if (error instanceof Unreachable && this.story === story) this.loading = setTimeout(() => void this.recall(story, setup, number), LOAD_AGAIN);
    }
  }
}
