### Rulings of the cards of Ripples in Time: a sentence or two each, shown beside the card.

## Ripples in Time: heroes

ruling-quest-aird-monsters = 「エアド」が利用するのはモンスターの強さで、プレイヤーのものではありません。他のプレイヤーに害を与える英雄と違い、協力ゲームで使えないとする資料はありません。
ruling-quest-aird-printed = 部屋やボーナスを除き、モンスターに書かれた数値を数えます。
ruling-quest-aird-level = 戦うモンスターのレベルを数えるので、奥へ行くほど、捨てて得るものが増えます。1から3、ガーディアンにはそれより多く、「ジャイアントラット」には0です。
ruling-quest-arcanian-any-dice = 自分のカードで振るダイスも、モンスターの効果で振るダイスも対象です。1ターンに1回、1回のロールに使えます。
ruling-quest-dunardic-again = 移動を始めるまで、経験値を支払えるかぎり何回でも使えます。
ruling-quest-regian-wounds = 自分の前の負傷トークンと手札の「化膿した傷」を数えます。増えたり減ったりするたびに、ボーナスも変わります。
ruling-quest-regian-cards = ここでは手札の「化膿した傷」だけが対象で、負傷トークンは使えません。破棄すると、それによるモンスターのボーナスもなくなります。
ruling-quest-terakian-brew = 勝利するたびに、ポーションがその数になるまで作ります。購入したものや見つけたものも数えます。今作ったポーションは、次のターンから使えます。
ruling-quest-terakian-all = 自身も、このターンに後から引いた英雄も、魔法攻撃で戦う英雄も、すべての英雄がボーナスを得ます。
ruling-quest-veris-glow = この英雄だけでなく、どの英雄が装備した武器でも明かりをもたらします。明かりは移動を始めるときに数えるので、その前に武器を装備してください。

## Ripples in Time: marketplace

ruling-quest-power-each = すべての英雄が技量を得ます。「力の護符」が2枚あれば合計します。「力の護符」がなくなるとその技量も失い、技量の足りなくなった英雄は武器を外します。
ruling-quest-lightstone-flash = 捨てた「光の宝石」の明かりと金貨は失いますが、魔法攻撃はこのターン残ります。
ruling-quest-ring-stored = 呪文は次の手札の1枚目になります。村で使うと、この訪問ではその金貨と効果を失います。勝利後なら、呪文の効果はもう済んでいます。
ruling-quest-creeping-turns = 最も高いレベルの魔術師だけを数えます。自分に返ってくるのは、魔術師がいなければ3以上、レベル1なら4以上、レベル2なら5以上、レベル3なら6の目だけです。どの場合も魔法攻撃は得ます。
ruling-quest-frost-line = ダンジョンで見えているモンスター1体の、戦闘前か戦闘後の文を1つ打ち消します。常に有効な効果、負傷、討伐報酬はそのままです。
ruling-quest-control-blows = 部屋の分を除き、モンスターに書かれた負傷を数えます。実際に受ける負傷が減っても、全部数えます。
ruling-quest-control-wizard = 最も高いレベルの魔術師だけを数えます。減らすのは、戦闘後にモンスターと部屋から受ける負傷です。0個まで減りますが、ほかの効果による負傷は減りません。
ruling-quest-mace-curse = 僧侶でない英雄が装備した「呪われたメイス」1枚につき、負傷が1個増えます。それを装備していない僧侶がいても、変わりません。
ruling-quest-longspear-reach = 減らすのは、戦闘後にモンスターと部屋から受ける負傷です。0個まで減りますが、ほかの効果による負傷は減りません。「ロングスピア」が何枚もあれば合計します。
ruling-quest-staff-spells = 手札の呪文をすべて数えますが、何枚あっても最大2です。

## Ripples in Time: monsters

ruling-quest-doomknight-alert = 公開されている一覧では、この種類に警報の印はありません。しかし、部屋を通り抜けるチャンピオンを攻撃すると書かれていて、それができるのは警報の文だけなので、警報とします。
ruling-quest-warden-barred = 明かりがいくつ残っていても、チャンピオンは次の部屋に着き、このターンはそこにとどまります。別の場所に置くことはできます。それは移動ではないからです。
ruling-quest-oathkeeper-alone = 英雄がいなければ、負傷を受けなければなりません。
ruling-quest-raider-turned-up = 埋めなおしでこのカードがめくられたとき、すべてのプレイヤーに起こります。セットアップでは起こりません。各プレイヤーが自分の装備品トークンを1個選びます。装備品がなければ、何も失いません。
ruling-quest-cutstrap-any = 装備していてもいなくても、手札のどの武器も対象です。自分で選びます。
ruling-quest-rusthide-weapons = 装備中の武器の攻撃も魔法攻撃も数えません。英雄自身のものは数えます。
ruling-quest-margin-three = 部屋のボーナスを含むヘルスを、合計攻撃力が3以上上回らなければなりません。戦闘に負けたときは、当てはまりません。
ruling-quest-minion-at-once = 合計を比べる前に、もたらすはずだった攻撃ごと英雄を失います。武器は、装備していない状態で残ります。
ruling-quest-caller-level = 4、5、6の目や、そのレベルの英雄がいない目では、何も起こりません。そのレベルの英雄が何枚もいれば、自分で選びます。
ruling-quest-cinder-spells = 呪文自身は何も加えません。ほかのカードのボーナスは、呪文に付くものも含めて数えます。
ruling-quest-wailing-half = まず自分の魔法攻撃をすべて合計し、その後で半分にします（端数切り捨て）。
ruling-quest-mirrored-magic = 魔法攻撃のあるカードが1枚あれば当てはまり、何枚あっても同じです。
ruling-quest-wyrm-fed = 「冒険者」でも、どの英雄でも選べます。英雄がいなければ、モンスターがヘルスを得ます。
ruling-quest-protector-skill = 何を装備していても、ボーナスとペナルティをすべて含む、そのときの英雄の技量を数えます。数えない英雄の武器も、武器としては数えます。
ruling-quest-lodestone-weapons = 戦闘の開始時に技量の足りなくなった英雄は、武器を外します。どれを外すかは自分で選びます。
ruling-quest-runed-skill = そのため、英雄を数えるには技量5が必要です。技量の足りなくなった英雄は武器を外します。どれを外すかは自分で選びます。

## Ripples in Time: rooms, guardian and treasures

ruling-quest-room-lit = 移動に必要だったかどうかにかかわらず、明かりをすべて数えます。部屋のボーナスは0まで下がり、モンスター自身のヘルスは変わりません。
ruling-quest-sentinel-die = ダイスは、戦うプレイヤーごとに振りなおします。英雄が去るとその攻撃も失うので、得る経験値も減ります。
ruling-quest-axe-margin = 戦闘が終わったときに英雄が装備していて、部屋のボーナスを含むヘルスを、合計攻撃力が4以上上回らなければなりません。
ruling-quest-lightbringer-light = 自身の明かり2点も数えるので、魔法攻撃は必ず2以上です。明かりが4点を超えても、それ以上は増えません。
