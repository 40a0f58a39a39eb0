### What happens at a table with rooms, champions, keys and a guardian: log, questions, map, forecasts.
### The arguments are those of terminal.ftl; $room is the bare name of a room ("鉱山"), $place where a champion stands.

## Places

room-number = 部屋{ $n }
room-named = { $room }
stands-nowhere = まだボードの外
stands-room = { $room }
stands-temple = 寺院
stands-bazaar = バザール
stands-shop = 秘術の店
stands-guilds-quarter = ギルド街
stands-marketplace = 市場
card-face-down = 裏向きのカード
lies-in = { $room }の「{ $card }」

## The log

log-choose-temple = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }寺院に行った。
log-choose-bazaar = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }バザールに行った。
log-choose-shop = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }秘術の店に行った。
log-choose-guilds-quarter = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }ギルド街に行った。
log-choose-marketplace = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }市場に行った。
log-choose-item = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }アイテムをめくった。
log-choose-spell = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }呪文をめくった。
log-choose-weapon = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }武器をめくった。
log-choose-venture = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }そのまま荒野に向かった。
log-place = { $you ->
        [yes] あなたのチャンピオン
        [turn] チャンピオン
       *[no] { $who }のチャンピオン
    }の現在地：{ $place }。
log-light = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }明かり{ $n }点で出発した。
log-walk = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $room }に入った{ $light ->
        [0] 。
       *[other] （明かり{ $light }点）。
    }
quest-log-face = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $room }の「{ $card }」と戦った。
log-arrange-one = 「{ $card }」が移り、{ $room }に来た。
log-arrange-rooms = モンスターが入れ替わった：{ $cards }。
log-key = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $last ->
        [yes] 最後の鍵を見つけた（{ $goal }本中{ $found }本目）。このターンが終わるとガーディアンが現れる。
       *[no] 鍵を見つけた（{ $goal }本中{ $found }本目）。
    }
log-shuffle-key = 鍵がもう1本めくられたが、見つかるのは1ターンに1本だけなので、レベル{ $level }のモンスターデッキに混ぜてシャッフルした。
log-summon = 「{ $card }」が{ $room }に現れた。各プレイヤーは6枚引いて4枚捨て、その後、最後のターンを1回行う。
log-roll = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }ダイスを振った：{ $dice }。
log-die-again = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $was }の目を振りなおした：{ $now }。{ $n ->
        [1] { "" }
       *[other] ダイスの目：{ $dice }。
    }
log-die-turn = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $was }の目を{ $now }に変えた。{ $n ->
        [1] { "" }
       *[other] ダイスの目：{ $dice }。
    }
log-buy-treasure = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }財宝を{ $price }金貨で購入した：{ $card }。
log-xp-loss-quest = { log-xp-loss-advance }
log-move-draw-hall = { $cards }が{ $room }に現れた。
log-move-hall-hall = { $room }で{ $cards }が表になった。
log-move-hall-destroyed = { $cards }が{ $room }を去った。
log-move-discard-destroyed = { $cards }が使い切られ、ゲームから取り除かれた。
log-move-front-supply = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を失った。
log-move-supply-front-wound = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }負傷を{ $n }個受けた。
log-move-front-supply-wound = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }負傷を{ $n }個癒した。
log-move-hand-supply-wound = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を取り除いた。
log-move-discard-supply-wound = { $you ->
        [yes] あなたは
        [turn] { "" }
       *[no] { $who }は
    }{ $cards }を取り除いた。

## Questions

quest-ask-pick-hand = 「{ $card }」：どのカードを手札に加えますか？
quest-ask-branch-turn = あなたのターンです。チャンピオンはどこへ行きますか？
quest-ask-window-dungeon = 英雄に武器を装備させ、能力を使用できます。完了すると移動を始めます。
ask-walk = { $light ->
        [0] 明かりは残っていません。
       *[other] 明かりは残り{ $light }点です。
    }どの部屋に入りますか？ ここで戦うなら完了。
