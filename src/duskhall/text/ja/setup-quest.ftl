### What only a set-up of Quest can get wrong.

setup-what-guardian = ガーディアン
setup-what-rooms = 部屋
setup-what-mode = 他のモード
refused-setup-unknown-mode = 「{ $got }」というモードはありません。{ $known }から選んでください
refused-setup-no-guardian = ガーディアンがいません。{ $known }から1体を加えてください
refused-setup-one-guardian = ガーディアンは1体だけ選んでください（指定：{ $got }）
refused-setup-group-levels = モンスターの種類はレベルごとに1つ選んでください。レベル1、2、3から1つずつです
refused-setup-room-levels = 部屋はレベルごとに2つ選び、入口から奥へ、レベル1、2、3の順に指定してください
refused-setup-class-spots = すべてのクラスの英雄を選んでください。僧侶、戦士、ローグ、魔術師が1種ずつです。クラスを2つ持つ英雄は、どちらにも数えます
refused-setup-keys = ガーディアンを呼ぶ鍵は{ $least }本から{ $most }本までです（指定：{ $got }）
refused-setup-no-further = ゲームごとに最初のデッキが育つのはクエストだけです。「further」を外すか、クエストで遊んでください
refused-setup-further-seats = 追加のカードは{ $players }席それぞれの一覧で指定しますが、一覧が{ $got }個あります
refused-setup-further-card = 「{ $name }」は最初のデッキに加えられません。市場のアイテム、呪文、武器を id で指定してください

## Wishes for a random set-up. Terminal, page and library all say these.

refused-setup-no-wishes = クエストの選択、必須カード、除外、選びなおしは「サンダーストーン・クエスト」だけの機能です。外すか、その版で遊んでください
refused-setup-wishes-settled = クエスト、必須カード、除外、ガーディアンの指定はランダムなカードのための希望ですが、このカードは決まっています。希望を外してください
refused-setup-no-pack = 「{ $got }」というクエストはありません。{ $known }から選んでください
refused-setup-unknown-wish = 「{ $name }」はクエストの英雄、市場カード、モンスターの種類、部屋、ガーディアンのどれでもありません。名前を確かめてください
refused-setup-not-a-guardian = 「{ $name }」はガーディアンではありません。{ $known }から選んでください。型を決めるには、最初の語の後に -4、-5、-6 を付けます
refused-setup-only-without = 「{ $name }」が必須と除外の両方になっています。どちらかを外してください
refused-setup-only-elsewhere = 「{ $name }」が必須ですが、{ $pack }は選んだクエストに入っていません。そのクエストを加えるか、「{ $name }」を外してください
refused-setup-only-monsters = 「{ $name }」の入る場所がありません。モンスターの種類はレベルごとに1つです。必須を減らしてください
refused-setup-only-rooms = 「{ $name }」の入る場所がありません。部屋はレベルごとに2つです。必須を減らしてください
refused-setup-only-guardian = 「{ $name }」の入る場所がありません。ガーディアンは1ゲームに1体です。1体だけ指定してください
refused-setup-only-heroes = 「{ $name }」の入る場所がありません。ギルド街の枠はクラスごとに1つで、ほかの必須の英雄で埋まっています。必須を減らしてください
refused-setup-only-village = 「{ $name }」の入る場所がありません。市場の枠は8つで、同じ種類は3つまでです。必須を減らしてください
refused-setup-too-few-monsters = レベル{ $level }のモンスターの種類が残っていません。クエストを加えるか、除外を減らしてください
refused-setup-too-few-rooms = レベル{ $level }の部屋が{ $got ->
        [0] 残っていません
       *[one] 1つしか残っていません
    }。ダンジョンには2つ必要です。クエストを加えるか、除外を減らしてください
refused-setup-too-few-guardian = ガーディアンが残っていません。クエストを加えるか、除外を減らしてください
refused-setup-too-few-heroes = { $missing ->
        [none] 残った英雄では、クラスの枠4つのうち{ $got }つしか埋まりません
       *[other] { $missing }の英雄が残っていません
    }。クエストを加えるか、除外を減らしてください
refused-setup-too-few-village = 残った市場カードでは、枠{ $least }つのうち{ $got }つしか埋まりません（不足：{ $what }）。クエストを加えるか、除外を減らしてください
refused-setup-reroll-missing = 「{ $name }」はこのセットアップにありません。セットアップにある山札を指定してください
refused-setup-reroll-only = 「{ $name }」は必須なので、選びなおせません。どちらかの希望を外してください
refused-setup-reroll-none = 「{ $name }」の代わりになるものがありません。クエストを加えるか、除外を減らしてください

## What is said of a published set-up.

setup-note-a-mirror-in-the-dark = クエストの冊子が公開されていないため、カードは独自に選びました。
setup-note-total-eclipse-of-the-sun = クエストの冊子が公開されていないため、カードは独自に選びました。
setup-note-risen-from-the-mire = クエストの冊子が公開されていないため、カードは独自に選びました。
setup-note-at-the-foundations-of-the-world = クエストの冊子が公開されていないため、カードは独自に選びました。
setup-note-ripples-in-time = クエストの冊子が公開されていないため、カードは独自に選びました。このクエストの部屋はレベルごとに1つなので、打ち捨てられた門、地下墓所、玉座の間を「闇の中の鏡」から借りています。

## Titles that an id does not give by itself.

setup-name-a-mirror-in-the-dark = 闇の中の鏡
setup-name-total-eclipse-of-the-sun = 皆既日食
setup-name-risen-from-the-mire = 沼より蘇りしもの
setup-name-at-the-foundations-of-the-world = 世界の礎にて
setup-name-ripples-in-time = 時の波紋
stack-goblin-kings-guard = ゴブリン王の衛兵
stack-minions-of-chaos = 混沌の手下
stack-smorga-the-queen = 女王スモルガ
refused-setup-key-decks = 鍵{ $n }本を3つのデッキに入れます。合計が{ $n }になる3つの数を指定してください（指定：{ $got }）
refused-setup-key-decks-numbers = 「{ $got }」では、各デッキに入れる鍵の数が分かりません。0,2,4 のように、3つの数をコンマで区切って指定してください
refused-setup-packs-epic = クエストを丸ごと使うのはエピックゲームだけです。クエストの指定を外すか、エピックで遊んでください
refused-setup-too-few-titles = 選んだクエストにはレベル{ $level }のモンスターが{ $got }種しかなく、エピックのダンジョンには{ $least }種必要です。クエストを加えてください
setup-what-packs = クエスト
setup-what-key_decks = 鍵のデッキ
refused-setup-only-epic = エピックゲームではクエストのカードをすべて使うため、「{ $name }」を必須や除外にはできません。希望を外すか、クエストを選んでください
