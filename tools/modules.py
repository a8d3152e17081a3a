"""`python -m tools.modules`: writes docs/modules.md, every module with the first line of its text. A test fails when the page is stale."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src/swarmrally"
PAGE = ROOT / "docs/modules.md"
HEAD = """# Modules

Every room of `src/swarmrally` with its modules, and what each of them says of itself; `python -m tools.modules` writes this page.
[architecture.md](architecture.md) says how they work together. The rooms of the browser client are in `web/rooms.js`.
"""


def page() -> str:
    """The page as it should be."""
    folders = [SOURCES, *sorted(path.parent for path in SOURCES.rglob("__init__.py") if path.parent != SOURCES)]
    return "\n".join([HEAD, *(section for folder in folders if (section := room(folder)))])


def room(folder: Path) -> str:
    """A room: its name, what it is for, and a line for each module."""
    lines = [f"- `{path.stem}`: {said(path)}" for path in sorted(folder.glob("*.py")) if path.stem != "__init__" and said(path)]
    name, deep = folder.relative_to(SOURCES.parent).as_posix(), len(folder.relative_to(SOURCES).parts)
    return "\n".join([f"{'#' * min(max(deep + 1, 2), 4)} {name}", "", said(folder / "__init__.py"), "", *lines, ""])


def said(path: Path) -> str:
    """The first line of a module's text, safe in Markdown."""
    text = (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").partition("\n")[0]
    return text.replace("<", "&lt;").replace("|", "\\|").replace("*", "\\*").replace("_", "\\_") if "`" not in text else text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"wrote {PAGE}")
