# Words of the tables on a server.

server-bot-name-1 = エンバー
server-bot-name-2 = フリント
server-bot-name-3 = ヘイゼル
server-bot-name-4 = モス
server-bot-name-5 = レン

server-many-sockets = このアドレスからは、もう{ $most }卓が開かれています。いくつか閉じて、ページを再読み込みしてください。

# Why a card, a stack or a monster cannot be chosen now, for somebody who has clicked it. $card: its name.

reason-wrong-step = いまはそれをする段階ではありません。
reason-wrong-step-buy = いまは「{ $card }」を購入できません。購入は村で、能力を使用した後です。
reason-wrong-step-use = いまは「{ $card }」を使用する段階ではありません。
reason-wrong-step-equip = 英雄に装備させるのは、ダンジョンでモンスターを選ぶ前です。
reason-wrong-step-attack = 「{ $card }」を攻撃するのは、ダンジョンでパーティーの準備が終わった後です。
reason-wrong-step-level = 英雄のレベルアップは村で、購入の後です。
reason-not-understood = ここでは「{ $card }」を選べません。
reason-no-such-card = 「{ $card }」はここにありません。
reason-which-copy = 「{ $card }」が何枚かあり、状態が違います。光っているものを選んでください。
reason-which-hero = 先に「{ $card }」を装備させる英雄を選んでください。
reason-no-such-ability = 「{ $card }」に使用できる能力はありません。
reason-already-used = 「{ $card }」のこの能力は、このターンもう使用しました。
reason-condition-not-met = 「{ $card }」の条件を満たしていません。
reason-cost-not-payable = 「{ $card }」を使用するためのコストを支払えません。
reason-nothing-to-choose = 「{ $card }」の対象がありません。
reason-already-chosen = 「{ $card }」はもう選びました。
reason-not-a-weapon = 「{ $card }」は武器ではありません。英雄が装備できるのは武器だけです。
reason-not-a-hero = それができるのは英雄だけです。
reason-already-held = 「{ $card }」は、もう英雄が装備しています。
reason-already-armed = この英雄は、もう武器を装備しています。
reason-too-heavy = 「{ $card }」は重すぎます。重量が英雄の体力を超えています。
reason-too-heavy-quest = 「{ $card }」には技量が足りません。装備した武器の必要技量の合計は、英雄の技量を超えられません。
reason-wrong-step-go = チャンピオンが移動するのは、カードを使用した後です。
reason-not-for-sale = 「{ $card }」は山札の一番上にありません。
reason-sold-out = 「{ $card }」は売り切れです。
reason-too-expensive = 「{ $card }」の購入コストは{ $cost }金貨ですが、いまは{ $gold }金貨しかありません。
reason-too-expensive-pile = 金貨が足りません。いまは{ $gold }金貨です。
reason-wrong-type = いま、この種別のカードは購入できません：「{ $card }」。
reason-not-enough-xp = 「{ $card }」をレベルアップさせる経験値が足りません。
reason-highest-level = 「{ $card }」はもう最高レベルです。
reason-no-next-level = 「{ $card }」の次のレベルの英雄が、もう村にありません。
reason-already-levelled = 「{ $card }」はレベルアップしたばかりです。レベルアップは、英雄1枚につき1ターンに1回です。
reason-no-monster = ここにモンスターはいません。
reason-cannot-be-fought = このパーティーでは「{ $card }」を攻撃できません。明かりを増やすとよい場合が多いです。
reason-no-such-room = このダンジョンにその部屋はありません。
reason-too-far = { $card }は、チャンピオンのいる部屋に隣接していません。
reason-been-there = チャンピオンは、このターンもう{ $card }に入りました。
reason-too-dark = { $card }に入るには、明かりの残りが足りません。
reason-goes-no-further = チャンピオンは、このターンこれ以上進めません。
reason-no-such-seat = そのプレイヤーはいません。
reason-no-such-die = そのダイスは、このようには変えられません。選択肢から選んでください。
reason-wrong-loss = ペナルティをすべて割り振ってください。攻撃も魔法攻撃も、いまある分より多くは減らせません。
reason-stack-empty = 売り切れです。
reason-nothing-here = ここに選べるものはありません。
reason-not-allowed = ルールにより、ここではできません。
reason-forbidden = カードがそれを禁じています。
reason-due-first = 先に手札のトロフィーを使用してください。
reason-not-now = いまはできません。
reason-not-asked = いまはあなたが決める番ではありません。
reason-game-over = ゲームは終わりました。

server-own-cards = このゲームのカードは、このバージョンのカードと違います。ターミナルの「duskhall play --from FILE」か「duskhall replay FILE」で、遊ぶか見なおしてください。

server-no-snapshot = スナップショットがありません
server-stays = このゲームは以前のバージョンの Duskhall で始めたもので、このバージョンでは続けられません。このまま保存しておきます。
server-damaged = このゲームの保存データが壊れていて読み取れません。このまま保存しておきます。サーバーの管理者がバックアップを持っているかもしれません。
