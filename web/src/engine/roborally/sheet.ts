/** A program of RoboRally in the numbers that the engine takes, as roborally/forms/programs.py writes them. */
import { FIRE_DESTROY, FIRE_LOCK } from "../base/answers";
import type { Table } from "../base/described";
import type { RoborallySheet } from "../base/forms";
import type { Answers, FireControl, LiveProgram } from "./programs";
import { refused } from "../base/refusing";
import type { Place } from "../base/telling";

const REGISTERS = 5;
const OPTIONS = 26;
const MOST_CARDS = 2;
const NONE = -1;
const PLACES = ["1", "2", "3", "4", "5", "end"];

/** A Refusal for a form that can be no program. */
export function sheetOf(program: LiveProgram, table: Table): RoborallySheet {
  const { registers, re_entry: back, answers } = program;
  if (registers) checkRegisters(registers);
  const held = Array.from({ length: REGISTERS }, (_, register) => registers?.[register] ?? null);
  return {
    has_registers: Number(Array.isArray(registers)),
    filled: mask(held.flatMap((cards, register) => (cards ? [register] : []))),
    registers: held.map((cards) => [(cards?.[0] ?? 0) / 10, (cards?.[1] ?? 0) / 10]),
    power_down: Number(program.power_down ?? false),
    re_entry_heading: table.headings.indexOf(back.heading),
    re_entry_cell: cellOf(back.at, table),
    re_entry_down: Number(back.powered_down),
    ...policies(answers, table),
    kept_card: (answers.conditional_program?.card ?? 0) / 10,
    conditional_program: (answers.conditional_program?.register ?? 1) - 1,
    asks: mask((program.asks ?? []).map((question) => table.questions.indexOf(question))),
    flywheel: (program.flywheel ?? 0) / 10,
  };
}

function checkRegisters(registers: (number[] | null)[]): void {
  if (registers.length !== REGISTERS) throw refused("/registers", "five_registers", { got: registers.length });
  registers.forEach((cards, register) => {
    if (cards && cards.length > MOST_CARDS) throw refused(`/registers/${register}`, "cards_share");
  });
}

function policies(answers: Answers, table: Table): Omit<RoborallySheet, "has_registers" | "filled" | "registers" | "power_down" | "re_entry_heading" | "re_entry_cell" | "re_entry_down" | "kept_card" | "conditional_program" | "asks" | "flywheel"> {
  const option = (name: string) => table.options!.indexOf(name);
  const gives = [...new Set(answers.discard_options)].map(option);
  const fire = fireNumber(answers.fire_control, option);
  checkPlaces(answers);
  return {
    gives: Array.from({ length: OPTIONS }, (_, place) => gives[place] ?? 0),
    gives_count: gives.length,
    lose_option: answers.lose_option === null ? NONE : option(answers.lose_option),
    keeps_archive: Number(!answers.archive),
    brakes: inMask(answers.brakes),
    fourth_gear: inMask(answers.fourth_gear),
    reverse_gear: inMask(answers.reverse_gear),
    high_power_laser: inMask(answers.high_power_laser),
    gyroscopic_stabilizer: Number(answers.gyroscopic_stabilizer),
    abort_switch: answers.abort_switch === null ? NONE : answers.abort_switch - 1,
    fire_control: fire,
    weapon_order: Array.from({ length: REGISTERS }, (_, register) => option(answers.weapon[register + 1] ?? "main_laser")),
    arm_order: PLACES.map((place) => cellOf(answers.mechanical_arm[place] ?? null, table)),
  };
}

function checkPlaces({ weapon, mechanical_arm: arm }: Answers): void {
  for (const key of Object.keys(weapon)) if (!PLACES.slice(0, REGISTERS).includes(key)) throw refused(`/answers/weapon/${escaped(key)}`, "out_of_range", { what: "a register", least: 1, most: REGISTERS, got: key.slice(0, 40) });
  for (const key of Object.keys(arm)) if (!PLACES.includes(key)) throw refused(`/answers/mechanical_arm/${escaped(key)}`, "wrong_form", { expected: 'a register from 1 to 5, or "end"' });
}

/** A field's name as a part of a JSON pointer. */
function escaped(field: string): string {
  return field.replaceAll("~", "~0").replaceAll("/", "~1");
}

function mask(bits: number[]): number {
  return bits.reduce((sum, bit) => sum | (1 << bit), 0);
}

function inMask(registers: number[]): number {
  return mask(registers.map((register) => register - 1));
}

function fireNumber(choice: FireControl, option: (name: string) => number): number {
  if (choice === "damage") return 0;
  if ((choice.lock === undefined) === (choice.destroy === undefined)) throw refused("/answers/fire_control", "wrong_form", { expected: '"damage", {"lock": register} or {"destroy": option}' });
  return choice.destroy === undefined ? FIRE_LOCK + choice.lock! - 1 : FIRE_DESTROY + option(choice.destroy);
}

/** A wish beyond the sheet is a wish for nothing. */
function cellOf(at: Place | null, { stride }: Table): number {
  const [x, y] = at ?? [NONE, NONE];
  const most = stride! - 2;
  return x! >= 0 && x! < most && y! >= 0 && y! < most ? (y! + 1) * stride! + x! + 1 : NONE;
}
