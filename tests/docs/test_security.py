"""docs/security.md names the tests that hold its promises: they have to be there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from swarmrally.cli import COMMANDS

HERE = Path(__file__).parents[2]
PAGE = (HERE / "docs" / "security.md").read_text()


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`(tests/[\w/.]+)`", PAGE))))
def test_a_test_that_is_named_is_there(path: str) -> None:
    assert (HERE / path).exists()


@pytest.mark.parametrize("path", sorted({link.partition("#")[0] for link in re.findall(r"\]\(([\w./#-]+)\)", PAGE)}))
def test_a_page_that_is_linked_is_there(path: str) -> None:
    assert (HERE / "docs" / path).exists()


def test_hosting_leads_to_it() -> None:
    assert "](security.md)" in (HERE / "docs" / "hosting.md").read_text()


@pytest.mark.parametrize("command", sorted(set(re.findall(r"`swarmrally ([\w-]+)", PAGE))))
def test_a_command_that_is_named_is_there(command: str) -> None:
    assert command in COMMANDS


def test_the_page_that_code_hosts_look_for_leads_to_it() -> None:
    assert "](docs/security.md#reporting)" in (HERE / "SECURITY.md").read_text()
    assert "\n## Reporting\n" in PAGE
