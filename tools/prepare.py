"""Make .venv and install the locked requirements into it: `prepare.py play` or `prepare.py dev`. Build the client: `prepare.py client`.

Both side by side, for the tests: `prepare.py test`.

Build the engine for browsers behind a game that is played already: `prepare.py engine`.

Nothing happens when all is up to date. The syntax is old on purpose: an old Python must get as far as saying so.
"""

import contextlib
import hashlib
import importlib.util
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

OLDEST = (3, 11)
NEWER = ["python3.15", "python3.14", "python3.13", "python3.12", "python3.11"]


def runs(command: "list[str]") -> bool:
    try:
        return subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


if sys.version_info < OLDEST:
    for python in NEWER:
        if runs([python, "-c", ""]):
            os.execvp(python, [python, *sys.argv])
    sys.exit("Swarmrally needs Python 3.11 or newer: {} is {}.{}.{}.".format(sys.executable, *sys.version_info[:3]))

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "prepared"
LOG = VENV / "pip.log"
PACKAGE = re.compile(r"(?:Collecting|Processing|Requirement already satisfied:) (?:\S*/)?(\S+?)(?:==|-\d)")
PIN = re.compile(r"^\S+==", re.MULTILINE)
LOCKS = {"play": ROOT / "requirements.txt", "dev": ROOT / "requirements-dev.txt"}
NODE_LOCK = ROOT / "requirements-node.txt"
ENGINE_LOG = VENV / "engine.log"
ENGINE_LOCK = VENV / "engine.lock"
"""Held by whoever builds it; a second game on the same clone waits for nothing and builds nothing."""
LOOK_EVERY = 0.3
"""Seconds."""
LINKER_LOCK = VENV / "requirements-linker.txt"
WITHOUT_CLIENT = {"SWARMRALLY_WITHOUT_CLIENT": "1"}
"""The package's own build hook would build it too, and say nothing meanwhile."""


def main(purpose: str) -> None:
    if purpose == "client":
        build_client()
    elif purpose == "test":
        build_client_beside()
    elif purpose == "engine":
        build_engine_beside(os.getppid())
    elif purpose == "engine-itself":
        build_engine()
    else:
        fill_venv(purpose)


def fill_venv(purpose: str) -> None:
    whole = usable()
    # The requirements of dev hold those of play.
    if whole and STAMP.exists() and STAMP.read_text() in (stamp(purpose), stamp("dev")):
        return
    if not whole:
        make_venv()
    STAMP.unlink(missing_ok=True)
    pip("--require-hashes", "-r", str(LOCKS[purpose]), packages=len(PIN.findall(LOCKS[purpose].read_text())))
    pip("--no-deps", "--no-build-isolation", "-e", str(ROOT))
    STAMP.write_text(stamp(purpose))
    say("Ready.", end="\n")


def build_client() -> None:
    """With the machine's Node, or else with one that is fetched into .venv."""
    from tools import client

    if client.is_built(client.source_hash()):
        return
    if client.node_folder(PYTHON.parent) is None:
        say("Fetching Node, which builds the browser client")
        pip("--require-hashes", "-r", str(NODE_LOCK), packages=len(PIN.findall(NODE_LOCK.read_text())))
    try:
        client.build(say, PYTHON.parent)
    except client.NotBuilt as error:
        say("")
        sys.exit(str(error))
    say("The browser client is built.", end="\n")


def build_client_beside() -> None:
    """While .venv is filled, where the machine has a Node; else afterwards."""
    from tools import client

    building = None
    if not client.is_built(client.source_hash()) and client.node_folder():
        command = [sys.executable, __file__, "client"]
        building = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        fill_venv("dev")
    except BaseException:
        if building:
            building.terminate()
        raise
    if building:
        said = building.communicate()[0]
        if building.returncode:
            sys.exit(said.strip())
    build_client()


