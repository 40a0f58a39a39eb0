### The rules reference of the page for Quest; see page-rules.ftl for the form.

## How it is played

page-rule-goal-quest = The goal
    .short = Have the most victory points when everybody has had a last turn with the guardian in the dungeon.
    .text =
        You lead a champion and a band of adventurers. You begin with a deck of twelve weak cards, buy better ones in the village and beat monsters in the rooms of the dungeon.

        Beaten monsters are gone. They bring [experience](experience), which makes your heroes better or is kept as points, and sometimes [treasure](treasure). Guardian keys turn up among them. When enough [keys](keys) are found the [guardian](guardian) comes, everybody has one more turn, and the most [victory points](scoring) win.

page-rule-table-quest = What lies on the table
    .short = Seven rooms with their monsters, three monster decks, the village, and what belongs to each player.
    .text =
        • The dungeon: the Wilderness at the entrance and two rooms each of level 1, 2 and 3. In every room lies a monster of its level; in the Wilderness it is the Giant Rat.
        • The monster decks: one for each level, eight monsters that are left of ten, with one key in the first, two in the second and three in the third.
        • The village: four stacks of heroes with level 1 on top and level 3 at the bottom, one for each class, and eight stacks of items, spells and weapons in the market. The first game has four.
        • The tokens: [gear](gear) in three kinds, and [wounds](wounds). The treasure deck lies face down. The guardian waits and can be looked at.
        • Yours: a face-down deck, an open discard pile, six cards in your hand, your tokens, your experience, and your champion. You begin with six Adventurers, two Lanterns, two Thunderstone Shards and two Daggers.

        Who begins is drawn by lot. The second player has one Iron Rations token, the third two, the fourth three.

page-rule-turn-quest = Your turn
    .short = Place your champion in the village or take it into the dungeon; then draw cards for your hit points.
    .text =
        First you decide where your champion goes:

        • To one of the four [places of the village](places), to buy a card, heal a wound and level up a hero.
        • Into the [dungeon](dungeon), to fight a monster. If the champion is in the dungeon already it stays in its room, otherwise it begins in the Wilderness.

        To be placed is no movement, so nothing takes notice of it. Your hand is then laid open, and cards that you draw later in the turn are laid beside it.

        At the end your [hit points](wounds) are counted. Then all your cards, used or not, go to your discard pile, tokens stay, and you draw as many cards as you have hit points. Gold left over is lost, and whatever held for the turn is over. The next player follows.

page-rule-deck-quest = Deck, discard, destroy
    .short = New cards go to your discard pile; destroyed cards are out of the game, destroyed tokens go back.
    .text =
        Every card that you buy or find goes to your discard pile. When you need a card and your deck is empty, the discard pile is shuffled and becomes your deck. Not before.

        To discard a card is to put it on your discard pile: it comes back. To destroy a card is to take it out of the game for good. Tokens and Festering Wounds that are destroyed go back to where they came from.

        What a card does lasts as long as it lies before you. When it is discarded or destroyed during your turn, its figures and what it added are gone at once. Cards that it let you draw stay.

        “Your cards” are the cards laid open this turn and your tokens, never those in your deck or discard pile.

page-rule-village-quest = Visiting the village
    .short = In the village you use abilities, buy a card, heal a wound and level up a hero, in this order.
    .heads = village
    .text =
        Your hand is laid open. Then, in this order, and each only if you wish:

        • Use village abilities and [gear](gear), as many as you like.
        • Buy one card from the village with your [gold](gold). After that comes what the Bazaar or the Shop offers, if your champion is there.
        • Heal one [wound](wounds); two at the Temple.
        • [Level up](levelling) one hero; two in the Guilds’ Quarter, none at the Temple.

        You need not be at a certain place to buy a hero or a market card, to heal or to level up. The place only adds something.

page-rule-places-quest = The four places
    .short = Temple, Bazaar, Shop, Guilds’ Quarter: each adds something to a visit to the village.
    .text =
        • Temple: before your hand is laid open, put one card or more from it on top of your deck. You may heal two wounds instead of one. You may not level up, and no card leads you into the dungeon this turn.
        • Bazaar: after buying a card you may also buy one [gear](gear) token. A Potion that you buy here may be drunk at once.
        • Shop of Arcane Wonders: after buying a card you may also buy the top card of the [treasure](treasure) deck for 10 gold.
        • Guilds’ Quarter: you may level up two different heroes and pay for both.

        Any number of champions may stand at the same place. [Epic games](epic) have a fifth one, the marketplace.

