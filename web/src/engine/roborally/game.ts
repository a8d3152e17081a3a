/** RoboRally in the page: forms into records, the engine's entries in the order of the game, and its events. */
import type { AsteroydsBearing } from "../../wire/protocol";
import { answerForm } from "../base/answers";
import { type Arrangement, tooLate } from "../base/arranging";
import { keyOf } from "../base/chance";
import type { Table } from "../base/described";
import { RECORDS, type RoborallyCourse, type RoborallyState } from "../base/forms";
import { type EngineGame, settled, type Setup } from "../base/game";
import { type Conditions, type Judged, Judging } from "../base/judging";
import { get, read, write } from "../base/layout";
import { type Address, EngineModule } from "../base/module";
import { type LiveProgram, programIn } from "./programs";
import { type Code, refused } from "../base/refusing";
import type { Settled } from "./setup";
import { swapped } from "./hands";
import { isSame } from "../base/same";
import { sheetOf } from "./sheet";
import { type AnyEvent, type Place, placeOnSheet, type Reading, Teller, tellerFor } from "../base/telling";

const STATE = RECORDS["roborally.State"];
const SHEET = RECORDS["roborally.Sheet"];
const COURSE = RECORDS["roborally.Course"];
export const SPECTATOR = -1;
export const [NOBODY, NOT_OVER] = [-1, 0];
const FINE = 0;
const DEALING = 2;
export const PROGRAMMING = 3;
/** Where a card lies that is in no register. */
const [KEPT, ON_FLYWHEEL] = [10, 11];
/** Faults of a card in a register, and of one field; the others say more. */
const IN_REGISTER = ["register_locked", "register_empty", "cards_share"];
const FIELDS: Readonly<Record<string, string>> = { undamaged: "/power_down", no_conditional_program: "/answers/conditional_program", no_cards: "/answers/conditional_program", no_flywheel: "/flywheel" };
const SEATS = 8;
const MOST_CHOICES = 4096;
/** Asked before the first turn, whatever a program says. */
const BEFORE_TURNS = ["keep_option", "home", "start"];

type Decision =
  | { decision: "program" | "time_out"; program: unknown }
  | { decision: "recompile"; seat: number }
  | { decision: "run" }
  | { decision: "answer"; seat: number; answer: unknown };

export class RoborallyGame implements EngineGame {
  private readonly engine: EngineModule<"roborally">;
  private readonly state: Address<"roborally.State">;
  private readonly scratch: Address<"roborally.State">;
  private readonly sheet: Address<"roborally.Sheet">;
  private readonly events: Address<"kernel.Events">;
  private readonly floor: Address<"roborally.Course">;
  private readonly choices: number;
  readonly reading: Reading;
  readonly placeOf: (cell: number) => Place;
  private readonly teller: Teller;
  private judging: Judging | null = null;

  constructor(
    module: WebAssembly.Module,
    readonly table: Table,
    readonly course: Uint8Array,
    /** Of a scenario, without its seed. */
    private readonly scenario: Uint8Array | null = null,
  ) {
    this.engine = new EngineModule("roborally", module);
    this.state = this.engine.room("roborally.State");
    this.scratch = this.engine.room("roborally.State");
    this.sheet = this.engine.room("roborally.Sheet");
    this.events = this.engine.room("kernel.Events");
    this.floor = this.engine.room("roborally.Course");
    this.choices = this.engine.take(MOST_CHOICES * 8);
    this.engine.put(course, this.floor);
    this.reading = { table, places: null };
    this.placeOf = placeOnSheet(table.stride!);
    this.teller = tellerFor(this.reading);
  }

