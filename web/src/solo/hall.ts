/** The tables of a page, in a thread of their own: what is asked of them in order, kept before it is told; bots that think, and clocks. */
import type { GameName } from "../engine/base/described";
import { type EngineFiles, NoEngine } from "../engine/base/fetching";
import type { Setup } from "../engine/base/game";
import type { Judged } from "../engine/base/judging";
import type { Advice, Box, Choice } from "../engine/base/play";
import type { GameRecord } from "../engine/base/record";
import type { AnyEvent } from "../engine/base/telling";
import { type Laid, type PuzzleBook, Puzzling } from "../engine/puzzles";
import type { Asked, AsteroydsBearing, Chair, CourseLine, Film, RoborallyBlueprint, Said, Settings, Snapshot, Told } from "../wire/protocol";
import { Refusal } from "../wire/refusal";
import { type Line, type Survey, surveyed } from "../engine/surveying";
import type { Errands, Given, Position, SetUp, Trouble } from "./asking";
import { done, expectAwaited, expectPlanning, ownSeat, plannedSeat } from "./commands";
import { coursesIn, floorIn } from "./floors";
import { type KeptGame, ME } from "./kept";
import { inside, isLegal, refusal } from "./refusing";
import { scenarioOf, type Stands } from "./scenario";
import type { Shelf } from "./shelf";
import { type News, promiseOf, SoloTable, understood } from "./table";

/** So long a bot may think about a plan, and the ace about a hint. */
const THINKING = { milliseconds: 250 };
/** So long after its end the clock waits for what was sent in time. */
const GRACE = 400;
/** Whoever misses so many plans in a row is waited for. */
const MOST_MISSED = 2;

/** What the hall is built of. */
export interface Ground {
  box(game: GameName, setup?: Setup): Promise<Box>;
  readonly files: EngineFiles;
  shelf(): Promise<Shelf>;
  now(): number;
  seed(): string;
  /** Tells other pages that this one has the table now. */
  took(table: string): void;
}

interface Seated {
  table: SoloTable;
  isWatched: boolean;
  isThinking: boolean;
  /** False for what only a what-if board shows. */
  isKept: boolean;
  alarm?: ReturnType<typeof setTimeout>;
  /** What a seat was told last. */
  owns: Map<number, string>;
}

export class Hall implements Errands {
  private readonly tables = new Map<string, Seated>();
  /** Tables that another page has, until somebody looks at them here again. */
  private readonly lost = new Set<string>();
  private turn: Promise<unknown> = Promise.resolve();
  private trouble: Trouble | null = null;
  private readonly puzzling: Puzzling;

  constructor(
    private readonly ground: Ground,
    /** Whose tables these are, among all pages of this browser. */
    private readonly owner: string,
    private readonly tell: (given: Given) => void,
  ) {
    this.puzzling = new Puzzling(ground.files);
  }

