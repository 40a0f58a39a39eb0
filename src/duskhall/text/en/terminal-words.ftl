### Words that a person types in the terminal besides “word-…”, and names that stand where others would be too long.

## The numbers that “why” explains. One word each.

why-word-attack = attack
why-word-magic = magic
why-word-light = light
why-word-darkness = darkness
why-word-total = total
why-word-health = health
why-word-gold = gold
why-word-vp = vp

## Ways to spend a turn, at the beginning of a line of the plan.

plan-place-village = Village
plan-place-rest = Rest
plan-place-prepare = Prepare
