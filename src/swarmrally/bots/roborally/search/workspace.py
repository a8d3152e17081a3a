"""States side by side, so that a search can copy one over another and play on from there."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from swarmrally.kernel.compiler import called
from swarmrally.kernel.fields import Ints, batch, live, memory_of, to_bytes
from swarmrally.roborally.components.state import State

States = Annotated[Ints, State, 1]
Memory = Annotated[Ints, "u1", 2]
"""The bytes of states: a row is one of them."""
Cells = Annotated[Ints, "i8", 1]


class Workspace:
    """Compiled code gets the bare array and its bytes; as plain Python a place gives a State."""

    def __init__(self, size: int) -> None:
        self.record: Any = batch(State, size)
        self.memory: Any = memory_of(self.record)
        self.states = [live(State, self.record[place]) for place in range(size)]

    def __getitem__(self, place: int) -> State:
        return self.states[place]

    def put(self, place: int, state: State) -> None:
        self.memory[place] = np.frombuffer(to_bytes(state), np.uint8)


@called
def copy_state(memory: Ints, origin: int, place: int) -> None:
    """From one place of a workspace to another."""
    for byte in range(memory.shape[1]):
        memory[place, byte] = memory[origin, byte]
