### Rulings of the Classic cards: one sentence each, shown beside the card.

## The Thunderstone and the hall

ruling-stone-claim = サンダーストーンを得られるのは、ランク1のモンスターを倒し、サンダーストーンがその場所に進んだときだけです。ほかの方法でランク1に来た場合もゲームは終わりますが、誰もサンダーストーンを得ません。
ruling-stone-lost = これでサンダーストーンがランク1に来ると、ゲームは終わり、誰もサンダーストーンを得ません。
ruling-refill-breach = ダンジョンホールはすぐに埋めなおします。それで突破が起こるなら、ほかの何よりも先に解決します。
ruling-breach-once = 突破は、モンスターがランク1に来たときに、ダンジョンホールにいる間に1回だけ起こります。セットアップでは起こりません。
ruling-darkness-before = このモンスター自身の明かりペナルティはランクのものに加わり、戦闘効果が始まるときにはすでに数えています。
ruling-mortis-card = ルールブックの用語集では明かりペナルティ2ですが、カードには1と書かれています。カードはルールブックより優先します。

## Heroes

ruling-militia-hero = 民兵は英雄として数えます。
ruling-militia-level-up = 民兵は、レベルコストを支払うと、村のどの英雄の山札のレベル1にもなれます。民兵のカードは破棄します。
ruling-amazon-on-top = ランク2と3では、普段の攻撃にこのボーナスが加わります。
ruling-cure-again = 戦うモンスターを選ぶまで、病気を何枚でも続けて破棄できます。
ruling-defender-items = ボーナスに数えるのはアイテムだけです。明かりのある武器では増えません。
ruling-paladin-any-card = 基本カードや英雄も、この方法で購入できます。
ruling-dwarf-own-bonus = ボーナスはドワーフ自身のものです。戦闘効果で武器が使えなくなっても失いません。
ruling-sorcerer-last = 勝った戦闘の報酬、埋めなおし、突破の後に行います。めくられたばかりのモンスターを選ぶこともできます。
ruling-cannot-attack = 攻撃できない英雄は、攻撃も魔法攻撃も明かりももたらしません。装備中の武器も同じです。それでもパーティーにいるので、戦闘効果を受けることがあります。
ruling-stop-choice = 英雄1枚を攻撃できなくする効果では、攻撃できる英雄を選ばなければなりません。
ruling-others-discard = 他のプレイヤーは、捨てるカードを自分で選びます。戦闘に勝っても負けても同じです。
ruling-food-gone = 食料はすぐに破棄します。もう何の効果もなく、体力も上がりません。
ruling-monsters-shown = 公開した自分のカードにあるモンスターカードをすべて数えます。戦闘前に引いたものも含みます。
ruling-magician-which = 攻撃のないアイテムも、1枚ごとに魔法攻撃を加えます。呪文は、それ自体に魔法攻撃がある場合だけ加えます。
ruling-double-order = 魔法攻撃は、病気も含めてボーナスとペナルティをすべて計算した後、足りない明かりの分を引く前に2倍にします。
ruling-double-again = さらに2倍にするときは、その結果を2倍にします。2回なら4倍、3回なら8倍です。
ruling-theurge-everyone = 自分も対象です。英雄のないプレイヤーは、手札を見せて確かめてもらいます。
ruling-theurge-guest = 借りた英雄が戦闘で破棄されたら、持ち主には戻りません。
ruling-lord-which = 勝利点0点のモンスターは選べません。選んだモンスターの経験値は得ません。

## Village and basic cards

