### Plans: what a hand can do this turn, and how.

## The verdict

plan-wins = このまま勝てます：{ $total }対{ $health }
plan-wins-with = { $with ->
        [none] 勝てます：{ $total }対{ $health }
       *[other] { $cards }で勝てます：{ $total }対{ $health }
    }
plan-may-win = { $with ->
        [none] 勝てるかもしれません：{ $odds }
       *[other] { $cards }で勝てるかもしれません：{ $odds }
    }
plan-may-win-open = { $with ->
        [none] 勝てるかもしれません：最高で{ $total }対{ $health }
       *[other] { $cards }で勝てるかもしれません：最高で{ $total }対{ $health }
    }
plan-may-win-luck = { $with ->
        [none] 運がよければ勝てます
       *[other] { $cards }と運があれば勝てます
    }
plan-falls-short = { $with ->
        [none] 足りません：{ $total }対{ $health }
       *[other] { $cards }でも足りません：{ $total }対{ $health }
    }
plan-cannot = このターンは勝てません
plan-cannot-short = 勝てません：最高でもあと{ $missing }足りません
plan-cannot-dark = 届きません：最高でも明かりがあと{ $light }足りません
plan-stopped = { $text }（調べた範囲で）
plan-odds = { $of }回に{ $wins }回
plan-odds-about = およそ{ $of }回に{ $wins }回
plan-odds-low = { $of }回に1回未満
plan-odds-high = { $of }回に{ $wins }回超
plan-odds-least = 少なくとも{ $odds }

## The cards of a line

plan-card = 「{ $card }」
plan-card-quest-hero = 「{ $card }」
plan-card-on = { $hero }＋{ $card }
plan-card-times = { $card }×{ $n }
plan-more = { $cards }、他{ $n }枚

## The steps of a line

step-done = 先へ進む
step-dungeon = ダンジョンに入る
step-village = 村を訪れる
step-temple = 寺院を訪れる
step-bazaar = バザールを訪れる
step-shop = 秘術の店を訪れる
step-guilds-quarter = ギルド街を訪れる
step-marketplace = 市場を訪れる
step-rest = 休息する
step-prepare = 備える
step-use = 「{ $card }」を使用する
step-equip = 「{ $hero }」に「{ $card }」を装備させる
step-attack = 「{ $card }」を攻撃する
step-attack-rank = ランク{ $rank }の「{ $card }」を攻撃する
step-go = { $room }に入る
step-travel = { $room }へ移動する
step-drop = 「{ $card }」を外す
step-buy = 「{ $card }」を購入する
step-level = 「{ $card }」をレベルアップさせる
step-level-to = 「{ $card }」を「{ $hero }」にレベルアップさせる
step-cancel = 「{ $card }」の効果を打ち消す
step-first = 先に「{ $card }」
step-order = 次に「{ $card }」
step-seat = { $who }を選ぶ
step-die = ダイス{ $n }を振りなおす
step-die-face = ダイス{ $n }を{ $face }にする
step-destroy = 「{ $card }」を破棄する
step-discard = 「{ $card }」を捨てる
step-deck = 「{ $card }」をデッキの一番上に置く
step-hand = 「{ $card }」を手札に加える
step-show = 「{ $card }」を見せる
step-show-hand = 求められたカードを見せる
step-under = 「{ $card }」をダンジョンデッキの一番下に置く
step-top = 「{ $card }」をダンジョンデッキの一番上に置く
step-swap = 「{ $card }」を前に出す
step-replace = 「{ $card }」を入れ替える
step-heal = 「{ $card }」を癒す
step-pick = 「{ $card }」を選ぶ
step-way = 選ぶ：{ $way }
step-ability = { $step }（{ $n }つ目の効果）
step-ability-text = { $step }（{ $text }）

## What a line brings and gives up

plan-brings-vp = 勝利点{ $points }点
plan-brings-xp = 経験値{ $xp }点
plan-brings-healing = 負傷を{ $n }個癒す
plan-costs-destroyed = { $cards }を破棄
plan-costs-discarded = { $cards }を捨てる
plan-costs-gained = { $cards }を得る
plan-costs-light = 明かり{ $light }点
plan-costs-xp = 経験値{ $xp }点
plan-costs-wounds = 負傷{ $n }個

## The village, and pauses

plan-visit-gold = { $open ->
        [yes] { $gold }金貨以上
       *[no] { $gold }金貨まで
    }
plan-visit-buy = { $gold }：{ $cards }
plan-visit-basket = 1回の訪問で{ $cards }
plan-visit-levels = レベルアップ：{ $cards }
plan-visit-trip = その後「{ $card }」：{ $verdict }
plan-offer = { $card }（{ $price }）
plan-pause-destroy = カード{ $n }枚のうち1枚を破棄できます。このターンは戦闘も購入もできません
plan-pause-deck = カードを{ $n }枚まで次の手札に残せます。このターンは戦闘も購入もできません

## In the terminal

plan-village = 村：{ $visit }
plan-place = { $place }：{ $visit }

head-plan = このターンにできること
plan-monster = { $n }  { $card }
plan-other = または：{ $line }
plan-then-see = 何が出るかを見て続ける
plan-brings = 得るもの：{ $what }
plan-costs = 失うもの：{ $what }
plan-go = 「実行」でこのうち最善の手筋を、「実行 2」で2番の相手への手筋を進めます。
plan-go-number = 「実行 { $n }」で{ $n }番の相手への手筋を進めます。
plan-nothing = ここでは計画できません。この質問は攻撃につながりません。「候補」で、いまできることを表示します。
plan-no-rank = 「{ $word } { $got }」：その番号のモンスターはいません。番号は{ $known }です。
plan-no-win = このターン、確実に勝てる手筋はありません。最善の相手は「{ $card }」です。{ $best }。それでも進めるなら「実行 { $rank }」。
plan-no-chance = このターンに倒せるモンスターはいません。「計画」で、ほかにできることを表示します。
plan-follows = 「{ $card }」への手筋を進めます。
plan-follows-short = 「{ $card }」への手筋を進めます。倒すには足りません。
plan-unforeseen = 予想外のことが起きたので、手筋をここで止めます。次の手は「{ $step }」の予定でした。
plan-look-again = 手筋をここで止めます。出たものを確かめてください。「計画」で続け方を表示し、「実行」で進めます。
