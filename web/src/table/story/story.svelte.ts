/** A game as it is told: events in their order, a cursor among them, and the state there. Live tables add to it; records have all of it. */
import type { Beat, Folding, GameEvent, Shot, Shown } from "./game";

/** Every so many beats the state is kept, so that jumping back is quick. */
const KEEP_EVERY = 40;
/** Faster than that nobody sees anything. */
const TOO_FAST = 16;
/** For so many milliseconds at a time. */
const SLICE = 6;

export type { Beat };

export class Story<State extends Shown, Event extends GameEvent> {
  /** All that has happened, in beats. */
  beats = $state.raw<Beat<Event>[]>([]);
  /** How many beats have been shown. */
  cursor = $state(0);
  /** The state after them. */
  shown: State = $state.raw(undefined as unknown as State);
  /** The events of the beat that is being shown now; nothing while the board stands still. */
  happening = $state.raw<Event[]>([]);
  /** How long it takes, in milliseconds. */
  lasts = $state(0);
  isPlaying = $state(false);
  /** To whom it is told: what happens to them gets more time. */
  seat: number | null = null;
  speed = $state(1);
  /** At least so fast: what is to come waits for nobody. */
  private pace = 1;

  /** How long has been shown since the last shot that begins something, at normal speed, and until when that is counted. */
  private spent = 0;
  private counted = 0;

  /** How much of a long past has been folded so far; null when all of it. */
  catching = $state.raw<{ at: number; of: number } | null>(null);

