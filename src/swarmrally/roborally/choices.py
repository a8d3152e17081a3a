"""R9.28 Decisions: answered by a policy set beforehand, or asked live; the code that asks is entered again with the answer."""

from __future__ import annotations

import numpy as np

from swarmrally.kernel.compiler import called
from swarmrally.kernel.decisions import ask
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.events import DECISION_ASKED
from swarmrally.roborally.ids import (
    R4_1,
    R4_3,
    R7_2,
    R7_3,
    R7_5,
    R8_4,
    R9_2,
    R9_3,
    R9_5,
    R9_10,
    R9_12,
    R9_13,
    R9_14,
    R9_15,
    R9_23,
    R9_27,
    R10_1,
    R10_6,
)
from swarmrally.roborally.state import State

WAITING = -9
QUESTION_RULE = np.array(
    [0, R4_1, R4_3, R8_4, R7_2, R7_5, R7_3, R9_3, R9_12, R9_23, R9_13, R9_2, R9_5, R9_10, R9_27, R9_14, R9_15, R10_1, R10_6, R10_6],
)


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
