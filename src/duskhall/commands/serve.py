"""``duskhall serve``: the table in the browser, for this machine or for others too."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import ipaddress
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
from duskhall.commands.data import (
    FAILED,
    bus_argument,
    data_argument,
    data_of,
    missing,
    store_argument,
    wrong_bots,
    wrong_bus,
    wrong_store,
)
from duskhall.text import words
from duskhall.text.errors import system

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from duskhall.server.settings import Settings

HOST, PORT = "127.0.0.1", 8080
MORE_PORTS = 20
"""How many ports after the usual one are tried."""
GRACE = 3
"""Seconds that requests have to end when the server stops."""
LOOPBACK = ("127.0.0.1", "::1")
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
"""Hosts that mean every address, and where a browser on this machine finds them."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=HOST, metavar="H", help=words().say("serve-option-host"))
    parser.add_argument("--port", type=int, metavar="N", help=words().say("serve-option-port"))
    data_argument(parser)
    store_argument(parser)
    parser.add_argument("--no-open", action="store_true", help=words().say("serve-option-no-open"))
    parser.add_argument("--origin", default="", metavar="URL", help=words().say("serve-option-origin"))
    parser.add_argument("--metrics", action="store_true", help=words().say("serve-option-metrics"))
    parser.add_argument("--log", type=Path, metavar="FILE", help=words().say("serve-option-log"))
    proxies = words().say("serve-option-trusted-proxy")
    parser.add_argument("--trusted-proxy", action="append", default=[], metavar="ADDRESS", help=proxies)
    bus_argument(parser, words().say("serve-option-bus"))
    node = words().say("serve-option-node-address")
    parser.add_argument("--node-address", default="", metavar="URL", help=node)
    parser.add_argument("--bot", action="append", default=[], metavar="SPEC", help=words().say("serve-option-bot"))


def run(args: argparse.Namespace) -> int:
    w = words()
    absent = missing()
    if absent:
        return fail(absent, FAILED)
    if args.port is not None and not 0 <= args.port < 1 << 16:
        return fail(w.say("serve-bad-port", port=str(args.port)))
    if args.origin and not _is_address(args.origin):
        return fail(w.say("serve-bad-origin", origin=args.origin))
    if args.node_address and not _is_address(args.node_address):
        return fail(w.say("serve-bad-node-address", address=args.node_address))
    wrong = wrong_store(args) or wrong_bus(args) or wrong_bots(args.bot) or _wrong_proxy(args.trusted_proxy)
    if wrong:
        return fail(wrong)
    try:
        listening = _listen(args.host, args.port)
    except OSError as e:
        if e.errno == errno.EADDRINUSE:
            return fail(w.say("serve-port-taken", port=str(args.port or PORT)), FAILED)
        return fail(w.say("serve-no-listening", host=args.host, port=str(args.port or PORT), why=system(e)), FAILED)
    with contextlib.closing(listening):
        return _serve(args, listening)


def _is_address(url: str) -> bool:
    """Of a server, without a path."""
    parts = urlsplit(url)
    return parts.scheme in ("http", "https") and bool(parts.netloc) and not parts.path.strip("/")


def _serve(args: argparse.Namespace, listening: socket.socket) -> int:
    from duskhall.server.doors.sparing import Sparing
    from duskhall.server.errors import StoreError
    from duskhall.server.limits import quotas
    from duskhall.server.settings import PAGE, Settings

    w = words()
    data = data_of(args)
    try:
        allowed = quotas.read(data)
    except StoreError as e:
        return fail(str(e), FAILED)
    port = listening.getsockname()[1]
    address = args.origin or _address(args.host, port)
    if args.port is None and port != PORT:
        print(w.say("serve-other-port", port=str(PORT), other=str(port)))
    if not _is_this_machine(args.host):
        print(w.say("serve-open", port=str(port)))
    settings = Settings(
        data=data,
        store=args.store,
        page=Path(os.environ.get("DUSKHALL_PAGE") or PAGE),
        origin=args.origin.rstrip("/"),
        metrics=args.metrics,
        address=_address(args.host, port),
        bus=args.bus,
        node_address=args.node_address.rstrip("/"),
        trusted_proxies=tuple(args.trusted_proxy),
        bots=tuple(args.bot),
        # For measuring: many players come from one address then.
        limits=os.environ.get("DUSKHALL_LIMITS") != "off",
        quotas=allowed,
    )
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING, stream=sys.stderr)
    logging.getLogger("duskhall.server").setLevel(logging.INFO)
    for handler in logging.getLogger().handlers:
        handler.addFilter(Sparing())

    def ready() -> None:
        print(w.say("serve-ready", address=address), flush=True)
        print(w.say("serve-stop"), flush=True)
        if not _has_display():
            print(w.say("serve-by-hand"), flush=True)
        elif not args.no_open:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with contextlib.ExitStack() as log:
        if args.log is not None:
            from duskhall.server.doors.logs import to_file

            try:
                log.enter_context(to_file(args.log.expanduser()))
            except OSError as e:
                return fail(w.say("store-file-failed", file=str(args.log), why=system(e)), FAILED)
        status = _run_server(settings, listening, ready)
    if status == OK:
        print(f"\n{w.say('serve-stopped')}")
    return status


def _run_server(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> int:
    import uvicorn

    from duskhall.server.app import make_app, with_door
    from duskhall.server.doors.connections import WAITING, Connections, protocols
    from duskhall.server.errors import StoreError
    from duskhall.server.limits.addresses import both_ways
    from duskhall.server.limits.limits import SOCKET_BYTES

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            """Somebody may wait for the line that says it is ready: it comes when it is true."""
            await super().startup(sockets)
            for one in sockets or ():
                one.listen(WAITING)
            ready()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            """While pages and other servers can still be told, the tables are let go."""
            await app.state.tables.hand_over()
            await super().shutdown(sockets)

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
    connections = Connections.of_process(settings.quotas.connections, settings.trusted_proxies, app.state.shares)
    config = uvicorn.Config(
        with_door(app, connections.bring),
        # Opened and closed here, so that an error of the store comes to us and not to a log.
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        **protocols(connections),
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=GRACE,
        # The addresses that these name are believed, and no others'.
        forwarded_allow_ips=both_ways((*LOOPBACK, *settings.trusted_proxies)),
    )

    async def serve() -> None:
        async with app.lifespan():
            watching = asyncio.create_task(connections.watch())
            await Server(config).serve([listening])
            watching.cancel()

    wrong: BaseException | None = None
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(serve())
    except* StoreError as group:
        wrong = group
        while isinstance(wrong, BaseExceptionGroup):
            wrong = wrong.exceptions[0]
    return OK if wrong is None else fail(str(wrong), FAILED)


def _wrong_proxy(proxies: list[str]) -> str:
    """What is wrong with one of the proxies, or nothing."""
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            return words().say("serve-bad-proxy", proxy=proxy)
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
