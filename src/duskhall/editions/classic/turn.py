"""The turn of Classic, step by step as its rulebook has it ("Playing the game")."""

from __future__ import annotations

from duskhall.core.tree import (
    Aftermath,
    Branch,
    Choose,
    Compare,
    Destroy,
    EndTurn,
    Face,
    Fire,
    If,
    LevelUp,
    Pick,
    Purchase,
    Refill,
    Retreat,
    Reveal,
    Settle,
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
)

BATTLE: tuple[Step, ...] = (
    Fire("battle"),
    Settle(),
    Compare(),
    If(Won(), (Spoil(), Fire("won"), Window("spoils")), (Retreat(),)),
    # Cards destroyed by a battle effect fight on, and their spoils count, until the battle is over.
    Aftermath(),
    # A Thunderstone that a victory in the first rank pulls there is the winner's.
    Refill(claim=True),
    If(Won(), (Window("victory"),)),
)

ENTER_THE_DUNGEON: tuple[Step, ...] = (
    Reveal(),
    Window("dungeon", equip=True),
    Face(BATTLE),
)

REST: tuple[Step, ...] = (Destroy(Pick("hand", optional=True)),)

TURN: tuple[Step, ...] = (
    Choose(
        (
            Branch("village", VISIT_THE_VILLAGE),
            Branch("dungeon", ENTER_THE_DUNGEON),
            Branch("rest", REST),
        )
    ),
    EndTurn(HAND),
)
