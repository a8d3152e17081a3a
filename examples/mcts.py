"""Monte Carlo tree search in a few lines on the functional face, for either game:

    python examples/mcts.py --game asteroyds --simulations 200 --rounds 3

Seat 0 searches, the others choose at random. What seat 0 can't know, other plans, hands and dice to come, is imagined anew for every
simulation (information-set search): the tree only has its own choices in it.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass, field
from random import Random
from typing import Any

from swarmrally.asteroyds import Setup as AsteroydsSetup
from swarmrally.asteroyds import usual_seats as usual_craft
from swarmrally.env.search import Search
from swarmrally.roborally import Setup as RoboRallySetup
from swarmrally.roborally import usual_seats as usual_robots

EXPLORING = 0.7
SEAT = 0


@dataclass
class Node:
    visits: int = 0
    worth: float = 0.0
    children: dict[int, Node] = field(default_factory=dict)


def best_choice(search: Search, state: Any, simulations: int, rounds: int, chance: Random) -> int:
    """The choice of seat 0 that was tried most often."""
    root = Node()
    for _ in range(simulations):
        imagined = search.clone(state)
        search.imagine(imagined, SEAT, chance.getrandbits(32))
        simulate(search, imagined, root, rounds, chance)
    return max(root.children, key=lambda choice: root.children[choice].visits)


def simulate(search: Search, state: Any, root: Node, rounds: int, chance: Random) -> None:
    """Down the tree, one node more, then at random; the others are random all the way."""
    path, last, in_tree = [root], search.room.round_of(state) + rounds, True
    while not search.terminal(state) and search.room.round_of(state) < last:
        choices = search.legal(state)
        choice = chance.choice(choices)
        if search.player(state) == SEAT and in_tree:
            choice = promising(path[-1], choices, chance)
            in_tree = choice in path[-1].children
            path.append(path[-1].children.setdefault(choice, Node()))
        search.apply(state, choice)
    worth = search.returns(state)[SEAT] + 0.3 * search.room.progress(state, SEAT)
    for node in path:
        node.visits += 1
        node.worth += worth


def promising(node: Node, choices: list[int], chance: Random) -> int:
    """A choice that was never tried, else the best upper bound."""
    untried = [choice for choice in choices if choice not in node.children]
    if untried:
        return chance.choice(untried)
    tried = [(choice, node.children[choice]) for choice in choices]
    return max(tried, key=lambda each: each[1].worth / each[1].visits + EXPLORING * math.sqrt(math.log(node.visits) / each[1].visits))[0]


def main() -> None:
    parser = argparse.ArgumentParser(description="Seat 0 searches, the others choose at random.")
    parser.add_argument("--game", choices=("asteroyds", "roborally"), default="asteroyds")
    parser.add_argument("--simulations", type=int, default=200, help="for every part of a plan")
    parser.add_argument("--rounds", type=int, default=2, help="how far a simulation looks ahead")
    parser.add_argument("--play", type=int, default=5, help="rounds or turns to play")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    setup = AsteroydsSetup(seats=usual_craft(2, "racing")) if options.game == "asteroyds" else RoboRallySetup(seats=usual_robots(2))
    search, chance = Search(setup), Random(options.seed)
    state = search.start(options.seed)
    while not search.terminal(state) and search.room.round_of(state) <= options.play:
        if search.player(state) == SEAT:
            choice = best_choice(search, state, options.simulations, options.rounds, chance)
        else:
            choice = chance.choice(search.legal(state))
        before = search.room.round_of(state)
        search.apply(state, choice)
        if search.terminal(state) or search.room.round_of(state) > before:
            worths = ", ".join(f"{search.room.progress(state, seat):.2f}" for seat in range(search.room.seats))
            print(f"after round {before}: progress {worths}")
    print("returns:", search.returns(state))


if __name__ == "__main__":
    main()
