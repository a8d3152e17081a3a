/** Asteroyds in the page: forms into records, the engine's entries in the order of the game, and its events. */
import type { AsteroydsBearing } from "../../wire/protocol";
import type { Choice, Settled } from "./setup";
import { type Arrangement, tooLate } from "../base/arranging";
import { keyOf } from "../base/chance";
import type { Table } from "../base/described";
import { type AsteroydsState, RECORDS } from "../base/forms";
import { type EngineGame, settled, type Setup } from "../base/game";
import { type Conditions, type Judged, Judging } from "../base/judging";
import { get, read, write } from "../base/layout";
import { type Address, EngineModule } from "../base/module";
import { chartOf, columnsOf, COLUMNS, type LivePlan, planIn } from "./plans";
import { type Code, refused } from "../base/refusing";
import { type AnyEvent, type Place, type Reading, Teller, tellerFor } from "../base/telling";

const STATE = RECORDS["asteroyds.State"];
const BOARD = RECORDS["kernel.Hexes"];
const LAYOUT = RECORDS["asteroyds.Layout"];
export const SPECTATOR = -1;
export const [NOBODY, OFF, NOT_OVER] = [-1, -1, 0];
const LEGAL = 0;
const ROLLING = 0;
export const PLANNING = 1;
const ALL_STAY = 20;
const SEATS = 6;
const FACES = 6;

type Decision = { decision: "plans"; plans: unknown[] } | { decision: "answer"; seat: number; yes: boolean };

export class AsteroydsGame implements EngineGame {
  private readonly engine: EngineModule<"asteroyds">;
  private readonly state: Address<"asteroyds.State">;
  private readonly scratch: Address<"asteroyds.State">;
  private readonly events: Address<"kernel.Events">;
  private readonly hexes: Address<"kernel.Hexes">;
  private readonly layout: Address<"asteroyds.Layout">;
  readonly reading: Reading;
  private readonly teller: Teller;
  private judging: Judging | null = null;
  /** By cell. */
  readonly places: readonly Place[];

  constructor(
    module: WebAssembly.Module,
    readonly table: Table,
    readonly board: Uint8Array,
    layout: Uint8Array | null,
    /** Of a scenario, without its seed. */
    private readonly scenario: Uint8Array | null = null,
  ) {
    this.engine = new EngineModule("asteroyds", module);
    this.state = this.engine.room("asteroyds.State");
    this.scratch = this.engine.room("asteroyds.State");
    this.events = this.engine.room("kernel.Events");
    this.hexes = this.engine.room("kernel.Hexes");
    this.layout = this.engine.room("asteroyds.Layout");
    this.engine.put(board, this.hexes);
    if (layout) this.engine.put(layout, this.layout);
    const { cells, row, column } = read(BOARD, this.engine.view, this.hexes);
    this.places = Array.from({ length: cells }, (_, cell) => [row[cell]!, column[cell]!]);
    this.reading = { table, places: this.places };
    this.teller = tellerFor(this.reading);
  }

  begin(given: Setup, seed: string): AnyEvent[] {
    const setup = settled(this.table, given) as Settled;
    const chance = { key: keyOf(seed), game: BigInt(setup.number) };
    this.engine.put(this.scenario ?? new Uint8Array(STATE.size), this.state);
    write(STATE, this.engine.view, this.scenario ? chance : { ...this.rules(setup.rules), ...this.crew(setup.seats), ...chance, seats: setup.seats.length }, this.state);
    if (!this.scenario) this.layOut(setup);
    this.engine.entries.open_round(this.state, this.events);
    return this.told();
  }

  decide(given: unknown): AnyEvent[] {
    const decision = given as Decision;
    if (decision.decision === "answer") return this.answer(decision.seat, decision.yes);
    if (decision.decision !== "plans" || this.field("stage") !== PLANNING) throw refused("", "planning_over");
    for (const each of decision.plans) {
      const plan = planIn(each, this.table);
      if (!this.flying().includes(plan.seat)) throw refused("/seat", "craft_gone", { seat: plan.seat });
      this.put(plan, this.state);
    }
    return this.goOn();
  }

  arrange(arrangement: Arrangement): AnyEvent[] {
    if (this.field("stage") !== PLANNING || this.field("over") !== NOT_OVER) throw tooLate();
    if (arrangement.decision === "hands") throw refused("/decision", "wrong_form", { expected: "dice or a seed: there are no hands" });
    if (arrangement.decision === "dice") write(STATE, this.engine.view, this.dice(arrangement), this.state);
    else write(STATE, this.engine.view, { key: keyOf(arrangement.seed) }, this.state);
    return this.rolled(arrangement.decision === "draw");
  }

  see(state: Uint8Array): void {
    this.engine.put(state, this.state);
  }

