"""R9.28 Decisions: answered by a policy set beforehand, or asked live; the code that asks is entered again with the answer."""

from __future__ import annotations

import numpy as np

from swarmrally.kernel.compiler import called
from swarmrally.kernel.decisions import ask
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.events import DECISION_ASKED
from swarmrally.roborally.components.ids import R4_1, R4_3, R7_2, R7_3, R7_5, R8_4, R9_27, R10_1, R10_6
from swarmrally.roborally.components.option_cards import TABLE
from swarmrally.roborally.components.state import QUESTIONS, State

WAITING = -9
RULE_OF: dict[str | None, int] = {card.question: card.rule for card in TABLE} | {
    None: 0,
    "power_down": R4_1,
    "stay_down": R4_3,
    "re_entry": R8_4,
    "discard_option": R7_2,
    "lose_option": R7_5,
    "archive": R7_3,
    "weapon": R9_27,
    "keep_option": R10_1,
    "home": R10_6,
    "start": R10_6,
}
QUESTION_RULE = np.array([RULE_OF[question] for question in QUESTIONS])


@called
def decide(state: State, events: Events, seat: int, question: int, policy: int, about: int) -> int:
    """The owner's choice, or WAITING for it."""
    if int(state.asks[seat]) >> question & 1 == 0:
        return policy
    if state.is_answered:
        chosen = int(state.answer)
        state.is_answered, state.answer = 0, 0
        return chosen
    state.asked_about = about
    ask(state, seat, question)
    tell(state, events, DECISION_ASKED, int(QUESTION_RULE[question]), seat, question, about)
    return WAITING
