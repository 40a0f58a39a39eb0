### Words that Quest has for what other editions have as well: the id of the message with "quest-" before it.

## Names

quest-tag-village = 市場カード
    .mere = yes
quest-tag-avian = 鳥人
    .alive = yes
quest-title-iron-rations = 保存食トークン
    .counter = 個
quest-kind-village = 市場カード

quest-figure-strength = 技量
quest-figure-weight = 必要技量
quest-figure-darkness = 必要な明かり
quest-figure-hand = ヒットポイント

quest-event-village-over = 村を訪れた後
    .clause = 寺院以外の村の場所を訪れた後
    .effect = 村を訪れた後の効果

## Pieces of card text

quest-text-global = { $text }
quest-text-cancel = このターン、{ $all ->
        [yes] モンスターと部屋の{ $kind }をすべて
       *[no] ダンジョンのモンスターの{ $kind }{ $n }つを
    }
quest-text-in-hall = ダンジョンの
quest-text-there-hall = ダンジョンに
quest-text-foe = { $now ->
        [yes] 戦っているモンスター
       *[no] モンスター
    }
quest-text-gain-front = { $what }を
    .verb = get
quest-text-act-leave = { $who }は倒されても部屋に
    .verb = stay
    .more = 倒されても部屋に
quest-text-to-under = そのデッキの一番下に
quest-text-to-top = そのデッキの一番上に
