"""The games' own forms in the OpenAPI description, wherever a form of the server leaves them open."""

from __future__ import annotations

from typing import Any

import msgspec

from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.playing.game import Setup as AsteroydsSetup
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.setting_up import Setup as RoboRallySetup

Schema = dict[str, Any]
GAMES: dict[str, list[type]] = {"Asteroyds": [AsteroydsSetup, LivePlan], "RoboRally": [RoboRallySetup, LiveProgram]}
SETUPS, PLANS = ("AsteroydsSetup", "RoboRallySetup"), ("AsteroydsLivePlan", "RoboRallyLiveProgram")
LEFT_OPEN = {
    "setup": (SETUPS, ("Settings", "Snapshot", "Record", "Story", "Film", "LayoutAsked", "Layout", "GroundAsked")),
    "plan": (PLANS, ("Draft", "Seal")),
}
"""Fields, what they hold, and the forms that have them."""


def game_components(ref: str, anything: Any) -> dict[str, Schema]:
    """The forms of each game, with the game before their names: both have a Setup."""
    found: dict[str, Schema] = {}
    for game, forms in GAMES.items():
        _, components = msgspec.json.schema_components(forms, schema_hook=anything, ref_template=ref.replace("{name}", game + "{name}"))
        found |= {game + name: schema for name, schema in components.items()}
    return found


def filled_in(components: dict[str, Schema], ref: str) -> dict[str, Schema]:
    """The server's forms and the games', which the former now refer to."""
    for field, (kinds, forms) in LEFT_OPEN.items():
        either = [{"$ref": ref.format(name=kind)} for kind in kinds]
        for form in forms:
            properties = components[form]["properties"]
            properties[field] = with_kinds(properties[field], either)
    return components


def with_kinds(schema: Schema, either: list[Schema]) -> Schema:
    others = [kind for kind in schema.get("anyOf", []) if kind]
    return {**schema, "anyOf": [*either, *others]}
