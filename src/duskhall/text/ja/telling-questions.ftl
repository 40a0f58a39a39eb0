### Questions to a player, and where numbers come from. The arguments are those of terminal.ftl.

## Numbers explained

why-head = { $figure }{ $n }
why-head-rank = { $figure }{ $n }（ランク{ $rank }の「{ $card }」に対して）
why-head-health = ランク{ $rank }の「{ $card }」の{ $figure }{ $n }
why-health-battle = 戦闘効果により{ $health }になります：
why-none = 加わるものはありません
why-entry = { $what }
why-on = { $what }（「{ $card }」に）
why-printed = { $card }
why-bonus = 「{ $card }」の効果
why-ignored = 「{ $card }」には数えない
why-loss = 「{ $card }」のペナルティ
why-become = 「{ $card }」による変換
why-double = 「{ $card }」により2倍
why-zero = 「{ $card }」により0
why-floor = 0より小さくはならない
why-half = 「{ $card }」により半分
why-dark = 足りない明かり
why-rank = ランク
why-lit = 自分の明かり
why-earned = 「{ $card }」から得た分
why-spent = 使用済み
why-attack = 攻撃
why-magic = 魔法攻撃
why-other = 「{ $card }」の{ $why }
why-rule = ルール
why-points = { $card }×{ $n }
why-which = どの数値ですか？ { $known }から選んでください。「なぜ 攻撃 2」のように、後ろにランクを付けることもできます。
why-which-rank = どのモンスターの{ $figure }ですか？ 「なぜ { $figure } 2」のように、後ろにランクを付けてください。
why-unknown = 「{ $name }」という数値はありません。{ $known }から選んでください。「なぜ 攻撃 2」のように、後ろにランクを付けることもできます。
why-no-rank = ランク{ $rank }にモンスターはいません。ランクは1から{ $ranks }までです。

## Questions

ask-prompt = >
ask-branch-turn = あなたのターンです。村、ダンジョン、休息のどれにしますか？
ask-branch-turn-advance = あなたのターンです。村、ダンジョン、備える、休息のどれにしますか？
ask-branch = 「{ $card }」：1つ選んでください。
ask-window-village = 村効果を使用できます。完了すると購入に進みます。
ask-window-dungeon-advance = 英雄に武器を装備させ、能力を使用できます。完了するとモンスターを選びます。
ask-window-dungeon = 英雄に武器を装備させ、能力を使用できます。完了するとモンスターを選びます。
ask-window-spoils = 勝利！ 報酬能力を使用しますか？ しなければ完了。
ask-window-victory = 勝利能力を使用しますか？ しなければ完了。
ask-window-trophy = トロフィーを使用しますか？ しなければ完了。
ask-window-trophy-nothing = いま使えるトロフィーはありません。手札を知られないための確認です。完了してください。
ask-window-react = { $you ->
        [yes] 戦闘に敗れました。
       *[no] { $who }が戦闘に敗れました。
    }手札のカードでリアクションしますか？ しなければ完了。「パス」で次の自分のターンまでリアクションを省きます。
ask-window-react-nothing = { $you ->
        [yes] 戦闘に敗れました。
       *[no] { $who }が戦闘に敗れました。
    }リアクションできるカードはありません。手札を知られないための確認です。完了するか、「パス」で次の自分のターンまで省いてください。
ask-window = 能力を使用しますか？ しなければ完了。
ask-pick-destroy = 「{ $card }」：どのカードを破棄しますか？
ask-pick-destroy-rules = 休息します。手札からどのカードを破棄しますか？ 破棄しないなら完了。
ask-pick-destroy-advance = 「{ $card }」：どのカードを破棄しますか？{ $left ->
        [1] { "" }
       *[other] （残り{ $left }枚）
    }
ask-pick-destroy-advance-any = 「{ $card }」：どのカードを破棄しますか？ しなければ完了。
ask-pick-destroy-advance-hero = 「{ $card }」：どの英雄を破棄しますか？{ $left ->
        [1] { "" }
       *[other] （残り{ $left }枚）
    }
ask-pick-discard-advance-hero = 「{ $card }」：どの英雄を捨てますか？{ $left ->
        [1] { "" }
       *[other] （残り{ $left }枚）
    }
ask-pick-discard = 「{ $card }」：どのカードを捨てますか？{ $left ->
        [1] { "" }
       *[other] （残り{ $left }枚）
    }
