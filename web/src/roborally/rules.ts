/** Where in the rulebook things stand: options are numbered in the order of the alphabet (R9). */
import type { AnyQuestion } from "./answers";
import type { Option } from "./policies";

const OPTIONS: Option[] = [
  "ablative_coat",
  "abort_switch",
  "brakes",
  "circuit_breaker",
  "conditional_program",
  "crab_legs",
  "double_barreled_laser",
  "dual_processor",
  "extra_memory",
  "fire_control",
  "flywheel",
  "fourth_gear",
  "gyroscopic_stabilizer",
  "high_power_laser",
  "mechanical_arm",
  "mini_howitzer",
  "power_down_shield",
  "pressor_beam",
  "radio_control",
  "ramming_gear",
  "rear_firing_laser",
  "recompile",
  "reverse_gear",
  "scrambler",
  "superior_archive",
  "tractor_beam",
];

export function ruleOf(option: Option): string {
  return `R9.${OPTIONS.indexOf(option) + 1}`;
}

const QUESTIONS: Partial<Record<AnyQuestion, string>> = {
  power_down: "R4.1",
  stay_down: "R4.3",
  re_entry: "R8.4",
  discard_option: "R7.2",
  lose_option: "R7.5",
  archive: "R7.3",
  weapon: "R9.27",
  keep_option: "R10.1",
  home: "R10.6",
  start: "R10.6",
};

export function ruleOfQuestion(question: AnyQuestion): string {
  return QUESTIONS[question] ?? ruleOf(question as Option);
}

export { OPTIONS };
