"""Keys as they are pressed, by name: `w`, `up`, `enter`, `pgdn`, `shift-right`; with a time limit."""

from __future__ import annotations

import codecs
import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

ESCAPE = "\x1b"
SEQUENCE = re.compile(r"\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Za-z])")
INCOMPLETE = re.compile(r"\x1b(?:\[[0-9;]*|O)?")
ESCAPE_WAIT = 0.05
SEQUENCES = {
    "[A": "up",
    "[B": "down",
    "[C": "right",
    "[D": "left",
    "[H": "home",
    "[F": "end",
    "[1~": "home",
    "[7~": "home",
    "[4~": "end",
    "[8~": "end",
    "[3~": "delete",
    "[5~": "pgup",
    "[6~": "pgdn",
    "[1;2C": "shift-right",
    "[1;2D": "shift-left",
}
PLAIN_KEYS = {"\r": "enter", "\n": "enter", "\x7f": "backspace", "\b": "backspace", "\x04": "eof"}
WINDOWS_KEYS = {"H": "up", "P": "down", "M": "right", "K": "left", "G": "home", "O": "end", "S": "delete", "I": "pgup", "Q": "pgdn"}


class Keys(Protocol):
    """Where keys come from."""

    def read(self, seconds: float | None = None) -> str | None:
        """The next key, or None when the time is up first; EOFError when there will be no more."""

    def forget(self) -> None:
        """Drops what was typed ahead."""


def named(text: str) -> tuple[str | None, str]:
    """The first key in what was typed, and the rest; no key while an escape sequence is still coming in."""
    if not text.startswith(ESCAPE):
        return PLAIN_KEYS.get(text[0], text[0].lower()), text[1:]
    found = SEQUENCE.match(text)
    if found:
        sequence = found[0][1:].replace("O", "[", 1)
        return SEQUENCES.get(sequence, "unknown"), text[found.end() :]
    return (None, text) if INCOMPLETE.fullmatch(text) else ("esc", text[1:])


if sys.platform == "win32":
    import msvcrt

    class WindowsKeys:
        """Keys of the Windows console."""

        def read(self, seconds: float | None = None) -> str | None:
            end = None if seconds is None else time.monotonic() + seconds
            while not msvcrt.kbhit():
                if end is not None and time.monotonic() >= end:
                    return None
                time.sleep(0.02)
            char = msvcrt.getwch()
            if char in "\x00\xe0":
                return WINDOWS_KEYS.get(msvcrt.getwch(), "unknown")
            if char == "\x03":
                raise KeyboardInterrupt
            return "esc" if char == ESCAPE else named(char)[0]

        def forget(self) -> None:
            while msvcrt.kbhit():
                msvcrt.getwch()

    @contextmanager
    def pressed() -> Iterator[Keys]:
        """Keys without Enter and echo."""
        yield WindowsKeys()

else:
    import select
    import termios
    import tty

    class PosixKeys:
        """Keys of a terminal that hands them over one by one."""

        def __init__(self, terminal: int) -> None:
            self.terminal = terminal
            self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
            self.typed = ""

        def read(self, seconds: float | None = None) -> str | None:
            end = None if seconds is None else time.monotonic() + seconds
            while True:
                if self.typed:
                    key, self.typed = named(self.typed)
                    if key is None and not self.more(ESCAPE_WAIT):
                        key, self.typed = "esc", ""
                    if key == "eof":
                        raise EOFError
                    if key is not None:
                        return key
                elif not self.more(None if end is None else max(0.0, end - time.monotonic())):
                    return None

        def more(self, seconds: float | None) -> bool:
            """Waits for more; False when the time is up first."""
            if not select.select([self.terminal], [], [], seconds)[0]:
                return False
            try:
                data = os.read(self.terminal, 1024)
            except OSError:
                data = b""
            if not data:
                raise EOFError
            self.typed += self.decoder.decode(data)
            return True

        def forget(self) -> None:
            self.typed = ""
            termios.tcflush(self.terminal, termios.TCIFLUSH)

    @contextmanager
    def pressed() -> Iterator[Keys]:
        """Keys without Enter and echo; whatever happens, the terminal is as before afterwards."""
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        try:
            tty.setcbreak(terminal)
            calm = termios.tcgetattr(terminal)
            calm[6][termios.VSUSP] = b"\0"
            termios.tcsetattr(terminal, termios.TCSANOW, calm)
            yield PosixKeys(terminal)
        finally:
            termios.tcsetattr(terminal, termios.TCSAFLUSH, before)
