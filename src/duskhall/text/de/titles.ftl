### Titles of stacks and groups of cards, of set-ups and of editions. A stack of one card has the name of the card. Most titles
### of stacks stand in names*.ftl.

## Editions

edition-title-classic = Classic
edition-title-advance = Advance
edition-title-quest = Quest

## Set-ups

setup-name-first = Erstes Spiel
setup-name-learning = Lernspiel
setup-name-tower-of-corruption = Turm der Verderbnis
setup-name-tower-of-compulsion = Turm des Zwangs
setup-name-tower-of-contempt = Turm der Verachtung

## Stacks that several editions have

stack-thunderstone = Donnersteine
stack-regian = Regianer
stack-dragon = Drache
stack-aird = Airdaner
stack-treefolk = Baumvolk
