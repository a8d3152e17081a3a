"""Codes of refusals: a closed set, each with a kind, a sentence, and words in every language; nobody reads the sentence."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Container, Iterator
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest

from swarmrally.gate import refusals as gate
from swarmrally.kernel.codes import GROUPS, KINDS, RULES, Code
from swarmrally.kernel.refusal import Refusal
from swarmrally.kernel.sentences import SENTENCES, sentence

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src" / "swarmrally"
WORDS = ROOT / "web" / "src" / "words"
REFUSING = ("Refusal", "Forbidden", "TooEarly", "super().__init__", "refuse", "Bad", "denied")
MADE_BY_THE_PAGE = {"field", "time"}
"""From the pointer, and from `seconds`."""
READING = ("startswith", "endswith", "find", "index", "match", "search", "fullmatch", "findall")
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|//[^\n]*", re.DOTALL)
GIVEN = re.compile(r"\brefused\(.*")
"""The engine in the page gives the same details as the server's."""
REFUSALS = ("refusal", "refused", "value", "error", "message", "why", "said")
PROGRAMS = ("src", "tools", "examples", "tests/load")


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def trees(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path, tree_of(path)


@functools.cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text())


@functools.cache
def all_sources() -> str:
    return "".join(path.read_text() for path in SOURCES.rglob("*.py") if path.name not in ("codes.py", "sentences.py"))


def codes_in(argument: ast.expr) -> list[str]:
    """The codes that are written out; none where they come from elsewhere."""
    if isinstance(argument, ast.IfExp):
        return [*codes_in(argument.body), *codes_in(argument.orelse)]
    return [argument.value] if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else []


def made(codes: Container[str]) -> Iterator[tuple[str, str, set[str]]]:
    """Where, by which code and with which details refusals are made."""
    for path, tree in trees("src/swarmrally"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func).removeprefix("self.") in REFUSING and len(node.args) >= 2:
                for code in codes_in(node.args[1]):
                    if code in codes:
                        yield f"{path.name}:{node.lineno}", code, {word.arg or "" for word in node.keywords}


def test_every_code_has_one_kind_and_one_sentence():
    listed = [code for _, group in GROUPS for code in get_args(group)]
    assert len(listed) == len(set(listed))
    assert set(listed) == set(SENTENCES) == set(KINDS) == set(get_args(Code))


def test_every_refusal_gives_the_details_of_its_sentence():
    found = list(made(SENTENCES))
    assert len(found) > 300
    assert [(where, code, fields(SENTENCES[code]) - given) for where, code, given in found if not fields(SENTENCES[code]) <= given] == []  # type: ignore[index]


def test_every_refusal_of_the_gate_gives_the_details_of_its_sentence():
    templates: dict[str, str] = {code: words for code, (_, words) in gate.SENTENCES.items()}
    found = [one for one in made(templates) if one[1] not in SENTENCES]
    assert {code for _, code, _ in found} >= {"wrong_host", "body_too_large", "bad_request"}
    assert [(where, code) for where, code, given in found if not fields(templates[code]) <= given] == []


def test_what_gate_and_server_both_say_they_say_alike():
    shared = set(gate.SENTENCES) & set(SENTENCES)
    assert shared == {"too_many_requests", "too_much_to_do"}
    assert all(gate.SENTENCES[code] == (KINDS[code], SENTENCES[code]) for code in shared)  # type: ignore[index]


@pytest.mark.parametrize("code", get_args(Code))
def test_every_code_is_used(code):
    assert f'"{code}"' in all_sources()


def test_the_rules_that_refuse_are_in_the_rulebooks():
    rulebooks = "".join((ROOT / "docs" / "rules" / f"{game}.md").read_text() for game in ("asteroyds", "roborally"))
    assert [rule for rule in RULES.values() if f"**{rule}**" not in rulebooks and f"## {rule} " not in rulebooks] == []


