### Worked examples of the rules pages, beside pictures of the cards they use. tests/page/test_examples.py plays each of
### them: every number comes from a card or from the machine. The arguments are whole numbers.

page-example = 例：
page-example-row = { $row ->
    [hand] 自分の手札
    [buy] 購入
    [into] レベルアップ後
    [foe] モンスター
    [rank-1] ランク1
    [rank-2] ランク2
    [kept] デッキの一番上
    [familiar] 自分の使い魔
    [way] 道のり
    [front] 自分の前
    [gear] 自分の装備品
    [revealed] めくられたカード
    [enters] 部屋に現れる
   *[other] カード
  }
page-example-open = 「{ $name }」：カードを開く

page-example-village-classic = 「保存食」と「たいまつ」は2金貨ずつ、「ダガー」は1金貨ずつで、合わせて{ $gold }金貨です。「赤の刃の殺し屋」を{ $cost }金貨で購入します。カードは捨て札置き場に置き、余った金貨は失われます。
page-example-levelling-classic = 経験値が{ $xp }点あります。「エルフの魔術師」は経験値{ $cost }点でレベルアップします。カードは破棄し、「エルフの妖術師」を捨て札置き場に置きます。経験値は残り{ $left }点で、民兵に必要な{ $militia }点には足りません。
page-example-dungeon-classic = 「赤の刃の殺し屋」に「ショートソード」を装備させ（2＋4）、民兵1枚に「ダガー」を装備させます（1＋1）。もう1枚の民兵が1を加え、攻撃は{ $attack }です。「扇動するサイクロプス」はランク2にいて、明かりが2点必要です。「たいまつ」の明かりは{ $light }点なので、{ $missing }点足りず、{ $penalty }減ります。合計攻撃力は{ $total }、ヘルスは{ $health }です。勝って経験値{ $xp }点を得て、サイクロプスはデッキに加わります。勝利点は{ $vp }点です。
page-example-rest-classic = この手札は{ $gold }金貨しかなく、ランク1のモンスターに対する合計攻撃力は{ $total }です。休息して、病気を破棄します。「たいまつ」と民兵{ $left }枚は、いつものように捨て札置き場に置きます。
page-example-breach-classic = ランク1の「グリックナックゴブリン」を倒します。後ろのモンスターが前にずれ、「古えなるティクサー」がランク1に来ます。すぐに突破効果が起こり、各プレイヤーはカード2枚を捨てます。手札が{ $before }枚の相手は、次のターンを{ $after }枚で行います。
page-example-ending-classic = サンダーストーンがランク2にあります。ランク1の「グリックナックゴブリン」を倒すと、石が前にずれてその場所に来ます。ゲームが終わり、石はあなたのものです。ゴブリンの勝利点{ $goblin }点と石の{ $stone }点で、{ $score }点になります。
page-example-prepare-advance = 「クリオハンの軍曹」「ロングスピア」「たいまつ」は相性がよいのですが、この手札で勝てる相手はいません。備えて、この{ $kept }枚をデッキの一番上に置き、残りを捨てます。次の手札には、同じ{ $kept }枚と新しい{ $new }枚が来ます。
page-example-familiars-advance = 「戦士の骨」を倒し、報酬で「使い魔の呼び声」を使用します。「ランタン蛾」が自分の前に置かれました。次のターン、「たいまつ」なしでダンジョンに入ります。1つ目の能力で明かり{ $light }点、経験値が{ $xp }点あるので2つ目の能力も使用でき、明かりは{ $more }点になります。経験値は減りません。そのターンの終了時に、「ランタン蛾」を捨て札置き場に置きます。
page-example-curses-advance = 「クリオハンの隊長」は攻撃{ $attack }です。「恥辱の呪い」が1減らすので、ランク1の「戦士の骨」に対する合計攻撃力は{ $total }です。呪いをなくすには、その能力を使用します。呪いを破棄できますが、ターンの終了時に引くカードは{ $drawn }枚になります。
page-example-bearer-advance = 「ストラムスト」はランク2にいて、必要な明かり2点は「たいまつ」で足ります。「クリオハンの隊長」2枚と「クリオハンの軍曹」で、合計攻撃力は{ $total }、ヘルスは{ $health }です。「ストラムスト」の戦闘効果で英雄1枚を破棄するので、軍曹を選びます。それでも勝ちです。経験値{ $xp }点と勝利点{ $vp }点を得て、このターンでゲームが終わります。
page-example-light-quest = 「ランタン」2枚で明かり{ $light }点です。「打ち捨てられた門」に{ $gate }点、「沈んだ井戸」に{ $well }点を使い、残りは{ $left }点です。奥の「宝物庫」には{ $vault }点必要なので、このターンは入れません。止まった部屋で戦います。
page-example-battle-quest = 「ダガー」を装備した冒険者（1＋1）と、ほかの冒険者2枚で、攻撃は{ $attack }です。「ゴブリンの盾持ち」のアーマーは{ $armor }なので、合計攻撃力は{ $total }、ヘルスは{ $health }です。勝って経験値{ $xp }点を得ます。負傷も{ $wounds }個受けます。これは負けても同じです。
page-example-wounds-quest = 負傷が3個あると、ターンの終了時に引くカードは{ $hand }枚です。寺院を訪れて2個癒すと、負傷は1個になり、また{ $temple }枚引けます。
page-example-gear-quest = 「ショートソード」の必要技量は{ $weight }、冒険者の技量は{ $skill }です。保存食トークンを破棄すると技量+2で、ちょうど{ $more }になります。「ショートソード」（2）と冒険者2枚（1＋1）で合計攻撃力は{ $total }、「ジャイアントラット」のヘルスは{ $health }です。勝ちです。
page-example-keys-quest = レベル1の部屋のモンスターを倒します。部屋を埋めなおすとき、ガーディアンの鍵がめくれました。鍵は見つかったものとして脇に置きます。デッキの次のカード「ゴブリンの巾着切り」が部屋に現れます。
page-example-guardian-quest = 「ショートソード」を装備した「ストームハンド」（5＋2に、装備中の鋭利な武器で1）と、冒険者2枚（1＋1）で、合計攻撃力は{ $total }、ヘルスは{ $health }です。ガーディアンを倒し、合計攻撃力の半分（端数切り上げ）の経験値{ $paid }点を得ます。経験値は{ $before }点から{ $after }点になります。負傷も{ $wounds }個受け、財宝1枚を得ます。ガーディアンは次のプレイヤーのために残ります。
