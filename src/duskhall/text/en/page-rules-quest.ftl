### The rules reference of the page for Quest; see page-rules.ftl for the form.

## How it is played

page-rule-goal-quest = The goal
    .short = Have the most victory points after the guardian arrives and each player takes a last turn.
    .text =
        You lead a champion and a party of adventurers. You start with a deck of twelve weak cards, buy better ones in the village and defeat monsters in the rooms of the dungeon.

        Defeated monsters are destroyed. They give [XP](experience), which levels up your heroes or counts as points at the end, and sometimes [treasure](treasure). Guardian keys are hidden in the monster decks. When enough [keys](keys) are found the [guardian](guardian) arrives, each player takes one last turn, and the player with the most [victory points](scoring) wins.

page-rule-table-quest = The table
    .short = Seven rooms with their monsters, three monster decks, the village, and each player’s cards.
    .text =
        • The dungeon: the Wilderness at the entrance and two rooms each of level 1, 2 and 3. Every room holds a monster of its level; the Wilderness holds the Giant Rat.
        • The monster decks: one for each level, with the eight monsters left of ten and some keys: one key in the first deck, two in the second and three in the third.
        • The village: four stacks of heroes with level 1 on top and level 3 at the bottom, one for each class, and eight stacks of items, spells and weapons in the market. The first game has four.
        • The tokens: [gear](gear) of three kinds, and [wounds](wounds). The treasure deck is face down. You may look at the guardian at any time.
        • Yours: a face-down deck, an open discard pile, six cards in your hand, your tokens, your XP, and your champion. You start with six Adventurers, two Lanterns, two Thunderstone Shards and two Daggers.

        The first player is chosen at random. The second player starts with one Iron Rations token, the third with two, the fourth with three.

page-rule-turn-quest = Your turn
    .short = Place your champion in the village or enter the dungeon; then draw as many cards as you have hit points.
    .text =
        First decide where your champion goes:

        • To one of the four [places of the village](places), to buy a card, heal a wound and level up a hero.
        • Into the [dungeon](dungeon), to fight a monster. A champion already in the dungeon starts from its room, otherwise from the Wilderness.

        Placing your champion is not walking, so nothing reacts to it. You then reveal your hand; cards you draw later this turn join it.

        At the end count your [hit points](wounds). All your cards, used or not, go to your discard pile, and you draw as many cards as you have hit points. You keep your tokens, but unspent gold is lost and effects of this turn end. Then the next player has a turn.

page-rule-deck-quest = Deck, discard, destroy
    .short = New cards go to your discard pile; destroyed cards are out of the game, destroyed tokens return to their supply.
    .text =
        Every card you buy or find goes to your discard pile. When you must draw and your deck is empty, you shuffle your discard pile; it becomes your new deck.

        A discarded card goes to your discard pile, and you draw it again later. A destroyed card is out of the game. Destroyed tokens and Festering Wounds return to their supply.

        A card counts while it is in front of you. When it is discarded or destroyed during your turn, you lose its figures and bonuses at once. You keep cards you drew with it.

        “Your cards” are the cards you revealed this turn and your tokens, never those in your deck or discard pile.

page-rule-village-quest = Visiting the village
    .short = In the village you use abilities, buy a card, heal a wound and level up a hero, in this order.
    .heads = village
    .text =
        You reveal your hand. Then, in this order, you may:

        • Use any number of village abilities and [gear](gear).
        • Buy one card from the village with your [gold](gold). If your champion is at the Bazaar or the Shop, you may then buy there too.
        • Heal one [wound](wounds); two at the Temple.
        • [Level up](levelling) one hero; two in the Guilds’ Quarter, none at the Temple.

        You can buy a hero or a market card, heal and level up at any place. The place only adds something.

page-rule-places-quest = The four places
    .short = Temple, Bazaar, Shop, Guilds’ Quarter: each adds something to a visit to the village.
    .text =
        • Temple: before you reveal your hand, put at least one card from it on top of your deck. You may heal two wounds instead of one. You cannot level up, and no card takes you into the dungeon this turn.
        • Bazaar: after buying a card you may also buy one [gear](gear) token. You may drink a Potion you buy here at once.
        • Shop of Arcane Wonders: after buying a card you may also buy the top card of the [treasure](treasure) deck for 10 gold.
        • Guilds’ Quarter: you may level up two different heroes, paying for both.

        Any number of champions may be at the same place. [Epic games](epic) have a fifth place, the marketplace.