  begin(given: Setup, seed: string): AnyEvent[] {
    const setup = settled(this.table, given) as Settled;
    const rules = Object.fromEntries(Object.entries(setup.rules).map(([name, value]) => [name, Number(value)]));
    const teams = Array.from({ length: SEATS }, (_, seat) => (setup.seats[seat]?.team ?? -1) + 1);
    const chance = { key: keyOf(seed), game: BigInt(setup.number) };
    const numbers = {
      ...rules,
      ...chance,
      seats: setup.seats.length,
      without_options: Number(!setup.options),
      options_at_start: setup.options_at_start,
      first_player: setup.first_seat === null ? 0 : setup.first_seat + 1,
      team_choice: teams,
    };
    this.engine.put(this.scenario ?? new Uint8Array(STATE.size), this.state);
    write(STATE, this.engine.view, this.scenario ? chance : numbers, this.state);
    if (!this.scenario) this.layOut(setup.seats.length);
    this.engine.entries.open_turn(this.floor, this.state, this.events);
    return this.told();
  }

  decide(given: unknown): AnyEvent[] {
    const decision = given as Decision;
    switch (decision.decision) {
      case "program":
        return this.programmed(programIn(decision.program, this.table));
      case "time_out":
        return this.timedOut(programIn(decision.program, this.table));
      case "recompile":
        return this.recompiled(decision.seat);
      case "answer":
        return this.answer(decision.seat, decision.answer);
      case "run":
        if (!this.isPlanning) throw refused("", "planning_over");
        if (this.toPlan().length > 0) throw refused("", "not_all_done", { seats: this.toPlan() });
        return this.goOn();
      default:
        throw refused("/decision", "wrong_form", { expected: "a decision" });
    }
  }

  arrange(arrangement: Arrangement): AnyEvent[] {
    if (!this.isPlanning) throw tooLate();
    if (arrangement.decision === "dice") throw refused("/decision", "wrong_form", { expected: "hands or a seed: there are no dice" });
    if (arrangement.decision === "hands") {
      write(STATE, this.engine.view, swapped(read(STATE, this.engine.view, this.state), arrangement.hands), this.state);
      return [];
    }
    write(STATE, this.engine.view, { key: keyOf(arrangement.seed), stage: DEALING }, this.state);
    this.engine.entries.open_turn(this.floor, this.state, this.events);
    return this.told().filter((event) => event.kind === "CardsDealt");
  }

  see(state: Uint8Array): void {
    this.engine.put(state, this.state);
  }

  /** The seat's program with all that is as usual; a Refusal when the rules don't allow it. */
  checked(seat: number, given: unknown, isPartial: boolean): LiveProgram {
    const program = programIn(given, this.table);
    if (program.seat !== seat) throw refused("/seat", "your_seat", { seat, got: program.seat });
    this.checkTime(seat);
    this.copy();
    this.handIn(program, this.scratch, isPartial);
    return program;
  }

  preview(seat: number, plan: unknown): AnyEvent[] {
    const { engine } = this;
    this.look(seat);
    engine.entries.take_back(this.scratch, seat);
    this.handIn(programIn(plan, this.table), this.scratch, true);
    engine.entries.run_alone(this.floor, this.scratch, this.events, { at: this.choices, lengths: [MOST_CHOICES] }, seat);
    return this.told();
  }

  /** The turn with this program, and with those that others have done; afterwards all is as before. */
  attempt(seat: number, plan: unknown, conditions: Conditions): Judged {
    const { engine, state, events } = this;
    const before = engine.bytes(state, STATE.size);
    this.judging ??= new Judging(engine);
    try {
      this.checkTime(seat);
      this.handIn({ ...programIn(plan, this.table), seat }, state, false);
      engine.entries.seal(state, events, seat);
      engine.entries.play_turn(this.floor, state, events);
      const judged = this.judging.judged(conditions, (given, verdicts) => engine.entries.judge(state, events, seat, given, verdicts));
      return { ...judged, events: this.told() };
    } finally {
      engine.put(before, state);
    }
  }

  forecast(): AnyEvent[] {
    return [];
  }

  bearings(): AsteroydsBearing[] {
    return [];
  }

  answers(): unknown[] {
    return this.isWaiting ? this.legal().map(({ form }) => form) : [];
  }

  get isPlanning(): boolean {
    return this.field("stage") === PROGRAMMING && !this.isWaiting && this.field("over") === NOT_OVER;
  }

