"""Random whole games over random set-ups: invariants after every step, and a coverage table that fails on a zero."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest

from duskhall.core import tree as t
from duskhall.core.effects import barred
from duskhall.core.events import (
    AbilityTriggered,
    AbilityUsed,
    BattleCompared,
    CardBought,
    CardMoved,
    ChampionPlaced,
    ChampionWalked,
    GameEnded,
    GuardianSummoned,
    HeroLeveled,
    LightCounted,
    MonsterFaced,
)
from duskhall.core.game import Game
from duskhall.core.numbers import buys, purse
from duskhall.core.options import DONE
from duskhall.core.reckoning import Entry, Sums, reckon
from duskhall.core.state import (
    ANY_WINDOW,
    ASIDE,
    DUNGEON,
    EMPTY,
    HALL,
    Q_BUY,
    State,
    deck_of,
    discard_of,
    front_of,
    hand_of,
    secret_of,
    windows_of,
)
from duskhall.core.steps.flow import Choose
from duskhall.core.steps.windows import Opening
from duskhall.core.triggers import due
from duskhall.core.weights import strength
from duskhall.core.windows import could_use, window
from duskhall.editions import edition
from duskhall.notation.position import read
from tests.helpers import (
    THOROUGH,
    Walk,
    both,
    few,
    instances,
    plain_opening,
    plain_setup,
    reproducing,
    rotating_setup,
    strong_opening,
    text_of,
)

HIDDEN_ZONES = ("dungeon", "deck", "hand", "draw", "secret")
"""Zones in which somebody may know a card that others do not."""


# ------------------------------------------------------------------------------------------------------------
# Invariants


def check(s: State, kinds: Counter[int]) -> None:
    """What holds between any two answers."""
    where = instances(s)
    assert sorted(where) == list(range(len(s.kinds))), "a card is nowhere"
    grown = Counter(s.kinds)
    new = {s.rules.cards[k].stack for k in grown - kinds}
    assert not kinds - grown and new <= s.rules.economy.endless, "cards are not conserved"

    check_hall(s, where)
    assert not s.zones[ASIDE] or not s.over

    assert all(n >= 0 for n in s.xp), "experience below zero"
    assert 0 <= len(s.bought) <= buys(s) and s.spent >= 0
    if s.asked and s.asked[0].kind == Q_BUY and s.bought:
        assert s.spent <= purse(s, s.active), "more was spent than there was"

    for card in s.known:
        zone = s.map.names[where[card]]
        hidden = zone.partition(".")[0] in HIDDEN_ZONES
        assert hidden, f"{zone} is open, yet it is noted who knows a card there"

    hand = hand_of[s.active]
    heroes, weapons = s.rules.heroes, s.rules.weapons
    for weapon, hero in s.held.items():
        assert where[weapon] == hand and s.kinds[weapon] in weapons
        if hero != EMPTY:  # a hero who has left leaves the weapon behind
            assert where[hero] == hand and s.kinds[hero] in heroes
    carriers = [hero for hero in s.held.values() if hero != EMPTY]
    assert len(set(carriers)) == len(carriers) or s.rules.wielding.many, "a hero carries two weapons"
    # A guest of Advance comes home even if it was destroyed on the way.
    gone = ("destroyed", "stack.regular") if s.rules.edition == "advance" else ()
    assert all(where[card] == hand or s.map.names[where[card]] in gone for card in s.lent), "a borrowed card has left"
    assert all(where[card] == hand for card in s.marked), "a marked card has left"
    if s.foe == EMPTY:
        assert s.rank == 0 and not s.won

    if s.over:
        assert not s.asked
    else:
        assert s.asked and s.stack and s.stack[0].at.program.number == 0
        assert len({q.seat for q in s.asked}) == len(s.asked)
    if s.rules.edition == "advance":
        check_advance(s, where)
    if s.rules.edition == "quest":
        check_quest(s, where)


def at_rest(s: State) -> bool:
    """Nothing is under way: a turn begins."""
    steps = s.rules.programs[0].steps
    starts = (steps[0], next(step for step in steps if isinstance(step, Choose)))
    return not s.over and len(s.stack) == 1 and s.stack[0].at in starts and not s.stack[0].lanes


def check_hall(s: State, where: dict[int, int]) -> None:
    hall = s.zones[HALL]
    assert len(hall) == s.rules.hall.ranks
    fallen = s.foe != EMPTY and where.get(s.foe) != HALL
    if s.rules.edition == "quest":
        return
    if s.rules.edition == "advance" and not at_rest(s):
        return  # cards that are placed one after the other may ask something in between
    if not fallen:
        last = max((rank for rank, c in enumerate(hall) if c != EMPTY), default=-1)
        for rank, (c, behind) in enumerate(pairwise(hall)):
            if c == EMPTY and rank < last:
                assert behind == EMPTY or barred(s, "advance", behind), "the hall has a gap"
        assert EMPTY not in hall or not s.zones[DUNGEON] or s.over, "the hall was not filled"


def check_advance(s: State, where: dict[int, int]) -> None:
    """Where the cards of each kind of Advance can be, and no strength below zero."""
    check_places(s, where, PLACES)
    for seat in range(s.seats):
        familiars = [s.kinds[c] for z in (deck_of, discard_of, front_of) for c in s.zones[z[seat]]]
        assert sum(k in s.rules.fronting for k in familiars) <= 2, "a seat has several familiars"
        assert all(strength(s, seat, c) >= 0 for c in s.zones[hand_of[seat]] if s.kinds[c] in s.rules.heroes)
    check_numbers(s)


def check_places(s: State, where: dict[int, int], places: dict[str, tuple[str, ...]]) -> None:
    for c, zone in where.items():
        card = s.rules.cards[s.kinds[c]]
        at = s.map.names[zone].partition(".")[0]
        allowed = places.get(card.kind)
        assert allowed is None or at in allowed, f"{card.id} lies in {s.map.names[zone]}"
        if at == "stack":
            assert s.map.names[zone] == f"stack.{card.stack}", f"{card.id} lies in {s.map.names[zone]}"


def check_numbers(s: State) -> None:
    for rank in range(s.rules.hall.ranks + 1):
        foe = s.zones[HALL][rank - 1] if rank else EMPTY
        sums = reckon(s, s.active, foe, rank)
        assert min(sums.attack, sums.magic, sums.total, sums.dark) >= 0, "a number below zero"


def check_quest(s: State, where: dict[int, int]) -> None:
    """Where the cards of each kind can be, rooms that are full, and a walk that the light has paid for."""
    check_places(s, where, QUEST_PLACES)
    for c, zone in where.items():
        pile = s.map.names[zone].partition(".")
        if pile[0] == "supply":
            assert pile[2] == s.rules.cards[s.kinds[c]].stack, "a token went back to a pile that is not its own"
    d = s.delve
    piles = {
        name: [c for c in s.zones[s.map.names.index(f"draw.{name}")] if s.kinds[c] not in s.rules.keys]
        for name in QUEST_DECKS
    }
    if at_rest(s):
        for room, c in enumerate(s.zones[HALL]):
            decks = QUEST_DECKS[(room - 1) // 2 :] if room else ()
            assert c != EMPTY or not any(piles[name] for name in decks), "a room is empty, and its piles are not"
        assert not d.trail and not d.light and not d.limited and not d.found
    assert all(-1 - len(s.rules.hall.locations) <= place < s.rules.hall.ranks for place in d.places)
    assert d.light >= 0 and len(set(d.trail)) == len(d.trail)
    found = len(s.zones[s.map.names.index("supply.guardian-key")])
    guardian = any(s.kinds[c] in s.rules.guardians for c in s.zones[HALL] if c != EMPTY)
    assert guardian == (d.last > 0 or s.over) and (found >= d.goal or not guardian)
    check_numbers(s)


QUEST_DECKS = ("level-1", "level-2", "level-3")
OWNED = ("deck", "hand", "discard", "aside", "destroyed")
QUEST_PLACES = {
    "gear": ("supply", "front"),
    "wound": ("supply", "front", "deck", "hand", "discard", "aside"),
    "key": ("draw", "supply"),
    "room": ("rooms",),
    "guardian": ("supply", "hall"),
    "monster": ("draw", "hall", "destroyed"),
    "treasure": ("draw", *OWNED),
    "starter": OWNED,
    "hero": ("stack", *OWNED),
    "village": ("stack", *OWNED),
}
PLACES = {
    "familiar": ("deck", "discard", "front", "draw"),  # never in a hand: it is laid out when it is drawn
    "token": ("front", "destroyed"),
    "avatar": ("secret", "front", "supply", "destroyed"),
    "placeholder": ("dungeon", "destroyed", "aside"),
    "curse": ("draw", "deck", "hand", "discard", "aside", "destroyed"),
    "bearer": ("dungeon", "hall", "deck", "hand", "discard", "aside", "destroyed"),
    "hero": ("stack", "deck", "hand", "discard", "aside", "destroyed"),
    "village": ("stack", "deck", "hand", "discard", "aside", "destroyed"),
    "basic": ("stack", "deck", "hand", "discard", "aside", "destroyed"),
    "starter": ("deck", "hand", "discard", "aside", "destroyed"),
}


@pytest.mark.slow
@both
def test_invariants_hold_after_every_step(name: str) -> None:
    ended = steps = 0
    for seed in range(few(40, 16) if name == "quest" else few(60, 20)):
        walk = Walk(seed, name, turns=40 if name == "quest" else 120, history=False)
        kinds = Counter(walk.state.kinds)
        turn, active, told = walk.state.turn, walk.state.active, 0
        with reproducing(walk):
            for decision, index in walk:
                check(walk.state, kinds)
                walk.go(decision, index)
                steps += 1
                s = walk.state
                if s.turn != turn:
                    assert s.turn == turn + 1
                    new = walk.game.events(since=told)
                    once_more = any(isinstance(e, AbilityUsed) and e.card == "scabbark" for e in new)
                    assert s.active == (active if once_more else (active + 1) % s.seats)
                    turn, active, told = s.turn, s.active, told + len(new)
            check(walk.state, kinds)
        ended += walk.state.over
    assert ended > (few(10, 4) if name == "quest" else few(30, 10)) and steps > few(5000, 1700), (ended, steps)


@both
def test_plain_games_of_uniform_players_end(name: str) -> None:
    """Random set-ups as dealt, every option equally likely: most games come to their end within 400 turns."""
    ended = 0
    for seed in range(0, few(150, 75), 5):
        walk = Walk(seed, name, turns=400, state=plain_opening(seed, name=name), listen=False)
        kinds = Counter(walk.state.kinds)
        with reproducing(walk):
            for _ in walk:
                pass
            check(walk.state, kinds)
        ended += walk.state.over
    assert ended >= {"classic": few(27, 13), "advance": few(12, 6), "quest": few(18, 9)}[name], ended


@pytest.mark.slow
@both
def test_every_option_that_is_offered_can_be_taken(name: str) -> None:
    tried = 0
    for seed in range(1, few(16, 7)):
        walk = Walk(seed, name, turns=20)
        kinds = Counter(walk.state.kinds)
        with reproducing(walk):
            for decision, _ in walk:
                for i in range(len(decision.options)):
                    game = Game(walk.state.clone(), history=False)
                    d = game.decision(decision.seat)
                    game.choose(d, i)
                    check(game.state, kinds)
                    tried += 1
    assert tried > few(4000, 1600)


@pytest.mark.slow
@both
def test_outcomes_are_the_wins_of_the_forecast(name: str) -> None:
    """And who asks for one victory is told the same up to the first."""
    told: Counter[bool] = Counter()
    for seed in range(1, few(7, 5)):
        walk = Walk(seed, name, turns=12)
        with reproducing(walk):
            for _ in walk:
                view = walk.game.view(walk.state.active)
                assert not walk.state.rules.hall.is_map or view.light == view.sums().light
                for rank in range(1, walk.state.rules.hall.ranks + 1):
                    found = view.forecast(rank)
                    wins = [] if found is None else list(found.wins)
                    until_won = wins[: wins.index(True) + 1] if True in wins else wins
                    assert view.outcomes(rank) == wins and view.outcomes(rank, any_win=True) == until_won
                    told[len(until_won) < len(wins)] += 1
    assert told[False] > few(500, 330) and told[True] > 10, told


def test_every_step_of_a_walk_goes_through_a_door_and_is_paid_for() -> None:
    deepest: Counter[str] = Counter()
    for seed in range(30):
        walk = Walk(seed, "quest", turns=40)
        rules = walk.state.rules
        rooms = walk.game.view().rooms
        with reproducing(walk):
            for _ in walk:
                pass
            light = 0
            entered: list[str] = []
            where: dict[int, str] = {}
            for e in walk.game.events():
                match e:
                    case LightCounted(light=n):
                        light, entered = n, []
                    case ChampionWalked(seat=who, source=here, target=there, light=cost):
                        assert rooms.index(there) in rules.hall.doors[rooms.index(here)], e
                        assert cost == rules.cards[rules.index[there]].figures["darkness"]
                        light -= cost
                        assert light >= 0 and there not in entered, e
                        entered.append(there)
                        deepest[there] += 1
                        where[who] = there
                    case ChampionPlaced(seat=who, place=there):
                        # Whoever is sent elsewhere sets out anew from there.
                        where[who], entered = there, [there]
                    case MonsterFaced(rank=rank, seat=who):
                        assert where[who] == rooms[rank - 1], "it fights where it stands"
    assert set(deepest) == set(rooms) and min(deepest.values()) > 10, deepest


def test_the_guardian_gives_everybody_one_more_turn() -> None:
    """It comes at the start of a turn, to the first room; all take six cards and lay down four; then each has a turn,
    and the game is over."""
    ended = 0
    for seed in range(40):
        walk = Walk(seed, "quest", turns=80)
        came = 0
        with reproducing(walk):
            for decision, index in walk:
                told = len(walk.game.events())
                walk.go(decision, index)
                s = walk.state
                for e in walk.game.events(since=told):
                    if isinstance(e, GuardianSummoned):
                        assert not came and len(s.asked) == s.seats, "everybody is asked at once"
                        came = s.turn
                        assert walk.game.view().hall[0] == e.card
                        assert all(len(s.zones[hand_of[p]]) >= 6 for p in range(s.seats))
            if walk.state.over:
                ended += 1
                assert came and walk.state.turn == came + walk.state.seats - 1
                assert sum(isinstance(e, GameEnded) for e in walk.game.events()) == 1
    assert ended > 15, ended


@pytest.mark.parametrize("name", ["classic", "advance"])
def test_a_game_ends_when_its_last_card_is_reached_or_there_is_nothing_left(name: str) -> None:
    """The Stone of Mystery, or a bearer: no turn begins with it in the first rank."""
    tag = {"classic": "thunderstone", "advance": "bearer"}[name]
    ended = 0
    for seed in range(30):
        walk = Walk(seed, name, turns=200)
        last = walk.state.rules.tags[tag]
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                if name == "classic" or at_rest(s):
                    assert s.zones[HALL][0] == EMPTY or s.kinds[s.zones[HALL][0]] not in last, "it lies in rank 1"
            if walk.state.over:
                ended += 1
                assert isinstance(walk.game.events()[-1], GameEnded)
                assert sum(isinstance(e, GameEnded) for e in walk.game.events()) == 1
    assert ended > 10


def test_destroyed_cards_of_advance_go_where_they_belong() -> None:
    """Basics from a hand back onto their stacks, curses under their pile in plain sight; everything else is gone."""
    seen: Counter[str] = Counter()
    for seed in range(50):
        walk = Walk(seed, "advance", turns=40)
        s = walk.state
        told = 0
        with reproducing(walk):
            for decision, index in walk:
                curses = s.map.names.index("draw.curse")
                before = s.zones[curses]
                guests = bool(s.lent)  # a guest that falls waits among the destroyed cards until it goes home
                walk.go(decision, index)
                s = walk.state
                for event in walk.game.events(since=told):
                    told += 1
                    match event:
                        case CardMoved(card=str(card), source=origin, target="destroyed"):
                            kind = s.rules.cards[s.rules.index[card]].kind
                            seen[f"{kind} from {origin.partition('.')[0]} destroyed"] += 1
                            assert kind != "curse", "a curse is out of the game"
                            if kind == "basic" and f"stack.{card}" in s.map.names and not guests:
                                assert not origin.startswith("hand."), "a basic card was destroyed in a hand"
                        case CardMoved(card=str(card), source=origin, target=to):
                            kind = s.rules.cards[s.rules.index[card]].kind
                            if to.startswith("stack."):
                                seen[f"{kind} from {origin.partition('.')[0]} onto {to.partition('.')[0]}"] += 1
                                assert kind == "basic" and origin.startswith("hand.") and to == f"stack.{card}"
                            if to.startswith(("draw.", "supply.")):
                                seen[f"{kind} to {to}"] += 1
                                assert kind == "curse" and to == "draw.curse"
                came = [c for c in s.zones[curses] if c not in before]
                assert list(s.zones[curses][len(s.zones[curses]) - len(came) :]) == came, "a curse is not at the bottom"
                everybody = (1 << s.seats) - 1
                assert all(s.known[c] == everybody for c in came), "where a curse went was in plain sight"
    for what in (
        *("basic from hand onto stack", "curse to draw.curse", "token from front destroyed"),
        *("placeholder from dungeon destroyed", "avatar from secret destroyed", "avatar from front destroyed"),
        *("hero from hand destroyed", "basic from stack destroyed", "curse to draw.curse"),
    ):
        assert seen[what], f"never seen: {what}; {seen}"


# ------------------------------------------------------------------------------------------------------------
# Coverage


QUEST_FINDS = ("draw.treasure", "supply.wound", "supply.festering-wound", "aside")


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
                case CardBought(card=card) | HeroLeveled(into=card):
                    self.bought[card] += 1
                case AbilityUsed(card=card, ability=k) | AbilityTriggered(card=card, ability=k):
                    self.abilities[f"{card}.{k}"] += 1
                case BattleCompared(card=card, won=won):
                    (self.won if won else self.lost)[card] += 1
                case CardMoved(card=str(card), target="hall"):
                    self.met[card] += 1
                case CardMoved(card=str(card), source="supply.disease" | "draw.curse" | "draw.familiar"):
                    self.met[card] += 1
                case ChampionWalked(target=card) | MonsterFaced(card=card):
                    self.met[card] += 1
                case CardMoved(card=str(card), source=origin) if origin in QUEST_FINDS:
                    self.met[card] += 1
                case CardMoved(card=str(card), source=origin) if origin.startswith("secret."):
                    self.met[card] += 1
        s = game.state
        if s.laid and (s.rules.edition == "classic" or self.seen % 4 == 0):
            for rank in range(s.rules.hall.ranks + 1):
                self.lasting(s, rank)

    def lasting(self, s: State, rank: int) -> None:
        """Lasting abilities tell no event; they are seen in the ledger, or in what they forbid."""
        foe = s.zones[HALL][rank - 1] if rank else EMPTY
        if rank and foe == EMPTY:
            return
        cards = s.rules.cards
        there = {s.kinds[c] for c in s.zones[hand_of[s.active]]} | ({s.kinds[foe]} if foe != EMPTY else set())
        wanted = [
            (cards[kind], f"{cards[kind].id}.{k}", ability)
            for kind in there & s.rules.has_whiles
            for k, ability in enumerate(cards[kind].abilities, 1)
            if isinstance(ability, t.While) and not self.abilities[f"{cards[kind].id}.{k}"]
        ]
        if not wanted:
            return  # once is enough
        entries: list[Entry] = []
        sums = reckon(s, s.active, foe, rank, entries)
        why = {(cards[s.kinds[source]].id, reason, figure) for reason, figure, source, _, _ in entries if source >= 0}
        for card, what, ability in wanted:
            self.abilities[what] += any(self.shows(step, card, why, s, sums) for step in ability.steps)

    def shows(
        self, step: t.Modify | t.Forbid | t.Grant, card: t.Card, why: set[tuple[str, str, str]], s: State, sums: Sums
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
        return False


def campaign(games: int, name: str, enough: Callable[[Coverage], bool]) -> Coverage:
    """Games over all cards in turn: so many, or fewer if ``enough`` says that there is nothing left to meet."""
    out = Coverage()
    for n in range(games):
        setup = rotating_setup(n, name)
        state = strong_opening(n, setup, name) if n % 4 else plain_opening(n, setup, name)
        walk = Walk(n, name, turns=40, state=state)
        out.seen = 0
        with reproducing(walk):
            for decision, index in walk:
                walk.go(decision, index)
                out.follow(walk.game)
        if enough(out):
            break
    return out


QUEST_OTHERS = ("treasure", "wound", "key", "room")


def shows_in_games(ability: t.Ability) -> bool:
    """It tells an event, or it is an entry of a ledger. What is only forbidden, granted or counted is not seen here."""
    if not isinstance(ability, t.While):
        return not isinstance(ability, t.Instead)
    return ability.place != "bought" and any(
        isinstance(step, t.Modify) and step.figure in ("attack", "magic", "either", "light", "total")
        for step in ability.steps
    )


@pytest.mark.slow
@both
def test_a_campaign_meets_everything(name: str) -> None:
    cards = edition(name).rules.cards
    sold = [c.id for c in cards if c.kind in ("basic", "hero", "village", "gear")]
    monsters = [c.id for c in cards if c.kind in ("monster", "bearer", "guardian")]
    abilities = [
        f"{c.id}.{k}"
        for c in cards
        for k, ability in enumerate(c.abilities, 1)
        if name == "classic" or shows_in_games(ability)
    ]
    others = [c.id for c in cards if c.kind in ("disease", "thunderstone", "curse", "familiar", *QUEST_OTHERS)]
    others += [c.id for c in cards if c.kind == "avatar" and c.figures["level"] == 1]
    rest = {
        "classic": {"xp"},
        "advance": {"thunderstone-shard", "familiar-call", "soulstolen-placeholder"},
        "quest": {"adventurer", "dagger", "lantern", "thunderstone-shard"},
    }[name]
    rest |= {c.id for c in cards if c.kind == "avatar" and c.figures["level"] == 2}
    assert {c.id for c in cards} - {*sold, *monsters, *others} == rest, "cards that are neither sold nor met"
    # Random players hardly ever beat these; scenarios do.
    mighty = {c.id for c in cards if c.kind == "bearer" or (c.stack == "horde" and c.figures.get("health", 0) > 10)}

    def zeros(found: Coverage) -> dict[str, list[str]]:
        never = {
            "bought or reached": [c for c in sold if not found.bought[c]],
            "met": [c for c in monsters + others if not found.met[c]],
            "used or fired": [a for a in abilities if not found.abilities[a] and a.partition(".")[0] not in mighty],
            "won against": [c for c in monsters if not found.won[c] and c not in mighty],
            "lost against": [c for c in monsters if not found.lost[c]],
        }
        return {what: names for what, names in never.items() if names}

    games = {"classic": 320, "advance": 120, "quest": 240}[name]
    left = zeros(campaign(games, name, lambda found: not THOROUGH and not zeros(found)))
    assert not left, "\n".join(f"never {what}: {', '.join(names)}" for what, names in left.items())


def test_random_games_go_through_all_that_advance_has() -> None:
    """Both boards and the learning board, all set-ups, avatars, all bearers and the horde."""
    seen: set[str] = set()
    for seed in range(80):
        s = plain_opening(seed, name="advance") if seed % 3 == 0 else strong_opening(seed, name="advance")
        cards = s.rules.cards
        seen.add(s.rules.board)
        seen.update(cards[k].id for k in s.kinds if cards[k].kind == "bearer")
        seen.update(cards[k].stack for k in s.kinds if cards[k].kind in ("monster", "hero", "village"))
        seen.add("avatars" if "supply.avatar" in s.map.names else "no avatars")
        seen.add("strong" if seed % 3 else "plain")
    choices = edition("advance").choices
    for what in (*edition("advance").boards, "avatars", "no avatars", *(x for part in choices.values() for x in part)):
        assert what in seen, what
    dealt = {(x.monsters, x.bearer) for x in (plain_setup(seed, "advance") for seed in range(80))}
    for setup_name, setup in edition("advance").setups.items():
        assert (setup.monsters, setup.bearer) in dealt, setup_name


@both
def test_the_campaign_is_the_same_every_time(name: str) -> None:
    """A failure there is a failure tomorrow too."""
    texts = []
    for _ in range(2):
        walk = Walk(7, name, turns=10, state=strong_opening(7, rotating_setup(7, name), name))
        for _ in walk:
            pass
        texts.append(text_of(walk.state))
    assert texts[0] == texts[1]


@both
def test_what_is_passed_by_has_nothing_to_offer(name: str) -> None:
    """Events that a game passes by and windows that a seat passes by would have found nothing, at any time."""
    events = windows = 0
    for seed in range(1, 6):
        walk = Walk(seed, name, turns=10)
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                for fire in s.map.idle:
                    assert s.foe == EMPTY or not due(s, fire.event)
                    events += 1
                steps = [step for program in s.rules.programs[:2] for step in program.steps]
                for o in [step for step in steps if isinstance(step, Opening)]:
                    for seat in range(s.seats):
                        if not s.window_bits[seat] & o.bit:
                            assert window(s, seat, o) == [DONE]
                            assert o.due == "only" or not could_use(s, seat, o.name)
                            assert not s.zones[secret_of[seat]]
                            windows += 1
    assert events > 100 or name != "advance", "there is something to pass by"
    assert windows > 100 or name == "quest"


@pytest.mark.slow
@both
def test_a_seat_knows_what_its_cards_are_good_for(name: str) -> None:
    """Whatever way a card takes to a seat, and from save to save."""
    for seed in range(1, few(6, 4)):
        walk = Walk(seed, name, turns=20, state=strong_opening(seed, rotating_setup(seed, name), name))
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                saved = read(text_of(s))
                for seat in range(s.seats):
                    now = windows_of(s, seat)
                    assert now == ANY_WINDOW or now | s.window_bits[seat] == s.window_bits[seat]
                    assert saved.window_bits[seat] == now
