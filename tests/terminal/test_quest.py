"""Quest at the terminal: its questions, the map, what can be reached, the walk, the log, the end."""

from __future__ import annotations

import io
import random
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from duskhall import new_game
from duskhall.core.game import Game
from duskhall.core.state import State
from duskhall.editions import edition
from duskhall.notation import record
from duskhall.notation.files import load
from duskhall.telling.phrases import Phrases
from duskhall.telling.question import question
from duskhall.terminal.asking import Asking
from duskhall.terminal.screen import Screen
from duskhall.terminal.show import Show
from duskhall.terminal.table import Seat, Table
from duskhall.text import words
from tests.helpers import SPECTATOR, Walk, reproducing, staged_quest
from tests.terminal.driver import piped
from tests.terminal.test_messages import LITERAL, PREFIXES, SOURCE

NAMES = ("Ann", "Bob", "Cid", "Dot")
QUEST = edition("quest")
SETUPS = dict(QUEST.setups)
QUESTS = [name for name in SETUPS if name != "first"]
FTL = SOURCE / "text" / "en" / "telling-quest.ftl"
HALL = (
    "hall: giant-rat | goblin-forager | goblin-drummer | hobgoblin-slaver | hobgoblin-ironhide | kings-hexer"
    " | kings-jailer"
)
PARTY = ("hand.1: silverhelm-1*2, shortsword, lantern*2, adventurer", "deck.1: dagger*12")


class Played:
    """A table of people, played with these answers; what they saw, in one line and as it was printed."""

    def __init__(self, start: State | Game, *answers: str) -> None:
        self.game = start if isinstance(start, Game) else Game(start)
        out = io.StringIO()
        seats = [Seat(name) for name in NAMES[: self.game.state.seats]]
        typed = io.StringIO("".join(f"{a}\n" for a in ("", *answers)))
        self.table = Table(Screen(typed, out), self.game, seats, QUEST.first_game)
        self.table.play()
        self.printed = out.getvalue()
        self.text = " ".join(self.printed.split())
        assert max(map(len, self.printed.split("\n"))) <= 80 + len("The input has ended, so the game stops here.")

    def __contains__(self, text: str) -> bool:
        return text in self.text


def show_of(game: Game, out: io.StringIO | None = None) -> Show:
    view = game.view(SPECTATOR)
    phrases = Phrases(NAMES[: game.state.seats], game.state.rules, view.rooms)
    return Show(Screen(io.StringIO(), out or io.StringIO()), phrases)


# ------------------------------------------------------------------------------------------------------------
# Words


def test_every_question_and_option_has_words() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(1, 19):
        walk = Walk(seed, turns=10, name="quest")
        asking = Asking(show_of(walk.game))
        with reproducing(walk):
            for i, (decision, _) in enumerate(walk):
                view = walk.game.view(decision.seat)
                kinds[decision.kind] += 1
                assert question(asking.p, view, decision).rstrip("?.):")
                # The labels of a walk are forecasts, which are slow.
                if decision.kind != "walk" or i % 4 == 0:
                    labels = asking.labels(view, decision)
                    assert all(text and text != option for option, text in labels), labels
    assert {"branch", "window", "pick", "buy", "level", "walk", "first", "drop"} <= set(kinds)