  /** Whether everything waits for an answer. */
  get isWaiting(): boolean {
    return this.field("asked_seat") !== NOBODY;
  }

  /** The seats whose programs are not done. */
  toPlan(): number[] {
    const sealed = this.field("sealed");
    return this.isPlanning ? [...Array(this.field("seats")).keys()].filter((seat) => sealed[seat] === 0) : [];
  }

  /** What keeps a seat from giving orders, as if programs were made now: its code, or nothing. */
  whyNoOrders(seat: number): string | null {
    this.copy();
    write(STATE, this.engine.view, { stage: PROGRAMMING, asked_seat: NOBODY, over: NOT_OVER }, this.scratch);
    return this.table.faults[this.engine.entries.fault_of_time(this.floor, this.scratch, seat)]!;
  }

  canRecompile(seat: number): boolean {
    return this.engine.entries.can_recompile(this.state, seat);
  }

  /** The cards in a seat's hand. */
  hand(seat: number, state = this.state): number[] {
    const [hands, counts] = [get(STATE, this.engine.view, "hand", state), get(STATE, this.engine.view, "hand_count", state)];
    return hands[seat]!.slice(0, counts[seat]).map((card) => card * 10);
  }

  /** R10.5 The course as its floors lie now. */
  get floorNow(): Uint8Array {
    return this.engine.bytes(this.floor, COURSE.size);
  }

  /** All of it as the engine has it: for studies of what is over, or of what never was. */
  get whole(): Uint8Array {
    return this.engine.bytes(this.state, STATE.size);
  }

  /** What a seat may know, as numbers. */
  seen(seat: number): RoborallyState {
    this.look(seat);
    return read(STATE, this.engine.view, this.scratch);
  }

  /** The same as the engine has it, for a bot. */
  sight(seat: number): Uint8Array {
    this.look(seat);
    return this.engine.bytes(this.scratch, STATE.size);
  }

  /** By seat and register, whether cards lie there face up: one that is put there can be seen. */
  faceUp(): boolean[][] {
    this.copy();
    write(STATE, this.engine.view, { registers: this.field("registers").map((seat) => seat.map(() => [1, 0])) }, this.scratch);
    this.engine.entries.hide(this.scratch, SPECTATOR);
    return get(STATE, this.engine.view, "registers", this.scratch).map((seat) => seat.map(([card]) => card !== 0));
  }

  /** Whether the course has this rule. */
  plays(special: string): boolean {
    return ((get(COURSE, this.engine.view, "specials", this.floor) >> this.table.specials!.indexOf(special)) & 1) === 1;
  }

  ground<Name extends keyof RoborallyCourse & string>(name: Name): RoborallyCourse[Name] {
    return get(COURSE, this.engine.view, name, this.floor);
  }

  field<Name extends keyof RoborallyState & string>(name: Name): RoborallyState[Name] {
    return get(STATE, this.engine.view, name, this.state);
  }

  private layOut(seats: number): void {
    this.engine.entries.set_up(this.floor, this.state);
    const asked = BEFORE_TURNS.reduce((mask, question) => mask | (1 << this.table.questions.indexOf(question)), 0);
    write(STATE, this.engine.view, { asks: this.field("asks").map((asks, seat) => (seat < seats ? asked : asks)) }, this.state);
  }

  private programmed(program: LiveProgram): AnyEvent[] {
    this.checkTime(program.seat);
    this.handIn(program, this.state, false);
    if (this.field("sealed")[program.seat] === 0) this.engine.entries.seal(this.state, this.events, program.seat);
    return this.told();
  }

  private timedOut(program: LiveProgram): AnyEvent[] {
    if (!this.toPlan().includes(program.seat)) throw refused("/seat", "sealed_already");
    this.checkTime(program.seat);
    this.handIn(program, this.state, true);
    this.engine.entries.fill_at_random(this.state, this.events, program.seat);
    return this.told();
  }

  private recompiled(seat: number): AnyEvent[] {
    if (!this.isPlanning || this.whyNoOrders(seat) === "robot_gone" || !this.canRecompile(seat)) throw refused("/seat", "no_recompile");
    this.engine.entries.recompile(this.state, this.events, seat);
    return this.told();
  }

