"""Advance at the terminal: its questions, its log, reactions and those who want none, forecasts, avatars."""

from __future__ import annotations

import io
from collections import Counter
from dataclasses import replace

import pytest

from duskhall import new_game
from duskhall.commands.cards import full
from duskhall.core.events import AbilityTriggered
from duskhall.core.game import Game
from duskhall.core.state import State
from duskhall.notation import record
from duskhall.notation.files import load
from duskhall.telling.log import TURN, Log
from duskhall.telling.phrases import Phrases
from duskhall.telling.question import question
from duskhall.terminal.asking import Asking
from duskhall.terminal.screen import Screen
from duskhall.terminal.show import Show
from duskhall.terminal.table import Seat, Table
from tests.helpers import ADVANCE, Walk, reproducing, staged_advance

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")


class Played:
    """A table of people, played with these answers; what they saw, in one line and as it was printed."""

    def __init__(self, start: State | Game, *answers: str) -> None:
        self.game = start if isinstance(start, Game) else Game(start)
        out = io.StringIO()
        seats = [Seat(name) for name in NAMES[: self.game.state.seats]]
        self.table = Table(
            Screen(io.StringIO("".join(f"{a}\n" for a in answers)), out), self.game, seats, None, page=full
        )
        self.table.play()
        self.printed = out.getvalue()
        self.text = " ".join(self.printed.split())
        assert max(map(len, self.printed.split("\n"))) <= 80 + len("The input has ended, so the game stops here.")

    def __contains__(self, text: str) -> bool:
        return text in self.text


def show_of(game: Game) -> Show:
    return Show(Screen(io.StringIO(), io.StringIO()), Phrases(NAMES[: game.state.seats], game.state.rules))


# ------------------------------------------------------------------------------------------------------------
# Every question


def test_every_question_and_option_has_words() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(1, 17):
        walk = Walk(seed, turns=10, name="advance")
        asking = Asking(show_of(walk.game))
        with reproducing(walk):
            for decision, _ in walk:
                view = walk.game.view(decision.seat)
                kinds[decision.kind] += 1
                assert question(asking.p, view, decision).rstrip("?.)")
                labels = asking.labels(view, decision) if decision.kind != "face" else [("", "x")]
                assert all(text and text != option for option, text in labels), labels
                assert not any("gold -" in text or "light -" in text for _, text in labels), labels
    assert {"branch", "window", "pick", "buy", "level", "face"} <= set(kinds)


# ------------------------------------------------------------------------------------------------------------
# Reactions


LOST = (
    "hall: cinder-drake | ogre | ogre-mage | ogrillon",
    "hand.1: regular, torch*3, longspear",
    "hand.2: smuggler, torch*3, regular",
)


def test_a_reaction_says_who_lost_and_what_is_to_be_shown() -> None:
    played = Played(
        staged_advance(*LOST),
        *("", "dungeon", "done", "attack:1", "", "", "use:smuggler.2", "torch", "torch", "done", "buy torch"),
    )
    assert "Ann lost the battle. React with a card from your hand, or done" in played
    assert "You use Smuggler. Destroyed from your hand: Smuggler." in played
    assert "Smuggler: show which cards? Name them one by one, then done." in played
    assert "So far: Torch." in played and "So far: 2× Torch." in played
    assert "You show 2× Torch. Gold 4." in played
    assert "You buy Torch for" in played


def test_only_what_is_shown_pays_for_a_smuggled_card() -> None:
    played = Played(
        staged_advance(*LOST), "", "dungeon", "done", "attack:1", "", "", "use:smuggler.2", "done", "buy torch"
    )
    assert "Gold 0." in played
    assert "“buy torch”: you do not have enough gold." in played


def test_who_may_hold_a_reaction_is_asked_without_one() -> None:
    played = Played(
        staged_advance(LOST[0], LOST[1], "hand.2: torch*4", "deck.2: smuggler, torch*5"),
        *("", "dungeon", "done", "attack:1", "", "", "done"),
    )
    assert "You have no card to react with. You are asked anyway" in played


def test_pass_at_a_reaction_is_no_reaction_and_holds_until_the_next_turn() -> None:
    played = Played(staged_advance(*LOST), "", "dungeon", "done", "attack:1", "", "", "pass")
    assert (1, "done") in played.game.played
    assert "You skip all reactions until your next turn." in played
    assert played.game.state.active == 1 and "Turn 2 · Bob" in played
    assert not played.table.passing, "the next turn has come"


