### Rulings of the Advance monsters, bearers, curses, familiars and avatars: one sentence each, shown beside the card.

## Monsters in general

ruling-advance-monster-aftermath = 余波は、合計を比べた後、勝っても負けても、報酬の前に起こります。手札のモンスターに余波はありません。
ruling-advance-monster-ambusher = キーワード「伏兵」を持つモンスターなら、どの種類でも数えます。
ruling-advance-monster-breach = 突破は、別のランクから、またはデッキからランク1に来るたびに起こります。ランク1にとどまっている間や、セットアップでは起こりません。
ruling-advance-monster-global = このモンスターがダンジョンホールにいる間、すべてのプレイヤーに有効です。2体いれば、どちらも有効です。
ruling-advance-monster-immune = これらのカード自身の攻撃は数えませんが、そのような英雄が装備した武器の攻撃は数えます。モンスターを移したり、得たり、効果を打ち消したりすることもできません。別の英雄に与えたボーナスや、カードを引くなど、モンスターに触れない助けは有効です。
ruling-advance-monster-immune-weapon = そのような武器の攻撃は、どの英雄が装備していても数えません。英雄自身の攻撃は数えます。
ruling-advance-monster-none-there = そのようなカードがなければ、何も起こりません。
ruling-advance-monster-not-chosen = このモンスターに必要なものがなければ、選ぶことができません。負けてデッキの一番下に送ることもできません。
ruling-advance-monster-raid-look = ダンジョンデッキのカードを見るだけで、ダンジョンホールに置かなければ、襲撃は起こりません。
ruling-advance-monster-raid-setup = 襲撃は、カードがダンジョンホールに入るときに起こります。セットアップでは起こりません。
ruling-advance-monster-strength = そのときの体力で数えます。当てはまる英雄が何枚もいれば、自分で選びます。
ruling-advance-monster-trophy = トロフィーは、倒したモンスターが自分のカードにあるときだけ数えます。そのときは必ず使わなければなりません。
ruling-advance-monster-trophy-may = トロフィーは必須ですが、これには選択があります。どちらかを決めなければならず、断ることもできます。
ruling-advance-monster-unarmed = 「正規兵」も英雄なので、武器を装備していなければ、ここで破棄されます。

## Burnmarked

ruling-advance-bruin-everyone = 手番プレイヤーもカードを1枚失います。各プレイヤーが自分の手札から選びます。
ruling-advance-grimalkin-few = カードが1枚か2枚しかないプレイヤーは、3枚の代わりにそれを捨てて、経験値を失わずにすませることができます。
ruling-advance-grimalkin-no-xp = 経験値のないプレイヤーは、捨てるのを断っても何も失いません。
ruling-advance-viper-show = 見せた呪いは手札に残ります。
ruling-advance-phoenix-due = このターンに何をしても、手札の「フェニックス」はダンジョンデッキの一番上に戻さなければなりません。
ruling-advance-phoenix-escape = その前に手札から捨て札置き場かデッキに移した場合だけ、手元に残ります。
ruling-advance-phoenix-points = ダンジョンに戻すと、その勝利点を失います。
ruling-advance-phoenix-xp = 公開されているカード表には、経験値2点とするものと3点とするものがあります。ここでは3点とします。
ruling-advance-hellhound-show = 捨てる英雄のないプレイヤーは、手札を見せて確かめてもらいます。

## Corvaxis

ruling-advance-ravener-hand = 自分のターンに来たときは、手札からカードを失います。手札を捨てるのはその後だからです。
ruling-advance-wing-no-cost = 購入コストのないカードでは、ヘルスは増えません。
ruling-advance-wing-stays = カードを破棄しなければ、全員に知られたままデッキの一番上に残ります。

## Djinni

ruling-advance-djinni-inferred = この種類全体の文によれば、このジンには、あるクラスが無効です。どのクラスかは、戦闘効果に書かれたクラスから推定しました。
ruling-advance-djinni-present = その英雄が戦闘に何も加えなくてもかまいません。パーティーにいれば呪いを避けられます。
ruling-advance-iblis-weapons = 明かりのある武器は英雄ではないので、英雄が装備していても、その明かりは失われます。
ruling-advance-marid-spoils = この戦闘の後は、どの報酬も使えず、使い魔も引けません。

## Dragons

ruling-advance-cinder-weapon = 装備中でなくても、パーティーのどの武器を選んでもかまいません。
ruling-advance-caldera-once = 引いた枚数にかかわらず、カードを引いた能力1つにつき1枚捨てます。引いたばかりのカードを捨ててもかまいません。
ruling-advance-smokeplume-light = マイナスの明かりはトロフィーです。手札にあると、必ず明かりが減ります。
ruling-advance-smokeplume-tie = 戦闘後の体力を比べます。同じなら自分で選びます。
ruling-advance-ash-regulars = 「正規兵」はレベル0の英雄なので、これに含みます。
ruling-advance-magma-two = 「マグマのワーム」がランク1と2にいるときは、村の後にどちらの特徴を先にするかを手番プレイヤーが選びます。ランク2のほうを先にすると、2回入れ替わり、どちらも突破します。
ruling-advance-magma-stacks = 基本カードの山札もカードを2枚失います。失ったカードはゲームから除きます。
ruling-advance-magma-guardian = ガーディアンと場所を入れ替えることはできません。

## Kobolds

ruling-advance-kobold-pile = 勝者がプレイヤーを指定します。自分を指定してもかまいません。
ruling-advance-laird-traits = 「ドレイク族の領主」とともに倒されたコボルドも、それぞれの特徴を持つので、どのプレイヤーの捨て札置き場にも置けます。
ruling-advance-laird-printed = ほかのコボルドは、書かれたヘルスだけを加えます。そのため、「ドレイク族の領主」2体が互いに際限なく強くなることはありません。

