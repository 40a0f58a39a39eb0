"""Random whole games over random set-ups: invariants after every step, and a coverage table that fails on a zero."""

from __future__ import annotations

from collections import Counter

from duskhall.core import tree as t
from duskhall.core.game import Game
from duskhall.core.numbers import Entry, Sums, buys, purse, reckon
from duskhall.core.state import (
    ASIDE,
    DISCARD,
    DUNGEON,
    EMPTY,
    HALL,
    PER_SEAT,
    Q_BUY,
    SEAT_ZONES,
    State,
    first_stack,
    hand_of,
)
from duskhall.editions.classic.cards import CARDS
from tests.helpers import RULES, Walk, instances, plain_opening, reproducing, rotating_setup, strong_opening, text_of

DISEASE = RULES.index["disease"]


# ------------------------------------------------------------------------------------------------------------
# Invariants


def check(s: State, kinds: Counter[int]) -> None:
    """What holds between any two answers."""
    where = instances(s)
    assert sorted(where) == list(range(len(s.kinds))), "a card is nowhere"
    grown = Counter(s.kinds)
    assert not kinds - grown and set(grown - kinds) <= {DISEASE}, "cards are not conserved"

    hall = s.zones[HALL]
    assert len(hall) == s.rules.ranks
    fallen = s.foe != EMPTY and where.get(s.foe) != HALL
    if not fallen:
        row = [c for c in hall if c != EMPTY]
        assert hall == (*row, *[EMPTY] * (len(hall) - len(row))), "the hall has a gap"
        assert len(row) == len(hall) or not s.zones[DUNGEON] or s.over, "the hall was not filled"
    assert not s.zones[ASIDE] or not s.over

    assert all(n >= 0 for n in s.xp), "experience below zero"
    assert 0 <= s.bought <= buys(s) and s.spent >= 0
    if s.asked and s.asked[0].kind == Q_BUY and s.bought:
        assert s.spent <= purse(s, s.active), "more was spent than there was"

    first = first_stack(s)
    for card in s.known:
        zone = where[card]
        hidden = zone == DUNGEON or (SEAT_ZONES <= zone < first and (zone - SEAT_ZONES) % PER_SEAT != DISCARD)
        assert hidden, f"{s.zone_ids[zone]} is open, yet it is noted who knows a card there"

    hand = hand_of(s.active)
    heroes, weapons = s.rules.heroes, s.rules.weapons
    for weapon, hero in s.held.items():
        assert where[weapon] == hand and s.kinds[weapon] in weapons
        if hero != EMPTY:  # a hero who has left leaves the weapon behind
            assert where[hero] == hand and s.kinds[hero] in heroes
    carriers = [hero for hero in s.held.values() if hero != EMPTY]
    assert len(set(carriers)) == len(carriers), "a hero carries two weapons"
    assert all(where[card] == hand for card in s.lent), "a borrowed card is not in the borrower's hand"
    assert all(where[card] == hand for card in s.marked), "a marked card has left"
    if s.foe == EMPTY:
        assert s.rank == 0 and not s.won

    if s.over:
        assert not s.asked
    else:
        assert s.asked and s.stack and s.stack[0].program == 0
        assert len({q.seat for q in s.asked}) == len(s.asked)


def test_invariants_hold_after_every_step() -> None:
    ended = steps = 0
    for seed in range(60):
        walk = Walk(seed, turns=120, history=False)
        kinds = Counter(walk.state.kinds)
        turn, active = walk.state.turn, walk.state.active
        with reproducing(walk):
            for decision, index in walk:
                check(walk.state, kinds)
                walk.go(decision, index)
                steps += 1
                s = walk.state
                if s.turn != turn:
                    assert (s.turn, s.active) == (turn + 1, (active + 1) % s.seats)
                    turn, active = s.turn, s.active
            check(walk.state, kinds)
        ended += walk.state.over
    assert ended > 30 and steps > 5000, (ended, steps)


def test_plain_games_of_uniform_players_end() -> None:
    """Random set-ups as dealt, every option equally likely: most games come to their end within 400 turns."""
    ended = 0
    for seed in range(0, 150, 5):
        walk = Walk(seed, turns=400, state=plain_opening(seed), listen=False)
        kinds = Counter(walk.state.kinds)
        with reproducing(walk):
            for _ in walk:
                pass
            check(walk.state, kinds)
        ended += walk.state.over
    assert ended >= 27, ended


def test_every_option_that_is_offered_can_be_taken() -> None:
    tried = 0
    for seed in range(1, 16):
        walk = Walk(seed, turns=20)
        kinds = Counter(walk.state.kinds)
        with reproducing(walk):
            for decision, _ in walk:
                for i in range(len(decision.options)):
                    game = Game(walk.state.clone(), history=False)
                    d = game.decision(decision.seat)
                    assert d is not None
                    game.choose(d, i)
                    check(game.state, kinds)
                    tried += 1
    assert tried > 4000