page-rule-gold-quest = Gold and prices
    .short = Gold pays for cards, gear and treasure. What you do not spend is lost.
    .text =
        The gold of all your cards counts together with what abilities and Iron Rations bring, also that of a weapon that nobody carries. You buy from the top of a stack, so a hero of level 2 is for sale only when no level 1 is left above it. An empty stack stays empty.

        One purse pays for everything in the turn: what a card costs is no longer there for gear or treasure. Bought cards go to your discard pile, tokens before you.

page-rule-gear-quest = Gear
    .short = Tokens that are kept from turn to turn and used once.
    .text =
        Gear is not discarded at the end of your turn. You use a token by destroying it, and it goes back to the Bazaar, where all three are sold:

        • Iron Rations, 2 gold: in the village, in the dungeon or as [spoils](spoils), for 1 gold or for skill +2 of a hero in this turn.
        • Lantern, 3 gold: in the dungeon, for 1 more light in this turn.
        • Potion, 4 gold: in the village or in the dungeon, to heal a [wound](wounds).

        Monsters and rooms give gear too. A Potion from such a reward waits for your next abilities; only a bought one may be drunk at once. If all tokens of a kind are taken there are no more.

page-rule-levelling-quest = Levelling up heroes
    .short = In the village, experience turns a hero into the next level: level 0 for 2, level 1 for 3, level 2 for 4.
    .text =
        A hero costs 2 experience more than the level he has. The old card is destroyed and the next level of the same stack goes to your discard pile, so nobody rises twice in a turn. If the stack has no card of the next level it cannot be done.

        An Adventurer has level 0 and becomes a hero of level 1 of any stack in the village.

        You may level up one hero in a visit, in the Guilds’ Quarter two. Some cards level up heroes besides, for instance the spoils of the Giant Rat, which cost nothing.

page-rule-dungeon-quest = Entering the dungeon
    .short = In the dungeon you use abilities and gear and give out weapons, then walk, then fight where you stop.
    .heads = dungeon
    .text =
        Your hand is laid open. First you prepare, in any order:

        • Use dungeon abilities, each once.
        • Give [weapons](equip) to heroes.
        • Use [gear](gear).

        Then your light is counted and you may [walk](light) to another room. You fight the monster in the room where you stop, also if you did not move. The forecast at each room says what it would take and what would come of it.

page-rule-equip-quest = Weapons and skill
    .short = A hero carries as many weapons as his skill allows.
    .text =
        A weapon has to be carried by a hero before it gives anything but its gold: attack, light and abilities count only then. In the dungeon a hero may carry any number of weapons, as long as the skill that they need together is not above his own.

        A weapon stays with its hero for the turn. If a hero’s skill falls too low during the turn you take weapons from him until it is enough; they lie before you and nobody else may carry them this turn.

        What a weapon or an item adds to a hero counts as the hero’s own: a hero with a weapon that gives magic attack is a hero with magic attack. Without a hero it is lost.

page-rule-attack-quest = Attack and magic attack
    .short = Attack and magic attack count together against the monster’s health.
    .text =
        Heroes, carried weapons, spells and some items bring attack, magic attack, or both. The two are counted apart, because [armor](armor) lowers one and magic resistance the other. What is left of both is your total.

page-rule-light-quest = Light and walking
    .short = Each room that you enter takes the light it needs. What is left takes you further.
    .text =
        When you have prepared, all light of your cards and gear is counted. Your walk has that much, whatever becomes of the cards that brought it. A card, room or monster that looks at your light counts all the light you bring at that moment, also what you spent on the way.

        Your champion walks from room to room, to a room beside, above or below, never across a corner. The Wilderness touches both rooms of level 1. Each room that you enter takes the light it needs, also if you only pass: a room that needs 1 and one behind it that needs 2 take 3 together. You may stop in any room, or not walk at all.

        In a battle light does nothing, unless a card says so. To leave the dungeon for the village takes no light and is no movement.