ask-die = どのダイスを変えますか？ 変えないなら完了。
option-die = ダイス{ $n }（{ $shown }の目）を振りなおす
option-die-face = ダイス{ $n }を{ $shown }から{ $face }にする
ask-window-dice = ダイスの目を変えられます。変えないなら完了。
option-done-window-dice = ダイスを変えない
option-done-die = ダイスを変えない
ask-drop = 技量を超えて武器を装備している英雄がいます。どの武器を外しますか？
ask-pick-travel = 「{ $card }」：チャンピオンをどの部屋へ移動しますか？
ask-pick-heal = 「{ $card }」：どの負傷を癒しますか？
ask-pick-heal-rules = どの負傷を癒しますか？ 癒さないなら完了。
quest-ask-pick-deck-rules = 寺院：どのカードをデッキの一番上に置きますか？ { $done ->
        [yes] 1枚ずつ選び、最後に完了してください。
       *[no] 少なくとも1枚選んでください。
    }最後のカードが一番上になります。
ask-pick-discard-rules = ガーディアンが現れました。どのカードを捨てますか？{ $left ->
        [1] { "" }
       *[other] （残り{ $left }枚）
    }
ask-pick-destroy-quest-any = 「{ $card }」：どのカードを破棄しますか？ しなければ完了。
ask-pick-pick-quest-any = 「{ $card }」：どのカードにしますか？ 選ばないなら完了。
quest-ask-buy = カードを購入しますか？ しなければ完了。{ $place ->
        [bazaar] 次に装備品トークンを購入できます。
        [shop] 次に財宝を10金貨で購入できます。
       *[other] {""}
    }
ask-buy-gear = 装備品トークン1個を購入しますか？ しなければ完了。
ask-buy-treasure = 一番上の財宝を、見ないで購入しますか？ しなければ完了。
ask-so-far-quest = ここまで：{ $cards }。

quest-option-done-window-dungeon = 準備完了：移動を始める
option-done-walk = ここで戦う：{ $fight }
option-done-walk-nobody = ここにとどまる（戦うモンスターはいない）
option-done-pick-heal = 負傷を癒さない
option-go = { $room } · { $fight }
option-travel = { $room } · { $monster }
option-heal = 負傷
option-heal-wound = 自分の前の負傷：負傷が多いと引く枚数が減る
option-heal-festering-wound = 手札のカード：デッキからなくなる
option-buy-treasure = 10金貨 · 一番上の財宝（裏向き）

quest-option-rank = 部屋{ $rank }の「{ $card }」
quest-option-line = 部屋{ $rank }の「{ $card }」：{ $text }
quest-note-strength = 現在の技量{ $n }

branch-temple = 村効果を使用し、カードを購入し、負傷を2個まで癒す。最初に手札のカードをデッキの一番上に置く
branch-bazaar = 村効果を使用し、カードと装備品トークンを購入し、負傷を1個癒し、英雄1枚をレベルアップさせる
branch-shop = 村効果を使用し、カードと財宝を購入し、負傷を1個癒し、英雄1枚をレベルアップさせる
branch-guilds-quarter = 村効果を使用し、カードを購入し、負傷を1個癒し、英雄2枚をレベルアップさせる
branch-marketplace = デッキ1つの一番上をめくる。村効果を使用し、カードを購入し、負傷を1個癒し、英雄1枚をレベルアップさせる
branch-item = 一番上のアイテムを空いた枠に置く
branch-spell = 一番上の呪文を空いた枠に置く
branch-weapon = 一番上の武器を空いた枠に置く
quest-branch-dungeon = 明かりの届くところまで移動し、モンスター1体と戦う
branch-venture = 荒野に向かい、そこのモンスターと戦う
branch-stay = 村にとどまる
branch-gold = +1金貨
branch-skill = このターン、英雄1枚に技量+2
branch-pay = 装備品トークン1個を破棄する
branch-bleed = 負傷を1個受ける
branch-yield = 英雄1枚を捨てる
branch-yield-two = 英雄2枚を捨てる
branch-atone = 負傷を2個受ける
quest-branch-lose = 経験値2点を失う
quest-branch-discard = カード2枚を捨てる
branch-food = 保存食トークン4個を得る
branch-lamps = ランタン・トークン3個を得る
branch-medicine = ポーション2個を得る
branch-experience = 経験値3点を得る
branch-training = 英雄1枚を無料でレベルアップさせる
branch-bear = 熊になる：攻撃が上がる
branch-owl = フクロウになる：カードを引く（レベル2以上は明かりも増える）
branch-beacons = ランタン・トークン2個を得る
branch-tribute = 経験値1点を失う
branch-heavy-tribute = 経験値2点を失う
branch-fester = 「化膿した傷」1枚を得る
branch-bleed-twice = 負傷を2個受ける
branch-charm = 英雄1枚を捨てる
branch-onslaught = ヘルス+3の相手と戦う
branch-ransom = カード2枚を捨てる
branch-vengeance = レベル1以上の英雄1枚を破棄する
branch-remedies = 負傷を2個癒し、ポーション2個を得る
branch-ration = 保存食トークン1個を得る
branch-lamp = ランタン・トークン1個を得る
branch-vial = ポーション1個を得る
branch-fire = 魔法攻撃+5
branch-earth = 英雄1枚に攻撃+4と技量+4
branch-air = 明かり+3
branch-water = 負傷を2個癒す

