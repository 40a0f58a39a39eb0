### Rulings of Risen from the Mire, the third quest: a sentence or two each, shown beside the card.

## Quest 3: heroes

ruling-quest-baharan-spare = You discard one other card, a wielded weapon or another hero included, and lose what it gave you.
ruling-quest-darameric-echo = Only the magic printed on the spell counts, not what your heroes add to it. The spell itself stays and counts as usual.
ruling-quest-linsha-anyone = Weapons in the hands of your other heroes count as well; those that nobody wields do not.
ruling-quest-markennan-skill = The skill counts before he takes up a blunt weapon, so at level I he can wield one that needs skill 8. It fills his other hand as well: with a blunt weapon in use, weapons of any kind may use up the rest of his skill.
ruling-quest-nimble-weight = The weapon must ask for 4 skill or less of this hero, after anything that makes it easier. One such weapon is enough, and two give no more.
ruling-quest-regalen-next = You put a card back even if you drew none, as long as you have another card. It lies on top of your deck, so it is the next card you draw; of two cards, the one you name last lies on top.

## Quest 3: items

ruling-quest-crystal-seen = Everybody sees both cards. You must take one of them; if your deck has only one card left and your discard pile is empty, you take that one.
ruling-quest-symbol-alone = Against a demon or an undead the two magic count even if you have no hero at all. Each Holy Symbol counts by itself.
ruling-quest-stamina-either = If you destroy it, you draw three cards now, and the card more at the end of the turn is gone with it.
ruling-quest-ring-two = Count the weapons your heroes wield when you take the spoils: one is worth 1 experience, two or more are worth 2.

## Quest 3: spells

ruling-quest-aura-both = A Wizard with a second class gains from both lines: three magic in all. A hero with one class who is not a Wizard gains nothing.
ruling-quest-charm-printed = Half of the health printed on the monster counts, rounded up, without the room and without dice.
ruling-quest-charm-stays = The monster stays in its room. You may even fight it this turn; it does not hold back.
ruling-quest-enchant-whole = The whole attack of a hero who wields a weapon turns to magic, his own and that of his weapons, and whatever he gains later this turn.
ruling-quest-enchant-later = It also counts for heroes who take up a weapon later this turn, and no longer for a hero who drops every weapon.
ruling-quest-vampiric-count = Wound tokens and Festering Wounds in your hand both count, up to three. A wound healed before the battle no longer does.

## Quest 3: weapons

ruling-quest-axe-each-time = Each time counts once, however many wounds you gain: the wounds a monster deals are one time, those of an “after battle” line are another. A hero must wield the axe.
ruling-quest-boomerang-chosen = A monster or a room that discards a card may have the Boomerang chosen for it, and then nothing happens. You can still discard it yourself, and it goes with the rest of your hand at the end of the turn.
ruling-quest-boomerang-returns = It comes back even if it was discarded in the meantime. You draw it with your next hand.
ruling-quest-dagger-spells = Every spell among your cards counts, whatever its keywords. The magic stands on the hero who wields the dagger.

## Quest 3: monsters

ruling-quest-vine-held = Your champion stays in this room and fights here, however much light you have left; next turn it may move again.
ruling-quest-moss-light = Only your own champion is hindered, and only this turn. You still bring all your light to a battle.
ruling-quest-lizard-dice = Roll before each battle; if there is no such card to discard, nothing happens.
ruling-quest-gambler-doubles = With doubles you choose three cards to discard. Otherwise one card goes, taken at random from the cards you have laid out.
ruling-quest-immune-weapons = What such a weapon adds does not count; what its wielder brings and what other cards add still does. A weapon that is both blunt and edged counts as either.
ruling-quest-immune-cards = What these cards themselves add does not count. Weapons they wield and what other cards add to them still do.
ruling-quest-bones-margin = Your total must exceed its health, with the room's boost, by two or more to get away without the Festering Wound.
ruling-quest-mist-each = Every hero loses one attack and one magic, but nobody goes below zero in either.

## Quest 3: rooms

ruling-quest-alchemy-magic = No source says what “magic” means here. We take one point of magic attack against this monster, from a hero, a weapon or a spell, after any resistance.
ruling-quest-tombs-health = The source names armor in one place and health in another; we take health.
ruling-quest-room-your-light = All the light you bring counts, including what you spent on the way.
ruling-quest-bog-skill = The skill is lower in the battle. A hero who then carries too much lets go of weapons, and you choose which.
ruling-quest-bog-purchase = You pay with the gold of your cards, in the middle of the dungeon. We read the source as one card in all, a spell or a weapon.
ruling-quest-altar-before = You take the wounds in the room before, one after the other, and may still turn back; the altar asks for its full light again next turn.
ruling-quest-tomb-before = No source says when the dice are rolled; we roll them before the battle. The same number twice adds both dice, otherwise the lower one counts.

## Quest 3: guardian and treasures

ruling-quest-baalok-flesh = The hero is out of the game, with the attack for this battle and the victory points. An Adventurer has level 0.
ruling-quest-elixir-one = You choose one of the four each turn you draw it. The Elixir is not used up.