page-rule-gold-quest = Gold and prices
    .short = Gold buys cards, gear and treasure. Unspent gold is lost.
    .text =
        Add up the gold of all your cards, abilities and Iron Rations; unwielded weapons count too. You buy from the top of a stack, so you can buy a level 2 hero only when no level 1 card is left above it. An empty stack stays empty.

        The same gold pays for everything this turn: gold spent on a card is not left for gear or treasure. Bought cards go to your discard pile; put tokens in front of you.

page-rule-gear-quest = Gear
    .short = Tokens you keep from turn to turn and use once.
    .text =
        You do not discard gear at the end of your turn. You use a token by destroying it; it goes back to the Bazaar, which sells all three:

        • Iron Rations, 2 gold: in the village, in the dungeon or as [spoils](spoils), +1 gold, or +2 skill on a hero this turn.
        • Lantern, 3 gold: in the dungeon, +1 light this turn.
        • Potion, 4 gold: in the village or in the dungeon, heal a [wound](wounds).

        Monsters and rooms give gear too. A Potion from a reward waits for your next abilities; you may drink only a bought one at once. When all tokens of a kind are taken, players get no more.

page-rule-levelling-quest = Levelling up heroes
    .short = In the village, spend XP to level up a hero: 2 XP from level 0, 3 from level 1, 4 from level 2.
    .text =
        Levelling up costs the hero’s level plus 2 XP. The old card is destroyed and the next level of the same stack goes to your discard pile, so no hero levels up twice in a turn. You cannot level up if the stack has no card of the next level.

        An Adventurer has level 0 and levels up to a level 1 hero of any stack in the village.

        You may level up one hero per visit, or two in the Guilds’ Quarter. Some cards level up heroes at other times, for instance the spoils of the Giant Rat, which are free.

page-rule-dungeon-quest = Entering the dungeon
    .short = In the dungeon you use abilities and gear and equip heroes, then walk, then fight where you stop.
    .heads = dungeon
    .text =
        You reveal your hand. First, in any order:

        • Use dungeon abilities, each once.
        • [Equip](equip) heroes with weapons.
        • Use [gear](gear).

        Then count your light; you may [walk](light) to another room. You fight the monster in the room where you stop, even if you did not walk. The verdict at each room says what it costs and how the battle would end.

page-rule-equip-quest = Weapons and skill
    .short = A hero carries as many weapons as his skill allows.
    .text =
        Apart from its gold, a weapon counts only while a hero wields it: attack, light and abilities. In the dungeon a hero may wield any number of weapons, as long as their skill needed adds up to no more than the hero’s skill.

        A weapon stays with its hero for the turn. If a hero’s skill falls too low during the turn you drop weapons until it is enough; no other hero may wield them this turn.

        Bonuses from weapons and items count as the hero’s own: a hero with a weapon that gives magic attack is a hero with magic attack. Without a hero they do not count.

page-rule-attack-quest = Attack and magic attack
    .short = Attack and magic attack add up against the monster’s health.
    .text =
        Heroes, wielded weapons, spells and some items give attack, magic attack, or both. The two are counted apart, because [armor](armor) lowers attack and magic resistance lowers magic attack. The sum of what is left is your total.

page-rule-light-quest = Light and walking
    .short = Each room you enter costs the light it needs. The rest takes you further.
    .text =
        Before you walk, add up the light of your cards and gear. You may spend that much, even if you lose the cards that gave it. An effect that counts your light counts all the light you have at that moment, including light you spent on the way.

        Your champion walks to the next room left, right, above or below, never diagonally. The Wilderness is next to both rooms of level 1. Each room you enter costs the light it needs, even if you walk on: a room that needs 1 and one behind it that needs 2 cost 3 together. You may stop in any room, or not walk at all.

        Light does nothing in a battle, unless a card says so. Leaving the dungeon for the village costs no light and is not walking.

