/** A game of Asteroyds at a table in the page: as table/games/asteroyds.py has it. */
import type { AsteroydsBearing } from "../../wire/protocol";
import { type AsteroydsGame, NOBODY, NOT_OVER, PLANNING, SPECTATOR } from "./game";
import { positionOf } from "./position";
import { Chronicle } from "../base/chronicle";
import type { Setup } from "../base/game";
import { columnsOf, idlePlan, type LivePlan } from "./plans";
import type { Play, Stage } from "../base/play";
import { refused } from "../base/refusing";
import type { AnyEvent } from "../base/telling";
import type { GameRecord } from "../base/record";

export class AsteroydsPlay implements Play {
  readonly canTakeBack = true;
  readonly seats: number;
  private readonly chronicle: Chronicle;
  private readonly plans = new Map<number, LivePlan>();
  private readonly first: number | null;
  /** The form of a board that is not printed. */
  private readonly board: unknown;

  constructor(
    private readonly game: AsteroydsGame,
    setup: Setup,
    seed: string,
    decisions: readonly unknown[],
  ) {
    this.chronicle = new Chronicle("asteroyds", game, setup, seed);
    this.seats = game.field("seats");
    this.first = setup.scenario == null ? game.field("first_seat") : null;
    this.board = ((setup.scenario ?? setup.layout) as { board?: unknown } | null | undefined)?.board;
    for (const decision of decisions) this.chronicle.take(decision);
  }

  get stage(): Stage {
    if (this.isOver) return "over";
    return this.game.field("stage") === PLANNING ? "planning" : "deciding";
  }

  /** A1.6 comes before A10: whoever wins does so when the next round is counted already. */
  get round(): number {
    return this.game.field("round_number") - Number(this.isOver);
  }

  awaited(): number[] {
    if (this.stage === "planning") return this.game.flying().filter((seat) => !this.plans.has(seat));
    const asked = this.game.field("asked_seat");
    return this.isOver || asked === NOBODY ? [] : [asked];
  }

  hasSealed(seat: number): boolean {
    return this.plans.has(seat);
  }

  mayOrder(): boolean {
    return false;
  }

  checkDraft(seat: number, plan: unknown): LivePlan {
    return this.checkPlan(seat, plan);
  }

  checkPlan(seat: number, plan: unknown): LivePlan {
    return this.game.checked(seat, plan);
  }

  checkAction(): void {
    throw refused("/action", "no_action", { expected: "none: Asteroyds has no actions beside the plan" });
  }

  checkAnswer(_seat: number, answer: unknown): void {
    if (typeof answer !== "boolean") throw refused("/answer", "not_an_answer", { answers: ["true", "false"] });
  }

  seal(seat: number, plan: unknown): void {
    this.plans.set(seat, this.checkPlan(seat, plan));
    if (this.awaited().length === 0) this.fly();
  }

  takeBack(seat: number): void {
    this.plans.delete(seat);
  }

  timeOut(drafts: ReadonlyMap<number, unknown>): void {
    for (const seat of this.awaited()) this.plans.set(seat, drafts.has(seat) ? this.checkPlan(seat, drafts.get(seat)) : idlePlan(seat));
    this.fly();
  }

  act(): void {
    this.checkAction();
  }

  idlePlan(seat: number): LivePlan {
    return idlePlan(seat);
  }

  answers(): unknown[] {
    return [false, true];
  }

  answer(seat: number, answer: unknown): void {
    this.chronicle.decide({ decision: "answer", seat, yes: answer });
  }

  newEvents(): AnyEvent[] {
    return this.chronicle.newEvents();
  }

  snapshot(): Record<string, unknown> {
    const [seen, stage, { table, places }] = [this.game.seen(SPECTATOR), this.stage, this.game];
    const shown: Record<string, unknown> = { position: positionOf(seen, table, places, this.board), sealed: [...this.plans.keys()].sort() };
    if (stage !== "over") {
      const rolled = Object.fromEntries(table.dice!.map((colour, die) => [colour, seen.dice[die]]));
      shown.dice = { ...rolled, order: seen.dice_order.map((die) => table.dice![die]) };
    }
    if (stage === "deciding") {
      shown.plans = Array.from({ length: this.seats }, (_, seat) => ({ seat, ...columnsOf(seen.plan[seat]!, table) }));
      shown.shields = seen.craft_shield.slice(0, this.seats).map((up) => up !== 0);
    }
    return shown;
  }

  own(): Record<string, unknown> {
    return {};
  }

  sight(seat: number): Uint8Array {
    return this.game.sight(seat);
  }

  preview(seat: number, plan: unknown, withSwarm: boolean): AnyEvent[] {
    return this.game.preview(seat, plan, withSwarm);
  }

  forecast(): AnyEvent[] {
    return this.game.forecast();
  }

  bearings(): AsteroydsBearing[] {
    return this.game.bearings();
  }

  firstSeat(): number | null {
    return this.first;
  }

  outcome(): Record<string, unknown> | null {
    if (!this.isOver) return null;
    const won = this.game.field("winners");
    return { winners: [...Array(this.seats).keys()].filter((seat) => (won >> seat) & 1), reason: this.game.table.reasons[this.game.field("over")] };
  }

  record(): GameRecord {
    return this.chronicle.record();
  }

  private get isOver(): boolean {
    return this.game.field("over") !== NOT_OVER;
  }

  private fly(): void {
    const plans = this.game.flying().map((seat) => this.plans.get(seat)!);
    this.plans.clear();
    this.chronicle.decide({ decision: "plans", plans });
  }
}
