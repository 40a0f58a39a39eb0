### The rules reference of the page, in our own words. Each section is a message: its title, .short for the help beside
### a card, .text for the reference, .heads for the words that begin a rules text on a card. Where the editions differ
### there is one message for each, with the edition at the end of its name. In .text an empty line ends a paragraph,
### a line with • is a point of a list, and [words](section) links to another section.

page-rules-title = Rules
page-rules-of = Rules of { $edition }
page-rules-contents = Contents
page-rules-part = { $part ->
    [game] How to play
   *[keywords] Words on the cards
  }
page-rules-intro = A reference in our own words. If a card disagrees with this page, the card is right.
page-rules-cards = See all cards
page-rules-signs = Signs
page-sign = { $name ->
    [hand] cards in hand
    [deck] cards in the deck
    [discard] cards in the discard pile
    [buys] purchases left
    [destroyed] destroyed cards
    [level] all levels of a stack
    [star] on a figure or text: reconstructed, inferred, or sources disagree
   *[ours] partly reconstructed or disputed
  }

## How it is played

page-rule-goal-classic = The goal
    .short = Have the most victory points when the game ends.
    .text =
        You lead a party of adventurers. You start with a deck of twelve weak cards, buy better ones in the village and defeat monsters in the dungeon.

        Defeated monsters join your deck. They give most of the victory points, some gold, and the XP that levels up your heroes. The Thunderstone is deep in the dungeon; when it reaches rank 1 the game ends, and the player with the most [victory points](scoring) wins.

page-rule-goal-advance = The goal
    .short = Have the most victory points when the game ends.
    .text =
        You lead a party of adventurers. You start with a deck of twelve weak cards, buy better ones in the village and defeat monsters in the dungeon.

        Defeated monsters join your deck. They give most of the victory points, some gold, and the XP that levels up your heroes. The [Thunderstone Bearer](bearer) is deep in the dungeon. When it is defeated or reaches rank 1 the game ends, and the player with the most [victory points](scoring) wins.

page-rule-table-classic = The table
    .short = The dungeon hall with its deck, the village, and each player’s cards.
    .text =
        • The dungeon deck: thirty monsters of three groups (more in a longer game). The Thunderstone is somewhere among the last eleven cards.
        • The hall: three monsters in three ranks. Rank 1 is nearest to the village, rank 3 is next to the deck, where it is darkest.
        • The village: four basic cards, four stacks of heroes with level 1 on top and level 3 at the bottom, and eight stacks of weapons, items, spells and villagers.
        • Yours: a face-down deck, an open discard pile, six cards in your hand, and your XP. You start with six Militia, two Daggers, two Iron Rations and two Torches.

page-rule-table-advance = The table
    .short = The dungeon hall with its deck, the village, and each player’s cards.
    .text =
        • The dungeon deck: monsters of three groups, one of each strength. The [Thunderstone Bearer](bearer) is somewhere among the last eleven cards.
        • The hall: four monsters in four ranks. Rank 1 is nearest to the village, rank 4 is next to the deck, where it is darkest. The learning game has three.
        • The board has two sides. Missing [light](light) costs less on the wilderness side than on the dungeon side.
        • The village: Regulars, Longspears and Torches, four stacks of heroes with level 1 on top and level 3 at the bottom, and eight stacks of weapons, items, spells and villagers.
        • The [curses](curses) and the [familiars](familiars), face down.
        • Yours: a face-down deck, an open discard pile, six cards in your hand, and your XP. You start with six Regulars, two Longspears, two Torches and two Thunderstone Shards. If you play with [avatars](avatars), yours is in front of you.

page-rule-turn-classic = Your turn
    .short = Visit the village, enter the dungeon, or rest; then draw six new cards.
    .text =
        On your turn you do one of three things with the cards in your hand:

        • Visit the [village](village) to buy a card and level up heroes.
        • Enter the [dungeon](dungeon) to fight a monster.
        • [Rest](rest) to destroy a card.

        Then all your cards, used or not, go to your discard pile, you draw six new ones, and the next player has a turn.