page-rule-rooms-quest = Rooms
    .short = A room changes the battle in it. Its figures are added to its monster.
    .heads = this room
    .text =
        The moon shows how much light a room needs. Health, armor, magic resistance and wounds of a room are added to its monster, even if it has none of its own. When you defeat the monster you gain the XP and other rewards of the room as well.

        • Text without a word and colon at the start applies while you fight in the room.
        • Next to this room: you may use it on your way, while your champion is next to the room.
        • Spoils of a room: you may use them after a victory there.
        • Before this room is refilled: it happens when the monster leaves, before the next one enters.

        Some rooms keep their monster face down, so there is no forecast. The card is revealed before you fight.

        On a walk you can ignore every room except the one in which you fight, rooms with an [alert](alert), and rooms you may use from next to them. The Wilderness is a room like the others.

page-rule-alert-quest = Alert
    .short = It can harm you on your way, even if you do not stop there.
    .heads = you move
    .text =
        Rooms and monsters with an alert react to a walking champion:

        • Into the room: whenever a champion enters it from another room.
        • From the room: whenever a champion leaves it for another room.
        • Through the room: when a champion enters and leaves it in the same turn.

        It happens at once, before you walk on. Some alerts end your walk: your champion then moves no further this turn and fights where it is. You can ignore all other rooms and monsters on your way.

        Alerts do not react to a champion who is placed somewhere: that is not walking.

page-rule-battle-quest = The battle
    .short = You defeat a monster if your total reaches its health. You take its wounds either way.
    .heads = battle
    .text =
        • The “before battle” effects of the monster and the room happen.
        • [Armor](armor) and magic resistance lower your attack.
        • If your total is at least the health of monster and room together, you defeat the monster.
        • Won or lost, you take the [wounds](wounds) of monster and room, and their “after battle” effects happen.
        • If you won you take the [rewards](rewards), the monster is destroyed, and a new one enters from the deck of the room’s level. If that deck is empty it comes from the next higher one.
        • Then you may use [spoils](spoils).

        If you lost, nothing else happens: the monster stays, and so does your champion.

page-rule-armor-quest = Armor and magic resistance
    .short = Armor lowers your attack, magic resistance lowers your magic attack.
    .text =
        Subtract the armor of monster and room from your attack, and the magic resistance of both from your magic attack. Neither falls below zero.

        Effects that use your attack count it after armor and resistance. If a monster requires magic attack, at least 1 must be left, and the guardian pays for what is left.

page-rule-wounds-quest = Wounds and hit points
    .short = Wound tokens lower your hit points, and you draw as many cards as you have hit points.
    .text =
        You have 6 hit points. At the end of your turn you draw that many cards. Every second wound token costs one hit point: with 2 or 3 wounds you have 5, with 4 or 5 you have 4, with 6 or 7 you have 3, with 8 or more 2. Some cards add hit points for a turn; count them before you discard your cards, so you draw more.

        A Festering Wound is a card. It goes to your discard pile, does not lower your hit points, and harms you while it is in your hand.

        To heal a wound, destroy it: a token, or a Festering Wound you revealed. You may heal one on each visit to the village, two at the Temple, and more with Potions and some cards. When no wound tokens are left, players take none.

page-rule-rewards-quest = Rewards
    .short = What you get for defeating a monster, in addition to XP: treasure, gear and more.
    .heads = reward
    .text =
        When you defeat a monster you gain the [XP](experience) of monster and room together, and then the rewards of both: [treasure](treasure) cards go to your discard pile, [gear](gear) goes in front of you. You cannot decline them. After a lost battle you get nothing.

page-rule-experience-quest = XP
    .short = You spend it to level up heroes, and unspent XP counts as victory points.
    .text =
        The XP on a monster or a room is what you gain for winning there. All players can see your XP; you spend it to [level up](levelling) heroes. On a hero the same symbol shows what the next level costs.

        Each unspent XP is worth 1 victory point at the end. So a level must pay for itself, and late in the game it may not.

