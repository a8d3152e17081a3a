"""Answers as they are written, and what every one of them carries to keep browsers out of trouble."""

from __future__ import annotations

import time
from email.utils import formatdate
from http import HTTPStatus

Headers = list[tuple[bytes, bytes]]
POLICY = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; "
    "connect-src 'self'; img-src 'self' data:; "
    "script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; worker-src 'self'"
)
GUARDS: Headers = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cross-origin-embedder-policy", b"require-corp"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]
EMBEDDED: Headers = [
    (b"content-security-policy", POLICY.replace("frame-ancestors 'none'", "frame-ancestors *").encode()),
    *[guard for guard in GUARDS if guard[0] not in (b"content-security-policy", b"x-frame-options", b"cross-origin-resource-policy")],
    (b"cross-origin-resource-policy", b"cross-origin"),
]
"""Of a page that stands in other people's pages: nobody is signed in there, so nothing can be clicked away from anybody."""
UNKEPT = (b"cache-control", b"no-store")
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
PHRASES = {status.value: status.phrase.encode() for status in HTTPStatus}
BODILESS = (204, 304)
SOON = (b"retry-after", b"5")


def guarded(found: Headers, is_https: bool, guards: Headers = GUARDS) -> Headers:
    """Answers are for one player only, unless they say otherwise."""
    kept = [*found, *guards, STRICT_TRANSPORT] if is_https else [*found, *guards]
    return kept if any(name.lower() == UNKEPT[0] for name, _ in found) else [*kept, UNKEPT]


class Date:
    """The date as answers tell it, made once a second."""

    def __init__(self) -> None:
        self.second, self.text = 0, b""

    def now(self) -> bytes:
        second = int(time.time())
        if second != self.second:
            self.second, self.text = second, formatdate(second, usegmt=True).encode()
        return self.text


DATE = Date()


def written(status: int, headers: Headers, more: Headers) -> bytes:
    """The head of an answer."""
    lines = [b"HTTP/1.1 %d %s" % (status, PHRASES.get(status, b"")), b"date: " + DATE.now()]
    lines += [name + b": " + value for name, value in headers]
    lines += [name + b": " + value for name, value in more]
    return b"\r\n".join([*lines, b"", b""])


def chunk(content: bytes, is_last: bool) -> bytes:
    text = b"%x\r\n%s\r\n" % (len(content), content) if content else b""
    return text + b"0\r\n\r\n" if is_last else text
