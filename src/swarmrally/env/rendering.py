"""A state of a game to look at: as text, as SVG, as pixels, in a notebook."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from swarmrally.asteroyds.forms.picture import craft_lines
from swarmrally.asteroyds.forms.picture import draw as draw_hexes
from swarmrally.drawing.factory import draw_factory, plan_as_it_lies
from swarmrally.drawing.raster import pixels
from swarmrally.drawing.space import draw_space
from swarmrally.env.asteroyds.room import Room as AsteroydsRoom
from swarmrally.env.rooms import Room
from swarmrally.roborally.forms.picture import draw as draw_squares
from swarmrally.roborally.forms.picture import robot_lines
from swarmrally.roborally.playing.setting_up import BOTS


class Picture:
    """A state that shows itself, in a notebook as SVG."""

    def __init__(self, room: Room, state: Any) -> None:
        self.room, self.state = room, state

    def _repr_svg_(self) -> str:
        return svg(self.room, self.state)

    def __repr__(self) -> str:
        return text(self.room, self.state)


def text(room: Room, state: Any) -> str:
    if isinstance(room, AsteroydsRoom):
        return "\n".join([f"round {state.round_number}", draw_hexes(state, room.board), *craft_lines(state, room.board)])
    lines = robot_lines(room.board, state, robots_of(room))
    return "\n".join([f"turn {state.turn_number}", draw_squares(room.board, state), *lines])


def svg(room: Room, state: Any) -> str:
    if isinstance(room, AsteroydsRoom):
        return draw_space(room.board, state)
    return draw_factory(plan_as_it_lies(room.setup, room.board, state), state, robots_of(room))


def robots_of(room: Room) -> list[str]:
    chosen: list[str] = [seat.robot for seat in room.setup.seats]  # type: ignore[union-attr]
    return chosen or list(BOTS[: room.seats])


def rendered(room: Room, state: Any, render_mode: str | None) -> str | NDArray[np.uint8] | None:
    """As PettingZoo and gymnasium call it: `human` is text on the terminal."""
    if render_mode == "rgb_array":
        return pixels(svg(room, state))
    if render_mode == "ansi":
        return text(room, state)
    if render_mode == "human":
        print(text(room, state))
    return None