def test_pass_in_the_own_turn_spares_the_questions_of_the_others_turns() -> None:
    hands = ("hand.1: smuggler, torch*3, regular", "hand.2: regular, torch*3, longspear", "deck.1: smuggler*8")
    start = staged_advance(LOST[0], *hands)
    moves = ("rest", "done", "", "", "dungeon", "done", "attack:1", "")
    asked = Played(start.clone(), "", *moves)
    assert (0, "pass") not in asked.game.played and len(asked.game.decisions()) == 1
    assert asked.game.decisions()[0].verb == "react"
    spared = Played(start.clone(), "", "pass", *moves)
    assert (0, "pass") in spared.game.played
    assert "lost the battle" not in spared.text and spared.game.state.turn == 3
    # The record has it, and plays to the same position.
    again = load(record.write(spared.game, NAMES[:2], None)).game
    assert again.state.turn == spared.game.state.turn


def test_pass_can_be_said_at_the_curtain_and_taken_back() -> None:
    played = Played(staged_advance(*LOST), "", "pass", "pass", "rest", "done", "pass", "")
    assert "You are asked for reactions again." in played
    assert list(played.table.passing) == [0]


def test_classic_knows_no_pass() -> None:
    game = new_game("classic", 2, seed=3)
    played = Played(game, "", "pass", "help")
    assert "“pass”: you cannot do that now." in played and "want no reaction" not in played


def test_a_game_goes_on_in_the_middle_of_a_reaction_and_tells_nothing_twice() -> None:
    lines = (LOST[0], "hand.1: regular, torch*3, smuggler, longspear", LOST[2])
    first = Played(staged_advance(*lines), "", "dungeon", "done", "attack:1", "use:smuggler.2")
    game = load(record.write(first.game, NAMES[:2], None)).game
    out = io.StringIO()
    table = Table(Screen(io.StringIO("\ndone\n\n\n"), out), game, [Seat("Ann"), Seat("Bob")], None)
    table.returning()
    table.play()
    text = " ".join(out.getvalue().split())
    assert text.count("You use Smuggler.") == 1
    assert "Smuggler: show which cards?" in text


# ------------------------------------------------------------------------------------------------------------
# Questions


def test_prepare_says_which_card_lies_on_top() -> None:
    played = Played(
        staged_advance("hand.1: regular, torch, longspear"), "", "prepare", "torch", "regular", "done", "", "", "log"
    )
    assert "the last one is on top." in played
    assert "So far: Torch, Regular." in played
    assert "You put Torch, Regular on top of the deck." in played
    assert "Puts 2 cards on top of the deck." in played or "Ann puts 2 cards on top of the deck." in played


def test_a_verb_with_a_card_is_the_move_and_not_the_request_of_that_name() -> None:
    start = staged_advance("hand.1: regular, torch, longspear")
    played = Played(start, "", "prepare", "deck longspear", "deck", "deck moonstone", "Deck torch", "done")
    assert [move for _, move in played.game.played][:4] == ["prepare", "deck:longspear", "deck:torch", "done"]
    assert played.text.count("Your deck (") == 1, "alone it is the request"
    assert "“deck moonstone”: there is no such card here." in played
    assert "Your deck (" in Played(start.clone(), "", "deck longspear"), "where no such move is asked for"


@pytest.mark.parametrize("mark", ["'", "’"])
def test_printed_names_find_their_cards(mark: str) -> None:
    start = staged_advance("hand.1: torch*4, moonstone*2", "front.1: familiar-gilded-magpie")
    named = {
        f"card king caelan{mark}s writ": "King Caelan's Writ (king-caelans-writ)",
        f"card Familiar{mark}s Call": "Familiar's Call (familiar-call)",
        "card thief avatar": "Thief Avatar (avatar-thief)",
        "card magpie": "Gilded Magpie (familiar-gilded-magpie)",
        "card theif avatar": "Did you mean Thief Avatar",
        "card '": "No card in this game is called",
        f"stack king caelan{mark}s": "8× King Caelan's Writ",
        "village": "You visit the village",
        "use gilded magpie": "You use Gilded Magpie.",
        f"buy king caelan{mark}s writ": "You buy King Caelan's Writ for",
    }
    played = Played(start, "", *named)
    parts = played.printed.split("\n> ")[1:]
    for (answer, expected), part in zip(named.items(), parts, strict=False):
        assert expected in " ".join(part.split()), (answer, part)


