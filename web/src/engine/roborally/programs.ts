/** Programs of RoboRally as forms: what was sent, with all that is as usual; and what a sheet says. */
import { OPTION_CARDS } from "../../wire/protocol";
import { FIRE_DESTROY, FIRE_LOCK } from "../base/answers";
import type { Table, Words } from "../base/described";
import type { RoborallySheet } from "../base/forms";
import { refused } from "../base/refusing";
import type { Place } from "../base/telling";

export type FireControl = "damage" | { lock?: number; destroy?: string };

export interface Answers {
  discard_options: string[];
  lose_option: string | null;
  archive: boolean;
  brakes: number[];
  fourth_gear: number[];
  reverse_gear: number[];
  high_power_laser: number[];
  gyroscopic_stabilizer: boolean;
  abort_switch: number | null;
  conditional_program: { card: number; register: number } | null;
  fire_control: FireControl;
  weapon: Record<string, string>;
  mechanical_arm: Record<string, Place>;
}

/** What is as usual is left out, but for the policies and how the robot would come back. */
export interface LiveProgram {
  seat: number;
  registers?: (number[] | null)[];
  power_down?: true;
  re_entry: { heading: string; at: Place | null; powered_down: boolean };
  answers: Answers;
  asks?: string[];
  flywheel?: number;
}

const WEAPONS: Words = OPTION_CARDS.flatMap(({ name, kind }) => (kind === "weapon" ? [name] : []));
const REGISTERS = 5;
const LAST_CARD = 840;
const END = 5;
const NONE = -1;
const USUAL: Answers = {
  discard_options: [],
  lose_option: null,
  archive: true,
  brakes: [],
  fourth_gear: [],
  reverse_gear: [],
  high_power_laser: [],
  gyroscopic_stabilizer: false,
  abort_switch: null,
  conditional_program: null,
  fire_control: "damage",
  weapon: {},
  mechanical_arm: {},
};

/** A Refusal for what can be no program. */
export function programIn(given: unknown, table: Table): LiveProgram {
  const form = formIn(given, "");
  const { seat, registers, power_down: down = false, asks = [], flywheel = null } = form as Partial<LiveProgram> & { flywheel?: number | null };
  const answers = answersIn(formIn(form.answers ?? {}, "/answers"), table);
  const back = { heading: "N", at: null, powered_down: false, ...formIn(form.re_entry ?? {}, "/re_entry") };
  expect("/seat", Number.isInteger(seat), "a seat");
  expect("/registers", registers === undefined || (Array.isArray(registers) && registers.every((cards) => cards === null || (Array.isArray(cards) && cards.every(isCard)))), "a list of cards for each register");
  expect("/power_down", typeof down === "boolean", "true or false");
  expect("/re_entry", table.headings.includes(back.heading) && isPlace(back.at) && typeof back.powered_down === "boolean", "a heading and a cell");
  expect("/asks", areAmong(asks, askable(table)), "a list of questions");
  expect("/flywheel", flywheel === null || isCard(flywheel), "a card");
  return {
    seat: seat!,
    ...(registers ? { registers } : {}),
    ...(down ? { power_down: true } : {}),
    re_entry: back,
    answers,
    ...(asks.length > 0 ? { asks } : {}),
    ...(flywheel === null ? {} : { flywheel }),
  };
}

/** Questions that a program may leave open. */
export function askable({ questions }: Table): Words {
  return questions.slice(questions.indexOf("power_down"), questions.indexOf("mechanical_arm") + 1);
}

function answersIn(given: Record<string, unknown>, { options }: Table): Answers {
  const answers: Answers = { ...structuredClone(USUAL), ...given };
  const { discard_options: gives, lose_option: loses, conditional_program: kept, abort_switch: abort } = answers;
  expect("/answers/discard_options", areAmong(gives, options!), "a list of options");
  expect("/answers/lose_option", loses === null || options!.includes(loses), "an option");
  for (const name of ["brakes", "fourth_gear", "reverse_gear", "high_power_laser"] as const) expect(`/answers/${name}`, Array.isArray(answers[name]) && answers[name].every(isRegister), "a list of registers");
  expect("/answers/abort_switch", abort === null || isRegister(abort), "a register");
  expect("/answers/conditional_program", kept === null || (isCard(kept.card) && isRegister(kept.register)), "a card and a register");
  expect("/answers/weapon", areAmong(Object.values(answers.weapon), WEAPONS), "a weapon for each register");
  expect("/answers/mechanical_arm", Object.values(answers.mechanical_arm).every(isPlace), "a cell for each register");
  return answers;
}

