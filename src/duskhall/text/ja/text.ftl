### The pieces of card text; only the grammar puts them together. Their ids begin with text-.
###
### A clause is what comes before its verb, and a verb in one of its forms. Arguments are finished phrases or whole numbers.

## Verbs: the form at the end of a sentence; .ren, before another clause; .te, before もよい.

text-verb-choose = 選ぶ
    .ren = 選び
    .te = 選んで
text-verb-draw = 引く
    .ren = 引き
    .te = 引いて
text-verb-discard = 捨てる
    .ren = 捨て
    .te = 捨てて
text-verb-destroy = 破棄する
    .ren = 破棄し
    .te = 破棄して
text-verb-throw = 投げる
    .ren = 投げ
    .te = 投げて
text-verb-get = 得る
    .ren = 得て
    .te = 得て
text-verb-give = 与える
    .ren = 与え
    .te = 与えて
text-verb-lose = 失う
    .ren = 失い
    .te = 失って
text-verb-take = 失わせる
    .ren = 失わせ
    .te = 失わせて
text-verb-suffer = 受ける
    .ren = 受け
    .te = 受けて
text-verb-heal = 癒す
    .ren = 癒し
    .te = 癒して
text-verb-roll = 振る
    .ren = 振り
    .te = 振って
text-verb-roll-again = 振りなおす
    .ren = 振りなおし
    .te = 振りなおして
text-verb-turn = 変える
    .ren = 変え
    .te = 変えて
text-verb-put = 置く
    .ren = 置き
    .te = 置いて
text-verb-join = 加える
    .ren = 加え
    .te = 加えて
text-verb-return = 戻す
    .ren = 戻し
    .te = 戻して
text-verb-reveal = 公開する
    .ren = 公開し
    .te = 公開して
text-verb-look = めくる
    .ren = めくり
    .te = めくって
text-verb-arrange = 並べなおす
    .ren = 並べなおし
    .te = 並べなおして
text-verb-order = 並べる
    .ren = 並べ
    .te = 並べて
text-verb-buy = 購入する
    .ren = 購入し
    .te = 購入して
text-verb-can-buy = 購入できる
    .ren = 購入でき
    .te = 購入できて
text-verb-pay = 支払う
    .ren = 支払い
    .te = 支払って
text-verb-fight-on = 戦う
    .ren = 戦い
    .te = 戦って
text-verb-show = 見せる
    .ren = 見せ
    .te = 見せて
text-verb-swap = 入れ替える
    .ren = 入れ替え
    .te = 入れ替えて
text-verb-move = 移動させる
    .ren = 移動させ
    .te = 移動させて
text-verb-level-up = レベルアップさせる
    .ren = レベルアップさせ
    .te = レベルアップさせて
text-verb-cancel = 打ち消す
    .ren = 打ち消し
    .te = 打ち消して
text-verb-defeat = 倒す
    .ren = 倒し
    .te = 倒して
text-verb-take-turn = 行う
    .ren = 行い
    .te = 行って
text-verb-end = 終了する
    .ren = 終了し
    .te = 終了して
text-verb-grow = 増える
    .ren = 増え
    .te = 増えて
text-verb-shrink = 減る
    .ren = 減り
    .te = 減って
text-verb-raise = 増やす
    .ren = 増やし
    .te = 増やして
text-verb-lower = 減らす
    .ren = 減らし
    .te = 減らして
text-verb-become = なる
    .ren = なり
    .te = なって
text-verb-make = する
    .ren = し
    .te = して
text-verb-count = 数える
    .ren = 数え
    .te = 数えて
text-verb-not-count = 数えない
    .ren = 数えず
    .te = 数えないで
text-verb-not-add = 加えない
    .ren = 加えず
    .te = 加えないで
text-verb-resolve = 解決する
    .ren = 解決し
    .te = 解決して
text-verb-hold = 持つ
    .ren = 持ち
    .te = 持って
text-verb-stay = 残る
    .ren = 残り
    .te = 残って
text-verb-cannot-attack = 攻撃できない
    .ren = 攻撃できず
    .te = 攻撃できなくて
text-verb-cannot-be-fought = 戦えない
    .ren = 戦えず
    .te = 戦えなくて
