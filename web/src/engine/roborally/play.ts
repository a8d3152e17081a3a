/** A game of RoboRally at a table in the page: as table/games/roborally_play.py has it. */
import type { AsteroydsBearing } from "../../wire/protocol";
import { Chronicle } from "../base/chronicle";
import type { Setup } from "../base/game";
import type { Play, Stage } from "../base/play";
import { askable, type LiveProgram, programIn } from "./programs";
import { refused } from "../base/refusing";
import { noAnswer, NOT_OVER, PROGRAMMING, type RoborallyGame } from "./game";
import { isSame } from "../base/same";
import { ownOf, snapshotOf } from "./snapshot";
import type { AnyEvent } from "../base/telling";
import type { GameRecord } from "../base/record";

const RECOMPILE = "recompile";
const LONGEST_WORD = 40;

export class RoborallyPlay implements Play {
  /** R3.1 Done is done. */
  readonly canTakeBack = false;
  readonly seats: number;
  private readonly chronicle: Chronicle;

  constructor(
    private readonly game: RoborallyGame,
    private readonly setup: Setup,
    seed: string,
    decisions: readonly unknown[],
  ) {
    this.chronicle = new Chronicle("roborally", game, setup, seed);
    this.seats = game.field("seats");
    for (const decision of decisions) this.chronicle.take(decision);
    this.askTheIdle();
  }

  get stage(): Stage {
    if (this.isOver) return "over";
    return this.game.isPlanning ? "planning" : "deciding";
  }

  get round(): number {
    return this.game.field("turn_number");
  }

  awaited(): number[] {
    if (this.isOver) return [];
    return this.game.isWaiting ? [this.game.field("asked_seat")] : this.game.toPlan();
  }

  hasSealed(seat: number): boolean {
    return this.game.field("sealed")[seat] !== 0;
  }

  /** A robot without cards to put still has policies. */
  mayOrder(seat: number): boolean {
    return this.game.whyNoOrders(seat) === null;
  }

  checkDraft(seat: number, plan: unknown): LiveProgram {
    return this.game.checked(seat, plan, true);
  }

  checkPlan(seat: number, plan: unknown): LiveProgram {
    return this.game.checked(seat, plan, false);
  }

  checkAction(seat: number, action: string): void {
    if (action !== RECOMPILE) throw refused("/action", "no_action", { expected: `recompile, got ${action.slice(0, LONGEST_WORD)}` });
    if (!this.isInGame(seat) || !this.game.canRecompile(seat)) throw refused("/action", "no_recompile");
  }

  checkAnswer(_seat: number, answer: unknown): void {
    const legal = this.answers();
    if (!legal.some((form) => isSame(form, answer))) throw noAnswer(legal);
  }

  seal(_seat: number, plan: unknown): void {
    this.program(plan);
    this.runWhenDone();
  }

  takeBack(): void {
    throw refused("", "done_stays");
  }

  timeOut(drafts: ReadonlyMap<number, unknown>): void {
    for (const seat of this.game.toPlan()) this.chronicle.decide({ decision: "time_out", program: programIn(drafts.get(seat) ?? { seat }, this.game.table) });
    this.run();
  }

  /** R9.22 It may cost the robot its life, and then nobody waits for its program. */
  act(seat: number): void {
    this.chronicle.decide({ decision: RECOMPILE, seat });
    this.runWhenDone();
  }

  /** The cards as they came. */
  idlePlan(seat: number): LiveProgram {
    const [hand, toFill] = [this.game.hand(seat), this.game.field("to_program")[seat]!];
    const registers = [0, 1, 2, 3, 4].map((register) => ((toFill >> register) & 1 ? [hand.shift()!] : null));
    return programIn({ seat, registers }, this.game.table);
  }

  answers(): unknown[] {
    return this.game.answers();
  }

  answer(seat: number, answer: unknown): void {
    const wasPlanning = this.game.field("stage") === PROGRAMMING;
    this.chronicle.decide({ decision: "answer", seat, answer });
    if (wasPlanning) this.runWhenDone();
    else this.askTheIdle();
  }

  newEvents(): AnyEvent[] {
    return this.chronicle.newEvents();
  }

  snapshot(): Record<string, unknown> {
    return snapshotOf(this.game, this.setup.scenario == null ? this.setup.course : (this.setup.scenario as Setup).course);
  }

  own(seat: number): Record<string, unknown> {
    return ownOf(this.game, seat, this.game.isPlanning && this.hasSealed(seat) && this.mayOrder(seat));
  }

  sight(seat: number): Uint8Array {
    return this.game.sight(seat);
  }

  preview(seat: number, plan: unknown): AnyEvent[] {
    return this.game.preview(seat, this.checkDraft(seat, plan));
  }

  forecast(): AnyEvent[] {
    return this.game.forecast();
  }

  bearings(): AsteroydsBearing[] {
    return this.game.bearings();
  }

  firstSeat(): number | null {
    return this.setup.scenario == null ? this.game.field("dock_order")[0]! : null;
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

  private isInGame(seat: number): boolean {
    return this.game.whyNoOrders(seat) !== "robot_gone";
  }

  private program(program: unknown): void {
    this.chronicle.decide({ decision: "program", program: programIn(program, this.game.table) });
  }

  private run(): void {
    this.chronicle.decide({ decision: "run" });
    this.askTheIdle();
  }

  /**
   * R4.3 Who is powered down has nothing to program, but is asked at the end of the turn whether to stay down.
   * When everybody is, the turn runs before anybody could give orders: then they are asked about everything.
   * In a game that comes back, what they have ordered since stands.
   */
  private askTheIdle(): void {
    if (!this.game.isPlanning) return;
    const inMidTurn = askable(this.game.table).filter((question) => question !== "power_down");
    const asks = this.game.toPlan().length > 0 ? ["stay_down"] : inMidTurn;
    const down = this.game.field("robot_down");
    const hasOrdered = this.ordered();
    for (let seat = 0; seat < this.seats; seat += 1) if (down[seat] !== 0 && this.isInGame(seat) && !hasOrdered.has(seat)) this.program({ seat, asks });
    this.runWhenDone();
  }

  /** The seats that have given orders since the last turn ran. */
  private ordered(): Set<number> {
    const decisions = this.chronicle.decisions as readonly { decision: string; program?: LiveProgram }[];
    const since = decisions.slice(decisions.findLastIndex(({ decision }) => decision === "run") + 1);
    return new Set(since.flatMap(({ program }) => (program ? [program.seat] : [])));
  }

  private runWhenDone(): void {
    if (this.game.isPlanning && this.game.toPlan().length === 0) this.run();
  }
}
