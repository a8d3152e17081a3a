/** A table in the page: what src/swarmrally/table is for many people, for one of them and bots. It knows no rules, and waits for nobody but this person. */
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

import { isArranged } from "../engine/base/arranging";
import type { Minds, Box, Play } from "../engine/base/play";
import type { AnyEvent } from "../engine/base/telling";
import { firstSeats, together } from "../table/owners";
import type { Chair, Now, Own, Seating, Settings, Snapshot, Told } from "../wire/protocol";
import { deadlineAfter, decisionSeconds, movedOn, planSeconds, showTime } from "./clock";
import { digested, NOTHING } from "./digest";
import { endingOf, winnersWithout } from "./ending";
import { type KeptGame, ME } from "./kept";
import type { Position } from "./asking";
import { inside, isLegal, refusal } from "./refusing";

export type News = Told["news"][number];

/** More rounds than any game takes, with or without somebody who plays. */
const MOST_ROUNDS = 1000;

/** What was told before does not follow from what is kept: the program has changed in the middle of the game. */
export class Changed extends Error {}

export class SoloTable {
  private waitingFor = "";
  private game: { play: Play; minds: Minds } | null = null;
  /** All events, each stretch with the number of its message. */
  private told: { number: number; events: AnyEvent[] }[] = [];

  private constructor(
    readonly kept: KeptGame,
    private readonly box: Box,
  ) {}

  /** A new table, with seats for me and the bots. */
  static open(box: Box, wanted: Settings, made: { id: string; owner: string; rules: string; at: number; firstSeat?: number | null }): SoloTable {
    const { at, firstSeat = null, ...named } = made;
    const settings = understood(box, wanted);
    const table = new SoloTable({ ...empty(), ...named, settings, firstSeat, title: box.title(settings.setup as Setup), chairs: chairsFor(settings), openedAt: at, touchedAt: at }, box);
    table.announce([table.seating()], at);
    return table;
  }

  /** A table that was kept, exactly where it was. */
  static async resume(box: Box, kept: KeptGame, now: number): Promise<SoloTable> {
    const table = new SoloTable(kept, box);
    if (kept.seed !== null && kept.phase !== "closed") await table.replay();
    kept.clock.deadline = movedOn(kept.clock.deadline, kept.touchedAt, now);
    return table;
  }

  /** A table at a position that nobody has played to here: all seats are mine. */
  static async laidOut(box: Box, position: Position, made: { id: string; owner: string; rules: string; at: number }): Promise<SoloTable> {
    const { game, setup, seed, decisions, plans, owners } = position;
    const { at, ...named } = made;
    const { play } = await box.begin(setup, seed);
    const settings: Settings = { game, seats: play.seats, setup, owners: [...owners], practice: true, clock: { stopwatch: "none" } };
    const chairs = Array.from({ length: play.seats }, (): Chair => ({ player: ME, wish: {} }));
    const kept = { ...empty(), ...named, settings, firstSeat: null, title: box.title(setup), chairs, setup, seed, openedAt: at, beganAt: at, touchedAt: at };
    const table = new SoloTable({ ...kept, phase: "playing" }, box);
    await table.turnTo(decisions, plans, at);
    return table;
  }

  /** A table of another program, whose game this one can't play again. */
  static brokenOff(box: Box, kept: KeptGame): SoloTable {
    return new SoloTable(kept, box);
  }

  get play(): Play {
    return this.game!.play;
  }

  get minds(): Minds {
    return this.game!.minds;
  }

  get isBrokenOff(): boolean {
    return this.game === null && (this.kept.phase === "playing" || this.kept.phase === "over");
  }

  /** Who was the first player; null where nobody knows any more. */
  get firstSeat(): number | null {
    return this.game?.play.firstSeat() ?? null;
  }

  /** All seats of mine (R10.8). */
  get mine(): number[] {
    return this.kept.chairs.flatMap((chair, seat) => (chair.player === ME ? [seat] : []));
  }

  /** Draws the dice, and whatever nobody has wished for. */
  async start(seed: string, at: number): Promise<News[]> {
    const { kept } = this;
    const wishes = kept.chairs.map((chair) => chair.wish ?? {});
    const setup = this.box.seated(kept.settings.setup as Setup, wishes, kept.firstSeat, seed);
    this.game = await this.box.begin(setup, seed);
    Object.assign(kept, { phase: "playing", seed, setup, beganAt: at });
    const events = this.heard();
    this.openStage(at, []);
    return [{ news: "began", setup, seed_hash: promiseOf(seed), snapshot: this.play.snapshot(), events, commitment: null, lots: kept.chairs.map(() => null) }, ...this.ending(at)];
  }

