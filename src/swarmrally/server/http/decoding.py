"""Reading what was sent: a body or a query as its form, or a Refusal that names the field."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.dto import AbstractDTO

from swarmrally.kernel.refusal import decoded, refusal_of

Form = TypeVar("Form")
AnyRequest = Request[Any, Any, Any]


@functools.cache
def decoder_of(form: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(form)


class Exact(AbstractDTO[Any]):
    """The body as msgspec reads it, strictly and at once: Litestar's own way would take "2" for 2, and knows no pointer."""

    @classmethod
    def create_for_field_definition(cls, *_: Any, **__: Any) -> None:
        """Nothing to prepare."""

    @classmethod
    def generate_field_definitions(cls, model_type: type[Any]) -> Iterator[Any]:  # type: ignore[override]
        yield from ()

    @classmethod
    def detect_nested_field(cls, field_definition: Any) -> bool:
        return False

    def decode_bytes(self, value: bytes) -> Any:
        field = self.asgi_connection.route_handler.parsed_data_field
        return decoded(decoder_of(field.annotation), value)


class Unread(Exact):
    """A body that is read where there is time for it."""

    def decode_bytes(self, value: bytes) -> Any:
        return value


def asked(request: AnyRequest, form: type[Form]) -> Form:
    """The query; of what is said twice, the last."""
    try:
        return msgspec.convert({name: found[-1] for name, found in request.query_params.dict().items()}, form, strict=False)
    except msgspec.ValidationError as error:
        refusal = refusal_of(str(error), form)
        raise refusal.at(refusal.pointer.replace("/", "?", 1)) from None
