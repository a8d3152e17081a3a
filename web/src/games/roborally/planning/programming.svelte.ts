/** R3 The program on its way to the server: kept while it is made, done, refused. The server says what is against the rules. */
import type { RoborallyLiveProgram } from "../../../wire/protocol";
import { Drafting } from "../../../table/live/drafting";
import type { LiveTable } from "../../../table/live/live.svelte";
import { refusedBy } from "../../../table/live/refused";
import { Refusal } from "../../../wire/refusal";
import { keepOrders, keptOrders } from "./kept-orders";
import { Laying } from "./laying.svelte";
import { nextTurn, withAsk } from "../state/policies";
import { empty, formOf, laid, NOTHING_PUT, type Program, released } from "./program";

export interface Refused {
  /** The register concerned, from 0 on, when it is one. */
  register: number | null;
  refusal: Refusal;
}

export class Programming extends Laying {
  refused = $state.raw<Refused | null>(null);
  isSending = $state(false);
  /** What is done when this program stands. */
  onsealed: () => void = () => undefined;

  private round = $state(-1);
  /** Under which its orders are kept. */
  private readonly key: string;
  /** As the server has it. */
  private accepted: Program;
  private isUnsaved = false;
  private readonly drafting: Drafting<RoborallyLiveProgram>;

  constructor(table: LiveTable, nth = 0) {
    const key = nth === 0 ? table.id : `${table.id}-${nth}`;
    super(table, keptOrders(key), nth);
    this.key = key;
    this.accepted = this.program;
    this.drafting = new Drafting(
      (round, plan) => this.save(round, plan),
      (error) => this.refuse(error),
      () => void table.lookAtOwn(),
    );
  }

  get form(): RoborallyLiveProgram {
    return formOf(this.program, this.seat ?? 0, (register) => this.isLocked(register));
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
      this.onsealed();
    } catch (error) {
      this.fail(error as Error, "seal");
    } finally {
      this.isSending = false;
    }
  }

  async recompile(): Promise<void> {
    try {
      await this.table.do({ do: "act", round: this.table.now.round ?? 0, action: "recompile", seat: this.seat });
      this.change(NOTHING_PUT);
    } catch (error) {
      this.fail(error as Error, "act");
    }
  }

  /** A whole program that somebody else has made. One's own orders stand, but for a card that lies in a register now. */
  accept(program: RoborallyLiveProgram): void {
    if (!this.isOpen) return;
    const accepted = laid(program, this.program.put);
    const orders = accepted.registers.flat().reduce((kept, card) => released({ ...accepted, orders: kept }, card).orders, this.program.orders);
    this.change({ ...accepted, orders });
    this.picked = null;
  }

  /** The server has told this seat something: a new turn, a new hand, or what another tab has done. */
  hear(): void {
    const own = this.told;
    if (!own || this.table.now.stage !== "planning") return;
    const draft = own.draft as RoborallyLiveProgram | null | undefined;
    if (own.round !== this.round) this.begin(own.round ?? 0, draft ?? null);
    else if (draft && this.isUnsaved) this.drafting.doubt();
    else if (draft && !this.isDone) this.adopt(draft);
  }

  /** What was not kept yet is not kept any more. */
  rest(): void {
    this.drafting.forget();
    this.isUnsaved = false;
  }

  /** What was not kept because the connection broke is sent again. */
  again(): void {
    this.drafting.again();
  }

  /** A bot plays for this seat, and has its own orders. */
  private get isReplaced(): boolean {
    return this.table.chairs[this.seat ?? -1]?.bot != null;
  }

  private begin(round: number, draft: RoborallyLiveProgram | null): void {
    const isFirst = this.round < 0;
    this.round = round;
    this.drafting.forget();
    this.isUnsaved = false;
    [this.picked, this.refused] = [null, null];
    const orders = isFirst ? this.program.orders : nextTurn(this.program.orders);
    this.program = this.accepted = empty(orders);
    if (draft) this.adopt(draft);
    else if (this.own.orders_only && !this.isReplaced) this.drafting.keep(round, this.form);
  }

  private adopt(draft: RoborallyLiveProgram): void {
    this.program = this.accepted = laid(draft, this.program.put);
  }

  protected change(changes: Partial<Program>): void {
    this.program = { ...this.program, ...changes };
    this.refused = null;
    this.isUnsaved = true;
    keepOrders(this.key, this.program.orders);
    this.drafting.keep(this.table.now.round ?? 0, this.form);
  }

  /** Orders without a program stand at once: nobody waits for them to be done. */
  private async save(round: number, plan: RoborallyLiveProgram): Promise<void> {
    const saved = this.program;
    await this.table.do({ do: this.own.orders_only ? "seal" : "draft", round, plan });
    this.accepted = saved;
    if (this.program === saved) this.isUnsaved = false;
  }

  /** What the server does not like is put back as it was: the part that it names, where it names one, so that nobody loses the others. */
  private refuse(error: Error): void {
    if (!(error instanceof Refusal) || !this.isOpen) return;
    const refused = refusalOf(error);
    const part = error.pointer.endsWith("/power_down") ? this.powerBefore() : refused.register === null ? null : this.registerBefore(refused.register);
    if (part) this.change(part);
    else [this.program, this.isUnsaved] = [this.accepted, false];
    this.refused = refused;
  }

  /** Null: it was the same. */
  private powerBefore(): Partial<Program> | null {
    const { power } = this.accepted;
    return power === this.program.power ? null : { power, orders: withAsk(this.program.orders, "power_down", power === "ask") };
  }

  private registerBefore(register: number): Partial<Program> | null {
    const others = this.program.registers.filter((_, other) => other !== register).flat();
    const cards = this.accepted.registers[register]!.filter((card) => !others.includes(card));
    if (cards.join() === this.program.registers[register]!.join()) return null;
    return { registers: this.program.registers.map((held, other) => (other === register ? cards : held)) };
  }

  private fail(error: Error, what: string): void {
    if (error instanceof Refusal) this.refused = refusalOf(error);
    else this.table.refused = refusedBy(error, what);
  }
}

function refusalOf(error: Refusal): Refused {
  const found = /\/registers\/(\d)/.exec(error.pointer);
  return { register: found ? Number(found[1]) : null, refusal: error };
}
