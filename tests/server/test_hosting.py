"""The samples of ``examples/hosting`` at work: proxies with TLS in front of a real server, units that systemd takes.

The programs are not on every machine. Where one is missing, its sample is read and not tried."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path

import httpx
import msgspec
import pytest
import yaml
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from duskhall.commands import backup, serve, worker
from duskhall.commands.data import is_url, wrong_bus
from duskhall.server import wire
from duskhall.server.doors.middleware import HSTS
from tools.live import PATIENCE, Server, decode, wait_for

HERE = Path(__file__).parents[2] / "examples" / "hosting"
HOST = "duskhall.example"
VISITOR = "203.0.113.9"


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Signed by itself."""
    folder = tmp_path_factory.mktemp("tls")
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}"]
    command += ["-addext", f"subjectAltName=DNS:{HOST}"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*command, *files], check=True, capture_output=True)
    return folder


@contextmanager
def running(command: list[str], port: int, log: Path) -> Iterator[None]:
    """A proxy until it is not needed any more."""
    with log.open("wb") as out, subprocess.Popen(command, stdout=out, stderr=out) as process:

        def listens() -> bool:
            assert process.poll() is None, log.read_text("utf-8", "replace")
            with socket.socket() as s:
                return s.connect_ex(("127.0.0.1", port)) == 0

        try:
            wait_for("the proxy", listens)
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


def nginx(folder: Path, certificate: Path, plain: int, tls: int, behind: int) -> list[str]:
    """Its sample with our ports, files and user."""
    site = (HERE / "nginx.conf").read_text("utf-8")
    for host, here in (("", "127.0.0.1:"), ("[::]:", "[::1]:")):
        site = site.replace(f"listen {host}80;", f"listen {here}{plain};")
        site = site.replace(f"listen {host}443", f"listen {here}{tls}")
    site = site.replace("127.0.0.1:8080", f"127.0.0.1:{behind}")
    site = site.replace("/etc/letsencrypt/live/duskhall.example", str(certificate))
    temporary = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    whole = f"daemon off; {user} pid {folder}/pid; events {{}} http {{ access_log off; {temporary} {site} }}"
    (folder / "whole.conf").write_text(whole, "utf-8")
    return ["nginx", "-c", str(folder / "whole.conf"), "-e", "stderr"]