def test_undo_takes_back_the_last_card_named_and_no_other() -> None:
    hand = "hand.1: regular, torch, longspear"
    played = Played(staged_advance(hand), "", "prepare", "torch", "regular", "undo")
    assert played.text.rpartition("Undone.")[2].count("So far: Torch.") == 1


def test_branches_are_told_in_words() -> None:
    viper = Played(
        staged_advance("hall: pyre-viper | ogre | ogre | ogre", "hand.1: regular, curse-of-shame"),
        *("", "dungeon", "done", "attack:1", "show", "1"),
    )
    assert "show show a curse from your hand" in viper and "gain gain two curses" in viper
    cat = Played(
        staged_advance("hall: blazing-grimalkin | ogre | ogre | ogre", "hand.1: regular*2, torch*3", "xp: 1 1"),
        *("", "dungeon", "attack:1", "lose", "", "lose"),
    )
    asked = cat.text.partition("discard discard three cards")[0]
    assert "Your hand: 2× Regular, 3× Torch. XP 1." in asked, "what a choice may cost is in sight"
    assert "discard discard three cards" in cat and "You lose 1 XP." in cat


def test_a_free_level_says_so_and_names_the_card_that_gives_it() -> None:
    played = Played(
        staged_advance("hand.1: necrophidius, regular, torch", "hall: ogre | ogre | ogre | ogre"),
        *("", "dungeon", "use:necrophidius.2"),
    )
    assert "Necrophidius: level up which hero?" in played
    assert "levels up to Drua Sacrist for free" in played


def test_effects_that_wait_are_told_apart() -> None:
    played = Played(
        staged_advance("hall: ogre | magma-wyrm | magma-wyrm | ogre", "hand.1: torch"), "", "village", "done", "1"
    )
    assert "Several effects happen now: which goes first?" in played
    assert "Magma Wyrm in rank 2: Global: After each visit" in played and "Magma Wyrm in rank 3: Global" in played
    assert played.text.count("Village: ") == 1, "what is swept out of the village is one sentence"


def test_other_hands_are_named_with_their_owners() -> None:
    played = Played(
        staged_advance("hand.1: aird-seductress", "hand.2: regular", "hand.3: drua-sacrist, regular", seats=3),
        *("", "dungeon", "use:aird-seductress", "pick:regular#2"),
    )
    assert "Bob shows Regular. Cid shows Drua Sacrist, Regular." in played
    assert "pick:regular#1 Bob · hero" in played and "pick:regular#2 Cid · hero" in played
    assert "Regular goes to your hand." in played
    assert "Your hand: Aird Seductress." not in played, "the choice is not about the own hand"


def test_avatars_are_chosen_with_their_text_and_told_before_the_first_turn() -> None:
    setup = replace(ADVANCE.first_game, avatars=True)
    game = new_game("advance", 2, seed=1, setup=setup)
    first = game.state.active
    played = Played(game, "", "front:avatar-cleric", "", "front:avatar-thief", "hand", "rest", "done", "", "", "log")
    assert "front:avatar-thief avatar. Village: Earn 1 gold." in played
    assert "Village (price in gold" in played.text.partition("Choose your avatar")[0]
    assert "In front of you" in played and "What this card does is ours" in played
    entries = Log(played.table.p, 1 - first).entries(game.events(1 - first), first, first=1)
    heads = [i for i, (kind, _) in enumerate(entries) if kind == TURN]
    assert sum("choose" in text for _, text in entries[: heads[0]]) == 2


# ------------------------------------------------------------------------------------------------------------
# Log, forecasts, numbers, ending


