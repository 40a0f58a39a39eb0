### Epic games of Quest: how to lay one out, and what the table shows of it. The page has its own words.

setup-epic-quest = { $quest }のカードすべてを、同名カードは1枚ずつ使います。
setup-epic-quests = 次のクエストのカードすべてを、同名カードは1枚ずつ使います：{ $quests }。
setup-epic-monsters = レベル{ $level }のモンスター
setup-epic-titles = 種（各1枚）
setup-step-epic = レベルごとにモンスターを裏向きでシャッフルし、{ $n }枚を数え取ります。これがこのゲームのモンスターです。ほかは見ないで箱に戻します。それぞれの{ $n }枚から{ $open }枚を、そのレベルの部屋に表向きに置きます。このとき効果は何も起こりません。
setup-epic-heroes = 英雄（レベル1の英雄を1枚ずつ、クラスごとに積む）：
setup-epic-levels = それぞれの山札をシャッフルし、ギルド街に表向きに置きます。購入できるのは一番上の英雄だけです。クラスを2つ持つ英雄は、どちらの山札に入れてもかまいません。レベル2と3の英雄は箱に残し、レベルアップのときに箱から出します。
setup-epic-market = 市場（同名カードは1枚ずつ）：
setup-epic-spots = 裏向きでシャッフルし、{ $n }枚をその種類の枠にめくる
setup-epic-refill = 枠のカードがなくなると、すぐにデッキから埋めなおします。デッキがなくなると、埋めなおしません。
setup-epic-any = { $n }つの自由枠は、最初は空です。市場に行くチャンピオンは、最初にデッキ1つの一番上のカードをここにめくります。両方埋まっていたら、先にそのうち1枚を破棄します。

## The beginning of a game in the terminal

# What an Epic game takes from a set-up; all other cards are those of its quests.
opening-epic-parts = { $heroes ->
        [yes] ガーディアン、部屋、英雄
       *[no] ガーディアンと部屋
    }
opening-epic = { $how ->
        [first] { $parts }は初めてのゲームのものです。
        [random] { $parts }はランダムです（セットアップ番号{ $seed }）。
        [chosen] { $parts }は自分で選んだものです。
        [rerolled] { $parts }はランダムで、一部を選びなおしました。
       *[published] { $parts }は公式セットアップ「{ $name }」のものです。
    }

## The market of spots in the terminal

section-any = 自由枠
village-deck = デッキに{ $n }枚
village-empty = 空き枠{ $n }つ
spot-empty = { $name }は空いています。
spot-deck = { $n ->
        [0] この枠を埋めなおすカードはもうありません。
       *[other] この枠を埋めなおすカードが、裏向きで{ $n }枚あります。
    }
stack-later = 次のレベル（箱の中）
help-epic = 市場：これはエピックゲームです。市場のカードは、同名カードが1枚しかありません。アイテム、呪文、武器が枠からなくなると、デッキの次のカードを置きます。自由枠は最初は空です。市場に行くと、デッキの一番上のカードをここにめくります。埋まっていたら、先にそのうち1枚を破棄します。
help-epic-heroes = 英雄：クラスごとに山札が1つあり、購入できるのは一番上の英雄だけです。レベル2と3は箱から出します。「山札」の後に英雄の名前を付けると表示します。

## Questions and the log

ask-branch-deck = どのデッキの一番上をめくりますか？
quest-ask-pick-destroy-rules = 自由枠が埋まっています。空けるためにどのカードを破棄しますか？
log-move-draw-stack = { $cards }が購入できるようになった。

## Names of spots and decks

stack-item-1 = アイテム枠1
stack-item-2 = アイテム枠2
stack-spell-1 = 呪文枠1
stack-spell-2 = 呪文枠2
stack-weapon-1 = 武器枠1
stack-weapon-2 = 武器枠2
stack-any-1 = 自由枠1
stack-any-2 = 自由枠2
stack-cleric-1 = 僧侶
stack-fighter-1 = 戦士
stack-rogue-1 = ローグ
stack-wizard-1 = 魔術師
stack-item = アイテム
stack-spell = 呪文
stack-weapon = 武器
stack-cleric = 僧侶
stack-fighter = 戦士
stack-rogue = ローグ
stack-wizard = 魔術師
stack-hero = レベル2と3の英雄