  /** One thing after the other, as a server does it for each table. */
  inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = this.turn.then(act);
    this.turn = done.catch(() => undefined);
    return done;
  }

  async check(settings: Settings): Promise<void> {
    understood(await this.boxFor(settings), settings);
  }

  async open(settings: Settings, isQuick: boolean): Promise<string> {
    return this.openAfter(settings, null, isQuick, {});
  }

  async rematch(id: string): Promise<string> {
    const { kept, firstSeat: first } = (await this.found(id)).table;
    if (kept.phase !== "over") throw refusal("no_rematch");
    const wishes = Object.fromEntries(kept.chairs.map((chair, seat) => [seat, chair.wish]));
    return this.openAfter(kept.settings, first === null ? null : (first + 1) % kept.chairs.length, true, wishes);
  }

  async takeRoundBack(id: string): Promise<void> {
    const seated = await this.at(id);
    if (!seated.table.canTakeRoundBack) throw refusal("not_planning");
    await seated.table.takeRoundBack(this.ground.now());
    if (await this.keep(seated)) this.show(seated);
    this.lookAfter(seated);
  }

  async given(id: string, there: string): Promise<void> {
    const seated = await this.at(id);
    seated.table.kept.there = there;
    await this.keep(seated);
  }

  async look(id: string): Promise<Snapshot> {
    return (await this.at(id)).table.snapshot(this.ground.now());
  }

  async story(id: string, until?: number): Promise<{ start: unknown; events: unknown[] }> {
    return (await this.at(id)).table.story(until);
  }

  async film(id: string): Promise<Omit<Film, "decisions">> {
    const { table } = await this.at(id);
    const { kept } = table;
    if (kept.phase !== "over") throw refusal("not_over");
    const { settings, title, chairs, setup, outcome, seed, beganAt, overAt } = kept;
    const { seed_hash: seedHash } = table.snapshot(0);
    return { table: id, settings, title, chairs, setup, ...(await table.story()), outcome: outcome!, seed: seed!, seed_hash: seedHash ?? "", dice: null, began_at: beganAt, over_at: overAt!, uploaded: false, names: {} };
  }

  async record(id: string): Promise<GameRecord & { owners: number[] }> {
    const { play, kept } = (await this.at(id)).table;
    const { reason, winners } = kept.outcome ?? {};
    return { ...play.record(), owners: kept.settings.owners ?? [], ...(reason === "resigned" ? { given_up: (winners as number[] | undefined) ?? [] } : {}) };
  }

  async filmOf(record: GameRecord & { owners?: number[] }): Promise<Omit<Film, "decisions">> {
    const { game, setup, seed, decisions, owners = [] } = record;
    const box = await this.ground.box(game, setup);
    const start = (await box.begin(setup, seed)).play.snapshot();
    const { play } = await box.begin(setup, seed, decisions);
    const events = record.events.slice(1).flat();
    const chairs = Array.from({ length: play.seats }, () => ({}));
    const outcome = play.outcome() ?? {};
    return { table: "", settings: { game, seats: play.seats, owners }, title: box.title(setup), chairs, setup, start, events, outcome, seed, seed_hash: promiseOf(seed), dice: null, began_at: 0, over_at: 0, names: {}, uploaded: false };
  }

  survey(wanted: Line, told: GameRecord["events"] | null = null): Promise<Survey> {
    return surveyed(this.ground.files, wanted, told);
  }

  async setUp(settings: Settings): Promise<SetUp> {
    const box = await this.boxFor(settings);
    const { game, seats, setup = {}, owners = [] } = understood(box, settings);
    const seed = this.ground.seed();
    const whole = box.seated(setup as Setup, Array.from({ length: seats }, (_, seat) => (settings.teams?.length ? { team: settings.teams[seat] } : {})), null, seed);
    return { game, title: box.title(whole), setup: whole, seed, owners };
  }

  async layOut(position: Position, id?: string): Promise<string> {
    const at = this.ground.now();
    const laid = id === undefined ? undefined : this.tables.get(id);
    if (laid) {
      await laid.table.turnTo(position.decisions, position.plans, at);
      this.show(laid);
      return id!;
    }
    const table = await this.laidOut(position, `study-${this.ground.seed().slice(0, 16)}`);
    this.seat(table).isKept = false;
    return table.kept.id;
  }

  async follow(id: string, decisions: readonly unknown[], plans: Position["plans"]): Promise<void> {
    const seated = await this.at(id);
    const at = this.ground.now();
    await this.write(seated, await seated.table.follow(decisions, plans, at), at);
  }

  async playRound(id: string, plans: Position["plans"]): Promise<void> {
    const seated = await this.at(id);
    const at = this.ground.now();
    if (seated.table.play.stage !== "planning") throw refusal("not_planning");
    await this.write(seated, seated.table.sealAll(plans, at), at);
  }

  async decided(id: string): Promise<readonly unknown[]> {
    return (await this.at(id)).table.kept.decisions;
  }

  async scenario(id: string): Promise<Stands> {
    const { play, kept } = (await this.at(id)).table;
    const { tables } = await this.ground.files.describe();
    return scenarioOf((play.snapshot() as { position: Stands }).position, kept.setup, tables.roborally.options!.map(String));
  }

  async playOn(position: Position, seat: number, bot: NonNullable<Chair["bot"]>): Promise<string> {
    const decisions = [...position.decisions, { decision: "draw", seed: this.ground.seed() }];
    const table = await this.laidOut({ ...position, decisions, plans: {} }, this.ground.seed().slice(0, 16));
    table.sitDown(seat, bot);
    await this.keep(this.seat(table));
    return table.kept.id;
  }

  private async laidOut(position: Position, id: string): Promise<SoloTable> {
    const [box, rules] = await Promise.all([this.ground.box(position.game, position.setup), this.rules()]);
    return SoloTable.laidOut(box, position, { id, owner: this.owner, rules, at: this.ground.now() });
  }

  async layout(game: GameName, seats: number, setup: Setup): Promise<unknown> {
    const box = await this.ground.box(game, setup);
    const whole = box.seated(setup, Array.from({ length: seats }, () => ({})), null, "layout");
    return (await box.begin(whole, "layout")).play.snapshot();
  }

  courses(): Promise<CourseLine[]> {
    return coursesIn(this.ground.files);
  }

  floor(course: unknown, turns: readonly number[]): Promise<RoborallyBlueprint> {
    return floorIn(this.ground.files, course, turns);
  }

  puzzles(game: GameName): Promise<PuzzleBook> {
    return this.puzzling.book(game);
  }

  layPuzzle(game: GameName, number: number): Promise<Laid> {
    return this.puzzling.lay(game, number);
  }

  checkPuzzle(game: GameName, number: number, plan: unknown, isPartial: boolean): Promise<void> {
    return this.puzzling.check(game, number, plan, isPartial);
  }

  previewPuzzle(game: GameName, number: number, plan: unknown): Promise<AnyEvent[]> {
    return this.puzzling.preview(game, number, plan);
  }

  puzzleBearings(game: GameName, number: number): Promise<AsteroydsBearing[]> {
    return this.puzzling.bearings(game, number);
  }

  tryPuzzle(game: GameName, number: number, plan: unknown): Promise<Judged> {
    return this.puzzling.attempt(game, number, plan);
  }

  /** What a table is asked over the socket, elsewhere. */
  async hear(asked: Asked): Promise<void> {
    if (asked.type === "unsubscribe") return this.drop(asked.table);
    if (!("table" in asked)) return;
    const id = asked.id ?? 0;
    try {
      this.say(await this.answer(asked, id));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { pointer, code, kind, rule, details } = error;
      this.say({ type: "refused", id, pointer, reason: code, code, kind, rule, details });
    }
  }

  /** Another page has taken this table over. */
  lose(id: string): void {
    this.drop(id);
    this.lost.add(id);
    this.tell({ gone: id });
  }

  has(id: string): boolean {
    return this.tables.has(id);
  }

  private async answer(asked: Asked & { table: string }, id: number): Promise<Said> {
    if (asked.type === "subscribe") this.lost.delete(asked.table);
    const seated = await this.at(asked.table);
    const { table } = seated;
    const now = this.ground.now();
    switch (asked.type) {
      case "subscribe":
        seated.isWatched = true;
        this.show(seated);
        this.lookAfter(seated);
        return { type: "done", id };
      case "do":
        await this.write(seated, await done(table, asked.command, now, () => this.ground.seed()), now, asked.command.do === "draft" ? plannedSeat(table, asked.command.plan) : null);
        return { type: "done", id };
      case "preview":
        expectPlanning(table, asked.round, now);
        expectAssist(table, asked.forecast ? ["forecast"] : ["path", "forecast"]);
        return { type: "previewed", id, events: inside("/plan", () => table.play.preview(plannedSeat(table, asked.plan), asked.plan, asked.forecast ?? false)) };
      case "forecast":
        expectPlanning(table, asked.round, now);
        expectAssist(table, ["forecast"]);
        return { type: "previewed", id, events: table.play.forecast() };
      case "bearings":
        expectPlanning(table, asked.round, now);
        expectAssist(table, ["path", "forecast"]);
        return { type: "bearings", id, bearings: table.play.bearings() };
      case "hint":
        return { type: "hinted", id, hint: this.advice(table, asked.round, asked.seat, now) };
      default:
        throw refusal("only_players");
    }
  }

  private advice(table: SoloTable, round: number, wanted: number | null | undefined, now: number): Advice {
    if (!table.kept.settings.practice) throw refusal("no_practice");
    expectPlanning(table, round, now);
    const seat = ownSeat(table, wanted);
    expectAwaited(table, seat);
    return table.minds.advise(seat, table.chanceOf(seat), THINKING);
  }

  private boxFor({ game, setup }: Settings): Promise<Box> {
    return this.ground.box(game, setup as Setup | undefined);
  }

  /** A hash of those that are played by here. */
  private async rules(): Promise<string> {
    return (await this.ground.files.describe()).sources;
  }

  /** The table, whose game can be shown and gone on with. */
  private async at(id: string): Promise<Seated> {
    const seated = await this.found(id);
    if (seated.table.isBrokenOff) throw new NoEngine("changed");
    return seated;
  }

  /** From the shelf when it is not here. */
  private async found(id: string): Promise<Seated> {
    const found = this.tables.get(id);
    if (found) return found;
    if (this.lost.has(id)) throw refusal("no_table");
    const kept = await this.taken(id);
    if (!kept) throw refusal("no_table");
    this.ground.took(id);
    return this.seat(await this.resumed(kept));
  }

  /** Where nothing can be written the game can still be read; on the shelf it belongs to whom it did. */
  private async taken(id: string): Promise<KeptGame | null> {
    const shelf = await this.ground.shelf();
    try {
      const kept = await shelf.take(id, this.owner);
      this.noteTrouble(await this.lasting());
      return kept;
    } catch (error) {
      this.noteTrouble(troubleIn(error));
      return shelf.look(id);
    }
  }

  private async resumed(kept: KeptGame): Promise<SoloTable> {
    const [box, rules] = await Promise.all([this.boxFor(kept.settings), this.rules()]);
    try {
      const table = await SoloTable.resume(box, kept, this.ground.now());
      kept.rules = rules;
      return table;
    } catch (error) {
      if (error instanceof NoEngine) throw error;
      return SoloTable.brokenOff(box, kept);
    }
  }

  private async openAfter(settings: Settings, firstSeat: number | null, isQuick: boolean, wishes: Record<number, unknown>): Promise<string> {
    const [box, rules] = await Promise.all([this.boxFor(settings), this.rules()]);
    const id = this.ground.seed().slice(0, 16);
    const table = SoloTable.open(box, settings, { id, owner: this.owner, rules, at: this.ground.now(), firstSeat });
    for (const [seat, wish] of Object.entries(wishes)) table.kept.chairs[Number(seat)] = { ...table.kept.chairs[Number(seat)], wish };
    const seated = this.seat(table);
    if (isQuick) table.announce(await table.start(this.ground.seed(), this.ground.now()), this.ground.now());
    await this.keep(seated);
    return id;
  }

  private seat(table: SoloTable): Seated {
    const seated: Seated = { table, isWatched: false, isThinking: false, isKept: true, owns: new Map() };
    this.tables.set(table.kept.id, seated);
    return seated;
  }

  private drop(id: string): void {
    clearTimeout(this.tables.get(id)?.alarm);
    this.tables.delete(id);
  }

  /** It is on the shelf before anybody hears of it. `asker`: the seat that knows what it has just drafted. */
  private async write(seated: Seated, news: News[], at: number, asker: number | null = null): Promise<void> {
    const told = seated.table.announce(news, at);
    if (!(await this.keep(seated))) return;
    if (told) this.say({ type: "told", table: seated.table.kept.id, told: [told] });
    this.tellOwns(seated, told, asker);
    this.lookAfter(seated);
  }

  private tellOwns(seated: Seated, told: Told | null, asker: number | null): void {
    const { table, owns } = seated;
    for (const seat of table.mine) {
      const own = table.own(seat);
      const text = JSON.stringify(own);
      if (text === owns.get(seat)) continue;
      owns.set(seat, text);
      if (told?.news.some(({ news }) => news !== "plan_sealed") || seat !== asker) this.say({ type: "own", table: table.kept.id, own });
    }
  }

  /** False: the table is somebody else's by now. */
  private async keep({ table, isKept }: Seated): Promise<boolean> {
    if (!isKept) return true;
    try {
      const shelf = await this.ground.shelf();
      // A table that was given up before the start is nothing to go on with.
      if (table.kept.closed === "host") return await shelf.remove(table.kept.id).then(() => true);
      const isOurs = await shelf.keep(table.kept);
      if (!isOurs) this.lose(table.kept.id);
      else this.noteTrouble(await this.lasting());
      return isOurs;
    } catch (error) {
      this.noteTrouble(troubleIn(error));
      return true;
    }
  }

  private async lasting(): Promise<Trouble | null> {
    return (await this.ground.shelf()).isLasting ? null : "nothing";
  }

  private noteTrouble(trouble: Trouble | null): void {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    this.tell({ trouble });
  }

  private show({ table, owns }: Seated): void {
    owns.clear();
    for (const seat of table.mine) owns.set(seat, JSON.stringify(table.own(seat)));
    this.say({ type: "table", table: table.snapshot(this.ground.now()) });
    this.say({ type: "present", table: table.kept.id, players: [ME], spectators: 0 });
  }

  private say(said: Said): void {
    this.tell({ said });
  }

  /** Bots think and the clock runs while somebody is there. */
  private lookAfter(seated: Seated): void {
    if (!seated.isWatched) return;
    this.setAlarm(seated);
    if (seated.isThinking || seated.table.awaitedBots().length === 0) return;
    seated.isThinking = true;
    // What a page asks meanwhile comes first.
    setTimeout(() => void this.inTurn(() => this.think(seated)));
  }

  private setAlarm(seated: Seated): void {
    clearTimeout(seated.alarm);
    const { deadline } = seated.table.kept.clock;
    if (deadline === null) return;
    seated.alarm = setTimeout(() => void this.inTurn(() => this.wake(seated)), Math.max(0, deadline + GRACE - this.ground.now()));
  }

  private async wake(seated: Seated): Promise<void> {
    const { table } = seated;
    const now = this.ground.now();
    if (!this.tables.has(table.kept.id) || table.kept.clock.deadline === null || now < table.kept.clock.deadline + GRACE) return;
    const news = table.timeOut(now);
    if (table.kept.phase === "playing" && table.kept.missed >= MOST_MISSED) news.push(...table.pause(now));
    await this.write(seated, news, now);
  }

  private async think(seated: Seated): Promise<void> {
    seated.isThinking = false;
    const { table } = seated;
    const [wanted] = this.tables.get(table.kept.id) === seated ? table.awaitedBots() : [];
    if (!wanted) return;
    const began = performance.now();
    const choice = chosen(table, wanted.seat, wanted.bot);
    const thought = Math.round(performance.now() - began);
    const now = this.ground.now();
    await this.write(seated, played(table, wanted.seat, choice, thought, now), now);
  }
}