def test_no_message_of_quest_is_left_over() -> None:
    w = words("en", "quest")
    ids = re.findall(r"^([a-z][\w-]*) =", FTL.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(ids) > 100
    by_name = ("refused-", "branch-", "setup-")
    for name in ids:
        w.has(f"{name}.parsed")
        bare = name.removeprefix("quest-")
        assert bare in LITERAL or bare.startswith((*PREFIXES, *by_name)), name
        # A message of Quest's own stands for one that everybody has.
        assert bare == name or words().has(bare), name


# ------------------------------------------------------------------------------------------------------------
# The table


def test_the_map_has_two_columns_and_says_who_stands_where() -> None:
    played = Played(staged_quest(HALL, *PARTY, "champions: mine bazaar", "front.2: wound*2, potion"))
    rows = played.printed.split("\n")
    mine = next(row for row in rows if "2 Mine" in row)
    assert mine == "  2 Mine · light 0                        3 Abandoned Gate · light 0"
    assert "Goblin Forager · health 4 ·" in rows[rows.index(mine) + 1], "the room adds to the health"
    assert "here: Ann" in played and "Places temple, bazaar (Bob), shop" in played
    assert "Dungeon · keys found: 0 of 4" in played
    assert "Bob at the bazaar · hit points 5 · wounds 2" in played
    assert "In front of Bob: 2× Wound, Potion" in played
    assert "cards of level 1: 9" in played and "treasures 24" in played


def test_in_a_narrow_terminal_rooms_stand_below_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    played = Played(staged_quest(HALL, *PARTY))
    assert "\n  2 Mine · light 0\n" in played.printed and "\n  3 Abandoned Gate · light 0\n" in played.printed
    assert max(map(len, played.printed.split("\n"))) <= 94


def test_forecasts_tell_the_way_the_alerts_and_the_wounds() -> None:
    played = Played(staged_quest(HALL, *PARTY, "front.1: iron-rations"))
    assert "4 Crypt Now: through Mine; light 1; alert: Crypt;" in played
    assert "you take 2 wounds" in played and "destroys" in played
    assert "Out of reach with light 2: Throne Room (3), Vault (3)." in played
    assert "2 Mine wins by 1 (5 against 4); 1 XP; you take a wound; you get 2× Iron Rations" in played


def test_a_spectator_sees_the_map_without_forecasts() -> None:
    out = io.StringIO()
    game = Game(staged_quest(HALL, *PARTY))
    show_of(game, out).hall(game.view(SPECTATOR))
    assert "Goblin Forager" in out.getvalue() and "Within reach" not in out.getvalue()


def test_the_map_tells_the_text_when_asked() -> None:
    played = Played(staged_quest(HALL, *PARTY), "map", "hall", "help", "why health 2", "why attack 9", "why darkness")
    assert played.text.count("Mine – Reward: Gain an Iron Rations token.") == 2
    assert "map the rooms with their text" in played
    assert "Health 4 of Goblin Forager in the Mine +3 Goblin Forager +1 Mine, the room" in played
    assert "There is no monster in room 9." in played and "There is no number “darkness”." in played


def test_the_opening_names_rooms_guardian_and_keys() -> None:
    game = new_game("quest", 2, seed=3)
    out = io.StringIO()
    Table(Screen(io.StringIO(), out), game, [Seat("Ann"), Seat("Bob")], QUEST.first_game).opening("first", 0)
    text = " ".join(out.getvalue().split())
    assert "Guardian Smorga the Queen, level 4 Rooms Mine, Abandoned Gate, Crypt," in text
    assert "4 keys summon the guardian." in text


@pytest.mark.parametrize("name", QUESTS)
def test_the_map_of_every_quest_fits_the_screen(name: str) -> None:
    setup = SETUPS[name]
    played = Played(staged_quest(setup=setup), "map", "prices")
    map_, prices = played.printed.split("> map")[1].split("> prices")
    assert all(len(row) <= 80 for row in map_.split("\n"))
    cards = {c.id: c for c in QUEST.rules.cards}
    for n, room in enumerate(setup.rooms, 2):
        assert f"{n} {cards[room].name} · light {cards[room].figures['darkness']}" in map_
    assert all(cards[f"{hero}-1"].name in prices for hero in setup.heroes)
    assert all(cards[card].name in prices for card in setup.village)


# ------------------------------------------------------------------------------------------------------------
# Walking and fighting


def test_a_walk_is_refused_with_what_to_do_and_told_step_by_step() -> None:
    played = Played(
        staged_quest(HALL, *PARTY),
        *("dungeon", "equip shortsword silverhelm", "done", "go vault", "go moon", "go mine", "go wilderness"),
        *("go crypt", "go throne room", "go sunken", "done", "done", "", ""),
    )
    assert "2 light left:" in played
    assert "Ann: Enters the dungeon." in played and "Sets out with light 2. Walks into the Mine." in played
    assert "“go vault”: that room is not next to yours." in played
    assert "“go moon”: there is no such room." in played
    assert "You walk into the Mine." in played
    assert "“go wilderness”: your champion was already in that room this turn" in played
    assert "You walk into the Crypt (light 1)." in played
    assert "“go throne room”: you do not have enough light for that room." in played
    assert "You fight Hobgoblin Ironhide in the Sunken Well." in played
    assert "You take a wound." in played


def test_a_room_is_used_on_the_way_and_asks_for_less_light() -> None:
    start = staged_quest(
        "hand.1: regalen-1, lantern*2",
        "champions: bog bazaar",
        setup=SETUPS["risen-from-the-mire"],
    )
    played = Played(start, "dungeon", "done", "use blood altar room", "map", "go blood altar")
    before, after = played.text.split("> use blood altar room")
    assert "go:blood-altar-room light 2 · alert" in before and "Next to this room, repeatedly" in before
    assert "You take a wound." in after and "go:blood-altar-room light 1 · alert" in after
    assert "6 Blood Altar Room · light 1 · alert" in after
    assert "You walk into the Blood Altar Room (light 1)." in after


def test_monsters_that_change_places_are_told_with_their_room() -> None:
    hall = "hall: giant-rat | tide-walker | hollow-wind | glowing-brand | forge-heart | gate-of-teeth | laughing-pit"
    start = staged_quest(
        hall,
        "hand.1: adventurer, dagger, lantern*2",
        "down: hall/6 draw.level-3",
        setup=SETUPS["at-the-foundations-of-the-world"],
    )
    played = Played(start, "dungeon", "done", "go air temple")
    assert "Tide Walker changes places and is now in the Water Temple." in played
    assert "6 Abyssal Temple · light 2" in played and "a card face down" in played
    assert "Gate of Teeth" not in played.text, "it lies face down"


def test_dice_are_changed_one_by_one() -> None:
    start = staged_quest("hand.1: arcanian-3, arcanian-2", "deck.1: dagger*9", setup=SETUPS["ripples-in-time"])
    played = Played(start, "dungeon", "use arcanian-3.1", "use arcanian-3.2", "die:1.6", "done")
    assert re.search(r"You roll [1-6] and [1-6]\. .*You can change the dice", played.text)
    assert re.search(r"die:1\.6 turn die 1 from [1-5] to 6", played.text)
    assert "1 done keep the dice" in played
    assert re.search(r"You turn the [1-5] to 6\. The dice show 6 and [1-6]\.", played.text)


def test_a_lantern_leads_into_the_wilderness_and_no_further() -> None:
    played = Played(staged_quest(HALL, *PARTY), "shop", "done", "venture", "go mine", "done")
    assert "You go to the shop of arcane goods." in played
    assert "You go on into the Wilderness." in played
    assert "You fight Giant Rat in the Wilderness." in played
    assert "The champion is" not in played.text and "Lantern – After" in played


def test_a_victory_is_told_once_with_what_follows() -> None:
    played = Played(staged_quest(HALL, *PARTY), "dungeon", "done", "go mine", "done", "done", "")
    assert played.text.count("Goblin Forager is defeated.") == 1 and "is defeated too" not in played
    assert "You gain 1 XP." in played
    assert "enters the Mine." in played, "another monster comes"
    assert ": from " not in played.text


def test_gear_treasure_and_healing() -> None:
    played = Played(
        staged_quest("hand.1: merchants-seal*4", "front.1: wound*2"),
        *("bazaar", "done", "done", "potion", "wound", "heal:wound"),
    )
    assert "Buy a card, or done? Gear comes next." in played
    assert "Buy one gear token, or done?" in played
    assert "pick:wound" in played and "You buy Potion for" in played
    assert played.text.count("You heal a wound.") == 2, "one with the potion, one at the bazaar"
    assert "You lose Potion." in played


def test_a_treasure_is_bought_unseen() -> None:
    played = Played(staged_quest("hand.1: merchants-seal*4", "hand.2: lantern"), "shop", "done", "done", "buy treasure")
    assert "Buy the top treasure, unseen, or done?" in played
    assert "buy:treasure costs 10 · the top treasure, face down" in played
    assert "You buy a treasure for 10 gold: " in played


def test_the_temple_says_which_card_lies_on_top() -> None:
    played = Played(staged_quest(HALL, *PARTY, "front.1: wound*2"), "temple", "lantern", "adventurer", "done")
    assert "Temple: put which card on top of your deck? At least one" in played
    assert "Name them one by one, then done: the last one is on top." in played


def test_keys_and_the_guardian_are_told() -> None:
    lines = ("draw.level-1: guardian-key, goblin-drummer*3", "supply.guardian-key: guardian-key*3")
    played = Played(
        staged_quest(HALL, *PARTY, *lines, "hand.2: lantern*6", "deck.2: dagger*8"),
        *("dungeon", "done", "go mine", "done", "done", "", ""),
    )
    assert "You find the last key, 4 of 4: the guardian comes when this turn is over." in played
    assert "Smorga the Queen enters the Wilderness." in played
    assert "Guardian Key" not in played.text
    assert "The guardian arrives: discard which card? (4 left)" in played


def test_only_one_key_is_found_in_a_turn() -> None:
    lines = ("draw.level-1: guardian-key*2, goblin-drummer*3",)
    played = Played(staged_quest(HALL, *PARTY, *lines), "dungeon", "done", "go mine", "done", "done", "")
    assert "You find a key: 1 of 4." in played
    assert "it is shuffled back into the monster deck of level 1" in played


# ------------------------------------------------------------------------------------------------------------
# Whole games


class Dice(io.StringIO):
    """Somebody who answers at random, with the number of a move."""

    table: Table

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.luck = random.Random(seed)

    def readline(self, *_: object) -> str:  # type: ignore[override]
        seat, game = self.table.at_screen, self.table.game
        asked = seat is not None and game.asks(seat)
        return f"{self.luck.randrange(game.decision(seat).count) + 1}\n" if asked else "\n"


def test_a_whole_game_is_played_told_and_recorded() -> None:
    setup = replace(QUEST.random_setup(5), keys=2)
    game = new_game("quest", 2, seed=5, setup=setup)
    typed, out = Dice(5), io.StringIO()
    table = Table(Screen(typed, out), game, [Seat("Ann"), Seat("Bob")], setup)
    typed.table = table
    table.opening("random", 5)
    assert table.play() == 0 and game.over
    text = " ".join(out.getvalue().split())
    assert "The game is over." in text and " victory points." in text
    assert "None" not in text and "{" not in text and ": from " not in text
    again = load(record.write(game, NAMES[:2], setup))
    assert again.game.over and again.record is not None and again.record.setup == setup


def test_the_command_plays_and_replays(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    options = ("--bots", "random,random", "--seed", "4", "--keys", "1")
    played = piped(tmp_path, "play", "--edition", "quest", *options, "--record", file)
    assert played.status == 0 and "One key summons the guardian." in played.out and "Result" in played.out
    assert "\nkeys: 1\n" in file.read_text(encoding="utf-8")
    shown = piped(tmp_path, "replay", file)
    assert shown.status == 0 and "Dungeon · keys found: 0 of 1" in shown.out


def test_figures_of_an_owner_are_refused_with_file_key_and_reason(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[mine]\nlight = 2\n", encoding="utf-8")
    done = piped(tmp_path, "play", "--edition", "quest", "--figures", file)
    assert done.status == 2 and f"{file}: mine.light: cards of this kind have no such figure" in done.err
