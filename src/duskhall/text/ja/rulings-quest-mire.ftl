### Rulings of Risen from the Mire, the third quest: a sentence or two each, shown beside the card.

## Quest 3: heroes

ruling-quest-baharan-spare = ほかのカードを1枚捨て、そのカードがもたらしたものを失います。装備中の武器や別の英雄でもかまいません。
ruling-quest-darameric-echo = 呪文に書かれた魔法攻撃だけを数え、英雄が加えた分は数えません。呪文そのものは残り、いつもどおり数えます。
ruling-quest-linsha-anyone = ほかの英雄が装備した武器も数えます。装備していないものは数えません。
ruling-quest-markennan-skill = この技量は、鈍器を装備する前から数えます。そのため、レベル1でも必要技量8の鈍器を装備できます。鈍器を装備している間、残りの技量はどの種類の武器にも使えます。
ruling-quest-nimble-weight = 下がる分をすべて計算した、この英雄にとっての必要技量が4以下でなければなりません。1つあれば足り、2つあっても増えません。
ruling-quest-regalen-next = ほかにカードがあれば、1枚も引けなかったときもカードを戻します。デッキの一番上に置くので、次に引くことになります。2枚戻すときは、最後に選んだものが一番上です。

## Quest 3: items

ruling-quest-crystal-seen = 2枚とも全員が見ます。どちらか1枚を必ず取ります。デッキが残り1枚で捨て札もなければ、その1枚を取ります。
ruling-quest-symbol-alone = デーモンやアンデッドに対する魔法攻撃+2は、英雄がいなくても数えます。「聖印」は1枚ずつ数えます。
ruling-quest-stamina-either = 破棄すると、すぐに3枚引き、ターンの終了時の追加の1枚はなくなります。
ruling-quest-ring-two = 報酬を使うときに英雄が装備している武器を数えます。1つなら経験値1点、2つ以上なら2点です。

## Quest 3: spells

ruling-quest-aura-both = もう1つクラスを持つ魔術師は、両方の文の効果を得て、全部で魔法攻撃+3です。魔術師でなく、クラスが1つだけの英雄は何も得ません。
ruling-quest-charm-printed = 部屋やダイスの分を除き、モンスターに書かれたヘルスの半分を数えます（端数切り上げ）。
ruling-quest-charm-stays = モンスターは部屋に残ります。このターンに、元の強さのままのそのモンスターと戦うこともできます。
ruling-quest-enchant-whole = 武器を装備した英雄の攻撃は、自身の分も、武器の分も、このターンに後から得る分も、すべて魔法攻撃になります。
ruling-quest-enchant-later = このターンに後から武器を装備した英雄にも有効です。武器をすべて外した英雄には、もう有効ではありません。
ruling-quest-vampiric-count = 負傷トークンと手札の「化膿した傷」を、合わせて3個まで数えます。戦闘前に癒した負傷は、もう数えません。

## Quest 3: weapons

ruling-quest-axe-each-time = 何個の負傷を受けても、1度に受ければ1回と数えます。モンスターが与える負傷で1回、『戦闘後』の文による負傷で別の1回です。英雄が「バトルアックス」を装備していなければなりません。
ruling-quest-boomerang-chosen = モンスターや部屋の効果で捨てるとき、「ブーメラン」を選ぶことができ、その場合は何も起こりません。自分から捨てることはでき、ターンの終了時には手札とともに捨てます。
ruling-quest-boomerang-returns = 途中で捨てられていても戻ります。次の手札で引きます。
ruling-quest-dagger-spells = キーワードにかかわらず、自分のカードにある呪文をすべて数えます。魔法攻撃を得るのは、ダガーを装備した英雄です。

## Quest 3: monsters

ruling-quest-vine-held = 明かりがいくつ残っていても、チャンピオンはこの部屋にとどまり、ここで戦います。次のターンにはまた移動できます。
ruling-quest-moss-light = 移動が遅くなるのは、このターンの自分のチャンピオンだけです。戦闘では、明かりをすべて数えます。
ruling-quest-lizard-dice = 戦闘のたびに、その前に振ります。捨てるカードがなければ、何も起こりません。
ruling-quest-gambler-doubles = ゾロ目なら、捨てる3枚を自分で選びます。そうでなければ、手札から無作為に1枚捨てます。
ruling-quest-immune-weapons = そのような武器は何も加えません。装備者自身の攻撃と、ほかのカードのボーナスは数えます。鈍器でも鋭利でもある武器は、どちらとしても数えます。
ruling-quest-immune-cards = これらのカード自身は何も加えません。装備した武器と、ほかのカードのボーナスは数えます。
ruling-quest-bones-margin = 「化膿した傷」を避けるには、部屋のボーナスを含むヘルスを、合計攻撃力が2以上上回らなければなりません。
ruling-quest-mist-each = どの英雄も、攻撃と魔法攻撃を1ずつ失います。それぞれ0までです。

## Quest 3: rooms

ruling-quest-alchemy-magic = ここでの『魔法』が何を指すか、書いている資料はありません。このモンスターに対して、英雄、武器、呪文のどれかによる魔法攻撃が、魔法抵抗を引いて1以上あること、とします。
ruling-quest-tombs-health = 資料には、アーマーと書いた箇所とヘルスと書いた箇所があります。ここではヘルスとします。
ruling-quest-room-your-light = 移動に使った分も含めて、もたらした明かりをすべて数えます。
ruling-quest-bog-skill = 技量は戦闘中に下がります。技量の足りなくなった英雄は武器を外します。どれを外すかは自分で選びます。
ruling-quest-bog-purchase = ダンジョンで、自分のカードの金貨で支払います。資料の文は、呪文か武器のどちらか、全部で1枚と読みます。
ruling-quest-altar-before = 負傷は、手前の部屋で1個ずつ受けます。その後で引き返してもかまいません。次のターンには、祭壇に必要な明かりは元に戻ります。
ruling-quest-tomb-before = いつダイスを振るか、書いている資料はありません。ここでは戦闘前に振ります。ゾロ目なら両方の目を足し、そうでなければ小さいほうの目を数えます。

## Quest 3: guardian and treasures

ruling-quest-baalok-flesh = 英雄は破棄されるので、この戦闘での攻撃も、勝利点も失います。「冒険者」はレベル0です。
ruling-quest-elixir-one = 引いたターンごとに、4つのうち1つを選びます。「元素の霊薬」はなくなりません。
