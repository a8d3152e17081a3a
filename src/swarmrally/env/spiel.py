"""The games for OpenSpiel, where it is installed: `pyspiel.load_game("swarmrally_asteroyds")`, `("swarmrally_roborally(players=4)")`.

Plans are built part by part, seat after seat, hidden from the others until all stand. Chance comes first: it draws which of the seed's
games is played, and all dice or deals follow from that.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from swarmrally.asteroyds.playing.game import Setup as AsteroydsSetup
from swarmrally.asteroyds.playing.game import usual_seats as usual_craft
from swarmrally.env.asked import check_number
from swarmrally.env.search import Search
from swarmrally.roborally.playing.setting_up import Setup as RoboRallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots

NUMBERS = 4096
"""How many games chance can draw."""
MOST_ROUNDS = 100_000
"""More choices than these make OpenSpiel can't count."""
PLAYERS = {"asteroyds": (2, 6), "roborally": (2, 8)}


def game_type(name: str) -> Any:
    fewest, most = PLAYERS[name]
    return pyspiel.GameType(
        short_name=f"swarmrally_{name}",
        long_name=f"Swarmrally: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "longest": 100},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not there when types are checked
    def __init__(self, name: str, params: dict[str, Any]) -> None:
        players = int(params.get("players", 2))
        self.longest = int(params.get("longest", 100))
        check_number("longest", self.longest, 1, MOST_ROUNDS)
        setup = AsteroydsSetup(seats=usual_craft(players, "racing")) if name == "asteroyds" else RoboRallySetup(seats=usual_robots(players))
        self.search = Search(setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.search.most,
            max_chance_outcomes=NUMBERS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.longest * players * self.search.room.parts,
        )
        super().__init__(game_type(name), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Holds the engine's state as bytes, which OpenSpiel copies as it likes."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.saved = b""

    @property
    def search(self) -> Search:
        search: Search = self.get_game().search
        return search

    def current_player(self) -> int:
        if not self.saved:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.search.player(self.search.load(self.saved))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / NUMBERS) for number in range(NUMBERS)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.search.legal(self.search.load(self.saved))

    def _apply_action(self, action: int) -> None:
        if not self.saved:
            self.saved = self.search.save(self.search.start(action))
            return
        state = self.search.load(self.saved)
        self.search.apply(state, action)
        self.saved = self.search.save(state)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"game {action}" if player == pyspiel.PlayerId.CHANCE else f"seat {player}: {action}"

    def is_terminal(self) -> bool:
        if not self.saved:
            return False
        state = self.search.load(self.saved)
        return self.search.terminal(state) or self.search.room.round_of(state) > self.get_game().longest

    def returns(self) -> list[float]:
        if not self.saved:
            return [0.0] * self.num_players()
        return [float(value) for value in self.search.returns(self.search.load(self.saved))]

    def __str__(self) -> str:
        return self.saved.hex()


class SpielObserver:
    """What a seat sees, flat."""

    def __init__(self, game: SpielGame) -> None:
        self.search = game.search
        self.tensor = np.zeros(self.search.room.flat_length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.search.observe(self.search.load(state.saved), player) if state.saved else 0

    def string_from(self, state: SpielState, player: int) -> str:
        return str(self.search.observe(self.search.load(state.saved), player).tobytes().hex()) if state.saved else ""


class AsteroydsGame(SpielGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("asteroyds", params or {})


class RoboRallyGame(SpielGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("roborally", params or {})


pyspiel.register_game(game_type("asteroyds"), AsteroydsGame)
pyspiel.register_game(game_type("roborally"), RoboRallyGame)
