### The rules reference of the page, in our own words. Each section is a message: its title, .short for the help beside
### a card, .text for the reference, .heads for the words that begin a rules text on a card. Where the editions differ
### there is one message for each, with the edition at the end of its name. In .text an empty line ends a paragraph,
### a line with • is a point of a list, and [words](section) links to another section.

page-rules-title = Rules
page-rules-of = Rules of { $edition }
page-rules-edition = Edition
page-rules-contents = Contents
page-rules-part = { $part ->
    [game] How it is played
   *[keywords] Words on the cards
  }
page-rules-intro = A reference in our own words. What a card says stands above what is written here.
page-rules-cards = See all cards
page-rules-signs = Signs
page-sign = { $name ->
    [hand] cards in hand
    [deck] cards in the deck
    [discard] cards in the discard pile
    [buys] purchases left
    [destroyed] destroyed cards
    [level] all levels of a stack
   *[ours] partly reconstructed or disputed
  }

## How it is played

page-rule-goal-classic = The goal
    .short = Have the most victory points when the game ends.
    .text =
        You lead a band of adventurers. You begin with a deck of twelve weak cards, buy better ones in the village and beat monsters in the dungeon.

        Beaten monsters join your deck. They bring most of the victory points, some gold, and the experience that makes your heroes better. The Thunderstone lies deep in the dungeon; when it reaches the way out the game ends, and the most [victory points](scoring) win.

page-rule-goal-advance = The goal
    .short = Have the most victory points when the game ends.
    .text =
        You lead a band of adventurers. You begin with a deck of twelve weak cards, buy better ones in the village and beat monsters in the dungeon.

        Beaten monsters join your deck. They bring most of the victory points, some gold, and the experience that makes your heroes better. Deep in the dungeon waits the [Thunderstone Bearer](bearer). When it is beaten or reaches the way out the game ends, and the most [victory points](scoring) win.

page-rule-table-classic = What lies on the table
    .short = The dungeon hall with its deck, the village, and what belongs to each player.
    .text =
        • The dungeon deck: thirty monsters of three groups (more in a longer game). The Thunderstone is somewhere among the last eleven cards.
        • The hall: three monsters in three ranks. Rank 1 is at the way out, rank 3 beside the deck, where it is darkest.
        • The village: four basic cards, four stacks of heroes with level 1 on top and level 3 at the bottom, and eight stacks of weapons, items, spells and villagers.
        • Yours: a face-down deck, an open discard pile, six cards in your hand, and your experience. You begin with six Militia, two Daggers, two Iron Rations and two Torches.

page-rule-table-advance = What lies on the table
    .short = The dungeon hall with its deck, the village, and what belongs to each player.
    .text =
        • The dungeon deck: monsters of three groups, one of each strength. The [Thunderstone Bearer](bearer) is somewhere among the last eleven cards.
        • The hall: four monsters in four ranks. Rank 1 is at the way out, rank 4 beside the deck, where it is darkest. The learning game has three.
        • The board has two sides. In the wilderness missing [light](light) costs less than on the dungeon side.
        • The village: Regulars, Longspears and Torches, four stacks of heroes with level 1 on top and level 3 at the bottom, and eight stacks of weapons, items, spells and villagers.
        • The [curses](curses) and the [familiars](familiars), face down.
        • Yours: a face-down deck, an open discard pile, six cards in your hand, and your experience. You begin with six Regulars, two Longspears, two Torches and two Thunderstone Shards. With [avatars](avatars), one of those lies open before you.

page-rule-turn-classic = Your turn
    .short = Visit the village, enter the dungeon, or rest; then draw six new cards.
    .text =
        In your turn you do one of three things with the cards in your hand:

        • Visit the [village](village) to buy a card and level up heroes.
        • Enter the [dungeon](dungeon) to fight a monster.
        • [Rest](rest) to get rid of a card.

        Then all your cards, used or not, go to your discard pile and you draw six new ones. The next player follows.

page-rule-turn-advance = Your turn
    .short = Visit the village, enter the dungeon, prepare, or rest; then draw six new cards.
    .text =
        In your turn you do one of four things with the cards in your hand:

        • Visit the [village](village) to buy a card and level up heroes.
        • Enter the [dungeon](dungeon) to fight a monster.
        • [Prepare](prepare) to keep good cards for the next turn.
        • [Rest](rest) to get rid of a card.

        Then all your cards, used or not, go to your discard pile and you draw six new ones. The next player follows.

