### Rulings of campaigns: what the rules leave open about games in a row.

## Campaigns

ruling-quest-campaign-order = 勝利点、負傷、財宝がすべて同じプレイヤーは、そのゲームの開始プレイヤーから手番の順に選びます。
ruling-quest-campaign-again = 前のゲームで得たカードも、自分のデッキにある市場カードの1枚です。今回の市場で売られていなくても、また選べます。
ruling-quest-campaign-decline = カードを選ばなくてもかまいません。その分を他のプレイヤーが得ることはありません。
ruling-quest-campaign-last = 予定した最後のゲームの後に、ギルドの表彰はありません。後からゲームを追加したら、そのゲームの表彰を先に行います。
ruling-quest-campaign-shared = 最後の得点が同じプレイヤーは、全員がキャンペーンの勝者です。
ruling-quest-campaign-cycle = クエストの数や自分のセットアップの数よりゲームが多いキャンペーンでは、最初のものに戻ります。
