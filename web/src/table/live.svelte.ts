/** A table as it is now, told by the server: who sits there, what the clock says, what this seat knows, and the game's story. */
import { untrack } from "svelte";

import type { Chair, Line, Now, Own, Settings, Snapshot, Told, Said, Do } from "../protocol";
import { preferences } from "../preferences.svelte";
import { get, Unreachable } from "../wire/api";
import { type Connection, Refusal } from "../wire/connection.svelte";
import type { Folding, GameEvent, Shown } from "./game";
import { refusedBy, type Refused } from "./refusals";
import { Story } from "./story.svelte";

type Command = Do["command"];
export type AnyStory = Story<Shown, GameEvent>;
export type AnyFolding = Folding<Shown, GameEvent>;

const LOAD_AGAIN = 2000;
/** News from so long ago is no longer played. */
const OLD = 30_000;

/** What came before the snapshot. */
interface Earlier {
  start: unknown;
  events: GameEvent[];
}

export class LiveTable {
  /** `missing`: there is no such table, or it is not for us. */
  state = $state<"loading" | "there" | "missing">("loading");
  settings = $state.raw<Settings | null>(null);
  title = $state("");
  setup = $state.raw<unknown>(null);
  host = $state("");
  chairs = $state.raw<Chair[]>([]);
  now = $state.raw<Now>({ phase: "open" });
  own = $state.raw<Own | null>(null);
  names = $state.raw<Record<string, string | null>>({});
  lines = $state.raw<Line[]>([]);
  present = $state.raw<string[]>([]);
  spectators = $state(0);
  sealed = $state.raw<ReadonlySet<number>>(new Set());
  /** For how many milliseconds bots have thought about their last plans, by seat. */
  thought = $state.raw<Record<number, number>>({});
  /** Whose time was up in the round before. */
  timedOut = $state.raw<number[]>([]);
  outcome = $state.raw<Record<string, unknown> | null>(null);
  seedHash = $state<string | null>(null);
  seed = $state<string | null>(null);
  rematch = $state<string | null>(null);
  closed = $state<string | null>(null);
  /** The last round for which a draft was made here. */
  drafted = $state(0);
  story = $state.raw<AnyStory | null>(null);
  muted = $state.raw<ReadonlySet<string>>(new Set());
  /** What the server did not do last. */
  refused = $state.raw<Refused | null>(null);

  private number = 0;
  private isAsking = false;
  private waiting: (() => void)[] | null = null;
  private loading: ReturnType<typeof setTimeout> | undefined;
  private folding: AnyFolding | null = null;
  private leave: () => void;
  private stopWatching: () => void;

  constructor(
    readonly id: string,
    readonly connection: Connection,
    /** How the game at this table is folded; loaded when it is known which one. */
    private readonly foldingOf: (settings: Settings) => Promise<AnyFolding>,
  ) {
    this.leave = connection.on((said) => this.hear(said));
    this.stopWatching = $effect.root(() => {
      $effect(() => {
        if (connection.state === "open") untrack(() => this.subscribe());
      });
    });
  }

  /** My seat, or null for those who watch. */
  get seat(): number | null {
    const { player } = this.connection;
    const seat = player === null ? -1 : this.chairs.findIndex((chair) => chair.player === player);
    return seat < 0 ? null : seat;
  }

  get isHost(): boolean {
    return this.connection.player !== null && this.host === this.connection.player;
  }

  async do(command: Command): Promise<void> {
    if (command.do === "draft") this.drafted = command.round;
    await this.connection.ask({ type: "do", table: this.id, command });
  }

  /** As `do`; what is refused is shown at the table. Whether it was done. */
  async attempt(command: Command): Promise<boolean> {
    this.refused = null;
    try {
      await this.do(command);
      return true;
    } catch (error) {
      this.refused = refusedBy(error as Error, command.do);
      return false;
    }
  }

  async say(text: string): Promise<void> {
    await this.connection.ask({ type: "say", table: this.id, text });
  }

  async mute(player: string, muted: boolean): Promise<void> {
    await this.connection.ask({ type: "mute", player, muted });
    const kept = new Set(this.muted);
    if (muted) kept.add(player);
    else kept.delete(player);
    this.muted = kept;
  }

  /** What the server has of this seat, as it is now. */
  async lookAtOwn(): Promise<void> {
    const seen = await get<{ snapshot: Snapshot }>(`/api/tables/${this.id}`).catch(() => null);
    if (seen?.snapshot.own) this.own = seen.snapshot.own;
  }

  nameOf(player: string): string | null {
    return this.names[player] ?? null;
  }

  close(): void {
    this.connection.send({ type: "unsubscribe", table: this.id });
    this.leave();
    this.stopWatching();
    clearTimeout(this.loading);
    this.story?.stop();
  }

  private subscribe(): void {
    const after = this.state === "there" ? this.number : null;
    this.isAsking = true;
    this.connection
      .ask({ type: "subscribe", table: this.id, after })
      .catch((error: unknown) => {
        if (error instanceof Refusal) this.state = "missing";
      })
      .finally(() => (this.isAsking = false));
    for (const player of this.muted) this.connection.send({ type: "mute", player, muted: true });
  }

