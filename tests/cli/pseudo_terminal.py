"""A program in a pseudo-terminal: keys go in, what the screen showed comes out."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

CONTROL = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[()][A-Z0-9])")
PATIENCE = 30.0


def mind_ctrl_c() -> None:
    """A shell that runs the tests in the background lets its children ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class PseudoTerminal:
    """`swarmrally` with these arguments, on a terminal of this size."""

    def __init__(self, *arguments: str, columns: int = 100, lines: int = 40) -> None:
        self.master, self.slave = pty.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.manners = termios.tcgetattr(self.slave)
        environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        environment |= {"TERM": "xterm-256color", "SWARMRALLY_INTERPRETED": "1"}
        command = [sys.executable, "-m", "swarmrally", *arguments]
        self.process = subprocess.Popen(
            command,
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            env=environment,
            start_new_session=True,
            preexec_fn=mind_ctrl_c,
        )
        self.fresh = ""
        self.seen = ""

    def __enter__(self) -> "PseudoTerminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)
        os.close(self.slave)

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def wait_for(self, *words: str) -> str:
        """Reads on until one of these shows; returns it, and keeps in `seen` all that came before it."""
        end = time.monotonic() + PATIENCE
        while True:
            text = CONTROL.sub("", self.fresh)
            found = [word for word in words if word in text]
            if found:
                self.seen, self.fresh = text, ""
                return found[0]
            assert time.monotonic() < end, f"waited for {words}, the screen showed {text[-3000:]}"
            self.read(0.2)

    def read(self, seconds: float) -> None:
        if select.select([self.master], [], [], seconds)[0]:
            self.fresh += os.read(self.master, 65536).decode(errors="replace")

    def settle(self, seconds: float = 0.6) -> str:
        """All that shows up until nothing more does for so long."""
        while select.select([self.master], [], [], seconds)[0]:
            self.read(0)
        text, self.fresh = CONTROL.sub("", self.fresh), ""
        return text

    def end(self) -> int:
        """The exit status, once the program is done; what it said last is in `seen`."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, "the program does not end"
            self.read(0.1)
        self.seen = self.settle(0.1)
        return self.process.returncode

    @property
    def is_sane(self) -> bool:
        """Whether the terminal is as it was before."""
        return termios.tcgetattr(self.slave)[:4] == self.manners[:4]
