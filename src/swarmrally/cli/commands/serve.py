"""`swarmrally serve`."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

from cyclopts import Parameter

from swarmrally.cli.configuring import limited
from swarmrally.cli.stored import Data, Database, KeyFile, where
from swarmrally.kernel.refusal import Refusal

if TYPE_CHECKING:
    from swarmrally.store.care.retention import Retention

DEFAULT_PORT = 8420
HOST_NAME = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")
PUBLIC_URL = re.compile(r"https?://([A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?/?", re.IGNORECASE)
USUAL_PORTS = {"http": ":80", "https": ":443"}
LONGEST_LEAVING = 600
MOST_DAYS = 36_500
MONTH = 30
SWITCH = 0.0001
"""Seconds for which a thread has to wait when another one is busy. A thread that reads waits at every row; Python's own 5 ms would be
longer than a commit."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    database: Database = None,
    data: Data = None,
    key_file: KeyFile = None,
    public_url: str | None = None,
    allowed_host: Annotated[list[str] | None, Parameter(negative="", consume_multiple=True)] = None,
    trusted_proxy: Annotated[list[str] | None, Parameter(negative="", consume_multiple=True)] = None,
    keep_records: int = 365,
    keep_players: int = 365,
    keep_sessions: int = 90,
    metrics_open: Annotated[bool, Parameter(negative="")] = False,
    leave_within: float | None = None,
    limit: Annotated[list[str] | None, Parameter(negative="")] = None,
    config: Path | None = None,
    log: Annotated[bool, Parameter(negative="")] = False,
    open: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Let people play over the network: tables, records, bots. Ctrl-C stops it; all that was played is kept.

    Parameters
    ----------
    host
        The address to listen at. 127.0.0.1 is for this machine only, 0.0.0.0 for everybody who can reach it.
    port
        The port to listen at; 0 takes any that is free.
    database
        postgresql://user:password@host/database, for several servers with the same tables; SQLite in a file when left out.
    data
        The folder of the SQLite file; the platform's own folder for such things when left out.
    key_file
        Where the key is that the server signs with; the file `key` beside the SQLite file when left out, or in PostgreSQL.
    public_url
        Where people find the server, such as https://play.example.org; for links, and for cookies that need https.
    allowed_host
        A name by which browsers may call the server, besides that of the public URL, the machine's and localhost; can be given more than
        once.
    trusted_proxy
        An address or network of a reverse proxy, whose X-Forwarded-For and X-Forwarded-Proto are believed; can be given more than once.
    keep_records
        How many days games that are over are kept; those that were given up are kept for 30 days at most.
    keep_players
        How many days a player is kept who was not here, and has no seat at a table that is kept.
    keep_sessions
        How many days a browser or a program that was not used stays signed in.
    metrics_open
        Answer /metrics to everybody, and not only to this machine.
    leave_within
        Seconds in which people move to another server when SIGTERM tells this one to stop; when left out 10 on PostgreSQL, 0 on SQLite.
    limit
        NAME=NUMBER or NAME=PER_SECOND/AT_ONCE, such as sockets_per_address=500 or address=80/400; can be given more than once.
        docs/hosting.md lists them.
    config
        A TOML file with any of these settings, such as public_url = "https://play.example.org", and a table [limits]. What the command line
        or the environment (SWARMRALLY_PUBLIC_URL and so on) says counts before it.
    log
        Write a line of JSON for every request to standard error; without it, only for what goes wrong.
    open
        Open the browser.
    """
    from swarmrally.server.process.descriptors import fitting, most_descriptors
    from swarmrally.server.process.journal import write_journal
    from swarmrally.server.process.options import Options
    from swarmrally.server.run.listening import listen, open_port

    chosen = Options(
        public_url=checked_url(public_url),
        allowed_hosts=tuple(map(checked_host, allowed_host or [])),
        metrics_open=metrics_open,
        leave_within=checked_leaving(leave_within),
        keep=kept_for(keep_records, keep_players, keep_sessions),
        key_file=key_file,
    )
    options, said = fitting(limited(chosen, limit or []), most_descriptors())
    if said:
        print(said, file=sys.stderr)
    proxies = [checked_proxy(proxy) for proxy in trusted_proxy or []]
    write_journal(every_request=log)
    place = where(database, data)
    listening = open_port(host, port)
    run(listen(listening, place, options, proxies, lambda _: announce(listening, options.public_url, open)))


def announce(listening: socket.socket, public_url: str | None, opens_page: bool) -> None:
    """The server is there."""
    from swarmrally.server.run.listening import address, address_for_others

    warn_root()
    print(f"Swarmrally is at {address(listening)}, Ctrl-C stops it", flush=True)
    others = address_for_others(listening)
    if others:
        print(f"Other devices on the network find it at {others}", flush=True)
    if opens_page:
        threading.Thread(target=open_page, args=[public_url or address(listening)], daemon=True).start()


def kept_for(records: int, players: int, sessions: int) -> Retention:
    """Each so many days; what was given up is not worth more than a month."""
    from swarmrally.store.care.retention import Retention

    days_of_records = days("--keep-records", records)
    return Retention(days_of_records, min(MONTH, records), days("--keep-players", players), days("--keep-sessions", sessions))


def checked_leaving(seconds: float | None) -> float | None:
    if seconds is not None and not 0 <= seconds <= LONGEST_LEAVING:
        raise Refusal("--leave-within", "wrong_option", expected=f"0 to {LONGEST_LEAVING} seconds, got {seconds:g}")
    return seconds


def warn_root() -> None:
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        print("The server runs as root: let it run as a user of its own, as in docs/hosting.md", file=sys.stderr, flush=True)


def open_page(address: str) -> None:
    """Not in a browser of the terminal, which would take the terminal away."""
    with suppress(webbrowser.Error):
        if has_screen() and webbrowser.open(address):
            return
    print(f"There is no browser here to open it in: go to {address}", flush=True)


def has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def checked_url(url: str | None) -> str | None:
    """As browsers write where their pages are from: in small letters, without a port that goes without saying."""
    if url is None:
        return None
    if not is_origin(url):
        raise Refusal("--public-url", "wrong_option", expected=f"something like https://play.example.org, got {url}")
    parts = urlsplit(url)
    host = parts.netloc.lower().removesuffix(USUAL_PORTS[parts.scheme])
    return f"{parts.scheme}://{host}"


def is_origin(url: str) -> bool:
    try:
        return PUBLIC_URL.fullmatch(url) is not None and urlsplit(url).port != 0
    except ValueError:
        return False


def days(option: str, number: int) -> int:
    if not 1 <= number <= MOST_DAYS:
        raise Refusal(option, "wrong_option", expected=f"a number of days from 1 to {MOST_DAYS}, got {number}")
    return number


def checked_proxy(proxy: str) -> str:
    try:
        return str(ipaddress.ip_network(proxy))
    except ValueError:
        raise Refusal(
            "--trusted-proxy", "wrong_option", expected=f"an address like 10.0.0.1 or a network like 10.0.0.0/8, got {proxy}"
        ) from None


def checked_host(name: str) -> str:
    if not HOST_NAME.fullmatch(name):
        raise Refusal("--allowed-host", "wrong_option", expected=f"a name like play.example.org, without a port, got {name}")
    return name.lower()


def run(work: Coroutine[Any, Any, None]) -> None:
    """On uvloop where there is one; the thread that writes to disk is not to keep the others waiting."""
    sys.setswitchinterval(SWITCH)
    factory = None
    if sys.platform != "win32":
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)