page-rule-rooms-quest = Rooms
    .short = A room changes the fight in it. What stands on it as a number is added to its monster.
    .heads = this room
    .text =
        The sign of the moon says how much light a room needs. Health, armor, magic resistance and wounds of a room are added to its monster, also to one that has none of its own. Experience and other rewards of the room come on top of those of the monster when you beat it.

        • Text without a word at the beginning holds while you fight in the room.
        • Next to this room: you may use it on your way, while your champion stands beside the room.
        • Spoils of a room are offered to you after a victory there.
        • Before this room is refilled: it happens when its monster is gone, before the next one comes.

        In a room whose monsters lie face down nobody knows what is there, so there is no forecast. The card is turned up before you fight.

        Only the room in which you fight matters, rooms with an [alert](alert), and those that you may use from next door. The Wilderness is a room like the others.

page-rule-alert-quest = Alert
    .short = It can harm you on your way, also if you do not stop there.
    .heads = you move
    .text =
        Rooms and monsters with this word take notice of a champion that walks:

        • Into the room: whenever a champion enters it from another room.
        • From the room: whenever a champion leaves it for another room.
        • Through the room: when a champion enters and leaves it in the same turn.

        It happens at once, before you go on. Some end your walk: your champion then moves no further this turn and fights where it stands. All other rooms and monsters on your way can be ignored.

        To be placed somewhere is not to move, so an alert takes no notice of it.

page-rule-battle-quest = The battle
    .short = Reach the monster’s health with your total and it is beaten. Wounds come either way.
    .heads = battle
    .text =
        • What the monster and the room do before battle happens.
        • [Armor](armor) and magic resistance lower your attack.
        • If your total is at least the monster’s health, with that of the room, the monster is beaten.
        • Won or lost, you take the [wounds](wounds) of monster and room, and what they do after battle happens.
        • If you have won you take the [rewards](rewards), the monster is destroyed, and a new one comes from the deck of the room’s level. If that deck is empty it comes from the next higher one.
        • Then you may use [spoils](spoils).

        If you have lost, nothing else happens: the monster stays, and so does your champion.

page-rule-armor-quest = Armor and magic resistance
    .short = Armor is taken from your attack, magic resistance from your magic attack.
    .text =
        The armor of monster and room is taken from your attack, the magic resistance of both from your magic attack. Neither falls below zero.

        They count before anything else looks at your attack. Where a monster requires magic attack, at least 1 must be left, and the guardian pays for what is left.

page-rule-wounds-quest = Wounds and hit points
    .short = Wound tokens lower your hit points, and you draw as many cards as you have hit points.
    .text =
        You have 6 hit points. At the end of your turn you draw that many cards. Every second wound token takes one: with 2 or 3 wounds you have 5, with 4 or 5 you have 4, with 6 or 7 you have 3, with 8 or more 2. Some cards add hit points for a turn; they are counted before your cards are discarded, so you draw more.

        A Festering Wound is a card. It goes to your discard pile, does not lower your hit points, and does harm when it is in your hand.

        To heal is to destroy a wound: a token, or a Festering Wound that lies open before you. You may heal one in each visit to the village, two at the Temple, and with Potions and some cards besides. If no wound tokens are left, nobody takes any.

page-rule-rewards-quest = Rewards
    .short = What you get for beating a monster, besides experience: treasure, gear and more.
    .heads = reward
    .text =
        When a monster is beaten you take the [experience](experience) of monster and room together, and then what both give as a reward: cards of the [treasure](treasure) deck go to your discard pile, [gear](gear) lies before you. You cannot refuse it. After a lost battle there is nothing.

page-rule-experience-quest = Experience
    .short = It pays for levelling up, and what is left counts as victory points.
    .text =
        The number on a monster or a room is the experience you take for winning there. It lies beside your deck, is open to all, and is spent to [level up](levelling) heroes. On a hero the same sign shows what the next level costs.

        What you have at the end is worth one victory point each. So a level has to pay for itself, and late in the game it may not.