  private answer(seat: number, answer: unknown): AnyEvent[] {
    const { entries } = this.engine;
    if (!this.isWaiting || this.field("asked_seat") !== seat) throw refused("/seat", "no_decision", { seat });
    const legal = this.legal();
    const chosen = legal.find(({ form }) => isSame(form, answer));
    if (!chosen) throw noAnswer(legal.map(({ form }) => form));
    entries.answer(this.state, this.events, chosen.choice);
    if (this.field("stage") !== PROGRAMMING) return this.goOn();
    entries.recompile(this.state, this.events, seat);
    return this.told();
  }

  private goOn(): AnyEvent[] {
    const { entries } = this.engine;
    if (this.field("stage") > DEALING) entries.play_turn(this.floor, this.state, this.events);
    if (!this.isWaiting && this.field("over") === NOT_OVER) entries.open_turn(this.floor, this.state, this.events);
    return this.told();
  }

  /** Whether it is the time for a program of this seat. */
  private checkTime(seat: number): void {
    const fault = this.engine.entries.fault_of_time(this.floor, this.state, seat);
    if (fault === FINE) return;
    const code = this.table.faults[fault] as Code;
    throw refused(code === "planning_over" ? "" : "/seat", code, code === "robot_gone" ? { seat } : {});
  }

  /** Cards and policies of a program into a state; a Refusal leaves it half changed. */
  private handIn(program: LiveProgram, state: Address<"roborally.State">, isPartial: boolean): void {
    write(SHEET, this.engine.view, sheetOf(program, this.table), this.sheet);
    const [fault, place, card] = this.engine.entries.hand_in(this.floor, state, this.sheet, program.seat, isPartial) as [number, number, number];
    if (fault !== FINE) throw this.refusalOf(this.table.faults[fault] as Code, place, card * 10, state, program.seat);
  }

  private refusalOf(code: Code, place: number, card: number, state: Address<"roborally.State">, seat: number): Error {
    if (IN_REGISTER.includes(code)) return refused(`/registers/${place}`, code);
    if (FIELDS[code]) return refused(FIELDS[code], code);
    if (code === "five_registers") return refused("/registers", code, { got: 0 });
    if (code === "flywheel_full") return refused("/flywheel", code, { card });
    if (code === "card_twice") return refused(pointerOf(place), code, { card });
    const held = get(STATE, this.engine.view, "flywheel", state)[seat]!;
    const hand = [...this.hand(seat, state), ...(place !== ON_FLYWHEEL && held !== 0 ? [held * 10] : [])];
    return refused(pointerOf(place), code, { hand: hand.sort((one, other) => one - other), card });
  }

  private copy(): void {
    this.engine.put(this.engine.bytes(this.state, STATE.size), this.scratch);
  }

  /** A copy of what the seat may know. */
  private look(seat: number): void {
    this.copy();
    this.engine.entries.hide(this.scratch, seat);
  }

  private legal(): { choice: number; form: unknown }[] {
    const count = this.engine.entries.list_choices(this.floor, this.state, { at: this.choices, lengths: [MOST_CHOICES] });
    const question = this.table.questions[this.field("question")]!;
    return Array.from({ length: count }, (_, place) => {
      const choice = Number(this.engine.view.getBigInt64(this.choices + place * 8, true));
      return { choice, form: answerForm(question, choice, this.table, this.placeOf) };
    });
  }

  private told(): AnyEvent[] {
    return this.teller.take(this.engine, this.events);
  }
}

export function noAnswer(legal: readonly unknown[]): Error {
  return refused("/answer", "not_an_answer", { answers: legal.map((form) => JSON.stringify(form)) });
}

/** Where a card lies in a program. */
function pointerOf(place: number): string {
  if (place === KEPT) return "/answers/conditional_program/card";
  return place === ON_FLYWHEEL ? "/flywheel" : `/registers/${Math.floor(place / 2)}/${place % 2}`;
}
