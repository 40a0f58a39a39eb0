"""The built page as files: fresh where it changes, kept where it cannot, never anything beside it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from duskhall.server.app import make_app
from duskhall.server.settings import Settings

SCRIPT = "console.log('duskhall');\n" * 100

Client = TestClient[Any]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    page = tmp_path_factory.mktemp("built") / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Duskhall</title>")
    (page / "assets" / "index-a1b2.js").write_text(SCRIPT)
    (page / "assets" / "font-a1b2.woff2").write_bytes(b"wOF2" + bytes(2000))
    (page / "icon.svg").write_text(f"<svg>{' ' * 1000}</svg>")
    (page.parent / "secret").write_text("nobody's business")
    return page


@pytest.fixture(scope="module")
def client(folder: Path) -> Iterator[Client]:
    with TestClient(
        make_app(Settings(data=folder.parent / "data", page=folder)), base_url="http://127.0.0.1"
    ) as client:
        yield client


def test_the_entrance_is_always_asked_for(client: Client, folder: Path) -> None:
    answer = client.get("/")
    assert answer.text.endswith("<title>Duskhall</title>")
    assert (
        answer.headers["content-type"] == "text/html; charset=utf-8" and answer.headers["cache-control"] == "no-cache"
    )
    before = (folder / "index.html").read_text()
    (folder / "index.html").write_text("<!doctype html><title>Built again</title>")
    assert "Built again" in client.get("/").text and "Built again" in client.get("/index.html").text
    (folder / "index.html").write_text(before)


def test_assets_are_kept_for_a_year_and_packed(client: Client) -> None:
    for accept, packed in (("gzip, br", True), ("identity", False)):
        answer = client.get("/assets/index-a1b2.js", headers={"Accept-Encoding": accept})
        assert answer.text == SCRIPT and answer.headers["content-type"].startswith("text/javascript")
        assert "max-age=31536000" in answer.headers["cache-control"] and "immutable" in answer.headers["cache-control"]
        assert ("content-encoding" in answer.headers) == packed and answer.headers["vary"] == "Accept-Encoding"
        assert (int(answer.headers["content-length"]) < len(SCRIPT)) == packed
    font = client.get("/assets/font-a1b2.woff2", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in font.headers and font.headers["content-type"] == "font/woff2"
    icon = client.get("/icon.svg", headers={"Accept-Encoding": "gzip"})
    assert icon.headers["content-encoding"] == "gzip" and icon.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        *("/../secret", "/%2e%2e/secret", "/..%2fsecret", "/assets/..%2f..%2fsecret", "/assets/%00"),
        *("/" + "x" * 5000, "/assets", "/nothing.js", "/%ff", "/..\\secret", "/data/secret"),
    ],
)
def test_nothing_beside_the_page_is_given_out(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404 and "business" not in answer.text
    assert 'href="/"' in answer.text and answer.headers["cache-control"] == "no-cache"


def test_links_lead_nowhere_else(client: Client, folder: Path) -> None:
    (folder / "link").symlink_to(folder.parent / "secret")
    assert client.get("/link").status_code == 404


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    with TestClient(
        make_app(Settings(data=tmp_path / "data", page=tmp_path / "none")), base_url="http://127.0.0.1"
    ) as client:
        answer = client.get("/")
    assert answer.status_code == 503 and answer.headers["content-type"].startswith("text/html")
    assert "make play" in answer.text and "duskhall play" in answer.text


def test_the_lock_of_the_page_is_whole_and_names_no_address() -> None:
    """``npm ci`` refuses a lock in which a build for any system is missing, even where it is not needed."""
    text = (Path(__file__).parents[2] / "web" / "package-lock.json").read_text(encoding="utf-8")
    packages: dict[str, dict[str, Any]] = json.loads(text)["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    missing = []
    for place, package in packages.items():
        for name in (*package.get("dependencies", ()), *package.get("optionalDependencies", ())):
            parts = place.split("/node_modules/") if place else []
            above = ["/node_modules/".join(parts[:n]) for n in range(len(parts), 0, -1)]
            if not any(f"{start}/node_modules/{name}" in packages for start in above):
                missing += [name] if f"node_modules/{name}" not in packages else []
    assert missing == []
