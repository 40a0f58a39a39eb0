### Rulings of the marketplace cards of Quest: a sentence or two each, shown beside the card.

## Quest: items

ruling-quest-amulet-one-rogue = ローグが1枚いれば、「暗視の護符」が何枚あっても足ります。ローグが増えても変わりません。最後のローグがいなくなると、この明かりを失います。
ruling-quest-gem-besides = 村でいつも癒せる負傷とは別です。1ターンに1回、ターン中のいつでも使えます。

## Quest: spells

ruling-quest-fireball-fuel = 自分のほかのカードを1枚捨て、そのカードがもたらしたものを失います。「ファイアーボール」1枚につき、1ターンに1回使えます。
ruling-quest-vision-in-turn = 僧侶は、カードをめくる前に手札にいなければなりません。魔術師は、引いたばかりでも数えます。両方のクラスを持つ英雄は、両方に数えます。
ruling-quest-vision-order = カードは1枚ずつ戻すので、最後に選んだものが一番上になり、それを引きます。デッキが3枚より少なければ、捨て札をシャッフルして残りをめくります。
ruling-quest-highest-wizard = 書かれたレベルが最も高い魔術師だけを数えます。魔術師がいなくても呪文は使えますが、このボーナスはありません。
ruling-quest-moonlight-total = 合計で、魔術師がいなければ明かり1点、レベル1か2の魔術師がいれば2点、レベル3なら3点です。

## Quest: weapons

ruling-quest-hammer-armor = モンスターと部屋を合わせたアーマーが2下がります。0より小さくはならず、「ハンマー」だけでなく自分の攻撃すべてに対して下がります。何枚もあれば合計します。
ruling-quest-shortbow-once = エルフかローグが装備すると、必要技量が2下がります。エルフでもありローグでもある英雄でも、下がるのは1回です。
ruling-quest-spear-each = 英雄が装備していなければなりません。「ショートスピア」が何枚もあれば合計し、負傷は0個まで減ります。ほかの効果による負傷は減りません。
ruling-quest-sword-drawn-weapon = これで引いた武器は、まだ装備できます。これで引いた英雄にも、まだ武器を装備させることができます。
