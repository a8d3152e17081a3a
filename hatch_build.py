"""Builds the browser client into the package: for a wheel, an sdist, and an editable install; nothing when it is built already.

A wheel and an sdist also bring along which commit they were built from, and the engine for browsers: its compiler and linker are asked for
where there are none.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHOUT = "SWARMRALLY_WITHOUT_CLIENT"
"""Set by whoever builds it some other way."""
WITHOUT_ENGINE = "SWARMRALLY_WITHOUT_ENGINE"
"""Set by whoever wants a build sooner, and a page that asks the server for everything."""
COMPILES = re.compile(r"(cyclopts|msgspec|numba|numpy|platformdirs|rich|ziglang)\b")
"""Of what the project names, what tools/web_engine.py needs."""

COMMIT = Path("src") / "swarmrally" / "commit"


class Hook(BuildHookInterface[Any]):
    @property
    def client(self) -> ModuleType:
        sys.path.insert(0, self.root)
        from tools import client

        return client

    def is_wanted(self) -> bool:
        return not os.environ.get(WITHOUT) and not self.client.is_built(self.client.source_hash())

    @property
    def web_engine(self) -> ModuleType:
        sys.path.insert(0, self.root)
        from tools import web_engine

        return web_engine

    def is_engine_wanted(self) -> bool:
        """An sdist has it already."""
        is_there = self.web_engine.BUILT.exists() and not (Path(self.root) / ".git").exists()
        return not (os.environ.get(WITHOUT) or os.environ.get(WITHOUT_ENGINE) or is_there)

    def dependencies(self) -> list[str]:
        node = [self.client.NODE_WHEEL] if self.is_wanted() and self.client.node_folder() is None else []
        return node + (self.compiler() if self.is_engine_wanted() and self.web_engine.python_with_compiler() is None else [])

    def compiler(self) -> list[str]:
        named = tomllib.loads((Path(self.root) / "pyproject.toml").read_text())
        lines = [*named["project"]["dependencies"], *named["dependency-groups"]["dev"]]
        return [line for line in lines if isinstance(line, str) and COMPILES.match(line)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self.bring_commit_along(build_data)
            self.build_engine()
        if not self.is_wanted():
            return
        try:
            self.client.build(self.app.display_info)
        except self.client.NotBuilt as error:
            if version != "editable":
                raise
            self.app.display_warning(f"{error} The server will show a plain page instead.")

    def build_engine(self) -> None:
        """Without it the page asks the server for everything; one by other rules is of no use."""
        if not self.is_engine_wanted():
            return
        try:
            self.web_engine.build(self.app.display_info)
        except self.web_engine.NotBuilt as error:
            shutil.rmtree(self.web_engine.BUILT, ignore_errors=True)
            self.app.display_warning(f"{error} The page will ask the server instead.")

    def bring_commit_along(self, build_data: dict[str, Any]) -> None:
        """An sdist has it already; a folder that is no clone can't know."""
        root = Path(self.root)
        if (root / ".git").exists():
            command = ["git", "-C", self.root, "describe", "--always", "--abbrev=7", "--exclude=*", "--dirty=+"]
            found = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
            (root / COMMIT).write_text(found)
        if (root / COMMIT).is_file():
            inside = COMMIT if self.target_name == "sdist" else COMMIT.relative_to("src")
            build_data["force_include"][str(root / COMMIT)] = str(inside)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """In a clone git knows better."""
        if (Path(self.root) / ".git").exists():
            (Path(self.root) / COMMIT).unlink(missing_ok=True)