page-rule-side-quests-quest = Side quests, guilds and legendary cards
    .short = In the full game each player has a secret side quest and an open guild sponsorship.
    .heads = end of the game
    .text =
        You choose the full game when you make a table. Before the first turn each player gets three secret side quests, keeps one and puts the others back. Then each player chooses a guild; the choices are revealed together. The guild stays in front of you and its bonus counts all game.

        A side quest is a deed or a goal. You may reveal a deed when you do it: put the card in front of you and take one of the legendary cards it names. A goal gives [victory points](scoring) at the end of the game if you reached it. To keep your side quest secret, the table asks every player at such moments, even those with nothing to reveal.

        Side quests are the only way to get legendary cards. They are strong, and each has a drawback.

page-rule-treasure-quest = Treasure
    .short = Good cards from a face-down deck; you open a cache at once.
    .heads = you gain this
    .text =
        Some monsters and rooms give treasure, and the Shop sells it for 10 gold. The top card of the treasure deck goes to your discard pile and is a weapon, an item or a hero like any other. A hero from the treasure deck has no stack and cannot level up.

        A cache takes effect at once and is then destroyed. It never enters your deck.

page-rule-spoils-quest = Spoils
    .short = Used after a victory, for cards, XP, healing or gear.
    .heads = spoils
    .text =
        After a victory, the rewards and the refill of the room, you may use the spoils of your cards, your gear, the room and the monster you defeated, each once.

page-rule-keys-quest = Guardian keys
    .short = They are hidden in the monster decks; the fourth summons the guardian.
    .text =
        When a refill reveals a key, the key is found: it is set aside and the next card of the deck enters the room. You find only one key per turn. Any others revealed are shuffled back into their decks when all rooms have a monster.

        When four keys are found the [guardian](guardian) arrives at the end of that turn. When you make a table you can ask for fewer or more keys, for a shorter or longer game.

        A face-down card in a room is revealed before you fight there. If it is a key it is found, and you fight the monster that replaces it.

page-rule-guardian-quest = The guardian
    .short = It arrives at the end, every player may defeat it, and it pays for the attack you bring.
    .text =
        At the end of the turn in which the last key is found the guardian takes the place of the Giant Rat in the Wilderness. Each player draws six more cards and discards four. Then each player takes one last turn, including the player who found the key.

        On that turn you may fight the guardian or do something else. It is a monster like the others, with two differences. A defeated guardian stays for the next player; nothing removes it. And it gives XP equal to half of your total, rounded up, after armor and magic resistance; its health is not subtracted. You get its other rewards too.

        Guardians have level 4, 5 or 6.

page-rule-ending-quest = The end of the game
    .short = After the guardian arrives each player takes one last turn.
    .text = When the keys are found the [guardian](guardian) arrives, and each player takes one last turn, in the usual order. Then the game is over.

page-rule-scoring-quest = Scoring
    .short = Add up the victory points on all your cards and 1 for each XP.
    .text =
        Add up the victory points on all your cards: hand, deck and discard pile. Add 1 for each XP you have. The player with the most points wins.

        In a tie the player with more wounds wins, tokens and cards together; then the player with more treasure and legendary cards. If that is equal too, the tied players share the victory.

page-rule-setups-quest = Set-ups
    .short = First game, one of five quests, random cards, or your own choice.
    .text =
        • First game: four heroes, Goblin Grunts, Hobgoblin Brutes and the Goblin King’s Guard, half a market, and the weakest guardian.
        • Five quests: A Mirror in the Dark, Total Eclipse of the Sun, Risen from the Mire, At the Foundations of the World, and Ripples in Time. Each has monsters, rooms, heroes, market cards and a guardian of its own. We do not know which cards the quests’ own book uses, so these choices are ours. Ripples in Time has only three rooms; its set-up borrows three from A Mirror in the Dark.
        • Random, from all five quests or those you choose: a monster group and two rooms of each level, a guardian in one of three versions, a hero for each class, and eight market cards, two or three each of items, spells and weapons. The market has what the heroes need, and an answer to the monsters if there is one. You can require cards or leave cards out, and re-roll a single pile.
        • Your own choice, by the same rules: three monster groups, one of each level; six rooms, two of each level; one guardian; four heroes, one each for cleric, fighter, rogue and wizard (a hero with two classes counts as either); eight market cards, at most three of a kind.

        The treasure deck has the basic treasures and those of every quest in the game. Ripples in Time needs a second quest, because a dungeon has six rooms.

        The game is for two to four players, usually with four keys. Side quests, guild sponsorships and legendary cards belong to the [full game](side-quests), [Epic games](epic) use every card at once, and several games in a row make a [campaign](campaign).

