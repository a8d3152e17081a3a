"""Layouts of Asteroyds in files."""

from __future__ import annotations

from pathlib import Path

from swarmrally.arena.season import is_season_layout, layout_named
from swarmrally.asteroyds.forms.layouts import LayoutForm, check_layout, read_layout
from swarmrally.asteroyds.playing.game import Setup, check_setup
from swarmrally.kernel.refusal import Refusal


def layout_in(path: Path) -> LayoutForm:
    """A layout that can be played in each of its modes, by the name of one of ours or in a file; or a Refusal that names the file."""
    if is_season_layout(str(path)):
        return layout_named(str(path))
    try:
        form = read_layout(path.read_bytes())
        check_layout(form)
    except OSError as error:
        raise Refusal(str(path), "unreadable", what="a layout", why=error.strerror) from None
    except Refusal as refusal:
        raise refusal.in_file(path) from None
    return form


def check_in_layout(setup: Setup, path: Path | None) -> None:
    """Raises a Refusal where mode, seats or asteroids do not fit the file's layout."""
    try:
        check_setup(setup)
    except Refusal as refusal:
        if refusal.pointer.startswith("/layout"):
            raise refusal.at(refusal.pointer.removeprefix("/layout")).in_file(path) from None
        raise
