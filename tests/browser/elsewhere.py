"""Somebody else's page, at another site, with a line of HTML in it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Elsewhere(BaseHTTPRequestHandler):
    line = ""

    def do_GET(self) -> None:
        page = f"<!doctype html><title>Mine</title><h1>Mine</h1>{self.line}".encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *said: object) -> None:
        """Nobody reads it."""


@contextmanager
def elsewhere(line: str) -> Iterator[str]:
    """Its address."""
    page = type("Page", (Elsewhere,), {"line": line})
    with ThreadingHTTPServer(("127.0.0.1", 0), page) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        # Another name for this machine is another site.
        yield f"http://localhost:{host.server_port}"
        host.shutdown()