page-rule-epic-quest = Epic games
    .short = One copy of every card in the box: the market changes all the time.
    .text =
        You choose Epic when you make a table. It includes the [full game](side-quests). You choose the quests; the game uses one copy of each of their items, spells, weapons and monsters.

        • Dungeon: ten random monsters of each level, no two alike. The others stay in the box, unseen. [Keys](keys) and [guardian](guardian) are as usual.
        • Market: items, spells and weapons have a shuffled deck and two spots each. When a card leaves its spot, the top card of its deck takes its place at once. When a deck is empty, its spots stay empty.
        • Any spots: two more spots start empty and are not refilled.
        • Marketplace: a fifth [place](places) for your champion. There you first reveal the top card of one deck in an empty Any spot; if both are taken, you destroy one of those two cards first. Then visit the [village](village) as usual: buy a card, heal one wound, level up one hero. The marketplace closes when all three decks are empty.

        The heroes come in one of two ways:

        • Epic: four hero stacks, as in any other game.
        • Epic with all heroes: each class has one stack with one copy of each level 1 hero, and only the top hero can be bought or become the next level of an Adventurer. A hero with two classes goes to the smaller stack. Levels 2 and 3 come from the box.

page-rule-campaign-quest = Campaigns
    .short = Several games in a row; starting decks grow, and the points add up.
    .text =
        The same players play any number of games. After each game its points are added to each player’s score, and the Guild Recognition follows. The player with the most points at the end wins the campaign; tied players share the victory.

        In the Guild Recognition the players choose in the order in which they finished, the winner first. You may take one Item, Spell or Weapon of the market that is in your deck: no starting card, hero, treasure or legendary card. You cannot take a card that another player has taken in this phase; if you have no other, you take none. You may also decline.

        From then on your starting deck has one copy of the card in addition to the usual cards, even if the market does not sell it. You may choose a card again that you won before.

        Tied players choose in turn order, starting with the first player of that game. There is no Guild Recognition after the last game.

        Two options keep later games hard: each game may need one more [key](keys) than the one before, up to six, and the keys may be deeper in the dungeon.

page-rule-rulings-quest = Our rulings
    .short = Our decisions on questions the rules leave open.
    .text =
        • A champion does not enter a room twice on one walk; a champion placed elsewhere by an effect starts a new walk.
        • The hit points for 0 and 2 wounds are known. We continue in the same steps, down to 2.
        • You take the wounds of the battle before “after battle” effects.
        • If several alerts react to your walk, the room you leave comes first, and a room comes before the monster in it.
        • If a room stays empty because no deck has a monster left, a champion who stops there has no battle.
        • No source gives the level of the guardian in the first game; we use the weakest of the three.

        The large view of a card shows the rulings on it.

## Words on the cards

page-rule-abilities-quest = Using abilities
    .short = The word before the colon says when you may use an ability.
    .text =
        The word before the colon says when. You may use village, dungeon and spoils abilities in that part of your turn, in any order, each once per turn. An ability with two such words still has one use. The words before “to” are the cost.

        Effects of monsters and rooms before battle, after battle, on your way or as a reward happen automatically. Text without such a word always applies.

page-rule-traits-quest = What always applies
    .short = A text without a word and colon at the start always applies.
    .text =
        • Counts as 0, does not count: that kind of attack, or the attack of those cards, adds nothing. The rest of the card still counts.
        • Cannot be defeated unless: without it you may still fight the monster, but you lose.
        • Immune: if the attack of certain weapons, spells or heroes does not count, you lose only what those cards give themselves. A hero keeps his own attack when his weapon does not count, and the weapon counts when he does not.
        • Highest: in a tie you choose.
        • Half is rounded up.
        • A figure that a card does not have counts as 0, and bonuses are added to that.
        • Protected: if monsters and rooms cannot discard or destroy a card, you may still choose it for such an effect, and nothing happens. Your own effects and costs can use it, and a hero who levels up is destroyed as always.
        • Cancel: the effect does not happen this turn.
        • Change places: two monsters swap rooms and nothing else happens. The Giant Rat and the guardian stay where they are.

