### What the page says around the table: lobby, new table, waiting, settings, about.
###
### Arguments: $n, $of, $open, $turn, $move are whole numbers, $seconds and $pace too (0: none, at once). All others are
### names or finished texts.

page-name = Duskhall
page-title = { $text } · Duskhall
page-title-new = 新しい卓
page-title-cards = カード
page-title-rules = ルール
page-title-settings = 設定
page-title-about = Duskhall について
page-title-unknown = 見つかりません

page-nav = メイン
page-nav-lobby = Duskhall：ロビーへ
page-nav-cards = カード
page-nav-rules = ルール
page-nav-settings = 設定
page-nav-about = Duskhall について
page-skip = 本文へ移る

page-close = 閉じる
page-dismiss = 消す
page-loading = 読み込み中…
page-reload = ページを再読み込み
page-again = もう一度試す
page-copy = コピー
page-copied = コピーしました。
page-copy-failed = ブラウザーがコピーを許可していません。文字を選択し、自分でコピーしてください。
page-yes = はい
page-no = いいえ
page-version = プログラム：{ $version }

## When something goes wrong

page-error-offline = サーバーに接続できません。サーバーが動いているか、ネットワークにつながっているかを確かめてください。
page-error-status = サーバーがエラー{ $status }を返しました。少し待ってからもう一度試してください。
page-error-unreadable = サーバーの応答を読み取れませんでした。ページを再読み込みしてください。
page-error-load = ページの一部を読み込めませんでした。新しい版に替わったのかもしれません。ページを再読み込みしてください。
page-error-own = このページで問題が起きました。再読み込みしてください。ゲームはサーバーに残っています。
page-unknown-title = この通路には何もありません
page-unknown-text = このリンクの先は見つかりません。コピーしたときに一部が欠けたのかもしれません。
page-unknown-home = ロビーへ

## A file or a pasted text

page-file-choose = またはファイルを選ぶ：
page-file-large = 「{ $name }」はゲームのファイルとしては大きすぎます。
page-file-unreadable = 「{ $name }」を読み取れませんでした。

## A name

page-name-ask = あなたの名前
page-name-field = あなたの名前
page-name-go = 遊ぶ
page-name-note = アカウントは不要です。席はこのブラウザーが覚えています。
page-name-restore = 復元コードを持っている
# Short names that fit anybody; one of them is offered to a newcomer. None is a name of a bot (server-bot-name-1 …).
page-name-ideas = あおい, あさひ, いぶき, かえで, かおる, すばる, ちとせ, つばさ, ひなた, まこと, みなと, ゆずは, わかば

page-recovery-title = 復元コード
page-recovery-note = このコードで、別の端末でも自分の席を開けます。書き留めたと確認するか、このタブを閉じるまで、ここに表示されます。設定でいつでも新しく作れます。
page-recovery-waits = 復元コードを書き留めてください。設定に表示されています
page-recovery-kept = 書き留めた

## The lobby

page-welcome-title = ホールは闇の中。明かりを持って行こう。
page-welcome-text = Duskhall は、カードゲーム「サンダーストーン」を遊ぶ場所です。村で英雄を雇って武器を持たせ、ダンジョンのモンスターに挑みます。版を選べば、すぐにボットとのゲームが始まります。最初の数ターンはガイドが手伝います。
page-lobby-hello = おかえりなさい、{ $name }さん
page-lobby-opponent = 相手
page-lobby-stronger = 「{ $beaten }」に勝ちました。次は「{ $next }」に挑戦。
page-lobby-mine = 自分の卓
page-lobby-more = その他
page-lobby-open = 参加できる卓
page-lobby-none = いま参加できる卓はありません。自分で卓を作って、ここに載せられます。

page-edition-classic = 最初の箱。明かりと闇、3つのランク、そして1つのサンダーストーン。初めての人に最適です。
page-edition-advance = 2つ目の箱。4つ目のランク、呪い、使い魔、そして最後に待つサンダーストーンの担い手。
page-edition-other = 箱のカードをすべて使って遊べます。
page-editions = 版

page-play-now = すぐに遊ぶ
page-play-now-edition = すぐに遊ぶ：{ $edition }
page-play-making = カードを配っています…
page-play-random = ランダムなカード
page-play-choose = 詳しく選ぶ

page-more-new = 新しい卓
page-more-new-note = リンクで友だちと、1つの画面で、または何人ものボットと遊ぶ
page-more-rules = ルール
page-more-rules-note = 遊び方を自分たちの言葉で
page-more-cards = カード
page-more-cards-note = すべてのカードの文と裁定
page-more-record = 記録したゲームを見る
page-more-record-note = ファイルから記録を開く

