### Rulings of the Advance cards: a sentence or two each, shown beside the card.

## Advance: gold, cards and stacks

ruling-advance-basic-returns = 手札から破棄した基本カードは、表向きのまま村の山札の一番上に戻します。村で破棄したものは、ゲームから除きます。
ruling-advance-gold-zero = 金貨のあるカードが必要なときは、金貨0も書かれた金貨値です。記号のないカードには金貨値がありません。
ruling-advance-negative-gold = このカードの金貨はマイナスです。購入するときの金貨が減りますが、0より小さくはなりません。
ruling-advance-destroyed-gold = 破棄したカードに書かれた金貨は、このターンもう数えません。
ruling-advance-used-not-destroyed = このターンに使用したカードは、そのカード自身に書かれていないかぎり、コストとしても効果としても、村効果やダンジョン効果では破棄できません。モンスターは破棄できます。
ruling-advance-village-stacks = 村の山札の一番上のカードを購入します。英雄の山札からは購入できません。基本カードは村カードで、「正規兵」も同じです。
ruling-advance-spoils-gold = 勝利後のこの購入では、自分のカードの金貨をすべて数えます。報酬でほかにも購入するときは、また全額を数えます。

## Advance: basic cards

ruling-advance-regular-hero = 「正規兵」はレベル0の英雄です。英雄や低いレベルを対象とする効果には「正規兵」も含みます。
ruling-advance-regular-polearm = 「正規兵」は、ポールアームを装備している間だけカードを引けます。「ロングスピア」と「パイク」はポールアームです。
ruling-advance-regular-level-up = 「正規兵」は経験値2点で、レベル1が残っているどの英雄の山札のレベル1にもなれます。
ruling-advance-longspear-drawn = ダンジョン効果で引いた「ロングスピア」は、すぐに「正規兵」に装備させることができます。その「正規兵」は自分の能力も使用できます。
ruling-advance-shard-not-basic = 「サンダーストーンのかけら」は基本カードではありません。破棄するとゲームから除かれ、新しく得ることはできません。

## Advance: heroes

ruling-advance-heroes-present = 能力を使用したときに場にいる英雄だけがボーナスを得ます。後から引いた英雄は得ません。
ruling-advance-aird-everyone = 自分も一番上のカードを捨てます。自分のものも含めて、捨てられたカードのどれから利益を得るかは、自分だけで決めます。
ruling-advance-honeytongue-two-cards = 金貨と攻撃は、別々のカードから得ても、同じカードから両方得てもかまいません。
ruling-advance-seductress-guest = 戦闘の後、借りた英雄は、破棄されていても持ち主の捨て札置き場に置きます。
ruling-advance-guardian-stays = どの能力も、ガーディアンをダンジョンホールから除いたり、別のランクに移したりできません。
ruling-advance-darkness-left = ボーナスがあるのは、戦うモンスターに対して明かりが足りず、合計攻撃力が減るときだけです。
ruling-advance-scouted-card = めくったカードは1枚ごとに、ダンジョンデッキの一番上に戻すか、一番下に置くかを決めます。
ruling-advance-either-visit = どちらの能力も、村でもダンジョンでも、好きな順に使用できます。
ruling-advance-purifier-again = これで引いたカードも病気なら、すぐに破棄して、また引くことができます。
ruling-advance-sternnkin-weaker = 戦闘中の体力で数えます。弱ったドワーフは、より弱いモンスターにもボーナスを得ますが、重すぎるようになった武器は外れます。
ruling-advance-bolter-no-battle = モンスターは、戦闘なしで自分の捨て札置き場に置きます。戦闘効果、余波、報酬、経験値はありませんが、勝利点は得ます。使わずに、普通に戦ってもかまいません。
ruling-advance-whetmage-early = 英雄は戦闘前に、通常の経験値を支払ってレベルアップし、新しいレベルで戦います。
ruling-advance-polisher-at-once = 選んだ英雄はすべて同時にレベルアップするので、2回レベルアップする英雄はいません。

