"""The OpenAPI description, made from the routes and their forms; msgspec says what a form looks like."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from typing import Any, get_args, get_origin

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.typing import FieldDefinition
from msgspec import Raw

from swarmrally import __version__
from swarmrally.server.forms.reasons import Failure
from swarmrally.server.games.game_forms import filled_in, game_components

REF = "#/components/schemas/{name}"
FAILURES = {
    "400": "What was sent is wrong.",
    "401": "No player.",
    "403": "Not yours.",
    "404": "Not there, or private.",
    "405": "Another method.",
    "409": "Not yet.",
    "413": "Too large.",
    "421": "Not a name of this server.",
    "429": "Too often, or too much work.",
    "503": "The store does not answer, or there is too much to do.",
}


def description(handlers: Iterable[HTTPRouteHandler]) -> dict[str, Any]:
    shown = [handler for handler in handlers if handler.resolve_include_in_schema()]
    forms = [form for handler in shown for form in forms_of(handler)]
    schemas, components = msgspec.json.schema_components([*forms, Failure], schema_hook=anything, ref_template=REF)
    schema_of = dict(zip(map(str, [*forms, Failure]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for handler in shown:
        for path in handler.paths:
            place = paths.setdefault(path.replace(":str}", "}"), {})
            place[next(iter(handler.http_methods)).lower()] = operation(handler, path, schema_of, components)
    components = evened(filled_in(components | game_components(REF, anything), REF))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Swarmrally", "version": __version__, "description": "Tables over HTTP; docs/protocol.md has the WebSocket."},
        "paths": evened(paths),
        "components": {"schemas": components, "securitySchemes": security_schemes()},
    }


def evened(schema: Any) -> Any:
    """A list of so many of the same is said as that: tools that don't know `prefixItems` understand it too."""
    if isinstance(schema, list):
        return [evened(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    each = schema.get("prefixItems", [])
    if each and all(part == each[0] for part in each):
        schema = {name: part for name, part in schema.items() if name != "prefixItems"} | {"items": each[0]}
    return {name: evened(part) for name, part in schema.items()}


def security_schemes() -> dict[str, Any]:
    return {"token": {"type": "http", "scheme": "bearer"}, "cookie": {"type": "apiKey", "in": "cookie", "name": "swarmrally"}}


def anything(form: type) -> dict[str, Any]:
    """What a game's own forms describe."""
    if form is Raw:
        return {}
    raise NotImplementedError


def forms_of(handler: HTTPRouteHandler) -> Iterator[Any]:
    if handler.parsed_data_field:
        yield handler.parsed_data_field.annotation
    if form := answered(handler.parsed_return_field):
        yield form
    if "asks" in handler.opt:
        yield handler.opt["asks"]


def answered(field: FieldDefinition) -> Any:
    """The form of the answer; None when there is no body."""
    form = get_args(field.annotation)[0] if get_origin(field.annotation) is Response else field.annotation
    return None if form is type(None) else form


def operation(handler: HTTPRouteHandler, path: str, schema_of: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": handler.handler_name,
        "summary": inspect.getdoc(handler.fn),
        "parameters": [*path_parameters(path), *query_parameters(handler, components)],
        "responses": responses(handler, schema_of),
    }
    if handler.parsed_data_field:
        body = schema_of[str(handler.parsed_data_field.annotation)]
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    if wants := {"player", "bearer", "anybody"} & set(handler.parsed_fn_signature.parameters):
        found["security"] = [{"token": []}, {"cookie": []}, *([{}] if "anybody" in wants else [])]
    return found


def path_parameters(path: str) -> Iterator[dict[str, Any]]:
    for part in path.split("/"):
        if part.startswith("{"):
            yield {"name": part[1:].removesuffix(":str}"), "in": "path", "required": True, "schema": {"type": "string"}}


def query_parameters(handler: HTTPRouteHandler, components: dict[str, Any]) -> Iterator[dict[str, Any]]:
    if "asks" in handler.opt:
        for name, schema in components[handler.opt["asks"].__name__]["properties"].items():
            yield {"name": name, "in": "query", "required": False, "schema": schema}


def responses(handler: HTTPRouteHandler, schema_of: dict[str, Any]) -> dict[str, Any]:
    form, failure = answered(handler.parsed_return_field), json_body(schema_of[str(Failure)])
    good = {"description": "Done.", "content": json_body(schema_of[str(form)])} if form else {"description": "Done."}
    return {str(handler.opt.get("status", handler.status_code)): good} | {
        status: {"description": words, "content": failure} for status, words in FAILURES.items()
    }


def json_body(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
