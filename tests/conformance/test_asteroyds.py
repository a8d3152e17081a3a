"""The shared positions, 300 and 100 with house rules: what comes of each is what the file says, interpreted and compiled."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from tests.contract.games import engine

from swarmrally.asteroyds.playing.resolving import resolve
from swarmrally.kernel.compiler import INTERPRETED

SETS = {"asteroyds": 300, "house_rules": 100}


def cases(name):
    return [json.loads(line) for line in gzip.decompress((Path(__file__).parent / f"{name}.jsonl.gz").read_bytes()).splitlines()]


RULES = {
    "mode": "racing",
    "powers": False,
    "dice_order": "fixed",
    "return_to_platform": False,
    "one_shot": False,
    "blocked_push_hits": False,
    "last_survivor_wins": True,
    "turrets_harmless": False,
    "fly_on": False,
    "own_platform": False,
    "targets_needed": {"left": 6, "right": 6},
}
TILE = {"target": None, "shot": False, "priority": None, "symbol": None, "colour": None, "one_faces": None}
CRAFT: dict[str, Any] = {"team": None, "damage": 0, "tokens": [], "ram_spent": False, "power_spent": False, "platform": None}


def full(position):
    """The position with every default filled in, and lists in one order; what means nothing is left out."""
    tiles = [{**TILE, **tile} for tile in position["tiles"]]
    craft = [{**CRAFT, **each, "tokens": sorted(each.get("tokens", []))} for each in position["craft"]]
    for each in craft:
        if each["at"] is None:
            each["heading"] = None
    anyone_left = any(each["at"] for each in craft)
    return {
        **position,
        "rules": {**RULES, **position.get("rules", {})},
        "first_seat": position["first_seat"] if anyone_left else None,
        "tiles": sorted(tiles, key=lambda tile: (tile["at"], tile["kind"])),
        "craft": sorted(craft, key=lambda each: each["seat"]),
    }


def uncount_targets(position):
    """The older file does not say how many targets each craft has taken."""
    for craft in position["craft"]:
        craft.pop("targets_taken", None)


def winners(answer):
    """None while the game goes on; the file does not say why one ended."""
    return answer["outcome"] and sorted(answer["outcome"]["winners"])


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.skipif(INTERPRETED, reason="the compiler is off"))])
@pytest.mark.parametrize("name", SETS)
def test_all_shared_positions_agree(name, compiled):
    assert len(cases(name)) == SETS[name]
    with engine("asteroyds", compiled):
        for number, case in enumerate(cases(name), 1):
            answer = json.loads(resolve(json.dumps(case["position"])))
            expected = case["answer"]["position"]
            if name == "asteroyds":
                uncount_targets(answer["position"])
            assert full(answer["position"]) == full(expected), f"line {number}"
            assert winners(answer) == winners(case["answer"]), f"line {number}"
            check_reason(answer, number)


def check_reason(answer, number):
    """The outcome is the last event's, and its reason fits what is left on the board."""
    ended = [event for event in answer["events"] if event["kind"] == "GameEnded"]
    if answer["outcome"] is None:
        assert not ended, f"line {number}"
        return
    winners, reason = answer["outcome"]["winners"], answer["outcome"]["reason"]
    assert [(event["winners"], event["reason"]) for event in ended] == [(winners, reason)], f"line {number}"
    craft = {each["seat"]: each for each in answer["position"]["craft"]}
    flying = {seat for seat, each in craft.items() if each["at"]}
    if reason == "tokens":
        assert all(len(craft[seat]["tokens"]) == 4 and seat in flying for seat in winners), f"line {number}"
    elif reason == "nobody_left":
        assert not flying, f"line {number}"
        assert not winners, f"line {number}"
    elif reason == "last_survivor":
        assert flying <= set(winners), f"line {number}"
        assert flying, f"line {number}"
    else:
        assert {craft[seat]["team"] for seat in winners} in ({"left"}, {"right"}), f"line {number}"


def test_the_cases_end_in_every_way():
    answers = [json.loads(resolve(json.dumps(case["position"]))) for case in cases("asteroyds")]
    reasons = {answer["outcome"] and answer["outcome"]["reason"] for answer in answers}
    assert reasons == {None, "tokens", "targets", "last_survivor", "nobody_left"}
