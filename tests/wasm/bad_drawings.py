"""Courses and layouts that are bad to play on, each in a way of its own, and what is to be said of them."""

from __future__ import annotations

from typing import Any

WIDE, HIGH = 8, 8
FLAGS = [[1, 1], [6, 1]]
DOCKS = {"1": [1, 7], "2": [3, 7], "3": [4, 7], "4": [6, 7]}


def course(flags: list[list[int]] | None = None, docks: dict[str, list[int]] | None = None, **floor: Any) -> dict[str, Any]:
    return {"floor": {"width": WIDE, "height": HIGH, "docks": docks or DOCKS, **floor}, "flags": flags or FLAGS}


def box(x: int, y: int) -> list[list[Any]]:
    """Walls around a cell."""
    return [[x, y, side] for side in "NESW"]


def pits_around(x: int, y: int) -> list[list[int]]:
    return [[x + right, y + down] for right in (-1, 0, 1) for down in (-1, 0, 1) if (right, down) != (0, 0)]


def belts(*cells: tuple[int, int, str]) -> list[dict[str, Any]]:
    return [{"x": x, "y": y, "dir": way, "express": True} for x, y, way in cells]


def layout(*pods: list[int], starts: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    return {
        "game": "asteroyds",
        "modes": ["racing"],
        "board": {"rows": {str(row): [[0, 10]] for row in range(7)}},
        "tiles": [
            {"kind": "gate", "colour": "red", "at": [1, 2]},
            {"kind": "gate", "colour": "red", "at": [5, 2]},
            {"kind": "gate", "colour": "white", "at": [1, 8]},
            {"kind": "gate", "colour": "white", "at": [5, 8]},
            *({"kind": "pod", "at": at} for at in pods),
        ],
        "starts": starts or [{"at": [3, 4], "heading": "E"}, {"at": [3, 6], "heading": "W"}],
    }


BAD: dict[str, dict[str, Any]] = {
    "a dock behind a pit": {
        "game": "roborally",
        "content": course(pits=[[1, 6]]),
        "says": ["dock_behind_pit"],
    },
    "a flag walled in": {
        "game": "roborally",
        "content": course(walls=box(6, 1)),
        "says": ["flag_out_of_reach", "nobody finishes", "falls"],
    },
    "a flag among pits": {
        "game": "roborally",
        "content": course(pits=pits_around(6, 1)),
        "says": ["nobody finishes"],
    },
    "a start that never wins": {
        "game": "roborally",
        "content": course(docks={**DOCKS, "4": [7, 7]}, walls=[[7, 7, "W"], [7, 6, "N"], [7, 6, "W"], [7, 7, "E"]]),
        "says": ["unfair", "dock 4 never wins"],
    },
    "a dock on a belt that runs off": {
        "game": "roborally",
        "content": course(conveyors=belts((6, 7, "S"))),
        "says": ["belt_into_nothing", "unfair"],
    },
    "a first flag beside one dock": {
        "game": "roborally",
        "content": course(flags=[[1, 6], [1, 4]]),
        "says": ["unfair"],
    },
    "ledges whose belts run into pits": {
        "game": "roborally",
        "content": course(
            pits=[[x, y] for x in range(1, WIDE, 2) for y in range(2, 6)],
            conveyors=belts(*((x, y, "E") for x in range(0, WIDE, 2) for y in (3, 4))),
        ),
        "says": ["belt_into_nothing", "unfair"],
    },
    "a course without flags": {
        "game": "roborally",
        "content": {**course(), "flags": []},
        "says": ["no_flags", "nobody finishes"],
    },
    "a gate among pods": {
        "game": "asteroyds",
        "content": layout([0, 8], [0, 9], [1, 7], [1, 9], [2, 8], [2, 9]),
        "says": ["goal_out_of_reach", "nobody finishes"],
    },
    "a start between pods": {
        "game": "asteroyds",
        "content": layout([3, 3], [3, 5], [2, 4], [2, 5], [4, 4], [4, 5]),
        "says": ["start_walled_in", "unfair"],
    },
    "a start far from every gate": {
        "game": "asteroyds",
        "content": {
            **layout(starts=[{"at": [3, 4], "heading": "E"}, {"at": [3, 29], "heading": "E"}]),
            "board": {"rows": {str(row): [[0, 30]] for row in range(7)}},
        },
        "says": ["unfair"],
    },
}
