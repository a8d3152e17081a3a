"""Every rule in docs/rules has a test named by its id, and no test names a rule that is not there.

A rulebook joins as soon as its game has an engine, src/swarmrally/<game>.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.alterations import chapters, is_of

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
ENGINES = TESTS.parent / "src" / "swarmrally"
RULE_IN_BOOK = re.compile(r"^\*\*([A-Z]\d+(?:\.\d+)?)\*\*", re.MULTILINE)
RULE_IN_TEST = re.compile(r"^def test_([a-z]\d+(?:_\d+)?)_", re.MULTILINE)
GAMES = {book.stem: book for book in sorted(RULES.glob("*.md")) if (ENGINES / book.stem).is_dir()}


def rules_in(book: Path) -> set[str]:
    return set(RULE_IN_BOOK.findall(book.read_text()))


def is_tested(rule: str, game: str) -> bool:
    """Whether a test's name begins with the id: A3.5 is test_a3_5_."""
    beginning = f"\ndef test_{rule.lower().replace('.', '_')}_"
    return any(beginning in path.read_text() for path in (TESTS / game).rglob("test_*.py"))


def rules_tested(game: str) -> set[str]:
    found = [RULE_IN_TEST.findall(path.read_text()) for path in (TESTS / game).rglob("test_*.py")]
    return {name.replace("_", ".").upper() for names in found for name in names}


def test_there_is_a_rulebook_of_asteroyds():
    assert {"A0.1", "A3.5", "A11.5", "X1", "X6"} <= rules_in(GAMES["asteroyds"])


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game):
    missing = sorted(rule for rule in rules_in(GAMES[game]) if not is_tested(rule, game))
    assert not missing, f"no test in tests/{game} is named by {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_no_test_names_a_rule_that_is_not_in_the_book(game):
    unknown = sorted(rules_tested(game) - rules_in(GAMES[game]))
    assert not unknown, f"docs/rules/{game}.md has no {', '.join(unknown)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_test_of_a_rule_stands_in_the_file_of_its_chapter(game):
    for path, held in chapters(game).items():
        named = {name.replace("_", ".").upper() for name in RULE_IN_TEST.findall(path.read_text())}
        own = held if path.parent.name == "options" else tuple(rule.partition(".")[0] for rule in held)
        assert [rule for rule in sorted(named) if not any(is_of(rule, chapter) for chapter in own)] == [], path.name
    others = set((TESTS / game).rglob("test_*.py")) - set(chapters(game))
    assert [path.name for path in sorted(others) if RULE_IN_TEST.search(path.read_text())] == []