page-rule-turn-advance = Your turn
    .short = Visit the village, enter the dungeon, prepare, or rest; then draw six new cards.
    .text =
        On your turn you do one of four things with the cards in your hand:

        • Visit the [village](village) to buy a card and level up heroes.
        • Enter the [dungeon](dungeon) to fight a monster.
        • [Prepare](prepare) to keep good cards for the next turn.
        • [Rest](rest) to destroy a card.

        Then all your cards, used or not, go to your discard pile, you draw six new ones, and the next player has a turn.

page-rule-deck-classic = Deck, discard, destroy
    .short = New cards go to your discard pile; destroyed cards are out of the game.
    .text =
        Every card you buy or win goes to your discard pile. When you must draw and your deck is empty, you shuffle your discard pile; it becomes your new deck.

        A discarded card goes to your discard pile, and you draw it again later. A destroyed card is out of the game. Destroying weak cards makes your deck better, because you draw the good ones more often. Destroyed Diseases return to their supply, and so does XP you spend.

page-rule-deck-advance = Deck, discard, destroy
    .short = New cards go to your discard pile; destroyed cards are out of the game.
    .text =
        Every card you buy or win goes to your discard pile. When you must draw or reveal cards and your deck is empty, you shuffle your discard pile; it becomes your new deck.

        A discarded card goes to your discard pile, and you draw it again later. A destroyed card is out of the game. Destroying weak cards makes your deck better, because you draw the good ones more often. There are two exceptions: destroyed [curses](curses) go back under their pile, and basic cards destroyed from a hand go back to their stack in the village.

        If you use an ability of a card this turn, abilities of other cards cannot destroy it. Its own ability still can, and so can monsters.

page-rule-village = Visiting the village
    .short = In the village you use village abilities, buy a card and level up heroes.
    .heads = village
    .text =
        You reveal your hand. Then, in this order:

        • Use any number of village abilities. They draw cards, give gold or allow more purchases. A card you destroy for its ability no longer gives its own gold.
        • You may buy a card with the [gold](gold) of your cards.
        • You may spend XP to [level up](levelling) heroes in your hand.

page-rule-gold-classic = Gold and prices
    .short = Gold buys cards in the village. Unspent gold is lost.
    .text =
        Add up the gold of all cards in your hand and of village abilities. You may buy one card from the top of any stack you can afford. If you may buy more than one, your gold must cover all prices together. Bought cards go to your discard pile, and unspent gold is lost.

        Gold 0 counts as a gold value where an effect needs a card with gold. A card without the symbol has none.

page-rule-gold-advance = Gold and prices
    .short = Gold buys cards in the village. Unspent gold is lost.
    .text =
        Add up the gold of all cards in your hand and of village abilities. You may buy one card from the top of any stack you can afford. If you may buy more than one, your gold must cover all prices together. Bought cards go to your discard pile, and unspent gold is lost.

        Some heroes have negative gold and lower the sum, though never below zero. Gold 0 counts as a gold value where an effect needs a card with gold. A card without the symbol has none.

page-rule-levelling-classic = Levelling up heroes
    .short = In the village, spend XP to replace a hero with the next level.
    .text =
        After buying, each hero in your hand may level up once. Spend the XP shown on the hero; the old card is destroyed and the next level of the same stack goes to your discard pile. Level 1 becomes level 2, level 2 becomes level 3. You cannot skip a level, and you cannot level up if the stack has no card of the next level.

        A Militia levels up to a level 1 hero of any stack in the village, for 3 XP.

        The old hero’s gold still counts for this turn’s purchase, because you buy first.

page-rule-levelling-advance = Levelling up heroes
    .short = In the village, spend XP to replace a hero with the next level.
    .text =
        After buying, each hero in your hand may level up once. Spend the XP shown on the hero; the old card is destroyed and the next level of the same stack goes to your discard pile. You cannot skip a level, and you cannot level up if the stack has no card of the next level.

        A Regular levels up to a level 1 hero of any stack in the village, for 2 XP.

        Some cards level up heroes at other times, for instance in the dungeon or as spoils. They say where the new card goes.

page-rule-dungeon = Entering the dungeon
    .short = In the dungeon you use dungeon abilities and equip heroes, then fight one monster.
    .heads = dungeon
    .text =
        You reveal your whole hand: it is your party. First, in any order:

        • Use dungeon abilities, each once unless it says [repeat](repeat).
        • [Equip](equip) heroes with weapons.

        Then pick a monster in the hall and [fight it](battle). The verdict under each monster says whether this hand can defeat it, and with which cards. If there is a monster you can fight you must pick one, even if you cannot win.

