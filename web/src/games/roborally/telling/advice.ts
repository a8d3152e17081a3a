/** What the ace advises, as this game reads it. */
import type { Hint, RoborallyEvent, RoborallyLiveProgram } from "../../../wire/protocol";
import { t } from "../../../words/words.svelte";
import { CARD_ICONS, cardWords, kindOfCard } from "../state/cards";

export function programIn(hint: Hint): RoborallyLiveProgram {
  return hint.plan as RoborallyLiveProgram;
}

export function trailIn(hint: Hint | null): RoborallyEvent[] | null {
  return hint === null ? null : (hint.events as RoborallyEvent[]);
}

/** Its cards register by register; a locked one has none. */
export function cardsIn(hint: Hint): number[][] {
  return [0, 1, 2, 3, 4].map((register) => programIn(hint).registers?.[register] ?? []);
}

/** The symbols of a program, card by card. */
export function programDrawn({ registers }: RoborallyLiveProgram): string[] {
  return (registers ?? []).flatMap((cards) => (cards ?? []).map((card) => `i-${CARD_ICONS[kindOfCard(card)]}`));
}

export function programSaid(hint: Hint): string {
  const cards = cardsIn(hint).map((held) => held.map((card) => t("rr-card", { card: t(cardWords(card)), priority: card })).join(" + "));
  return [...cards.filter(Boolean), ...(programIn(hint).power_down ? [t("hint-power-down")] : [])].join(", ");
}
