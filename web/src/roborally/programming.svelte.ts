/** R3 The program that is being made: cards in registers, a power-down, orders. The server says what is against the rules. */
import type { RoborallyLiveProgram } from "../protocol";
import { Drafting } from "../table/drafting";
import type { LiveTable } from "../table/live.svelte";
import { refusedBy } from "../table/refusals";
import { Refusal } from "../wire/connection.svelte";
import { keepOrders, keptOrders } from "./keeping";
import { leaving, nextTurn, type Orders, usualOrders, withAsk } from "./policies";

const REGISTERS = 5;
/** The rotations are below, moves above: two cards in a register lie with the move first. */
const FIRST_MOVE = 430;

export type Power = "no" | "yes" | "ask";

/** What the server tells only this seat. */
export interface OwnCards {
  hand: number[];
  registers: number[][];
  flywheel: number | null;
  can_recompile: boolean;
}

/** What is changed by hand; replaced as a whole, so that it can be put back. */
interface Program {
  registers: number[][];
  /** Cards in the order in which they were put. */
  put: number[];
  power: Power;
  flywheel: number | null;
  orders: Orders;
}

export interface Refused {
  /** The register concerned, from 0 on, when it is one. */
  register: number | null;
  reason: string;
}

export class Programming {
  program = $state.raw<Program>(empty(usualOrders()));
  /** The register that the next card goes to, when it was chosen. */
  picked = $state<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  isSending = $state(false);

  private round = $state(-1);
  private accepted: Program = this.program;
  private isUnsaved = false;
  /** One's own orders, while somebody else's are followed for a turn. */
  private ownOrders: Orders | null = null;
  private readonly drafting: Drafting<RoborallyLiveProgram>;

  constructor(private readonly table: LiveTable) {
    this.program = this.accepted = empty(keptOrders(table.id));
    this.drafting = new Drafting(
      (round, plan) => this.save(round, plan),
      (error) => this.refuse(error),
      () => void table.lookAtOwn(),
    );
  }

  get own(): OwnCards {
    return (this.table.own?.game as unknown as OwnCards | undefined) ?? { hand: [], registers: [[], [], [], [], []], flywheel: null, can_recompile: false };
  }

  /** Done is done (R3.1). */
  get isDone(): boolean {
    return this.table.seat !== null && this.table.sealed.has(this.table.seat);
  }

  /** While others still program, and this seat too. */
  get isOpen(): boolean {
    return this.table.now.stage === "planning" && this.table.seat !== null && !this.isDone && !this.table.now.paused;
  }

  /** The highest priority first, which is how hands are read; a card kept on the Flywheel comes last. */
  get hand(): number[] {
    const cards = [...this.own.hand].sort((one, other) => other - one);
    return this.own.flywheel === null || cards.includes(this.own.flywheel) ? cards : [...cards, this.own.flywheel];
  }

  /** Before a program is done, only locked registers have cards on the server. */
  isLocked(register: number): boolean {
    return !this.isDone && (this.own.registers[register]?.length ?? 0) > 0;
  }

  cardsIn(register: number): number[] {
    if (this.isDone || this.isLocked(register)) return this.own.registers[register] ?? [];
    return this.program.registers[register]!;
  }

  registerOf(card: number): number | null {
    const register = this.program.registers.findIndex((cards) => cards.includes(card));
    return register < 0 ? null : register;
  }

  /** Kept for a later turn, or for a later register (R9.11, R9.5). */
  keptFor(card: number): "flywheel" | "conditional_program" | null {
    if (this.program.flywheel === card) return "flywheel";
    return this.program.orders.answers.conditional_program?.card === card ? "conditional_program" : null;
  }

  isFree(card: number): boolean {
    return this.registerOf(card) === null && this.keptFor(card) === null;
  }

  get missing(): number[] {
    return [...Array(REGISTERS).keys()].filter((register) => this.cardsIn(register).length === 0);
  }

