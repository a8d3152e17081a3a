"""How the options of a command are listed: a name stands on one line, also where there are but sixty columns."""

from __future__ import annotations

from cyclopts.help import DefaultFormatter, HelpEntry
from cyclopts.help.specs import ColumnSpec, NameRenderer, get_default_command_columns, get_default_parameter_columns
from rich.console import Console, ConsoleOptions

INDENT = 2
"""Of a name that stands below another one."""


def columns(console: Console, options: ConsoleOptions, entries: list[HelpEntry]) -> tuple[ColumnSpec, ...]:
    """As usual, but names have the room they need."""
    if not any(name.startswith("--") for entry in entries for name in entry.positive_names):
        return get_default_command_columns(console, options, entries)
    found = get_default_parameter_columns(console, options, entries)
    longest = INDENT + max(len(name) for entry in entries for name in (*entry.positive_names, *entry.negative_names))
    return tuple(widened(column, longest) if isinstance(column.renderer, NameRenderer) else column for column in found)


def widened(names: ColumnSpec, longest: int) -> ColumnSpec:
    width = max(longest, names.max_width or 0)
    renderer = NameRenderer(max_width=width)
    return ColumnSpec(renderer, header=names.header, style=names.style, min_width=longest, max_width=width)


FORMATTER = DefaultFormatter(column_specs=columns)
