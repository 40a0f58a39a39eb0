# The hall of the page: verdicts on monsters, their sums, lines of moves, and the box that asks.

page-verdict-wins = { $by ->
        [0] ちょうど勝てる
       *[other] 勝てる（+{ $by }）
    }
page-verdict-short = あと{ $by }足りない
page-verdict-depends = 勝てるかも
page-verdict-undefeatable = 倒せない
page-verdict-unfightable = 攻撃できない
page-verdict-too-dark = 届かない
page-plan-may-win = { $odds ->
        [none] 勝てるかも
       *[other] 勝てるかも：{ $odds }
    }
page-plan-unlikely = 見込み薄
page-verdict-of = 「{ $card }」の判定
page-verdict-searching = いまのパーティーで。もっとよい手を探しています…
page-verdict-stands = いまのパーティーで
page-verdict-with = 使うカード
page-verdict-to = { $hero }に
page-verdict-ability = の能力
page-verdict-why-undefeatable = このパーティーでは倒せません。
page-verdict-why-unfightable = このパーティーでは攻撃できません。
page-verdict-play = この手で進む
page-verdict-enter = ダンジョンに入ってこの手で進む
page-verdict-enter-attack = ダンジョンに入って攻撃する
page-verdict-attack-now = いま攻撃する
page-verdict-attack = 攻撃する
page-verdict-anyway = それでも攻撃する
page-verdict-sum = 内訳
page-verdict-sum-hide = 内訳を隠す
page-prize-vp = 勝利点{ $n }点
page-prize-xp = 経験値{ $n }点
page-sum-title = 「{ $card }」への攻撃
page-sum-line = 提案のカードで
page-sum-total = 合計
page-sum-health = ヘルス
page-rank-lit = 明かり{ $lit }／{ $light }
page-rank-down = 裏向き
page-step-use = 使用
page-step-to = { $hero }に
page-sheet-attack = { $sum ->
        [none] このまま攻撃する
       *[other] このまま攻撃する（{ $sum }）
    }
page-sheet-rulings = 文と裁定
page-sheet-gold = 持っている金貨
page-sheet-left = 山札の残り
page-battle-now = 戦闘中

## The box that asks

page-ask-place = あなたのターンです。どこへ行きますか？
page-ask-can-fall = { $n ->
        [1] 「{ $card }」を倒せます
       *[other] 倒せるモンスターが{ $n }体います
    }
page-ask-most = 一番の獲物は「{ $card }」：{ $prize }。
page-ask-or = カードやモンスターを自分で選んでもかまいません。
page-ask-pick = 攻撃するモンスターを選んでください。
page-ask-ready = 準備ができたら、攻撃するモンスターを選んでください。
page-ask-none-wins = このパーティーで倒せるモンスターはいません。
page-ask-none-sure = { $odds ->
        [none] 確実に倒せるモンスターはいません。「{ $card }」は倒せるかもしれません。
       *[other] 確実に倒せるモンスターはいません。「{ $card }」は倒せるかもしれません：{ $odds }。
    }
page-ask-searching = この手札でできることを調べています…
page-ask-gold = { $gold }金貨、購入{ $buys }回
page-ask-choose-stack = カードを選び、もう一度選ぶと購入します。
page-ask-read-stack = カードを選ぶと、読んでから購入できます。
page-ask-unused = 「{ $card }」をまだ使えます：{ $text }
page-next-dungeon = ダンジョンに入る
page-next-village = 村を訪れる
page-next-visit = { $place }を訪れる
page-next-can-fall = { $prize ->
        [none] 「{ $card }」を倒せます
       *[other] 「{ $card }」を倒せます：{ $prize }
    }
page-next-may-fall = { $odds ->
        [none] 「{ $card }」を倒せるかも
       *[other] 「{ $card }」を倒せるかも：{ $odds }
    }
page-next-spend = { $gold }金貨{ $more ->
        [0] {""}
       *[other] （{ $how ->
            [destroys] 「{ $cards }」を破壊すると+{ $more }
           *[uses] 「{ $cards }」で+{ $more }
        }）
    }、購入{ $buys }回{ $levels ->
        [0] {""}
       *[other] 、レベルアップ
    }
page-next-rest = 休息する
page-next-rest-why = 倒せる相手がなく、よい買い物もない
page-next-beat = 「{ $card }」を倒す
page-next-attack = 「{ $card }」を攻撃する
page-next-way = { $cards }、攻撃
page-next-stands = ランク{ $rank } · { $by ->
        [0] ちょうど勝てる
       *[other] 勝てる（+{ $by }）
    }
page-next-none-wins = このパーティーで倒せるモンスターはいない
page-next-draw = もっとよくなるかもしれない
page-next-price = { $rest ->
        [0] { $price }金貨（残りなし）
       *[other] { $price }金貨 · 残り{ $rest }
    }
page-next-one = 1手だけ
page-next-stop = ここで止める
page-next-equip = 最善の装備
page-next-more = 詳しく
page-next-less = 簡単に
page-waste-win = 「{ $card }」を倒せます。戦わずに進みますか？
page-waste-gold = { $gold }金貨あり、「{ $card }」を購入できます。何も購入しませんか？
page-waste-yes = かまわない：{ $do }
page-waste-no = 戻る
page-buy-tag = { $cost }金貨で購入
page-reach-line = この手で進む：{ $cards }
page-reach-bare = { $sum ->
        [none] このまま攻撃する
       *[other] このまま攻撃する：{ $sum }
    }
page-reach-read = 「{ $card }」を読む
page-sum-battle = 戦闘中の「{ $card }」
page-battle-against = { $total }対ヘルス{ $health }
page-dungeon-left = { $n ->
       *[other] 残りのカード
    }
