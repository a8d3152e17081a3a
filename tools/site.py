"""The page as plain files in dist/site, which any host can serve under any path: `make site`. docs/site.md tells what they can do.

`python -m tools.site FOLDER` writes them somewhere else.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path

from tools import client, web_engine

SITE = client.ROOT / "dist" / "site"
WRITTEN = "swarmrally-site"
"""A file that names all others that a build has written: a folder that has it is a site."""
IN_ADDRESS = 16
"""So much of the hash of its sources names the folder of an engine's parts, as at a server."""


class NotEmpty(Exception):
    """Something lies there that is not ours."""


def main(folder: Path = SITE) -> None:
    try:
        check_folder(folder)
        build(folder)
    except (client.NotBuilt, web_engine.NotBuilt, NotEmpty) as error:
        sys.exit(str(error))
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"{folder}: {size / 1e6:.1f} MB of plain files, for any host and any path. To look at them: python3 -m http.server -d {folder}")


def check_folder(folder: Path) -> None:
    """Nobody's own files are to be written over."""
    if folder.exists() and any(folder.iterdir()) and not (folder / WRITTEN).is_file():
        raise NotEmpty(f"{folder} has files, and no site was written there before; give an empty folder, or one that does not exist.")


def build(folder: Path) -> None:
    tools = client.node_folder(Path(sys.executable).parent)
    if tools is None:
        raise client.NotBuilt("Node is needed to build the pages; make client fetches one.")
    if not client.has_packages():
        client.fetch_packages(tools, print)
    print("Building the pages")
    with tempfile.TemporaryDirectory() as made:
        client.npm(tools, ["run", "build", "--", "--mode", "site", "--outDir", made, "--emptyOutDir"])
        if not web_engine.is_built():
            web_engine.build(print)
        lay_engine(web_engine.BUILT, Path(made) / "engine")
        replace(folder, Path(made))


def replace(folder: Path, made: Path) -> None:
    """What the build before this one has written goes; what somebody has put beside it, such as a CNAME, stays."""
    before = (folder / WRITTEN).read_text().splitlines() if (folder / WRITTEN).exists() else []
    for name in before:
        (folder / name).unlink(missing_ok=True)
        for part in (folder / name).parents:
            if part == folder or not part.is_dir() or any(part.iterdir()):
                break
            part.rmdir()
    names = sorted(file.relative_to(made).as_posix() for file in made.rglob("*") if file.is_file())
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(made / name, folder / name)
    (folder / WRITTEN).write_text("".join(f"{name}\n" for name in names))


def lay_engine(built: Path, folder: Path) -> None:
    """Where the page looks for it: the description, and its parts under the hash."""
    described = (built / "engine.json").read_text()
    engine = json.loads(described)
    puzzles = [part for shelf in engine["puzzles"] for part in (shelf, *shelf["pieces"])]
    for part in engine["modules"] + engine["grounds"] + puzzles:
        place = folder / engine["sources"][:IN_ADDRESS] / part["file"]
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(built / part["file"], place)
    (folder / "engine.json").write_text(described)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
