/** Hands as somebody says they are: a card that comes to one changes places with one that goes, so that each is in one place only. */
import { refused } from "../base/refusing";

/** As the state has them: cards by a tenth of their priority, what is left of the pile between top and end. */
export interface Cards {
  hand: number[][];
  hand_count: number[];
  deck: number[];
  deck_top: number;
  deck_end: number;
}

type Place = [cards: number[], at: number];

/** The same cards with these hands, by seat and priority; a Refusal for a card that is neither in a hand nor in the pile. */
export function swapped(before: Cards, hands: Readonly<Record<number, readonly number[]>>): Pick<Cards, "hand" | "deck"> {
  const cards: Cards = { ...before, hand: before.hand.map((held) => [...held]), deck: [...before.deck] };
  const settled = new Set<number>();
  for (const [name, given] of Object.entries(hands)) {
    const seat = Number(name);
    const count = cards.hand_count[seat] ?? 0;
    if (!Array.isArray(given) || given.length !== count) throw refused(`/hands/${name}`, "wrong_count", { expected: `${count} cards, as many as were dealt` });
    const wanted = given.map((priority) => priority / 10);
    for (const [at, card] of wanted.entries()) {
      const found = placeOf(cards, card);
      if (!found || settled.has(card)) throw refused(`/hands/${name}/${at}`, "twice", { expected: `a card that nobody has kept, each once, got ${card * 10}` });
      settled.add(card);
      if (found[0] === cards.hand[seat]) continue;
      const leaves = cards.hand[seat]!.findIndex((held, place) => place < count && !wanted.includes(held));
      [found[0][found[1]], cards.hand[seat]![leaves]] = [cards.hand[seat]![leaves]!, card];
    }
  }
  return { hand: cards.hand, deck: cards.deck };
}

function placeOf({ hand, hand_count: counts, deck, deck_top: top, deck_end: end }: Cards, card: number): Place | null {
  for (const [seat, held] of hand.entries()) {
    const at = held.indexOf(card);
    if (at >= 0 && at < counts[seat]!) return [held, at];
  }
  const at = deck.indexOf(card, top);
  return at >= 0 && at < end ? [deck, at] : null;
}
