### Rulings of side quests, guild sponsorships and legendary cards: a sentence or two each, shown beside the card.

## Side quests

ruling-quest-side-quest-secret = サイドクエストは、公開するまで自分だけが見られます。ゲーム終了時に数えるものは最後まで秘密で、どこにあっても自分のカードをすべて数えます。
ruling-quest-deed-claimed = 待ってもかまいません。公開しなかった偉業は、次に成しとげたときに公開できます。公開した後は自分の前に置いたままで、それ以上は何も得ません。
ruling-quest-bloodied-wounds = 負傷トークンと手札の負傷カードを数えます。必要な数は、モンスターに書かれた負傷に2を加えたものなので、この戦闘の負傷は助けになりません。部屋の負傷は加えません。ギルドやカードで負傷が減っても、数は変わりません。
ruling-quest-crushing-compared = アーマーと魔法抵抗を引いて比べたときの合計攻撃力を、そのときのヘルスと比べます。
ruling-quest-deep-light = 移動に使った分も含めて、パーティーの明かりをすべて数えます。
ruling-quest-banners-classes = 2つのクラスを持つ英雄は両方に数えます。「冒険者」にクラスはありません。
ruling-quest-steel-wielded = 戦闘後に英雄が装備している武器だけを数えます。英雄1枚が2つ装備していれば、2つと数えます。
ruling-quest-ransom-printed = 手札のカードに書かれた金貨だけを数えます。能力や保存食トークンの金貨は数えません。
ruling-quest-bridges-starters = 「冒険者」「ランタン」「ダガー」「サンダーストーンのかけら」が初期カードです。レベルアップした「冒険者」は、もう数えません。
ruling-quest-vault-caches = 開けた隠し財宝は破棄されるので、数えません。伝説カードは財宝ではありません。
ruling-quest-scars-both = 負傷トークンと負傷カードの両方を数えます。癒した負傷は、もう数えません。

## Guild sponsorships

ruling-quest-guild-front = ギルドの後援は、ゲーム中ずっと自分の前にあり、いつも有効です。自分のカードではないので、捨てることも破棄されることもありません。
ruling-quest-open-hand-one = 僧侶が何枚いても、減る負傷は1個です。負傷を与えないモンスターは0個のままです。ほかの効果による負傷は減りません。

## Legendary cards

ruling-quest-legendary-level = 伝説の英雄はレベル3で、レベルアップできません。
ruling-quest-oathbroken-village = 手札の「誓いを破りし騎士」1枚につき1回支払います。経験値がなければ何も支払わず、カードは手元に残ります。
ruling-quest-crown-not-below = 英雄の攻撃は0より小さくならず、武器の攻撃は装備者の攻撃と合わせて数えます。魔法攻撃には影響しません。
ruling-quest-grimoire-points = ゲーム終了時にまだ持っていれば、1点を失います。
