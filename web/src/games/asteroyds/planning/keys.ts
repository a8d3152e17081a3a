/** The keyboard while planning: letters follow a key's place, not its print. */
import { type Action, ENERGY } from "../state/chart";
import type { Planning } from "./planning.svelte";

const ACTIONS: Record<string, Action | "wait"> = {
  KeyW: "forward",
  ArrowUp: "forward",
  KeyD: "right",
  ArrowRight: "right",
  KeyA: "left",
  ArrowLeft: "left",
  KeyX: "turn_back",
  ArrowDown: "turn_back",
  KeyS: "shoot",
  Space: "wait",
};

const ORDERS: Record<string, (planning: Planning) => void> = {
  KeyE: (planning) => planning.place("shield", ENERGY),
  KeyP: (planning) => planning.power(),
  KeyR: (planning) => planning.orderRam(),
  Backspace: (planning) => planning.undo(),
  Delete: (planning) => planning.clear(),
};

/** Whether the key meant something for the plan. */
export function press(planning: Planning, code: string): boolean {
  const column = /^(?:Digit|Numpad)([1-7])$/.exec(code);
  if (column) planning.go(Number(column[1]) - 1);
  else if (code in ACTIONS) planning.place(ACTIONS[code]!);
  else if (code in ORDERS) ORDERS[code]!(planning);
  else return false;
  return true;
}

/** The keys that the list of keys tells of. */
export const LISTED: [keys: string[], word: string][] = [
  [["W", "↑"], "forward"],
  [["D", "→"], "right"],
  [["A", "←"], "left"],
  [["X", "↓"], "back"],
  [["S"], "shoot"],
  [["␣"], "wait"],
  [["P"], "power"],
  [["E"], "shield"],
  [["1–7"], "column"],
  [["⌫"], "undo"],
  [["Del"], "clear"],
  [["R"], "ram"],
  [["Enter"], "seal"],
  [["Esc"], "take-back"],
  [["␣"], "flight-play"],
  [["←", "→"], "flight-step"],
  [["⇧ ←", "⇧ →"], "flight-turn"],
  [["[", "]"], "flight-speed"],
  [["End"], "flight-skip"],
  [["1", "2"], "answer"],
  [["H"], "hint"],
  [["L"], "log"],
  [["C"], "chat"],
  [["M"], "sound"],
];
