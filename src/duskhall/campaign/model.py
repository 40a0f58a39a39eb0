"""A campaign: who plays, how hard it is, and what was played so far. Every step gives a new one.

>>> campaign = new_campaign(("Anna", "Ben"), games=3)
>>> campaign.phase, campaign.number, campaign.setup.guardian
('ready', 1, 'smorga-5')
"""

from __future__ import annotations

import datetime
import re
import secrets
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from duskhall.editions import edition as find
from duskhall.editions.choosing import on_board, wished
from duskhall.editions.setup import NO_WISHES, Further, Setup, Wishes

from .errors import CampaignError
from .recognition import MARKET, best, market_cards, placement

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from duskhall.core.game import Game
    from duskhall.editions.setup import Standing

EDITION = "quest"
QUESTS, RANDOM, OWN = SOURCES = "quests", "random", "own"
"""Sources of set-ups: those of the quests in their order, random ones, or a list of your own. The first and the
last begin anew when they are used up."""
READY, PLAYING, RECOGNITION, OVER = PHASES = "ready", "playing", "recognition", "over"
OPEN, DECLINED, FORFEITED = "", "declined", "forfeited"
"""A seat's choice when it is not a card: not made yet; declined; forfeited, as there was no card to take."""
MOST_GAMES = 999
MOST_SEED = 999_999_999
"""The notation has no larger numbers."""


