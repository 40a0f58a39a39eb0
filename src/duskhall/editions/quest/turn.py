"""A turn of Quest, as the rules tell it: a place for the champion, then the village or the dungeon."""

from __future__ import annotations

from duskhall.core.tree import (
    ALL,
    ANY,
    Aftermath,
    Branch,
    Cards,
    Choose,
    Close,
    Cmp,
    Compare,
    Count,
    Destroy,
    Discard,
    Draw,
    Each,
    EndTurn,
    Enter,
    Face,
    Fire,
    Gain,
    Heal,
    If,
    LevelUp,
    Now,
    Pick,
    Purchase,
    Put,
    Refill,
    Reveal,
    Slay,
    Stand,
    Step,
    Stock,
    Suffer,
    Summon,
    Trade,
    Walk,
    Window,
    Won,
)

from .cards import GUILDS
from .drawing import ANY_SPOTS, TYPES

HAND = 6
LOCATIONS = ("temple", "bazaar", "shop", "guilds-quarter", "marketplace")
GEAR_PILES = ("iron-rations", "lantern-token", "potion")
TREASURE_PRICE = 10

# "Village Phase", steps 1 to 3: the hand is laid open, abilities and gear are used, one card is bought.
VISIT: tuple[Step, ...] = (Reveal(), Window("village"), Purchase())

# The starting Lantern leads on into the Wilderness from every place but the temple.
OVER: tuple[Step, ...] = (Fire("village-over"),)

TEMPLE: tuple[Step, ...] = (
    Stand("temple"),
    # At least one card goes back on the deck before the hand is revealed; the first one picked is lowest.
    Put(Pick("hand"), "deck"),
    Put(Pick("hand", n=ANY), "deck"),
    *VISIT,
    Heal(2, optional=True),
)
BAZAAR: tuple[Step, ...] = (
    Stand("bazaar"),
    *VISIT,
    Trade(GEAR_PILES),
    Heal(1, optional=True),
    LevelUp(1),
    *OVER,
)
SHOP: tuple[Step, ...] = (
    Stand("shop"),
    *VISIT,
    Trade(("treasure",), TREASURE_PRICE),
    Heal(1, optional=True),
    LevelUp(1),
    *OVER,
)
GUILDS_QUARTER: tuple[Step, ...] = (
    Stand("guilds-quarter"),
    *VISIT,
    Heal(1, optional=True),
    LevelUp(2),
    *OVER,
)

# "Epic Thunderstone Quest": the market as a place of its own. A champion there turns up a card of a deck of choice;
# where no spot for it is empty, one is emptied first.
MARKETPLACE: tuple[Step, ...] = (
    Stand("marketplace", TYPES),
    If(Cmp(Count(Cards("spots")), ">=", ANY_SPOTS), (Destroy(Pick("spots")),)),
    Choose(tuple(Branch(kind, (Stock(kind),)) for kind in TYPES)),
    *VISIT,
    Heal(1, optional=True),
    LevelUp(1),
    *OVER,
)

# "Dungeon Phase", steps 4 and 5.
BATTLE: tuple[Step, ...] = (
    Fire("before"),
    Compare(),
    # Wounds and what follows a battle come won or lost.
    Suffer(),
    Fire("after"),
    If(Won(), (Slay(), Fire("reward"), Refill(), Window("spoils"))),
    Aftermath(),
)
DELVE: tuple[Step, ...] = (
    Window("dungeon", equip=True),
    Walk(),
    Face(BATTLE, here=True),
)

# "Game End": everybody takes up six cards and lays down four. Two rounds, so that the second is sealed.
GUARDIAN_COMES: tuple[Step, ...] = (
    Each("all", (Draw(HAND),)),
    Each("all", (Discard(Pick("hand", n=4)),)),
)

# "Side Quests, Guild Sponsorships & Legendary Cards": one of three is kept in secret, the others go under their pile;
# then everybody chooses a guild.
OPENING: tuple[Step, ...] = (
    Each(
        "all",
        (
            Pick("secret", n=ALL, name="dealt"),
            Put(Pick("dealt"), "secret"),
            Put("dealt", "pile"),
        ),
    ),
    Each("all", (Choose(tuple(Branch(c.id, (Gain(c.id, 1, to="front"),)) for c in GUILDS)),)),
)

TURN: tuple[Step, ...] = (
    Summon(GUARDIAN_COMES),
    Choose(
        (
            Branch("temple", TEMPLE),
            Branch("bazaar", BAZAAR),
            Branch("shop", SHOP),
            Branch("guilds-quarter", GUILDS_QUARTER),
            Branch("dungeon", (Enter(), Reveal())),
            Branch("marketplace", MARKETPLACE),
        )
    ),
    If(Now("delve"), DELVE),
    Close(),
    EndTurn(HAND),
)
