/** A table that is being thought up: what was chosen so far, the settings that come of it, and what the server says to them. */
import type { BotName } from "../characters/bots";
import { me } from "../shell/me.svelte";
import { preferences } from "../shell/preferences.svelte";
import { adopted } from "../gallery/asking/adopting";
import type { Work } from "../gallery/asking/works";
import type { Clock, CourseLine, Settings } from "../wire/protocol";
import { openHere } from "../solo/begin";
import { line } from "../solo/line.svelte";
import { sitDown } from "../table/dice/lots";
import { unplayed } from "../table/live/at-server.svelte";
import { Failure, post } from "../wire/api";
import { Refusal } from "../wire/refusal";
import { isSite } from "../wire/site";
import { t } from "../words/words.svelte";
import { idOf, type Kept, type Option, optionsFor, setupWith, USUAL, type Value } from "./options/options";
import { lineAt, Malformed, offsetOf, offsetsIn } from "../wire/pointers";
import { saidOf } from "../words/failures";
import { specialsIn } from "./specials";

const MOST_SEATS = { asteroyds: 6, roborally: 8 };
const MOST_ROBOTS = 4;
const DAY = 86_400;
const PAUSE = 400;

export interface Refused {
  pointer: string;
  /** In the language that is spoken when it is shown. */
  why: () => string;
  /** In one's own text. */
  line: number | null;
}

export class Proposal {
  chosen = $state<Kept>(structuredClone(USUAL));
  /** The printed ones, when the server has told them. */
  courses = $state.raw<CourseLine[]>([]);
  /** What is played on, where it comes from the gallery. */
  work = $state.raw<Work | null>(null);
  refused = $state.raw<Refused | null>(null);
  isBusy = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What the server says to settings that have changed since does not count. */
  private checks = 0;

  constructor(readonly game: Settings["game"]) {
    // RoboRally's floor holds no surprise that could be forecast.
    if (game === "roborally") this.chosen.assist = "path";
    Object.assign(this.chosen, remembered(this.key));
    if (isSite) this.fillWith(preferences.rival);
  }

  /** This bot for everybody who would have to come over a server. */
  fillWith(bot: BotName): void {
    this.chosen.atServer = false;
    for (let player = 1; player < this.players; player += 1) this.chosen.bots[player] ??= bot;
  }

  private get key(): string {
    return `swarmrally table ${this.game}`;
  }

  get mostSeats(): number {
    return this.layout?.starts?.length || MOST_SEATS[this.game];
  }

  /** Those of one's own layout, where it is one. */
  get modes(): string[] {
    const modes = this.layout?.modes;
    return Array.isArray(modes) ? modes : [];
  }

  get mode(): string {
    return this.modes.length > 0 && !this.modes.includes(this.chosen.mode) ? this.modes[0]! : this.chosen.mode;
  }

  get isScenario(): boolean {
    return this.source === "own" && "scenario" in (this.own ?? {});
  }

  /** Where what is played on comes from. */
  get source(): Kept["source"] | "work" {
    return this.work ? "work" : this.chosen.source;
  }

  private get layout(): { modes?: string[]; starts?: unknown[] } | null {
    const own = this.source === "printed" ? null : this.own;
    return own && "layout" in own ? (own.layout as { modes?: string[]; starts?: unknown[] }) : null;
  }

  get options(): Option[] {
    if (this.isScenario) return [];
    return optionsFor(this.game, this.mode, this.specials);
  }

  /** One's own text as part of a set-up: a position to start from, a layout, or a course; null while it is no JSON. */
  get own(): { scenario: unknown } | { layout: unknown } | { course: unknown } | null {
    if (this.work) return this.game === "asteroyds" ? { layout: this.work.content } : { course: this.work.content };
    try {
      const read = JSON.parse(this.chosen.text) as Record<string, unknown>;
      if (this.game === "asteroyds") return "starts" in read && !("craft" in read) ? { layout: read } : { scenario: read };
      return "robots" in read ? { scenario: read } : { course: read };
    } catch {
      return null;
    }
  }

  /** How many robots or craft a scenario has: it says who takes part. */
  get inScenario(): number | null {
    const scenario = (this.source === "own" ? (this.own as { scenario?: { craft?: unknown[]; robots?: unknown[] } } | null) : null)?.scenario;
    return scenario?.craft?.length || scenario?.robots?.length || null;
  }

