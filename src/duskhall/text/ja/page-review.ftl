### Hints at the table, and the review of a game beside its replay.

page-hint = ヒント
page-hint-working = 最善の手を探しています…
page-hint-late = ヒントに時間がかかりすぎました。もう一度試してください。
page-menu-hints = ヒントの許可を全員に求める
page-vote-hints = { $name }が、全員にヒントを許可することを求めています。
page-new-rule-hints = ヒント
page-new-rule-hints-note = 最善の手を教えてもらえます。ほかの人も一緒なら、先に全員の同意が必要です。

page-review = 分析
page-review-title = このゲームの分かれ目
page-review-working = ゲームを分析しています：{ $percent }%
page-review-failed = 分析できませんでした。
page-review-again = もう一度試す
page-review-curve = 勝率
page-review-curve-label = { $turns }ターンの勝率の推移。終了時：{ $ends }。同じ数値は下の表にあります。
page-review-curve-end = { $name } { $percent }%
page-review-axis = { $percent }%
page-review-axis-turns = ターン
page-review-table = すべての数値の表
page-review-turn = ターン
page-review-over = 終了
page-review-error = 誤差
page-review-percent = { $n }%
page-review-signed = { $sign ->
        [plus] +{ $n }%
        [minus] −{ $n }%
       *[none] 0%
    }
page-review-give-or-take = ±{ $n }%
page-review-jump = 第{ $turn }ターンを表示する
page-review-jump-over = 終了時を表示する
page-review-turning = 転機
page-review-turning-none = 勝率が大きく動いたターンはありません。
page-review-turning-line = 第{ $turn }ターン（{ $who }）：{ $name } { $change }（±{ $error }%）
page-review-mistakes = 大きなミス
page-review-mistakes-none = はっきりしたミスはありません。
page-review-mistake = 第{ $turn }ターン：{ $move }
page-review-mistake-lost = { $change }（±{ $error }%）
page-review-better = よりよい手：{ $move }
page-review-shares = 運と腕前
page-review-shares-note = グラフの開始時の勝率から結果までの内訳です。ミスで失った分はほかのプレイヤーに渡り、残りは運です。
page-review-player = プレイヤー
page-review-start = 開始時
page-review-given = 自分のミス
page-review-gifts = 相手のミス
page-review-luck = 運
page-review-result = 結果
page-review-of-luck = { $name }：自分の手札{ $draws }、ほかのプレイヤーの手札{ $others }、モンスター・ダイスなど{ $rest }
page-review-buys = 購入は役に立ったか
page-review-paid = 役に立った
page-review-never = 役に立たなかった
page-review-buys-none = 購入はありませんでした。
page-review-note = { $decisions }の決定を評価し、うち{ $again }は2回評価しました。「±」は標準誤差です。その2倍より多く勝率を失った手だけをミスと数えます。