text-verb-cannot-be-defeated = 倒せない
    .ren = 倒せず
    .te = 倒せなくて
text-verb-not-receive = 受けない
    .ren = 受けず
    .te = 受けないで
text-verb-not-help = 効かない
    .ren = 効かず
    .te = 効かないで
text-verb-not-discarded = 捨てられない
    .ren = 捨てられず
    .te = 捨てられないで
text-verb-not-destroyed = 破棄されない
    .ren = 破棄されず
    .te = 破棄されないで
text-verb-not-walk = 移動できない
    .ren = 移動できず
    .te = 移動できなくて
text-verb-not-leave = 取り除けない
    .ren = 取り除けず
    .te = 取り除けなくて
text-verb-not-switch = 移せない
    .ren = 移せず
    .te = 移せなくて
text-verb-not-retreat = 撤退しない
    .ren = 撤退せず
    .te = 撤退しないで
text-verb-not-move-up = 進まない
    .ren = 進まず
    .te = 進まないで
text-verb-not-equip = 装備できない
    .ren = 装備できず
    .te = 装備できなくて
text-verb-not-use = 使用できない
    .ren = 使用できず
    .te = 使用できなくて

# What may be done, made from a verb in its form before もよい.
text-may = { $te }もよい
    .ren = { $te }もよく
    .te = { $te }もよくて

## Predicates of conditions: the plain form; .ba, if; .ren, before another condition; with "not-": denied.

text-pred-there = ある
    .ba = あれば
    .ren = あり
text-pred-not-there = ない
    .ba = なければ
    .ren = なく
text-pred-alive = いる
    .ba = いれば
    .ren = いて
text-pred-not-alive = いない
    .ba = いなければ
    .ren = おらず
text-pred-being = である
    .ba = なら
    .ren = で
text-pred-not-being = でない
    .ba = でなければ
    .ren = でなく
text-pred-won = 勝っている
    .ba = 勝っていれば
    .ren = 勝っていて
text-pred-not-won = 勝っていない
    .ba = 勝っていなければ
    .ren = 勝っておらず
text-pred-win = 勝つ
    .ba = 勝てば
    .ren = 勝ち
text-pred-lacking = 足りない
    .ba = 足りなければ
    .ren = 足りず
text-pred-not-lacking = 足りている
    .ba = 足りていれば
    .ren = 足りていて
text-pred-defeated = 倒した
    .ba = 倒したなら
    .ren = 倒し
text-pred-not-defeated = 倒していない
    .ba = 倒していなければ
    .ren = 倒しておらず
text-pred-fighting = 戦っている
    .ba = 戦っていれば
    .ren = 戦っていて
text-pred-not-fighting = 戦っていない
    .ba = 戦っていなければ
    .ren = 戦っておらず
text-pred-rolled = 出る
    .ba = 出れば
    .ren = 出て
text-pred-not-rolled = 出ない
    .ba = 出なければ
    .ren = 出ず
text-pred-larger = 大きい
    .ba = 大きければ
    .ren = 大きく
text-pred-not-larger = 大きくない
    .ba = 大きくなければ
    .ren = 大きくなく
text-pred-smaller = 小さい
    .ba = 小さければ
    .ren = 小さく
text-pred-not-smaller = 小さくない
    .ba = 小さくなければ
    .ren = 小さくなく

## Lists and small words

text-list-and = { $head }と{ $last }
text-list-or = { $head }か{ $last }
text-list-or-more = { $head }か{ $next }
text-list-comma = { $head }、{ $last }
text-list-comma-more = { $head }、{ $next }
text-list-and-long = { $head }と、{ $last }
text-list-and-more = { $head }と{ $next }
text-list-one-of = { $head }、{ $last }のうち1種類
text-list-one-of-more = { $head }、{ $next }
text-list-slash = { $head }／{ $last }
text-list-slash-more = { $head }／{ $next }
text-topic = { $who }は
text-subject = { $what }が
text-object = { $what }を{ $quantity }
text-with = { $foe }と
text-giving = { $who }に
text-quoted = 「{ $name }」

## Noun phrases