  /** Where the next card goes, or null when all registers have theirs. */
  get next(): number | null {
    return this.picked ?? this.missing[0] ?? null;
  }

  put(card: number, wanted: number | null = this.next): void {
    if (!this.isOpen || wanted === null || this.isLocked(wanted) || !this.hand.includes(card)) return;
    const registers = without(this.program.registers, card);
    registers[wanted] = beside(registers[wanted]!, card, this.canShare);
    const { flywheel, orders } = this.released(card);
    this.change({ registers, put: [...this.program.put.filter((other) => other !== card), card], flywheel, orders });
    this.picked = null;
  }

  /** A move and a rotation may lie together with some options; which ones, the server knows. */
  canShare = $state(false);

  takeBack(card: number): void {
    if (!this.isOpen) return;
    const register = this.registerOf(card);
    const { flywheel, orders } = this.released(card);
    this.change({ registers: without(this.program.registers, card), put: this.program.put.filter((other) => other !== card), flywheel, orders });
    this.picked = register;
  }

  takeLastBack(): void {
    const last = this.program.put.findLast((card) => this.registerOf(card) !== null);
    if (last === undefined) return;
    this.takeBack(last);
    this.picked = null;
  }

  clear(): void {
    if (!this.isOpen) return;
    const orders = this.ownOrders ?? this.program.orders;
    this.ownOrders = null;
    this.change({ registers: [[], [], [], [], []], put: [], flywheel: null, orders });
    this.picked = null;
  }

  pick(register: number): void {
    if (!this.isOpen || this.isLocked(register)) return;
    this.picked = this.picked === register ? null : register;
  }

  setPower(power: Power): void {
    if (!this.isOpen) return;
    this.change({ power, orders: withAsk(this.program.orders, "power_down", power === "ask") });
  }

  /** The leftover card that the Flywheel keeps for a later turn. */
  keepOnFlywheel(card: number | null): void {
    if (!this.isOpen) return;
    this.change({ registers: card === null ? this.program.registers : without(this.program.registers, card), flywheel: card });
  }

  order(orders: Orders): void {
    if (!this.isOpen) return;
    const kept = orders.answers.conditional_program?.card;
    const registers = kept === undefined ? this.program.registers : without(this.program.registers, kept);
    this.change({ orders, registers });
  }

  async seal(): Promise<void> {
    if (!this.isOpen || this.missing.length > 0 || this.isSending) return;
    this.isSending = true;
    this.table.refused = null;
    try {
      await this.table.do({ do: "seal", round: this.table.now.round ?? 0, plan: this.form });
      this.drafting.forget();
      this.isUnsaved = false;
      this.refused = null;
    } catch (error) {
      this.fail(error as Error, "seal");
    } finally {
      this.isSending = false;
    }
  }

  async recompile(): Promise<void> {
    try {
      await this.table.do({ do: "act", round: this.table.now.round ?? 0, action: "recompile" });
      this.change({ registers: [[], [], [], [], []], put: [], flywheel: null });
    } catch (error) {
      this.fail(error as Error, "act");
    }
  }

  get form(): RoborallyLiveProgram {
    const { registers, power, orders, flywheel } = this.program;
    return {
      seat: this.table.seat ?? 0,
      registers: registers.map((cards, register) => (this.isLocked(register) || cards.length === 0 ? null : cards)),
      power_down: power === "yes",
      re_entry: orders.reEntry,
      answers: orders.answers,
      asks: orders.asks,
      flywheel,
    };
  }

  /** The server has told this seat something: a new turn, a new hand, or what another tab has done. */
  hear(): void {
    const own = this.table.own;
    if (!own || this.table.now.stage !== "planning") return;
    const draft = own.draft as RoborallyLiveProgram | null | undefined;
    if (own.round !== this.round) this.begin(own.round ?? 0, draft ?? null);
    else if (draft && this.isUnsaved) this.drafting.doubt();
    else if (draft && !this.isDone) this.adopt(draft);
  }

