"""Builds the browser client into the package: for a wheel, an sdist, and an editable install; nothing when it is built already.

A wheel and an sdist also bring along which commit they were built from, and the engine for browsers, where its compiler and linker are.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHOUT = "SWARMRALLY_WITHOUT_CLIENT"
"""Set by whoever builds it some other way."""


COMMIT = Path("src") / "swarmrally" / "commit"


class Hook(BuildHookInterface[Any]):
    @property
    def client(self) -> ModuleType:
        sys.path.insert(0, self.root)
        from tools import client

        return client

    def is_wanted(self) -> bool:
        return not os.environ.get(WITHOUT) and not self.client.is_built(self.client.source_hash())

    def dependencies(self) -> list[str]:
        return [self.client.NODE_WHEEL] if self.is_wanted() and self.client.node_folder() is None else []

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
        """Without it the page asks the server for everything; an sdist has it already."""
        sys.path.insert(0, self.root)
        from tools import web_engine

        if os.environ.get(WITHOUT) or (web_engine.BUILT.exists() and not (Path(self.root) / ".git").exists()):
            return
        try:
            web_engine.build(self.app.display_info)
        except web_engine.NotBuilt as error:
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