page-rule-deck-classic = Deck, discard, destroy
    .short = New cards go to your discard pile; destroyed cards are out of the game.
    .text =
        Every card you buy or win goes to your discard pile. When you have to draw and your deck is empty, the discard pile is shuffled and becomes your deck. Not before.

        To discard a card is to put it on your discard pile: it comes back. To destroy a card is to take it out of the game for good. Destroying weak cards makes your deck better, because the good ones come up more often. Diseases and experience that are given back return to their supply instead.

page-rule-deck-advance = Deck, discard, destroy
    .short = New cards go to your discard pile; destroyed cards are out of the game.
    .text =
        Every card you buy or win goes to your discard pile. When you have to draw or turn up cards and your deck is empty, the discard pile is shuffled and becomes your deck. Not before.

        To discard a card is to put it on your discard pile: it comes back. To destroy a card is to take it out of the game for good. Destroying weak cards makes your deck better, because the good ones come up more often. There are two exceptions: destroyed [curses](curses) go back under their pile, and basic cards destroyed from a hand go back to their stack in the village.

        A card whose ability you have used this turn cannot be destroyed by the ability of another card. Its own ability may still do it, and so may monsters.

page-rule-village = Visiting the village
    .short = In the village you use village abilities, buy a card and level up heroes.
    .heads = village
    .text =
        Your hand is laid open. Then, in this order:

        • Use as many village abilities as you like. They draw cards, bring gold or allow further purchases. A card that is destroyed for its effect no longer brings its own gold.
        • Buy a card, if you wish, with the [gold](gold) of your cards.
        • [Level up](levelling) heroes in your hand, if you wish, with experience.

page-rule-gold-classic = Gold and prices
    .short = Gold pays for cards in the village. What you do not spend is lost.
    .text =
        The gold of all cards in your hand counts together with what village abilities bring. You may buy one card from the top of any stack whose price you can pay. With further purchases the prices count together. Bought cards go to your discard pile, and gold left over is lost.

        Gold 0 is a value too: such a card can be used where a card with gold is asked for. A card without the sign has none.

page-rule-gold-advance = Gold and prices
    .short = Gold pays for cards in the village. What you do not spend is lost.
    .text =
        The gold of all cards in your hand counts together with what village abilities bring. You may buy one card from the top of any stack whose price you can pay. With further purchases the prices count together. Bought cards go to your discard pile, and gold left over is lost.

        Some heroes have gold below zero and take that much away; the whole never falls below zero. Gold 0 is a value too: such a card can be used where a card with gold is asked for. A card without the sign has none.

page-rule-levelling-classic = Levelling up heroes
    .short = In the village, experience turns a hero into the next level.
    .text =
        After buying, each hero in your hand may go up one level. Pay the experience shown on the hero; the old card is destroyed and the next level of the same stack goes to your discard pile. Level 1 becomes level 2, level 2 becomes level 3; no level is skipped, and if the stack has no card of the next level it cannot be done.

        A Militia becomes a level 1 hero of any stack in the village, for 3 experience.

        The old hero’s gold still counts for this turn’s purchase, because you buy first.

page-rule-levelling-advance = Levelling up heroes
    .short = In the village, experience turns a hero into the next level.
    .text =
        After buying, each hero in your hand may go up one level. Pay the experience shown on the hero; the old card is destroyed and the next level of the same stack goes to your discard pile. No level is skipped, and if the stack has no card of the next level it cannot be done.

        A Regular becomes a level 1 hero of any stack in the village, for 2 experience.

        Some cards level up heroes elsewhere, for instance in the dungeon or as spoils. They say where the new card goes.

page-rule-dungeon = Entering the dungeon
    .short = In the dungeon you use dungeon abilities and equip heroes, then fight one monster.
    .heads = dungeon
    .text =
        Your hand is laid open; all of it goes in. First you prepare, in any order:

        • Use dungeon abilities, each once unless it says [repeat](repeat).
        • [Equip](equip) heroes with weapons.

        Then choose a monster in the hall and [fight it](battle). The box under each monster says whether this hand can beat it, and with which cards. If there is a monster that you may fight you must choose one, even if you cannot win.