page-rule-equip-classic = Weapons: strength and weight
    .short = A hero carries one weapon, no heavier than the hero’s strength.
    .text =
        A weapon gives nothing by itself. In the dungeon each hero may carry one weapon whose weight does not exceed the hero’s strength.

        Strength can rise and fall during the turn, by food or by a monster. If a hero becomes too weak for the weapon, you lose everything it gave, including its light.

page-rule-equip-advance = Weapons: strength and weight
    .short = A hero carries one weapon, no heavier than the hero’s strength.
    .text =
        A weapon gives nothing by itself unless it says so. In the dungeon each hero may carry one weapon whose weight does not exceed the hero’s strength. A weapon stays with its hero for the turn.

        Strength can rise and fall during the turn. If a hero becomes too weak for the weapon, it is unequipped and you lose everything it gave, including its light. Strength is never below zero.

page-rule-attack = Attack and magic attack
    .short = Attack and magic attack add up against the monster’s health.
    .text =
        Heroes, carried weapons, spells, items and [trophies](trophies) add attack, magic attack, or both. Their sum is your total.

        The two are counted apart because some cards affect only one: a monster may ignore attack, or take only magic attack. Halves are rounded down. When you lose attack of no named kind, you choose the kind; neither falls below zero.

page-rule-light-classic = Light and darkness
    .short = Each rank needs as much light as its number; each missing light lowers your total by 2.
    .text =
        A monster in rank 1 needs 1 light, in rank 2 it needs 2, in rank 3 it needs 3. Some monsters add a light penalty of their own. All light of your party counts: torches, spells, some heroes, carried weapons.

        Each missing light lowers your total by 2. Extra light gives nothing.

page-rule-light-advance = Light and darkness
    .short = Each rank needs as much light as its number; each missing light lowers your total by 1, or by 2 on the dungeon side.
    .text =
        A monster in rank 1 needs 1 light, in rank 2 it needs 2, and so on. All light of your party counts: torches, spells, some heroes, carried weapons.

        Each missing light lowers your total: by 1 on the wilderness side of the board, by 2 on the dungeon side. Extra light gives nothing. A trophy may have negative light and make the dungeon darker for you.

page-rule-battle-classic = The battle
    .short = You defeat a monster if your total reaches its health. Battle effects happen either way.
    .heads = battle
    .text =
        • Missing light lowers your total.
        • The monster’s battle effects happen, whether you win or lose. Cards they destroy still count until the battle is over.
        • If your total is at least the monster’s health you defeat it: it goes to your discard pile and you gain its [XP](experience). Otherwise it goes under the dungeon deck.
        • After a victory you may use [spoils](spoils). Then the [hall](hall) moves up.

        A hero who cannot attack brings neither attack nor light, but battle effects can still hit that hero. You cannot pick a monster that “cannot be fought” by your party. You may pick one that “cannot be defeated”, to send it under the deck.

page-rule-battle-advance = The battle
    .short = You defeat a monster if your total reaches its health. Battle effects happen either way.
    .heads = battle
    .text =
        • Missing light lowers your total.
        • The monster’s battle effects happen, whether you win or lose. Cards they destroy still count until the battle is over.
        • If your total is at least the monster’s health you defeat it: it goes to your discard pile and you gain its [XP](experience). Otherwise it goes under the dungeon deck.
        • Its [aftermath](aftermath) happens, whether you win or lose.
        • After a victory you may use [spoils](spoils). Then the [hall](hall) moves up.

        You cannot pick a monster that “cannot be fought” by your party. You may pick one that “cannot be defeated”, to send it under the deck. Guardians stay where they are.

page-rule-spoils-classic = Spoils and victory
    .short = Used after a victory, mostly to buy a card at once.
    .heads = spoils, victory
    .text =
        After a victory you may use the spoils of your party and of the monster you defeated. Most let you buy a card of one type at once, with the gold of the cards that survived. Each of several spoils may use all of that gold.

        Heroes who could not attack give no spoils. Victory abilities come last, after the hall is refilled.

page-rule-spoils-advance = Spoils
    .short = Used after a victory, for gold, cards or XP.
    .heads = spoils
    .text =
        After a victory and the [aftermath](aftermath), you may use the spoils of your cards and of the monster you defeated. If they let you buy a card, each purchase may use all the gold of your hand.

        Once per game you may draw a [familiar](familiars) as spoils.

