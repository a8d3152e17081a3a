/** R3 A program as it lies on the desk: cards in registers, a power-down, orders. */
import type { RoborallyLiveProgram } from "../../../wire/protocol";
import { leaving, type Orders } from "../state/policies";

const REGISTERS = 5;
/** The rotations are below, moves above: two cards in a register lie with the move first. */
const FIRST_MOVE = 430;

export type Power = "no" | "yes" | "ask";

/** Replaced as a whole, so that it can be put back. */
export interface Program {
  registers: number[][];
  /** Cards in the order in which they were put. */
  put: number[];
  power: Power;
  flywheel: number | null;
  orders: Orders;
}

export const NOTHING_PUT = { registers: [[], [], [], [], []], put: [], flywheel: null } satisfies Partial<Program>;

export function empty(orders: Orders): Program {
  return { ...NOTHING_PUT, power: "no", orders };
}

export function numbers(): number[] {
  return [...Array(REGISTERS).keys()];
}

export function registerOf({ registers }: Program, card: number): number | null {
  const register = registers.findIndex((cards) => cards.includes(card));
  return register < 0 ? null : register;
}

/** Kept for a later turn, or for a later register (R9.11, R9.5). */
export function keptFor({ flywheel, orders }: Program, card: number): "flywheel" | "conditional_program" | null {
  if (flywheel === card) return "flywheel";
  return orders.answers.conditional_program?.card === card ? "conditional_program" : null;
}

export function without(registers: number[][], card: number): number[][] {
  return registers.map((cards) => cards.filter((other) => other !== card));
}

/** Beside the card that lies there, when that is a move and this a rotation or the other way round; else in its place. */
export function beside(held: number[], card: number, canShare: boolean): number[] {
  const other = held[0];
  if (!canShare || held.length !== 1 || other === undefined || other >= FIRST_MOVE === card >= FIRST_MOVE) return [card];
  return [Math.max(other, card), Math.min(other, card)];
}

/** The card is kept for nothing any more. */
export function released({ flywheel, orders }: Program, card: number): Pick<Program, "flywheel" | "orders"> {
  const isKept = orders.answers.conditional_program?.card === card;
  const free = { ...orders, answers: leaving(orders.answers, "conditional_program") };
  return { flywheel: flywheel === card ? null : flywheel, orders: isKept ? free : orders };
}

/** A program from the server or the ace; `put` is the order in which cards were put before. */
export function laid(draft: RoborallyLiveProgram, put: number[]): Program {
  const registers = numbers().map((register) => [...(draft.registers?.[register] ?? [])]);
  const cards = registers.flat();
  const asks = draft.asks ?? [];
  return {
    registers,
    put: [...put.filter((card) => cards.includes(card)), ...cards.filter((card) => !put.includes(card))],
    power: asks.includes("power_down") ? "ask" : draft.power_down ? "yes" : "no",
    flywheel: draft.flywheel ?? null,
    orders: { asks, answers: draft.answers ?? {}, reEntry: draft.re_entry ?? {} },
  };
}

export function formOf({ registers, power, orders, flywheel }: Program, seat: number, isLocked: (register: number) => boolean): RoborallyLiveProgram {
  return {
    seat,
    registers: registers.map((cards, register) => (isLocked(register) || cards.length === 0 ? null : cards)),
    power_down: power === "yes",
    re_entry: orders.reEntry,
    answers: orders.answers,
    asks: orders.asks,
    flywheel,
  };
}