page-rule-equip-classic = Weapons: strength and weight
    .short = A hero carries one weapon whose weight is not above the hero’s strength.
    .text =
        A weapon gives nothing by itself. In the dungeon each hero may carry one, if its weight is not above the hero’s strength. Each weapon has one bearer.

        Strength can rise and fall during the turn, by food or by a monster. If a hero becomes too weak the weapon falls and all it gave is lost, its light too.

page-rule-equip-advance = Weapons: strength and weight
    .short = A hero carries one weapon whose weight is not above the hero’s strength.
    .text =
        A weapon gives nothing by itself unless it says so. In the dungeon each hero may carry one, if its weight is not above the hero’s strength. A weapon stays with its bearer for the turn.

        Strength can rise and fall during the turn. If a hero becomes too weak the weapon falls and all it gave is lost, its light too. Strength is never below zero.

page-rule-attack = Attack and magic attack
    .short = Attack and magic attack count together against the monster’s health.
    .text =
        Heroes, carried weapons, spells, items and [trophies](trophies) add attack, magic attack, or both. Together they are your total.

        The two are counted apart because some cards look at one only: a monster may ignore magic attack, or be hurt by nothing else. Halves are rounded down. Where something takes attack away without saying which kind, you choose; neither falls below zero.

page-rule-light-classic = Light and darkness
    .short = Each rank asks for as much light as its number; each missing light costs 2 of your total.
    .text =
        A monster in rank 1 asks for 1 light, in rank 2 for 2, in rank 3 for 3. Some monsters add darkness of their own. All light of your party counts: torches, spells, some heroes, weapons that are carried.

        Each light that is missing lowers your total by 2. More light than asked for gives nothing.

page-rule-light-advance = Light and darkness
    .short = Each rank asks for as much light as its number; each missing light costs 1 of your total, on the dungeon side 2.
    .text =
        A monster in rank 1 asks for 1 light, in rank 2 for 2, and so on. All light of your party counts: torches, spells, some heroes, weapons that are carried.

        Each light that is missing lowers your total: by 1 in the wilderness, by 2 on the dungeon side of the board. More light than asked for gives nothing. A trophy may have light below zero and makes the dungeon darker for you.

page-rule-battle-classic = The battle
    .short = Reach the monster’s health with your total and it is yours. Battle effects happen either way.
    .heads = battle
    .text =
        • The light that is missing lowers your total.
        • The monster’s battle effects happen, whether you win or lose. Cards that they destroy still count until the battle is over.
        • If your total is at least the monster’s health you win: it goes to your discard pile and you take its [experience](experience). Otherwise it goes under the dungeon deck.
        • After a victory you may use [spoils](spoils). Then the [hall](hall) moves up.

        A hero who cannot attack brings neither attack nor light, but can still be hit. Where a monster must not be fought without something, it cannot be chosen; where it cannot be defeated, you may fight it to send it away.

page-rule-battle-advance = The battle
    .short = Reach the monster’s health with your total and it is yours. Battle effects happen either way.
    .heads = battle
    .text =
        • The light that is missing lowers your total.
        • The monster’s battle effects happen, whether you win or lose. Cards that they destroy still count until the battle is over.
        • If your total is at least the monster’s health you win: it goes to your discard pile and you take its [experience](experience). Otherwise it goes under the dungeon deck.
        • Its [aftermath](aftermath) happens, whether you win or lose.
        • After a victory you may use [spoils](spoils). Then the [hall](hall) moves up.

        Where a monster must not be fought without something, it cannot be chosen; where it cannot be defeated, you may fight it to send it away. Guardians stay where they are.

page-rule-spoils-classic = Spoils and victory
    .short = Used after a won battle, mostly to buy a card on the spot.
    .heads = spoils, victory
    .text =
        After a victory you may use the spoils of the cards that fought and of the monster you beat. Most let you buy a card of a kind at once, with the gold of the cards that survived. Several spoils each have the whole gold.

        Heroes who could not attack bring no spoils. A victory effect comes last, when the hall is full again.

page-rule-spoils-advance = Spoils
    .short = Used after a won battle, for gold, cards or experience.
    .heads = spoils
    .text =
        After a victory, when the [aftermath](aftermath) is over, you may use the spoils of your cards and of the monster you beat. Where they let you buy a card, each purchase has the whole gold of your hand.

        Once in the game you may draw a [familiar](familiars) as spoils.

