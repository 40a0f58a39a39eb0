### Rulings of the Quest heroes, starting cards, wounds, gear and treasures: a sentence or two each, shown beside the card.

## Quest: starting cards, wounds, gear and keys

ruling-quest-adventurer-any-stack = 「冒険者」は、レベル1が残っている村のどの英雄のレベル1にもなれます。クラスも種族もありません。
ruling-quest-dagger-one = 「ダガー」が何枚あっても、カードを1枚購入するごとに破棄できるのは1枚です。装備品トークンはカードではありません。
ruling-quest-dagger-thrown = 英雄が「ダガー」を装備していなければなりません。その攻撃は失いますが、代わりに引いたカードは手元に残ります。
ruling-quest-lantern-no-further = 明かりがいくつあっても荒野より先へは行けず、「ランタン」が2枚あっても2回は移動できません。寺院を訪れた後は、チャンピオンはそこに残ります。
ruling-quest-shard-once = 「サンダーストーンのかけら」は、村とダンジョンの両方に行くターンでも、1枚につき1ターンに1回、どちらかで使います。
ruling-quest-festering-hand = デッキのカードなので、ヒットポイントは減りません。負傷を癒せるときは、代わりに手札の「化膿した傷」を破棄できます。
ruling-quest-festering-each = ガーディアンも含めて、どのモンスターと戦うときも1枚ごとに数えます。ガーディアンとの戦いで得る経験値は減りません。
ruling-quest-potion-found = すぐに飲めるのは、購入したポーションだけです。見つけたものは、次に村効果かダンジョン効果を使えるときまで待ちます。
ruling-quest-key-one-a-turn = 1ターンに見つかる鍵は1本だけです。ほかにめくられた鍵は、それぞれのデッキに戻します。

## Quest: heroes

ruling-quest-gorlandor-weight = 必要技量3以上の武器が1つあれば足り、2つあっても増えません。小さい武器をいくつ合わせても足りません。
ruling-quest-hawkswood-flight = チャンピオンは移動するのではなく置かれるので、途中の部屋やモンスターは反応しません。その後の明かりは、その部屋から数えます。荒野より先へ行けない訪問では飛べません。
ruling-quest-pylorian-each = 後から引いたものも含めて、手札にあるキーワード「秘術」の呪文をすべて数えます。
ruling-quest-pylorian-page = 秘術でなくても、どの呪文でも数えます。
ruling-quest-scathian-mark = 他の各プレイヤーは、デッキの一番上のカードをめくって捨てます。どのカードから利益を得るかは、自分だけで選びます。
ruling-quest-scathian-printed = 書かれた数値だけを数えます。武器は英雄がいなくても数え、その数値のないカードからは何も得ません。
ruling-quest-silverhelm-after = 報酬は戦闘の負傷の後なので、その負傷も癒せます。ただし、戦闘に勝ったときだけです。
ruling-quest-silverhelm-himself = 武器を装備していれば、自身もボーナスを得ます。武器を2つ装備した英雄も、得るのは1回です。
ruling-quest-stormhand-keep = 後で武器を失ったり捨てたりしても、引いたカードは手元に残ります。
ruling-quest-stormhand-anyone = ほかの英雄が装備した鋭利な武器も数えます。装備していないものは数えません。

## Quest: treasures

ruling-quest-cache-at-once = 隠し財宝は、得たときに開けます。デッキには入らないので、それ自体の勝利点はありません。
ruling-quest-seal-one-purse = 2枚とも同じ金貨で支払います。
ruling-quest-banner-everyone = 後から引いた英雄も、魔法攻撃で戦う英雄も、ボーナスを得ます。
ruling-quest-bestiary-level = 倒したモンスターに書かれたレベルを数えます。レベル1と2は1点、3と4は2点、5と6は3点です。「ジャイアントラット」からは何も得ません。
ruling-quest-cloak-printed = 減らすのは、戦闘後にモンスターと部屋から受ける負傷です。0個まで減りますが、ほかの効果による負傷は減りません。
ruling-quest-splinter-not-below = 魔法抵抗は0より小さくなりません。この呪文だけでなく、自分の魔法攻撃すべてに対して下がります。
ruling-quest-hymn-next-hand = ターンの終了時にまだ手札にあれば、1枚多く引きます。
ruling-quest-spark-wound = 負傷は、戦闘の前、すぐに受けます。ほかの負傷と同じものです。
ruling-quest-club-skill = ボーナスも含め、ほかにどの武器を装備していても、装備者の技量全体の半分を数えます（端数切り上げ）。
ruling-quest-bow-in-hand = 攻撃、魔法攻撃、明かりは、英雄が装備している間だけ数えます。金貨はいつも数えます。
ruling-quest-hostage-level = 村に山札がないのでレベルアップできません。ほかの点では、書かれたレベルの英雄です。
ruling-quest-knight-wound = トークンでも手札の「化膿した傷」でも、負傷が1個あれば足ります。何個あっても同じです。
ruling-quest-mirror-printed = 武器やボーナスを除いた、英雄に書かれた数値を数えます。英雄がどちらの攻撃で戦っても、鏡が加えるのは魔法攻撃です。英雄を失っても残ります。