  /** How many play: each with one seat, or with several robots. */
  get players(): number {
    return this.inScenario ?? Math.min(this.chosen.seats, this.mostSeats);
  }

  /** The rules of the course. */
  get specials(): string[] {
    if (this.source === "work") return specialsIn((this.own as { course?: unknown }).course);
    if (this.source === "own") return this.chosen.special ?? specialsIn((this.own as { course?: unknown } | null)?.course);
    const rule = this.courses.find((course) => course.name === this.chosen.course)?.rule;
    return this.game === "roborally" && rule ? [rule] : [];
  }

  /** Whether a course of one's own is being described, which may have any rules. */
  get hasOwnCourse(): boolean {
    return this.source === "own" && "course" in (this.own ?? {});
  }

  /** R10.4 Whether everybody has a racer and a blocker. */
  get hasPairs(): boolean {
    return this.specials.includes("interference");
  }

  /** How many robots a person may choose to have. */
  get mostRobots(): number {
    return this.game === "roborally" && this.inScenario === null && !this.hasPairs ? MOST_ROBOTS : 1;
  }

  /** How many robots each person has. */
  get robots(): number {
    return this.hasPairs ? 2 : Math.min(this.chosen.robots, this.mostRobots);
  }

  /** The players by seat: people first, since the server seats bots from the last player on; one racer after the other, then their blockers. */
  private get bySeat(): number[] {
    const everybody = Array.from({ length: this.players }, (_, player) => player);
    const [people, bots] = [everybody.filter((player) => !this.botOf(player)), everybody.filter((player) => this.botOf(player))];
    if (this.hasPairs) return [...people, ...bots, ...people, ...bots];
    return [...people.flatMap((player) => Array.from({ length: this.robots }, () => player)), ...bots];
  }

  get owners(): number[] {
    return this.robots === 1 || this.hasPairs ? [] : this.bySeat;
  }

  get seats(): number {
    return this.bySeat.length;
  }

  get canHaveTeams(): boolean {
    return this.game === "roborally" && this.inScenario === null && !this.hasPairs;
  }

  get inTeams(): boolean {
    return this.canHaveTeams && this.chosen.inTeams;
  }

  /** The bot that plays as this player; the first player is whoever opens the table. */
  private botOf(player: number): BotName | null {
    return player === 0 ? null : (this.chosen.bots[player] ?? null);
  }

  private get bots(): BotName[] {
    return this.chosen.bots.slice(1, this.players).filter((bot) => bot !== null);
  }

  /** Whether it can be played in this browser: with nobody else, and not from a position, which a server has to read. */
  get canBeHere(): boolean {
    return !this.isScenario && this.bots.length === this.players - 1;
  }

  /** Whatever it is meant to be played with is chosen, and can be changed. */
  playOn(work: Work): void {
    this.work = work;
    for (const [option, value] of adopted(work.table, this.options)) this.chosen.options[idOf(option)] = value as Value;
    const { stopwatch } = (work.table?.clock ?? {}) as Clock;
    if (typeof stopwatch === "number") [this.chosen.pace, this.chosen.seconds] = ["seconds", stopwatch];
    else if (stopwatch !== undefined) this.chosen.pace = stopwatch;
  }

  get isHere(): boolean {
    return this.canBeHere && !this.chosen.atServer;
  }

  get settings(): Settings {
    const { chosen } = this;
    return {
      game: this.game,
      seats: this.seats,
      setup: this.setup,
      bots: this.bots.reverse(),
      owners: this.owners,
      teams: this.inTeams ? this.bySeat.map((player) => chosen.teams[player] ?? 0) : [],
      clock: this.clock,
      public: chosen.isPublic,
      spectators: chosen.spectators,
      assist: chosen.assist,
      practice: chosen.practice,
    };
  }

  private get setup(): Record<string, unknown> {
    const setup = setupWith(this.options, this.chosen.options);
    if (this.work) return this.onWork(this.work, setup);
    if (this.isScenario) return { ...setup, ...this.own };
    if (this.hasOwnCourse && this.chosen.special !== null) return { ...setup, course: { ...(this.own as { course: object }).course, special: this.specials } };
    if (this.game === "roborally") return { ...setup, ...(this.chosen.source === "own" ? this.own : { course: this.chosen.course }) };
    setup.rules = { ...(setup.rules as object), mode: this.mode };
    if (this.chosen.leftOut.length > 0) setup.asteroids = [...this.chosen.leftOut].sort((one, other) => one - other);
    if (this.chosen.firstSeat !== null && this.chosen.firstSeat < this.seats) setup.first_seat = this.chosen.firstSeat;
    return { ...setup, ...(this.chosen.source === "own" ? this.own : {}) };
  }

