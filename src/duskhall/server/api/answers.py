"""Responses that every route may give besides its own."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from .. import wire

PROBLEMS = {
    status: ResponseSpec(wire.Problem, description=text, generate_examples=False)
    for status, text in {
        400: "The request cannot be read.",
        401: "Somebody without a name asks; POST /api/me gives one.",
        403: "Not allowed: another site, a seat of somebody else, not the host.",
        404: "No such table, replay, seat or page; or one that needs its key.",
        409: "The table is not where this could be done: full, begun, not begun, or over.",
        413: "Too large.",
        415: "No JSON.",
        422: "It was understood, but cannot be done; the text says why.",
        429: "Too fast, or too many.",
        500: "The server failed.",
        503: "Nothing could be stored.",
    }.items()
}
