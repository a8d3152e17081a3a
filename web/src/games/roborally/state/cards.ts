/** The 84 program cards, told by their priority: what is drawn on each, and what it is called. */
export type CardKind = "u_turn" | "rotate_left" | "rotate_right" | "back_up" | "move_1" | "move_2" | "move_3";

const LAST_OF: readonly (readonly [CardKind, number])[] = [
  ["back_up", 480],
  ["move_1", 660],
  ["move_2", 780],
  ["move_3", 840],
];

export function kindOfCard(priority: number): CardKind {
  if (priority <= 60) return "u_turn";
  if (priority <= 420) return (priority / 10) % 2 ? "rotate_left" : "rotate_right";
  return LAST_OF.find(([, last]) => priority <= last)![0];
}

/** The icon on a card. */
export const CARD_ICONS: Record<CardKind, string> = {
  u_turn: "uturn",
  rotate_left: "rl",
  rotate_right: "rr",
  back_up: "bk",
  move_1: "m1",
  move_2: "m2",
  move_3: "m3",
};

/** The words on a card: a message of the part "floor". */
export function cardWords(priority: number): string {
  return `card-${kindOfCard(priority).replace("_", "-")}`;
}
