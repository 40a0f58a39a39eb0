"""The server as one ASGI application."""

from __future__ import annotations

import time
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from litestar import HttpMethod, Litestar, MediaType, Request, Response, get, route
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from duskhall import __version__
from duskhall.bots import BUILT_IN

from .api import router
from .campaigns import Campaigns
from .errors import Trouble
from .language import language_of_page
from .limits import BODY_BYTES, Limits
from .middleware import API, Guard, Headers, is_loopback, origin_allowed, refused
from .page import Page
from .people import People
from .pool import Pool
from .settings import Settings
from .socket import socket
from .store import Store
from .tables import Tables

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

ABOUT = """Tables, campaigns, people, set-ups, cards and replays of Duskhall.

People are known by a signed cookie that `POST /api/me` sets. A private table, and every campaign, is open to
its members and to who has the key of its link, in the header `X-Table-Key`. Games themselves run over the socket
`/api/socket`: its messages are `FromPage` and `ToPage` of `duskhall.server.wire`. Every error is a `Problem`. Unknown
fields are refused."""


def make_app(settings: Settings) -> Litestar:
    """The application. What it keeps is opened when it starts and closed when it ends."""
    limits = Limits(on=settings.limits)
    headers = Headers()
    page = Page(settings.page)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.data)
        tables = Tables(store, Pool(), bot_names(settings.bots), settings.bots)
        app.state.tables, app.state.campaigns, app.state.people = tables, Campaigns(tables), People(store)
        await tables.open()
        try:
            yield
        finally:
            await tables.close()
            await store.close()

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={"packed": True},
    )
    async def files(request: Request[Any, Any, State]) -> Response[bytes]:
        """The page; everything that is not the API."""
        path = request.url.path
        if path.startswith(API):
            raise Trouble("not-found", 404)
        return page.answer(path, request.headers, language_of_page(request.headers, request.cookies))

    return Litestar(
        [router(), socket, health, metrics, files],
        lifespan=[lifespan],
        state=State(
            {
                "settings": settings,
                "limits": limits,
                "counts": headers.counts,
                "began": time.monotonic(),
                "origin_allowed": partial(origin_allowed, settings),
            }
        ),
        middleware=[DefineMiddleware(Guard, settings=settings, limits=limits)],
        before_send=[headers],
        exception_handlers={HTTPException: refused, Exception: refused},
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, minimum_size=1000, exclude_opt_key="packed"
        ),
        request_max_body_size=BODY_BYTES,
        # Whoever runs the application decides what becomes of its log.
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Duskhall",
            version=__version__,
            description=ABOUT,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/openapi.json", "/"])],
            use_handler_docstrings=True,
        ),
    )


def bot_names(specs: tuple[str, ...]) -> tuple[str, ...]:
    """The bots that a seat may have, levels first."""
    return tuple(dict.fromkeys((*BUILT_IN, *specs)))


@get("/healthz", media_type=MediaType.TEXT, summary="Is it alive?", tags=["Running it"])
async def health(request: Request[Any, Any, State]) -> str:
    """Answers "ok" when the store answers too."""
    await request.app.state.tables.store.upload("")
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, State]) -> str:
    """Figures in the form that Prometheus reads; for this machine alone unless the settings say otherwise."""
    state = request.app.state
    settings: Settings = state.settings
    if not settings.metrics and not is_loopback(request):
        raise Trouble("loopback", 403)
    tables: Tables = state.tables
    stored = await tables.store.stats()
    lines = [f"duskhall_up_seconds {time.monotonic() - state.began:.0f}"]
    lines += [f"duskhall_stored_{name} {n}" for name, n in stored.items()]
    lines += [f"duskhall_tables_awake {len(tables.awake)}", f"duskhall_moves_total {tables.services.moves}"]
    lines += [f'duskhall_answers_total{{status="{status}"}} {n}' for status, n in sorted(state.counts.items())]
    return "\n".join(lines) + "\n"