  get free(): number[] {
    return this.kept.chairs.flatMap((chair, seat) => (chair.player == null && chair.bot == null ? [seat] : []));
  }

  /** On all seats of a player; null frees them. */
  seatBot(seat: number, bot: Chair["bot"]): News[] {
    const { chairs, settings } = this.kept;
    for (const each of together(seat, chairs.length, settings.owners)) chairs[each] = { bot, wish: chairs[each]!.wish };
    settings.bots = firstSeats(chairs.length, settings.owners).reverse().flatMap((first) => chairs[first]!.bot ?? []);
    return [this.seating()];
  }

  /** First come, first served: whoever has several robots has each of them once. */
  wish(seat: number, wish: unknown): News[] {
    const { chairs, settings } = this.kept;
    const taken = chairs.flatMap((chair, other) => (other === seat ? [] : [chair.wish ?? {}]));
    chairs[seat] = { ...chairs[seat], wish: this.box.checkWish(settings.setup as Setup, taken, wish, settings.teams?.[seat] ?? null) };
    return [this.seating()];
  }

  /** Me at this seat and those that belong to it, a bot at each other one. */
  sitDown(seat: number, bot: NonNullable<Chair["bot"]>): void {
    const { settings, chairs } = this.kept;
    const mine = together(seat, chairs.length, settings.owners);
    this.kept.chairs = chairs.map((chair, other) => (mine.includes(other) ? chair : { bot, wish: {} }));
    settings.bots = firstSeats(chairs.length, settings.owners).flatMap((first) => (mine.includes(first) ? [] : [bot]));
  }

  seal(seat: number, plan: unknown, thought: number | null, at: number): News[] {
    const isKnown = this.play.hasSealed(seat);
    this.play.seal(seat, plan);
    const { kept } = this;
    kept.sealed[seat] = { plan, thought };
    if (this.mine.includes(seat)) kept.missed = 0;
    kept.chairs[seat] = { ...kept.chairs[seat], thought };
    this.draft(seat, plan);
    return [...(isKnown ? [] : [{ news: "plan_sealed" as const, seat, ...(thought === null ? {} : { thought }) }]), ...this.moved(at)];
  }

  draft(seat: number, plan: unknown): void {
    this.kept.drafts[seat] = plan;
    const began = this.kept.rounds.at(-1);
    if (began && this.mine.includes(seat)) began.plans[seat] = plan;
  }

  takeBack(seat: number): News[] {
    this.play.takeBack(seat);
    this.kept.sealed = without(this.kept.sealed, seat);
    return [{ news: "plan_taken_back", seat }];
  }

  act(seat: number, action: string, at: number): News[] {
    this.play.act(seat, action);
    this.kept.drafts = without(this.kept.drafts, seat);
    return this.moved(at);
  }

  answer(seat: number, answer: unknown, at: number, isByClock = false): News[] {
    this.play.answer(seat, answer);
    if (this.mine.includes(seat)) this.kept.missed = isByClock ? this.kept.missed + 1 : 0;
    return this.moved(at, [], true);
  }

  /** The clock has run out: what was drafted last stands, or the default. */
  timeOut(at: number): News[] {
    const late = this.play.awaited();
    if (this.play.stage === "deciding") return this.answer(late[0]!, this.play.answers()[0], at, true);
    const drafts = new Map(Object.entries(this.kept.drafts).map(([seat, plan]) => [Number(seat), plan]));
    if (late.some((seat) => this.mine.includes(seat))) this.kept.missed = this.mine.some((seat) => drafts.has(seat)) ? 0 : this.kept.missed + 1;
    this.play.timeOut(drafts);
    return this.moved(at, late);
  }

  pause(at: number): News[] {
    const { clock } = this.kept;
    Object.assign(clock, { isPaused: true, leftAtPause: leftOf(clock.deadline, at), deadline: null });
    return [this.seating()];
  }

  goOn(at: number): News[] {
    const { clock } = this.kept;
    Object.assign(clock, { isPaused: false });
    this.runOn(at, clock.leftAtPause);
    return [this.seating()];
  }