  /** The seat's plan with all that is as usual; a Refusal when the rules don't allow it. */
  checked(seat: number, given: unknown): LivePlan {
    const plan = planIn(given, this.table);
    if (plan.seat !== seat) throw refused("/seat", "your_seat", { seat, got: plan.seat });
    if (!this.flying().includes(seat)) throw refused("/seat", "out_of_game");
    this.look(seat);
    this.put(plan, this.scratch);
    return plan;
  }

  preview(seat: number, plan: unknown, withSwarm: boolean): AnyEvent[] {
    this.checked(seat, plan);
    return this.alone(seat, withSwarm);
  }

  /** The round with this plan, and with what the others have on their charts; afterwards all is as before. */
  attempt(seat: number, plan: unknown, conditions: Conditions): Judged {
    const { engine, state, events } = this;
    const before = engine.bytes(state, STATE.size);
    this.judging ??= new Judging(engine);
    try {
      this.put(this.checked(seat, plan), state);
      engine.entries.play_round(this.hexes, state, events);
      const judged = this.judging.judged(conditions, (given, verdicts) => engine.entries.judge(state, events, seat, given, verdicts));
      return { ...judged, events: this.told() };
    } finally {
      engine.put(before, state);
    }
  }

  forecast(): AnyEvent[] {
    this.look(SPECTATOR);
    return this.alone(SPECTATOR, true);
  }

  bearings(): AsteroydsBearing[] {
    const cells = this.field("tile_cell");
    return this.table.movers!.flatMap((tiles, die) => tiles.filter((tile) => cells[tile] !== OFF).map((tile) => this.bearing(tile, die)));
  }

  answers(): unknown[] {
    return this.field("asked_seat") === NOBODY ? [] : [false, true];
  }

  /** The seats still on the board. */
  flying(): number[] {
    return this.field("craft_cell").flatMap((cell, seat) => (seat < this.field("seats") && cell !== OFF ? [seat] : []));
  }

  /** All of it as the engine has it: for studies of what is over, or of what never was. */
  get whole(): Uint8Array {
    return this.engine.bytes(this.state, STATE.size);
  }

  /** The same with these plans on the charts; a Refusal when one of them can't be. */
  standing(plans: readonly unknown[]): Uint8Array {
    this.engine.put(this.whole, this.scratch);
    for (const plan of plans) this.put(planIn(plan, this.table), this.scratch);
    return this.engine.bytes(this.scratch, STATE.size);
  }

  /** What lies on a seat's chart. */
  planOf(seat: number): { seat: number; ram: boolean } & ReturnType<typeof columnsOf> {
    return { seat, ...columnsOf(this.field("plan")[seat]!, this.table), ram: this.field("ram_order")[seat] === 1 };
  }

  /** What a seat may know, as numbers. */
  seen(seat: number): AsteroydsState {
    this.look(seat);
    return read(STATE, this.engine.view, this.scratch);
  }

  /** The same as the engine has it, for a bot. */
  sight(seat: number): Uint8Array {
    this.look(seat);
    return this.engine.bytes(this.scratch, STATE.size);
  }

  field<Name extends keyof AsteroydsState & string>(name: Name): AsteroydsState[Name] {
    return get(STATE, this.engine.view, name, this.state);
  }

  private layOut({ asteroids, first_seat: first }: Settled): void {
    write(LAYOUT, this.engine.view, this.left(asteroids), this.layout);
    this.engine.entries.set_up(this.hexes, this.layout, this.state);
    if (first !== null) write(STATE, this.engine.view, { first_seat: first }, this.state);
  }

  private rules({ mode, dice_order: order, targets_needed: needed, ...flags }: Settled["rules"]): Partial<AsteroydsState> {
    const numbers = Object.fromEntries(Object.entries(flags).map(([name, on]) => [name, Number(on)]));
    return { ...numbers, mode: this.table.modes!.indexOf(mode), random_dice_order: Number(order === "random"), targets_needed: [0, needed.left, needed.right] };
  }

  private crew(seats: Choice[]): Partial<AsteroydsState> {
    const { colours, pilots, teams } = this.table;
    const among = (words: readonly (string | null)[], word: (choice: Choice) => string | null) =>
      Array.from({ length: SEATS }, (_, seat) => (seats[seat] ? words.indexOf(word(seats[seat])) : 0));
    return {
      craft_colour: among(colours!, (seat) => seat.colour),
      craft_pilot: among(pilots!, (seat) => seat.pilot),
      craft_team: among(teams!, (seat) => seat.team ?? null),
    };
  }

  /** A1.7 How many asteroids stay, or which ones are left out. */
  private left(asteroids: number | number[]): { asteroids: number; left_out: number } {
    if (!Array.isArray(asteroids)) return { asteroids, left_out: 0 };
    return { asteroids: ALL_STAY, left_out: asteroids.reduce((mask, priority) => mask | (1 << (priority - 1)), 0) };
  }