## Answers that are not taken

refused-no-such-room = 「{ $answer }」：その部屋はありません。「地図」で部屋を表示します。
refused-too-far = 「{ $answer }」：その部屋は隣接していません。1部屋ずつ移動してください。「地図」で部屋のつながりを表示します。
refused-been-there = 「{ $answer }」：チャンピオンはこのターン、その部屋に入っています。別の部屋を選んでください。
refused-too-dark = 「{ $answer }」：その部屋に入る明かりが足りません。ここで戦うか、必要な明かりの少ない部屋に入ってください。
refused-goes-no-further = 「{ $answer }」：村から来たチャンピオンは、このターンは荒野から先に進めません。done でここで戦ってください。
quest-refused-too-heavy = 「{ $answer }」：武器の必要技量が、この英雄の残りの技量を超えています。保存食トークンで技量+2になります。
quest-refused-cost-not-payable = { refused-cost-not-payable-advance }
quest-refused-no-monster = 「{ $answer }」：その部屋にモンスターはいません。「地図」で部屋を表示します。
quest-refused-which-copy = 「{ $answer }」：同じ名前のカードに違いがあります。adventurer#2 のように、どれかを指定してください。
quest-refused-cannot-be-fought = 「{ $answer }」：このパーティーはそのモンスターと戦えません。「地図」で必要なものを表示します。
refused-setup-no-keys = ガーディアンには鍵が1本以上必要です。1以上を指定してください
setup-what-keys = 鍵

## Numbers explained

why-room = { $card }（部屋）
why-armor = 「{ $card }」のアーマー
why-resistance = 「{ $card }」の魔法抵抗
why-xp = 経験値
quest-why-head-rank = { $figure }{ $n }（{ $room }の「{ $card }」に対して）
quest-why-head-health = { $room }の「{ $card }」の{ $figure }{ $n }
quest-why-no-rank = 部屋{ $rank }にモンスターはいません。部屋は1から{ $ranks }までです。「地図」で表示します。
quest-why-which = どの数値ですか？ { $known }から選んでください。「なぜ 攻撃 2」のように、後ろに部屋の番号を付けることもできます。
quest-why-which-rank = どのモンスターの{ $figure }ですか？ 「なぜ { $figure } 2」のように、後ろに部屋の番号を付けてください。
quest-why-unknown = 「{ $name }」という数値はありません。{ $known }から選んでください。「なぜ 攻撃 2」のように、後ろに部屋の番号を付けることもできます。

## The table

opening-cards-guardian = ガーディアン
opening-cards-rooms = 部屋
opening-guardian = { $card }、レベル{ $level }
opening-keys = 鍵が{ $n }本見つかるとガーディアンが現れます。
# How far a side quest has come: how many cards there are, and how many it asks for at least or at most.
side-quest-progress = { $need }のうち{ $have }
    .most = { $have }（{ $need }まで）
opening-mode-plain = これは基本ゲームで、サイドクエスト、ギルド、伝説カードは使いません。「--mode full」で加わります。
opening-mode-full = これはフルゲームです。最初に秘密のサイドクエストを1枚残し、次にギルドを選びます。「--mode plain」で省けます。
opening-mode-epic = これはエピックゲームです。フルゲームの市場とダンジョンに、1枚ずつ異なるカードを並べます。
opening-mode-epic-heroes = これはエピックゲームです。フルゲームの市場とダンジョンとギルド街に、1枚ずつ異なるカードを並べます。
opening-quest = ダンジョンの部屋でモンスターを倒し、カードを購入し、英雄をレベルアップさせ、勝利点を集めます。鍵がそろうとガーディアンが現れ、各プレイヤーは最後のターンを1回行います。