def test_a_sentence_is_made_of_its_details():
    assert sentence("seat_taken", {"free": [1, 3], "got": 2}) == "expected a free seat, one of 1, 3; got 2"
    assert sentence("not_this", {"value": None, "why": "it is gone"}) == "expected null: it is gone"
    assert sentence("not_this", {"value": False, "why": "{braces} stay"}) == "expected false: {braces} stay"


def test_malformed_and_against_the_rules_are_told_apart():
    assert (Refusal("/seat", "missing").kind, Refusal("/seat", "missing").rule) == ("malformed", None)
    assert (Refusal("/plan", "no_shot").kind, Refusal("/plan", "no_shot").rule) == ("against_rules", "A2.5")


@pytest.mark.parametrize("language", sorted(path.name for path in WORDS.iterdir() if path.is_dir()))
def test_the_words_of_every_language_use_only_what_the_server_gives(language):
    given = {code: fields(words) | {"types", "found"} for code, words in SENTENCES.items()} | {
        code: fields(words) for code, (_, words) in gate.SENTENCES.items() if code not in SENTENCES
    }
    messages = re.findall(r"^refused-([\w-]+) = (.*(?:\n[ }].*)*)", (WORDS / language / "refusals.ftl").read_text(), re.MULTILINE)
    assert len(messages) > 150
    for code, text in messages:
        assert set(re.findall(r"\$(\w+)", text)) <= given[code.replace("-", "_")] | MADE_BY_THE_PAGE, code


def test_every_code_of_the_wire_is_in_the_protocol_under_its_kind():
    text = (ROOT / "docs" / "protocol.md").read_text()
    for kind, group in GROUPS[:-1]:
        line = re.search(rf"^\| `{kind}`: .* \| (.*) \|$", text, re.MULTILINE)
        own = {code for code, (of, _) in gate.SENTENCES.items() if of == kind}
        assert line is not None
        assert set(re.findall(r"`(\w+)`", line[1])) == {*get_args(group), *own}


def is_sentence(node: ast.AST) -> bool:
    """The words of a refusal: `.reason`, `["reason"]`, or the refusal as text."""
    if isinstance(node, ast.Attribute):
        return node.attr == "reason" and ast.unparse(node.value).rpartition(".")[2] in REFUSALS
    if isinstance(node, ast.Subscript):
        return ast.unparse(node.slice) == "'reason'"
    return isinstance(node, ast.Call) and ast.unparse(node) in ("str(refusal)", "str(refused)", "str(refused.value)")


def reads(node: ast.AST) -> bool:
    """Whether something is found out from a sentence."""
    asked: ast.AST | None = None
    if isinstance(node, ast.Compare) or (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in READING):
        asked = node
    elif isinstance(node, ast.If | ast.IfExp | ast.While | ast.Assert):
        asked = node.test
    elif isinstance(node, ast.Match):
        asked = node.subject
    return asked is not None and any(is_sentence(part) for part in ast.walk(asked))


def test_no_program_reads_sentences():
    assert [f"{path}:{getattr(node, 'lineno', 0)}" for path, tree in trees(*PROGRAMS) for node in ast.walk(tree) if reads(node)] == []


@pytest.mark.parametrize(
    "source",
    [
        '"a second" in answer["reason"]',
        'refusal.reason.startswith("at most")',
        're.search("late", str(refusal))',
        "1 if said.reason else 2",
    ],
)
def test_a_program_that_reads_one_is_found(source):
    assert any(reads(node) for node in ast.walk(ast.parse(source)))


def test_the_page_holds_no_piece_of_a_sentence():
    """Which it could compare with."""
    templates = [*SENTENCES.values(), *(words for _, words in gate.SENTENCES.values())]
    pieces = {piece.strip() for words in templates for piece in re.split(r"\{\w+\}|expected |[:;,]", words)}
    long = {piece for piece in pieces if piece.count(" ") >= 3}
    sources = {
        path: GIVEN.sub("", COMMENTS.sub("", path.read_text()))
        for end in ("*.ts", "*.svelte")
        for path in (ROOT / "web" / "src").rglob(end)
    }
    assert min(len(long), len(sources)) > 100
    assert [(path.name, piece) for path, text in sources.items() for piece in long if piece in text] == []