@dataclass(frozen=True, slots=True)
class Player:
    """The player of a seat in all games of a campaign."""

    name: str
    bot: str = ""
    """The spec of the bot; empty for a person."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of a campaign."""

    setup: Setup
    scores: tuple[int, ...]
    """The points of each seat."""
    order: tuple[int, ...]
    """The seats in their final order, the winner first: the order of the Guild Recognition."""
    winners: tuple[int, ...]
    market: Further
    """The Items, Spells and Weapons of the market that each seat owned at the end, each once."""
    choices: tuple[str, ...]
    """The choice of each seat in the Guild Recognition: a card, or OPEN, DECLINED or FORFEITED."""
    turns: int
    date: str
    """The day on which it ended, such as 2026-11-16."""

    @property
    def chooser(self) -> int | None:
        """The seat whose turn it is in the Guild Recognition; None: all have chosen."""
        return next((seat for seat in self.order if self.choices[seat] == OPEN), None)

    def legal(self, seat: int) -> tuple[str, ...]:
        """The cards that a seat may choose: those of its own that nobody else has chosen in this phase."""
        taken = {card for other, card in enumerate(self.choices) if other != seat}
        return tuple(card for card in self.market[seat] if card not in taken)

    def choosing(self, seat: int, choice: str) -> Played:
        return replace(self, choices=(*self.choices[:seat], choice, *self.choices[seat + 1 :]))


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign as it stands. It cannot be one that could not have come about: making one raises CampaignError.

    A round is ``begin``, the game itself (``setup`` and ``further`` say how to deal it), ``finish``, and ``choose`` for
    each person in turn; bots choose by themselves."""

    name: str
    players: tuple[Player, ...]
    source: str = QUESTS
    seed: int = 0
    """The number of the first random set-up."""
    wishes: Wishes = NO_WISHES
    """For random set-ups."""
    setups: tuple[Setup, ...] = ()
    """The players' own set-ups, in their order."""
    mode: str = ""
    """The way to play all games; empty: as the set-ups say."""
    keys: int = 0
    """How many keys summon the guardian in the first game; 0: as the set-ups say."""
    more_keys: bool = False
    """From game to game one key more is needed, as long as there are any."""
    key_decks: tuple[int, ...] = ()
    """How many keys lie in the monster decks of level 1, 2 and 3; empty: as the set-ups say."""
    games: int = 0
    """How many games are planned; 0: as many as the players wish."""
    played: tuple[Played, ...] = ()
    running: str = ""
    """The game that is under way, by the name that the keeper of the campaign gave it; empty: none is."""

    def __post_init__(self) -> None:
        _check(self)

    # -- where it stands --------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """The phase, one of PHASES. After the last planned game there is no choice of cards."""
        if self.running:
            return PLAYING
        if self.games and len(self.played) >= self.games:
            return OVER
        return READY if self.chooser is None else RECOGNITION

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def number(self) -> int:
        """The game that is under way or comes next, counted from 1."""
        return len(self.played) + 1

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def bots(self) -> tuple[str, ...]:
        """The spec of each seat's bot, as records have it; empty for people."""
        return tuple(player.bot for player in self.players)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat in all games together."""
        return tuple(sum(game.scores[seat] for game in self.played) for seat in range(self.seats))

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the most points together: several if they share the lead, none before the first game is over.
        When the campaign is over they have won it."""
        totals = self.totals
        return tuple(seat for seat, vp in enumerate(totals) if vp == max(totals)) if self.played else ()

    @property
    def further(self) -> Further:
        """The cards that each seat has won so far: its starting deck has them from the next game on."""
        nothing = (OPEN, DECLINED, FORFEITED)
        return tuple(
            tuple(game.choices[seat] for game in self.played if game.choices[seat] not in nothing)
            for seat in range(self.seats)
        )

    @property
    def setup(self) -> Setup:
        """The set-up of the game that is under way or comes next. Raises SetupError for one that cannot be."""
        return self.setup_of(self.number)

    def quest_of(self, number: int) -> str:
        """The quest whose published set-up a game has; empty where set-ups come from elsewhere."""
        quests = tuple(find(EDITION).packs)
        return quests[(number - 1) % len(quests)] if self.source == QUESTS else ""

    def setup_of(self, number: int) -> Setup:
        """The set-up of a game, counted from 1."""
        e = find(EDITION)
        if self.source == RANDOM:
            setup = e.random_setup(self.seed + number - 1, e.groups[0], self.wishes)
        elif self.source == OWN:
            setup = self.setups[(number - 1) % len(self.setups)]
        else:
            setup = e.setups[self.quest_of(number)]
        _, usual, most = e.keys
        keys = self.keys or setup.keys
        if self.more_keys:
            keys = min(most, (keys or usual) + number - 1)
        packs = self.wishes.packs
        mode = self.mode or setup.mode
        setup = on_board(setup, None, None, keys or None, mode, key_decks=self.key_decks, packs=packs)
        e.check(setup)
        return setup

    # -- Guild Recognition ------------------------------------------------------------------------------------------

    @property
    def chooser(self) -> int | None:
        """The seat that chooses a card now; None: nobody has to."""
        if self.running or not self.played or (self.games and len(self.played) >= self.games):
            return None
        return self.played[-1].chooser

    @property
    def legal(self) -> tuple[str, ...]:
        """The cards among which the chooser has the choice, the dearest first."""
        return () if self.chooser is None else self.played[-1].legal(self.chooser)

    def choose(self, seat: int, choice: str) -> Campaign:
        """A seat takes a card, by its id, or nothing (DECLINED); then bots choose that come next. Raises CampaignError
        for what is not legal."""
        if self.chooser is None:
            raise CampaignError("nothing-to-choose", name=self.name)
        if seat != self.chooser:
            raise CampaignError("not-your-turn", who=self.names[self.chooser])
        last = self.played[-1]
        if choice != DECLINED and choice not in self.legal:
            legal = ", ".join(self.legal)
            if choice in last.market[seat]:
                who = self.names[last.choices.index(choice)]
                raise CampaignError("card-taken", card=choice, who=who, legal=legal)
            raise CampaignError("not-legal", card=choice, legal=legal)
        return self._with_last(last.choosing(seat, choice))._settled()

    def _with_last(self, last: Played) -> Campaign:
        return replace(self, played=(*self.played[:-1], last))

    def _settled(self) -> Campaign:
        """The same campaign after all that needs no person: forfeits, and the choices of bots."""
        out, rules = self, find(EDITION).rules
        while (seat := out.chooser) is not None and (not out.legal or self.players[seat].bot):
            choice = best(rules, out.legal) if out.legal else FORFEITED
            out = out._with_last(out.played[-1].choosing(seat, choice))
        return out

    # -- games ------------------------------------------------------------------------------------------------------

    def begin(self, name: str) -> Campaign:
        """The next game is under way. ``name``: how the keeper of the campaign finds it again."""
        self._ready()
        assert name, "a game in progress has a name"
        return replace(self, running=name)

    def _ready(self) -> None:
        """Refuse to go on where something else comes first."""
        if self.phase == OVER:
            raise CampaignError("over", name=self.name, games=self.games)
        if self.phase == PLAYING:
            raise CampaignError("playing", name=self.name, number=self.number)
        if self.chooser is not None:
            raise CampaignError("choose-first", who=self.names[self.chooser])

    def finish(
        self,
        game: Game,
        *,
        setup: Setup | None = None,
        standings: Sequence[Standing] | None = None,
        date: str = "",
    ) -> Campaign:
        """The game of this round is over. ``setup``: its cards, if an older program may have set it up with others.
        ``standings``: how its seats stand where that is not what the rules say, as when a player has resigned.
        ``date``: the day, such as 2026-11-16; empty: today.

        ``begin`` may be left out. Raises CampaignError for a game that is not over or not of this campaign."""
        if not self.running:
            self._ready()
        s = game.state
        if s.rules.edition != EDITION or s.seats != self.seats:
            raise CampaignError("other-game", name=self.name, seats=self.seats)
        if not s.over and standings is None:
            raise CampaignError("not-over", number=self.number)
        rows = find(EDITION).standings(s) if standings is None else standings
        done = Played(
            setup or self.setup,
            scores=tuple(row.vp for row in rows),
            order=placement(game, rows),
            winners=tuple(row.seat for row in rows if row.winner),
            market=tuple(market_cards(s, seat) for seat in range(s.seats)),
            choices=(OPEN,) * s.seats,
            turns=s.turn,
            date=date or datetime.date.today().isoformat(),
        )
        return replace(self, played=(*self.played, done), running="")._settled()

    def abandon(self) -> Campaign:
        """The game that is under way does not count: it is played anew."""
        return replace(self, running="")

    def plan(self, games: int) -> Campaign:
        """The campaign has so many games; 0: as many as the players wish. One that is over goes on if there are more
        than were played, with the Guild Recognition of its last game; with as many as were played it is over."""
        if games and games < len(self.played) + bool(self.running):
            raise CampaignError("too-few-games", games=games, played=len(self.played) + bool(self.running))
        return replace(self, games=games)._settled()


