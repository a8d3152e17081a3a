"""What is known of the alterations that were tried, and the page that says how many of each chapter are caught."""

from __future__ import annotations

import ast
import fcntl
import functools
import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tools.alterations import ROOT, TESTS, Alteration, found_in, modules, own_tests
from tools.altered import Verdict

FOLDER = ROOT / ".venv/alterations"
HELD = ROOT / "docs/rules/held.md"
SURVIVORS = ROOT / "docs/rules/survivors.md"
EXPLAINED = re.compile(r"^- `(.+?)`: (.+)$", re.MULTILINE)


@functools.cache
def source_hash(path: Path, function: str) -> str:
    """Of what an alteration is made in: its function, or what a module works out outside of functions."""
    module = ast.parse(path.read_text())
    nodes: list[ast.stmt] = [node for node in module.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    for part in function.split(".") if function else ():
        nodes = [next(node for node in module.body if getattr(node, "name", "") == part)]
        module.body = getattr(nodes[0], "body", [])
    return hashlib.sha256("\n".join(map(ast.unparse, nodes)).encode()).hexdigest()[:16]


@functools.cache
def tests_hash(game: str, files: tuple[Path, ...]) -> str:
    """Of the tests and what they are written with."""
    written_with = [TESTS / game / name for name in ("scene.py", "tables.py")]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in (*files, *written_with))).hexdigest()[:16]


class Known:
    """The verdicts so far, one a line; what was caught stays so while its function is the same, a survivor without a reason is tried
    again by new tests."""

    def __init__(self, game: str) -> None:
        self.path = FOLDER / f"{game}.jsonl"
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.path.touch()
        lines = (json.loads(line) for line in self.path.read_text().splitlines())
        self.found: dict[str, dict[str, str]] = {line["name"]: line for line in lines}
        self.explained = survivors_explained(game)

    def line(self, alteration: Alteration) -> dict[str, str] | None:
        known = self.found.get(alteration.name)
        return known if known and known["source"] == source_hash(alteration.path, alteration.function) else None

    def is_tried(self, alteration: Alteration) -> bool:
        return self.line(alteration) is not None

    def is_caught(self, alteration: Alteration) -> bool:
        known = self.line(alteration)
        return known is not None and Verdict(known["word"], "", 0).is_caught

    def is_new(self, alteration: Alteration) -> bool:
        known = self.line(alteration)
        if known is None:
            return True
        return not self.is_caught(alteration) and alteration.name not in self.explained and known["tests"] != own_hash(alteration)

    def word(self, alteration: Alteration) -> str:
        known = self.line(alteration)
        return known["word"] if known else "not tried"

    def keep(self, alteration: Alteration, verdict: Verdict) -> None:
        line = {
            "name": alteration.name,
            "word": verdict.word,
            "test": verdict.test,
            "seconds": f"{verdict.seconds:.2f}",
            "source": source_hash(alteration.path, alteration.function),
            "tests": own_hash(alteration),
        }
        with self.path.open("a") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            file.write(json.dumps(line, ensure_ascii=False) + "\n")


def own_hash(alteration: Alteration) -> str:
    return tests_hash(alteration.game, tuple(own_tests(alteration.game, alteration.rules)))


def survivors_explained(game: str) -> dict[str, str]:
    """Why an alteration is not caught, by its name: `equivalent`, or another reason."""
    part = SURVIVORS.read_text().partition(f"## {game.capitalize()}")[2].partition("\n## ")[0] if SURVIVORS.exists() else ""
    return dict(EXPLAINED.findall(part))


def chapter_of(alteration: Alteration) -> str:
    return alteration.rules[0].partition(".")[0] if alteration.rules else "state"


def report(games: Iterable[str]) -> None:
    """Writes the page."""
    lines = [
        "# How well the tests hold the rules",
        "",
        "`python -m tools.alter_rules` alters each comparison, number, connective, early end and returned value of the rules' modules, one",
        "at a time, and runs the tests of the altered rule's own chapter. A rule whose tests do not notice is not held by them. Those that",
        "survive are explained one by one in [survivors](survivors.md); an *equivalent* one plays the same game: no test can notice it.",
        "`python -m tools.alter_rules --report` writes this page; the share is of those that were tried since their function last changed.",
    ]
    for game in games:
        lines += [
            "",
            f"## {game.capitalize()}",
            "",
            "| chapter | alterations | tried | equivalent | caught | share |",
            "|---|---|---|---|---|---|",
        ]
        lines += table(game)
    HELD.write_text("\n".join(lines) + "\n")


def table(game: str) -> list[str]:
    known, explained = Known(game), survivors_explained(game)
    made, tried, caught, equal = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for module in modules(game):
        for alteration in found_in(game, module):
            chapter = chapter_of(alteration)
            made[chapter] += 1
            tried[chapter] += known.is_tried(alteration)
            caught[chapter] += known.is_caught(alteration)
            equal[chapter] += known.word(alteration) == "survived" and explained.get(alteration.name, "").startswith("equivalent")
    chapters = sorted(made, key=lambda chapter: (not chapter[1:].isdigit(), int(chapter[1:]) if chapter[1:].isdigit() else 0))
    rows = [row(chapter, made[chapter], tried[chapter], equal[chapter], caught[chapter]) for chapter in chapters]
    return [*rows, row("**all**", made.total(), tried.total(), equal.total(), caught.total())]


def row(chapter: str, made: int, tried: int, equal: int, caught: int) -> str:
    share = f"{100 * caught / (tried - equal):.1f} %" if tried > equal else ""
    return f"| {chapter} | {made} | {tried} | {equal} | {caught} | {share} |"
