"""Where the settings of `serve` come from: the command line, then the environment, then a file, then what is usual."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

from cyclopts import App
from cyclopts.argument import ArgumentCollection
from cyclopts.config import Dict, Env
from msgspec.structs import fields, replace

from swarmrally.kernel.refusal import Refusal

COMMANDS = ("serve",)
PREFIX = "SWARMRALLY_"
LIMITS = "limits"
FROM_ENVIRONMENT = "env"
"""How the source of such a setting is called."""


def forget_empty_settings() -> None:
    """A variable without a value, as a compose file has where nothing was filled in, sets nothing."""
    for name in [name for name, value in os.environ.items() if name.startswith(PREFIX) and not value]:
        del os.environ[name]


def from_environment(app: App, commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
    """`--public-url` is SWARMRALLY_PUBLIC_URL; several values have blanks between them."""
    if commands == COMMANDS:
        Env(PREFIX, source=FROM_ENVIRONMENT, command=False)(app, commands, arguments)


def folder_gives_way(app: App, commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
    """A folder that only the environment names, as a container's does, is for when no database is named."""
    given = {argument.name: argument for argument in arguments}
    if "--data" in given and "--database" in given and given["--database"].tokens:
        tokens = given["--data"].tokens
        tokens[:] = [token for token in tokens if token.source != FROM_ENVIRONMENT]


def from_file(app: App, commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
    """`--public-url` is `public_url = …`; limits are a table of their own."""
    if commands != COMMANDS:
        return
    named = [token.value for argument in arguments if argument.name == "--config" for token in argument.tokens]
    if named:
        Dict(settings_in(Path(named[0]), known_to(arguments)), source=named[0], use_commands_as_keys=False)(app, commands, arguments)


def known_to(arguments: ArgumentCollection) -> set[str]:
    return {argument.name.removeprefix("--").replace("-", "_") for argument in arguments} - {"config", "limit"} | {LIMITS}


def settings_in(file: Path, known: set[str]) -> dict[str, Any]:
    """What a file says; a Refusal names the file and what is wrong in it."""
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Refusal("--config", "wrong_option", expected=f"a file that can be read: {file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refusal("--config", "wrong_option", expected=f"TOML in {file}: {error}") from None
    for name in found:
        if name not in known:
            raise Refusal(f"{file}: {name}", "wrong_option", expected=f"one of {', '.join(sorted(known))}")
    limits = found.pop(LIMITS, {})
    if not isinstance(limits, dict):
        raise Refusal(f"{file}: {LIMITS}", "wrong_option", expected="a table: [limits]")
    return found | ({"limit": [f"{name}={value}" for name, value in limits.items()]} if limits else {})


def limited(options: Any, wanted: list[str]) -> Any:
    """Options with other limits: NAME=NUMBER for a count, NAME=PER_SECOND/AT_ONCE for a rate."""
    for wish in wanted:
        name, equals, value = wish.partition("=")
        if not equals:
            raise Refusal("--limit", "wrong_option", expected=f"NAME=NUMBER or NAME=PER_SECOND/AT_ONCE, got {wish}")
        options = with_limit(options, name, value)
    return options


def with_limit(options: Any, name: str, value: str) -> Any:
    if name in names_of(options.rates):
        return replace(options, rates=replace(options.rates, **{name: rate_in(name, value, options.rates)}))
    if name in counts_of(options):
        return replace(options, **{name: count_in(name, value)})
    if name in counts_of(options.quotas):
        return replace(options, quotas=replace(options.quotas, **{name: count_in(name, value)}))
    known = sorted([*names_of(options.rates), *counts_of(options), *counts_of(options.quotas)])
    raise Refusal("--limit", "wrong_option", expected=f"one of {', '.join(known)}, got {name}")


def rate_in(name: str, value: str, rates: Any) -> Any:
    """Of the same kind as the others."""
    second, slash, once = value.partition("/")
    try:
        per_second, burst = float(second), float(once)
        if slash and 0 < per_second <= 1e9 and 1 <= burst <= 1e9:
            return type(getattr(rates, name))(burst=burst, per_second=per_second)
    except ValueError:
        pass
    raise Refusal("--limit", "wrong_option", expected=f"{name}=PER_SECOND/AT_ONCE such as {name}=40/200, got {name}={value}")


def count_in(name: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 16 and int(value) > 0):
        raise Refusal("--limit", "wrong_option", expected=f"{name}=NUMBER from 1, got {name}={value}")
    return int(value)


def names_of(rates: Any) -> list[str]:
    return [field.name for field in fields(rates)]


def counts_of(options: Any) -> list[str]:
    """Whatever is a whole number is a limit."""
    return [field.name for field in fields(options) if type(getattr(options, field.name)) is int]
