### Campaigns at the terminal. What is wrong with a campaign stands in campaign.ftl.

## Where a campaign stands

campaign-head = キャンペーン「{ $name }」：{ $where }。
campaign-where-ready = { $games ->
        [0] 次は第{ $number }ゲーム
       *[other] 次は第{ $number }ゲーム（全{ $games }ゲーム）
    }
campaign-where-playing = { $games ->
        [0] 第{ $number }ゲームが進行中
       *[other] 第{ $number }ゲームが進行中（全{ $games }ゲーム）
    }
campaign-where-recognition = { $games ->
        [0] 第{ $number }ゲーム後のギルドの表彰、{ $who }が選ぶ番
       *[other] 第{ $number }ゲーム後（全{ $games }ゲーム）のギルドの表彰、{ $who }が選ぶ番
    }
campaign-where-over = { $played }ゲームで終了
campaign-leads = { $n ->
        [1] { $who }が{ $points }点で首位
       *[other] { $who }が{ $points }点で並んで首位
    }
campaign-won = { $n ->
        [1] { $who }が{ $points }点でキャンペーンに勝利
       *[other] { $who }が{ $points }点ずつでキャンペーンの勝利を分け合う
    }
campaign-damaged = 読み取れません：{ $why }
campaign-list =
    { $n ->
        [0] キャンペーンはありません。「duskhall campaign new NAME」で始めてください。
        [1] キャンペーンが1件あります：
       *[other] キャンペーンが{ $n }件あります（新しい順）：
    }
campaign-how = 「duskhall campaign next { $name }」で続けます。

## Its games

campaign-begins = { $games ->
        [0] キャンペーン「{ $name }」：第{ $number }ゲーム
       *[other] キャンペーン「{ $name }」：第{ $number }ゲーム（全{ $games }ゲーム）
    }
campaign-game = 第{ $number }ゲーム · { $about }
campaign-cards = { $source ->
        [random] ランダムなカード、ガーディアンは「{ $card }」
       *[own] 自分で選んだカード、ガーディアンは「{ $card }」
    }
campaign-turns = { $n }ターン
campaign-points = { $points }点
campaign-game-won = 勝者
campaign-total = { $n }ゲーム後の合計
campaign-deck = 最初のデッキに追加：{ $cards }
campaign-cards-won = 加えたカード：{ $cards }
campaign-sentence = { $what }。
campaign-another = { $games ->
        [0] Enter キーで第{ $number }ゲームへ、または「終了」：
       *[other] Enter キーで第{ $number }ゲーム（全{ $games }ゲーム）へ、または「終了」：
    }

## Guild Recognition

campaign-recognition = 第{ $number }ゲーム後のギルドの表彰
campaign-recognition-about = 順位の順に、各プレイヤーは終了時に持っていたアイテム、呪文、武器から1枚を選べます。そのカード1枚が、以後のすべてのゲームで最初のデッキに加わります。2人が同じカードを選ぶことはできません。
campaign-ask = { $who }さん、どのカードを選びますか？
campaign-word-none = なし
campaign-none-about = カードを選ばない
campaign-chosen = { $who }：{ $what }
campaign-chose = 「{ $card }」を選んだ
campaign-chose-declined = 選ばなかった
campaign-chose-forfeited = 選べるカードがなかった

## Errors

campaign-none = キャンペーンはありません。「duskhall campaign new NAME」で始めてください。
campaign-none-left = キャンペーンはすべて終わりました。「duskhall campaign new NAME」で新しく始めるか、「duskhall campaign next NAME --games N」でゲームを増やしてください。
campaign-unknown = 「{ $name }」というキャンペーンはありません。あるのは：{ $known }。
campaign-many = 「{ $name }」で始まるキャンペーンがいくつかあります：{ $known }。名前をもっと長く打ち込んでください。
campaign-exists = 「{ $name }」というキャンペーンがもうあります。「duskhall campaign next { $slug }」で続けるか、新しいキャンペーンには別の名前を付けてください。
campaign-busy = キャンペーン「{ $name }」は別のウィンドウで開いています。そちらで続けるか、先にそちらを止めてください。
campaign-unreadable = キャンペーン「{ $name }」は遊べません：{ $why }。ファイルは変更していません：{ $file }。
campaign-players-changed = 「{ $name }」のプレイヤーは{ $players }です。得点とカードが決まっているので、変えられません。--players を省くか、新しいキャンペーンを始めてください。
campaign-is-over = キャンペーン「{ $name }」は終わりました：{ $lead }。「duskhall campaign next { $slug } --games N」に{ $played }より大きい数を付けると続けられます。「duskhall campaign log { $slug }」で、遊んだゲームを表示します。
campaign-game-other = プレイヤーが違います
campaign-game-damaged = 第{ $number }ゲームは続けられません：{ $why }。ファイルは { $file } です。ファイルを直すか、「duskhall campaign next { $name } --anew」でゲームをやりなおしてください。ファイルは別の名前で残ります。
campaign-not-under-way = 「{ $name }」に進行中のゲームはないので、やりなおすものがありません。--anew を省いてください。
campaign-anew = 第{ $number }ゲームを最初からやりなおします。これまでの手は、このファイルに残ります：
campaign-no-players = プレイヤーを席順に、コンマで区切って指定してください：--players Anna,Ben,veteran
campaign-bad-setups = 「{ $got }」はセットアップとして使えません。--setups には quests、random、またはセットアップのファイルを指定してください。
campaign-setup-line = 「{ $file }」のセットアップ{ $n }：{ $why }
campaign-setup-empty = 「{ $file }」にセットアップがありません。カード名をコンマで区切って書き、セットアップの間に空行を入れてください。
