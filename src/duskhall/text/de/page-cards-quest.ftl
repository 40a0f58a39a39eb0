### The page: what only Quest has beside its cards, in the lobby and where a table is made.

## What Quest calls by another name

quest-page-figure = { $name ->
    [attack] Physischer Angriff
    [strength] Geschick
    [weight] benötigtes Geschick
    [darkness] benötigtes Licht
   *[other] { page-figure }
  }

## Lobby and new table

page-edition-quest = Die dritte Schachtel mit ihren fünf Quests: Räume zum Erkunden, Schätze, Wunden und am Ende ein Wächter. Die meisten Karten sind rekonstruiert.
page-setup-keys = Schlüssel
page-setup-keys-wanted = Schlüssel, die den Wächter rufen
page-setup-keys-of = { $n }{ $usual ->
    [yes] { " " }(üblich)
   *[no] { "" }
  }
page-setup-reroll = { $name } neu auslosen
page-quests = Quests
page-quest-numbered = { $n } { $title }
# Read aloud before the number of a quest.
page-quest-of = Quest
page-quests-legend = Die Zahl zeigt die Quest:
page-wish-guardian = Wächter
page-wish-any = beliebig
page-wish-only = Soll dabei sein
page-wish-without = Weglassen
page-wish-add = Karte, Gruppe oder Raum hinzufügen
page-wish-drop = { $name } entfernen
page-cards-quest = Quest
page-cards-quest-all = alle
page-large-pack = Aus { $pack }
page-picker-level = { $title } (Stufe { $level })
page-picker-wanted-quest-monsters = Wähl drei, eine je Stufe.
page-picker-wanted-quest-guardian = Wähl einen.
page-picker-wanted-quest-rooms = Wähl sechs, zwei je Stufe.
page-picker-wanted-quest-heroes = Wähl vier: einen Kleriker, einen Kämpfer, einen Schurken und einen Zauberer. Ein Held mit zwei Klassen kann für jede der beiden stehen.
page-picker-wanted-quest-village = Wähl acht, höchstens je drei Gegenstände, Zaubersprüche und Waffen.