def new_campaign(
    players: Iterable[str | Player],
    *,
    name: str = "Campaign",
    setups: str | Iterable[Setup] = QUESTS,
    games: int = 0,
    mode: str | None = None,
    keys: int = 0,
    more_keys: bool = False,
    key_decks: Iterable[int] = (),
    seed: int | None = None,
    quests: Iterable[int | str] = (),
    only: Iterable[str] = (),
    without: Iterable[str] = (),
    guardian: str = "",
) -> Campaign:
    """A campaign that begins. ``players``: two to four names in the order of the seats; a Player with a bot chooses its
    cards by itself. ``setups``: "quests", "random", or Setups of your own. ``games``: how many; 0: as many as you wish.
    ``mode``: as for ``new_game``, full by default; Setups of your own are played as they say. ``keys``: how many summon
    the guardian in the first game; 0: four. ``more_keys``: in each game one more than in the last, up to six.
    ``key_decks``: how many keys lie in the decks of level 1, 2 and 3. The rest is for random set-ups, as for
    ``random_setup``.

    Raises CampaignError or SetupError, both ValueErrors, for what cannot be played."""
    e = find(EDITION)
    source = setups if isinstance(setups, str) else OWN
    wishes = wished(e, quests=quests, only=only, without=without, guardian=guardian, mode=mode or "")
    if source != RANDOM and wishes:
        raise CampaignError("wishes")
    number = 0 if source != RANDOM else secrets.randbelow(1_000_000) if seed is None else seed
    campaign = Campaign(
        name,
        tuple(player if isinstance(player, Player) else Player(player) for player in players),
        source=source,
        seed=number,
        wishes=wishes,
        setups=() if isinstance(setups, str) else tuple(setups),
        mode=mode if mode is not None else "" if source == OWN else e.usual_mode,
        keys=keys,
        more_keys=more_keys,
        key_decks=tuple(key_decks),
        games=games,
    )
    # A set-up that cannot be laid out is found before the first game.
    for n in range(1, 1 + max(games, len(campaign.setups), 1)):
        campaign.setup_of(n)
    return campaign