/** What a bot has decided. */
export function programOf(seat: number, sheet: RoborallySheet, table: Table, placeOf: (cell: number) => Place): LiveProgram {
  const { headings, questions } = table;
  const at = sheet.re_entry_cell === NONE ? null : placeOf(sheet.re_entry_cell);
  return programIn(
    {
      seat,
      ...(sheet.has_registers ? { registers: sheet.registers.map(cardsOf) } : {}),
      power_down: sheet.power_down !== 0,
      re_entry: { heading: headings[sheet.re_entry_heading], at, powered_down: sheet.re_entry_down !== 0 },
      answers: policiesOf(sheet, table, placeOf),
      asks: questions.filter((_, question) => (sheet.asks >> question) & 1),
      flywheel: sheet.flywheel === 0 ? null : sheet.flywheel * 10,
    },
    table,
  );
}

function policiesOf(sheet: RoborallySheet, { options }: Table, placeOf: (cell: number) => Place): Answers {
  const abort = sheet.abort_switch;
  return {
    discard_options: sheet.gives.slice(0, sheet.gives_count).map((option) => options![option]!),
    lose_option: sheet.lose_option === NONE ? null : options![sheet.lose_option]!,
    archive: sheet.keeps_archive === 0,
    brakes: registersIn(sheet.brakes),
    fourth_gear: registersIn(sheet.fourth_gear),
    reverse_gear: registersIn(sheet.reverse_gear),
    high_power_laser: registersIn(sheet.high_power_laser),
    gyroscopic_stabilizer: sheet.gyroscopic_stabilizer !== 0,
    abort_switch: abort >= 0 && abort < REGISTERS ? abort + 1 : null,
    conditional_program: sheet.kept_card === 0 ? null : { card: sheet.kept_card * 10, register: sheet.conditional_program + 1 },
    fire_control: fireOf(sheet.fire_control, options!),
    weapon: Object.fromEntries(sheet.weapon_order.flatMap((weapon, register) => (weapon === NONE ? [] : [[register + 1, options![weapon]!]]))) as Record<string, string>,
    mechanical_arm: Object.fromEntries(sheet.arm_order.flatMap((cell, place) => (cell === NONE ? [] : [[place === END ? "end" : place + 1, placeOf(cell)]]))) as Record<string, Place>,
  };
}

export function cardsOf(held: readonly number[]): number[] | null {
  const cards = held.filter((card) => card !== 0).map((card) => card * 10);
  return cards.length > 0 ? cards : null;
}

function registersIn(mask: number): number[] {
  return [1, 2, 3, 4, 5].filter((register) => (mask >> (register - 1)) & 1);
}

function fireOf(choice: number, options: Words): FireControl {
  if (choice >= FIRE_DESTROY) return { destroy: options[choice - FIRE_DESTROY]! };
  return choice < FIRE_LOCK ? "damage" : { lock: choice - FIRE_LOCK + 1 };
}

function formIn(given: unknown, pointer: string): Record<string, unknown> {
  expect(pointer, typeof given === "object" && given !== null && !Array.isArray(given), "an object");
  return given as Record<string, unknown>;
}

function isCard(card: unknown): boolean {
  return Number.isInteger(card) && (card as number) % 10 === 0 && (card as number) >= 10 && (card as number) <= LAST_CARD;
}

function isRegister(register: unknown): boolean {
  return Number.isInteger(register) && (register as number) >= 1 && (register as number) <= REGISTERS;
}

function isPlace(place: unknown): boolean {
  return place === null || (Array.isArray(place) && place.length === 2 && place.every(Number.isInteger));
}

function areAmong(given: unknown, words: Words): boolean {
  return Array.isArray(given) && given.every((word) => word !== null && words.includes(word as string));
}

function expect(pointer: string, isSo: boolean, expected: string): void {
  if (!isSo) throw refused(pointer, "wrong_form", { expected });
}