function expectAssist({ kept: { settings } }: SoloTable, enough: string[]): void {
  const assist = settings.assist ?? "forecast";
  if (!enough.includes(assist)) throw refusal("no_assist", "", { assist });
}

function troubleIn(error: unknown): Trouble {
  return (error as DOMException).name === "QuotaExceededError" ? "room" : "failed";
}

/** Null for a bot that failed. */
function chosen(table: SoloTable, seat: number, bot: string): Choice | null {
  try {
    return table.minds.choose(seat, bot, table.chanceOf(seat), THINKING);
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** What a bot has chosen, or for one that failed, or chose what may not be, its draft, an idle plan, or the clock's answer. */
function played(table: SoloTable, seat: number, choice: Choice | null, thought: number, at: number): News[] {
  const { play } = table;
  if (play.stage === "deciding") {
    const answer = choice && "answer" in choice && isLegal(() => play.checkAnswer(seat, choice.answer)) ? choice.answer : play.answers()[0];
    return table.answer(seat, answer, at);
  }
  if (choice && "act" in choice && isLegal(() => play.checkAction(seat, choice.act))) return table.act(seat, choice.act, at);
  const plan = choice && "plan" in choice && isLegal(() => play.checkPlan(seat, choice.plan)) ? choice.plan : idle(table, seat);
  return table.seal(seat, plan, thought, at);
}

function idle({ play, kept }: SoloTable, seat: number): unknown {
  const draft = kept.drafts[seat];
  return draft !== undefined && isLegal(() => play.checkPlan(seat, draft)) ? draft : play.idlePlan(seat);
}