  private kept: { cursor: number; state: State }[];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private folder: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly folding: Folding<State, Event>,
    first: State,
  ) {
    this.shown = first;
    this.kept = [{ cursor: 0, state: first }];
  }

  get isAtEnd(): boolean {
    return this.cursor === this.beats.length;
  }

  /** More has happened. Whoever was at the end sees it played. */
  add(events: Event[]): void {
    const wasAtEnd = this.isAtEnd;
    this.beats = [...this.beats, ...inBeats(events, countEvents(this.beats))];
    if (wasAtEnd) this.play();
  }

  /** All of a game that is over, from its beginning; nothing is shown yet. */
  static whole<State extends Shown, Event extends GameEvent>(folding: Folding<State, Event>, first: State, events: Event[]): Story<State, Event> {
    const story = new Story(folding, first);
    story.beats = inBeats(events, 0);
    story.catchUp(story.beats.length, 0);
    return story;
  }

  /** What happened before the state with which this story began. */
  precede(first: State, events: Event[]): void {
    const earlier = inBeats(events, 0);
    this.beats = [...earlier, ...this.beats.map((beat) => ({ ...beat, first: beat.first + events.length }))];
    this.cursor += earlier.length;
    this.kept = [{ cursor: 0, state: first }, ...this.kept.map((kept) => ({ ...kept, cursor: kept.cursor + earlier.length }))];
    this.catchUp(earlier.length, 0);
  }

  /** The past is folded in slices: the board stays alive meanwhile, and jumping back is quick afterwards. */
  private catchUp(end: number, index: number): void {
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      const from = this.kept[index]!;
      const cursor = from.cursor + KEEP_EVERY;
      if (cursor >= end) return void (this.catching = null);
      this.kept.splice(++index, 0, { cursor, state: this.after(from.state, this.beats.slice(from.cursor, cursor)) });
      this.catching = { at: this.beats[cursor]!.first, of: this.beats[end]?.first ?? countEvents(this.beats) };
    }
    this.folder = setTimeout(() => this.catchUp(end, index), 0);
  }

  play(): void {
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.counted = performance.now();
    this.step();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isPlaying = false;
  }

  /** Show the next beat, and go on when it is over. */
  private step(): void {
    this.count();
    if (this.isAtEnd) return this.rest();
    const shot = this.shotAt(this.cursor, this.spent);
    if (shot.begins) this.spent = 0;
    this.show(shot);
    this.timer = setTimeout(() => (this.isPlaying ? this.step() : this.rest()), this.lasts);
  }

  /** What has really passed, which on a busy machine is more than was asked for. */
  private count(): void {
    const now = performance.now();
    this.spent += (now - this.counted) * Math.max(this.speed, this.pace);
    this.counted = now;
  }

  private shotAt(cursor: number, spent: number): Shot {
    return this.folding.shot?.(this.beats, cursor, this.seat, spent) ?? { count: 1, lasts: this.folding.duration(this.beats[cursor]!.events) };
  }

  private show({ count, lasts }: Shot): void {
    const beats = this.beats.slice(this.cursor, this.cursor + count);
    this.shown = this.after(this.shown, beats);
    this.cursor += count;
    this.keep();
    this.happening = beats.flatMap((beat) => beat.events);
    this.lasts = lasts / Math.max(this.speed, this.pace);
  }

  /** How long it takes to show the rest at normal speed. */
  get left(): number {
    let [time, spent] = [0, this.spent];
    for (let cursor = this.cursor; cursor < this.beats.length; ) {
      const { count, lasts, begins } = this.shotAt(cursor, spent);
      [cursor, time, spent] = [cursor + count, time + lasts, begins ? lasts : spent + lasts];
    }
    return time;
  }

  /** What is still to be shown is over in so many milliseconds: shown faster, or skipped. Those who look back are left alone. */
  finishIn(time: number): void {
    if (!this.isPlaying) return;
    this.pace = this.left / Math.max(1, time);
    if (this.pace > TOO_FAST) this.skip();
  }

  private rest(): void {
    this.isPlaying = false;
    this.pace = 1;
    this.happening = [];
    this.lasts = 0;
  }

  /** One beat on, shown as if played. */
  forward(): void {
    this.pause();
    const beat = this.beats[this.cursor];
    if (!beat) return;
    this.show({ count: 1, lasts: this.folding.duration(beat.events) });
    this.timer = setTimeout(() => this.rest(), this.lasts);
  }

  back(): void {
    this.jump(this.cursor - 1);
  }

  /** The state after so many beats, at once. */
  jump(cursor: number): void {
    this.pause();
    const wanted = Math.max(0, Math.min(cursor, this.beats.length));
    const from = this.kept.findLast((kept) => kept.cursor <= wanted)!;
    this.shown = this.after(from.state, this.beats.slice(from.cursor, wanted));
    this.cursor = wanted;
    this.spent = 0;
    this.rest();
  }

  skip(): void {
    for (let at = this.kept.at(-1)!.cursor + KEEP_EVERY; at < this.beats.length; at += KEEP_EVERY) this.keepAt(at);
    this.jump(this.beats.length);
  }

  /** The beat in which the event with this index happens. */
  beatOf(event: number): number {
    return Math.max(
      0,
      this.beats.findLastIndex((beat) => beat.first <= event),
    );
  }

  stop(): void {
    this.pause();
    clearTimeout(this.folder);
  }

  private after(state: State, beats: Beat<Event>[]): State {
    const next = this.folding.copy(state);
    for (const beat of beats) for (const event of beat.events) this.folding.fold(next, event);
    return next;
  }

  private keep(): void {
    if (this.cursor >= this.kept.at(-1)!.cursor + KEEP_EVERY) this.kept.push({ cursor: this.cursor, state: this.shown });
  }

  private keepAt(cursor: number): void {
    const last = this.kept.at(-1)!;
    this.kept.push({ cursor, state: this.after(last.state, this.beats.slice(last.cursor, cursor)) });
  }
}

/** Events of one beat happen at the same moment. */
export function inBeats<Event extends GameEvent>(events: Event[], first: number): Beat<Event>[] {
  const beats: Beat<Event>[] = [];
  for (const [index, event] of events.entries()) {
    const last = beats.at(-1);
    if (last && last.events[0]!.beat === event.beat) last.events.push(event);
    else beats.push({ first: first + index, events: [event] });
  }
  return beats;
}

function countEvents<Event>(beats: Beat<Event>[]): number {
  const last = beats.at(-1);
  return last ? last.first + last.events.length : 0;
}
