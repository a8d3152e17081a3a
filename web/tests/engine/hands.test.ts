/** Hands as somebody says they are: every card stays in one place, and who says what can't be is told so. */
import { describe, expect, test } from "vitest";

import { type Cards, swapped } from "../../src/engine/roborally/hands";

const cards: Cards = { hand: [[1, 2, 3, 0], [4, 5, 0, 0]], hand_count: [3, 2], deck: [9, 6, 7, 8], deck_top: 1, deck_end: 4 };

function all({ hand, deck }: Pick<Cards, "hand" | "deck">): number[] {
  return [...hand.flat(), ...deck].toSorted((one, other) => one - other);
}

describe("hands as they are said", () => {
  test.each<[string, Record<number, number[]>, number[][], number[]]>([
    ["from the pile", { 0: [10, 20, 70] }, [[1, 2, 7, 0], [4, 5, 0, 0]], [9, 6, 3, 8]],
    ["from another hand", { 0: [10, 40, 30] }, [[1, 3, 4, 0], [2, 5, 0, 0]], [9, 6, 7, 8]],
    ["in another order", { 0: [30, 10, 20] }, [[1, 2, 3, 0], [4, 5, 0, 0]], [9, 6, 7, 8]],
    ["of two seats", { 0: [40, 50, 60], 1: [10, 20] }, [[4, 5, 6, 0], [1, 2, 0, 0]], [9, 3, 7, 8]],
  ])("take cards %s, and give others for them", (_, hands, hand, deck) => {
    const found = swapped(cards, hands);
    expect(found.hand.map((held, seat) => held.slice(0, cards.hand_count[seat]).toSorted())).toEqual(hand.map((held, seat) => held.slice(0, cards.hand_count[seat])));
    expect(found.deck).toEqual(deck);
    expect(all(found)).toEqual(all(cards));
    expect(cards.hand[0]).toEqual([1, 2, 3, 0]);
  });

  test.each<[string, Record<number, unknown>, string]>([
    ["another number of cards", { 0: [10, 20] }, "/hands/0"],
    ["no list", { 1: "cards" }, "/hands/1"],
    ["a seat that is none", { 7: [10] }, "/hands/7"],
    ["a card that is discarded or locked", { 0: [10, 20, 90] }, "/hands/0/2"],
    ["a card twice", { 0: [10, 10, 20] }, "/hands/0/1"],
    ["a card of two seats", { 0: [10, 20, 40], 1: [40, 50] }, "/hands/1/0"],
  ])("are refused with %s", (_, hands, pointer) => {
    expect(() => swapped(cards, hands as Record<number, number[]>)).toThrow(expect.objectContaining({ pointer }) as Error);
  });
});
