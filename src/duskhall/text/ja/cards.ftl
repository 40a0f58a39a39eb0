### The names of the things that cards are made of, for all to use, and the lines of a card. The pieces of its sentences are
### in text*.ftl.

## Tags: types, classes, keywords, groups.
## Attributes: .counter, if not 枚; .alive, if いる is said of it and not ある; .before, only on tags that stand before a noun: how
## they do; .noun, with it: the tag whose noun that is (empty: カード); .mere, if the place of such cards is not clear from their name; .home, where it usually lies, if not with the heroes ("hall",
## or "front": before its owner).

tag-hero = 英雄
    .alive = yes
tag-monster = モンスター
    .counter = 体
    .alive = yes
    .home = hall
tag-weapon = 武器
tag-item = アイテム
tag-spell = 呪文
tag-villager = 村人
    .alive = yes
tag-thunderstone = サンダーストーン
    .home = hall
tag-disease = 病気
tag-food = 食料
tag-light = 明かり
    .before = 明かりの
    .noun = { "" }
tag-magic = 魔法
    .before = 魔法の
    .noun = { "" }
tag-edged = 鋭利
    .before = 鋭利な
    .noun = weapon
tag-blunt = 鈍器
tag-basic = 基本カード
    .mere = yes
tag-village = 村カード
    .mere = yes
tag-militia = 民兵
    .alive = yes
tag-fighter = 戦士
    .alive = yes
tag-archer = 射手
    .alive = yes
tag-cleric = 僧侶
    .alive = yes
tag-wizard = 魔術師
    .alive = yes
tag-thief = 盗賊
    .alive = yes
tag-abyssal = アビサル
    .counter = 体
    .alive = yes
    .home = hall
tag-doomknight = ドゥームナイト
    .counter = 体
    .alive = yes
    .home = hall
tag-humanoid = ヒューマノイド
    .counter = 体
    .alive = yes
    .home = hall
tag-dragon = ドラゴン
    .counter = 体
    .alive = yes
    .home = hall
tag-enchanted = エンチャンテッド
    .before = エンチャンテッドの
    .noun = monster
tag-ooze = スライム
    .counter = 体
    .alive = yes
    .home = hall
tag-undead = アンデッド
    .counter = 体
    .alive = yes
    .home = hall
tag-doom = ドゥーム
    .before = ドゥームの
    .noun = monster
tag-spirit = スピリット
    .counter = 体
    .alive = yes
    .home = hall
tag-white = ホワイト
    .before = ホワイトの
    .noun = monster
tag-green = グリーン
    .before = グリーンの
    .noun = monster
tag-blue = ブルー
    .before = ブルーの
    .noun = monster
tag-red = レッド
    .before = レッドの
    .noun = monster
tag-black = ブラック
    .before = ブラックの
    .noun = monster

# Advance
tag-curse = 呪い
tag-familiar = 使い魔
    .alive = yes
tag-avatar = アバター
    .alive = yes
tag-token = トークン
    .counter = 個
tag-placeholder = 代用カード
tag-mercenary = 傭兵
    .alive = yes
tag-polearm = ポールアーム
tag-bow = 弓
tag-support = 支援
    .before = 支援の
    .noun = spell
tag-auxiliary = 補助
    .before = 補助の
    .noun = spell
tag-attack = 攻撃
    .before = 攻撃の
    .noun = spell
tag-human = 人間
    .alive = yes
tag-elf = エルフ
    .alive = yes
tag-dwarf = ドワーフ
    .alive = yes
tag-ranger = レンジャー
    .alive = yes
tag-guardian = ガーディアン
    .counter = 体
    .alive = yes
    .home = hall
tag-bearer = サンダーストーンの担い手
    .counter = 体
    .alive = yes
    .home = hall
tag-ambusher = 伏兵
    .counter = 体
    .alive = yes
    .home = hall
tag-horde = 大群
    .before = 大群の
    .noun = monster
tag-fire = 火炎
    .before = 火炎の
    .noun = monster
tag-burnmarked = 焼印
    .before = 焼印の
    .noun = monster
tag-corvaxis = コルヴァクシス
    .counter = 体
    .alive = yes
    .home = hall
tag-avian = 鳥人
    .counter = 体
    .alive = yes
    .home = hall
tag-djinni = ジン
    .counter = 体
    .alive = yes
    .home = hall
tag-efreet = イーフリート
    .counter = 体
    .alive = yes
    .home = hall
tag-kobold = コボルド
    .counter = 体
    .alive = yes
    .home = hall
