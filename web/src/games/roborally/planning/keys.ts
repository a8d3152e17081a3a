/** The keyboard while programming: digits are cards of the hand, with Shift they are registers. */
import type { Power } from "./program";
import type { Programming } from "./programming.svelte";

const NEXT_POWER: Record<Power, Power> = { no: "yes", yes: "ask", ask: "no" };

/** Whether the key meant something here. Letters follow the key's place, not its print. */
export function pressed(event: KeyboardEvent, programming: Programming, showOptions: () => void, turn: (by: 1 | -1) => void = () => undefined): boolean {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit !== undefined) return digitPressed(Number(digit), event.shiftKey, programming);
  switch (event.code) {
    case "Backspace":
      programming.takeLastBack();
      return true;
    case "Delete":
      programming.clear();
      return true;
    case "KeyP":
      programming.setPower(NEXT_POWER[programming.program.power]);
      return true;
    case "KeyN":
      turn(event.shiftKey ? -1 : 1);
      return true;
    case "KeyO":
      showOptions();
      return true;
    case "Enter":
    case "NumpadEnter":
      void programming.seal();
      return true;
    default:
      return false;
  }
}

function digitPressed(digit: number, withShift: boolean, programming: Programming): boolean {
  if (withShift) {
    if (digit >= 1 && digit <= 5) programming.pick(digit - 1);
    return true;
  }
  const card = programming.hand[digit === 0 ? 9 : digit - 1];
  if (card !== undefined && (programming.isFree(card) || programming.picked !== null)) programming.put(card);
  return true;
}

/** The keys that the list of keys tells of. */
export const LISTED: [keys: string[], word: string][] = [
  [["1–9", "0"], "card"],
  [["⇧ 1–5"], "register"],
  [["⌫"], "take-back"],
  [["Del"], "clear"],
  [["P"], "power"],
  [["O"], "options"],
  [["N", "⇧ N"], "next-robot"],
  [["Enter"], "done"],
  [["␣"], "play"],
  [["←", "→"], "step"],
  [["⇧ ←", "⇧ →"], "turn"],
  [["[", "]"], "speed"],
  [["End"], "skip"],
  [["1", "2", "3"], "answer"],
  [["H"], "hint"],
  [["L"], "log"],
  [["C"], "chat"],
  [["M"], "sound"],
];
