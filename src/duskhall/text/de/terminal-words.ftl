### Words that a person types in the terminal besides “word-…”, and names that stand where others would be too long.

## The numbers that “why” explains. One word each.

why-word-attack = angriff
why-word-magic = magie
why-word-light = licht
why-word-darkness = dunkelheit
why-word-total = gesamt
why-word-health = lebenspunkte
why-word-gold = gold
why-word-vp = sp

## Ways to spend a turn, at the beginning of a line of the plan.

plan-place-village = Dorf
plan-place-rest = Erholung
plan-place-prepare = Vorbereitung
