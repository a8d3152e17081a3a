"""The commands: `swarmrally --help` lists them. Each is loaded only when it is called."""

from __future__ import annotations

import os
import signal
import sys

from cyclopts import App

from swarmrally.cli.columns import FORMATTER
from swarmrally.cli.configuring import folder_gives_way, forget_empty_settings, from_environment, from_file
from swarmrally.cli.lettering import write_in_any_encoding
from swarmrally.kernel.refusal import Refusal
from swarmrally.version import version

COMMANDS = {
    "play": "Play in the terminal, against bots or with others at one keyboard.",
    "serve": "Let people play over the network.",
    "replay": "Step through a record, forwards and back.",
    "record": "Turn a record into a film.",
    "verify": "Play a record again and compare every event.",
    "study": "Say what a finished game came down to: chances, blunders, luck and skill.",
    "resolve": "Play one round of a position and print what came of it, as JSON.",
    "simulate": "Play many games with random plans and print what came of them.",
    "tournament": "Let bots play against each other, and print how strong they are.",
    "analyse": "Play a layout, scenario or course many times, and draw where what happened.",
    "generate": "Make a course or a layout to order, and draw it.",
    "puzzles": "List the puzzles that come along, mine new ones, and prove them.",
    "gallery": "List works that people have published, hide some, and move them between servers.",
    "export": "Write tables into a file.",
    "import": "Read the tables of a file that `export` has written.",
    "backup": "Copy the database while the server runs.",
    "doctor": "Look through a database and say what is sound.",
    "rotate-key": "Make a new key for the server to sign with.",
    "courses": "List the courses of RoboRally, or draw one.",
    "bench": "Measure how fast the engine is on this machine.",
    "warm": "Compile the engine now, so that nothing waits for it later.",
    "build-web-engine": "Write the rules and the bots' searches as WebAssembly into a folder.",
}
ELSEWHERE = {
    "export": "keeping:export_file",
    "import": "keeping:import_file",
    "backup": "keeping:backup_file",
    "rotate-key": "rotate_key:rotate_key",
    "build-web-engine": "build_web_engine:build_web_engine",
}
"""Commands that are not in a module of their name: `import` can't be one."""
LISTING = sys.argv[1:2] in ([], ["--help"], ["-h"])
"""Whether the commands are listed: a line each then, where a command's own help tells more."""

app = App(
    name="swarmrally",
    help="Board games of programmed movement: plan in secret, reveal together, and a great deal moves.",
    version=version,
    version_flags=["--version"],
    help_format="markdown",
    help_formatter=FORMATTER,
    result_action="return_int_as_exit_code_else_zero",
    config=[from_environment, from_file, folder_gives_way],
)
for name, line in COMMANDS.items():
    app.command(f"swarmrally.cli.commands.{ELSEWHERE.get(name, f'{name}:{name}')}", name=name, help=line if LISTING else None)


def main() -> None:
    """Runs a command; what is wrong with the input is said in one line on standard error, with exit status 2."""
    write_in_any_encoding()
    forget_empty_settings()
    signal.signal(signal.SIGTERM, leave)
    try:
        sys.exit(app())
    except Refusal as refusal:
        fail(str(refusal))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        if error.filename is None:
            raise
        fail(f"{error.filename}: expected a file or folder to read or write: {error.strerror}")
    except KeyboardInterrupt:
        sys.exit(130)


def leave(_signal: int, _frame: object) -> None:
    """Told to stop, a command puts the screen back and takes along what it has started, as after Ctrl-C."""
    raise SystemExit(143)


def fail(line: str) -> None:
    """Says in one line what would be right, and stops."""
    print(line.replace("\n", " "), file=sys.stderr)
    sys.exit(2)
