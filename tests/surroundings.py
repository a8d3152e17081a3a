"""Tests make their own surroundings: whoever starts them, from wherever, they meet the same signals, words, rights and variables."""

from __future__ import annotations

import os
import signal

KEPT = {"SWARMRALLY_LONG", "SWARMRALLY_INTERPRETED", "SWARMRALLY_CACHE", "SWARMRALLY_TEST_CLOCK"}
"""What `make` says to the tests; every other variable of ours would change a command that they try."""
ODD = {"CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "FORCE_COLOR", "LANG", "LANGUAGE", "LINES", "NO_COLOR", "TTY_COMPATIBLE"}
ODD |= {"PYTHONHASHSEED", "PYTHONIOENCODING", "PYTHONWARNINGS"}
OURS = {"LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "TZ": "UTC"}


def settle() -> None:
    """What starts processes hands all of this on to them."""
    take_signals()
    os.umask(0o022)
    for name in [name for name in os.environ if name in ODD or (name.startswith("SWARMRALLY_") and name not in KEPT)]:
        del os.environ[name]
    os.environ.update(OURS)


def take_signals() -> None:
    """A shell lets what it starts in the background ignore Ctrl-C, and `nohup` a closed terminal: both would be inherited."""
    for number in (signal.SIGHUP, signal.SIGQUIT, signal.SIGTERM, signal.SIGTSTP, signal.SIGCHLD, signal.SIGUSR1):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
