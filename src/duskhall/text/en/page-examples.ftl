### Worked examples of the rules pages, beside pictures of the cards they use. tests/page/test_examples.py plays each of
### them: every number comes from a card or from the machine. The arguments are whole numbers.

page-example = Example.
page-example-row = { $row ->
    [hand] Your hand
    [buy] You buy
    [into] Becomes
    [foe] The monster
    [rank-1] Rank 1
    [rank-2] Rank 2
    [kept] On top of your deck
    [familiar] Your familiar
    [way] Your way
    [front] In front of you
    [gear] Your gear
    [revealed] Revealed
    [enters] Enters the room
   *[other] Cards
  }
page-example-open = { $name }: open the card

page-example-village-classic = Iron Rations and the Torch give 2 gold each, the Daggers 1 each: { $gold } gold. You buy Redblade Killer for { $cost }. The card goes to your discard pile, and the gold left over is lost.
page-example-levelling-classic = You have { $xp } XP. Elf Wizard levels up for { $cost } XP: the card is destroyed, and Elf Sorcerer goes to your discard pile. That leaves { $left } XP, not enough for a Militia, who needs { $militia }.
page-example-dungeon-classic = You equip Redblade Killer with the Short Sword (2 + 4) and a Militia with the Dagger (1 + 1); the other Militia adds 1. That is { $attack } attack. Firebrand Cyclops is in rank 2 and needs 2 light. Your Torch gives { $light }: { $missing } light is missing and costs { $penalty }. Your total is { $total } against { $health } health. You win: you gain { $xp } XP, and the Cyclops joins your deck, worth { $vp } victory points.
page-example-rest-classic = This hand has only { $gold } gold, and its total against a monster in rank 1 is { $total }. You rest and destroy the Disease. The Torch and the { $left } Militia go to your discard pile as usual.
page-example-breach-classic = You defeat Griknack Goblin in rank 1. The monsters behind it move up, and Tyxr the Old comes to rank 1. Its breach happens at once: each player discards two cards. An opponent with { $before } cards has { $after } left for the next turn.
page-example-ending-classic = The Thunderstone is in rank 2. You defeat Griknack Goblin in rank 1, and the stone moves up into its place. The game ends, and you win the stone: { $goblin } victory point for the Goblin and { $stone } for the stone make { $score }.
page-example-prepare-advance = Criochan Sergeant, Longspear and Torch fight well together, but this hand is too weak for the hall. You prepare and put these { $kept } cards on top of your deck; the others are discarded. Your next hand has the same { $kept } cards and { $new } new ones.
page-example-familiars-advance = You defeat Warrior Bones and use Familiar’s Call as spoils: Lantern Moth is now in front of you. Next turn you enter the dungeon without a Torch. Its first ability gives { $light } light; with { $xp } XP you may use the second as well, which makes { $more } light. You keep your XP. At the end of that turn Lantern Moth goes to your discard pile.
page-example-curses-advance = Criochan Captain brings { $attack } attack. Curse of Shame takes 1: your total against Warrior Bones in rank 1 is { $total }. To be rid of the curse, use its ability: you destroy it, but draw only { $drawn } cards at the end of the turn.
page-example-bearer-advance = Stramst is in rank 2 and needs 2 light; your Torches give it. Two Criochan Captains and the Sergeant make a total of { $total } against { $health } health. The battle effect of Stramst destroys a hero, and you choose the Sergeant. You still win: you gain { $xp } XP and { $vp } victory points, and the game ends with this turn.
page-example-light-quest = Two Lanterns give { $light } light. Abandoned Gate costs { $gate }, Sunken Well costs { $well }: { $left } light is left. The Vault behind it needs { $vault }, so you cannot enter it this turn. You fight where you stop.
page-example-battle-quest = An Adventurer with the Dagger (1 + 1) and two more Adventurers bring { $attack } attack. Goblin Shieldbearer has armor { $armor }, so your total is { $total } against { $health } health. You win and gain { $xp } XP. You also take { $wounds } wound, as you would if you had lost.
page-example-wounds-quest = With three wounds you draw { $hand } cards at the end of your turn. Visit the Temple and heal two of them: one wound is left, and you draw { $temple } cards again.
page-example-gear-quest = The Shortsword needs { $weight } skill, an Adventurer has { $skill }. You destroy the Iron Rations token for +2 skill: { $more } is just enough. The Shortsword (2) and two Adventurers (1 + 1) make a total of { $total } against the Giant Rat’s { $health } health. You win.
page-example-keys-quest = You defeat a monster in a room of level 1. The refill reveals a Guardian Key: the key is found and set aside. Goblin Cutpurse, the next card of the deck, enters the room.
page-example-guardian-quest = Stormhand with the Shortsword (5 + 2, and 1 for a wielded edged weapon) and two Adventurers (1 + 1) make a total of { $total } against { $health } health. You defeat the guardian and gain half of your total, rounded up: { $paid } XP. You had { $before } XP and have { $after } now. You also take { $wounds } wounds and a treasure. The guardian stays for the next player.
