### The page: what only Quest has beside its cards, in the lobby and where a table is made.

## What Quest calls by another name

quest-page-figure = { $name ->
    [strength] 技量
    [weight] 必要技量
    [darkness] 必要な明かり
   *[other] { page-figure }
  }

## Lobby and new table

page-edition-quest = 5つのクエストが入った3つ目の箱。部屋の探索、財宝、負傷、そして最後に待つガーディアン。ほとんどのカードは再構成したものです。
page-setup-keys = 鍵
page-setup-keys-wanted = ガーディアンが現れる鍵の数
page-setup-keys-of = { $n }{ $usual ->
    [yes] （通常）
   *[no] { "" }
  }
page-setup-reroll = { $name }を選びなおす
page-quests = クエスト
page-quest-numbered = { $n } { $title }
# Read aloud before the number of a quest.
page-quest-of = クエスト
page-quests-legend = 数字はクエストを示します：
page-wish-guardian = ガーディアン
page-wish-any = どれでも
page-wish-only = 必ず入れる
page-wish-without = 入れない
page-wish-add = カード、種類、部屋を追加
page-wish-drop = { $name }を外す
page-cards-quest = クエスト
page-cards-quest-all = すべて
page-large-pack = 「{ $pack }」より
page-picker-level = { $title }（レベル{ $level }）
page-picker-wanted-quest-monsters = 各レベルから1つずつ、3つ選んでください。
page-picker-wanted-quest-guardian = 1つ選んでください。
page-picker-wanted-quest-rooms = 各レベルから2つずつ、6つ選んでください。
page-picker-wanted-quest-heroes = 4つ選んでください。僧侶、戦士、ローグ、魔術師を1つずつです。クラスを2つ持つ英雄は、どちらとしても数えます。
page-picker-wanted-quest-village = 8つ選んでください。アイテム、呪文、武器はそれぞれ3つまでです。
