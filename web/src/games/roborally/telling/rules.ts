/** Where in the rulebook things stand, as the engine's table of options says (R9). */
import { OPTION_CARDS, QUESTION_RULES } from "../../../wire/protocol";
import type { AnyQuestion } from "./answers";
import type { Option } from "../state/policies";

export const OPTIONS: Option[] = OPTION_CARDS.map((card) => card.name);

export function ruleOf(option: Option): string {
  return OPTION_CARDS.find((card) => card.name === option)!.rule;
}

export function ruleOfQuestion(question: AnyQuestion): string {
  return QUESTION_RULES[question];
}