  /** A bot in my place, or me again. */
  replace(bot: Chair["bot"]): News[] {
    for (const seat of this.mine) this.kept.chairs[seat] = { ...this.kept.chairs[seat], bot };
    this.kept.missed = 0;
    return [this.seating()];
  }

  resign(at: number): News[] {
    const winners = winnersWithout(this.play, this.mine);
    for (const seat of this.mine) this.kept.chairs[seat] = { ...this.kept.chairs[seat], bot: "drifter", resigned: true };
    return [this.seating(), ...this.end({ winners, reason: "resigned" }, at)];
  }

  close(why: NonNullable<Now["closed"]>): News[] {
    Object.assign(this.kept, { phase: "closed", closed: why });
    Object.assign(this.kept.clock, { opensAt: null, deadline: null });
    return [{ news: "table_closed", why }];
  }

  /** Back to where the round before this one began, with what I had planned in it. */
  async takeRoundBack(at: number): Promise<void> {
    const { kept } = this;
    kept.rounds.pop();
    const began = kept.rounds.pop()!;
    kept.decision = began.decision;
    await this.turnTo(kept.decisions.slice(0, began.decisions), began.plans, at);
    Object.assign(kept.clock, { isPaused: false, leftAtPause: null });
    kept.round = this.play.round;
    kept.takenBack += 1;
  }

  /** To where these decisions lead, with these plans on the charts. */
  async turnTo(decisions: readonly unknown[], plans: Readonly<Record<number, unknown>>, at: number): Promise<void> {
    const { kept } = this;
    this.game = await this.box.begin(kept.setup!, kept.seed!, decisions);
    Object.assign(kept, { phase: "playing", outcome: null, overAt: null, ending: null, sealed: {}, drafts: {}, missed: 0, digest: NOTHING });
    this.told = [];
    this.heard();
    [this.waitingFor, kept.clock.interrupted] = ["", 0];
    this.openStage(at, []);
    this.ending(at);
    this.layPlans(plans);
    [kept.decisions, kept.number, kept.touchedAt] = [this.play.record().decisions, kept.number + 1, at];
  }

  /** What follows from these decisions, which begin with those that are made, happens here. */
  async follow(decisions: readonly unknown[], plans: Readonly<Record<number, unknown>>, at: number): Promise<News[]> {
    const told = this.told.reduce((count, { events }) => count + events.length, 0);
    this.game = await this.box.begin(this.kept.setup!, this.kept.seed!, decisions);
    const events = this.tell(this.play.newEvents().slice(told));
    this.openStage(at, events);
    this.layPlans(plans);
    return [{ news: "played", events, timed_out: [] }, ...this.ending(at)];
  }

  /** These plans, and for those who have none something legal; a Refusal when one of them can't be, and then nothing is sealed. */
  sealAll(given: Readonly<Record<number, unknown>>, at: number): News[] {
    const plans = this.play.awaited().map((seat) => inside(`/plans/${seat}`, () => this.play.checkPlan(seat, given[seat] ?? this.play.idlePlan(seat))));
    return plans.flatMap((plan) => this.seal((plan as { seat: number }).seat, plan, null, at));
  }

  private layPlans(plans: Readonly<Record<number, unknown>>): void {
    const { kept, play } = this;
    if (kept.phase !== "playing" || play.stage !== "planning") return;
    kept.drafts = Object.fromEntries(Object.entries(plans).filter(([seat, plan]) => play.awaited().includes(Number(seat)) && isLegal(() => play.checkDraft(Number(seat), plan))));
    kept.rounds.at(-1)!.plans = { ...kept.drafts };
  }

  get canTakeRoundBack(): boolean {
    return this.kept.phase === "playing" && this.play.stage === "planning" && this.kept.rounds.length > 1;
  }

  /** Bots for whom the table waits. */
  awaitedBots(): { seat: number; bot: string }[] {
    if (this.kept.phase !== "playing" || this.kept.clock.isPaused) return [];
    return this.play.awaited().flatMap((seat) => (this.kept.chairs[seat]?.bot ? [{ seat, bot: this.kept.chairs[seat].bot }] : []));
  }

