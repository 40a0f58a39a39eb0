"""The HTTP API. What is sent and answered are the structures of ``wire``; every error is a ``wire.Problem``."""

from __future__ import annotations

from litestar import Router

from . import admin, campaigns, games, people, replays, setups, tables
from .given import DEPENDENCIES


def router() -> Router:
    groups = {
        "People": people.HANDLERS,
        "Cards and set-ups": setups.HANDLERS,
        "Tables": tables.HANDLERS,
        "Lessons": games.LESSONS,
        "Games and challenges": games.GAMES,
        "Campaigns": campaigns.HANDLERS,
        "Replays": replays.HANDLERS,
    }
    routers = (Router("/", route_handlers=handlers, tags=[tag]) for tag, handlers in groups.items())
    return Router("/api", route_handlers=[*routers, admin.router()], dependencies=DEPENDENCIES)