tag-ogre = オーガ
    .counter = 体
    .alive = yes
    .home = hall
tag-skeleton = スケルトン
    .counter = 体
    .alive = yes
    .home = hall
tag-treefolk = 樹人
    .counter = 体
    .alive = yes
    .home = hall

# Quest
tag-rogue = ローグ
    .alive = yes
tag-halfling = ハーフリング
    .alive = yes
tag-starter = 初期カード
tag-arcane = 秘術
    .before = 秘術の
    .noun = spell
tag-divine = 神聖
    .before = 神聖の
    .noun = spell
tag-elemental = 元素
    .before = 元素の
    .noun = spell
tag-chaos = 混沌
    .before = 混沌の
    .noun = spell
tag-treasure = 財宝
tag-legendary = 伝説
    .before = 伝説の
    .noun = { "" }
tag-side-quest = サイドクエスト
tag-guild = ギルド
tag-cache = 隠し財宝
tag-gear = 装備品
    .before = 装備品
    .noun = token
    .home = front
tag-wound = 負傷
    .counter = 個
tag-key = ガーディアンの鍵
    .counter = 本
tag-room = 部屋
    .counter = つ
tag-alert = 警報
    .before = 警報の
    .noun = { "" }
tag-giant = 巨大
    .before = 巨大な
    .noun = monster
tag-vermin = 害獣
    .counter = 体
    .alive = yes
    .home = hall
tag-beast = 獣
    .counter = 体
    .alive = yes
    .home = hall
tag-fey = 妖精
    .counter = 体
    .alive = yes
    .home = hall
tag-triton = トリトン
    .alive = yes
tag-orc = オーク
    .alive = yes
tag-ally = 味方
    .alive = yes
tag-cursed = 呪われた
    .before = 呪われた
    .noun = weapon
tag-demon = デーモン
    .counter = 体
    .alive = yes
    .home = hall
tag-plant = 植物
    .counter = 体
    .home = hall
tag-lich = リッチ
    .counter = 体
    .alive = yes
    .home = hall
tag-celestial = 天界人
    .alive = yes
tag-dagger = ダガー
tag-golem = ゴーレム
    .counter = 体
    .alive = yes
    .home = hall

## Titles of cards that other cards name and that are common nouns. All other cards are called by their name (names.ftl).

title-disease = 病気
title-militia = 民兵
    .alive = yes
title-curse = 呪い
title-familiar = 使い魔
    .alive = yes
title-treasure = 財宝
title-lantern-token = ランタン・トークン
    .counter = 個
title-lichs-apprentice = 「リッチの弟子」
    .alive = yes
title-wound = 負傷
    .counter = 個

## Kinds of cards: the pile in the box.

kind-hero = 英雄
kind-monster = モンスター
kind-village = 村カード
kind-basic = 基本カード
kind-disease = 病気
kind-thunderstone = サンダーストーン
kind-xp = 経験値カード
kind-starter = 初期カード
kind-bearer = サンダーストーンの担い手
kind-placeholder = 代用カード
kind-curse = 呪い
kind-familiar = 使い魔
kind-avatar = アバター
kind-token = トークン
kind-guardian = ガーディアン
kind-room = ダンジョンルーム
kind-treasure = 財宝
kind-legendary = 伝説カード
kind-side-quest = サイドクエスト
kind-guild = ギルドの後援
kind-gear = 装備品トークン
kind-wound = 負傷
kind-key = ガーディアンの鍵

## Figures. Attributes: .counter, what follows its number; .value, the word for it where it is printed on a card.

figure-attack = 攻撃
figure-magic = 魔法攻撃
figure-either = 攻撃または魔法攻撃
figure-total = 合計攻撃力
figure-strength = 体力
figure-weight = 重量
figure-light = 明かり
figure-darkness = 明かりペナルティ
advance-figure-darkness = 闇
figure-health = ヘルス
figure-armor = アーマー
figure-resistance = 魔法抵抗
figure-wounds = 負傷
    .counter = 個
figure-gold = 金貨
    .value = 金貨値
figure-cost = 購入コスト
figure-buys = 購入回数
    .counter = 回
figure-vp = 勝利点
    .counter = 点
figure-level = レベル
figure-level-cost = レベルコスト
figure-xp = 経験値
    .counter = 点
figure-rank = ランク
figure-hand = 手札の枚数
    .counter = 枚
figure-resolves = 解決回数
    .counter = 回
figure-worth = 攻撃力の合計
figure-margin = ヘルスの超過分
figure-used = このターンに使用した能力
    .counter = つ