## Ogres

ruling-advance-ogre-mage-card = 書かれたものでも加えられたものでも、魔法攻撃のあるカードを数えます。能力を使用した呪文は数えません。
ruling-advance-ettin-both = 武器、能力、特徴、トロフィーのどれによるものでも、そのとき攻撃と魔法攻撃の両方がある英雄は、どちらの効果も受けません。

## Horde

ruling-advance-horde-pile = 「魂を奪われし者」は、ヘルスの低いものを一番上にして、ダンジョンデッキの隣に表向きに積みます。代用カードがめくられるたびに破棄し、次の「魂を奪われし者」をダンジョンホールに置きます。
ruling-advance-horde-bottom = 倒せなかった「魂を奪われし者」は、そのままダンジョンデッキの一番下に置きます。代用カードはもう使いません。
ruling-advance-horde-placeholder = 代用カードはモンスターではなく、ダンジョンホールに残ることはありません。

## Skeletons

ruling-advance-ancestor-dark = 明かりが足りず、合計攻撃力が減るときに当てはまります。
ruling-advance-necrophidius-discard = レベルアップした英雄は、いつもどおり捨て札置き場に置き、手札には加えません。

## Treefolk

ruling-advance-treefolk-margin = 戦闘に負けたときも合計が足りないので、この効果は起こります。
ruling-advance-walker-hand = 破棄されるのは手札のモンスターです。ダンジョンのモンスターは破棄されません。

## Guardians and Thunderstone Bearers

ruling-advance-guardian-unmoved = どの能力や効果も、ガーディアンを別のランクに移したり、ダンジョンホールから除いたりできません。倒せなかったガーディアンは、デッキの一番下に置かれません。
ruling-advance-guardian-slides = ダンジョンホールの空きを詰めるときは、ガーディアンも前に進みます。これはルールで、効果ではありません。
ruling-advance-guardian-other = 別のガーディアンがダンジョンホールにいる間は、サンダーストーンの担い手と戦えますが、倒せません。
ruling-advance-guardian-end = ゲームは、ダンジョンホールを埋めなおして担い手がランク1にいるとき、または担い手を倒したターンの終わりに終わります。
ruling-advance-stramst-waits = ダンジョンデッキがなくなるまで、「ストラムスト」が前に進むことはありません。
ruling-advance-stramst-refill = 「ストラムスト」の前の空きは、デッキの新しいカードで埋めます。後ろのカードはそのままです。
ruling-advance-orseg-self = 借りた戦闘効果は、「オルセグ」自身に書かれているものとして扱います。
ruling-advance-belac-twice = 2回目は、戦闘効果での選択をもう一度行います。
ruling-advance-belac-best = 英雄が去る前に、武器も含めて攻撃と魔法攻撃を合計します。同じなら自分で選びます。

## Curses

ruling-advance-curse-type = 攻撃と魔法攻撃のどちらを減らすかは、自分で決めます。どちらも0より小さくはなりません。
ruling-advance-curse-disease = 呪いは病気として数えるので、病気を破棄する効果で破棄できます。
ruling-advance-curse-untouched = モンスターの効果は、呪いと書かれていないかぎり、呪いには影響しません。
ruling-advance-curse-no-kind = 呪いは、村カードでもモンスターでもありません。
ruling-advance-curse-under = 破棄した呪いは、裏向きにして呪いの山札の一番下に置きます。
ruling-advance-curse-pile = 新しい呪いは、裏向きの山札から捨て札置き場に置きます。山札がなくなったら、誰も呪いを得ません。
ruling-advance-curse-order = 何人ものプレイヤーが同時に呪いを得るときは、手番プレイヤーの左隣から時計回りに得て、手番プレイヤーが最後です。
ruling-advance-curse-decay-first = 自分のターンのほかの能力より前にだけ使用でき、その後はほかの能力を使用できません。
ruling-advance-curse-pay-in-full = コストを全部支払わなければ、この方法で呪いを取り除くことはできません。
ruling-advance-curse-worn-out = すでに装備した武器と、すでに使用した能力は、有効なままです。

## Familiars

ruling-advance-familiar-once = 各プレイヤーは、1ゲームに1回、勝利の報酬として一番上の使い魔を引けます。
ruling-advance-familiar-front = 自分の前に置きます。手札ではありません。
ruling-advance-familiar-xp = 経験値は持っていればよく、支払いません。
ruling-advance-familiar-return = 使用したターンの後、捨て札置き場に置きます。また引いたら、もう一度自分の前に置きます。代わりのカードは引きません。
ruling-advance-familiar-cat-villager = 村人は手札になければなりません。
ruling-advance-familiar-cat-dark = 足りない明かりで合計攻撃力が減る間だけ数えます。
ruling-advance-familiar-phoenix-one = ほかの使い魔より強いので、3つの能力のうち1つだけを使用して、捨て札置き場に置きます。

## Avatars

ruling-advance-avatar-secret = 各プレイヤーが5枚から1枚を秘密に選び、一斉に公開します。残りは箱に戻します。
ruling-advance-avatar-front = アバターはいつも自分の前に置きます。デッキには入らず、毎ターン使えます。
ruling-advance-avatar-level = 自分のターン中、村でもダンジョンでも、いつでも1回レベルアップできます。これは能力ではないので、能力を止める効果では止まりません。
ruling-advance-avatar-no-hero = パーティーの一員ではないので、英雄への効果は受けません。
