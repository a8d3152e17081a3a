/** A table as it is now, told by the server: who sits there, what the clock says, what this seat knows, and the game's story. */
import type { Chair, Line, Now, Own, Settings, Snapshot, Told, Said, Do } from "../protocol";
import { get } from "../wire/api";
import { type Connection, Refusal } from "../wire/connection.svelte";
import type { Folding, GameEvent, Shown } from "./game";
import { refusedBy, type Refused } from "./refusals";
import { Story } from "./story.svelte";

type Command = Do["command"];
export type AnyStory = Story<Shown, GameEvent>;
export type AnyFolding = Folding<Shown, GameEvent>;

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
  /** Whose time was up in the round before. */
  timedOut = $state.raw<number[]>([]);
  outcome = $state.raw<Record<string, unknown> | null>(null);
  seedHash = $state<string | null>(null);
  seed = $state<string | null>(null);
  rematch = $state<string | null>(null);
  closed = $state<string | null>(null);
  story = $state.raw<AnyStory | null>(null);
  muted = $state.raw<ReadonlySet<string>>(new Set());
  /** What the server did not do last. */
  refused = $state.raw<Refused | null>(null);

  private number = 0;
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
        if (connection.state === "open") this.subscribe();
      });
    });
  }

  /** My seat, or null for those who watch. */
  get seat(): number | null {
    return this.own?.seat ?? null;
  }

  get isHost(): boolean {
    return this.connection.player !== null && this.host === this.connection.player;
  }

  async do(command: Command): Promise<void> {
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

  nameOf(player: string): string | null {
    return this.names[player] ?? null;
  }

  close(): void {
    this.connection.send({ type: "unsubscribe", table: this.id });
    this.leave();
    this.stopWatching();
    this.story?.stop();
  }

  private subscribe(): void {
    const after = this.state === "there" ? this.number : null;
    this.connection.ask({ type: "subscribe", table: this.id, after }).catch((error: unknown) => {
      if (error instanceof Refusal) this.state = "missing";
    });
    for (const player of this.muted) this.connection.send({ type: "mute", player, muted: true });
  }

  private hear(said: Said): void {
    if (said.type === "names") this.names = { ...this.names, ...said.names };
    else if (said.type === "table" && said.table.table === this.id) void this.begin(said.table);
    else if ("table" in said && said.table === this.id) this.hearHere(said);
  }

  private hearHere(said: Said): void {
    if (said.type === "told") for (const told of said.told) this.take(told);
    else if (said.type === "own") this.own = said.own;
    else if (said.type === "chat") this.lines = merged(this.lines, said.lines);
    else if (said.type === "present") [this.present, this.spectators] = [said.players, said.spectators];
  }

  /** News that come while the game's code is loaded wait in their order. */
  private opening: Promise<void> = Promise.resolve();

  private async begin(snapshot: Snapshot): Promise<void> {
    this.number = snapshot.number;
    Object.assign(this, { title: snapshot.title, host: snapshot.host, chairs: snapshot.chairs, now: snapshot.now, own: snapshot.own ?? null });
    this.settings = snapshot.settings;
    this.setup = snapshot.setup ?? null;
    this.outcome = snapshot.outcome ?? null;
    [this.seedHash, this.seed, this.rematch] = [snapshot.seed_hash ?? null, snapshot.seed ?? null, snapshot.rematch ?? null];
    this.sealed = new Set((snapshot.game?.sealed as number[] | undefined) ?? []);
    this.opening = this.foldingOf(snapshot.settings).then((folding) => {
      this.folding = folding;
      if (snapshot.game) this.tell(snapshot.game, snapshot.number);
      this.state = "there";
    });
    await this.opening;
  }

  private tell(game: unknown, number: number): void {
    const folding = this.folding!;
    this.story?.stop();
    const story = new Story(folding, folding.begin(game, this.setup));
    this.story = story;
    get<Earlier>(`/api/tables/${this.id}/story?until=${number}`)
      .then((earlier) => story.precede(folding.begin(earlier.start, this.setup), earlier.events))
      .catch(() => undefined);
  }

  private take(told: Told): void {
    if (told.number <= this.number) return;
    this.number = told.number;
    void this.opening.then(() => this.takeNow(told));
  }

  private takeNow(told: Told): void {
    if (told.now.round !== this.now.round || told.now.stage !== "planning") this.sealed = new Set();
    this.now = told.now;
    for (const news of told.news) this.takeNews(news, told);
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
        break;
      case "plan_taken_back":
        this.sealed = new Set([...this.sealed].filter((seat) => seat !== news.seat));
        break;
      case "played":
        this.timedOut = news.timed_out ?? [];
        this.story?.add(news.events as GameEvent[]);
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

/** Lines by their ids, each once. */
function merged(known: Line[], heard: Line[]): Line[] {
  const lines = new Map([...known, ...heard].map((line) => [line.id, line]));
  return [...lines.values()].sort((one, other) => one.id - other.id);
}
