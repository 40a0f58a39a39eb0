### Words that a person types in the terminal besides “word-…”, and names that stand where others would be too long.

## The numbers that “why” explains. One word each.

why-word-attack = 攻撃
why-word-magic = 魔法
why-word-light = 明かり
why-word-darkness = 闇
why-word-total = 合計
why-word-health = ヘルス
why-word-gold = 金貨
why-word-vp = 勝利点

## Ways to spend a turn, at the beginning of a line of the plan.

plan-place-village = 村
plan-place-rest = 休息
plan-place-prepare = 備える
