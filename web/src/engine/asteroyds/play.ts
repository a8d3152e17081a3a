/** A game of Asteroyds at a table in the page: as table/games/asteroyds.py has it. */
import type { AsteroydsBearing } from "../../wire/protocol";
import { type AsteroydsGame, NOBODY, NOT_OVER, PLANNING } from "./game";
import { snapshotOf } from "./snapshot";
import { Chronicle } from "../base/chronicle";
import type { Setup } from "../base/game";
import { idlePlan, type LivePlan } from "./plans";
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
    return snapshotOf(this.game, this.stage, [...this.plans.keys()].sort(), this.board);
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