def build_engine_beside(player: int) -> None:
    """As long as whoever plays is there: a game that was ended takes along what was built for it, whatever has started that meanwhile.

    In a session of its own, so that a terminal that is closed does not end it before that.
    """
    with contextlib.suppress(PermissionError):
        os.setsid()
    building = subprocess.Popen([sys.executable, __file__, "engine-itself"], stdin=subprocess.DEVNULL, start_new_session=True)
    while building.poll() is None:
        if os.getppid() != player:
            os.killpg(building.pid, signal.SIGTERM)
            break
        time.sleep(LOOK_EVERY)
    building.wait()


def build_engine() -> None:
    """With what nobody else wants of the machine, and without a word: who plays must not notice. Where it can't be, the server is asked."""
    import fcntl

    lock = os.open(ENGINE_LOCK, os.O_WRONLY | os.O_CREAT)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return
    os.set_inheritable(lock, True)
    os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    log = os.open(ENGINE_LOG, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(log, 1)
    os.dup2(log, 2)
    if runs([str(PYTHON), "-m", "tools.web_engine", "is-built"]):
        return
    if not runs([str(PYTHON), "-c", "import ziglang"]):
        LINKER_LOCK.write_text(pin_of("ziglang"))
        pip("--require-hashes", "-r", str(LINKER_LOCK))
    os.execv(PYTHON, [str(PYTHON), "-m", "tools.web_engine", "build"])


def pin_of(package: str) -> str:
    """The lines of the lock that name a package, with its hashes."""
    lines = LOCKS["dev"].read_text().replace("\\\n", "").splitlines()
    return next(line for line in lines if line.startswith(f"{package}==")) + "\n"


def usable() -> bool:
    """Whether .venv is there, its Python still works, and the folder has not been moved since."""
    config = VENV / "pyvenv.cfg"
    return config.exists() and str(VENV) in config.read_text() and runs([str(PYTHON), "-c", "import pip"])


def stamp(purpose: str) -> str:
    contents = LOCKS[purpose].read_bytes() + (ROOT / "pyproject.toml").read_bytes()
    return f"{purpose} {hashlib.sha256(contents).hexdigest()}\n"


def make_venv() -> None:
    if not importlib.util.find_spec("venv") or not importlib.util.find_spec("ensurepip"):
        package = "python{}.{}-venv".format(*sys.version_info)
        sys.exit(f"Python's venv module is missing or incomplete: install it (on Debian and Ubuntu: apt install {package}).")
    say("Making .venv with Python {}.{}.{}".format(*sys.version_info), end="\n")
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], capture_output=True, text=True)
    if made.returncode:
        said = (made.stdout + made.stderr).strip().splitlines()
        sys.exit(f"Could not make {VENV}: {said[-1]}")


def pip(*arguments: str, packages: int = 0) -> None:
    """`pip install`, with a count of the packages that it has fetched; Python compiles what is imported, which is far less than all."""
    options = ["--disable-pip-version-check", "--retries=2", "--log", str(LOG)]
    command = [str(PYTHON), "-m", "pip", *options, "install", "--no-compile", *arguments]
    lines = []
    fetched = 0
    environment = {**os.environ, **WITHOUT_CLIENT}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as running:
        assert running.stdout
        for line in running.stdout:
            lines.append(line)
            package = PACKAGE.match(line)
            if package and packages:
                fetched += 1
                say(f"{fetched:3}/{packages} {package[1]}")
            elif line.startswith("Ignoring "):
                packages -= 1
            elif line.startswith("Installing collected packages: "):
                say("Installing " + ("them" if packages else "swarmrally"))
    if running.returncode:
        say("")
        sys.exit(failure(lines))


def failure(lines: list[str]) -> str:
    if any("Retrying (" in line for line in lines):
        return "The package registry cannot be reached: check the network, then try again."
    errors = [line for line in lines if line.startswith("ERROR: ")] or lines
    return f"pip failed: {errors[-1].strip()} (all it said: {LOG})"


def say(text: str, end: str = "") -> None:
    if sys.stdout.isatty():
        print(f"\r\033[K{text}", end=end, flush=True)
    elif text:
        print(text, flush=True)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("\nStopped; the next run goes on from here.")