def test_a_game_ends_when_the_stone_is_reached_or_there_is_nothing_left() -> None:
    stone = RULES.index["stone-of-mystery"]
    for seed in range(30):
        walk = Walk(seed, turns=200)
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                assert s.zones[HALL][0] == EMPTY or s.kinds[s.zones[HALL][0]] != stone, "the stone lies in rank 1"
            if walk.state.over:
                last = walk.game.events()[-1]
                assert last["event"] == "end" and sum(e["event"] == "end" for e in walk.game.events()) == 1


# ------------------------------------------------------------------------------------------------------------
# Coverage


class Coverage:
    """Counts what a campaign has met: cards, abilities, battles."""

    def __init__(self) -> None:
        self.bought: Counter[str] = Counter()
        self.met: Counter[str] = Counter()
        self.abilities: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()
        self.seen = 0

    def follow(self, game: Game) -> None:
        for e in game.events(since=self.seen):
            self.seen += 1
            match e:
                case {"event": "buy", "card": str(card)} | {"event": "level", "into": str(card)}:
                    self.bought[card] += 1
                case {"event": "use" | "must", "card": str(card), "ability": int(k)}:
                    self.abilities[f"{card}.{k}"] += 1
                case {"event": "compare", "card": str(card), "won": bool(won)}:
                    (self.won if won else self.lost)[card] += 1
                case {"event": "move", "card": str(card), "to": "hall"}:
                    self.met[card] += 1
                case {"event": "move", "card": "disease", "from": "supply.disease"}:
                    self.met["disease"] += 1
        s = game.state
        if s.laid:
            for rank in range(s.rules.ranks + 1):
                self.lasting(s, rank)

    def lasting(self, s: State, rank: int) -> None:
        """Lasting abilities tell no event; they are seen in the ledger, or in what they forbid."""
        foe = s.zones[HALL][rank - 1] if rank else EMPTY
        if rank and foe == EMPTY:
            return
        entries: list[Entry] = []
        sums = reckon(s, s.active, foe, rank, entries)
        cards = s.rules.cards
        why = {(cards[s.kinds[source]].id, reason, figure) for reason, figure, source, _, _ in entries if source >= 0}
        there = {s.kinds[c] for c in s.zones[hand_of(s.active)]} | ({s.kinds[foe]} if foe != EMPTY else set())
        for kind in there & s.rules.has_whiles:
            card = cards[kind]
            for k, ability in enumerate(card.abilities, 1):
                if isinstance(ability, t.While) and any(self.shows(step, card, why, s, sums) for step in ability.steps):
                    self.abilities[f"{card.id}.{k}"] += 1

    def shows(
        self, step: t.Modify | t.Forbid, card: t.Card, why: set[tuple[str, str, str]], s: State, sums: Sums
    ) -> bool:
        match step:
            case t.Forbid("be-fought"):
                return not sums.fightable
            case t.Forbid("be-defeated"):
                return not sums.defeatable
            case t.Forbid("attack", "self"):
                return any(s.rules.cards[s.kinds[c]].id == card.id for c in sums.unable)
            case t.Forbid("attack"):
                return bool(sums.unable)
            case t.Modify(figure, how):
                reason = {"add": "bonus", "less": "loss", "ignore": "ignored"}.get(how, how)
                figures = ("attack", "magic") if figure == "either" else (figure,)
                return any((card.id, reason, f) in why for f in figures)
        raise AssertionError(step)


def campaign(games: int) -> Coverage:
    out = Coverage()
    for n in range(games):
        setup = rotating_setup(n)
        state = strong_opening(n, setup) if n % 4 else plain_opening(n, setup)
        walk = Walk(n, turns=40, state=state)
        out.seen = 0
        with reproducing(walk):
            for decision, index in walk:
                walk.go(decision, index)
                out.follow(walk.game)
    return out


def test_a_campaign_meets_everything() -> None:
    found = campaign(320)
    sold = [c.id for c in CARDS if c.kind in ("basic", "hero", "village")]
    monsters = [c.id for c in CARDS if c.kind == "monster"]
    abilities = [f"{c.id}.{k}" for c in CARDS for k in range(1, len(c.abilities) + 1)]
    others = [c.id for c in CARDS if c.kind in ("disease", "thunderstone")]
    assert len(sold) + len(monsters) + len(others) + 1 == len(CARDS), "the experience card is the only one not played"
    zeros = {
        "bought or reached": [c for c in sold if not found.bought[c]],
        "met": [c for c in monsters + others if not found.met[c]],
        "used or fired": [a for a in abilities if not found.abilities[a]],
        "won against": [c for c in monsters if not found.won[c]],
        "lost against": [c for c in monsters if not found.lost[c]],
    }
    assert not any(zeros.values()), "\n".join(
        f"never {what}: {', '.join(names)}" for what, names in zeros.items() if names
    )


def test_the_campaign_is_the_same_every_time() -> None:
    """A failure there is a failure tomorrow too."""
    texts = []
    for _ in range(2):
        walk = Walk(7, turns=10, state=strong_opening(7, rotating_setup(7)))
        for _ in walk:
            pass
        texts.append(text_of(walk.state))
    assert texts[0] == texts[1]