page-listed-waiting = { $open ->
    [0] まもなく開始
   *[other] あと{ $open }人待ち
}
page-listed-over = 終了
page-listed-yours = あなたの番
page-listed-asked = { $names }の番
page-listed-running = 進行中
page-listed-turn = 第{ $turn }ターン
page-listed-players = プレイヤー
page-listed-seat-open = 空席
page-listed-kind-person = 人：
page-listed-kind-bot = ボット：
page-listed-kind-open = 席：
page-listed-go = 続ける
page-listed-join = 参加する
page-listed-watch = 観戦する
page-listed-replay = リプレイ
page-listed-result = 結果
page-listed-watching = 観戦者{ $n }人

page-record-title = 記録したゲームを見る
page-record-note = 終わったゲームはすべて、記録（テキストファイル）としてダウンロードできます。
page-record-text = 記録を貼り付ける
page-record-show = ゲームを表示する

## A new table

page-new-title = 新しい卓
page-new-what = ゲーム
page-new-from = 記録か局面から続ける
page-new-start = 開始点
page-new-cards = カード
page-new-seats = プレイヤー
page-new-rules = ロビー・観戦者・時計
page-new-play = 遊ぶ
page-new-open = 卓を開く
page-new-no-edition = 「{ $name }」という版はありません。

page-setup-how = カードの選び方
page-setup-by-first = 初めてのゲーム
page-setup-by-published = 公式セットアップ
page-setup-by-random = ランダム
page-setup-by-chosen = 自由に選ぶ
page-setup-by-text = 名前を貼り付ける
page-setup-which = セットアップ
page-setup-again = 選びなおす
page-setup-random-note = ここに示したカードで遊びます。
page-setup-groups = モンスター
page-setup-groups-of = { $n }種類{ $n ->
        [3] （通常）
       *[other] （長めのゲーム）
    }
page-setup-names = ゲームで使うカードと種類の名前をすべて、コンマで区切って書く
page-setup-board = ゲームボード
page-setup-board-usual = 通常の面
page-setup-avatars = アバターを使う
page-setup-mode = モード
page-mode-note-plain = サイドクエスト、ギルド、伝説カードを使いません。初めてのゲームに最適です。
page-mode-note-full = サイドクエスト、ギルド、伝説カードを使います。各プレイヤーが秘密のサイドクエストを持ち、ギルドを選びます。
page-mode-note-epic = 選んだクエストのカードを1枚ずつ使うフルゲームです。市場はシャッフルしたデッキから埋めなおし、各レベルには無作為に選んだ10体のモンスターがいます。
page-mode-note-epic-heroes = 選んだクエストの英雄をすべて使うエピックゲームです。山札はクラスごとに1つで、購入できるのは一番上の英雄だけです。
page-setup-copy = テキストとしてコピー

page-doctor-title = どんなゲームになるか
page-doctor-fix = 直す
page-doctor-missing = まだ足りないもの

page-picker-note = ゲームで使うものに印を付けてください。カードを読むには、ポインターを重ねるか、長押しするか、i キーを押します。
page-picker-count = { $of }のうち{ $n }を選択
page-picker-look = { $n ->
    [1] 見る
   *[other] 全{ $n }枚
}
# Read aloud after page-picker-look.
page-picker-look-of = （{ $name }）
page-look-note = { $n ->
    [1] この山札のカードは1種類です。
   *[other] この{ $n }枚のカードは一組です。
}
page-look-count = 箱に{ $n }枚

page-new-seat-count = 席の数
page-new-seat-number = 席{ $n }
page-new-seat-who = 席{ $n }のプレイヤー
page-new-seat-me = 自分
page-new-seat-me-name = 自分（{ $name }）
page-new-seat-here = この画面の別のプレイヤー
page-new-seat-link = 空席：リンクから参加
page-bots-levels = ボット
page-bots-other = その他のボット
page-new-seat-name = 名前
page-new-seat-name-of = 席{ $n }のプレイヤーの名前
page-new-seat-hot = 1つの画面を交代で使います。次の人に渡す前に、手札は隠れます。
page-new-seat-open-note = 友だちに送るリンクができます。全員がそろうか、あなたが開始すると、ゲームが始まります。

page-new-rule-listed = ロビーに載せる
page-new-rule-listed-note = このサーバーの人なら誰でもこの卓を見つけ、空席に座れます。
page-new-rule-watchers = 観戦を許可する
page-new-rule-watchers-note = 観戦者には公開情報だけが見え、手札は見えません。
page-new-rule-clock = 1回の決定の制限時間
page-new-rule-clock-length = { $seconds ->
    [0] 無制限
    [60] 1分
    [120] 2分
    [300] 5分
    [3600] 1時間
    [86400] 1日
   *[other] { $seconds }秒
}
page-new-rule-pace = ボットの速さ
page-new-rule-pace-length = { $pace ->
    [0] 即時
    [300] 速い
    [700] 普通
    [1500] 遅い
   *[other] とても遅い
}

page-new-from-note = 終わったゲームの記録か、リプレイから保存した局面を使います。
page-new-from-text = 記録か局面を貼り付ける
page-new-from-move = { $of }手のうち第{ $move }手から
page-new-from-other = 別のものを選ぶ

