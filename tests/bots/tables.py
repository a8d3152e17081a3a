"""Games that bots play among themselves."""

from __future__ import annotations

from typing import Any

from swarmrally.asteroyds.playing.game import Game as Asteroyds
from swarmrally.asteroyds.playing.view import view as view_of_craft
from swarmrally.bots import USUAL, Bot, Budget
from swarmrally.roborally.playing.game import Game as RoboRally
from swarmrally.roborally.playing.view import view as view_of_robot

LONGEST = 120


def asteroyds(setup: Any, bots: list[Bot], seed: int, longest: int = LONGEST) -> Asteroyds:
    """The game as these bots play it, one for each seat."""
    game = Asteroyds(setup, f"bots {seed}")
    while not game.is_over and game.state.round_number <= longest:
        if game.question:
            seat, _ = game.question
            game.answer(seat, bots[seat].answer(game.board, view_of_craft(game.state, seat), seat, [False, True], seed))
            continue
        for seat in game.seats_to_plan():
            game.plan(bots[seat].plan(game.board, view_of_craft(game.state, seat), seat, seed))
        game.play()
    return game


def roborally(setup: Any, bots: list[Bot], seed: int, longest: int = LONGEST, budget: Budget = USUAL) -> RoboRally:
    """The same on a factory floor."""
    game = RoboRally(setup, f"bots {seed}")
    while not game.is_over and game.state.turn_number <= longest:
        if game.question:
            seat, _ = game.question
            game.answer(seat, bots[seat].answer(game.course, view_of_robot(game.state, seat), seat, game.answers, seed))
            continue
        for seat in game.seats_to_plan():
            game.plan(bots[seat].plan(game.course, view_of_robot(game.state, seat), seat, seed, budget))
        game.play()
    return game
