### The page: cards, the list of cards, help for the first turn.

## Cards

page-figure = { $name ->
    [attack] 攻撃
    [magic] 魔法攻撃
    [strength] 体力
    [weight] 重量
    [light] 明かり
    [darkness] 明かりペナルティ
    [health] ヘルス
    [armor] アーマー
    [resistance] 魔法抵抗
    [wounds] 負傷
    [gold] 金貨値
    [cost] 購入コスト
    [vp] 勝利点
    [level] レベル
    [level-cost] レベルコスト
    [xp] 経験値
   *[other] { $name }
  }
advance-page-figure = { $name ->
    [darkness] 闇
   *[other] { page-figure }
  }
page-figure-number = { $figure }{ $number }
page-figure-changed = { $figure } 現在{ $number }、カードでは{ $printed }
page-figure-marked = { $text }（推定か異説あり）
page-card-whole = 再構成したカードです
page-card-ours = 一部を再構成したカードです
page-card-marked = 一部が推定か異説ありのカードです
page-card-used = 使用済み
page-card-back = { $count }枚
page-face-level = Lv{ $level }
page-face-next = Lv{ $level } · 次は経験値{ $xp }
page-face-next-short = Lv{ $level } · 経験{ $xp }
page-face-xp = 経験値{ $n }
page-face-gold = { $n }金貨
page-face-vp = 勝利点{ $n }
page-row-times = ×{ $left }
page-row-gone = 売り切れ
page-card-trophy = トロフィー

page-types = { $type ->
    [hero] 英雄
    [weapon] 武器
    [item] アイテム
    [spell] 呪文
    [villager] 村人
    [monster] モンスター
    [thunderstone] サンダーストーン
    [curse] 呪い
    [disease] 病気
    [familiar] 使い魔
    [avatar] アバター
    [room] 部屋
    [guardian] ガーディアン
    [treasure] 財宝
    [side-quest] サイドクエスト
    [guild] ギルド
    [gear] 装備品
    [wound] 負傷
    [key] 鍵
   *[other] その他のカード
  }

## The large view of a card

page-large-hint = i キーで詳しく
page-large-sign = { $part ->
    [marked] と*：推定、または出典により異なるもの
   *[ours] と*：出典がなく、再構成したもの
  }
page-large-close = 閉じる
page-large-count = { " " }· 箱に{ $count }枚
page-large-trophy = （トロフィー）
page-large-aside = （{ $text }）
page-large-marked = 下を参照
page-large-rulings = 裁定
page-large-words = このカードの用語
page-large-sources = 出典
page-large-source = { $source }。
page-large-whole = このカードは再構成したものです。文がどの資料にもないため、自分たちで書きました。
page-large-mostly = このカードは再構成したものです。残りはどの資料にもないため、自分たちで書きました。

## The list of cards

page-cards-of = { $edition }のカード
page-cards-search = 名前、用語、文で探す
page-cards-sort = 並べ替え
page-cards-sort-by = { $by ->
    [name] 名前
    [cost] 購入コスト
    [health] ヘルス
    [vp] 勝利点
   *[kind] 種別
  }
page-cards-types = カードの種別
page-cards-all = すべて
page-cards-count = { $count ->
    [0] 当てはまるカードはありません。
   *[other] { $count }枚
  }

## Help for the first turns

page-coach = 初めての人へのヒント
page-coach-ok = 分かった
page-coach-off = 説明を表示しない
page-coach-more = 詳しく
page-coach-turn =
    この{ $cards }枚の使い道を選びます。村では、新しいカード1枚を購入する金貨になります。ダンジョンでは、モンスター1体と戦います。休息では、カード1枚を破棄してデッキからなくします。{ $best ->
        [dungeon] このターンに倒せるモンスターがいるので、ダンジョンがよさそうです。
        [luck] 運がよければモンスターを倒せます。確実なのは村です。
        [rest] この手札では倒せるモンスターがなく、金貨のかかるカードも購入できません。休息すればデッキが引き締まります。
        [village] この手札で倒せるモンスターはいません。村では：{ $visit }。
        [both] このターンはモンスターを倒せますが、村にもよいものがあります。
       *[open] { "" }
    }
page-coach-win = モンスターの下の枠に、この手札でこのターンに倒せるか、どのカードを使うかが出ます。緑なら勝てます。足りない明かりの分は、もう引いてあります。枠を選ぶと手筋が見られます。
page-coach-use = 光っているカードは、ここで使えます。選んで使用するか、大きなボタンで購入に進んでください。
page-coach-buy = { $gold }金貨で、カード{ $buys }枚を購入できます。光っている山札なら金貨が足ります。購入する山札を選んでください。カードは捨て札置き場に置かれ、次のシャッフルの後に引けます。序盤は、英雄、よい武器、明かりのどれかがよいでしょう。
page-coach-level = 経験値が{ $xp }点あります。経験値を支払うと、光っている英雄をレベルアップさせられます。デッキの古いカードが、より強いカードに替わります。
page-coach-equip = 武器は、英雄が装備している間だけ数えます。武器を選んでから英雄を選ぶか、英雄までドラッグしてください。武器の重量が英雄の体力を超えてはいけません。
page-coach-party = 戦う前に、光っているものを使用しましょう。カードを引く、食料を食べる、呪文を唱えるなどです。手札の横の数は合計です。選ぶと内訳が見られます。
page-coach-forecast = モンスターの下に、この手札でこのターンにまだできることが出ます。カードの名前があれば、先にそのカードを使います。「このまま勝てます」なら、もう攻撃できます。
page-coach-light = ランクの数が大きいほど、明かりが多く必要です。いまの明かりは{ $light }点です。足りないと合計攻撃力が減ります。「たいまつ」などのカードが明かりを与えます。
page-coach-attack = 戦うモンスターを選んでください。倒せる相手がいなければ、いなくなってほしいモンスターを攻撃しましょう。倒せなかったモンスターは、ダンジョンデッキの一番下に置かれます。
page-coach-spoils = 勝利！ 報酬のあるカードは、いま使えます。光っているものを使うか、先へ進んでください。
page-coach-rest = 破棄するカードを選んでください。もうデッキには戻りません。一番弱いカードを選べば、よいカードがもっとよく来ます。
page-coach-prepare = 次の手札に残すカードを選んでください。最後に選んだカードが一番上になります。
page-coach-asks = カードからの質問です。カードの文は質問の下にあります。選べるものは光っています。カードを大きく読むには、i キーを押すか、長押しするか、ポインターを重ねてください。
page-coach-over = ターンが終わり、新しい手札を引きました。デッキがなくなったら、購入したカードや手に入れたカードも入った捨て札置き場をシャッフルします。
