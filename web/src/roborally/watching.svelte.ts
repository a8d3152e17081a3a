/** How the table is followed: what is new is played until the clock opens, and the past can be looked at meanwhile. */
import type { AnyStory, LiveTable } from "../table/live.svelte";
import { preferences } from "../preferences.svelte";

export class Watching {
  /** How many beats this visitor has not seen yet. */
  unseen = $state(0);
  private length = -1;
  private cursor = -1;
  private told: AnyStory | null = null;

  constructor(private readonly table: LiveTable) {}

  /** Something new is on the board, and has not been shown to its end. */
  get isNew(): boolean {
    return this.unseen > 0 || (this.table.story?.isPlaying ?? false) || (this.table.story?.happening.length ?? 0) > 0;
  }

  /** Somebody looks at what is past. */
  get isBack(): boolean {
    return this.unseen === 0 && !(this.table.story?.isAtEnd ?? true);
  }

  /** To be called whenever the story has changed. */
  follow(): void {
    const { story } = this.table;
    if (!story) return;
    const [length, cursor] = [story.beats.length, story.cursor];
    if (story !== this.told) [this.told, this.length, this.cursor, this.unseen] = [story, length, cursor, length - cursor];
    const [grown, moved] = [length - this.length, cursor - this.cursor];
    [this.length, this.cursor] = [length, cursor];
    // What came before the beginning moves the cursor along with the end.
    const isEarlier = grown > 0 && moved === grown;
    this.unseen = Math.min(this.unseen + (isEarlier ? 0 : Math.max(0, grown)), length - cursor);
    if (grown > 0 && !isEarlier && this.table.seat !== null && !story.isPlaying && !story.isAtEnd) this.playFrom(length - this.unseen);
  }

  /** A player who looks back is called to the table when it goes on. */
  private playFrom(cursor: number): void {
    this.table.story?.jump(cursor);
    this.table.story?.play();
  }

  /** As fast as it takes to be over when the clock opens, and never slower than wished. */
  pace(): void {
    const { story, now, connection } = this.table;
    if (!story?.isPlaying) return;
    const left = (now.opens_at ?? 0) - connection.now();
    const lasts = story.beats.slice(story.cursor).reduce((sum, beat) => sum + story.folding.duration(beat.events), 0);
    const needed = now.opens_at != null && left > 0 && this.table.seat !== null ? lasts / left : 0;
    const speed = Math.max(preferences.speed, needed);
    if (story.speed < speed * 0.999 || (needed === 0 && story.speed !== speed)) story.speed = speed;
  }

  /** The clock is open: whoever still watches sees how it ended. */
  open(): void {
    const { story } = this.table;
    if (this.unseen > 0 && story) story.skip();
    this.unseen = 0;
  }
}
