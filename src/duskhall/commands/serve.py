"""``duskhall serve``: the table in the browser, for this machine or for others too."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import importlib.util
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from duskhall.commands import OK, fail
from duskhall.text import words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from duskhall.server.settings import Settings

HOST, PORT = "127.0.0.1", 8080
MORE_PORTS = 20
"""How many ports after the usual one are tried."""
NEEDED = ("litestar", "uvicorn", "websockets", "msgspec", "itsdangerous")
FAILED = 1
GRACE = 3
"""Seconds that requests have to end when the server stops."""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
"""Hosts that mean every address, and where a browser on this machine finds them."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=HOST, metavar="H", help=words().say("serve-option-host"))
    parser.add_argument("--port", type=int, metavar="N", help=words().say("serve-option-port"))
    parser.add_argument("--data", type=Path, metavar="DIR", help=words().say("serve-option-data"))
    parser.add_argument("--no-open", action="store_true", help=words().say("serve-option-no-open"))
    parser.add_argument("--origin", default="", metavar="URL", help=words().say("serve-option-origin"))
    parser.add_argument("--metrics", action="store_true", help=words().say("serve-option-metrics"))
    parser.add_argument("--bot", action="append", default=[], metavar="SPEC", help=words().say("serve-option-bot"))


def run(args: argparse.Namespace) -> int:
    w = words()
    if any(importlib.util.find_spec(name) is None for name in NEEDED):
        return fail(w.say("serve-not-installed"), FAILED)
    if args.port is not None and not 0 <= args.port < 1 << 16:
        return fail(w.say("serve-bad-port", port=str(args.port)))
    parts = urlsplit(args.origin)
    if args.origin and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/")):
        return fail(w.say("serve-bad-origin", origin=args.origin))
    wrong = _wrong_bot(args.bot)
    if wrong:
        return fail(wrong)
    try:
        listening = _listen(args.host, args.port)
    except OSError as e:
        if e.errno == errno.EADDRINUSE:
            return fail(w.say("serve-port-taken", port=str(args.port or PORT)), FAILED)
        return fail(
            w.say("serve-no-listening", host=args.host, port=str(args.port or PORT), why=e.strerror or str(e)), FAILED
        )
    with contextlib.closing(listening):
        return _serve(args, listening)


def _serve(args: argparse.Namespace, listening: socket.socket) -> int:
    from duskhall.server.settings import PAGE, Settings
    from duskhall.terminal.saves import data_folder

    w = words()
    port = listening.getsockname()[1]
    address = args.origin or _address(args.host, port)
    if args.port is None and port != PORT:
        print(w.say("serve-other-port", port=str(PORT), other=str(port)))
    if not _is_this_machine(args.host):
        print(w.say("serve-open", port=str(port)))
    settings = Settings(
        data=args.data.expanduser() if args.data is not None else data_folder() / "server",
        page=Path(os.environ.get("DUSKHALL_PAGE") or PAGE),
        origin=args.origin.rstrip("/"),
        metrics=args.metrics,
        bots=tuple(args.bot),
        # For measuring: many players come from one address then.
        limits=os.environ.get("DUSKHALL_LIMITS") != "off",
    )
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING, stream=sys.stderr)
    logging.getLogger("duskhall.server").setLevel(logging.INFO)

    def ready() -> None:
        print(w.say("serve-ready", address=address), flush=True)
        print(w.say("serve-stop"), flush=True)
        if not _has_display():
            print(w.say("serve-by-hand"), flush=True)
        elif not args.no_open:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    status = _run_server(settings, listening, ready)
    if status == OK:
        print(f"\n{w.say('serve-stopped')}")
    return status


def _run_server(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> int:
    import uvicorn

    from duskhall.server.app import make_app
    from duskhall.server.errors import StoreError
    from duskhall.server.limits import SOCKET_BYTES

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            """Somebody may wait for the line that says it is ready: it comes when it is true."""
            await super().startup(sockets)
            ready()

        @contextlib.contextmanager
        def capture_signals(self) -> Iterator[None]:
            """Being told to stop is no failure; uvicorn would raise the signal once more after it has stopped."""
            if threading.current_thread() is not threading.main_thread():
                yield
                return
            before = {s: signal.signal(s, self.handle_exit) for s in (signal.SIGINT, signal.SIGTERM)}
            try:
                yield
            finally:
                for s, handler in before.items():
                    signal.signal(s, handler)

    app = make_app(settings)
    config = uvicorn.Config(
        app,
        # Opened and closed here, so that an error of the store comes to us and not to a log.
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=GRACE,
    )

    async def serve() -> None:
        async with app.lifespan():
            await Server(config).serve([listening])

    wrong: BaseException | None = None
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(serve())
    except* StoreError as group:
        wrong = group
        while isinstance(wrong, BaseExceptionGroup):
            wrong = wrong.exceptions[0]
    return OK if wrong is None else fail(str(wrong), FAILED)


def _wrong_bot(specs: list[str]) -> str:
    """What is wrong with one of the bots, or nothing."""
    from duskhall.bots import BotError, find

    for spec in specs:
        try:
            find(spec)
        except BotError as e:
            return words().say("cli-bad-bot", name=spec, why=str(e))
    return ""


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port, or at the first free one from the usual port on if none was asked for. Raises OSError."""
    if port is not None:
        return _bound(host, port)
    for n in range(PORT, PORT + MORE_PORTS):
        try:
            return _bound(host, n)
        except OSError as e:
            if e.errno != errno.EADDRINUSE:
                raise
    return _bound(host, 0)


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    made = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            # A port that a server before has just left is free. (Windows means something else by it.)
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen()
    except BaseException:
        made.close()
        raise
    return made


def _address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    host = EVERYWHERE.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_this_machine(host: str) -> bool:
    return host == "localhost" or host == "::1" or host.startswith("127.")


def _has_display() -> bool:
    """Without one ``webbrowser`` would open a browser inside the terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