  /** A server is told its code, so that it counts who plays it. */
  private onWork(work: Work, chosen: Record<string, unknown>): Record<string, unknown> {
    const setup = this.game === "asteroyds" ? { ...chosen, rules: { ...(chosen.rules as object | undefined), mode: this.mode } } : chosen;
    return this.isHere ? { ...setup, ...this.own } : { ...setup, work: work.code };
  }

  /** The set-up as an engine takes it, which knows no gallery. */
  get drawn(): Record<string, unknown> {
    const { work, ...setup } = this.setup;
    return work === undefined ? setup : { ...setup, ...this.own };
  }

  private get clock(): Clock {
    const { pace, seconds, days, decision, lastPlayer, watching } = this.chosen;
    const stopwatch = pace === "seconds" ? seconds : pace === "days" ? days * DAY : pace;
    return { stopwatch, decision, last_player: lastPlayer, watching };
  }

  /** What the server says to a field, or to something inside it. */
  refusalAt(...pointers: string[]): Refused | null {
    const refused = this.refused;
    return refused && pointers.some((pointer) => refused.pointer === pointer || refused.pointer.startsWith(`${pointer}/`)) ? refused : null;
  }

  /** In an effect: every change is remembered, and the server asked whether it can be played. */
  watch(): () => void {
    const kept = JSON.stringify(this.chosen);
    this.timer = setTimeout(() => {
      remember(this.key, kept);
      void this.check();
    }, PAUSE);
    return () => clearTimeout(this.timer);
  }

  async check(): Promise<void> {
    const number = ++this.checks;
    this.refused = this.malformed();
    if (this.refused) return;
    try {
      await (this.isHere ? line().errand("check", $state.snapshot(this.settings) as Settings) : post("/api/check", this.settings));
    } catch (error) {
      if (number === this.checks && isAboutSettings(error)) this.take(error);
    }
  }

  /** The address of the new table, with a seat for whoever opens it; null when it was refused. */
  async open(): Promise<string | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    try {
      this.refused = this.malformed();
      if (this.refused) return null;
      const here = this.isHere ? await openHere($state.snapshot(this.settings) as Settings, false) : null;
      if (here && "table" in here) return `/solo/${here.table}`;
      return await (here ? unplayed.begin(here.reason, () => this.openAtServer()) : this.openAtServer());
    } catch (error) {
      if (isAboutSettings(error)) this.take(error);
      else this.refused = { pointer: "", why: said(error), line: null };
      return null;
    } finally {
      this.isBusy = false;
    }
  }

  private async openAtServer(): Promise<string> {
    await me.become();
    const { table } = await post<{ table: string }>("/api/tables", this.settings);
    // The table's own page offers the seat again.
    if (this.bots.length < this.players) await sitDown(table).catch(() => undefined);
    return `/table/${table}`;
  }

  private take(failure: Refusal): void {
    const own = /^\/setup\/(?:scenario|layout|course)(.*)$/.exec(failure.pointer);
    const isOwn = this.source === "own" && own !== null;
    const line = isOwn ? lineAt(this.chosen.text, offsetOf(this.chosen.text, own[1]!)) : null;
    this.refused = { pointer: failure.pointer, why: said(failure), line };
  }

  private malformed(): Refused | null {
    if (this.source !== "own") return null;
    try {
      offsetsIn(this.chosen.text);
      return null;
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      return { pointer: "/setup/scenario", why: () => t("refused-not-json"), line: lineAt(this.chosen.text, error.offset) };
    }
  }
}

/** What a server says of something else has another status. */
function isAboutSettings(error: unknown): error is Refusal {
  return error instanceof Failure ? error.status === 400 : error instanceof Refusal;
}

/** An error that nobody expected is thrown at once. */
function said(error: unknown): () => string {
  saidOf(error);
  return () => saidOf(error);
}

function remembered(key: string): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

function remember(key: string, kept: string): void {
  try {
    localStorage.setItem(key, kept);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
