"""What a person at a table may ask for. Each command says what would be written for it, or raises a Refusal; nothing changes here."""

from __future__ import annotations

from swarmrally.table.commands.before_the_start import CastLot, Close, Kick, SeatBot, Sit, Stand, Start, Wish
from swarmrally.table.commands.command import Caller, Command, Seat
from swarmrally.table.commands.in_play import (
    Act,
    Agree,
    Answer,
    ComeBack,
    Draft,
    Leave,
    Pause,
    Replace,
    Resign,
    Resume,
    Seal,
    Stay,
    TakeBack,
)

__all__ = [
    "Act",
    "Agree",
    "Answer",
    "AnyCommand",
    "Caller",
    "CastLot",
    "Close",
    "ComeBack",
    "Command",
    "Draft",
    "Kick",
    "Leave",
    "Pause",
    "Replace",
    "Resign",
    "Resume",
    "Seal",
    "Seat",
    "SeatBot",
    "Sit",
    "Stand",
    "Start",
    "Stay",
    "TakeBack",
    "Wish",
]

AnyCommand = (
    Sit
    | CastLot
    | Stand
    | Kick
    | SeatBot
    | Wish
    | Start
    | Close
    | Draft
    | Seal
    | TakeBack
    | Act
    | Answer
    | Pause
    | Resume
    | Leave
    | ComeBack
    | Replace
    | Agree
    | Stay
    | Resign
)
