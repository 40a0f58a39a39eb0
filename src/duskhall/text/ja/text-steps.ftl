### The pieces of card text: steps. What a message says comes before the verb; .verb names the verb that goes with it.

## Cards that move

text-any-order = 好きな順番で
text-at-random = 無作為に
text-or-show = { $act }か、{ $none }{ $hand }を
text-draw = { $each }カードを{ $n }枚
text-draw-more = { $each }さらにカードを{ $n }枚
text-draw-by = { $amount }と同じ枚数のカードを
text-gain-discard = { $what }を
    .verb = get
text-gain-hand = { $what }を得て手札に
    .verb = join
text-gain-front = { $what }を得て自分の前に
    .verb = put
text-gain-wound = { $what }を
    .verb = suffer
text-to-under = ダンジョンデッキの一番下に
text-to-top = ダンジョンデッキの一番上に
text-to-top-or-under = ダンジョンデッキの一番上か一番下に
text-to-deck = 自分のデッキの一番上に
text-to-secret = 自分に伏せて配られたカードに
    .verb = return
text-to-front = 自分の前に
text-to-owner = 、破棄されていても持ち主の捨て札置き場に
text-to-discard = 自分の捨て札置き場に
text-to-hand = 自分の手札に
    .verb = join
text-to-pile = 元の山札の一番下に
text-to-home = 持ち主の捨て札置き場に
text-own-deck = 自分のデッキ
text-dungeon-deck = ダンジョンデッキ
text-look = { $one ->
        [yes] { $end ->
            [bottom] { $deck }の一番下のカードを
           *[top] { $deck }の一番上のカードを
        }
       *[no] { $end ->
            [bottom] { $deck }の下からカード{ $n }枚を
           *[top] { $deck }の上からカード{ $n }枚を
        }
    }
text-arrange-hall = ダンジョンホールを
text-arrange-cards = { $what }を好きな順番に
text-swap-front = その前のカードと
text-swap-rooms = { $what }と{ $by }にあるものを
text-swap-monsters = { $what }と{ $by }を
text-swap-here = { $by }のモンスターをこの部屋に
text-replace = { $what }の代わりに{ $by }を
text-without-xp = 経験値を得ずに

## Gold, experience, wounds, dice

text-bought-with = { $gold }で
text-heal = 負傷{ $n }個を
text-heal-most = 負傷を{ $n }個まで
text-roll = ダイス{ $n }個を
text-dice-one = これらのダイスのうち1個
text-dice-most = これらのダイスのうち{ $n }個まで
text-dice-any = これらのダイスのうち好きな数
text-alter-again = { $dice }を
text-alter-face = { $dice }を好きな目に

## Everything else

text-travel = 自分のチャンピオンを{ $what }に
text-venture = 荒野に出て
text-once-each = 、1回ずつ
text-for-free = 経験値を支払わずに
text-for-less = 必要な経験値を{ $n }点減らして
text-the-new = 新しいカードを手札に
text-cancel = このターン、ダンジョンホールのモンスターの{ $all ->
        [yes] { $kind }をすべて
       *[no] { $kind }{ $n }つを
    }
text-again = このターンの後、もう1ターンを
text-end-game = ゲームは
text-end-turn = 自分のターンを
text-either-way = いずれの場合も
text-or-act = { $act }か、
text-or-else = { $a }／{ $b }
text-one-of = 次のうち1つ（{ $list }）を
text-tribute = { $lose }（足りる場合のみ）か、
text-otherwise = そうでなければ、
text-at-battle = 戦闘終了後
text-at-turn = ターンの終了時
text-instead = このカードがダンジョンホールに置かれるときは、これを破棄し、代わりに{ $pile }の山札の一番上のカードを置く。
