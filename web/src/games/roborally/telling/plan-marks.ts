/** A program in small: a sign and a word for each register. */
import type { RoborallyLiveProgram } from "../../../wire/protocol";
import { t } from "../../../words/words.svelte";
import { CARD_ICONS, cardWords, kindOfCard } from "../state/cards";

export interface Mark {
  icon: string;
  said: string;
}

/** A register that is locked has no card of the plan. */
export function marksOf(plan: unknown): Mark[] {
  const { registers = [] } = plan as RoborallyLiveProgram;
  return registers.map((cards) => {
    const card = cards?.[0];
    return card === undefined ? { icon: "lock", said: t("rr-face-down") } : { icon: CARD_ICONS[kindOfCard(card)], said: t("rr-card", { card: t(cardWords(card)), priority: card }) };
  });
}
