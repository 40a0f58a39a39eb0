### Rulings of the Advance cards: a sentence or two each, shown beside the card.

## Advance: gold, cards and stacks

ruling-advance-basic-returns = A basic card destroyed from a hand goes back face up on its stack in the village; one destroyed in the village itself is out of the game.
ruling-advance-gold-zero = Gold 0 counts as a printed gold value wherever a card with gold is needed; a card without the symbol does not.
ruling-advance-negative-gold = This card has negative gold: it lowers your gold when you buy, though never below 0.
ruling-advance-destroyed-gold = The card you destroy no longer adds its printed gold this turn.
ruling-advance-used-not-destroyed = Once you use a card this turn, no village or dungeon ability can destroy it, neither as a cost nor as an effect, unless its own text says so. Monsters still can.
ruling-advance-village-stacks = This buys the top card of a village stack, never of a hero stack; basic cards are village cards, and so is a Regular.
ruling-advance-spoils-gold = After a victory all gold of your cards counts for this purchase, and in full again for any other purchase among the spoils.

## Advance: basic cards

ruling-advance-regular-hero = A Regular is a level 0 hero, so effects on heroes or low levels include Regulars.
ruling-advance-regular-polearm = A Regular draws only while he carries a polearm; the Longspear and the Pike are polearms.
ruling-advance-regular-level-up = For 2 XP a Regular levels up to a level 1 hero of any hero stack that still has one.
ruling-advance-longspear-drawn = You may equip a Longspear drawn by a dungeon ability to a Regular at once, and he may then use his own ability.
ruling-advance-shard-not-basic = A Shard is not a basic card: once destroyed it is out of the game, and players cannot get another.

## Advance: heroes

ruling-advance-heroes-present = Only heroes in play when you use the ability get the bonus; a hero you draw later does not.
ruling-advance-aird-everyone = You discard a top card too, and you alone decide which of the discarded cards you benefit from, your own included.
ruling-advance-honeytongue-two-cards = The gold and the attack may come from two different cards or twice from the same one.
ruling-advance-seductress-guest = After the battle the guest goes to its owner’s discard pile, even if it was destroyed.
ruling-advance-guardian-stays = No ability can take a guardian out of the hall or move it to another rank.
ruling-advance-darkness-left = The bonus counts only if you are short of light against the monster you fight, so that missing light lowers your total.
ruling-advance-scouted-card = You decide for each revealed card whether it goes back on top of the dungeon deck or under it.
ruling-advance-either-visit = Both abilities work in the village and in the dungeon, in any order.
ruling-advance-purifier-again = If a card you draw this way is a disease too, you may destroy it at once and draw again.
ruling-advance-sternnkin-weaker = Strength counts as it is in the battle: a weakened dwarf gets the bonus against lesser monsters, but drops a weapon that is now too heavy.
ruling-advance-bolter-no-battle = The monster goes to your discard pile without a battle: no battle effect, aftermath, spoils or XP, but you get its victory points. You need not use this; you may fight as usual.
ruling-advance-whetmage-early = The heroes level up before the battle, at their usual XP cost, and fight at their new level.
ruling-advance-polisher-at-once = All the heroes you choose level up together, so none of them can level up twice.

## Advance: spells and items

ruling-advance-bandia-keep-one = At the end of the turn you give back 2 XP but always keep the last one, unless you have already spent it all.
ruling-advance-teleport-last = After this you cannot use dungeon abilities, not even a second Mass Teleport; you can still equip weapons, and trophies still count.
ruling-advance-summons-keep = You need not destroy any Regulars: using these spoils is optional.
ruling-advance-summons-fewer = If fewer than three Regulars are left, all of them are destroyed; you cannot spare some.
ruling-advance-amulet-bought = An Amulet you buy goes to your discard pile like any other card.
ruling-advance-amulet-second = An Amulet gives one more purchase, on top of what an Innkeeper allows; a further Amulet in the same visit does not give another.
ruling-advance-amulet-gone = If it is in your hand when the turn ends it is destroyed, whether you needed it or not.
ruling-advance-amulet-saved = It survives if it leaves your hand before the end of the turn, to your discard pile or your deck, and also if it was only revealed and never in your hand.
ruling-advance-writ-ends-turn = Your turn ends before you can buy or level up, but you may use village abilities of other cards first.
ruling-advance-writ-top-card = You get the top card whatever its level, even a level 3 hero.
ruling-advance-map-put-back = A guardian, or a card that is not a monster, goes straight back under the dungeon deck.

## Advance: weapons

ruling-advance-weapon-stays = A hero can be equipped with one weapon per turn, and a weapon equipped to one hero cannot pass to another that turn.
ruling-advance-sword-alone = Without a hero it gives the party its magic attack and its light; carried by a hero it gives its attack as well.
ruling-advance-hammer-dwarf = A dwarf can carry it with any strength, even 0; other heroes must be strong enough.
ruling-advance-arbalest-total = The hero who carries it brings 5 attack in total: his own attack stays 0, bonuses given to him included, and only a bonus on the weapon itself can raise the 5.
ruling-advance-arbalest-first-rank = Against a monster in rank 1 it adds nothing, and the hero’s own attack stays 0.
ruling-advance-arbalest-other-weapon = If the hero may carry a second weapon, the attack of that weapon still counts.
ruling-advance-pike-own-part = A battle effect that hits several heroes still hits the others; only the hero with the Pike is spared.
ruling-advance-flail-total = In total it gives magic attack 1 to a Regular and 2, 3 or 4 to a hero of level 1, 2 or 3.

## Advance: villagers

ruling-advance-innkeeper-first = You get the extra purchase only after you destroy a villager or a hero, and you need not use it.
ruling-advance-bounty-amulet = If you buy a Filigree Amulet this way you may buy one more card, again with all your gold.
ruling-advance-smuggler-any-loss = Any player’s lost battle counts, your own included.
ruling-advance-smuggler-purse = You show any number of cards from your hand and pay with their gold; the Smuggler’s own gold does not count, and another Smuggler may count the same cards again.
ruling-advance-trainer-monsters = Only monsters among your own cards count, not those in the hall.
ruling-advance-trainer-anywhere = You need not visit the village for this, and the hero levels up once.
