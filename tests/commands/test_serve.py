"""``duskhall serve``: from the command line to an open table, and back to a quiet end."""

from __future__ import annotations

import argparse
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from duskhall.commands import data, serve
from duskhall.text import words

SECONDS = 60


def arguments(*args: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    serve.arguments(parser)
    return parser.parse_args(args)


@contextmanager
def started(*args: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str, list[str]]]:
    """The command at work: the process, its address, and what it said until then."""
    command = [sys.executable, "-m", "duskhall", "serve", "--no-open", *args]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, **environment}
    )
    timer = threading.Timer(SECONDS, process.kill)
    timer.start()
    try:
        assert process.stdout is not None and process.stderr is not None
        said = []
        for line in process.stdout:
            said.append(line)
            found = re.search(r"http://\S+", line)
            if found:
                yield process, found[0], said
                break
        else:
            pytest.fail(f"it did not start: {said} {process.stderr.read()}")
    finally:
        process.kill()
        process.communicate()
        timer.cancel()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_opens_and_ends_quietly_when_told(tmp_path: Path, how: signal.Signals) -> None:
    with started("--port", "0", "--data", str(tmp_path / "a" / "b")) as (process, address, _):
        assert httpx.get(f"{address}/healthz").text == "ok\n"
        answer = httpx.get(f"{address}/api/home")
        assert answer.json()["program"].startswith("duskhall ") and "server" not in answer.headers
        assert httpx.get(f"{address}/metrics").status_code == 200
        process.send_signal(how)
        rest, errors = process.communicate(timeout=SECONDS)
        assert process.returncode == 0
        assert words().say("serve-stopped") in rest
        assert "Traceback" not in errors
    assert (tmp_path / "a" / "b" / "duskhall.db").exists()


def test_refused_requests_are_logged_without_secrets(tmp_path: Path) -> None:
    with started("--port", "0", "--data", str(tmp_path)) as (process, address, _):
        httpx.get(f"{address}/api/tables/abc?key=do-not-tell", headers={"X-Table-Key": "do-not-tell"})
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=SECONDS)
    assert '"reason":"no-table"' in errors
    assert "do-not-tell" not in rest + errors


def test_one_data_folder_is_for_one_server(tmp_path: Path) -> None:
    with started("--port", "0", "--data", str(tmp_path)):
        second = subprocess.run(
            [sys.executable, "-m", "duskhall", "serve", "--no-open", "--port", "0", "--data", str(tmp_path)],
            check=False,
            capture_output=True,
            text=True,
            timeout=SECONDS,
        )
    assert second.returncode == 1 and "--data" in second.stderr and "Traceback" not in second.stderr


def test_the_data_folder_is_that_of_duskhall(tmp_path: Path) -> None:
    with started("--port", "0", DUSKHALL_DATA=str(tmp_path)):
        assert (tmp_path / "server" / "duskhall.db").exists()


def test_a_port_that_was_asked_for_and_is_taken_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert serve.run(arguments("--port", str(port), "--data", str(tmp_path), "--no-open")) == 1
    err = capsys.readouterr().err
    assert str(port) in err and "--port" in err


def test_without_a_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        monkeypatch.setattr(serve, "PORT", taken)
        with serve._listen("127.0.0.1", None) as found:
            assert found.getsockname()[1] > taken
        monkeypatch.setattr(serve, "MORE_PORTS", 1)
        with serve._listen("127.0.0.1", None) as found:
            assert found.getsockname()[1] != taken


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--port", "70000"), "70000"),
        (("--port", "-1"), "-1"),
        (("--origin", "duskhall.example"), "https://"),
        (("--origin", "https://duskhall.example/path"), "https://"),
        (("--origin", "ftp://duskhall.example"), "https://"),
        (("--bot", "moon"), "moon"),
        (("--bot", "nowhere.at.all:Bot"), "nowhere"),
    ],
)
def test_what_cannot_be_served(args: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve.run(arguments(*args)) == 2
    assert said in capsys.readouterr().err


def test_a_host_that_is_not_ours(capsys: pytest.CaptureFixture[str]) -> None:
    assert serve.run(arguments("--host", "192.0.2.1", "--port", "0")) == 1
    assert "192.0.2.1" in capsys.readouterr().err


def test_without_the_libraries_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(data, "NEEDED", ("no_such_library_at_all",))
    assert serve.run(arguments()) == 1
    assert 'pip install "duskhall[server]"' in capsys.readouterr().err


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("0.0.0.0", "http://127.0.0.1:80"),
        ("::", "http://[::1]:80"),
        ("::1", "http://[::1]:80"),
        ("hall.example", "http://hall.example:80"),
    ],
)
def test_the_address_is_one_a_browser_can_open(host: str, address: str) -> None:
    assert serve._address(host, 80) == address


def test_a_browser_is_opened_only_where_one_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serve._has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert serve._has_display()
    monkeypatch.delenv("WAYLAND_DISPLAY")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert serve._has_display()