page-rule-experience = Experience
    .short = What a monster leaves when you beat it; it pays for levelling up.
    .text =
        The number on a monster is the experience you take for beating it. It lies beside your deck, is open to all, and is spent to [level up](levelling) heroes. On a hero the same sign shows what the next level costs.

        What is left at the end is worth nothing.

page-rule-trophies-classic = Trophies
    .short = What a beaten monster gives while it is in your hand.
    .heads = trophy
    .text =
        Attack, magic attack or light of a monster are its trophy. They count when the beaten monster is in your hand in the dungeon, without a hero, and you cannot leave them out. In the hall they mean nothing.

        Apart from that a beaten monster is a card with gold and victory points. Its battle effects no longer happen.

page-rule-trophies-advance = Trophies
    .short = What a beaten monster gives while it is in your hand.
    .heads = trophy
    .text =
        Attack, magic attack or light of a monster are its trophy, and so is a text that begins with that word. They count when the beaten monster is in your hand, whatever you do in your turn. You cannot leave them out, unless the trophy itself offers a choice. In the hall they mean nothing.

        Apart from that a beaten monster is a card with gold and victory points. Its battle effects no longer happen.

page-rule-hall-classic = The hall moves up
    .short = When a rank is empty the monsters move towards rank 1 and a new one comes from the deck.
    .text =
        As soon as a monster leaves the hall, those behind it move up and a new card is turned up in rank 3. A monster with a [breach](breach) that comes to rank 1 does it at once. When the deck is empty the last ranks stay empty.

page-rule-hall-advance = The hall moves up
    .short = When a rank is empty the monsters move towards rank 1 and a new one comes from the deck.
    .text =
        As soon as a monster leaves the hall, those behind it move up and a new card is turned up in the last rank. A [raid](raid) happens when its monster is turned up, a [breach](breach) when its monster comes to rank 1. When the deck is empty the last ranks stay empty.

page-rule-rest = Resting
    .short = Destroy one card of your hand, if you wish, and do nothing else.
    .text =
        You may destroy one card of your hand. Use it for a hand that can neither buy nor win, to get rid of your weakest card or of something that harms you.

page-rule-prepare = Preparing
    .short = Put cards of your hand back on your deck, to draw them again.
    .text =
        Put as many cards of your hand as you like on top of your deck, in any order. The rest is discarded, and with your new hand you draw those cards again. It saves strong cards for a turn in which they come together.

page-rule-ending-classic = The end of the game
    .short = The game ends when the Thunderstone reaches rank 1.
    .heads = reaches rank 1
    .text =
        The Thunderstone moves up the hall like a monster, but cannot be fought. When it reaches rank 1 the game is over at once.

        If a victory over the monster in rank 1 brought it there, the winner takes the stone and its points, after the spoils of that battle. If anything else brought it there, nobody has it.

page-rule-ending-advance = The end of the game
    .short = The game ends when the Thunderstone Bearer is beaten or reaches rank 1.
    .heads = reaches rank 1
    .text =
        The game ends with the turn in which a player beats the [Thunderstone Bearer](bearer), or as soon as the bearer stands in rank 1 of the filled hall: it has escaped, and nobody has it.

        The learning game has no bearer and ends when the last monster is beaten.

page-rule-scoring-classic = Scoring
    .short = All victory points on your cards count, wherever they lie.
    .text =
        Count the points on all your cards: hand, deck and discard pile. Most points win. Between equals whoever has the Thunderstone wins; otherwise they share the victory.

page-rule-scoring-advance = Scoring
    .short = All victory points on your cards count, wherever they lie; some are below zero.
    .text =
        Count the points on all your cards: hand, deck and discard pile, those below zero too. Most points win. Between equals whoever has beaten the bearer wins; otherwise they share the victory.

## Words on the cards

page-rule-abilities = Using abilities
    .short = The word at the beginning says when an ability may be used.
    .text =
        The word before the colon says when. Village and dungeon abilities are used in that part of your turn, in any order, each once in a turn; you need not use them. What stands before “to” is the price: “Destroy a food to …” can only be done with a food.

        Text without such a word always holds. What a monster does in battle, breach and so on happens by itself.