page-rule-dice-quest = Dice
    .short = Six-sided dice; the table rolls them and the log shows the result.
    .heads = dice
    .text =
        Some monsters, rooms and spells roll six-sided dice. The dice are rolled again each time, and what they add ends with the battle or the turn. The forecast shows the lowest and the highest result.

        Cards that begin with “After dice were rolled” may change your roll: they reroll dice or turn a die to a number you choose. Then the roll counts. You cannot undo a roll freely, because it shows something new.

page-rule-starters-quest = Starting cards
    .short = The twelve cards you start with. Most players destroy them over time.
    .text =
        • Adventurer: a level 0 hero without a class, who levels up to any level 1 hero.
        • Lantern: light, and a way from the village into the Wilderness. After a visit to the village, except the Temple, you may place your champion in the Wilderness and fight there; you go no further.
        • Dagger: a small weapon. When you buy a card you may destroy one.
        • Thunderstone Shard: gold, and an ability for village or dungeon.

page-rule-market-quest = Market cards
    .short = Items, spells and weapons for sale in the village.
    .text = The market is not a place for your champion, except in [Epic games](epic): you may buy one card from it on any visit to the village. Most of its cards are worth victory points.

page-rule-heroes-quest = Heroes: classes and races
    .short = Cleric, fighter, rogue, wizard; human, elf, dwarf, halfling and more: other cards refer to them.
    .text = Heroes carry weapons and bring attack. Fighters have the most skill, rogues bring light and gold, wizards make spells stronger, clerics heal. Classes and races do nothing by themselves; other cards refer to them. A hero may have two classes and counts as both. Each stack has three levels; see [levelling up](levelling).

page-rule-weapons-quest = Kinds of weapons
    .short = Edged, blunt, bow, dagger: heroes and monsters refer to them.
    .text = A weapon counts only while [a hero wields it](equip). Its kind does nothing by itself: some heroes fight better with one kind, and some monsters ignore one. A weapon can be of several kinds. A cursed weapon says what its curse does.

page-rule-items-quest = Items
    .short = Items work without a hero, but their bonuses on a hero need one.
    .text = Items give their gold, light and abilities without a hero. An item that makes a hero stronger needs one. “Magic”, “divine” or “ally” on a card matters only to cards that name it.

page-rule-spells-quest = Spells
    .short = Spells work without a hero; many are stronger with a wizard or a cleric.
    .text = A spell gives its attack, light or effect without a hero and then goes to your discard pile; it is not used up. Many use the level of your highest wizard or cleric. Words such as arcane, divine, elemental or chaos matter only to cards that name them.

page-rule-monsters-quest = Monsters and their groups
    .short = Each level has one group of ten monsters. The group matters only to cards that name it.
    .heads = revealed
    .text =
        Each level of the dungeon has one group of monsters. Words such as undead, demon, dragon or plant do nothing by themselves; other cards refer to them, on monsters and heroes alike. You can ignore a monster you do not fight, unless it has an [alert](alert).

        Revealed: it happens when a refill reveals the monster, to the player whose turn it is. It does not happen during set-up.

page-rule-rat-quest = The Giant Rat
    .short = It lives in the Wilderness, does no harm and levels up an Adventurer.
    .text = The Giant Rat has level 0 and stays in the Wilderness however often you defeat it, until the [guardian](guardian) takes its place. It is the back of the guardian’s card. It gives no XP and no wounds. Its spoils level up an Adventurer to a level 1 hero for free.

page-rule-reconstructed-quest = Reconstructed parts
    .short = A quill on a card marks figures or text that we made up, because no source gives them.
    .text =
        Little of Quest is public: the rules, the rooms, names and classes, some prices, single monsters. Most figures and texts on heroes, market cards, treasure, monsters and guardians are ours, designed to make a good game, and the card shows a quill.

        If a whole card is ours, the large view says which parts of it are known. On other cards a star marks the part that is ours, inferred or disputed. If you own the printed cards, trust those.
