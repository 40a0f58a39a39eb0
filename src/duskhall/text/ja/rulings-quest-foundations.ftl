### Rulings of At the Foundations of the World: a sentence or two each, shown beside the card.

## Heroes

ruling-quest-blood-at-once = 負傷は、戦闘の前、すぐに受けます。1ターンに1回、負傷トークンが残っている間だけ使えます。
ruling-quest-darkrend-wounds = 負傷トークンも、手札の「化膿した傷」も数えます。この英雄の能力で受けたばかりの負傷も数えます。
ruling-quest-grimwolf-each = 同時に何個の負傷を受けても、1回と数えます。自身の能力や「化膿した傷」によるものも数えます。合計を比べた後の負傷は間に合いません。
ruling-quest-honormain-unhurt = トークンでも手札の「化膿した傷」でも、負傷が1個あればボーナスを失います。デッキの「化膿した傷」は関係ありません。
ruling-quest-jadress-one-bow = 「ジャドレス」が弓を1つ装備していれば足り、2つ目では増えません。アーマーは0より小さくならず、自分の攻撃すべてに対して下がります。
ruling-quest-moonblades-light = 移動に使ったかどうかにかかわらず、もたらした明かりをすべて数えます。合計を比べる前に明かりを失うと、その分の攻撃も失います。
ruling-quest-stormskull-kinds = 種類は、秘術、混沌、神聖、元素です。キーワードを2つ持つ呪文は両方に数えます。同じ種類の2枚目では増えません。

## The marketplace

ruling-quest-protected = モンスターと部屋の効果にだけ有効です。その効果に対して守られたカードを選んでもよく、その場合は何も起こりません。レベルアップした英雄は破棄されます。コストはどのカードで支払ってもかまいません。
ruling-quest-huskie-heroes = 「ダミルのハスキー犬」が守るのは英雄です。自身や、英雄が装備した武器は守りません。
ruling-quest-potion-of-light-own = 「光のポーション」に書かれた明かり1点も失うので、破棄したターンの明かりは3点です。
ruling-quest-ring-then = 技量は、「熟達の指輪」で加わったばかりの3も含めて数えます。
ruling-quest-image-before = このターン、ガーディアンも含めて、すべてのモンスターと部屋に有効です。戦闘後や移動中の効果には使えません。
ruling-quest-tempest-classes = 同じクラスの英雄が何枚いても、クラスは1回だけ数えます。2つのクラスを持つ英雄は両方に数え、「冒険者」は数えません。
ruling-quest-seeing-levels = 書かれたレベルが最も高い僧侶の分だけアーマーが、最も高い魔術師の分だけ魔法抵抗が下がります。どちらも0より小さくはなりません。
ruling-quest-broadsword-skill = ほかに何を装備していても、装備者の技量が全部で8あれば足ります。このターンに得た技量も数えます。
ruling-quest-flail-skill = 「フレイル」の分を引いた残りではなく、装備者の技量全体の半分です（端数切り上げ）。
ruling-quest-two-handed-level = 部屋ではなく、モンスターに書かれたレベルを数えます。「ジャイアントラット」はレベル0です。

## Treasures

ruling-quest-elmoran-all = アーマーと魔法抵抗は、「エルモラン」だけでなくパーティー全体に対して下がります。0より小さくはなりません。
ruling-quest-offering-hand = 手札のカードを1枚破棄しても、しなくてもかまいません。どちらでも経験値を得ます。

## Monsters

ruling-quest-servitor-magic = 魔法攻撃が1あれば足ります。先に魔法抵抗を引きます。
ruling-quest-servitor-brings = 魔法攻撃のあるカードが1枚あれば足ります。魔法抵抗で減ってもかまいません。
ruling-quest-hollow-double = 自分の魔法攻撃をすべて合計して2倍にし、その後で魔法抵抗を引きます。
ruling-quest-servitor-swap = 2体のモンスターが場所を入れ替わるだけです。どちらかの部屋にいるチャンピオンの相手は、新しく来たモンスターになります。
ruling-quest-flood-revealed = ゲーム中にめくられたときに起こります。セットアップでは起こりません。
ruling-quest-servitor-wielded = 英雄が装備した武器をすべて数えます。装備していないものは数えません。
ruling-quest-mire-half = 自分の攻撃をすべて合計してから、半分にします（端数切り捨て）。魔法攻撃はそのまま数えます。
ruling-quest-root-weapons = 武器は、魔法攻撃も含めて何も加えません。装備している英雄は、いつもどおり数えます。
ruling-quest-fire-drop = 戦闘の開始時に、技量の足りなくなった英雄は武器を外します。どれを外すかは自分で選びます。外した武器は失いません。
ruling-quest-forge-all = 英雄が装備した武器だけを捨て札置き場に置きます。ほかの武器は残ります。
ruling-quest-bellows-once = 武器を2つ装備した英雄も、攻撃を失うのは1回です。英雄自身の攻撃は0より小さくならず、武器はそのまま数えます。
ruling-quest-judgment-weapons = 英雄自身がもたらすものは0より小さくならず、武器はそのまま数えます。
ruling-quest-watcher-weapons = その英雄自身の攻撃は数えませんが、装備中の武器は数えます。
ruling-quest-keeper-novices = どの2枚かは自分で選びます。「冒険者」も含みます。1枚しかいなければ、その1枚を捨てます。レベル2以上の英雄は残ります。
ruling-quest-weigher-veteran = レベル2以上の英雄が、戦闘後にも手札になければなりません。「冒険者」はこれに当たらず、破棄されることもありません。
ruling-quest-magistrate-fewer = 英雄が1枚だけなら、その1枚を捨てればすみます。英雄がいなければ、負傷を受けなければなりません。
ruling-quest-mouth-paid = 出た目を、書かれた経験値に加えます。

## Rooms

ruling-quest-temple-purchase = 村と同じように、残っている自分のカードの金貨で支払い、アイテム1枚を購入できます。
ruling-quest-water-temple-refill = もう1つのレベル1の部屋のモンスターは、埋めなおす前に移ります。そのため、新しいモンスターはそちらの部屋に置きます。
ruling-quest-earth-temple-margin = すべてのボーナスを含むヘルスを、合計攻撃力が3以上上回らなければなりません。その場合、このターンの終了時に1枚多く引きます。
ruling-quest-fire-temple-weapons = この部屋の戦闘では、どの武器も必要技量が2増えます。技量の足りなくなった英雄は武器を外します。どれを外すかは自分で選びます。
ruling-quest-abyssal-temple-light = 明かりは戦闘後に数えます。移動中に失った明かりは、移動には影響しませんが、経験値にもなりません。
ruling-quest-abyssal-temple-stay = 報酬は使わなくてもかまいません。この経験値を得なければ、チャンピオンはここに残ります。
ruling-quest-abyssal-temple-down = モンスターは、戦う前に表にします。倒せなければデッキの一番下に置き、別のモンスターをここに裏向きに置きます。

## The guardian

ruling-quest-miricelle-half = 半分は端数切り上げです。ダイスで加わったアーマーや魔法抵抗の分、合計攻撃力が下がり、得る経験値も減ります。ダイスはプレイヤーごとに振りなおします。
