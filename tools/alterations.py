"""Alterations of the rules: what one is, which tests are its own, and every small one that can be made in a module."""

from __future__ import annotations

import ast
import functools
import importlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src/swarmrally"
TESTS = ROOT / "tests"
ON_PAPER = ("answers.py", "course.py", "floors.py", "programs.py")
"""Forms and notations, which have tests of their own that name no rule."""
ROOMS = ("rules", "components", "forms", "playing", ".")
"""Where the modules that hold rules are, in the order in which they are looked for."""
RULE = re.compile(r"\b([A-Z]\d+(?:\.\d+)?)(?:-([A-Z]\d+(?:\.\d+)?))?\b")
RULE_IN_BOOK = re.compile(r"^\*\*([A-Z]\d+(?:\.\d+)?)\*\*", re.MULTILINE)


@dataclass(frozen=True)
class Alteration:
    """One text of a rule's module in place of another, of which the tests of its rules have to take notice."""

    game: str
    module: str
    rules: tuple[str, ...]
    old: str
    new: str
    at: int
    """Where in the source the old text stands."""
    function: str = ""
    """Where it was found, and which of the same kind it is; an alteration made by hand has none."""
    number: int = 0

    @property
    def path(self) -> Path:
        return path_of(self.game, self.module)

    @property
    def altered(self) -> str:
        source = self.path.read_text()
        return source[: self.at] + self.new + source[self.at + len(self.old) :]

    @property
    def line(self) -> int:
        return self.path.read_text().count("\n", 0, self.at) + 1

    @property
    def last_line(self) -> int:
        return self.line + self.old.count("\n")

    @property
    def name(self) -> str:
        """The same as long as its function stays as it is, in whatever folder its module lies."""
        again = f" ({self.number + 1})" if self.number else ""
        path = Path(self.module)
        module = path.parent.name if path.stem == "__init__" else path.stem
        return f"{module} {self.function}: {one_line(self.old)} → {one_line(self.new)}{again}"


def path_of(game: str, module: str) -> Path:
    """A module or a scenario of the game, or the book itself, which alone holds what the box contains."""
    if module.startswith("docs/"):
        return ROOT / module
    return next((path for room in ROOMS if (path := SOURCES / game / room / module).exists()), SOURCES / game / module)


def one_line(text: str) -> str:
    return " ".join(text.split())


def by_hand(game: str, rule: str, module: str, old: str, new: str) -> Alteration:
    """The first place where the text stands."""
    at = path_of(game, module).read_text().find(old)
    if at < 0:
        raise ValueError(f"{rule}: {module} has no {old!r}")
    return Alteration(game, module, (rule,), old, new, at)


def made_by_hand(game: str) -> list[Alteration]:
    """Those of tests/<game>/alterations.py."""
    table: list[tuple[str, str, str, str]] = importlib.import_module(f"tests.{game}.alterations").ALTERATIONS
    return [by_hand(game, *entry) for entry in table]


def rules_in_book(game: str) -> list[str]:
    return RULE_IN_BOOK.findall((ROOT / "docs/rules" / f"{game}.md").read_text())


def rules_named(text: str) -> Iterator[str]:
    """The ids and chapters in a text; `A9.4-A9.6` is three of them."""
    for first, last in RULE.findall(text):
        yield first
        chapter, _, number = first.rpartition(".") if "." in first else (first[0], "", first[1:])
        if last and number:
            end = last.rpartition(".")[2] if "." in last else last[1:]
            joint = "." if "." in first else ""
            yield from (f"{chapter}{joint}{between}" for between in range(int(number) + 1, int(end) + 1))


def first_line(path: Path) -> str:
    return path.read_text().partition("\n")[0].strip('"')


@functools.cache
def chapters(game: str) -> dict[Path, tuple[str, ...]]:
    """The files of tests that are a chapter's or an option's, with the ids in their first line."""
    files = sorted((TESTS / game).rglob("test_*.py"))
    return {path: tuple(rules_named(first_line(path))) for path in files if RULE.match(first_line(path))}


def is_of(rule: str, chapter: str) -> bool:
    return rule == chapter or rule.startswith(f"{chapter}.") or chapter.startswith(f"{rule}.")