page-rule-side-quests-quest = Side quests, guilds and legendary cards
    .short = In the full game everybody has a secret goal and an open sponsor.
    .heads = end of the game
    .text =
        The full game is a choice when a table is made. Before the first turn everybody gets three side quests that nobody else sees, keeps one and puts the others back. Then everybody chooses a guild; the choices are shown together. The guild lies open and its bonus counts all game.

        A side quest is a deed or a goal. A deed can be shown when its time has come: the card goes to the table, and you take one of the legendary cards it names. A goal counts [victory points](scoring) at the end of the game if you have reached it. Until then nobody learns which one you kept: you are asked at such moments whether you have something to show or not.

        Legendary cards come in no other way. They are strong, and each has a price.

page-rule-treasure-quest = Treasure
    .short = Good cards from a face-down deck; a cache is used up at once.
    .heads = you gain this
    .text =
        Some monsters and rooms give treasure, and the Shop sells it for 10 gold. You take the top card of the deck and it goes to your discard pile, like any other: a weapon is a weapon, an item an item, a hero a hero. A hero from the treasure deck has no stack and cannot be levelled up.

        A cache has an effect at once and is then destroyed. It never comes into your deck.

page-rule-spoils-quest = Spoils
    .short = Used after a won battle, for cards, experience, healing or gear.
    .heads = spoils
    .text =
        After a victory, when the rewards are taken and the room has a new monster, you may use the spoils of your cards, of your gear, of the room and of the monster you have beaten, each once.

page-rule-keys-quest = Guardian keys
    .short = They turn up in the monster decks; the fourth brings the guardian.
    .text =
        When a room is filled and a key is turned up, it is found: it is laid aside and the next card of the deck comes. In one turn only one key is found. Others that turn up are shuffled back into their decks when all rooms have a monster.

        When four keys are found the [guardian](guardian) comes at the end of that turn. With fewer or more, which you can choose for a table, the game is shorter or longer.

        A card that lies face down in a room is turned up before you fight there. If it is a key it is found, and you fight the monster that comes in its place.

page-rule-guardian-quest = The guardian
    .short = It comes at the end, may be beaten by everybody, and pays for the attack you bring.
    .text =
        At the end of the turn in which the last key was found the guardian takes the place of the Giant Rat in the Wilderness. Everybody draws six more cards and discards four. Then everybody has one more turn, also whoever found the key.

        In that turn you may fight the guardian or do something else. It is a monster like the others, with two differences. Beaten, it stays and awaits the next player; nothing removes it. And it gives experience for half of your total, rounded up, after armor and magic resistance; its health is not taken off. What else it gives as a reward is yours too.

        Guardians have level 4, 5 or 6.

page-rule-ending-quest = The end of the game
    .short = After the guardian has come everybody has one more turn.
    .text = When the keys are found and the [guardian](guardian) has come, the players take one more turn each, in the usual order. Then the game is over.

page-rule-scoring-quest = Scoring
    .short = Victory points on all your cards, and one for each experience.
    .text =
        Count the points on all your cards: hand, deck and discard pile. Add one for each experience you have. Most points win.

        Between equals whoever has more wounds wins, tokens and cards together; then whoever has more treasure cards. If that is equal too they share the victory.

page-rule-setups-quest = Set-ups
    .short = First game, one of five quests, random cards, or your own choice.
    .text =
        • First game: four heroes, Goblin Grunts, Hobgoblin Brutes and the Goblin King’s Guard, half a market, and the weakest guardian.
        • Five quests: A Mirror in the Dark, Total Eclipse of the Sun, Risen from the Mire, At the Foundations of the World, and Ripples in Time. Each has monsters, rooms, heroes, market cards and a guardian of its own. We do not know which cards the quests’ own book asks for, so these choices are ours. Ripples in Time has only three rooms; its set-up borrows three of A Mirror in the Dark.
        • Random, from all five quests or those you choose: a monster group and two rooms of each level, a guardian in one of three versions, a hero for each class, and eight market cards, two or three each of items, spells and weapons. The market has what the heroes need, and an answer to the monsters where one is known. You can name cards that must be in or stay out, and re-roll a single pile.
        • Your own choice, by the same rules: three monster groups, one of each level; six rooms, two of each level; one guardian; four heroes who fill the places of cleric, fighter, rogue and wizard (a hero with two classes takes either place); eight market cards, at most three of a kind.

        The treasure deck has the basic treasures and those of every quest in the game. Ripples in Time needs a second quest, because a dungeon has six rooms.

        Two to four can play. Four keys are usual. Side quests, guild sponsorships and legendary cards belong to the [full game](side-quests), [Epic games](epic) use every card at once, and several games in a row make a [campaign](campaign).

