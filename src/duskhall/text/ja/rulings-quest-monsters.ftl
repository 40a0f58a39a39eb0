### Rulings of the Quest monsters, rooms and guardians: a sentence or two each, shown beside the card.

## Quest: monsters in general

ruling-quest-monster-after = 戦闘の後、勝っても負けても、討伐報酬を得る前に起こります。
ruling-quest-monster-into = チャンピオンが移動して部屋に入るたびに起こります。すぐに先へ進むときも、戦いに来たときも同じです。部屋に置かれることは移動ではありません。
ruling-quest-monster-from = チャンピオンが部屋から別の部屋へ移動するたびに起こります。村へ行くことは移動ではありません。
ruling-quest-monster-through = 同じターンに部屋に入り、出ていくチャンピオンにだけ起こります。ターンの開始時にそこにいたチャンピオンには起こりません。
ruling-quest-monster-none-there = そのようなカードやトークンがなければ、何も起こりません。
ruling-quest-monster-wielded = 英雄が装備した武器だけが対象です。いくつもあれば、自分で選びます。
ruling-quest-monster-hero-weapons = 英雄が去ると、その武器は装備していない状態で自分の前に残り、この戦闘に攻撃を加えません。
ruling-quest-monster-best = 最高レベルの英雄が何枚もいれば、自分で選びます。「冒険者」はレベル0です。
ruling-quest-monster-dice = ダイスは戦闘のたびに、その前に振りなおします。加わったものは戦闘が終わるとなくなります。
ruling-quest-monster-xp = 足りなければ、あるだけ失います。この戦闘の経験値は後で得るので、失いません。
ruling-quest-monster-festering = 「化膿した傷」は捨て札置き場に置きます。ヒットポイントは減りません。山札が足りなければ、ある分だけ得ます。
ruling-quest-monster-required = 先にアーマーと魔法抵抗を引きます。必要な攻撃が残らなければ、戦うことはできますが、倒せません。
ruling-quest-monster-class = レベルにかかわらず、戦闘に何も加えなくても、手札にいるそのクラスの英雄なら足ります。
ruling-quest-monster-spell = 呪文が戦闘に加えたものはすべて失いますが、その呪文で引いたカードは手元に残ります。

## Quest: single monsters

ruling-quest-rat-stays = 倒された「ジャイアントラット」は荒野に残ります。ガーディアンが代わりに現れるまで、毎ターンでも倒せます。
ruling-quest-rat-level = 「冒険者」は手札になければなりません。レベル1が残っているどの山札の英雄にもなれ、新しい英雄は捨て札置き場に置きます。
ruling-quest-rat-back = 「ジャイアントラット」は、すべてのガーディアンのカードの裏面です。荒野に1枚置き、最後の鍵が見つかったら裏返します。
ruling-quest-pitdigger-walk = 移動に使った明かりは戻りませんが、残りの明かりで、荒野からまた移動できます。次の部屋は、いつもどおり、入ってくるチャンピオンに反応します。
ruling-quest-tollkeeper-nothing = 装備品トークンがなければ、負傷を受けるしかありません。
ruling-quest-drummer-group = 部屋にいるほかの「ゴブリンの雑兵」だけを数えます。「ゴブリン王の衛兵」や、デッキに残っているものは数えません。
ruling-quest-headtaker-margin = 英雄を守るには、部屋のボーナスを含むヘルスを、合計攻撃力が3以上上回らなければなりません。戦闘に負けたら、必ず英雄1枚を失います。
ruling-quest-ironhide-light-weapons = 必要技量2以下の武器は何も加えませんが、装備者自身の攻撃は数えます。その装備者にとっての必要技量で判断します。ローグが装備した「ショートボウ」の必要技量は2です。
ruling-quest-widow-bursts = 破裂するのは倒したときだけです。「化膿した傷」は、3個の負傷とは別に受けます。
ruling-quest-spider-treasure = 資料には数がありません。負傷2個は独自のもので、書かれた負傷とは別に受けます。財宝は手札になければなりません。デッキや捨て札置き場の財宝、この戦闘の討伐報酬は数えません。
ruling-quest-stalker-wielded = 英雄がいくつ武器を装備していても、増える負傷は1個です。装備していない武器は数えません。
ruling-quest-lurker-light = 明かりは移動を始めたときに数えているので、ここで「ランタン」を失っても、部屋から出ることはありません。
ruling-quest-captain-weapons = 「冒険者」自身の攻撃は数えませんが、装備中の武器は数えます。
ruling-quest-collector-choice = 経験値が2点より少なければ、経験値では支払えず、捨てなければなりません。1枚しかなければその1枚を捨て、手札がなければ何も支払いません。
ruling-quest-halberdier-reach = 武器を装備していない英雄の攻撃は、ボーナスも含めて数えません。魔法攻撃は数えます。どの英雄のものでもない攻撃も数えます。
ruling-quest-bodyguard-shields = 「王の護衛」が部屋にいる間、部屋にいるほかの「ゴブリン王の衛兵」はアーマー+2を得ます。「王の護衛」自身には加わりません。
ruling-quest-jailer-hand = このターンの終了時に引く枚数が、負傷の分とは別に2枚減ります。次のターンは通常どおりです。

## Quest: rooms

ruling-quest-room-wilderness = 荒野はダンジョンの部屋で、レベル1の部屋2つに隣接しています。入るのに明かりはいりません。
ruling-quest-room-reward = 部屋のモンスターを倒すたびに、モンスターの討伐報酬に加えて、部屋の討伐報酬も得ます。
ruling-quest-room-rogue = レベルにかかわらず、そのとき手札にいるローグが守ってくれます。
ruling-quest-room-into = すぐに先へ進むときも、移動して部屋に入るたびに起こります。部屋に置かれることは移動ではありません。
ruling-quest-room-throne-discard = 失うカードを捨てるのか破棄するのか、書いている資料はありません。ここでは捨てます。手札から無作為に選び、このターンにもたらしたものを失いますが、すでに数えた明かりは残ります。
ruling-quest-room-sent-away = 勝っても負けても、チャンピオンはそこに置かれます。これは移動ではありません。戦った部屋の討伐報酬は得ます。

## Quest: guardians

ruling-quest-guardian-pay = アーマーと魔法抵抗を引いた合計攻撃力の半分（端数切り上げ）を得ます。ガーディアンのヘルスは引きません。
ruling-quest-guardian-stays = 倒されたガーディアンは荒野に残り、次のプレイヤーも戦えます。
ruling-quest-smorga-wounds = 自分の前の負傷トークンと手札の「化膿した傷」を数えます。デッキや捨て札置き場のものは数えません。持っているより多くの経験値を失うことはありません。
ruling-quest-smorga-first = プレイ例の女王スモルガのレベルを書いている資料はありません。ここでは3つの型のうち最も弱いものを使います。
