"""R9.1 Ablative Coat."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.events import Events, tell
from swarmrally.roborally.components.events import DAMAGE_PREVENTED
from swarmrally.roborally.components.ids import R9_1
from swarmrally.roborally.components.option_cards import ABLATIVE_COAT
from swarmrally.roborally.components.state import State, holds
from swarmrally.roborally.rules.options.holding import discard_option


@kernel
def coat_takes(state: State, events: Events, seat: int) -> bool:
    """R9.1 Takes the point; after the third the coat is discarded. It works while powered down too."""
    if not holds(state, seat, ABLATIVE_COAT):
        return False
    left = int(state.coat_left[seat]) - 1
    state.coat_left[seat] = left
    tell(state, events, DAMAGE_PREVENTED, R9_1, seat, ABLATIVE_COAT, left)
    if left == 0:
        discard_option(state, events, seat, ABLATIVE_COAT, R9_1)
    return True