page-rule-experience = XP
    .short = You gain XP for defeating monsters and spend it to level up heroes.
    .text =
        The XP on a monster is what you gain for defeating it. All players can see your XP; you spend it to [level up](levelling) heroes. On a hero the same symbol shows what the next level costs.

        Unspent XP is worth nothing at the end.

page-rule-trophies-classic = Trophies
    .short = What a defeated monster gives while it is in your hand.
    .heads = trophy
    .text =
        Attack, magic attack or light printed on a monster is its trophy. It counts when the defeated monster is in your hand in the dungeon. It needs no hero, and you cannot leave it out. It does nothing while the monster is in the hall.

        Otherwise a defeated monster is a card with gold and victory points. Its battle effects no longer happen.

page-rule-trophies-advance = Trophies
    .short = What a defeated monster gives while it is in your hand.
    .heads = trophy
    .text =
        Attack, magic attack or light printed on a monster is its trophy, and so is a text that begins with that word. It counts when the defeated monster is in your hand, whatever you do on your turn. You cannot leave it out, unless the trophy itself offers a choice. It does nothing while the monster is in the hall.

        Otherwise a defeated monster is a card with gold and victory points. Its battle effects no longer happen.

page-rule-hall-classic = The hall moves up
    .short = When a rank is empty the monsters behind it move up and the deck refills the hall.
    .text =
        As soon as a monster leaves the hall, the monsters behind it move up and a new card from the deck fills rank 3. If a monster with a [breach](breach) comes to rank 1, its breach happens at once. When the deck is empty the last ranks stay empty.

page-rule-hall-advance = The hall moves up
    .short = When a rank is empty the monsters behind it move up and the deck refills the hall.
    .text =
        As soon as a monster leaves the hall, the monsters behind it move up and a new card from the deck fills the last rank. A [raid](raid) happens when its monster enters the hall, a [breach](breach) when its monster comes to rank 1. When the deck is empty the last ranks stay empty.

page-rule-rest = Resting
    .short = You may destroy one card from your hand, and do nothing else.
    .text =
        You may destroy one card from your hand. Rest when your hand can neither buy nor win, to remove your weakest card or one that harms you.

page-rule-prepare = Preparing
    .short = Put cards from your hand on top of your deck, to draw them again.
    .text =
        Put any number of cards from your hand on top of your deck, in any order. You discard the rest, and draw the cards you put back with your new hand. Prepare to save strong cards for one strong turn.

page-rule-ending-classic = The end of the game
    .short = The game ends when the Thunderstone reaches rank 1.
    .heads = reaches rank 1
    .text =
        The Thunderstone moves up the hall like a monster, but you cannot fight it. When it reaches rank 1 the game ends at once.

        If your victory over the monster in rank 1 brought it there, you take the stone and its points, after the spoils of that battle. If anything else brought it there, no player gets it.

page-rule-ending-advance = The end of the game
    .short = The game ends when the Thunderstone Bearer is defeated or reaches rank 1.
    .heads = reaches rank 1
    .text =
        The game ends with the turn in which a player defeats the [Thunderstone Bearer](bearer), or as soon as the bearer is in rank 1 of the refilled hall: it escapes, and no player gets it.

        The learning game has no bearer and ends when the last monster is defeated.

page-rule-scoring-classic = Scoring
    .short = Victory points on all your cards count: hand, deck and discard pile.
    .text =
        Add up the victory points on all your cards: hand, deck and discard pile. The player with the most points wins. In a tie the player with the Thunderstone wins; otherwise the tied players share the victory.

page-rule-scoring-advance = Scoring
    .short = Victory points on all your cards count: hand, deck and discard pile. Some are negative.
    .text =
        Add up the victory points on all your cards: hand, deck and discard pile, negative ones too. The player with the most points wins. In a tie the player who defeated the bearer wins; otherwise the tied players share the victory.

## Words on the cards

page-rule-abilities = Using abilities
    .short = The word before the colon says when you may use an ability.
    .text =
        The word before the colon says when. You may use village and dungeon abilities in that part of your turn, in any order, each once per turn. The words before “to” are the cost: for “Destroy a food to …” you need a food.

        Text without such a word always applies. Effects of monsters, such as battle and breach, happen automatically.