  private hear(said: Said): void {
    if (said.type === "names") this.names = { ...this.names, ...said.names };
    else if (said.type === "table" && said.table.table === this.id) this.begin(said.table);
    else if ("table" in said && said.table === this.id) this.inOrder(() => this.hearHere(said));
  }

  private hearHere(said: Said): void {
    if (said.type === "told") for (const told of said.told) this.take(told);
    else if (said.type === "own") this.own = said.own;
    else if (said.type === "chat") this.lines = merged(this.lines, said.lines);
    else if (said.type === "present") [this.present, this.spectators] = [said.players, said.spectators];
  }

  /** What comes while the game's code is loaded waits for it. */
  private inOrder(act: () => void): void {
    if (this.waiting) this.waiting.push(act);
    else act();
  }

  private begin(snapshot: Snapshot): void {
    if (this.folding) return this.show(snapshot);
    this.settings = snapshot.settings;
    this.waiting = [() => this.show(snapshot)];
    void this.load(snapshot.settings);
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

  private show(snapshot: Snapshot): void {
    const isKnown = this.state === "there" && this.story !== null && snapshot.number === this.number;
    this.number = snapshot.number;
    this.settings = snapshot.settings;
    [this.title, this.host, this.chairs, this.now, this.own] = [snapshot.title, snapshot.host, snapshot.chairs, snapshot.now, snapshot.own ?? null];
    this.setup = snapshot.setup ?? null;
    this.outcome = snapshot.outcome ?? null;
    [this.seedHash, this.seed, this.rematch] = [snapshot.seed_hash ?? null, snapshot.seed ?? null, snapshot.rematch ?? null];
    this.sealed = new Set((snapshot.game?.sealed as number[] | undefined) ?? []);
    this.thought = thoughtIn(snapshot.chairs);
    // After a restart of the server nothing may have happened: then whoever looks back goes on doing so.
    if (snapshot.game && !isKnown) this.tell(snapshot.game, snapshot.number);
    this.state = "there";
  }

  private tell(game: unknown, number: number): void {
    const folding = this.folding!;
    this.story?.stop();
    this.story = new Story(folding, folding.begin(game, this.setup));
    this.story.speed = preferences.speed;
    void this.recall(this.story, number);
  }

  /** What happened before; asked for again until it comes, because without it nobody can look back. */
  private async recall(story: AnyStory, number: number): Promise<void> {
    try {
      const earlier = await get<Earlier>(`/api/tables/${this.id}/story?until=${number}`);
      if (this.story === story) story.precede(this.folding!.begin(earlier.start, this.setup), earlier.events);
    } catch (error) {
      if (error instanceof Unreachable && this.story === story) this.loading = setTimeout(() => void this.recall(story, number), LOAD_AGAIN);
    }
  }

  private take(told: Told): void {
    if (told.number <= this.number) return;
    if (told.number > this.number + 1) return this.askAgain();
    this.number = told.number;
    const isOver = told.now.round !== this.now.round || told.now.stage !== "planning";
    this.now = told.now;
    for (const news of told.news) this.takeNews(news, told);
    // The last plan of a round is sealed, and the round is played, in one message.
    if (isOver) this.sealed = new Set();
  }

  /** Something was lost on the way. */
  private askAgain(): void {
    if (!this.isAsking) this.subscribe();
  }

  /** What is shown ends when the stopwatch starts; and what is long over is not played again, beat by beat. */
  private keepPace(told: Told): void {
    const { opens_at: opensAt, deadline } = told.now;
    const age = this.connection.now() - told.at;
    if (this.seat !== null && opensAt != null && deadline != null) this.story?.finishIn(opensAt - this.connection.now());
    else if (age > OLD) this.story?.finishIn(0);
  }

  private takeNews(news: Told["news"][number], told: Told): void {
    switch (news.news) {
      case "seating":
        [this.host, this.chairs] = [news.host, news.chairs];
        break;
      case "began":
        [this.setup, this.seedHash] = [news.setup, news.seed_hash];
        this.tell(news.snapshot, told.number);
        break;
      case "plan_sealed":
        this.sealed = new Set([...this.sealed, news.seat]);
        if (news.thought != null) this.thought = { ...this.thought, [news.seat]: news.thought };
        break;
      case "plan_taken_back":
        this.sealed = new Set([...this.sealed].filter((seat) => seat !== news.seat));
        break;
      case "played":
        this.timedOut = news.timed_out ?? [];
        this.story?.add(news.events as GameEvent[]);
        this.keepPace(told);
        break;
      case "over":
        [this.outcome, this.seed] = [news.outcome, news.seed];
        break;
      case "rematch":
        this.rematch = news.table;
        break;
      case "table_closed":
        this.closed = news.why;
        break;
    }
  }
}

function thoughtIn(chairs: Chair[]): Record<number, number> {
  return Object.fromEntries(chairs.flatMap(({ thought }, seat) => (thought == null ? [] : [[seat, thought]])));
}

/** Lines by their ids, each once. */
function merged(known: Line[], heard: Line[]): Line[] {
  const lines = new Map([...known, ...heard].map((line) => [line.id, line]));
  return [...lines.values()].sort((one, other) => one.id - other.id);
}