  /** A bot's chance, from which nobody gets back to the game's seed. */
  chanceOf(seat: number): bigint {
    const words = `bot ${this.kept.seed} ${this.play.round} ${this.kept.decision} ${seat}`;
    return BigInt(`0x${bytesToHex(blake2b(utf8ToBytes(words), { dkLen: 6 }))}`);
  }

  /** One numbered message for what has happened; null for what nobody is told. */
  announce(news: News[], at: number): Told | null {
    const { kept } = this;
    if (kept.phase === "playing" && this.play.round >= MOST_ROUNDS) news.push(...this.close("rounds"));
    if (this.game) [kept.round, kept.decisions] = [this.play.round, this.play.record().decisions];
    kept.touchedAt = at;
    if (news.length === 0) return null;
    kept.number += 1;
    return { number: kept.number, at, news, now: this.now() };
  }

  now(): Now {
    const { phase, round, closed, decision, clock } = this.kept;
    if (phase !== "playing") return { phase, round, closed };
    const { opensAt, deadline, isPaused } = clock;
    return { phase, stage: this.play.stage, round: this.play.round, decision, awaited: this.play.awaited(), opens_at: opensAt, deadline, paused: isPaused };
  }

  own(seat: number): Own {
    if (this.kept.phase !== "playing") return { seat };
    const { play } = this;
    const isAsked = play.stage === "deciding" && play.awaited()[0] === seat;
    const draft = play.stage === "planning" ? this.kept.drafts[seat] : undefined;
    return { seat, round: play.round, ...(draft === undefined ? {} : { draft }), ...(isAsked ? { answers: play.answers() } : {}), game: play.own(seat) };
  }

  snapshot(at: number): Snapshot {
    const { id, number, settings, title, chairs, setup, seed, phase, outcome } = this.kept;
    const [own, ...also] = this.mine.map((seat) => this.own(seat));
    return {
      table: id,
      number,
      at,
      settings,
      title,
      host: ME,
      chairs,
      now: this.now(),
      setup,
      // Nothing was promised of dice that somebody chose.
      seed_hash: seed === null || isArranged(this.kept.decisions) ? null : promiseOf(seed),
      game: this.game ? this.play.snapshot() : null,
      outcome,
      seed: phase === "over" ? seed : null,
      own: own ?? null,
      also,
    };
  }

  /** What happened up to a message, and how the game stood before. */
  async story(until = Infinity): Promise<{ start: unknown; events: AnyEvent[] }> {
    const { play } = await this.box.begin(this.kept.setup!, this.kept.seed!);
    const events = this.told.flatMap(({ number, events }) => (number <= until ? events : []));
    return { events: events.slice(play.newEvents().length), start: play.snapshot() };
  }

  seating(): Seating {
    return { news: "seating", host: ME, chairs: [...this.kept.chairs] };
  }

  private async replay(): Promise<void> {
    const { kept } = this;
    this.game = await this.box.begin(kept.setup!, kept.seed!, kept.decisions);
    const events = this.play.newEvents();
    if (digested(NOTHING, events) !== kept.digest) throw new Changed();
    this.told = [{ number: kept.number, events }];
    // Plans are decisions once the last one stands.
    if (kept.phase === "playing") for (const [seat, { plan }] of Object.entries(kept.sealed)) if (!this.play.hasSealed(Number(seat))) this.play.seal(Number(seat), plan);
    this.waitingFor = this.stage();
  }

  private stage(): string {
    return `${this.play.stage} ${this.play.round}`;
  }

  private heard(): AnyEvent[] {
    return this.tell(this.play.newEvents());
  }

  private tell(events: AnyEvent[]): AnyEvent[] {
    this.kept.digest = digested(this.kept.digest, events);
    this.told.push({ number: this.kept.number + 1, events });
    return events;
  }

  /** What the game told, and what it waits for now. */
  private moved(at: number, late: number[] = [], isDecided = false): News[] {
    const events = this.heard();
    const goesOn = isDecided || this.waitingFor !== this.stage();
    if (goesOn) this.openStage(at, events);
    if (events.length === 0 && !goesOn) return [];
    return [{ news: "played", events, timed_out: late }, ...this.ending(at)];
  }

