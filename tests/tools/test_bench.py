"""The benchmark: what it measures, targets and misses, the file and the history, and that it runs without peers."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from duskhall.editions import NAMES, edition
from tools import bench, measures
from tools.bench import Report, history_rows, targets, text, with_history
from tools.measures import CLONE, DECISIONS, GREEDY, Entry, Line, Row, Size, Table
from tools.peers import BASE, Peer, Played, find_peers

ROOT = Path(__file__).parents[2]
TINY = Size(rounds=1, games=1, greedy=1, states=1, times=1, course=1, course_rounds=1)
MACHINE = {"date": "2030-01-02", "commit": "abc", "cpu": "Abacus", "python": "CPython 3.11", "system": "Linux"}


def report(compiled: bool = False, peers: bool = True) -> Report:
    lines = {
        DECISIONS: Line(DECISIONS, "/s", {"classic": 60_000.0, "advance": 30_000.0, BASE: 40_000.0}),
        GREEDY: Line(GREEDY, "/s", {"classic": 90.0, "advance": 50.0}),
        CLONE: Line(CLONE, "µs", {"classic": 2.0, "advance": 4.0, BASE: 400.0}),
    }
    if not peers:
        for line in lines.values():
            line.values.pop(BASE, None)
    growth = [Row("classic", "players", "2", 10.0, 4.0, 100), Row("classic", "players", "5", 30.0, 4.0, 100)]
    names = ("classic", "advance")
    return Report(names, compiled, False, MACHINE, {BASE: "0.4.0"} if peers else {}, [], lines, growth, 100.0)


def test_ratios_say_how_many_times_as_fast() -> None:
    lines = report().lines
    assert lines[DECISIONS].ratio("classic") == 1.5
    assert lines[CLONE].ratio("classic") == 200
    assert lines[GREEDY].ratio("classic") is None
    assert lines[DECISIONS].ratio(BASE) is None


def test_targets_depend_on_the_build() -> None:
    pure = {(t.line, t.column): t.value for t in targets(NAMES, compiled=False)}
    compiled = {(t.line, t.column): t.value for t in targets(NAMES, compiled=True)}
    assert (pure[DECISIONS, "classic"], pure[DECISIONS, "advance"], pure[CLONE, "advance"]) == (1.2, 1.0, 3)
    assert {compiled[DECISIONS, name] for name in NAMES} == {3.5}
    assert {compiled[CLONE, name] for name in NAMES} == {1}
    assert compiled[GREEDY, "classic"] == pure[GREEDY, "classic"] == 100


def test_misses_are_named() -> None:
    found = report()
    assert len(found.missed) == 3 and not found.open
    out = text(found)
    assert "core: pure Python; peers: pyminion 0.4.0" in out
    assert "met    classic: random play, decisions at least 1.2 x pyminion, found 1.50" in out
    assert "MISSED advance: random play, decisions at least 1 x pyminion, found 0.75" in out
    assert "missed: " in out.splitlines()[-1] and "advance: clone of a position at most 3 µs, found 4" in out
    assert "3.00  LOOK" in out, "cost that grows is marked"
    assert "core: compiled" in text(report(compiled=True))
    assert all(len(line) <= 120 for line in out.splitlines() if not line.startswith("missed: "))


def test_without_peers_their_targets_are_open() -> None:
    found = report(peers=False)
    assert len(found.open) == 2 and len(found.missed) == 2
    out = text(found)
    assert "open   classic: random play" in out and "not measured: classic: random play" in out


def test_the_files(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench, "measure", lambda names, quick: report())
    page = tmp_path / "page.md"
    page.write_text((ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8"), encoding="utf-8")
    before = len(page.read_text(encoding="utf-8").splitlines())
    for _ in range(2):
        assert bench.main(["--json", str(tmp_path / "b.json"), "--history", str(page)]) == 0
    data = json.loads((tmp_path / "b.json").read_text(encoding="utf-8"))
    assert data["core"] == "pure" and data["machine"] == MACHINE and len(data["missed"]) == 3
    assert data["lines"][0]["times_pyminion"] == {"classic": 1.5, "advance": 0.75}
    after = page.read_text(encoding="utf-8").splitlines()
    assert len(after) == before + 6, "a row for each edition and peer, twice"
    row = "| 2030-01-02 | abc | Abacus | CPython 3.11 | pure | classic | 60,000 |  | 1.50 | 90.0 | 2.00 |  | 100.0 |"
    assert after.count(row) == 2
    assert after[-1] == bench.END
    capsys.readouterr()
    assert bench.main(["--json", str(tmp_path / "no" / "b.json")]) == 2
    assert bench.main(["--history", str(tmp_path / "none.md")]) == 2
    (tmp_path / "none.md").write_text("no table\n", encoding="utf-8")
    assert bench.main(["--history", str(tmp_path / "none.md")]) == 2
    assert "it needs a table" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        bench.main(["--history", "--quick"])


def test_the_document_has_the_table() -> None:
    page = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    rows = history_rows(report())
    assert with_history(page, rows).count("\n") == page.count("\n") + len(rows)
    assert all(row.count("|") == len(bench.COLUMNS) + 1 for row in rows)


def test_the_lock_has_what_the_extra_names() -> None:
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    lock = (ROOT / "requirements-bench.lock").read_text(encoding="utf-8").splitlines()
    assert set(extra["bench"]) <= set(lock)


@pytest.mark.parametrize("name", NAMES)
def test_it_measures_every_edition(name: str) -> None:
    table = Table()
    peer = Peer(BASE, "0", 100, {"slow": slow, "idle": lambda g: Played(1, 3)}, dict)
    entries = [
        *measures.random_play(table, (name,), [peer], TINY),
        *measures.greedy_play(table, (name,), TINY),
        *measures.parts(table, name, TINY),
        *measures.peer_clones(table, [peer], TINY),
    ]
    measures.race(entries, 1)
    for line in table.lines.values():
        assert line.values[name] > 0 or line.unit == "%", line.name
    assert table.lines[DECISIONS].ratio(name) is not None
    assert table.lines["random play, decisions of a game"].values[BASE] == 1, "the quicker way counts"


def test_each_round_goes_through_everything_and_the_fastest_counts() -> None:
    made: list[str] = []
    seconds: dict[str, float] = {}
    now = 0.0

    def entry(name: str, takes: list[float]) -> Entry:
        def work() -> None:
            nonlocal now
            made.append(name)
            now += takes.pop(0)

        return Entry([work, work], lambda found: seconds.update({name: found}), lambda: now)

    done: list[int] = []
    ours = entry("ours", [5.0, 1.0, 2.0, 3.0, 9.0, 3.0])
    theirs = entry("theirs", [4.0, 4.0, 8.0, 7.0, 8.0, 7.0])
    measures.race([ours, theirs], 3, done.append)
    assert made == ["ours", "ours", "theirs", "theirs"] * 3
    assert seconds == {"ours": 2.0 + 1.0, "theirs": 4.0 + 4.0}
    assert sum(done) == 3


def slow(g: int) -> Played:
    sum(range(1_000_000))
    return Played(5, 0)


@pytest.mark.parametrize("name", NAMES)
def test_growth_has_parts_players_and_cards(name: str) -> None:
    rows = measures.growth(name, TINY)
    kinds = {row.what for row in rows}
    assert {"part of a game", "players", "copies of each card"} <= kinds
    assert ("monster groups" in kinds) == (name == "classic")
    least, most = edition(name).players
    assert [row.case for row in rows if row.what == "players"] == [str(n) for n in range(least, most + 1)]
    assert all(row.micros > 0 and row.options >= 2 and row.decisions > 0 for row in rows)


def test_copies_of_cards() -> None:
    one, two = measures.deal("classic", 2, 0).state, measures.deal("classic", 2, 0, copies=2).state
    for z, zone in enumerate(one.zones):
        twice = one.map.names[z].startswith(("deck.", "stack."))
        assert len(two.zones[z]) == len(zone) * (2 if twice else 1)
        assert [two.kinds[c] for c in two.zones[z] if c in zone] == [one.kinds[c] for c in zone if c >= 0] or not twice
    assert sorted(c for zone in two.zones for c in zone if c >= 0) == list(range(len(two.kinds)))


def test_peers_that_are_missing_are_noted_and_others_play() -> None:
    peers, notes = find_peers()
    assert len(peers) + len(notes) == 2
    assert all("make bench" in note for note in notes)
    for peer in peers:
        for way in peer.ways.values():
            assert way(2) == way(2), "fixed seeds"
            assert way(2).decisions > 2
        assert peer.clone(peer.position()) is not None
