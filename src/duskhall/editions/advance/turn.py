"""A turn of Advance, as the rules tell it."""

from __future__ import annotations

from duskhall.core.tree import (
    ANY,
    Aftermath,
    Branch,
    Cards,
    Choose,
    Close,
    Compare,
    Destroy,
    Each,
    End,
    EndTurn,
    Face,
    Fire,
    If,
    Is,
    LevelUp,
    Not,
    Pick,
    Purchase,
    Put,
    Refill,
    Retreat,
    Reveal,
    Settle,
    Some,
    Spoil,
    Step,
    Window,
    Won,
)

HAND = 6

VISIT_THE_VILLAGE: tuple[Step, ...] = (
    Reveal(),
    Window("village"),
    Purchase(),
    LevelUp(),
    Close(),
    Window("trophy", due="only"),
    Fire("village-over"),
)

BATTLE: tuple[Step, ...] = (
    Fire("battle"),
    Settle(always=False),
    Compare(),
    # Aftermath: won or lost, and before the spoils.
    Fire("aftermath"),
    If(
        Won(),
        (Spoil(), Window("spoils")),
        (Retreat(), Each("all", (Window("react"),))),
    ),
    Aftermath(),
    Refill(),
)

ENTER_THE_DUNGEON: tuple[Step, ...] = (
    Reveal(),
    Window("dungeon", equip=True),
    Face(BATTLE),
)

# A trophy that must be used may wait until the card has had the chance to leave the hand: it is used at the end.
PREPARE: tuple[Step, ...] = (
    Window("trophy", due="may"),
    Put(Pick("hand", n=ANY), "deck"),
)
REST: tuple[Step, ...] = (
    Window("trophy", due="may"),
    Destroy(Pick("hand", optional=True)),
)

ACTION = Choose(
    (
        Branch("village", VISIT_THE_VILLAGE),
        Branch("dungeon", ENTER_THE_DUNGEON),
        Branch("prepare", PREPARE),
        Branch("rest", REST),
    )
)

END: tuple[Step, ...] = (Window("trophy", due="only"), Fire("turn-over"), EndTurn(HAND))

TURN: tuple[Step, ...] = (ACTION, Close(), *END)

LEARNING_TURN: tuple[Step, ...] = (
    ACTION,
    Close(),
    # The learning game has no bearer: it is over when the last monster is beaten.
    If(Not(Some(Cards("hall", Is("monster")))), (End(),)),
    *END,
)

# Avatars are chosen in secret and shown together; the others go back to the box.
OPENING: tuple[Step, ...] = (Each("all", (Put(Pick("secret"), "front"), Destroy(Cards("secret")))),)
