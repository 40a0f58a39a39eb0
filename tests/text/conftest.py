"""Fixtures of the tests of words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.driver import Inside


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Inside:
    return Inside(tmp_path, monkeypatch, capsys)
