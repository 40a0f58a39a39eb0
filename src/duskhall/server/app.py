"""The server as one ASGI application."""

from __future__ import annotations

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

from .admin.acts import Admins
from .api import router
from .doors.forwarding import Door, Forwarding, Signature, elsewhere
from .doors.health import Health
from .doors.language import language_of_page
from .doors.metrics import CONTENT_TYPE, Metrics
from .doors.middleware import API, Guard, Headers, check_host, is_loopback, origin_allowed, refused
from .doors.page import Page
from .doors.socket import socket
from .errors import StoreError, Trouble
from .limits.limits import BODY_BYTES, Limits
from .limits.shares import Shares
from .lobby.campaigns import Campaigns
from .lobby.games import Games
from .lobby.lobby import Lobby
from .lobby.seats import Seats
from .people.people import People
from .services.keeping import Elsewhere
from .services.pool import Pool, bot_names
from .settings import Settings
from .store.store import Store
from .tables.tables import Tables

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.types import ASGIApp

    from .thinking.bus import Bus

ABOUT = """Tables, campaigns, people, set-ups, cards and replays of Duskhall.

People are known by a signed cookie that `POST /api/me` sets. A private table, and every campaign, is open to
its members and to who has the key of its link, in the header `X-Table-Key`. Games themselves run over the socket
`/api/socket`: its messages are `FromPage` and `ToPage` of `duskhall.server.wire`. Every error is a `Problem`. Unknown
fields are refused."""


def make_app(settings: Settings) -> Litestar:
    """The application. What it keeps is opened when it starts and closed when it ends."""
    limits = Limits(on=settings.limits)
    shares = Shares(settings.quotas.connections.computing, on=settings.limits)
    figures = Metrics()
    headers = Headers(figures, tls=settings.origin.startswith("https:"))
    page = Page(settings.page)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.store or settings.data)
        if settings.address:
            store.engine.announce(settings.address)
        quotas, limited = settings.quotas, settings.limits
        bus = bus_at(settings.bus)
        tables = Tables(
            store,
            Pool(),
            bot_names(settings.bots),
            quotas=quotas,
            limited=limited,
            address=settings.node_address or settings.address,
            around=bus.around if bus is not None else lambda _, pool: pool,
        )
        if bus is not None:
            tables.services.spawn(bus.live())
        app.state.forwarding = Forwarding(tables.keeping, store.secret, shares)
        app.state.health = Health(store)
        app.state.tables, app.state.campaigns = tables, Campaigns(tables)
        app.state.games = Games(tables)
        app.state.lobby = Lobby(tables, app.state.games, settings.bots)
        app.state.seats = Seats(tables, app.state.lobby)
        app.state.people = People(store, quotas.amounts, limited=limited)
        app.state.admins = Admins(tables)
        await app.state.admins.open()
        await tables.open(app.state.admins.reopen)
        try:
            yield
        finally:
            await tables.hand_over()
            await tables.close()
            if bus is not None:
                await bus.close()
            await app.state.forwarding.close()
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
                "shares": shares,
                "metrics": figures,
                "origin_allowed": partial(origin_allowed, settings),
                "check_host": partial(check_host, settings),
            }
        ),
        middleware=[DefineMiddleware(Guard, settings=settings, limits=limits, metrics=figures)],
        before_send=[headers],
        exception_handlers={HTTPException: refused, Elsewhere: elsewhere, Exception: refused},
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


def bus_at(url: str) -> Bus | None:
    """Its libraries are read for those who have one."""
    if not url:
        return None
    from .thinking.bus import Bus

    return Bus(url)


def with_door(app: Litestar, bring: set[str]) -> ASGIApp:
    """The application as other servers of the same store may enter it; ``bring`` gets their addresses."""

    def signature() -> Signature | None:
        tables: Tables | None = app.state.get("tables")
        forwarding: Forwarding | None = app.state.get("forwarding")
        shared = tables is not None and tables.keeping.shared
        return forwarding.signature if shared and forwarding is not None else None

    shares: Shares = app.state.shares
    return Door(shares.around(app), signature, bring)


@get("/healthz", media_type=MediaType.TEXT, summary="Is it alive?", tags=["Running it"])
async def health(request: Request[Any, Any, State]) -> Response[str]:
    """Answers "ok" if something can be stored; else 503 with the reason."""
    asked: Health = request.app.state.health
    if request.app.state.tables.services.closing:
        # A proxy shall send nobody here any more.
        return Response(f"closed: {StoreError('closed').text}\n", media_type=MediaType.TEXT, status_code=503)
    if request.app.state.tables.keeping.cut_off:
        why = Trouble("cut-off", 503)
        return Response(f"{why.reason}: {why.text}\n", media_type=MediaType.TEXT, status_code=503)
    trouble = await asked.trouble()
    if trouble is None:
        return Response("ok\n", media_type=MediaType.TEXT)
    return Response(f"{trouble.reason}: {trouble.text}\n", media_type=MediaType.TEXT, status_code=503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """Figures in the form that Prometheus reads; for this machine alone unless the settings say otherwise."""
    state = request.app.state
    settings: Settings = state.settings
    if not settings.metrics and not is_loopback(request):
        raise Trouble("loopback", 403)
    figures: Metrics = state.metrics
    return Response(await figures.text(state.tables), media_type=CONTENT_TYPE)