text-counter = 枚
text-counter-things = 個
text-counter-kinds = 種類
text-card = カード
text-np-number = { $noun }{ $n }{ $counter }
text-np-each = 各
text-np-all = { $noun }すべて
text-all = すべて
text-np-that = その{ $noun }
text-np-those = それらの{ $noun }
text-np-other = 他の{ $noun }
text-np-but = { $noun }以外の
text-np-best = { $figure }が最も高い
text-np-of = { $owner }の{ $what }
text-np-has = { $figure }を持つ
    .not = { $figure }を持たない
text-np-armed = { $weapon }を装備した
    .not = { $weapon }を装備していない
text-np-held = 装備中の
    .not = 装備されていない
text-np-kin = { $of }と同じ種類の
    .not = { $of }と異なる種類の
text-np-brings = { $figure }をもたらす
    .not = { $figure }をもたらさない
text-np-several = { $what }持つ
    .not = { $what }持たない
text-np-is-self = このカードである
text-several-classes = クラスを{ $n }つ
text-several-of = { $tags }のうち{ $n }つを
text-any-of = { $those }のどれか
text-as-many-as-liked = { $flat ->
        [yes] 好きな枚数
       *[no] 好きな数だけ
    }
text-among = { $those }のうち
text-one-among = { $lot }{ $n }{ $counter }
text-them = それら
text-left-over = 残ったカード
text-the-rest = 残り
text-the-hand = 手札
text-in-hand = 手札の
text-in-hands = 公開された手札の
text-in-hall = ダンジョンホールの
text-in-dungeon = ダンジョンデッキの
text-in-spots = 市場の自由枠の
text-in-front = 自分の前の
text-in-secret = 自分に伏せて配られた
text-in-yours = 自分の
text-in-owned = 所有する
text-in-stacks = 村の山札の一番上にある
text-stack = { $kind }の山札
text-any-stack = 山札
text-top-cards = 村の各{ $stack }の上からカード{ $n }枚ずつ
text-top-card = 村の{ $stack }1つの一番上のカード
text-self = { $type ->
        [hero] この英雄
        [monster] このモンスター
        [weapon] この武器
        [room] この部屋
        [token] このトークン
       *[card] このカード
    }
text-wielder = 装備者
text-foe = モンスター
text-party = { $who ->
        [they] 自分
       *[you] あなた
    }
text-seat-others = 他の各プレイヤーは
text-seat-all = 各プレイヤーは
text-seat-one = あなたが選んだプレイヤー1人は
text-seat-winner = 勝者は
text-seat-you = あなたは

text-can-attack = 攻撃できる
    .not = 攻撃できない
text-can-be-fought = 戦うことのできる
    .not = 戦えない
text-can-be-defeated = 倒すことのできる
    .not = 倒せない
text-can-be-affected = 戦闘効果を受ける
    .not = 戦闘効果を受けない
text-can-be-discarded = モンスターと部屋に捨てられる
    .not = モンスターと部屋に捨てられない
text-can-be-destroyed = モンスターと部屋に破棄される
    .not = モンスターと部屋に破棄されない
text-can-walk = チャンピオンが移動できる
    .not = チャンピオンが移動できない
text-can-be-lit = 明かりが効く
    .not = 明かりが効かない
text-can-leave = ダンジョンホールから取り除ける
    .not = ダンジョンホールから取り除けない
text-can-switch = 他のランクに移せる
    .not = 他のランクに移せない
text-can-retreat = 撤退する
    .not = 撤退しない
text-can-move-up = 前に進む
    .not = 前に進まない
text-can-be-seen = 表向きの
    .not = 裏向きの
text-can-equip = 武器を装備できる
    .not = 武器を装備できない
text-can-use = 能力を使用できる
    .not = 能力を使用できない
text-can-use-window = { $window }を使用できる
    .not = { $window }を使用できない

## Numbers that are compared

text-range-exactly = { $n }{ $unit }
text-range-least = { $n }{ $unit }以上
text-range-most = { $n }{ $unit }以下
text-range-either = { $low }{ $unit }か{ $high }{ $unit }
text-range-between = { $low }〜{ $high }{ $unit }
text-value = { $figure }{ $range }の
text-value-not = { $figure }が{ $range }以外の
text-value-less = { $figure }が{ $amount }未満の
text-value-most = { $figure }が{ $amount }以下の
text-value-equal = { $figure }が{ $amount }に等しい
text-value-least = { $figure }が{ $amount }以上の
text-value-more = { $figure }が{ $amount }より大きい
text-value-other = { $figure }が{ $amount }と異なる