page-rule-repeat = Repeat
    .short = May be used again and again in a turn, for its price each time.
    .heads = repeat
    .text = An ability with this word may be used as often as you can pay for it, until you have chosen the monster you fight or leave the village.

page-rule-traits = What always holds
    .short = A text without a word at the beginning holds all the time.
    .text =
        • Halved: your total counts half, after missing light is taken off. Where one kind of attack is named, only that kind counts half. Halves are rounded down.
        • Counts as 0, does not count: that kind of attack or those cards add no attack. Their light and other effects stay.
        • Cannot be defeated unless: without it you may still fight the monster to send it away.
        • Cannot be fought unless: without it the monster cannot be chosen.
        • Doubled: after all that adds to it or takes from it, before light.

page-rule-breach-classic = Breach
    .short = Happens when the monster comes to rank 1.
    .heads = breach
    .text = When a monster with this word comes to rank 1 the effect happens at once, a single time for each stay in the hall. Monsters that lie there when the game begins do nothing.

page-rule-breach-advance = Breach
    .short = Happens each time the monster comes to rank 1.
    .heads = breach
    .text = When a monster with this word comes to rank 1 from another rank the effect happens at once; not again while it stays there. Monsters that lie there when the game begins do nothing.

page-rule-raid = Raid
    .short = Happens when the monster is turned up into the hall.
    .heads = raid
    .text = When a monster with this word comes from the deck into the hall the effect happens at once, to the player whose turn it is. Not while the game is set up.

page-rule-aftermath = Aftermath
    .short = Happens at the end of a battle with this monster, won or lost.
    .heads = aftermath
    .text = When the battle is decided, the aftermath of the monster follows, whether you won or lost, before any [spoils](spoils).

page-rule-global = Global
    .short = Holds for all players while the monster is in the hall.
    .heads = global
    .text = A monster with this word changes the game for everybody for as long as it lies in the hall, whether it is fought or not. Several of them add up.

page-rule-defeated = Defeated
    .short = Happens when the monster is beaten, before it goes to a discard pile.
    .heads = defeated
    .text = What such a text says is done at the moment of victory. It often decides whose discard pile the monster goes to.

page-rule-reaction = Reaction
    .short = May be used when something happens, in another player’s turn too.
    .heads = reaction
    .text = You are asked when the time has come. You may use it or let it go, each such card once in a turn. You can also say at the table that you want no reactions before your next turn.

page-rule-basic-classic = Basic and village cards
    .short = Everything that is sold in the village is a village card, heroes and basic cards too.
    .text = Militia, Dagger, Iron Rations and Torch are the basic cards: they are in every game. They and the heroes are village cards, so what speaks of village cards means them as well.

page-rule-basic-advance = Basic and village cards
    .short = Weapons, items, spells and villagers are village cards; heroes are not.
    .text = Regular, Longspear and Torch are the basic cards: they are in every game, three of each for every player. Destroyed from a hand they go back to their stack. Village cards are the weapons, items, spells and villagers. Hero stacks are no village cards.

page-rule-heroes-classic = Heroes and their classes
    .short = Fighter, thief, cleric, wizard, archer: what other cards ask for.
    .text = Heroes carry weapons and bring attack. Their classes do nothing by themselves; other cards look at them, for instance a monster that destroys a fighter. A hero may have two classes. Each stack has three levels; see [levelling up](levelling).

page-rule-heroes-advance = Heroes: classes and peoples
    .short = Fighter, thief, cleric, wizard, ranger; human, elf, dwarf: what other cards ask for.
    .text = Heroes carry weapons and bring attack. Their classes and peoples do nothing by themselves; other cards look at them, for instance a monster that ignores wizards. A hero may have two classes. Each stack has three levels; see [levelling up](levelling).

page-rule-militia = Militia
    .short = A hero of level 0. Wherever heroes are meant, Militia are.
    .text = You begin with six of them. They are heroes, so they carry weapons and are hit by what hits heroes. For 3 experience a Militia becomes any hero of level 1. Most players get rid of them in time.

page-rule-weapons = Kinds of weapons
    .short = Edged, blunt, bow, polearm: what heroes and monsters look at.
    .text = A weapon has to be [carried by a hero](equip). Its kind does nothing by itself: some heroes fight better with one kind, and some monsters are not hurt by it.