def caddy(folder: Path, certificate: Path, plain: int, tls: int, behind: int) -> list[str]:
    """The same; a certificate of our own stands for the one that it would get."""
    site = (HERE / "Caddyfile").read_text("utf-8").replace("127.0.0.1:8080", f"127.0.0.1:{behind}")
    own = f"\ttls {certificate}/fullchain.pem {certificate}/privkey.pem\n\tbind 127.0.0.1\n"
    site = site.replace(f"{HOST} {{\n", f"{HOST} {{\n{own}")
    lines = ("admin off", f"http_port {plain}", f"https_port {tls}", f"storage file_system {folder}")
    head = "".join(f"\t{line}\n" for line in lines)
    (folder / "Caddyfile").write_text(site.replace("{\n\tservers", f"{{\n{head}\tservers", 1), "utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


SAMPLES = {"nginx": "nginx.conf", "caddy": "Caddyfile"}
SAYS = {
    "nginx": (
        "Upgrade           $http_upgrade",
        "X-Forwarded-For   $remote_addr",
        "X-Forwarded-Proto $scheme",
        "buffering off",
    ),
    "caddy": ("reverse_proxy 127.0.0.1:8080", "respond /metrics* 404"),
}
"""What a sample has to say at least."""


def visitor(tls: int, trust: ssl.SSLContext, origin: str, source: str) -> httpx.Client:
    """From an address of this machine; each request is a new person, who claims to come from elsewhere."""
    return httpx.Client(
        base_url=f"https://127.0.0.1:{tls}",
        transport=httpx.HTTPTransport(verify=trust, local_address=source),
        trust_env=False,
        timeout=PATIENCE,
        cookies=Forgetful(),
        headers={"Host": f"{HOST}:{tls}", "Origin": origin, "X-Forwarded-For": VISITOR},
    )


class Forgetful(CookieJar):
    def extract_cookies(self, *_: object) -> None:
        """None is kept."""


def play_a_move(live: ClientConnection, table: str) -> None:
    hello = wire.Hello(protocol=wire.PROTOCOL, table=table, seat=1)
    live.send(msgspec.json.encode(hello).decode())
    while not isinstance(message := decode(live.recv(PATIENCE)), wire.Ack):
        assert not isinstance(message, wire.Refused), message
        if isinstance(message, wire.Update) and message.question is not None:
            move = wire.Move(id=1, decision=message.question.number, option=message.question.options[0].id)
            live.send(msgspec.json.encode(move).decode())


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_table_behind_a_proxy_with_tls(
    tmp_path: Path, certificate: Path, proxy: Callable[[Path, Path, int, int, int], list[str]]
) -> None:
    sample = (HERE / SAMPLES[proxy.__name__]).read_text("utf-8")
    assert all(one in sample for one in SAYS[proxy.__name__])
    if shutil.which(proxy.__name__) is None:
        # Not on this machine; where it is, the sample is tried.
        return
    plain, tls = free_port(), free_port()
    origin = f"https://{HOST}:{tls}"
    folder = tmp_path / "proxy"
    folder.mkdir()
    trust = ssl.create_default_context(cafile=str(certificate / "fullchain.pem"))
    # Its own line names the public address.
    with Server(tmp_path / "data", port=free_port(), options=("--origin", origin)) as server:
        command = proxy(folder, certificate, plain, tls, server.port)
        with (
            running(command, tls, tmp_path / "proxy.log"),
            visitor(tls, trust, origin, "127.0.0.1") as client,
            visitor(tls, trust, origin, "127.0.0.2") as other,
        ):
            sni = {"sni_hostname": HOST}
            assert client.get("/healthz", extensions=sni).text == "ok\n"
            for path in ("/metrics", "/metrics/", "/%6detrics"):
                assert client.get(path, extensions=sni).status_code == 404
            page = client.get("/", extensions=sni)
            assert page.headers["strict-transport-security"] == HSTS
            assert f" wss://{HOST}:{tls};" in page.headers["content-security-policy"]
            answer = client.post("/api/me", json={"name": "Ada"}, extensions=sni)
            assert answer.status_code == 200 and "Secure" in answer.headers["set-cookie"]
            cookie = re.search(r"duskhall=([^;]+)", answer.headers["set-cookie"])
            assert cookie
            client.headers["Cookie"] = f"duskhall={cookie[1]}"
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            new = {"setup": {"edition": "classic", "how": "first"}, "seats": seats, "rules": {"pace": 0}}
            made = client.post("/api/tables", json=new, extensions=sni).json()
            wrong = client.post("/api/tables", json=new, headers={"Origin": "https://elsewhere"}, extensions=sni)
            assert wrong.json()["reason"] == "origin"
            raw = socket.create_connection(("127.0.0.1", tls))
            with connect(
                f"wss://{HOST}:{tls}/api/socket",
                sock=raw,
                ssl=trust,
                server_hostname=HOST,
                origin=Origin(origin),
                additional_headers={"Cookie": f"duskhall={cookie[1]}"},
                proxy=None,
            ) as live:
                play_a_move(live, made["id"])
            too_large = client.post("/api/replays", json={"text": "x" * 3_000_000}, extensions=sni)
            assert too_large.status_code == 413 and too_large.json()["reason"] == "too-big"
            # Each visitor is counted by their own address, whatever they claim.
            answers = [other.post("/api/me", json={"name": "Bo"}, extensions=sni).status_code for _ in range(30)]
            assert answers.count(429) >= 5, answers
            assert client.post("/api/me", json={"name": "Ada"}, extensions=sni).status_code == 200
            redirected = httpx.get(f"http://127.0.0.1:{plain}/", headers={"Host": HOST}, trust_env=False)
            assert redirected.status_code in (301, 308)
            assert redirected.headers["location"].startswith(f"https://{HOST}")


@pytest.mark.parametrize("unit", ["duskhall.service", "duskhall-backup.service", "duskhall-backup.timer"])
def test_systemd_takes_the_units(tmp_path: Path, unit: str) -> None:
    for file in HERE.glob("duskhall*.*"):
        text = file.read_text("utf-8").replace("/opt/duskhall/bin/duskhall", "/bin/true")
        (tmp_path / file.name).write_text(text, "utf-8")
    assert re.search(r"^\[(Service|Timer)\]$", (tmp_path / unit).read_text("utf-8"), re.MULTILINE)
    if shutil.which("systemd-analyze") is None:
        return
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / unit)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and "duskhall" not in done.stderr, done.stderr


