/** Plans of Asteroyds: what was sent, with all that is as usual; and what lies on a chart. */
import type { Table, Words } from "../base/described";
import type { AsteroydsState } from "../base/forms";
import { refused } from "../base/refusing";

export interface LivePlan {
  seat: number;
  columns: (string | null)[];
  energy: string;
  ram: boolean | "ask";
  emergency_shield: string;
}

export const COLUMNS = 6;
const ASK = 2;
const [SHIELD, TURN_BACK] = ["shield", "turn_back"];

/** A Refusal for what can be no plan. */
export function planIn(given: unknown, { actions, emergency_orders: orders }: Table): LivePlan {
  if (typeof given !== "object" || given === null) throw refused("", "wrong_form", { expected: "a plan" });
  const { seat, columns, energy = SHIELD, ram = false, emergency_shield: order = "never" } = given as Partial<LivePlan>;
  if (!Number.isInteger(seat)) throw refused("/seat", "wrong_form", { expected: "a seat" });
  if (!Array.isArray(columns) || columns.length !== COLUMNS) throw refused("/columns", "wrong_form", { expected: `a list of ${COLUMNS}` });
  columns.forEach((action, column) => expectOne(`/columns/${column}`, action, actions!.filter((each) => each !== SHIELD)));
  expectOne("/energy", energy, actions!.filter((each) => each !== null && each !== TURN_BACK));
  if (typeof ram !== "boolean") expectOne("/ram", ram, ["ask"]);
  expectOne("/emergency_shield", order, orders!);
  return { seat: seat!, columns: [...columns], energy, ram, emergency_shield: order };
}

export function idlePlan(seat: number): LivePlan {
  return { seat, columns: Array<null>(COLUMNS).fill(null), energy: SHIELD!, ram: false, emergency_shield: "never" };
}

/** The plan as the state has it. */
export function chartOf({ seat, columns, energy, ram, emergency_shield: order }: LivePlan, { actions, emergency_orders: orders }: Table, state: Pick<AsteroydsState, "plan" | "ram_order" | "emergency_order">): typeof state {
  return {
    plan: state.plan.with(seat, [...columns, energy].map((action) => actions!.indexOf(action))),
    ram_order: state.ram_order.with(seat, ram === "ask" ? ASK : Number(ram)),
    emergency_order: state.emergency_order.with(seat, orders!.indexOf(order)),
  };
}

/** What is written in seven numbers. */
export function columnsOf(chart: readonly number[], { actions }: Table): Pick<LivePlan, "columns" | "energy"> {
  const said = chart.map((action) => actions![action]!);
  return { columns: said.slice(0, COLUMNS), energy: said[COLUMNS]! };
}

function expectOne(pointer: string, word: unknown, words: Words): void {
  if (!words.includes(word as string | null)) throw refused(pointer, "not_one_of", { words: words.filter((each) => each !== null), got: String(word) });
}
