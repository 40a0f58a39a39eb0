### The server: advice, people who stay away, seats, lists, and challenges.

server-advice-off = この卓に助言はありません。
server-away-time = 手を待つ時間は10秒から7日までにし、切断した人を待つ時間は、接続中の人を待つ時間より長くしないでください。
server-late-yourself = あなたの番です。先に答えてください。
server-nobody-absent = まだ、十分に長く席を離れている人はいません。
server-one-seat = ロビーに載せた卓では、1人が座れる席は1つです。1つの画面を何人かで使うなら、卓をロビーに載せないでください。
server-still-playing = この卓ではまだプレイ中です。先に投了するか、最後まで遊んでください。
server-challenge-start = このゲームは最初の配りから始まっていないので、挑戦として共有できません。
server-challenge-cards = このゲームのカードはこのバージョンのカードと違うので、同じ配りを再現できません。
server-challenge-code = この挑戦は開けません：{ $why }。もう一度リンクをもらってください。