@pytest.mark.parametrize(
    ("lines", "answers", "told"),
    [
        # Whose cards are destroyed in somebody else's turn.
        (
            ("hall: charred-bruin | ogre | ogre | ogre", "hand.1: regular*2, torch", "hand.2: torch, longspear"),
            ("", "dungeon", "attack:1", "torch", "", "longspear"),
            "Destroyed from your hand and back in the village: Longspear.",
        ),
        # A guardian does not go under the deck.
        (
            ("hall: orseg | ogre | ogre | ogre", "hand.1: regular*2"),
            ("", "dungeon", "attack:1"),
            "Orseg is not defeated and stays in the hall.",
        ),
        (
            ("hand.1: phoenix, torch", "hall: ogre | ogre | ogre | ogre"),
            ("", "rest", "done", "done"),
            "You use Phoenix. You gain 3 XP. Phoenix goes on top of the dungeon deck.",
        ),
        (
            ("hand.1: veilminder-renunciate", "hall: ogre | ettin | ogre | ogre"),
            ("", "dungeon", "use:veil", "cancel:2.1"),
            "An effect is cancelled for this turn: Ettin.",
        ),
        (
            ("hall: scabbark | ogre | ogre | ogre", "hand.1: criochan-captain*3", "front.1:"),
            ("", "dungeon", "attack:1", "use:scabbark.2"),
            "You have another turn.",
        ),
        (
            ("hall: drakeclan-cutter | ogre | ogre | ogre", "hand.1: criochan-captain*3", "front.1:"),
            ("", "dungeon", "attack:1", "seat:1"),
            "You choose yourself.",
        ),
        # A familiar that was used leaves; the rest of the hand is not told.
        (
            ("hall: ogre | ogre | ogre | ogre", "hand.1: torch*2", "front.1: familiar-gilded-magpie"),
            ("", "village", "use:familiar-gilded-magpie.1", "done", "done"),
            "Gilded Magpie brings 2 gold.",
        ),
    ],
)
def test_the_log_says_what_happened(lines: tuple[str, ...], answers: tuple[str, ...], told: str) -> None:
    assert told in Played(staged_advance(*lines), *answers)


def test_the_end_of_a_turn_with_a_familiar_is_short() -> None:
    played = Played(
        staged_advance("hand.1: torch*2", "front.1: familiar-gilded-magpie"),
        *("", "village", "use:familiar-gilded-magpie.1", "done", "done", ""),
    )
    assert "Gilded Magpie, used this turn, goes to the discard pile." in played
    assert "You discard 2× Torch" not in played


def test_forecasts_count_curses_and_tell_discards() -> None:
    played = Played(
        staged_advance("hall: pyre-viper | phoenix | ash-dragon | ogre", "hand.1: regular*2, torch*3"), "", "hall"
    )
    assert "you get 2 curses" in played and "you get a curse" in played
    assert "discards 2× Regular" in played


def test_health_that_a_battle_changes_is_explained() -> None:
    hall = "hall: drakeclan-laird | drakeclan-cutter | slaughterwing | ogre"
    played = Played(staged_advance(hall, "hand.1: regular*2"), "", "why health 1", "why health 2", "why health")
    assert "(1 against 12); health 12 after its battle effect; 1 light missing (−1)" in played
    assert "health 6 to 9 after its battle effect" in played
    laird, cutter, bare = played.printed.split("\n> ")[1:4]
    assert "Health 7 of Drakeclan Laird in rank 1" in laird and "makes that 12:" in laird
    assert "Drakeclan Laird – Battle: This monster gains health" in laird
    assert "+5  Drakeclan Cutter" in cutter and "battle effect" not in cutter
    assert "“why health 2”" in bare


def test_cards_show_their_victory_points() -> None:
    hand = "hand.1: thunderstone-shard*2, drakeclan-cutter, drakeclan-shaman, criochan-captain, torch"
    played = Played(staged_advance(hand), "", "deck", "rest")
    assert "2× Thunderstone Shard item · gold 1 · 1 point" in played
    assert "destroy:thunderstone-shard item · gold 1 · 1 point" in played
    assert "destroy:criochan-captain hero · attack 8 · strength 8 · 2 points" in played
    assert "destroy:drakeclan-shaman monster · gold 3 · −2 points" in played
    deck = played.text.partition("> deck")[2]
    assert "1 point each" in deck and "still to draw 0 · −1 point " in deck
    assert "Torch item · light 1 · gold 2 Total" in played


def test_the_log_begins_with_the_turn_it_is_in() -> None:
    played = Played(staged_advance("hand.1: torch*2"), "", "rest", "torch", "", "", "rest", "done", "", "", "log 1")
    log = played.printed.rpartition("> log 1")[2].split("\n")
    assert log[2:4] == ["Log", "Turn 3, you:"], log
    wide = Played(staged_advance("hand.1: torch*2"), "", "rest", "log 2")
    assert wide.text.rpartition("> log 2")[2].count("Turn 1, you:") == 1