page-rule-epic-quest = Epic games
    .short = One copy of every card you own: a market that never stays the same.
    .text =
        Epic is a way to play that you choose when a table is made. It includes the [full game](side-quests). You choose the quests; one copy of each of their items, spells, weapons and monsters plays.

        • Dungeon: ten random monsters of each level, no two alike. The others stay in the box, and nobody knows which. [Keys](keys) and [guardian](guardian) are as usual.
        • Market: items, spells and weapons have a shuffled deck and two spots each. When a card leaves its spot, the top card of its deck takes its place at once. Once a deck is used up, its spots stay empty.
        • Any spots: two more spots start empty and are not refilled.
        • Marketplace: a fifth [place](places) for your champion. Going there, you first turn up the top card of a deck of your choice in an empty Any spot; if both are taken, you destroy one of those two cards first. After that it is a visit to the [village](village) like any other: buy a card, heal one wound, level up one hero. The marketplace is closed once all three decks are used up.

        The heroes come in one of two ways:

        • Epic: four hero stacks, as in any other game.
        • Epic with all heroes: one copy of each hero of level 1 lies in the stack of his class, and only the top one can be bought or become the next level of an Adventurer. A hero with two classes goes to the smaller stack. Levels 2 and 3 come from the box.

page-rule-campaign-quest = Campaigns
    .short = Several games in a row; starting decks grow, and all points count together.
    .text =
        The same players play game after game, as many as they like. After each game its points are added to everybody’s score, and the Guild Recognition follows. The player with the most points when the campaign ends wins it; players with equal points share the victory.

        In the Guild Recognition the players choose in the order in which they finished, the winner first. You may take one Item, Spell or Weapon of the market that is in your deck: no starting card, hero, treasure or legendary card. A card that another player has taken in this phase is gone; if you have no other, you take none. You may also decline.

        From then on one copy of the card is in your starting deck in every later game. It comes on top of the usual cards, also where the market does not sell it. You may take a card again that you have brought along.

        Players who share a place choose in turn order, beginning with the player who had the first turn of the game. After the last game nobody chooses.

        Two options keep later games hard: each game may need one [key](keys) more than the one before, up to six, and the keys may lie deeper in the dungeon.

page-rule-rulings-quest = Our rulings
    .short = What we decided where the rules say nothing.
    .text =
        • A champion does not enter a room twice on one walk; sent elsewhere by an effect, it sets out anew.
        • The hit points for none and for two wounds are known. For other numbers we go on in the same way, and they never fall below 2.
        • The wounds of the battle come before what happens after battle.
        • If several things happen when you walk, those of the room that you leave come first, and those of a room before those of the monster in it.
        • If a room stays empty because no deck has a monster left, whoever stops there has no battle.
        • No source gives the level of the guardian in the first game; we take it for the weakest of the three.

        Rulings on single cards stand in the large view of the card.

## Words on the cards

page-rule-abilities-quest = Using abilities
    .short = The word at the beginning says when an ability may be used.
    .text =
        The word before the colon says when. Village, dungeon and spoils abilities are used in that part of your turn, in any order, each once in a turn; you need not use them. Where two words stand there it is still once in all. What stands before “to” is the price.

        What a monster or a room does before battle, after battle, on your way or as a reward happens by itself. Text without such a word always holds.

page-rule-traits-quest = What always holds
    .short = A text without a word at the beginning holds all the time.
    .text =
        • Counts as 0, does not count: that kind of attack, or the attack of those cards, adds nothing. The rest of the card stays.
        • Cannot be defeated unless: the monster requires this. Without it you may still fight, but you lose.
        • Immune: where the attack of certain weapons, spells or heroes does not count, only what those cards bring themselves is lost. A hero keeps his own attack when his weapon does not count, and the weapon counts when he does not.
        • Highest: if several cards are equal you choose.
        • Half is rounded up.
        • A figure that a card does not have counts as 0 when something looks for it, and becomes what is added to it.
        • Protected: where monsters and rooms cannot discard or destroy a card, you may still choose it for such an effect, and nothing happens. Your own cards and costs can take it, and a hero who levels up is destroyed as always.
        • Cancel: the effect does not happen this turn.
        • Change places: two monsters swap rooms and nothing else happens. The Giant Rat and the guardian stay where they are.

