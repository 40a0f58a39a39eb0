### What “duskhall backup”, “duskhall restore” and “duskhall admin” say.
###
### $file and $folder are paths.

## Options: one line without arguments each.

backup-file = 書き出すファイル（例：duskhall-backup.tar.gz）
backup-force = ファイルがあれば置き換える
move-store-from = サークルの今の場所：データフォルダー、または postgresql://ユーザー:パスワード@ホスト/データベース
move-store-to = 移す先：空または新しいフォルダー、または空のデータベース
restore-file = バックアップ
restore-force = 使用中のフォルダーに戻す。今あるものは横のフォルダーに残す

## Saying

backup-done = バックアップを { $file } に書き出し、確認しました（{ $kilobytes } kB）。クッキーの署名に使う秘密鍵が入っているので、ほかの人が読めない場所に保管してください。
# The title of a progress bar.
move-store-moving = 移動中
# $people, $tables, $acts: how many were moved; $rows: with all else.
move-store-done = 移動と確認が終わりました：プレイヤー{ $people }人、卓{ $tables }、手{ $acts }、全部で{ $rows }行。元の場所はそのままです。新しい場所を指定してサーバーを起動してください。
# $made: when the backup was made, as 2026-11-18 21:00.
restore-done = { $made } のバックアップを { $folder } に戻しました。「duskhall serve --data { $folder }」で始められます。

## “duskhall admin”: what each action does, and its arguments.

admin-status = 人、卓、未処理の報告の数
admin-limits = 有効な上限をlimits.tomlの形で表示する
admin-invite = 1人を管理者にするリンクを表示する
admin-dismiss = 管理者から外す
admin-people = 人を新しい順に一覧にする
admin-tables = 卓を新しい順に一覧にする
admin-chat = 卓での発言を表示する
admin-reports = プレイヤーからの報告を一覧にする
admin-settle = 報告を処理済みにする
admin-kick = 卓から退席させる
admin-ban = すべての卓への参加を禁止する
admin-mute = チャットでの発言を禁止する
admin-pardon = 退席や禁止を取り消す
admin-unsay = チャットの発言を消す
admin-close = ゲームを今の状態で終了して得点を数える
admin-delete = 卓を、保存したものすべてとともに削除する
admin-rotate = 卓に新しいリンクを付ける。前のリンクは使えなくなる
admin-announce = 全員にお知らせを出す。文章がなければ消す
admin-pause = メンテナンスのためにすべての手を止め、理由を伝える。文章がなければ再開する
admin-export = ある人について保存したものすべてを JSON で表示する
admin-forget = ある人のデータを削除する。ほかの人のゲームには匿名の名前が残る
admin-audit = 管理者の操作を新しい順に一覧にする
admin-option-person = 名前、または「duskhall admin people」の ID
admin-option-table = 卓の ID
admin-option-number = 発言または報告の番号
admin-option-find = これを含むものだけを表示する
admin-option-why = 理由。本人に伝わる
admin-option-hours = 時間数（既定：無期限）
admin-option-what = 取り消すもの：kick、ban、mute
admin-option-text = 伝える文章
admin-option-file = このファイルに書き出す

# What “duskhall admin” answers.
admin-done = 完了しました。
# $link makes one person an admin.
admin-invited = { $link }
    24時間以内に、サーバーのアドレスでこのリンクを開いてください。最初に使った人が管理者になります。パスワードのように扱ってください。
# $link is the end of an address.
admin-rotated = 卓の新しいリンクの末尾：{ $link }
admin-bad-hours = --hours は1以上です。無期限なら指定しないでください。
# $people, $waiting, $playing, $over and $reports are numbers.
admin-status-is = 人：{ $people }、卓：待機中{ $waiting }・プレイ中{ $playing }・終了{ $over }、未処理の報告：{ $reports }
# $text is what an admin wrote.
admin-in-maintenance = メンテナンス：{ $text }
admin-announced = お知らせ：{ $text }
admin-is-here = 接続中
admin-is-admin = 管理者
admin-is-banned = 参加禁止
admin-is-muted = 発言禁止
admin-tables-of = 卓{ $n }
admin-open = 未処理
admin-settled = 処理済み
admin-exported = すべて { $file } に書き出しました。
