"""The documentation as a site in dist/docs, every link checked: `make docs`.

The pages stay where they are read in the repository; here they are laid out once more, with what they link to
and a reference of the modules that they name.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAGE = ROOT / ".venv" / "documentation"
PAGES = ["*.md", "*.cff", "LICENSE", "docs", "examples", "benchmarks", "deploy"]
SPOKEN_OF = ["README.md", "docs/bots.md", "docs/research.md"]
"""The pages whose Python is for everybody: what they import is what the reference explains."""
IMPORT = re.compile(r"^\s*(?:from|import) (swarmrally[\w.]*)", re.MULTILINE)
INTRODUCTION = """# Python

The modules that [the README](README.md), [the page on bots](docs/bots.md) and [the one on research](docs/research.md)
import from, as their docstrings tell them.
"""


def main() -> None:
    lay_out()
    (STAGE / "reference.md").write_text(reference(modules()))
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    sys.exit(subprocess.call(command, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}))


def lay_out() -> None:
    shutil.rmtree(STAGE, ignore_errors=True)
    listed = subprocess.run(["git", "ls-files", "-z", *PAGES], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        target = STAGE / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, target)


def modules() -> list[str]:
    """In the order in which they are first spoken of."""
    named = [module for page in SPOKEN_OF for module in IMPORT.findall((ROOT / page).read_text())]
    return list(dict.fromkeys(named))


def reference(named: list[str]) -> str:
    return INTRODUCTION + "".join(f"\n::: {module}\n" for module in named)


if __name__ == "__main__":
    main()
