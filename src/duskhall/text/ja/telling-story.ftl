### A turn in one sentence, without its subject: "ランク2の「王国」を倒した（民兵、ダガー）：経験値1点、勝利点3点。"

deed = { $deed }。
deed-gains = { $deed }：{ $gains }。
deed-nothing = ターンを終えた。
deed-village = 村を訪れた
deed-dungeon = ダンジョンに入った
deed-rest = 休息した
deed-prepare = 備えた
deed-temple = 寺院に行った
deed-bazaar = バザールに行った
deed-shop = 秘術の店に行った
deed-guilds-quarter = ギルド街に行った
deed-marketplace = 市場に行った
deed-buy = { $cards }を{ $price }金貨で購入した
deed-level = 「{ $card }」を「{ $into }」にレベルアップさせた
deed-won = { $where }「{ $card }」を倒した
deed-lost = { $where }「{ $card }」に敗れた
deed-in-rank = ランク{ $rank }の
deed-in-room = { $room }の
deed-with = { $deed }（{ $cards }）
deed-destroy = { $cards }を破棄した
deed-wounds = 負傷を{ $n }個受けた
deed-healed = 負傷を{ $n }個癒した
deed-give = { $who }に{ $cards }を渡した
deed-xp = 経験値{ $n }点
deed-vp = 勝利点{ $n }点
