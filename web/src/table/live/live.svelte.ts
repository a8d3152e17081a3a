/** A table as it is now, told by the server: who sits there, what the clock says, what this seat knows, and the game's story. */
import { untrack } from "svelte";

import { type AnyEvent, type Reading, type Teller, tellerFor } from "../../engine/base/telling";
import type { Chair, Now, Own, Settings, Snapshot, Told, Said, Do } from "../../wire/protocol";
import type { Wire } from "../../wire/connection.svelte";
import { Refusal } from "../../wire/refusal";
import type { Origin } from "../dice/dice";
import { lotFor } from "../dice/lots";
import { Foresight } from "./foresight.svelte";
import { takeNews } from "./news";
import { refusedBy, type Refused } from "./refused";
import { type AnyFolding, type AnyStory, Storyteller } from "../story/storyteller.svelte";
import { Talk } from "./talk.svelte";
import { atServer, type Where } from "./where";

type Command = Do["command"];

export class LiveTable {
  /** `missing`: there is no such table, or it is not for us. */
  state = $state<"loading" | "there" | "missing">("loading");
  settings = $state.raw<Settings | null>(null);
  title = $state("");
  setup = $state.raw<unknown>(null);
  host = $state("");
  chairs = $state.raw<Chair[]>([]);
  now = $state.raw<Now>({ phase: "open" });
  /** What only my seats know, by seat. */
  owns = $state.raw<Readonly<Record<number, Own>>>({});
  /** The one of my seats that I look at. */
  private at = $state<number | null>(null);
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
  /** The hash of the server's part of the seed, and at the end that part. */
  commitment = $state<string | null>(null);
  secret = $state<string | null>(null);
  rematch = $state<string | null>(null);
  /** The last round for which a draft was made here. */
  drafted = $state(0);
  /** What the server did not do last. */
  refused = $state.raw<Refused | null>(null);

  /** Whether somebody explains the game beside it. */
  isGuided = false;

  readonly talk: Talk;
  readonly foresight: Foresight;
  private number = 0;
  private isAsking = false;
  private isCasting = false;
  private readonly teller: Storyteller;
  /** What rows of events are read with, and the rules that they belong to, once the engine is there. */
  private rows: { rules: string; teller: Teller } | null = null;
  private leave: () => void;
  private stopWatching: () => void;

  constructor(
    readonly id: string,
    readonly connection: Wire,
    foldingOf: (settings: Settings) => Promise<AnyFolding>,
    readonly where: Where = atServer,
  ) {
    this.talk = new Talk(id, connection);
    this.foresight = new Foresight(this);
    this.teller = new Storyteller(connection, (number) => where.story(id, number), foldingOf);
    this.leave = connection.on((said) => this.hear(said));
    this.stopWatching = $effect.root(() => {
      $effect(() => {
        if (connection.state !== "open") return;
        untrack(() => {
          if (this.refused?.isBroken) this.refused = null;
          this.subscribe();
        });
      });
    });
  }

  get story(): AnyStory | null {
    return this.teller.story;
  }

  /** All seats of mine (R10.8). */
  get seats(): number[] {
    const { player } = this.connection;
    return player === null ? [] : this.chairs.flatMap((chair, seat) => (chair.player === player ? [seat] : []));
  }

  /** My seat, of several the one that I look at, or null for those who watch. */
  get seat(): number | null {
    const { seats, at } = this;
    return at !== null && seats.includes(at) ? at : (seats[0] ?? null);
  }

  /** Looks at another one of my seats. */
  turnTo(seat: number): void {
    this.at = seat;
  }

  /** What only my seat knows. */
  get own(): Own | null {
    return this.seat === null ? null : (this.owns[this.seat] ?? null);
  }

  get names(): Record<string, string | null> {
    return this.connection.names;
  }

  /** Where the seed came from, when that is told. */
  get origin(): Origin | null {
    if (this.commitment === null || this.secret === null) return null;
    return { commitment: this.commitment, secret: this.secret, lots: this.lots };
  }

  get lots(): (string | null)[] {
    return this.chairs.map((chair) => chair.lot ?? null);
  }

  get isHost(): boolean {
    return this.connection.player !== null && this.host === this.connection.player;
  }