  /** The game waits for something new; the clock is set. */
  private openStage(at: number, events: AnyEvent[]): void {
    const { kept, play } = this;
    const clock = kept.settings.clock ?? {};
    const wasPlanning = this.waitingFor === `planning ${play.round}`;
    this.waitingFor = this.stage();
    const opens = at + showTime(clock, events);
    const forPlans = planSeconds(clock, (skill) => this.box.stopwatch(kept.setup!, skill));
    if (play.stage === "planning") this.openPlanning(at, opens, forPlans);
    else if (play.stage === "deciding") {
      kept.decision += 1;
      if (wasPlanning) Object.assign(kept.clock, { interrupted: play.round, leftForPlans: leftOf(kept.clock.deadline, at) });
      this.setClock(opens, decisionSeconds(clock, forPlans));
    } else this.setClock(at, null);
  }

  private openPlanning(at: number, opens: number, seconds: number | null): void {
    const { kept, play } = this;
    if (kept.clock.interrupted === play.round) return this.runOn(at, kept.clock.leftForPlans);
    [kept.drafts, kept.sealed] = [{}, {}];
    kept.rounds.push({ round: play.round, decisions: play.record().decisions.length, decision: kept.decision, plans: {} });
    this.setClock(opens, seconds);
  }

  private runOn(at: number, left: number | null): void {
    Object.assign(this.kept.clock, { opensAt: at, deadline: left === null ? null : at + left });
  }

  private setClock(opensAt: number, seconds: number | null): void {
    Object.assign(this.kept.clock, { opensAt, deadline: deadlineAfter(opensAt, seconds) });
  }

  private ending(at: number): News[] {
    return this.kept.phase === "playing" && this.play.stage === "over" ? this.end(this.play.outcome() ?? {}, at) : [];
  }

  private end(outcome: Record<string, unknown>, at: number): News[] {
    const { kept } = this;
    Object.assign(kept, { phase: "over", outcome, overAt: at, round: this.play.round });
    Object.assign(kept.clock, { opensAt: null, deadline: null, isPaused: false });
    kept.ending = endingOf(kept, this.play);
    return [{ news: "over", outcome, seed: kept.seed! }];
  }
}

type Setup = Parameters<Box["title"]>[0];

function empty(): Omit<KeptGame, "id" | "owner" | "rules" | "settings" | "firstSeat" | "title" | "chairs" | "openedAt" | "touchedAt"> {
  return {
    phase: "open",
    closed: null,
    setup: null,
    seed: null,
    decisions: [],
    digest: NOTHING,
    number: 0,
    round: 0,
    decision: 0,
    rounds: [],
    drafts: {},
    sealed: {},
    clock: { opensAt: null, deadline: null, isPaused: false, leftAtPause: null, leftForPlans: null, interrupted: 0 },
    missed: 0,
    outcome: null,
    beganAt: 0,
    overAt: null,
    takenBack: 0,
    ending: null,
  };
}

/** What was chosen for a table as the rules have it, or a Refusal. */
export function understood(box: Box, settings: Settings): Settings {
  const [setup, { seats, bots = [], teams = [] }] = [(settings.setup ?? {}) as Setup, settings];
  box.checkSeats(setup, seats);
  box.checkTeams(setup, seats, teams);
  const owners = box.checkOwners(setup, seats, settings.owners ?? []);
  const most = firstSeats(seats, owners).length - 1;
  if (bots.length > most) throw refusal("too_many_bots", "/bots", { most, got: bots.length });
  return { ...settings, setup, owners };
}

/** Bots sit on the last seats, each on all of its player; whatever is left is mine. */
function chairsFor({ seats, bots = [], owners, teams }: Settings): Chair[] {
  const chairs: Chair[] = Array.from({ length: seats }, (_, seat) => ({ player: ME, wish: teams?.length ? { team: teams[seat] } : {} }));
  const players = firstSeats(seats, owners).reverse();
  bots.forEach((bot, number) => {
    for (const seat of together(players[number] ?? -1, seats, owners)) chairs[seat] = { bot, wish: chairs[seat]!.wish };
  });
  return chairs;
}

/** What is published of a seed before the game, as kernel/chance.py makes it. */
export function promiseOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`swarmrally promise ${seed}`)));
}

function without<Value>(bySeat: Record<number, Value>, seat: number): Record<number, Value> {
  return Object.fromEntries(Object.entries(bySeat).filter(([other]) => Number(other) !== seat));
}

function leftOf(deadline: number | null, at: number): number | null {
  return deadline === null ? null : Math.max(0, deadline - at);
}
