### Rulings of Risen from the Mire, the third quest: a sentence or two each, shown beside the card.

## Quest 3: heroes

ruling-quest-baharan-spare = You discard one other card, which may be a wielded weapon or another hero, and lose what it gave you.
ruling-quest-darameric-echo = Only the magic attack printed on the spell counts, not what your heroes add to it. The spell itself stays and counts as usual.
ruling-quest-linsha-anyone = Weapons wielded by your other heroes count too; unwielded ones do not.
ruling-quest-markennan-skill = The skill counts before he wields a blunt weapon, so at level I he can wield one that needs 8 skill. While he wields a blunt weapon, weapons of any kind may use the rest of his skill.
ruling-quest-nimble-weight = The weapon must need 4 skill or less for this hero, after all reductions. One such weapon is enough, and two give no more.
ruling-quest-regalen-next = You put a card back even if you drew none, as long as you have another card. It goes on top of your deck, so you draw it next; of two cards, the one you name last is on top.

## Quest 3: items

ruling-quest-crystal-seen = All players see both cards. You must take one of them; if your deck has only one card left and your discard pile is empty, you take that one.
ruling-quest-symbol-alone = Against a demon or an undead the 2 magic attack counts even without a hero. Each Holy Symbol counts by itself.
ruling-quest-stamina-either = If you destroy it, you draw three cards now and lose the extra card at the end of the turn.
ruling-quest-ring-two = Count the weapons your heroes wield when you use the spoils: one gives 1 XP, two or more give 2.

## Quest 3: spells

ruling-quest-aura-both = A Wizard with a second class gets both lines: 3 magic attack in all. A hero with one class who is not a Wizard gets nothing.
ruling-quest-charm-printed = Half of the monster’s printed health counts, rounded up, without the room and without dice.
ruling-quest-charm-stays = The monster stays in its room. You may even fight it this turn, at full strength.
ruling-quest-enchant-whole = All attack of a hero who wields a weapon becomes magic attack: his own, that of his weapons, and any he gains later this turn.
ruling-quest-enchant-later = It also counts for heroes who wield a weapon later this turn, and no longer for a hero who drops every weapon.
ruling-quest-vampiric-count = Wound tokens and Festering Wounds in your hand both count, up to three. A wound healed before the battle no longer does.

## Quest 3: weapons

ruling-quest-axe-each-time = Each time counts once, however many wounds you take: the wounds a monster deals are one time, those of an “after battle” line are another. A hero must wield the axe.
ruling-quest-boomerang-chosen = You may choose the Boomerang when a monster or a room discards a card, and then nothing happens. You can still discard it yourself, and it goes with the rest of your hand at the end of the turn.
ruling-quest-boomerang-returns = It comes back even if it was discarded in the meantime. You draw it with your next hand.
ruling-quest-dagger-spells = Every spell among your cards counts, whatever its keywords. The hero who wields the dagger gets the magic attack.

## Quest 3: monsters

ruling-quest-vine-held = Your champion stays in this room and fights here, however much light you have left; next turn it may move again.
ruling-quest-moss-light = It slows only your own champion, and only this turn. You still bring all your light to a battle.
ruling-quest-lizard-dice = Roll before each battle; if there is no such card to discard, nothing happens.
ruling-quest-gambler-doubles = With doubles you choose three cards to discard. Otherwise you discard one card at random from your hand.
ruling-quest-immune-weapons = Such a weapon adds nothing; its wielder’s own attack and bonuses from other cards still count. A weapon that is both blunt and edged counts as either.
ruling-quest-immune-cards = These cards add nothing themselves. Weapons they wield and bonuses from other cards still count.
ruling-quest-bones-margin = Your total must exceed its health, including the room’s bonus, by 2 or more to avoid the Festering Wound.
ruling-quest-mist-each = Every hero loses 1 attack and 1 magic attack, down to 0 in each.

## Quest 3: rooms

ruling-quest-alchemy-magic = No source says what “magic” means here. We use one magic attack against this monster, from a hero, a weapon or a spell, after resistance.
ruling-quest-tombs-health = The source says armor in one place and health in another; we use health.
ruling-quest-room-your-light = All the light you bring counts, including what you spent on the way.
ruling-quest-bog-skill = The skill is lower in the battle. A hero who then carries too much drops weapons; you choose which.
ruling-quest-bog-purchase = You pay with the gold of your cards, in the dungeon. We read the source as one card in all, a spell or a weapon.
ruling-quest-altar-before = You take the wounds in the room before, one after the other, and may still turn back; the altar needs its full light again next turn.
ruling-quest-tomb-before = No source says when the dice are rolled; we roll them before the battle. Doubles add both dice; otherwise the lower die counts.

## Quest 3: guardian and treasures

ruling-quest-baalok-flesh = The hero is destroyed: you lose the hero’s attack for this battle and the hero’s victory points. An Adventurer has level 0.
ruling-quest-elixir-one = You choose one of the four each turn you draw it. The Elixir is not used up.
