/** R3 The desk of one seat: its hand, what lies in the registers, and how cards are put and taken back. */
import type { Own } from "../../../wire/protocol";
import type { LiveTable } from "../../../table/live/live.svelte";
import { type Orders, withAsk } from "../state/policies";
import { beside, empty, keptFor, NOTHING_PUT, numbers, type Power, type Program, registerOf, released, without } from "./program";

/** What the server tells only this seat. */
export interface OwnCards {
  hand: number[];
  registers: number[][];
  flywheel: number | null;
  can_recompile: boolean;
  /** Nothing to program, as for a robot that is powered down; how decisions are met can still be said, and said anew. */
  orders_only: boolean;
}

const NOTHING: OwnCards = { hand: [], registers: [[], [], [], [], []], flywheel: null, can_recompile: false, orders_only: false };

export abstract class Laying {
  program: Program;
  /** The register that the next card goes to, when it was chosen. */
  picked = $state<number | null>(null);
  /** A move and a rotation may lie together with some options; which ones, the server knows. */
  canShare = $state(false);

  constructor(
    protected readonly table: LiveTable,
    orders: Orders,
    /** The desk of which of my seats this is. */
    private readonly nth: number,
  ) {
    this.program = $state.raw(empty(orders));
  }

  protected abstract change(changes: Partial<Program>): void;

  get seat(): number | null {
    return this.table.seats[this.nth] ?? null;
  }

  protected get told(): Own | null {
    return this.seat === null ? null : (this.table.owns[this.seat] ?? null);
  }

  get own(): OwnCards {
    return (this.told?.game as unknown as OwnCards | undefined) ?? NOTHING;
  }

  /** Done is done (R3.1). */
  get isDone(): boolean {
    return this.seat !== null && this.table.sealed.has(this.seat) && !this.own.orders_only;
  }

  /** Whether there is a program to make, or was: not for a robot that is powered down or gone. */
  get isWanted(): boolean {
    return this.isDone || (this.seat !== null && (this.table.now.awaited?.includes(this.seat) ?? false));
  }

  /** While others still program, and this seat too. */
  get isOpen(): boolean {
    return this.table.now.stage === "planning" && this.seat !== null && !this.isDone && !this.table.now.paused;
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
    return registerOf(this.program, card);
  }

  keptFor(card: number): ReturnType<typeof keptFor> {
    return keptFor(this.program, card);
  }

  isFree(card: number): boolean {
    return this.registerOf(card) === null && this.keptFor(card) === null;
  }

  get missing(): number[] {
    return numbers().filter((register) => this.cardsIn(register).length === 0);
  }

  /** Where the next card goes, or null when all registers have theirs. */
  get next(): number | null {
    return this.picked ?? this.missing[0] ?? null;
  }

  put(card: number, wanted: number | null = this.next): void {
    if (!this.isOpen || wanted === null || this.isLocked(wanted) || !this.hand.includes(card)) return;
    const registers = without(this.program.registers, card);
    registers[wanted] = beside(registers[wanted]!, card, this.canShare);
    this.change({ registers, put: [...this.putBut(card), card], ...released(this.program, card) });
    this.picked = null;
  }

  takeBack(card: number): void {
    if (!this.isOpen) return;
    const register = this.registerOf(card);
    this.change({ registers: without(this.program.registers, card), put: this.putBut(card), ...released(this.program, card) });
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
    this.change(NOTHING_PUT);
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

  private putBut(card: number): number[] {
    return this.program.put.filter((other) => other !== card);
  }
}
