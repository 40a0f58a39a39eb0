### Titles of set-ups and of editions. The titles of stacks stand in names-stacks.ftl.

## Editions

edition-title-classic = クラシック
edition-title-advance = アドバンス
edition-title-quest = クエスト

## Set-ups

setup-name-first = 初めてのゲーム
setup-name-learning = 練習用のゲーム
setup-name-tower-of-corruption = 堕落の塔
setup-name-tower-of-compulsion = 衝動の塔
setup-name-tower-of-contempt = 侮蔑の塔