  private dice({ dice, order }: Extract<Arrangement, { decision: "dice" }>): Partial<AsteroydsState> {
    const colours = this.table.dice!;
    const numbers = colours.map((colour) => dice[colour!] ?? 0);
    const isOrder = this.table.dice_orders!.some((dies) => dies.every((die, turn) => colours[die] === order[turn]));
    const wrong = numbers.find((number) => !Number.isInteger(number) || number < 1 || number > FACES);
    if (wrong !== undefined) throw refused("/dice", "out_of_range", { what: "a number", least: 1, most: FACES, got: wrong });
    if (!isOrder) throw refused("/order", "wrong_form", { expected: "each die once" });
    return { dice: numbers, dice_order: order.map((colour) => colours.indexOf(colour)) };
  }

  /** How the dice lie now is told as a throw; without one they stay where they were put. */
  private rolled(isThrown: boolean): AnyEvent[] {
    const put = isThrown ? null : { dice: this.field("dice"), dice_order: this.field("dice_order") };
    write(STATE, this.engine.view, { stage: ROLLING }, this.state);
    this.engine.entries.open_round(this.state, this.events);
    const thrown = this.told().filter((event) => event.kind === "DiceRolled");
    if (!put) return thrown;
    write(STATE, this.engine.view, put, this.state);
    const order = put.dice_order.map((die) => this.table.dice![die]!);
    const numbers = Object.fromEntries(this.table.dice!.map((colour, die) => [colour, put.dice[die]]));
    return thrown.map((event) => ({ ...event, ...numbers, order }) as AnyEvent);
  }

  private answer(seat: number, yes: boolean): AnyEvent[] {
    if (this.field("asked_seat") === NOBODY || this.field("asked_seat") !== seat) throw refused("/seat", "no_decision", { seat });
    this.engine.entries.answer(this.state, this.events, yes);
    return this.goOn();
  }

  private goOn(): AnyEvent[] {
    this.engine.entries.play_round(this.hexes, this.state, this.events);
    if (this.field("asked_seat") === NOBODY && this.field("over") === NOT_OVER) this.engine.entries.open_round(this.state, this.events);
    return this.told();
  }

  /** A plan on its seat's chart, or a Refusal. */
  private put(plan: LivePlan, state: Address<"asteroyds.State">): void {
    const { engine, table } = this;
    const before = <Name extends keyof AsteroydsState & string>(name: Name) => get(STATE, engine.view, name, state);
    const pilot = table.pilots![before("craft_pilot")[plan.seat]!]!;
    if (plan.emergency_shield !== "never" && !(before("powers") && pilot === "lawrence")) throw refused("/emergency_shield", "emergency_order");
    write(STATE, engine.view, chartOf(plan, table, { plan: before("plan"), ram_order: before("ram_order"), emergency_order: before("emergency_order") }), state);
    const [, column, fault] = engine.entries.first_fault(state) as [number, number, number];
    if (fault !== LEGAL) throw this.refusalOf(column, fault, pilot);
  }

  private refusalOf(column: number, fault: number, pilot: string): Error {
    const code = this.table.faults[fault] as Code;
    const details = code === "wrong_power" ? { forms: this.table.powers![pilot] ?? "power", pilot } : {};
    return refused(column === COLUMNS ? "/energy" : `/columns/${column}`, code, details);
  }

  /** A copy of what the seat may know. */
  private look(seat: number): void {
    this.engine.put(this.engine.bytes(this.state, STATE.size), this.scratch);
    this.engine.entries.hide(this.scratch, seat);
  }

  private alone(seat: number, withSwarm: boolean): AnyEvent[] {
    this.engine.entries.fly_alone(this.hexes, this.scratch, this.events, seat, withSwarm);
    return this.told();
  }

  private bearing(tile: number, die: number): AsteroydsBearing {
    const { dice, tiles, headings, reach } = this.table;
    this.look(SPECTATOR);
    const heading = this.engine.entries.send(this.hexes, this.scratch, this.events, tile, die);
    const told = this.told();
    const name = tiles![tile]!;
    const stopped = told.findLast((event) => event.kind === "TileBlocked" || event.kind === "PushFailed") as { by: string; pushed?: string } | undefined;
    return {
      tile: name,
      die: dice![die],
      number: this.field("dice")[die],
      heading: headings[heading],
      most: reach![die],
      path: told.flatMap((event) => (event.kind === "TileMoved" && event.tile === name ? [event.to] : [])),
      pushes: (told.findLast((event) => event.kind === "TilePushed") as { tile?: string } | undefined)?.tile ?? null,
      stopped_by: stopped?.pushed ?? stopped?.by ?? null,
    } as AsteroydsBearing;
  }

  private told(): AnyEvent[] {
    return this.teller.take(this.engine, this.events);
  }
}
