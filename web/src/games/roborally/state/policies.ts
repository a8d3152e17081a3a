/** R9.28 What is decided beforehand and what is asked when it comes up: the forms of a live program. Knows no rule. */
import { OPTION_CARDS, type RoborallyAnswers, type RoborallyLiveProgram, type RoborallyReEntry } from "../../../wire/protocol";

export type Question = NonNullable<RoborallyLiveProgram["asks"]>[number];
export type Option = NonNullable<RoborallyAnswers["discard_options"]>[number];
export type Weapon = NonNullable<RoborallyAnswers["weapon"]>[string];
export type Heading = NonNullable<RoborallyReEntry["heading"]>;
export type Cell = [number, number];

export const REGISTERS = [1, 2, 3, 4, 5];
export const HEADINGS: Heading[] = ["N", "E", "S", "W"];

/** Options that are used register by register. */
export type ByRegister = Extract<(typeof OPTION_CARDS)[number], { byRegister: true }>["name"];
export const BY_REGISTER: ByRegister[] = OPTION_CARDS.filter((card) => card.byRegister).map((card) => card.name);

export const WEAPONS: Weapon[] = OPTION_CARDS.filter((card) => card.kind === "weapon").map((card) => card.name);

/** Standing orders: they stay from turn to turn until they are changed. */
export interface Orders {
  asks: Question[];
  answers: RoborallyAnswers;
  reEntry: RoborallyReEntry;
}

/** Whoever has said nothing is asked, but for the power-down and the archive marker, where nearly everybody says the same. */
const ASKED_AT_FIRST: Question[] = ["discard_option", "lose_option", "re_entry", "stay_down", ...questionsOfOptions()];

function questionsOfOptions(): Question[] {
  return [...new Set(OPTION_CARDS.flatMap((card) => card.question ?? []))];
}

export function usualOrders(): Orders {
  return { asks: [...ASKED_AT_FIRST], answers: {}, reEntry: {} };
}

const FOR_ONE_TURN = ["conditional_program", "mechanical_arm", "abort_switch"] as const;

/** What names a card, a cell or a register holds for one turn: after it, one is asked again. Who said "never" is not. */
export function nextTurn(orders: Orders): Orders {
  const answers = leaving(orders.answers, ...FOR_ONE_TURN);
  const asks = new Set<Question>(orders.asks);
  for (const question of FOR_ONE_TURN) if (orders.answers[question] != null) asks.add(question);
  asks.delete("power_down");
  return { ...orders, answers, asks: [...asks] };
}

/** A question is answered beforehand; `asked` wants it live again. */
export function withAsk(orders: Orders, question: Question, asked: boolean): Orders {
  const asks = orders.asks.filter((other) => other !== question);
  return { ...orders, asks: asked ? [...asks, question] : asks };
}

export function withAnswers(orders: Orders, changes: RoborallyAnswers): Orders {
  return { ...orders, answers: { ...orders.answers, ...changes } };
}

/** The number that is in a list, or not, turned round. */
export function toggled(numbers: number[], number: number): number[] {
  const kept = numbers.filter((other) => other !== number);
  return kept.length === numbers.length ? [...kept, number].sort((one, other) => one - other) : kept;
}

/** The same without some of its entries. */
export function leaving<Form extends object>(form: Form, ...names: (keyof Form)[]): Form {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !names.includes(name as keyof Form))) as Form;
}
