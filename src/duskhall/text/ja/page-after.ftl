# The page: what moves, the end of a game, decks, replays.

## It is your turn

page-notify-mark = ● あなたのターン – { "" }
page-notify-title = あなたのターン

## Kinds of cards, as headings

page-after-type-hero = 英雄
page-after-type-weapon = 武器
page-after-type-item = アイテム
page-after-type-spell = 呪文
page-after-type-villager = 村人
page-after-type-familiar = 使い魔
page-after-type-avatar = アバター
page-after-type-monster = モンスター
page-after-type-thunderstone = サンダーストーン
page-after-type-disease = 病気
page-after-type-curse = 呪い
page-after-type-other = その他のカード
page-after-nothing = –

## The end of a game

page-end-title = { $how ->
    [agreed] 合意により終了
    [resigned] 投了により終了
    [absent] 不在により勝利
   *[played] ゲーム終了
  }
page-end-bars = 勝利点
page-end-bar = { $name }：勝利点{ $vp }点{ $winner ->
    [yes] 、勝者
   *[no] { "" }
  }
page-end-segment = { $type }：{ $vp }
page-end-winner = 勝者
page-end-you = あなた
page-end-resigned = 投了
page-end-holds-stone = サンダーストーンを獲得
page-end-holds-bearer = 担い手を獲得
page-end-compare = プレイヤーの比較
page-end-measure-monsters = 倒したモンスター
page-end-measure-heroes = 英雄
page-end-measure-cards = 持っているカード
page-end-measure-xp = 残りの経験値
page-end-points = カードごとの得点
page-end-each = { $count }×{ $each }
page-end-none = 得点になったカードはありません
page-end-sum = 合計
page-end-rematch = もう一度遊ぶ
page-end-join-rematch = 次のゲームに参加する
page-end-record = 記録
    .title = ゲームの記録をダウンロードする
page-end-replay = リプレイ
    .title = ゲームを1手ずつ見なおす
page-end-lobby = ロビー
    .title = ロビーに戻る
page-end-file = duskhall-{ $id }.txt

## Decks

page-deck-of = { $name }のカード
page-deck-size = { $n }枚
page-deck-card = カード
page-deck-hand = 手札
page-deck-discard = 捨て札
page-deck-front = 場
page-deck-left = デッキ
page-deck-unseen = 非公開
page-deck-owned = 全部
page-deck-sum = 合計
page-deck-hidden = プレイヤーが何を得て何を失ったかは、全員に見えます。「非公開」のカードは、デッキか手札にあります。
page-deck-means = 1枚あたり
page-deck-mean-all = 全カード
page-deck-mean-next = デッキの中
page-deck-mean-unseen = 非公開
page-deck-mean-hint = カードに書かれた数値だけです。能力は数えていません。
page-deck-empty = カードはありません。
page-deck-away = このうち{ $n }枚は、貸し出し中か、別の場所に置かれています。

## What is destroyed; the levels of a stack

page-destroyed-title = 破棄されたカード
page-destroyed-count = { $n ->
    [0] 破棄されたカードはまだありません。
   *[other] { $n }枚がゲームから取り除かれました。
  }
page-destroyed-aside = 別に置かれたカード
page-stack-count = 残り{ $n }枚
page-stack-empty = この山札は空です。
page-stack-now = 購入可{ $n }枚
page-stack-box = 箱に{ $n }枚
page-stack-later = 下に{ $n }枚

## Replay

page-replay-title = リプレイ
page-replay-loading = ゲームを読み込み中…
page-replay-at = { $move }／{ $last }
page-replay-turn-of = 第{ $turn }ターン · { $name }
page-replay-slider = 手
page-replay-slider-text = { $last }手のうち第{ $move }手、第{ $turn }ターン
page-replay-first = 最初へ
page-replay-back = 1手戻る
page-replay-turn-back = 1ターン戻る
page-replay-play = 再生
page-replay-pause = 一時停止
page-replay-on = 1手進む
page-replay-turn-on = 1ターン進む
page-replay-end = 最後へ
page-replay-speed = 速さ
page-replay-speed-slow = 遅い
page-replay-speed-normal = 普通
page-replay-speed-fast = 速い
page-replay-view = 視点
page-replay-watcher = 観戦者
page-replay-log = 起きたこと
page-replay-log-empty = カードが配られた。
page-replay-log-quiet = 見えるところでは何も起きていない。
page-replay-moves = 手の一覧
page-replay-by = { $name }：
page-replay-record = 記録を保存
page-replay-position = 局面を保存
page-replay-file = duskhall-{ $id }.txt
page-replay-position-file = duskhall-{ $id }-{ $move }.txt
page-replay-ending = 結果を見る
page-replay-ending-short = 結果
page-replay-asked = 次：{ $names }
page-replay-over = ゲームは終わりました。
page-fork-open = ここから遊ぶ
page-fork-short = ここから
page-fork-title = ここから遊ぶ
page-fork-text = 第{ $move }手から新しいゲームを始めます。局面は同じで、この後のシャッフルは変わります。
page-fork-seat = { $name }の席
page-fork-me = 自分
page-fork-bot = ボット
page-fork-nobody = 自分の席を1つ以上選んでください。
page-fork-start = ゲームを始める
page-fork-more = 詳しく選ぶ

## Moves of a record, in a list

page-move-village = 村を訪れる
page-move-dungeon = ダンジョンに入る
page-move-rest = 休息する
page-move-prepare = 備える
page-move-done = 完了
page-move-gain = カードを得る
page-move-show = 何も見せない
page-move-show-card = 「{ $card }」を見せる
page-move-lose = 何も失わない
page-move-discard = 捨てる
page-move-discard-card = 「{ $card }」を捨てる
page-move-destroy-card = 「{ $card }」を破棄する
page-move-use-card = 「{ $card }」を使用する
page-move-equip-card = 「{ $onto }」に「{ $card }」を装備させる
page-move-buy-card = 「{ $card }」を購入する
page-move-level-card = 「{ $card }」をレベルアップさせる
page-move-attack-card = ランク{ $card }を攻撃する
page-move-under-card = 「{ $card }」をダンジョンデッキの一番下に置く
page-move-deck-card = 「{ $card }」をデッキに置く
page-move-pick-card = 「{ $card }」を選ぶ
page-move-seat-card = { $card }を選ぶ
page-move-undo = 取り消し
page-move-pass = パス
page-move-other = { $verb }
page-move-other-card = { $verb }：{ $card }
