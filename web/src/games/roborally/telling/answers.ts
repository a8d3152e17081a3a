/** Decisions in words: the answers that may be given, what each of them means, and what it costs. */
import type { RoborallyEvent } from "../../../wire/protocol";
import { isSaid, t } from "../../../words/words.svelte";
import { dashed, optionName, optionText, weaponName } from "./names";
import type { Cell, Heading } from "../state/policies";

export type AnyQuestion = Extract<RoborallyEvent, { kind: "DecisionAsked" }>["question"];

export interface WayBack {
  heading: Heading;
  at: Cell;
  /** Where it may come back powered down. */
  powered_down?: boolean;
}

export type FireChoice = "damage" | { lock?: number; destroy?: string };

export interface Choice {
  label: string;
  lines: string[];
  cost?: string;
  isDefault: boolean;
}

/** One of the answers in a few words, for the log. */
export function answerWords(question: AnyQuestion, answer: unknown): string {
  if (typeof answer === "boolean") return t(answer ? "answer-yes" : "answer-no");
  if (question === "re_entry") return wayBack(answer as WayBack);
  if (question === "start") return start(answer as WayBack);
  if (question === "home") return t("answer-home", { floor: Number(answer) + 1 });
  if (question === "fire_control") return fire(answer as FireChoice);
  if (question === "mechanical_arm") return answer === null ? t("answer-nothing") : cellWords(answer as Cell);
  if (question === "weapon") return weaponName(String(answer));
  return answer === null ? t("answer-none") : optionName(String(answer));
}

export function cellWords(cell: readonly number[]): string {
  return t("cell", { x: cell[0]!, y: cell[1]! });
}

function wayBack(way: WayBack): string {
  return t("answer-way-back", { cell: cellWords(way.at), heading: t("heading", { heading: way.heading }), down: String(way.powered_down ?? false) });
}

function start(way: WayBack): string {
  return t("answer-start", { cell: cellWords(way.at), heading: t("heading", { heading: way.heading }) });
}

function fire(choice: FireChoice): string {
  if (choice === "damage") return t("fire-damage");
  return choice.lock === undefined ? t("fire-destroy", { option: optionName(choice.destroy ?? "") }) : t("fire-lock", { register: choice.lock });
}

/** Whether these can be answers to that question: both come by themselves, and for a moment one may be older than the other. */
export function fits(question: AnyQuestion, answers: unknown[]): boolean {
  const [usual, other] = answers;
  if (question === "re_entry" || question === "start") return typeof usual === "object" && usual !== null && "at" in usual;
  if (question === "home") return typeof usual === "number";
  if (question === "mechanical_arm") return usual === null && (answers.length === 1 || Array.isArray(other));
  if (question === "discard_option") return usual === null && typeof other === "string";
  if (question === "fire_control") return usual === "damage";
  if (question === "weapon") return usual === "main_laser";
  if (question === "lose_option" || question === "keep_option") return typeof usual === "string" && isSaid(`option-${dashed(usual)}`);
  return typeof usual === "boolean";
}

/** What the dialog says of each answer; the first is what the clock gives. */
export function choices(question: AnyQuestion, about: unknown, answers: unknown[]): Choice[] {
  return answers.map((answer, index) => ({ ...choice(question, about, answer, index === 0), isDefault: index === 0 }));
}

function choice(question: AnyQuestion, about: unknown, answer: unknown, isDefault: boolean): Omit<Choice, "isDefault"> {
  const name = dashed(question);
  if (typeof answer === "boolean") return said(`do-${name}-${answer ? "yes" : "no"}`);
  if (question === "discard_option" && answer === null) return { ...said("do-discard-option-none", { damage: Number(about) }), cost: "+1" };
  if (question === "discard_option") return said("do-discard-option", { option: optionName(String(answer)) });
  if (question === "mechanical_arm") return answer === null ? said("do-mechanical-arm-none") : said("do-mechanical-arm", { cell: cellWords(answer as Cell) });
  if (question === "fire_control") return { label: fire(answer as FireChoice), lines: [t(`do-fire-${fireKind(answer as FireChoice)}`)] };
  if (question === "re_entry" || question === "start") return { label: answerWords(question, answer), lines: [] };
  // R10.6 The clock gives the left floor, whichever number it has.
  if (question === "home") return { label: t("answer-home", { floor: Number(answer) + 1 }), lines: [t("answer-home.side", { side: isDefault ? "left" : "right" })] };
  if (answer === "main_laser") return { label: t("main-laser"), lines: [t("main-laser.text")] };
  return { label: optionName(String(answer)), lines: [optionText(String(answer))] };
}

function fireKind(choice: FireChoice): string {
  return choice === "damage" ? "damage" : choice.lock === undefined ? "destroy" : "lock";
}

/** The message, with as many lines as it has: `.one`, `.two`. */
function said(id: string, values: Record<string, string | number> = {}): Omit<Choice, "isDefault"> {
  if (!isSaid(id)) throw new Error(`expected words for ${id}`);
  const lines = ["one", "two"].map((line) => `${id}.${line}`).filter((line) => t(line, values) !== line);
  return { label: t(id, values), lines: lines.map((line) => t(line, values)) };
}

/** What the owner is asked, and how things stand. */
export function questionWords(question: AnyQuestion, about: unknown, called: (seat: number) => string): { title: string; about: string } {
  const name = dashed(question);
  const values = {
    about: typeof about === "number" ? about : 0,
    cell: Array.isArray(about) ? cellWords(about as number[]) : "",
    robot: question === "fire_control" && typeof about === "number" ? called(about) : "",
  };
  return { title: t(`ask-${name}`, values), about: t(`ask-${name}.about`, values) };
}
