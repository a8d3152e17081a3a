"""Output that does not know our characters gets look-alikes, one for one, so that tables and boards keep their shape."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata

LOOK_ALIKES = {
    **dict.fromkeys("→▸▷▶↱↗↘", ">"),
    **dict.fromkeys("←◂◁◀↰↖↙", "<"),
    **dict.fromkeys("↑▴△▲", "^"),
    **dict.fromkeys("↓▾▽▼", "v"),
    # Not those of slower belts on the same board.
    **dict(zip("⇑⇒⇓⇐", "NESW", strict=True)),
    **dict.fromkeys("│║┃", "|"),
    **dict.fromkeys("─═━–—▁", "-"),
    **dict.fromkeys("╭╮╰╯╔╗╚╝┌┐└┘├┤┬┴┼┏┓┗┛┡┩╇╈┠┨", "+"),
    **dict.fromkeys("●■", "#"),
    **dict.fromkeys("◯□", "o"),
    **dict.fromkeys("✶★♥", "*"),
    "·": ".",
    "…": ".",
    "✕": "x",
    "↻": "R",
    "↺": "L",
}


def write_in_any_encoding() -> None:
    """From now on no character stops a command."""
    codecs.register_error("look-alike", look_alike)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="look-alike")


def look_alike(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(alike, error.object[error.start : error.end])), error.end


def alike(letter: str) -> str:
    """A letter without its accent, a digit without its circle; else a question mark."""
    plain = unicodedata.normalize("NFKD", letter)[0]
    return LOOK_ALIKES.get(letter) or (plain if plain.isascii() else "?")