# The printed figures of a card, in the order of the line. $shown: the number as it is written.
text-printed-kind-level = { $kind }、レベル{ $level }
text-printed-plain = { $figure }{ $shown }
text-printed-trophy = トロフィー：{ $figures }
text-minus = −{ $n }
text-signed = { $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    }
text-separator = { " · " }

## Labels

# .word: in a list. .ability: the abilities of this window.
window-village = 村
    .repeat = 村（くり返し）
    .word = 村
    .ability = 村効果
window-dungeon = ダンジョン
    .repeat = ダンジョン（くり返し）
    .word = ダンジョン
    .ability = ダンジョン効果
window-spoils = 報酬
    .repeat = 報酬（くり返し）
    .word = 報酬
    .ability = 報酬能力
window-walk = この部屋に隣接しているとき
    .repeat = この部屋に隣接しているとき（くり返し）
    .word = 移動
    .ability = 移動時の能力
window-dice = ダイスを振った後
    .repeat = ダイスを振った後（くり返し）
    .word = ダイス
    .ability = ダイスの能力
window-victory = 勝利
    .repeat = 勝利（くり返し）
    .word = 勝利
    .ability = 勝利能力
window-trophy = トロフィー
    .repeat = トロフィー（くり返し）
    .word = トロフィー
    .ability = トロフィー効果
window-avatar = 村かダンジョンでいつでも
    .repeat = 村かダンジョンで何度でも
    .word = アバター
    .ability = アバターの能力
window-react = 敗北へのリアクション
    .repeat = 敗北へのリアクション（くり返し）
    .word = リアクション
    .ability = リアクション能力

# An event is a label, or a clause (.clause) that leads into the sentence. $foe: the monster concerned. .global: it happens to
# every player, from the hall. $by: "room" where a room says it. .effect: such an effect.
event-battle = 戦闘
    .effect = 戦闘効果
event-aftermath = 余波
    .effect = 余波効果
event-raid = 襲撃
    .effect = 襲撃効果
event-breach = 突破
    .effect = 突破効果
event-defeated = 撃破
    .effect = 撃破効果
event-won = 勝利
    .clause = { $foe }を倒したとき
    .effect = 勝利効果
event-arrive = 到達
    .clause = このカードがランク1に到達したとき
    .effect = 到達効果
event-drew = カードを引いた後
    .clause = 能力でカードを引くたび、その後
    .effect = カードを引いた後の効果
    .global = yes
event-village-over = 村を訪れた後
    .clause = 村を訪れるたび、その後
    .effect = 村を訪れた後の効果
    .global = yes
event-turn-over = ターンの終了時
    .clause = 自分のターンの終了時
    .effect = ターン終了時の効果

# Quest
event-before = 戦闘前
    .effect = 戦闘前効果
event-after = 戦闘後
    .effect = 戦闘後効果
event-reward = 討伐報酬
    .effect = 討伐報酬
event-into = 警報
    .clause = { $by ->
        [room] この部屋
       *[card] このモンスターの部屋
    }に入るとき
    .effect = 警報効果
event-from = 警報
    .clause = { $by ->
        [room] この部屋
       *[card] このモンスターの部屋
    }を出るとき
    .effect = 警報効果
event-through = 警報
    .clause = { $by ->
        [room] この部屋
       *[card] このモンスターの部屋
    }を通り抜けるとき
    .effect = 警報効果
event-emptied = 部屋が空いたとき
    .clause = この部屋を埋めなおす前に
    .effect = 埋めなおす前の効果
event-revealed = 出現
    .effect = 出現効果
event-wounded = 負傷したとき
    .clause = 負傷を1個以上受けるたび
    .effect = 負傷時の効果
event-gained = 獲得
    .clause = このカードを得たとき
    .effect = 獲得時の効果
event-bought = 購入
    .clause = この{ $by ->
        [token] トークン
       *[card] カード
    }を購入したとき
    .effect = 購入時の効果
event-buying = カードの購入
    .clause = カードを購入したとき
    .effect = 購入時の効果

text-trophy = トロフィー
text-at-the-end = ゲーム終了時
text-global = 全体：{ $text }
text-once = 同じカードが何枚あっても、1枚として扱う。
text-label-repeat = { $label }（くり返し）
text-label-due = { $label }（必須）
text-label = { $label }：{ $text }
text-label-if = { $label }（{ $when }）
text-lead = { $clause }、{ $text }
text-sentence = { $text }。
text-two-sentences = { $a }{ $b }
