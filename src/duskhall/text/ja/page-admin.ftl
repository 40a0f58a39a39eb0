### What the page says to those who look after a server, and about reports to them.
###
### Numbers: $people, $waiting, $playing, $over, $n. $what is the text of a button, $name that of a person.

page-admin-title = サーバーの管理
page-admin-accept-text = この招待で、あなたはこのサーバーの管理者になります。すべての卓と人を見て、ふさわしくないものを取り除けます。
page-admin-accept = 管理者になる
page-admin-counts = 人：{ $people }・卓：待機中{ $waiting }、プレイ中{ $playing }、終了{ $over }
page-admin-announcement = 全員へのお知らせ
page-admin-announce = 知らせる
page-admin-quiet = お知らせを消す
page-admin-maintenance = メンテナンス：誰も手を進められず、全員にこれが表示されます
page-admin-pause = サーバーを休止する
page-admin-resume = 再開する
page-admin-invite = ほかの管理者を招待する
page-admin-invited = 24時間以内にこのリンクを渡してください。1人が管理者になります：
page-admin-limits = 上限
page-admin-limits-text = 変更するには、データフォルダーにlimits.tomlを置き、サーバーを再起動してください。
page-admin-part-reports = 報告（{ $n }）
page-admin-part-people = 人
page-admin-part-tables = 卓
page-admin-part-log = 記録
page-admin-find = 検索
page-admin-nothing = 何もありません。
page-admin-done = 完了しました。
page-admin-sure = 本当に：{ $what }？
page-admin-tables-of = 卓{ $n }
# $when is a date.
page-admin-since = { $when }から
page-admin-here = 接続中
page-admin-admin = 管理者
page-admin-mute = 発言を禁止
page-admin-unmute = 発言を許可
page-admin-ban = 参加を禁止
page-admin-unban = 禁止を解除
page-admin-data = データを保存
page-admin-forget = データを削除
page-admin-dismiss = 管理者から外す
page-admin-state-waiting = 待機中
page-admin-state-playing = プレイ中
page-admin-state-over = 終了
page-admin-chat = チャット
page-admin-rotate = 新しいリンク
page-admin-rotated = この卓の新しいリンク：
page-admin-close = ゲームを終了
page-admin-delete = 削除
page-admin-unsay = 発言を消す
page-admin-kick = 退席させる
# The title of what asks why, and for how long.
page-admin-about = { $what }：{ $name }
page-admin-reason = 理由（本人に伝わります・任意）
page-admin-how-long = 期間
page-admin-time-day = 1日
page-admin-time-week = 1週間
page-admin-time-ever = 無期限
page-admin-settle = 処理済みにする
page-admin-settled = 処理済み
page-admin-report = { $name }を報告
page-admin-why = 何が問題ですか？（任意）
page-admin-report-send = 管理者に送る
page-admin-reported = ありがとうございます。管理者が確認します。

# In the log: what an admin did, who did it if no person, and how it ended. $what: which of them was lifted; $said: 0
# if a message was taken away.
page-admin-by-command = コマンド
page-admin-did-kick = 退席させた
page-admin-did-ban = 参加を禁止した
page-admin-did-mute = 発言を禁止した
page-admin-did-pardon = { $what ->
        [ban] 禁止を解除した
        [mute] 発言を許可した
       *[kick] 卓に戻れるようにした
    }
page-admin-did-unsay = チャットの発言を消した
page-admin-did-close = ゲームを終了した
page-admin-did-delete = 卓を削除した
page-admin-did-rotate = 卓のリンクを新しくした
page-admin-did-announce = { $said ->
        [0] お知らせを消した
       *[other] お知らせ
    }
page-admin-did-pause = { $said ->
        [0] 再開した
       *[other] サーバーを休止した
    }
page-admin-did-forget = データを削除した
page-admin-did-settle = 報告を処理した
page-admin-did-invite = 管理者を招待した
page-admin-did-dismiss = 管理者から外した
page-admin-did-accept = 管理者になった
page-admin-outcome = { $how ->
        [done] 完了
        [open] 未完了
       *[failed] 失敗
    }