## Amounts

text-amount-count = { $cards }の{ $flat ->
        [yes] 枚数
       *[no] 数
    }
text-amount-sum = { $cards }に書かれた{ $figure }の合計
text-amount-most = { $cards }の最高{ $figure }
# Of an amount and a number; of two amounts.
text-amount-least = { $of }（最大{ $n }）
text-amount-lesser = { $a }と{ $b }の小さいほう
text-amount-variety = { $cards }の種類（{ $tags }）の数
text-each-class = { $cards }のクラス1種類
text-each-kind = { $cards }（{ $tags }）1種類
text-amount-margin = 合計攻撃力が{ $foe }のヘルスを上回った値
text-amount-half-least = { $of }の半分（端数切り上げ、最大{ $n }）
text-amount-half = { $of }の半分（端数切り上げ）
text-amount-dice =
    { $how ->
        [highest] { $n ->
            [1] 出た目
            [2] 大きいほうの目
           *[other] 最も大きい目
        }
        [lowest] { $n ->
            [1] 出た目
            [2] 小さいほうの目
           *[other] 最も小さい目
        }
       *[sum] { $n ->
            [1] 出た目
           *[other] 出た目の合計
        }
    }
text-amount-together = { $of }の合計
text-amount-plus = { $a }と{ $b }の合計
text-amount-number = { $a }{ $b }
text-amount-times = { $of }の{ $n }倍
text-amount-product = { $a }×{ $b }
text-for-each = { $each }につき
text-as-many = { $amount }と同じ{ $flat ->
        [yes] 枚数
       *[no] 数
    }の{ $noun }
text-equal-to = { $amount }に等しい{ $what }
text-by-amount = { $amount }と同じだけ
text-more = さらに{ $what }
text-earn-gold = { $n }金貨
text-earn-xp = 経験値{ $n }点
text-earn-vp = 勝利点{ $n }点
text-with-number = { $figure }{ $n }

## Conditions

text-or-cond = { $cond }か、
text-against = { $foe }との戦闘では
    .not = { $foe }以外との戦闘では
text-than = { $a }が{ $b }より
text-at-most = { $a }が{ $b }以下
text-equal = { $a }が{ $b }と同じ
text-at-least = { $a }が{ $b }以上
text-has-so-much = { $figure }が{ $range }
text-there-hand = 手札に
text-there-hall = ダンジョンホールに
text-there-dungeon = ダンジョンデッキに
text-there-spots = 市場の自由枠に
text-there-front = 自分の前に
text-there-secret = 自分に伏せて配られたカードに
text-there-lot = { $lot }に
text-deck-left = ダンジョンデッキにカードが
text-owning = { $what }を所有して
text-owning-many = { $what }を{ $range }所有して
text-owned-many = 所有する{ $what }が{ $range }
text-classes-hand = { $cards }のクラスが{ $range }
text-classes-owned = 所有する{ $cards }のクラスが{ $range }
text-exceeds = 合計攻撃力が{ $foe }のヘルスを{ $range }上回って
text-rolled-same = { $n ->
        [2] ゾロ目が
       *[other] すべて同じ目が
    }
text-used = このターンに能力を{ $range }使用して
text-used-of = このターンに{ $card }の能力を{ $range }使用して
text-arming = { $who }が{ $weapon }を装備して
text-held = { $self }が装備中
    .mine = 装備中
text-carried = { $hero }が装備して
text-in-battle = 戦闘に
text-now-claim = ランク1での勝利による到達
    .pred = being
text-now-delve = チャンピオンがダンジョンに
    .pred = alive
text-while-equipped = { $self }が装備中なら
text-while-fought = 戦闘中
text-while-fought-here = この部屋で戦うとき
text-while-in-hall = { $self }がダンジョンホールにあれば
text-when-bought = { $self }を購入したとき
text-by-doing = { $act }ことで
text-thrown = 投げたカード