ruling-gold-zero = 金貨0も書かれた金貨値なので、「質屋」に民兵を使えます。
ruling-rations-add-up = 英雄1枚に「保存食」を何枚でも使えます。体力は合計します。
ruling-used-or-destroyed = ダンジョン効果を使用した後、このカードを他のカードのダンジョン効果で破棄することはできません。破棄したカードは、もう使えません。
ruling-needs-no-hero = このカードは、パーティーに英雄がいなくても使えます。
ruling-whole-attack = その英雄の攻撃は、装備中の武器の分も含めて、すべて魔法攻撃になります。
ruling-later-cards = このターン、戦闘前に後からパーティーに加わるカードも含みます。
ruling-must-draw = カードは必ず引きます。効果の一部です。
ruling-banish-one-by-one = モンスターを選ぶまで、何枚でも使えます。ただし1枚ずつ解決し終えてから、次を使います。
ruling-banish-itself = 使用している「バニッシュ」自身を破棄することもできます。その場合はすぐに取り除きます。
ruling-light-in-hand = 英雄が装備している間だけ、明かりをもたらします。
ruling-polearm-total = 体力が足りていれば、合計で攻撃+6です。+2に+6が加わるのではありません。
ruling-polearm-strength = 「ポールアーム」の攻撃をすべて得るには、重量にかかわらず体力8が必要です。
ruling-spear-total = 投げた「槍」は、合計で攻撃+5です。
ruling-spear-thrown = 投げた「槍」は、戦闘が終わるまで装備中とみなします。もう一度破棄されることはありません。
ruling-warhammer-total = そのモンスターに対して、僧侶はこれで全部で攻撃+6を得ます。
ruling-barkeep-each = 「酒場の主人」を1枚使うごとに購入が1回増えます。金貨は、すべての購入コストの合計が必要です。
ruling-both-effects = 1つ目の能力を使用した後、同じターンにこのカードを破棄して、2つ目の能力も使用できます。
ruling-destroyed-gold = 破棄したカードに書かれた金貨は、このターンもう数えません。
ruling-trainer-once = 「訓練官」1枚に使える民兵は、1ターンに1枚だけです。

## Disease and experience

ruling-disease-compulsory = 病気は、ダンジョンでは必ず効果があり、村では何の効果もありません。
ruling-loss-choice = 攻撃と魔法攻撃のどちらを減らすかは、モンスターを選んだ後に決めます。1以上あるほうだけ減らせます。
ruling-judgement-heroes = それぞれの英雄は、武器と合わせてもたらすものを1ずつ失います。両方あるならどちらかを選び、どちらもなければ何も失いません。
ruling-disease-named = タイプも金貨もありません。病気を名指しするモンスターの効果だけが、病気の効果を変えます。
ruling-disease-supply = 破棄したら共通の山に戻します。共通の山はなくなりません。
ruling-disease-to-discard = 病気は捨て札置き場に置きます。得るもとになった戦闘には影響しません。
ruling-xp-supply = 経験値は自分の前に置き、デッキには入れません。支払った経験値は、なくなることのない共通の山に戻します。

## Battles and spoils

ruling-spoils-gold = 勝利後のこの購入では、公開した自分のカードのうち残っているものの金貨をすべて使えます。別の報酬ですでに使っていてもかまいません。
ruling-trophy = トロフィーは、倒したモンスターを手札から公開したときだけ数えます。ダンジョンホールにいる間は数えません。
ruling-magic-present = 魔法攻撃が1あれば足ります。病気と2倍の後、足りない明かりの分を引く前の値です。
ruling-half-last = 合計は、足りない明かりの分を引いた後、最後に半分にします（端数切り捨て）。
ruling-half-magic-last = 魔法攻撃は、まずすべて合計し、その後で半分にします（端数切り捨て）。
ruling-required-try = 魔法攻撃がなくても戦えます。勝てませんが、モンスターはデッキの一番下に置かれます。
ruling-other-help = ここで攻撃を失うカードも、明かりなど、ほかのことでは役に立ちます。
ruling-armed-counts = 武器は英雄が装備している間だけ数えます。その英雄が攻撃できなくてもかまいません。
ruling-none-there = パーティーにそのようなカードがなければ、何も破棄しません。
ruling-falls-later = これで破棄されるカードも、戦闘が終わるまでは役に立ちます。
ruling-any-weapon = 装備中でなくても、パーティーのどの武器を選んでもかまいません。ただし投げた「槍」は選べません。
ruling-too-weak = 武器に対して体力が足りなくなった英雄は、明かりも含めて、その武器から何も得ません。
ruling-strongest-tie = 戦闘中の体力を比べます。同じなら自分で選びます。
ruling-archduke-stacks = 民兵の山札も英雄の山札とみなし、カードを2枚失います。
ruling-tyxr-everyone = 手番プレイヤーも、次の手札を引く前に捨てます。
ruling-blink-dog-choice = これに対して明かりが少しでも足りなければ、選ぶことができません。負けてデッキの一番下に送ることもできません。
ruling-sphinx-deck = この6枚は手札ではなくデッキのカードで、埋めなおしと突破の前に解決します。
ruling-grayskin-helps = これは有利な効果です。武器を装備した英雄の攻撃が増えます。