page-rule-dice-quest = Dice
    .short = Six-sided dice that the table rolls; the log says what they showed.
    .heads = dice
    .text =
        Some monsters, rooms and spells roll six-sided dice. What they add is rolled anew each time and is gone when the battle or the turn is over. The forecast shows the lowest and the highest result.

        After a roll of yours, cards that begin with “After dice were rolled” may change it: they roll dice again or turn one to a number you choose. Then the roll counts. A roll cannot be taken back.

page-rule-starters-quest = Starting cards
    .short = The twelve cards you begin with. Most players get rid of them in time.
    .text =
        • Adventurer: a hero of level 0 without class; he can become any hero of level 1.
        • Lantern: light, and a way from the village into the Wilderness. After a visit to the village, but not to the Temple, you may place your champion there and fight; you go no further.
        • Dagger: a small weapon. When you buy a card you may destroy one.
        • Thunderstone Shard: gold, and an ability for village or dungeon.

page-rule-market-quest = Market cards
    .short = Items, spells and weapons that are sold in the village.
    .text = The market is not a place for your champion, except in [Epic games](epic): you may buy from it wherever in the village he stands, one card in a visit. Most of its cards are worth victory points.

page-rule-heroes-quest = Heroes: classes and peoples
    .short = Cleric, fighter, rogue, wizard; human, elf, dwarf, halfling and more: what other cards ask for.
    .text = Heroes carry weapons and bring attack. Fighters have the most skill, rogues bring light and gold, wizards make spells stronger, clerics heal. Classes and peoples do nothing by themselves; other cards look at them. A hero may have two classes and counts as both. Each stack has three levels; see [levelling up](levelling).

page-rule-weapons-quest = Kinds of weapons
    .short = Edged, blunt, bow, dagger: what heroes and monsters look at.
    .text = A weapon has to be [carried by a hero](equip). Its kind does nothing by itself: some heroes fight better with one kind, and some monsters are not hurt by it. A weapon can be of several kinds. A cursed weapon says itself what its curse does.

page-rule-items-quest = Items
    .short = Items work without a hero, but what they add to a hero needs one.
    .text = Items give their gold, light and abilities without a hero. Where an item makes a hero stronger there has to be one. “Magic”, “divine” or “ally” on a card only matters to cards that ask for it.

page-rule-spells-quest = Spells
    .short = Spells work without a hero; many are stronger with a wizard or a cleric.
    .text = A spell gives its attack, light or effect without a hero and then goes to your discard pile; it is not used up. Many look for your highest wizard or cleric. Words such as arcane, divine, elemental or chaos only matter to cards that ask for them.

page-rule-monsters-quest = Monsters and their groups
    .short = Ten monsters of a group make the deck of a level. The group matters only to cards that ask for it.
    .heads = revealed
    .text =
        Each level of the dungeon has one group of monsters. Words such as undead, demon, dragon or plant do nothing by themselves; other cards look at them, also on heroes that have such a word. A monster that you have not come to fight can be ignored, unless it has an [alert](alert).

        Revealed: it happens when the monster is turned up to fill a room, to the player whose turn it is. Monsters that are laid out at the beginning do nothing.

page-rule-rat-quest = The Giant Rat
    .short = It lives in the Wilderness, does no harm and teaches an Adventurer.
    .text = The Giant Rat has level 0 and stays in the Wilderness however often it is beaten, until the [guardian](guardian) takes its place. It is the back of the guardian’s card. It gives no experience and no wounds. Its spoils turn an Adventurer into a hero of level 1 for nothing.

page-rule-reconstructed-quest = Reconstructed parts
    .short = A quill on a card marks what no source gives and we had to make up.
    .text =
        Of Quest little is public: the rules, the rooms, names and classes, some prices, single monsters. Most figures and texts on heroes, market cards, treasure, monsters and guardians are ours, made so that the game is worth playing, and the card carries a quill in its head.

        Where a whole card is ours, the large view says which parts of it are known. On other cards a star marks the part that is ours, inferred or disputed. If you own the printed cards, trust those.