def test_a_card_that_is_destroyed_after_a_question_has_its_owner() -> None:
    hands = ("hand.1: regular*2, torch", "hand.2: torch, longspear")
    game = Played(
        staged_advance("hall: charred-bruin | ogre | ogre | ogre", *hands),
        *("", "dungeon", "attack:1", "torch", "", "", "longspear"),
    ).game
    since = max(i for i, e in enumerate(game.events(1)) if isinstance(e, AbilityTriggered)) + 1
    show = show_of(game)
    told = " ".join(text for _, text in Log(show.p, 1).entries(game.events(1, since), 0))
    assert "Destroyed from Ann’s hand and back in the village: Torch." in told
    assert "Destroyed from your hand and back in the village: Longspear." in told


def test_numbers_below_zero_have_a_minus_sign() -> None:
    played = Played(
        staged_advance(
            "hall: drakeclan-shaman | ogre | ogre | ogre",
            "hand.1: smokeplume-drake, bhoidwood-slayer, drakeclan-shaman",
        ),
        *("", "hand", "totals", "why light", "why gold"),
    )
    assert "gold −3" in played and "−2 points" in played and "light −3" in played
    assert " -" not in played.text.replace("–", "")


def test_what_lies_in_front_is_no_part_of_the_deck() -> None:
    played = Played(staged_advance("front.1: familiar-shadow-cat"), "", "deck", "table", "hand")
    deck = played.text.partition("> deck")[2].partition("> table")[0]
    assert "Shadow Cat" not in deck and "Your deck (12 cards)" in deck
    assert "Open in front of the players Shadow Cat* Village or dungeon: Destroy a villager" in played
    assert "if you have 6 or more XP" in played


def test_the_opening_of_the_learning_game_says_nothing_of_a_bearer() -> None:
    setup = ADVANCE.setups["learning"]
    game = new_game("advance", 2, seed=1, setup=setup)
    out = io.StringIO()
    table = Table(Screen(io.StringIO("\nquit\n"), out), game, [Seat("Ann"), Seat("Bob")], setup)
    table.opening("learning", 0)
    table.play()
    text = " ".join(out.getvalue().split())
    assert "when the last monster is defeated" in text
    assert "bearer is defeated" not in text and "curses 0" not in text


def test_the_help_of_the_learning_game_speaks_of_what_is_there() -> None:
    game = new_game("advance", 2, seed=1, setup=ADVANCE.setups["learning"])
    played = Played(game, "", "help", "stack criochan", "card criochan sergeant")
    told = played.text.partition("> help")[2].partition("> stack")[0]
    assert "familiar" not in told.lower() and "torch" not in told and "reaction" not in told
    assert "stack Criochan" in told and "card Criochan Sergeant" in told and "buy:criochan-sergeant" in told
    assert "There is no stack" not in played and "Criochan Sergeant (criochan-sergeant)" in played


def test_the_help_speaks_of_avatars_where_there_are_some() -> None:
    with_one = Played(staged_advance("front.1: avatar-thief"), "", "help")
    assert "avatar: use the one in front of you" in with_one and "levels up once" in with_one
    assert "avatar:" not in Played(staged_advance(), "", "help").text


def test_help_speaks_of_this_box_and_this_board() -> None:
    played = Played(staged_advance(board="dungeon"), "", "help")
    assert "on this board each missing light costs 2" in played
    assert "pass skip all reactions until your next turn" in played
    assert "town guard" not in played and "stack elf" not in played


def test_refusals_speak_of_this_box() -> None:
    played = Played(
        staged_advance("hand.1: regular", "hall: necrophidius | ogre | ogre | ogre"), "", "dungeon", "attack:1"
    )
    assert "your party cannot fight this monster. “hall” shows what it needs." in played


def test_the_bearer_decides_between_equals() -> None:
    played = Played(
        staged_advance(
            *("hall: belac | ogre | ogre | ogre", "hand.1: criochan-captain*4", "deck.1: torch*6", "front.1:"),
            *("hand.2: ogre*6", "deck.2: torch*6"),
        ),
        *("", "dungeon", "attack:1"),
    )
    assert played.game.over
    assert "Ann wins with 12 victory points." in played
    assert "2 players have 12 points; holding the Thunderstone bearer decides." in played
    assert "Ann holds the Thunderstone bearer." in played or "You hold the Thunderstone bearer." in played