page-rule-repeat = Repeat
    .short = You may use it several times per turn, paying its cost each time.
    .heads = repeat
    .text = You may use an ability with this word as often as you can pay for it, until you pick a monster or leave the village.

page-rule-traits = What always applies
    .short = A text without a word and colon at the start always applies.
    .text =
        • Halved: your total is halved after missing light is subtracted. If one kind of attack is named, only that kind is halved. Halves are rounded down.
        • Counts as 0, does not count: that kind of attack or those cards add no attack. Their light and other effects still count.
        • Cannot be defeated unless: without it you may still fight the monster, to send it under the deck.
        • Cannot be fought unless: without it you cannot pick the monster.
        • Doubled: after all bonuses and penalties, before missing light is subtracted.

page-rule-breach-classic = Breach
    .short = Happens when the monster comes to rank 1.
    .heads = breach
    .text = When a monster with a breach comes to rank 1 the effect happens at once, once for each stay in the hall. A monster in rank 1 at set-up does not breach.

page-rule-breach-advance = Breach
    .short = Happens each time the monster comes to rank 1.
    .heads = breach
    .text = When a monster with a breach comes to rank 1 the effect happens at once, but not again while it stays there. A monster in rank 1 at set-up does not breach.

page-rule-raid = Raid
    .short = Happens when the monster enters the hall.
    .heads = raid
    .text = When a monster with a raid enters the hall from the deck the effect happens at once, to the player whose turn it is. Raids do not happen during set-up.

page-rule-aftermath = Aftermath
    .short = Happens at the end of a battle with this monster, won or lost.
    .heads = aftermath
    .text = After the battle the monster’s aftermath happens, whether you won or lost, before any [spoils](spoils).

page-rule-global = Global
    .short = Affects all players while the monster is in the hall.
    .heads = global
    .text = A monster with a global effect affects all players while it is in the hall, in every battle and outside of them. Several global effects add up.

page-rule-defeated = Defeated
    .short = Happens when the monster is defeated, before it goes to a discard pile.
    .heads = defeated
    .text = This happens at the moment of victory. It often decides whose discard pile the monster goes to.

page-rule-reaction = Reaction
    .short = You may use it when something happens, even on another player’s turn.
    .heads = reaction
    .text = The table asks you when you may react. You may use each such card once per turn, or decline. You can also skip all reactions until your next turn.

page-rule-basic-classic = Basic and village cards
    .short = Every card sold in the village is a village card, including heroes and basic cards.
    .text = Militia, Dagger, Iron Rations and Torch are the basic cards: they are in every game. Basic cards and heroes count as village cards.

page-rule-basic-advance = Basic and village cards
    .short = Weapons, items, spells and villagers are village cards; heroes are not.
    .text = Regular, Longspear and Torch are the basic cards: they are in every game, three of each for every player. Destroyed from a hand they go back to their stack. Weapons, items, spells and villagers are village cards; heroes are not.

page-rule-heroes-classic = Heroes and their classes
    .short = Fighter, thief, cleric, wizard, archer: other cards refer to them.
    .text = Heroes carry weapons and bring attack. Their classes do nothing by themselves; other cards refer to them, for instance a monster that destroys a fighter. A hero may have two classes. Each stack has three levels; see [levelling up](levelling).

page-rule-heroes-advance = Heroes: classes and races
    .short = Fighter, thief, cleric, wizard, ranger; human, elf, dwarf: other cards refer to them.
    .text = Heroes carry weapons and bring attack. Their classes and races do nothing by themselves; other cards refer to them, for instance a monster that ignores wizards. A hero may have two classes. Each stack has three levels; see [levelling up](levelling).

page-rule-militia = Militia
    .short = A level 0 hero. Militia count as heroes.
    .text = You start with six of them. They are heroes, so they carry weapons, and effects on heroes hit them. For 3 XP a Militia levels up to any level 1 hero. Most players destroy their Militia over time.

page-rule-weapons = Kinds of weapons
    .short = Edged, blunt, bow, polearm: heroes and monsters refer to them.
    .text = A weapon counts only while [a hero carries it](equip). Its kind does nothing by itself: some heroes fight better with one kind, and some monsters ignore one.