page-rule-items-classic = Items and food
    .short = Items work without a hero. Food is what some heroes eat for more attack.
    .text = Items give their light and effects from your hand. Food has an effect of its own, or a hero may destroy it for more attack, but not both with the same card. “Magic” on an item only matters to cards that ask for it.

page-rule-items-advance = Items
    .short = Items work without a hero.
    .text = Items give their light and effects from your hand. “Magic” on an item or weapon only matters to cards that ask for it.

page-rule-spells = Spells
    .short = Spells work without a hero, and come back like other cards.
    .text = A spell gives its attack, light or effect from your hand and then goes to your discard pile; it is not used up. Further words on it, such as support or attack, only matter to cards that ask for them.

page-rule-villagers = Villagers
    .short = They help in the village: cards, gold, purchases.
    .text = Most villagers are used in the [village](village). Some may be destroyed for a last effect. A mercenary is a villager who is of use in the dungeon too.

page-rule-monsters = Monsters and their groups
    .short = The group of a monster matters only to cards that ask for it.
    .text = Each dungeon is made of a few groups of monsters. Words such as undead, dragon or humanoid do nothing by themselves. A weapon may be better against one of them, or a monster may look for others of its group. An ambusher makes some of its kin worse while it lies in the hall.

page-rule-horde = The horde
    .short = A horde grows: each monster of it that appears is stronger than the last.
    .text = Its cards lie in a pile of their own, the weakest on top. In the dungeon deck there are placeholders. Whenever one would come into the hall it is destroyed, and the top of the pile comes instead.

page-rule-bearer = Thunderstone Bearer and guardians
    .short = The last enemy. Nothing but a victory takes it out of the hall.
    .text =
        A guardian cannot be taken out of the hall or brought to another rank by any effect, and it does not go under the deck when you lose against it. It only moves up when the hall closes a gap.

        The bearer is a guardian. While another guardian is in the hall the bearer may be fought but not defeated. See [the end of the game](ending).

page-rule-thunderstone-classic = The Thunderstone
    .short = It ends the game when it reaches rank 1, and is worth points to whoever wins it.
    .text = It lies in the hall like a monster but cannot be fought. You win it by beating the monster in rank 1 so that the stone moves into its place. See [the end of the game](ending).

page-rule-thunderstone-advance = Thunderstone Shards
    .short = An item that every player begins with; it strengthens a hero or brings experience.
    .text = The shards are items of your first deck and are worth a victory point each. The stone itself is with the [bearer](bearer).

page-rule-disease = Disease
    .short = It lowers your attack or magic attack by 1 in the dungeon, and clogs your hand.
    .text = Each Disease in your hand takes 1 attack or magic attack, as you choose after the monster is chosen, from a kind that has at least 1. Get rid of it by resting or with a cleric. It is no card of any kind; destroyed, it goes back to its supply, which never runs out.

page-rule-curses = Curses
    .short = They lower your attack or magic attack by 1 in the dungeon; each says how to get rid of it.
    .text = A curse takes 1 attack or magic attack, as you choose. It counts as a disease where cards speak of diseases. Each curse has its own way out, which often costs something. Monster effects do not touch curses unless they speak of them. A destroyed curse goes back under the pile; if the pile is empty nobody gains one.

page-rule-familiars = Familiars
    .short = A companion, drawn once in the game after a victory. It needs experience but does not spend it.
    .text =
        As spoils of one of your victories you may draw a familiar, once in the game; Familiar’s Call is a token of ours that reminds you of it. It lies open in front of you and is no part of your hand.

        It has three abilities: one for everybody, one if you own 3 experience, one if you own 6. You may use several in a turn. After that turn it goes to your discard pile, and whenever you draw it again it is laid out again.

        What they are able to do is [reconstructed](reconstructed).

page-rule-avatars = Avatars
    .short = You yourself: lies open, may be used in every turn, goes up one level once.
    .text = If you play with avatars, everybody chooses one in secret at the beginning. It lies open in front of you and its abilities may be used in every one of your turns. Once in the game, in village or dungeon, you may pay experience and turn it to its second level. Their texts are [reconstructed](reconstructed).

page-rule-reconstructed = Reconstructed parts
    .short = A quill on a card marks what no source gives and we had to make up.
    .text = We know the cards from public tables and from the rulebook. Where no source gives a figure or a text, it is ours, and the card carries a quill in its head. The large view says which part it is. If you own the printed card, trust that one.