  async do(command: Command): Promise<void> {
    if (command.do === "draft") {
      this.drafted = command.round;
      this.sayThatIAmHere();
    }
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

  /** What the server has of this seat, as it is now. */
  async lookAtOwn(): Promise<void> {
    const seen = await this.where.look(this.id).catch(() => null);
    if (seen?.own) this.owns = ownsIn(seen);
  }

  /** Whoever plans is there: a vote to let a bot play for them is over. */
  private sayThatIAmHere(): void {
    if (this.seat !== null && this.chairs[this.seat]?.vote) void this.connection.ask({ type: "do", table: this.id, command: { do: "stay" } }).catch(() => undefined);
  }

  nameOf(player: string): string | null {
    return this.names[player] ?? null;
  }

  close(): void {
    this.foresight.close();
    this.connection.send({ type: "unsubscribe", table: this.id });
    this.leave();
    this.stopWatching();
    this.teller.stop();
  }

  /** From now on events may come as rows: they are a seventh of the bytes. Until then, and by other rules, they come as JSON. */
  readRows(rules: string, reading: Reading): void {
    this.rows = { rules, teller: tellerFor(reading) };
    if (this.state === "there") void this.askToBeTold().catch(() => undefined);
  }

  /** The events of news, in whichever form they came. */
  eventsIn(events: unknown): AnyEvent[] {
    return events instanceof Int16Array ? this.rows!.teller.read(events) : (events as AnyEvent[]);
  }

  private askToBeTold() {
    return this.connection.ask({ type: "subscribe", table: this.id, after: this.state === "there" ? this.number : null, rows: this.rows?.rules ?? "" });
  }

  private subscribe(): void {
    this.isAsking = true;
    this.askToBeTold()
      .catch((error: unknown) => {
        if (error instanceof Refusal) this.state = "missing";
      })
      .finally(() => (this.isAsking = false));
    this.talk.again();
  }

  private hear(said: Said): void {
    if (said.type === "table" && said.table.table === this.id) this.begin(said.table);
    else if ("table" in said && said.table === this.id) this.teller.inOrder(() => this.hearHere(said));
  }

  private hearHere(said: Said): void {
    if (said.type === "told") for (const told of said.told) this.take(told);
    else if (said.type === "own") this.owns = { ...this.owns, [said.own.seat]: said.own };
    else if (said.type === "chat") this.talk.hear(said.lines);
    else if (said.type === "present") [this.present, this.spectators] = [said.players, said.spectators];
  }

  private begin(snapshot: Snapshot): void {
    if (this.teller.isReady) return this.show(snapshot);
    this.settings = snapshot.settings;
    this.teller.prepare(snapshot.settings, () => this.show(snapshot));
  }

  private show(snapshot: Snapshot): void {
    const isKnown = this.state === "there" && this.story !== null && snapshot.number === this.number;
    this.number = snapshot.number;
    this.settings = snapshot.settings;
    [this.title, this.host, this.chairs, this.now, this.owns] = [snapshot.title, snapshot.host, snapshot.chairs, snapshot.now, ownsIn(snapshot)];
    this.setup = snapshot.setup ?? null;
    this.outcome = snapshot.outcome ?? null;
    [this.seedHash, this.seed, this.rematch] = [snapshot.seed_hash ?? null, snapshot.seed ?? null, snapshot.rematch ?? null];
    [this.commitment, this.secret] = [snapshot.commitment ?? null, snapshot.secret ?? null];
    this.sealed = new Set((snapshot.game?.sealed as number[] | undefined) ?? []);
    this.thought = thoughtIn(snapshot.chairs);
    // After a restart of the server nothing may have happened: then whoever looks back goes on doing so.
    if (snapshot.game && !isKnown) this.teller.tell(snapshot.game, this.setup, snapshot.number, this.seat);
    this.state = "there";
    if (this.now.phase === "playing") this.foresight.prepare();
    this.castLot();
  }

  private take(told: Told): void {
    if (told.number <= this.number) return;
    if (told.number > this.number + 1) return this.askAgain();
    this.number = told.number;
    const isOver = told.now.round !== this.now.round || told.now.stage !== "planning";
    this.now = told.now;
    for (const news of told.news) takeNews(this, this.teller, news, told);
    // The last plan of a round is sealed, and the round is played, in one message.
    if (isOver) this.sealed = new Set();
    this.castLot();
  }

  /** Whoever was given a seat, as in a rematch, adds to the dice now. */
  private castLot(): void {
    const chair = this.now.phase === "open" && this.seat !== null ? this.chairs[this.seat] : undefined;
    if (!chair || chair.lot != null || this.isCasting) return;
    const lot = lotFor(this.id, this.commitment);
    if (lot === null) return;
    this.isCasting = true;
    // It may have begun meanwhile: then the seat adds none, which is said at the end.
    void this.do({ do: "cast_lot", lot })
      .catch(() => undefined)
      .finally(() => (this.isCasting = false));
  }

  /** Something was lost on the way. */
  private askAgain(): void {
    if (!this.isAsking) this.subscribe();
  }

}

function ownsIn({ own, also }: Snapshot): Record<number, Own> {
  return Object.fromEntries([...(own ? [own] : []), ...(also ?? [])].map((each) => [each.seat, each]));
}

function thoughtIn(chairs: Chair[]): Record<number, number> {
  return Object.fromEntries(chairs.flatMap(({ thought }, seat) => (thought == null ? [] : [[seat, thought]])));
}
