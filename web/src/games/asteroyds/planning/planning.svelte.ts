/** The plan that is being made: what lies on the chart, where the next key puts something, and the way back. */
import type { AsteroydsLivePlan } from "../../../wire/protocol";
import { type Action, COLUMNS, type ColumnAction, type EmergencyShield, ENERGY, type EnergyAction, isPower, type Power, type Ram } from "../state/chart";

/** A wait that was meant; null where nothing was put yet. Both are flown as a wait. */
export type Column = ColumnAction | "wait" | null;

interface Laid {
  columns: Column[];
  /** null as long as nobody has touched it: the shield is on. */
  energy: EnergyAction | null;
}

const NOTHING: Laid = { columns: Array<Column>(COLUMNS).fill(null), energy: null };
const RAM_ORDERS: Ram[] = ["ask", false, true];

export class Planning {
  laid = $state.raw<Laid>(NOTHING);
  /** What is done without being asked stays from round to round. */
  ram = $state<Ram>(false);
  emergencyShield = $state<EmergencyShield>("never");
  /** The column that was gone to, until something is put there. */
  chosen = $state<number | null>(null);
  private past = $state.raw<Laid[]>([]);
  /** One's own order, while a plan is laid that only works with ramming; and how much could be undone before it. */
  private lent: { ram: Ram; before: number } | null = null;

  /** The forms of the pilot's token; none when it is spent, or not played with. */
  powers: readonly Power[] = $state.raw([]);

  constructor(
    powers: readonly Power[],
    /** Something has changed that the server should keep. */
    private readonly changed: () => void = () => undefined,
  ) {
    this.powers = powers;
  }

  /** Where the next key puts its token; null when all is filled. */
  get next(): number | null {
    if (this.chosen !== null) return this.chosen;
    const empty = this.laid.columns.indexOf(null);
    if (empty >= 0) return empty;
    return this.laid.energy === null ? ENERGY : null;
  }

  get energy(): EnergyAction {
    return this.laid.energy ?? "shield";
  }

  get isEmpty(): boolean {
    return this.laid.energy === null && this.laid.columns.every((column) => column === null);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** Where the pilot's token lies. */
  get powerAt(): number | null {
    if (isPower(this.laid.energy)) return ENERGY;
    const at = this.laid.columns.findIndex(isPower);
    return at < 0 ? null : at;
  }

  at(column: number): Column | EnergyAction {
    return column === ENERGY ? this.energy : this.laid.columns[column]!;
  }

  go(column: number): void {
    this.chosen = column;
  }

  place(action: Action | "wait", column = this.next): void {
    if (column === null) return;
    const put = column !== ENERGY && action === "shield" ? ENERGY : column;
    const before = isPower(action) ? withoutPower(this.laid) : this.laid;
    this.lay(put === ENERGY ? { ...before, energy: inEnergy(action) } : withColumn(before, put, action as Column));
  }

  /** The same token again takes it away. */
  toggle(action: Action, column: number): void {
    if (this.at(column) === action && action !== "shield") this.take(column);
    else this.place(action, column);
  }

  take(column: number): void {
    this.lay(column === ENERGY ? { ...this.laid, energy: null } : withColumn(this.laid, column, null));
  }

  /** From one column to another, and perhaps another row. */
  move(from: number, to: number, action: Action): void {
    if (from === to) return this.place(action, to);
    const lifted = from === ENERGY ? { ...this.laid, energy: null } : withColumn(this.laid, from, null);
    this.lay(to === ENERGY ? { ...lifted, energy: inEnergy(action) } : action === "shield" ? lifted : withColumn(lifted, to, action as Column));
  }

  /** The pilot's token into the next column; once it lies there, its next form. */
  power(): void {
    const at = this.powerAt;
    if (this.powers.length === 0) return;
    if (at === null || this.chosen !== null) this.place(this.powers[0]!);
    else if (this.powers.length > 1) this.place(after(this.powers, this.at(at) as Power), at);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.chosen = null;
    this.laid = before;
    if (this.lent && this.past.length <= this.lent.before) this.giveBack();
    this.changed();
  }

  clear(): void {
    this.giveBack();
    if (!this.isEmpty) this.lay(NOTHING);
  }

  orderRam(order: Ram = after(RAM_ORDERS, this.ram)): void {
    this.ram = order;
    this.lent = null;
    this.changed();
  }

  orderShield(order: EmergencyShield): void {
    this.emergencyShield = order;
    this.changed();
  }

  plan(seat: number): AsteroydsLivePlan {
    const columns = this.laid.columns.map((column) => (column === "wait" ? null : column)) as AsteroydsLivePlan["columns"];
    return { seat, columns, energy: this.energy, ram: this.ram, emergency_shield: this.emergencyShield };
  }

  /** What was drafted before, here or elsewhere. Nothing before the last token was forgotten: it is a wait. */
  adopt(draft: AsteroydsLivePlan): void {
    const last = draft.columns.findLastIndex((column) => column !== null);
    const columns = draft.columns.map((column, index): Column => column ?? (index < last ? "wait" : null));
    const energy = draft.energy === undefined || draft.energy === "shield" ? null : draft.energy;
    this.past = [...this.past, this.laid];
    this.laid = { columns, energy };
    this.chosen = null;
    this.ram = draft.ram ?? false;
    this.emergencyShield = draft.emergency_shield ?? "never";
  }

  /** A whole plan that somebody else has made. One's own orders stand; only a plan that rams does so, this once. */
  accept(plan: AsteroydsLivePlan): void {
    const rams = plan.ram === true && this.ram !== true;
    if (rams) this.lent ??= { ram: this.ram, before: this.past.length };
    this.adopt({ ...plan, ram: rams || this.ram, emergency_shield: this.emergencyShield });
    this.changed();
  }

  private giveBack(): void {
    if (this.lent) this.ram = this.lent.ram;
    this.lent = null;
  }

  /** A new round: the chart is empty, standing orders stay. */
  begin(powers: readonly Power[]): void {
    this.giveBack();
    this.powers = powers;
    this.laid = NOTHING;
    this.past = [];
    this.chosen = null;
  }

  private lay(laid: Laid): void {
    this.past = [...this.past, this.laid];
    this.laid = laid;
    this.chosen = null;
    this.changed();
  }
}

function withColumn(laid: Laid, column: number, put: Column): Laid {
  return { ...laid, columns: laid.columns.with(column, put) };
}

/** There is one token: where it is put, it lies no longer elsewhere. */
function withoutPower(laid: Laid): Laid {
  return { columns: laid.columns.map((column) => (isPower(column) ? null : column)), energy: isPower(laid.energy) ? null : laid.energy };
}

/** What the red column does not offer leaves the shield on. */
function inEnergy(action: Action | "wait"): EnergyAction {
  return action === "wait" || action === "turn_back" ? "shield" : action;
}

function after<One>(all: readonly One[], one: One): One {
  return all[(all.indexOf(one) + 1) % all.length]!;
}
