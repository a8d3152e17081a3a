"""Both games can be compiled in one process, at the same time, without getting into each other's cache."""

from __future__ import annotations

import subprocess
import sys

from swarmrally.kernel.compiler import INTERPRETED

CODE = """
from concurrent.futures import ThreadPoolExecutor
from swarmrally.kernel.compiler import cache_folder, import_all, kernels, use_compiled
games = ("asteroyds", "roborally")
for game in games:
    import_all(game)
for _ in range(3):
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(use_compiled, games))
for game in games:
    for each in kernels(game):
        if each.is_entry:
            assert str(cache_folder(game)) in each.dispatcher._cache.cache_path, each.rule.__qualname__
"""


def test_every_entry_has_its_own_games_cache():
    if not INTERPRETED:
        subprocess.run([sys.executable, "-c", CODE], check=True)
