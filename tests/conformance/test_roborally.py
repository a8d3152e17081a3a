"""The shared positions, 500 of all courses and 240 of the odd ones: each comes out as the file says, interpreted and compiled."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from tests.contract.games import engine

from swarmrally.kernel.compiler import INTERPRETED
from swarmrally.roborally.playing.resolving import resolve

HERE = Path(__file__).parent
SETS = {"roborally": 500, "odd_courses": 240}
ROBOT: dict[str, Any] = {"damage": 0, "flags": 0, "options": [], "powered_down": False, "locked": {}}


def full(robot):
    """The robot with defaults filled in; what means nothing is left out."""
    heading = robot["heading"] if robot["at"] else None
    return {**ROBOT, **robot, "options": sorted(robot.get("options", [])), "heading": heading}


def told(expected, got):
    """Of an answer only the fields that the file has."""
    return {name: got.get(name) for name in expected}


def cases(name):
    return [json.loads(line) for line in gzip.decompress((HERE / f"{name}.jsonl.gz").read_bytes()).splitlines()]


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.skipif(INTERPRETED, reason="the compiler is off"))])
def test_all_shared_positions_agree(name, compiled):
    assert len(cases(name)) == SETS[name]
    with engine("roborally", compiled):
        for number, case in enumerate(cases(name), 1):
            answer, expected = json.loads(resolve(json.dumps(case["position"]))), case["answer"]
            robots = {robot["seat"]: full(robot) for robot in answer["position"].pop("robots")}
            theirs = {robot["seat"]: full(robot) for robot in expected["position"].pop("robots")}
            try:
                assert {seat: told(robot, robots[seat]) for seat, robot in theirs.items()} == theirs, f"line {number}"
                rules = answer["position"]["rules"]
                assert {**answer["position"], "rules": told(expected["position"]["rules"], rules)} | expected["position"] == {
                    **answer["position"],
                    "rules": told(expected["position"]["rules"], rules),
                }, f"line {number}"
                assert answer["outcome"] == expected["outcome"], f"line {number}"
            finally:
                expected["position"]["robots"] = list(theirs.values())
