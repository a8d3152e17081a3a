/** Answers to RoboRally's questions: from the numbers of the engine to the forms that docs/protocol.md lists. */
import type { Table } from "./described";

type PlaceOf = (cell: number) => [number, number];

/** R9.10 What a hit does, in one number. */
export const FIRE_LOCK = 8;
export const FIRE_DESTROY = 64;
const NONE = -1;

export function answerForm(question: string, choice: number, { options, headings }: Table, placeOf: PlaceOf): unknown {
  switch (question) {
    case "discard_option":
    case "lose_option":
    case "keep_option":
      return choice === NONE ? null : options![choice];
    case "weapon":
      return choice === NONE ? "main_laser" : options![choice];
    case "mechanical_arm":
      return choice === NONE ? null : placeOf(choice);
    case "fire_control":
      if (choice >= FIRE_DESTROY) return { destroy: options![choice - FIRE_DESTROY] };
      return choice < FIRE_LOCK ? "damage" : { lock: choice - FIRE_LOCK + 1 };
    case "re_entry":
      return { heading: headings[(choice >> 1) & 3], at: placeOf(choice >> 3), powered_down: (choice & 1) === 1 };
    case "start":
      return { heading: headings[(choice >> 1) & 3], at: placeOf(choice >> 3) };
    case "home":
      return choice;
    default:
      return choice !== 0;
  }
}

/** What a question is about: a cell, or a number. */
export function aboutForm(question: string, about: number, placeOf: PlaceOf): unknown {
  return question === "archive" || question === "re_entry" ? placeOf(about) : about;
}