  /** What was not kept because the connection broke is sent again. */
  again(): void {
    this.drafting.again();
  }

  private begin(round: number, draft: RoborallyLiveProgram | null): void {
    const isFirst = this.round < 0;
    this.round = round;
    this.drafting.forget();
    this.isUnsaved = false;
    [this.picked, this.refused] = [null, null];
    const orders = isFirst ? this.program.orders : nextTurn(this.ownOrders ?? this.program.orders);
    this.ownOrders = null;
    this.program = this.accepted = empty(orders);
    if (draft) this.adopt(draft);
  }

  /** A whole program that somebody else has made; its orders are for this turn. */
  accept(program: RoborallyLiveProgram): void {
    if (!this.isOpen) return;
    this.ownOrders ??= this.program.orders;
    this.change(this.laid(program));
    this.picked = null;
  }

  private adopt(draft: RoborallyLiveProgram): void {
    this.program = this.accepted = this.laid(draft);
  }

  private laid(draft: RoborallyLiveProgram): Program {
    const registers = [...Array(REGISTERS).keys()].map((register) => [...(draft.registers?.[register] ?? [])]);
    const cards = registers.flat();
    const put = [...this.program.put.filter((card) => cards.includes(card)), ...cards.filter((card) => !this.program.put.includes(card))];
    const asks = draft.asks ?? [];
    const power = asks.includes("power_down") ? "ask" : draft.power_down ? "yes" : "no";
    const orders = { asks, answers: draft.answers ?? {}, reEntry: draft.re_entry ?? {} };
    return { registers, put, power, flywheel: draft.flywheel ?? null, orders };
  }

  private change(changes: Partial<Program>): void {
    this.program = { ...this.program, ...changes };
    this.refused = null;
    this.isUnsaved = true;
    keepOrders(this.table.id, this.ownOrders ?? this.program.orders);
    this.drafting.keep(this.table.now.round ?? 0, this.form);
  }

  private async save(round: number, plan: RoborallyLiveProgram): Promise<void> {
    const saved = this.program;
    await this.table.do({ do: "draft", round, plan });
    this.accepted = saved;
    if (this.program === saved) this.isUnsaved = false;
  }

  private fail(error: Error, what: string): void {
    if (error instanceof Refusal) this.refused = refusalOf(error);
    else this.table.refused = refusedBy(error, what);
  }

  /** What the server does not like is put back as it was. */
  private refuse(error: Error): void {
    if (!(error instanceof Refusal) || !this.isOpen) return;
    this.program = this.accepted;
    this.isUnsaved = false;
    this.refused = refusalOf(error);
  }

  private released(card: number): Pick<Program, "flywheel" | "orders"> {
    const { flywheel, orders } = this.program;
    const isKept = orders.answers.conditional_program?.card === card;
    const released = { ...orders, answers: leaving(orders.answers, "conditional_program") };
    return { flywheel: flywheel === card ? null : flywheel, orders: isKept ? released : orders };
  }
}

function empty(orders: Orders): Program {
  return { registers: [[], [], [], [], []], put: [], power: "no", flywheel: null, orders };
}

function without(registers: number[][], card: number): number[][] {
  return registers.map((cards) => cards.filter((other) => other !== card));
}

/** Beside the card that lies there, when that is a move and this a rotation or the other way round; else in its place. */
function beside(held: number[], card: number, canShare: boolean): number[] {
  const other = held[0];
  if (!canShare || held.length !== 1 || other === undefined || other >= FIRST_MOVE === card >= FIRST_MOVE) return [card];
  return [Math.max(other, card), Math.min(other, card)];
}

function refusalOf(error: Refusal): Refused {
  const found = /\/registers\/(\d)/.exec(error.pointer);
  return { register: found ? Number(found[1]) : null, reason: error.message };
}
