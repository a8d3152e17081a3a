/** Elements by the keys that choose them, and the rules that explain them. */
import { type Element, ELEMENTS } from "../canvas/bench.svelte";

export const KEYS: Readonly<Record<Element, string>> = { belt: "1", express: "2", pit: "3", wall: "4", gear: "5", pusher: "6", laser: "7", wrench: "8", wrench_hammer: "9", flag: "F", dock: "D" };

export const RULES: Readonly<Record<Element, string>> = {
  belt: "R6.4",
  express: "R6.1",
  pit: "R7.5",
  wall: "R5.2",
  gear: "R6.6",
  pusher: "R6.5",
  laser: "R7.1",
  wrench: "R8.1",
  wrench_hammer: "R8.1",
  flag: "R7.3",
  dock: "R1.1",
};

export function elementFor(key: string): Element | undefined {
  return ELEMENTS.find((element) => KEYS[element] === key.toUpperCase());
}
