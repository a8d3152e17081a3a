"""`--help` and the lists that commands print, in narrow terminals."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from swarmrally.cli import COMMANDS, app
from swarmrally.cli.commands.courses import listed
from swarmrally.roborally.components.course import printed_plans

PAGES = [
    [],
    *([name] for name in COMMANDS),
    ["simulate", "asteroyds"],
    ["simulate", "roborally"],
    ["bench", "engine"],
    ["bench", "server"],
    *(["puzzles", name] for name in ("mine", "choose", "check")),
    *(["gallery", name] for name in ("list", "show", "hide", "unhide", "export", "import")),
]

WITHOUT = ("simulate", "bench", "courses", "warm", "verify", "resolve", "replay", "record", "gallery")
"""Commands without options, by themselves."""


def printed(page: list[str], width: int) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    app.help_print(page, console=console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("command", PAGES, ids=" ".join)
def test_help_fits_and_no_name_is_broken(command: list[str], width: int) -> None:
    text = printed(command, width)
    assert max(map(len, text.splitlines())) <= width
    names = set(re.findall(r"^│ [* ]*\s*(?:--[\w-]+ )?(--[\w-]+)", printed(command, 200), re.MULTILINE))
    assert names or not command or command[0] in WITHOUT
    assert names <= set(re.findall(r"--[\w-]+", text))


@pytest.mark.parametrize("width", [60, 80])
def test_the_list_of_courses_fits_and_cuts_nothing(width: int) -> None:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(listed(list(printed_plans().values())))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= width
    for word in ("players", "length", "expert", "medium", "frenetic"):
        assert word in text
