"""Positions: what is wrong is named by its place, and an answer can be resolved again."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.playing.resolving import resolve

GOOD = {
    "game": "roborally",
    "rules": {"lives": 3},
    "course": "Risky Exchange",
    "turn": 3,
    "robots": [
        {"seat": 0, "dock": 1, "at": [5, 13], "heading": "N", "archive": [5, 15], "options": ["brakes"]},
        {"seat": 1, "dock": 2, "at": [6, 5], "heading": "N", "damage": 5, "locked": {"5": [490]}, "archive": [6, 15]},
        {"seat": 2, "dock": 3, "at": None, "lives": 0, "archive": [6, 15]},
    ],
    "program_deck": [500, 70],
    "option_deck": ["crab_legs"],
    "programs": [
        {"seat": 0, "registers": [[510], [80], [90], [670], [790]]},
        {"seat": 1, "registers": [[100], [110], [120], [130], None], "power_down": True},
    ],
}


def with_change(pointer, value):
    position = deepcopy(GOOD)
    *path, last = pointer.split("/")[1:]
    inner: Any = position
    for name in path:
        inner = inner[int(name)] if isinstance(inner, list) else inner.setdefault(name, {})
    if isinstance(inner, list):
        inner[int(last)] = value
    else:
        inner[last] = value
    return json.dumps(position)


def test_a_good_position_is_answered_in_the_same_form():
    answer = json.loads(resolve(json.dumps(GOOD)))
    assert answer["position"]["turn"] == 4
    assert answer["outcome"] is None
    assert "programs" not in answer["position"]
    assert "program_deck" not in answer["position"]
    assert {event["rule"][0] for event in answer["events"]} == {"R"}


@pytest.mark.parametrize(
    ("pointer", "value", "named"),
    [
        ("/nonsense", 1, "/nonsense"),
        ("/game", "chess", "/game"),
        ("/turn", 0, "/turn"),
        ("/course", "Nowhere", "/course"),
        ("/course", "Interference", "/robots"),
        ("/course", {"floor": {"width": 2, "height": 2, "pits": [[5, 5]]}}, "/course/floor/pits/0"),
        ("/course", {"boards": [{"board": "chess", "x": 40, "y": 0}]}, "/course"),
        ("/course", {"boards": [{"board": "ches", "x": 0, "y": 0}]}, "/course/boards/0/board"),
        ("/robots/0/at", [0, 10], "/robots/0/at"),
        ("/robots/0/at", [90, 10], "/robots/0/at/0"),
        ("/robots/0/at", [6, 5], "/robots/1/at"),
        ("/robots/0/seat", 1, "/robots/1/seat"),
        ("/robots/0/dock", 2, "/robots/1/dock"),
        ("/robots/0/damage", 10, "/robots/0/damage"),
        ("/robots/0/flags", 3, "/robots/0/flags"),
        ("/robots/0/lives", 0, "/robots/0/at"),
        ("/robots/2/lives", 1, "/robots/2/at"),
        ("/robots/0/options", ["jetpack"], "/robots/0/options/0"),
        ("/robots/0/options", ["crab_legs"], "/option_deck/0"),
        ("/robots/0/charges", {"ablative_coat": 1}, "/robots/0/charges/ablative_coat"),
        ("/robots/0/flywheel", 840, "/robots/0/flywheel"),
        ("/robots/0/team", "red", "/robots/0/team"),
        ("/robots/0/heading", None, "/robots/0/heading"),
        ("/robots/0/sits_out", True, "/robots/0/sits_out"),
        ("/robots/0/sits_out", "yes", "/robots/0/sits_out"),
        ("/robots/1/locked", {}, "/robots/1/locked"),
        ("/robots/1/locked", {"6": [490]}, "/robots/1/locked/6"),
        ("/robots/1/locked", {"5": [495]}, "/robots/1/locked"),
        ("/robots/1/locked", {"5": [490, 500]}, "/robots/1/locked/5"),
        ("/robots/1/locked", {"5": [70, 490]}, "/robots/1/locked/5"),
        ("/robots/1/locked", {"5": [490, 70, 80]}, "/robots/1/locked/5"),
        ("/program_deck", [500, 500], "/program_deck/1"),
        ("/program_deck", [510], "/program_deck/0"),
        ("/flags_at", [[0, 0]], "/flags_at"),
        ("/places", [[0]], "/places"),
        ("/programs/0/registers", [[510], [80], [90], [670]], "/programs/0/registers"),
        ("/programs/0/registers/0", None, "/programs/0/registers/0"),
        ("/programs/0/registers/0", [510, 140], "/programs/0/registers/0"),
        ("/programs/0/registers/0", [490], "/programs/0/registers/0/0"),
        ("/programs/1/registers/4", [140], "/programs/1/registers/4"),
        ("/programs/0/power_down", True, "/programs/0/power_down"),
        ("/programs/1/seat", 0, "/programs/1/seat"),
        ("/programs/1/seat", 2, "/programs/1/seat"),
        ("/programs/0/answers/conditional_program", {"card": 140, "register": 1}, "/programs/0/answers/conditional_program"),
        ("/programs/1/answers", {"conditional_program": {"card": 140, "register": 1}}, "/programs/1/answers/conditional_program"),
        ("/programs/0/answers/weapon", {"6": "scrambler"}, "/programs/0/answers/weapon/6"),
        ("/programs/0/answers/weapon", {"1": "brakes"}, "/programs/0/answers/weapon"),
        ("/programs/0/answers/fire_control", {}, "/programs/0/answers/fire_control"),
        ("/programs/0/answers/mechanical_arm", {"0": [1, 1]}, "/programs/0/answers/mechanical_arm/0"),
        ("/programs", [], "/programs"),
    ],
)
def test_what_is_wrong_is_named(pointer, value, named):
    with pytest.raises(Refusal) as refusal:
        resolve(with_change(pointer, value))
    assert refusal.value.pointer == named
    assert refusal.value.reason.startswith("expected") or "expected" in refusal.value.reason


def test_a_robot_that_is_dealt_no_card_can_keep_none():
    position = json.loads(with_change("/robots/1/options", ["conditional_program"]))
    position["robots"][1] |= {"damage": 9, "locked": {"1": [70], "2": [110], "3": [130], "4": [150], "5": [490]}}
    position["programs"][1] = {"seat": 1, "answers": {"conditional_program": {"card": 840, "register": 1}}}
    with pytest.raises(Refusal, match="/programs/1/answers/conditional_program/card"):
        resolve(json.dumps(position))


@pytest.mark.parametrize(("field", "value"), [("heading", None), ("team", None)])
def test_what_means_nothing_may_be_null(field, value):
    assert json.loads(resolve(with_change(f"/robots/2/{field}", value)))["position"]["robots"][2]["at"] is None


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"game": "roborally"}', "\xff"])
def test_no_text_gives_a_traceback(text):
    with pytest.raises(Refusal):
        resolve(text)


def test_without_programs_there_is_nothing_to_resolve():
    position = {name: value for name, value in GOOD.items() if name != "programs"}
    with pytest.raises(Refusal, match="/programs"):
        resolve(json.dumps(position))


def test_a_race_for_places_goes_on_from_its_position():
    position = json.loads(with_change("/rules/play_on", True))
    position["robots"][2] = {**position["robots"][2], "lives": 2, "flags": 3, "damage": 4}
    with pytest.raises(Refusal, match="/places"):
        resolve(json.dumps(position))
    position["places"] = [[2]]
    answer = json.loads(resolve(json.dumps(position)))
    assert answer["position"]["places"] == [[2]]
    assert answer["outcome"] is None