def own_tests(game: str, rules: tuple[str, ...]) -> list[Path]:
    """The files of tests of these rules; those of all chapters for what names no rule."""
    return [path for path, held in chapters(game).items() if not rules or any(is_of(rule, chapter) for rule in rules for chapter in held)]


def modules(game: str) -> list[str]:
    """The modules that are chapters: those whose first line begins with an id, but for those that read and write what is on paper."""
    paths = [(room, path) for room in ROOMS[:-1] for path in sorted((SOURCES / game / room).rglob("*.py")) if path.name not in ON_PAPER]
    return [
        path.relative_to(SOURCES / game / room).as_posix()
        for room, path in paths
        if RULE.match(first_line(path)) or path.name == "state.py"
    ]


def found_in(game: str, module: str) -> list[Alteration]:
    """Every comparison, number, connective, early end and returned value of a module, altered."""
    source = path_of(game, module).read_text()
    return Finder(game, module, source).found


COMPARED: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
}


class Finder(ast.NodeVisitor):
    """Goes through a module; annotations, docstrings and imports are no rules."""

    def __init__(self, game: str, module: str, source: str) -> None:
        self.game, self.module, self.source = game, module, source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        tree = ast.parse(source)
        self.module_rules = tuple(rules_named((ast.get_docstring(tree) or "").partition("\n")[0]))
        self.where: list[str] = []
        self.rules: tuple[str, ...] = ()
        self.returns: list[str] = []
        self.found: list[Alteration] = []
        self.visit(tree)

    def offset(self, line: int, column: int) -> int:
        text = self.source[self.starts[line - 1] :].partition("\n")[0]
        return self.starts[line - 1] + len(text.encode()[:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.offset(node.lineno, node.col_offset), self.offset(node.end_lineno, node.end_col_offset)

    def alter(self, node: ast.expr | ast.stmt, new: str) -> None:
        start, end = self.span(node)
        self.alter_text(start, end, new)

    def alter_text(self, start: int, end: int, new: str) -> None:
        old, function = self.source[start:end], ".".join(self.where)
        rules = self.rules + tuple(rule for rule in self.module_rules if rule not in self.rules)
        same = sum((one.function, one.old, one.new) == (function, old, new) for one in self.found)
        self.found.append(Alteration(self.game, self.module, rules, old, new, start, function, same))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer = self.rules
        named = tuple(rules_named((ast.get_docstring(node) or "").partition("\n\n")[0]))
        self.rules = named or outer
        self.where.append(node.name)
        self.returns.append(ast.unparse(node.returns) if node.returns else "")
        for statement in node.body:
            self.visit(statement)
        self.where.pop()
        self.returns.pop()
        self.rules = outer

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.where.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.where.pop()

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        """What a refusal says is held by the tests of refusals."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Only numbers and comparisons are altered, not what is written."""

    def visit_Compare(self, node: ast.Compare) -> None:
        sides = [node.left, *node.comparators]
        for place, operator in enumerate(node.ops):
            start, end = self.span(sides[place])[1], self.span(sides[place + 1])[0]
            between = self.source[start:end]
            sign = {ast.IsNot: "is not", ast.NotIn: "not in", ast.Is: "is", ast.In: "in"}.get(type(operator)) or between.strip(" ()\n")
            at = self.source.index(sign, start)
            for other in COMPARED[type(operator)]:
                whole_start, whole_end = self.span(node)
                new = self.source[whole_start:at] + other + self.source[at + len(sign) : whole_end]
                self.alter_text(whole_start, whole_end, new)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.alter(node, f"({ast.unparse(ast.BoolOp(other, node.values))})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.alter(node, f"({ast.unparse(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.alter(node, str(not node.value))
        elif isinstance(node.value, int):
            self.alter(node, str(node.value + 1))

    def visit_Return(self, node: ast.Return) -> None:
        value, returns = node.value, self.returns[-1]
        if value is None:
            self.alter(node, "pass")
        elif not isinstance(value, ast.Constant):
            if returns == "bool":
                self.alter(value, f"not ({ast.unparse(value)})")
            elif returns == "int":
                self.alter(value, f"({ast.unparse(value)}) + 1")
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.alter(node, "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self.alter(node, "pass")