ask-pick-discard-hall = 「{ $card }」：どのモンスターを手に入れますか？
ask-pick-pick = 「{ $card }」：どのカードにしますか？
ask-pick-pick-advance-hero = 「{ $card }」：どの英雄にしますか？
ask-pick-pick-advance-any = 「{ $card }」：どのカードを見せますか？ 1枚ずつ選び、最後に完了してください。
ask-pick-under = 「{ $card }」：どのモンスターをダンジョンデッキの一番下に置きますか？
ask-pick-hand = 「{ $card }」：どのカードを手札に加えますか？ 加えないなら完了。
ask-pick-deck-rules = 備えます。どのカードをデッキの一番上に置きますか？ 1枚ずつ選び、最後に完了してください。最後のカードが一番上になります。
ask-pick-top-advance-any = 「{ $card }」：どのカードをダンジョンデッキの一番上に戻しますか？ 1枚ずつ選び、最後に完了してください。最後のカードが一番上になります。
ask-pick-under-advance = 「{ $card }」：次にどのカードをダンジョンデッキの一番下に置きますか？ 最後のカードが一番下になります。
ask-so-far-advance = ここまで：{ $cards }。
ask-pick-secret-rules = どのサイドクエストを残しますか？ 見えるのは自分だけです。残りは戻します。
ask-branch-guild = 後援を受けるギルドを選んでください。全員に公開され、他のプレイヤーと同じでもかまいません。
ask-branch-legendary = 「{ $card }」：どの伝説カードを得ますか？
ask-pick-front-rules = アバターを選んでください。全員のアバターを同時に公開します。
ask-pick-deck = 「{ $card }」：どのカードをデッキの一番上に置きますか？
ask-pick-swap = 「{ $card }」：どのモンスターを1つ前のモンスターと入れ替えますか？
ask-pick-replace = 「{ $card }」：どのモンスターを入れ替えますか？ しなければ完了。
ask-pick-show-advance = 「{ $card }」：どのカードを見せますか？
ask-pick-show = 「{ $card }」：どのカードを見せますか？
ask-pick = 「{ $card }」：カードを選んでください。
ask-pick-rules = カードを選んでください。
ask-buy = カードを購入しますか？ しなければ完了。
ask-buy-card = 「{ $card }」：カードを購入しますか？ しなければ完了。
ask-level = 英雄をレベルアップさせますか？ しなければ完了。
ask-level-card = { $done ->
        [yes] 「{ $card }」：どの英雄をレベルアップさせますか？ しなければ完了。
       *[no] 「{ $card }」：どの英雄をレベルアップさせますか？
    }
ask-face = どのモンスターを攻撃しますか？
ask-split = 攻撃と魔法攻撃のどちらを減らしますか？
ask-split-by = { $cards }：攻撃と魔法攻撃のどちらを減らしますか？
ask-order = 「{ $card }」：ランク{ $rank }にどのモンスターを置きますか？
ask-line = 「{ $card }」：このターン、どのモンスターの効果を打ち消しますか？
ask-seat = 「{ $card }」：どのプレイヤーにしますか？
ask-first = いくつかの効果が同時に起こります。どれを先にしますか？
ask-any = どれにしますか？

option-done-window-village = 購入に進む
option-done-window-dungeon = 準備完了：モンスターを選ぶ
option-done-window-spoils = 報酬を終える
option-done-window-victory = 能力を終える
option-done-window = 能力を終える
option-done-buy = 購入を終える
option-done-level = レベルアップを終える
option-done-window-trophy = トロフィーを終える
option-done-window-react = リアクションしない
option-done-pick-deck = これ以上選ばない
option-done-pick-pick = これ以上選ばない
option-done-pick-top = これ以上選ばない
option-done-pick-destroy = 破棄しない
option-done-pick = 選ばない
option-done = 完了
option-use = { $text }
option-equip = 「{ $hero }」が「{ $card }」を装備：{ $figures }
option-buy = 購入コスト{ $cost } · { $about }
option-level = 「{ $into }」にレベルアップ（{ $xp ->
        [0] 経験値不要
       *[other] 経験値{ $xp }点
    }）：{ $about }
option-level-plain = 経験値{ $xp }点でレベルアップ
option-copy = { $note } · { $about }
option-rank = ランク{ $rank }の「{ $card }」
option-order = { $card }
option-seat = { $who }
option-line = ランク{ $rank }の「{ $card }」：{ $text }
option-show = 該当なし：手札を公開する
option-lose-attack = 攻撃−{ $n }
option-lose-magic = 魔法攻撃−{ $n }
option-lose-both = 攻撃−{ $attack }、魔法攻撃−{ $magic }
option-name-note = { $card }（{ $note }）

branch-village = 村を訪れる：カードを購入し、英雄をレベルアップさせる
branch-dungeon = ダンジョンに入る：モンスター1体と戦う
branch-prepare = 備える：手札のカードをデッキの一番上に置く
branch-rest = 休息する：手札のカードを1枚まで破棄する
branch-return = モンスター1体をダンジョンデッキの一番下に置く
branch-rearrange = ダンジョンホールを並べなおす
branch-hero = 英雄1枚を捨てる
branch-two = カード2枚を捨てる
branch-discard = カード3枚を捨てる
branch-lose = 経験値1点を失う
branch-show = 手札の呪い1枚を見せる
branch-gain = 呪い2枚を得る
branch-top = カードをダンジョンデッキの一番上に戻す
branch-under = カードをダンジョンデッキの一番下に置く
