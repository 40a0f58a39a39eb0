### Rulings of the Advance cards: a sentence or two each, shown beside the card.

## Advance: gold, cards and stacks

ruling-advance-basic-returns = A basic card that is destroyed in a hand goes back face up onto its stack in the village; one that is destroyed in the village itself is out of the game.
ruling-advance-gold-zero = Gold 0 is gold printed on a card, so such a card may stand wherever a card with gold is asked for; a card without the symbol may not.
ruling-advance-negative-gold = The gold of this card is below zero: it makes your purse smaller when you buy, though a purse never holds less than 0.
ruling-advance-destroyed-gold = The card you destroy takes its printed gold with it and no longer helps to pay this turn.
ruling-advance-used-not-destroyed = Once you have used a card this turn, no village or dungeon ability can destroy it, neither as a price nor as an effect, unless its own text says so. Monsters still can.
ruling-advance-village-stacks = This buys the top card of a village stack, never of a hero stack; basic cards are village cards, and so is a Regular.
ruling-advance-spoils-gold = After a won battle all the gold of the cards you have laid out counts for this purchase, and counts in full again for any other purchase among the spoils.

## Advance: basic cards

ruling-advance-regular-hero = A Regular is a hero of level 0, so whatever speaks of heroes or of low levels means Regulars as well.
ruling-advance-regular-polearm = A Regular draws only while a polearm is in his hands; the Longspear and the Pike are polearms.
ruling-advance-regular-level-up = For 2 experience a Regular becomes a level 1 hero from any hero stack that still holds one.
ruling-advance-longspear-drawn = A Longspear that comes to you by a dungeon ability may be given at once to a Regular who is already laid out, and he may then use his own ability.
ruling-advance-shard-not-basic = A Shard is not a basic card: once destroyed it is out of the game, and nobody can get another one.

## Advance: heroes

ruling-advance-heroes-present = Only the heroes laid out when the ability is used gain by it; one who is drawn later goes without.
ruling-advance-aird-everyone = You discard a top card like everybody else, and you alone decide which of the discarded cards you profit from, your own included.
ruling-advance-honeytongue-two-cards = The gold and the attack may come from two different cards or twice from the same one.
ruling-advance-seductress-guest = After the battle the guest lies on its owner's discard pile, even if it was destroyed on the way.
ruling-advance-guardian-stays = No ability can take a guardian out of the hall or bring it to another rank.
ruling-advance-darkness-left = The bonus counts only if your light falls short against the monster you fight, so that darkness lowers your total; darkness that your light makes up for is not enough.
ruling-advance-scouted-card = Whether a revealed card goes back on top of the dungeon deck or under it is for you to say, card by card.
ruling-advance-either-visit = Both abilities work in the village as well as in the dungeon, in whichever order you like.
ruling-advance-purifier-again = If a card drawn in this way is a disease too, you may destroy it at once and draw again.
ruling-advance-sternnkin-weaker = Strength counts as it stands in the battle: a dwarf who was weakened gets the bonus against lesser monsters, but drops a weapon that has become too heavy.
ruling-advance-bolter-no-battle = The monster goes to your discard pile without a battle: no battle effect, aftermath, spoils or experience, but its victory points are yours. Nobody has to use this; you may fight as usual.
ruling-advance-whetmage-early = The heroes go up before the battle, at their usual price in experience, and fight in it at their new level.
ruling-advance-polisher-at-once = All the heroes you choose go up together, so none of them can go up twice.

## Advance: spells and items

ruling-advance-bandia-keep-one = At the end of the turn you give back 2 experience but always keep the last one, unless you have already spent it all.
ruling-advance-teleport-last = After this no dungeon ability can be used, a second Mass Teleport included; giving out weapons and trophies go on as usual.
ruling-advance-summons-keep = You need not destroy any Regulars: the spoils are yours to leave.
ruling-advance-summons-fewer = If fewer than three Regulars are left, all of them go; you cannot spare some of them.
ruling-advance-amulet-bought = A purchased Amulet goes to your discard pile like any other card.
ruling-advance-amulet-second = An Amulet brings one purchase more, on top of what an Innkeeper allows; a further Amulet in the same visit does not bring yet another.
ruling-advance-amulet-gone = If it is in your hand when the turn ends it is destroyed, whether you needed it or not.
ruling-advance-amulet-saved = It survives if it left your hand before the end of the turn, onto your discard pile or your deck, and also if it was only turned up and never came to your hand.
ruling-advance-writ-ends-turn = Your turn is over before you can buy or level up, but village abilities of other cards may be used first.
ruling-advance-writ-top-card = You get the card on top whatever its level, even a hero of level 3.
ruling-advance-map-put-back = A guardian, or a card that is not a monster, goes straight back under the dungeon deck.

## Advance: weapons

ruling-advance-weapon-stays = A hero takes up one weapon in a turn, and a weapon that was given to one hero cannot pass to another in that turn.
ruling-advance-sword-alone = Without a hero it gives the party its magic attack and its light; in the hands of a hero its physical attack counts as well.
ruling-advance-hammer-dwarf = A dwarf can carry it with any strength, even 0; all others must be strong enough.
ruling-advance-arbalest-total = Its bearer brings 5 physical attack altogether: his own attack is 0 all the time, bonuses given to him included, and only a bonus on the weapon itself can raise the 5.
ruling-advance-arbalest-first-rank = Against a monster in the first rank it adds nothing, and its bearer's own attack stays 0.
ruling-advance-arbalest-other-weapon = Should its bearer be allowed a second weapon, the attack of that weapon is not lost.
ruling-advance-pike-own-part = A battle effect that hits several heroes still hits the others; only the hero with the Pike is left out.
ruling-advance-flail-total = Altogether it gives magic attack 1 to a Regular and 2, 3 or 4 to a hero of level 1, 2 or 3.

## Advance: villagers

ruling-advance-innkeeper-first = The extra purchase is yours only after you have destroyed a villager or a hero, and you need not make use of it.
ruling-advance-bounty-amulet = If you buy a Filigree Amulet in this way you may buy one more card, again with all your gold.
ruling-advance-smuggler-any-loss = Any player's lost battle will do, your own included.
ruling-advance-smuggler-purse = You show as many cards of your hand as you like and pay with their gold; the Smuggler's own gold is gone, and another Smuggler may count the same cards again.
ruling-advance-trainer-monsters = Only monsters among your own laid-out cards count, not those in the hall.
ruling-advance-trainer-anywhere = This needs no visit to the village, and the hero goes up one level.
