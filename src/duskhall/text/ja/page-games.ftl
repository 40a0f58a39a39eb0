### The list of one's games and its filters. These words come with the page that shows them.

page-games-none = ここではまだゲームをしていません。
page-games-show = 表示
page-games-show-all = すべてのゲーム
page-games-show-running = 進行中
page-games-show-finished = 終了
page-games-show-won = 勝ち
page-games-show-lost = 負け
page-games-edition = 版
page-games-any = すべての版
page-games-against = 相手
page-games-anybody = 誰でも
page-games-count = { $n }ゲーム：{ $won }勝{ $lost }敗
page-games-again = もう一度遊ぶ
page-games-remove = 一覧から外す
page-games-drop = 外す
page-games-share = 挑戦
page-games-more = もっと見る