head-map = { $left ->
        [0] ダンジョン · 見つかった鍵：{ $goal }本中{ $found }本
        [1] ダンジョン · ガーディアン出現：最後のターン
       *[other] ダンジョン · ガーディアン出現：残り{ $left }ターン
    }
map-level = レベル{ $level }
map-room = { $n } { $room }
map-light = 明かり{ $n }
map-alert = 警報
map-boost = { $figure }{ $n }
map-here = ここにいる：{ $names }
map-monster-none = 空き
map-walking = 残りの明かり：{ $n }
map-reach = 届く部屋
map-beyond = 明かり{ $light }では届かない部屋：{ $rooms }。
map-beyond-room = { $room }（{ $light }）
map-note = 明かりは、部屋に入るのに必要な数です。部屋の数値は、そこのモンスターに加わります。
pile-level-1 = レベル1のカード：{ $n }
pile-level-2 = レベル2：{ $n }
pile-level-3 = レベル3：{ $n }
pile-treasure = 財宝{ $n }
pile-iron-rations = 保存食{ $n }
pile-lantern-token = ランタン{ $n }
pile-potion = ポーション{ $n }
places-row = 場所
places-item = { $place }（{ $names }）
place-temple = 寺院
place-bazaar = バザール
place-shop = 秘術の店
place-guilds-quarter = ギルド街
place-marketplace = 市場
quest-player-line = { $place } · ヒットポイント{ $hit } · 負傷{ $wounds } · 経験値{ $xp } · 勝利点{ $vp } · 手札{ $hand } · デッキ{ $deck } · 捨て札{ $discard }

forecast-too-dark = 届きません：そこまで明かり{ $light }点が必要です
forecast-no-way = 届きません：この手番ではそこへ行く道がありません
forecast-path = 経由：{ $rooms }
forecast-light = 明かり{ $n }点
forecast-alerts = 警報：{ $cards }
forecast-wounds = 負傷を{ $n }個受ける
forecast-xp = 経験値{ $n }点
forecast-discarded-quest = { $cards }を捨てる
cards-of-treasure = 財宝{ $n }枚

end-tie-wounds = { $n }人が{ $vp }点で並びました。負傷の多いプレイヤーの勝ちです。
end-tie-treasures = { $n }人が{ $vp }点で並び、負傷の数も同じです。財宝と伝説カードの多いプレイヤーの勝ちです。
end-points-xp = 経験値

## Help

help-quest-head = ターンの流れ：
help-quest-village = 村：4つの場所から1つを選びます。村効果を使用し、手札の金貨でカードを1枚購入し、負傷を癒し、経験値を支払って英雄をレベルアップさせます。寺院ではカードをデッキに戻せ、負傷を一番多く癒せます。バザールでは装備品トークン、秘術の店では10金貨で財宝を購入できます。ギルド街では英雄2枚をレベルアップさせられます。
help-quest-dungeon = ダンジョン：能力を使用し、英雄に武器を装備させ（技量の範囲で何枚でも）、部屋から部屋へ移動します。各部屋に示された明かりを支払い、同じ移動で同じ部屋には2度入れません。止まった部屋で戦います。攻撃からアーマーを引いた値と、魔法攻撃から魔法抵抗を引いた値の合計が、ヘルス以上なら勝ちです。
help-quest-rest = 負傷：戦闘では、勝っても負けても、モンスターと部屋に示された負傷を受けます。負傷が増えると手札が減ります。
help-quest-spoils = 報酬：勝利後、モンスターと部屋の討伐報酬を得て、報酬能力を使用できます。
help-quest-end = ゲームの終わり：鍵はモンスターデッキに隠れています。鍵がそろうとガーディアンが荒野に現れ、各プレイヤーは6枚引いて4枚捨て、最後のターンを1回行います。
help-word-map = 部屋とその文、モンスター、勝てる見込み
quest-help-word-hand = 手札の数値と文、自分の前のカード
quest-help-word-table = 全プレイヤー：居場所、負傷、装備品、経験値、カード、勝利点
quest-help-word-why = 数値の内訳：{ $figures }。「なぜ 攻撃 2」で部屋2に対する値
word-map = 地図
