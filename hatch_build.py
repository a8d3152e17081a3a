"""Builds the browser client into the package: for a wheel, an sdist, and an editable install; nothing when it is built already."""

from __future__ import annotations

import os
import sys
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WITHOUT = "SWARMRALLY_WITHOUT_CLIENT"
"""Set by whoever builds it some other way."""


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
        if not self.is_wanted():
            return
        try:
            self.client.build(self.app.display_info)
        except self.client.NotBuilt as error:
            if version != "editable":
                raise
            self.app.display_warning(f"{error} The server will show a plain page instead.")
