"""Writes the page's colours for everything that draws elsewhere: `python -m tools.palette`.

They are said in one place, web/src/look/base/tokens.css, and named as there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
TOKENS = ROOT / "web" / "src" / "look" / "base" / "tokens.css"
PYTHON = ROOT / "src" / "swarmrally" / "drawing" / "tokens.py"
PAGE = ROOT / "web" / "src" / "rules" / "colours.ts"
SELECTORS = {"DARK": ":root", "LIGHT": ':root[data-theme="light"]'}
PICTURED = {"#f6bd62": "time-mark", "#e6ebf5": "white"}
"""What a colour of a picture means where several tokens have it."""


def colours(sheet: str, selector: str) -> dict[str, str]:
    """The tokens of a block that are plain colours."""
    block = re.search(rf"^{re.escape(selector)} {{(.*?)^}}", sheet, re.DOTALL | re.MULTILINE)
    assert block, selector
    return dict(re.findall(r"--([\w-]+): (#(?:[0-9a-f]{6}|[0-9a-f]{3}))[;\s]", block[1]))


def python_of(sheet: str) -> str:
    themes = [f"{name} = {{\n{entries(colours(sheet, selector))}}}\n" for name, selector in SELECTORS.items()]
    return '"""The page\'s colours by their names there. Made by `python -m tools.palette`."""\n\n' + "\n".join(themes)


def page_of(sheet: str) -> str:
    dark = colours(sheet, SELECTORS["DARK"])
    named = {colour: PICTURED.get(colour, name) for name, colour in dark.items()}
    head = "/** What a colour of the drawn rulebook is called on the page. Made by `python -m tools.palette`. */\n"
    return f"{head}export const TOKENS: Record<string, string> = {{\n{entries(named, '  ')}}};\n"


def entries(pairs: dict[str, str], indent: str = "    ") -> str:
    return "".join(f'{indent}"{key}": "{value}",\n' for key, value in pairs.items())


def written() -> dict[Path, str]:
    sheet = TOKENS.read_text()
    return {PYTHON: python_of(sheet), PAGE: page_of(sheet)}


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text)