page-rule-items-classic = Items and food
    .short = Items work without a hero. Some heroes eat food for more attack.
    .text = Items give their light and effects from your hand. Food has an effect of its own, or a hero may destroy it for more attack, but not both with the same card. “Magic” on an item matters only to cards that name it.

page-rule-items-advance = Items
    .short = Items work without a hero.
    .text = Items give their light and effects from your hand. “Magic” on an item or weapon matters only to cards that name it.

page-rule-spells = Spells
    .short = Spells work without a hero, and are not used up.
    .text = A spell gives its attack, light or effect from your hand and then goes to your discard pile; it is not used up. Other words on it, such as support or attack, matter only to cards that name them.

page-rule-villagers = Villagers
    .short = They help in the village: cards, gold, purchases.
    .text = You use most villagers in the [village](village). You may destroy some of them for a last effect. A mercenary is a villager who also helps in the dungeon.

page-rule-monsters = Monsters and their groups
    .short = A monster’s group matters only to cards that name it.
    .text = Each dungeon deck consists of a few monster groups. Words such as undead, dragon or humanoid do nothing by themselves; a weapon may be better against one of them, or a monster may count others of its group. An ambusher in the hall makes some other monsters stronger.

page-rule-horde = The horde
    .short = A horde grows: each monster of it that appears is stronger than the last.
    .text = The horde has its own pile, the weakest monster on top. The dungeon deck holds placeholders. When a placeholder would enter the hall, it is destroyed and the top card of the pile enters instead.

page-rule-bearer = Thunderstone Bearer and guardians
    .short = The last enemy. It leaves the hall only when defeated.
    .text =
        No effect takes a guardian out of the hall or moves it to another rank, and it does not go under the deck when you lose against it. It moves up only when the hall closes a gap.

        The bearer is a guardian. While another guardian is in the hall you may fight the bearer but cannot defeat it. See [the end of the game](ending).

page-rule-thunderstone-classic = The Thunderstone
    .short = It ends the game when it reaches rank 1, and gives points to the player who wins it.
    .text = It is in the hall like a monster, but you cannot fight it. You win it by defeating the monster in rank 1 so that the stone moves into its place. See [the end of the game](ending).

page-rule-thunderstone-advance = Thunderstone Shards
    .short = An item every player starts with; it strengthens a hero or gives XP.
    .text = The shards are items of your starting deck, worth 1 victory point each. The [bearer](bearer) has the stone itself.

page-rule-disease = Disease
    .short = It lowers your attack or magic attack by 1 in the dungeon, and clogs your hand.
    .text = Each Disease in your hand lowers your attack or magic attack by 1. You choose which after you pick the monster; it must be at least 1. Destroy a Disease by resting or with a cleric. It has no type; when destroyed it goes back to its supply, which never runs out.

page-rule-curses = Curses
    .short = They lower your attack or magic attack by 1 in the dungeon; each says how to remove it.
    .text = A curse lowers your attack or magic attack by 1, as you choose. Curses count as diseases. Each curse says how you can destroy it, often at a cost. Monster effects do not touch curses unless they name them. A destroyed curse goes back under the pile; when the pile is empty, players gain none.

page-rule-familiars = Familiars
    .short = A companion you draw once per game after a victory. It needs XP but does not spend it.
    .text =
        Once per game you may draw a familiar as spoils of a victory; Familiar’s Call is a token of ours that reminds you. It stays in front of you and is not part of your hand.

        It has three abilities: the first needs no XP, the second needs 3 XP, the third needs 6. You may use several per turn. After a turn in which you use it, it goes to your discard pile; when you draw it again, you put it in front of you again.

        The abilities of familiars are [reconstructed](reconstructed).

page-rule-avatars = Avatars
    .short = Your own character: always in front of you, usable every turn, levels up once.
    .text = If you play with avatars, each player chooses one in secret at the start. It stays in front of you, and you may use its abilities on every turn. Once per game, in the village or the dungeon, you may spend XP to turn it to its second level. Their texts are [reconstructed](reconstructed).

page-rule-reconstructed = Reconstructed parts
    .short = A quill on a card marks figures or text that we made up, because no source gives them.
    .text = We know the cards from public tables and from the rulebook. If no source gives a figure or a text, it is ours, and the card shows a quill. The large view says which part it is. If you own the printed card, trust that one.