# --------------------------------------------------------------------------------------------------------------------
# Checks


def _check(campaign: Campaign) -> None:
    least, most = find(EDITION).players
    if not least <= campaign.seats <= most:
        raise CampaignError("players", least=least, most=most, got=campaign.seats)
    for text in (campaign.name, *campaign.names):
        if not text or "," in text:
            raise CampaignError("bad-name", name=text)
    for text in (campaign.name, *campaign.names, *campaign.bots, campaign.mode, campaign.running):
        if text != text.strip() or not text.isprintable():
            raise CampaignError("bad-name", name=text)
    for i, name in enumerate(campaign.names):
        if name in campaign.names[:i]:
            raise CampaignError("same-name", name=name)
    if campaign.source not in SOURCES:
        raise CampaignError("unknown-source", got=campaign.source, known=", ".join(SOURCES[:2]))
    if (campaign.source == OWN) != bool(campaign.setups):
        raise CampaignError("no-setups")
    if not 0 <= campaign.seed <= MOST_SEED:
        raise CampaignError("seed", most=MOST_SEED, got=campaign.seed)
    if not 0 <= campaign.games <= MOST_GAMES:
        raise CampaignError("games", most=MOST_GAMES, got=campaign.games)
    n = len(campaign.played)
    if (campaign.games and n + bool(campaign.running) > campaign.games) or n > MOST_GAMES:
        raise CampaignError("more-than-planned", games=campaign.games or MOST_GAMES)
    for number, game in enumerate(campaign.played, 1):
        if not _possible(game, campaign.seats):
            raise CampaignError("impossible-game", number=number)
        if (number < n or campaign.running) and game.chooser is not None:
            raise CampaignError("unfinished-choice", number=number)


def _possible(game: Played, seats: int) -> bool:
    """Could a game have ended so, and cards have been chosen so?"""
    rules = find(EDITION).rules
    cards = {card for cards in game.market for card in cards}
    if (
        not len(game.scores) == len(game.market) == len(game.choices) == seats
        or sorted(game.order) != list(range(seats))
        or not game.winners
        or set(game.winners) != set(game.order[: len(game.winners)])
        or len(set(game.winners)) != len(game.winners)
        or any(len(set(cards)) != len(cards) for cards in game.market)
        or any(card not in rules.index or rules.cards[rules.index[card]].kind != MARKET for card in cards)
        or game.turns < 1
        or not re.fullmatch(r"\d{4}-\d\d-\d\d", game.date, re.ASCII)
    ):
        return False
    replayed = replace(game, choices=(OPEN,) * seats)
    for seat in game.order:
        choice, legal = game.choices[seat], replayed.legal(seat)
        if choice == OPEN:
            # A seat chooses only in its turn.
            return replayed == game
        if choice not in ((DECLINED, *legal) if legal else (FORFEITED,)):
            return False
        replayed = replayed.choosing(seat, choice)
    return True