def test_the_commands_of_the_samples_are_ours() -> None:
    """What stands behind ``duskhall`` in a unit, a cron table, the container."""
    unit = (HERE / "duskhall.service").read_text("utf-8").replace("\\\n", " ")
    compose = yaml.safe_load((HERE / "compose.yaml").read_text("utf-8"))
    docker = (HERE / "Dockerfile").read_text("utf-8")
    served = [
        re.findall(r"duskhall serve (.*)", unit)[0].split(),
        compose["services"]["duskhall"]["command"].split()[1:],
        msgspec.json.decode(re.findall(r"^CMD (.*)$", docker, re.MULTILINE)[0])[1:],
    ]
    for args in served:
        parsed = parser(serve.arguments).parse_args(args)
        assert parsed.data and parsed.no_open and serve._wrong_proxy(parsed.trusted_proxy) == ""
    for name in ("duskhall.cron", "duskhall-backup.service"):
        (args,) = re.findall(
            r"duskhall backup (--force --data \S+ \S+\(date [^)]*\)\S*)", (HERE / name).read_text("utf-8")
        )
        assert parser(backup.arguments).parse_args(re.sub(r"\$+\(.*\)", "1", args).split()).force


def test_the_sample_of_several_servers_fits_together() -> None:
    """Its commands are ours, the proxy finds every server where the others do, and no port of the inside is open."""
    compose = yaml.safe_load((HERE / "compose-several.yaml").read_text("utf-8"))
    services = compose["services"]
    proxy = (HERE / "Caddyfile.several").read_text("utf-8")
    for name in ("one", "two"):
        args = services[name]["command"].split()
        assert args.pop(0) == "serve"
        parsed = parser(serve.arguments).parse_args(args)
        assert parsed.node_address == f"http://{name}:{parsed.port}" and serve._is_address(parsed.node_address)
        assert f"{name}:{parsed.port}" in proxy and serve._wrong_proxy(parsed.trusted_proxy) == ""
        where = services[name]["environment"]
        assert is_url(where["DUSKHALL_STORE"]) and "@postgres/duskhall" in where["DUSKHALL_STORE"]
        bus = parser(serve.arguments).parse_args(["--bus", where["DUSKHALL_BUS"]])
        assert wrong_bus(bus) == "" and bus.bus.endswith("@redis")
    args = services["worker"]["command"].split()
    assert args.pop(0) == "worker" and parser(worker.arguments).parse_args(args).processes == 2
    assert {name for name, service in services.items() if "ports" in service} == {"caddy"}
    assert "--requirepass" in services["redis"]["command"]
    assert "ARG EXTRAS" in (HERE / "Dockerfile").read_text("utf-8")


def parser(arguments: Callable[[ArgumentParser], None]) -> ArgumentParser:
    made = ArgumentParser()
    arguments(made)
    return made