## Advance: spells and items

ruling-advance-bandia-keep-one = ターンの終了時に経験値2点を返しますが、最後の1点は必ず残します。すでに使い切っていれば、残りません。
ruling-advance-teleport-last = この後は、2枚目の「集団転移」も含めて、ダンジョン効果を使用できません。武器は装備でき、トロフィーは数えます。
ruling-advance-summons-keep = 「正規兵」を破棄しなくてもかまいません。この報酬は使わないこともできます。
ruling-advance-summons-fewer = 「正規兵」が3枚より少なければ、すべて破棄します。一部だけ残すことはできません。
ruling-advance-amulet-bought = 購入した「金線細工の護符」は、ほかのカードと同じく捨て札置き場に置きます。
ruling-advance-amulet-second = 「金線細工の護符」は、「宿屋の主人」による分とは別に、購入を1回増やします。同じ訪問で2枚目を使っても、それ以上は増えません。
ruling-advance-amulet-gone = ターンの終了時に手札にあれば、使ったかどうかにかかわらず破棄します。
ruling-advance-amulet-saved = ターンが終わる前に手札から捨て札置き場かデッキに移れば残ります。めくられただけで、手札になかったときも残ります。
ruling-advance-writ-ends-turn = 購入やレベルアップの前にターンが終わります。その前に、ほかのカードの村効果を使用できます。
ruling-advance-writ-top-card = レベルにかかわらず、一番上のカードを得ます。レベル3の英雄でもかまいません。
ruling-advance-map-put-back = ガーディアンや、モンスターでないカードは、そのままダンジョンデッキの一番下に戻します。

## Advance: weapons

ruling-advance-weapon-stays = 英雄が装備できる武器は1ターンに1つで、装備した武器をそのターンに別の英雄に渡すことはできません。
ruling-advance-sword-alone = 英雄が装備していなくても、パーティーに魔法攻撃と明かりをもたらします。英雄が装備すると、攻撃も加わります。
ruling-advance-hammer-dwarf = ドワーフは、体力が0でも装備できます。ほかの英雄は、体力が足りていなければなりません。
ruling-advance-arbalest-total = 装備した英雄の攻撃は合計5です。英雄自身の攻撃は、英雄が得たボーナスも含めて0のままで、武器そのもののボーナスだけが5を増やします。
ruling-advance-arbalest-first-rank = ランク1のモンスターに対しては何も加えず、英雄自身の攻撃は0のままです。
ruling-advance-arbalest-other-weapon = 英雄が2つ目の武器を装備できるなら、その武器の攻撃は数えます。
ruling-advance-pike-own-part = 何枚もの英雄が受ける戦闘効果は、ほかの英雄には有効です。「パイク」を装備した英雄だけが受けません。
ruling-advance-flail-total = 合計で、「正規兵」には魔法攻撃+1、レベル1、2、3の英雄にはそれぞれ+2、+3、+4です。

## Advance: villagers

ruling-advance-innkeeper-first = 村人か英雄を破棄した後にだけ、購入が1回増えます。その購入は、しなくてもかまいません。
ruling-advance-bounty-amulet = これで「金線細工の護符」を購入したら、もう1枚購入できます。このときも金貨を全額使えます。
ruling-advance-smuggler-any-loss = 自分も含めて、どのプレイヤーが負けた戦闘でも使えます。
ruling-advance-smuggler-purse = 手札から好きな枚数のカードを見せ、その金貨で支払います。「密輸商」自身の金貨は数えません。別の「密輸商」で、同じカードをまた数えることはできます。
ruling-advance-trainer-monsters = 自分のカードにあるモンスターだけを数えます。ダンジョンホールのモンスターは数えません。
ruling-advance-trainer-anywhere = 村を訪れていなくても使えます。英雄は1回レベルアップします。