## A table that waits for players

page-waiting-open = { $open ->
    [1] 空席が1つあります。埋まるとゲームが始まります。
   *[other] 空席が{ $open }つあります。すべて埋まるとゲームが始まります。
}
page-waiting-full = 席がすべて埋まりました。まもなくゲームが始まります。
page-waiting-lost = サーバーとの接続が切れました。再接続しています…
page-waiting-seats = 席
page-waiting-free = 空席
page-waiting-you = （あなた）
page-waiting-bot = （ボット：{ $bot }）
page-waiting-away = （離席中）
page-waiting-me = 自分
page-waiting-change = 席{ $n }のプレイヤー
page-waiting-take = ここに座る
page-waiting-join = ゲームに参加する
page-waiting-start = いま開始する
page-waiting-start-bots = 空席をボットで埋めて開始する
page-waiting-leave = 卓を離れる
page-waiting-invite = 招待する
page-waiting-link = この卓へのリンク
page-waiting-link-note = このリンクを持つ人は、誰でも参加や観戦ができます。一緒に遊びたい人に送ってください。
page-waiting-here = このリンクが使えるのは、このコンピューターだけです。ネットワークで遊ぶには、サーバーを「--host 0.0.0.0」付きで起動し、このコンピューターのネットワークアドレスでページを開いてください。
page-waiting-no-link = リンクを共有できるのは、卓を作ったプレイヤーだけです。
page-waiting-copy = リンクをコピー
page-waiting-copied = リンクをコピーしました。友だちに送ってください。
page-waiting-share = 共有
page-waiting-share-title = Duskhall で遊ぼう
page-waiting-listed = ロビーに掲載中
page-waiting-watchers = 観戦可
page-waiting-cards = このゲームのカード

## Settings

page-settings-table = 卓
page-settings-theme = 配色
page-theme-system = システムに合わせる
page-theme-dark = ダーク
page-theme-light = ライト
page-settings-speed = カードの動き
page-speed-off = なし
page-speed-slow = 遅い
page-speed-normal = 普通
page-speed-fast = 速い
page-settings-guide = 最初の数ターンのガイド
page-settings-guide-note = 村とダンジョンの両方を体験するまで、ヒントを表示します。
page-settings-forced = 選択肢が1つの質問には自動で答える
page-settings-forced-note = 答えが1つしかないときは、クリックなしで先へ進みます。
page-settings-sound = 音
page-settings-sound-note = 自分のターンやカードの動きを、小さな音で知らせます。
page-settings-notify = 通知
page-settings-notify-note = 別のタブを見ている間に自分のターンが来たら知らせます。
page-settings-notify-refused = ブラウザーがこのページの通知をブロックしています。ブラウザーの設定で許可できます。
page-settings-me = あなた
page-settings-save = 保存
page-settings-renamed = 名前を{ $name }に変えました。
page-settings-recovery-note = コード1つで、自分のすべての席を別の端末でも開けます。新しく作ると、古いコードは使えなくなります。
page-settings-recovery-new = 新しいコードを作る
page-settings-restore = この端末に復元する
page-settings-restore-note = 別の端末で作った復元コードを入力してください。このブラウザーがそのプレイヤーになります。
page-settings-restore-go = 復元する
page-settings-restored = おかえりなさい、{ $name }さん。卓を復元しました。

## About

page-about-what = Duskhall とは
page-about-what-text = Duskhall は、カードゲーム「サンダーストーン」の卓です。ボットを相手に、1つの画面を囲んで、またはオンラインで友だちと遊べます。ルールの管理と計算は任せて、決めることに集中してください。
page-about-rules-text = カード、ルール、裁定は、自分たちの言葉で書いています。数値や文がどの資料にもなく、補ったところには小さな印が付いています。
page-about-publisher = 非公式です
page-about-publisher-text = これはプレイヤーが作ったものです。サンダーストーンの出版社やデザイナーとは関係がなく、公認も受けていません。公式の絵や文章は含みません。気に入ったら、ぜひ箱を買ってください。
page-about-credits = クレジット
page-about-icons = 絵は{ $authors }によるアイコンです。変えたのは色だけです。
page-about-icons-link = game-icons.net
page-about-icons-licence = クリエイティブ・コモンズ 表示 3.0
page-about-fonts = 書体は{ $fonts }です。
page-about-font = { $fonts }（{ $by }）
page-about-fonts-licence = SIL オープンフォントライセンス 1.1
page-about-licence = Duskhall 自体は、MIT ライセンスの自由ソフトウェアです。
page-about-privacy = 保存する情報
page-about-privacy-text = 遊んでいるサーバーは、あなたが付けた名前、席を記録した署名付きのクッキー、遊んだゲームを保存します。どこにも渡さず、ページも外部から何も読み込みません。
