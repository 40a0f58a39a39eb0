### Games in files: those that are saved, and those that are shown again.

## Saved games

save-offer =
    { $n ->
        [1] 終わっていないゲームがあります：
       *[other] 終わっていないゲームが{ $n }件あります：
    }
save-entry = { $game }、{ $players }、第{ $turn }ターン、{ $when }
save-when = { $days ->
        [0] 今日 { $time }
        [1] 昨日 { $time }
       *[other] { $days }日前
    }
save-entry-damaged = { $name }（読み取れません）
save-more =
    …ほかに{ $n }件。「すべて」と打ち込むと一覧を表示します。
save-ask =
    { $n ->
        [1] Enter キーで続けます。「削除」で削除、n で新しいゲーム：
       *[other] Enter キーで最初のゲームを続けます。番号で選ぶか、「削除 2」で2番を削除、n で新しいゲーム：
    }
save-ask-again = Enter キーを押すか、一覧の番号、「削除」と番号、「すべて」、n（新しいゲーム）、「終了」のどれかを打ち込んでください。
save-new = n
save-all = すべて
save-drop = 削除
save-yes = はい
    .short = y
save-drop-which =
    { $n ->
        [1] ゲームは1件です。「削除」と打ち込むと削除します。
       *[other] どのゲームですか？ 「削除」と1〜{ $n }の番号を打ち込んでください。
    }
save-drop-ask =
    { $n ->
        [1] このゲームを削除しますか？ 元には戻せません。
       *[other] この{ $n }ゲームを削除しますか？ 元には戻せません。
    }
save-drop-prompt = 削除するなら「はい」、残すなら Enter キー：
save-drop-kept =
    ゲームを残しました。
save-dropped =
    { $n ->
        [1] ゲームを削除しました。
       *[other] { $n }ゲームを削除しました。
    }
save-drop-unasked = 何も削除していません。答えの前に入力が終わりました。尋ねずに削除するには --yes を付けてください。
save-undeletable = ファイル「{ $file }」を削除できません：{ $why }。
save-list =
    { $n ->
        [0] 終わっていないゲームはありません。
        [1] 終わっていないゲームが1件あります：
       *[other] 終わっていないゲームが{ $n }件あります（新しい順）：
    }
save-list-hint = 「duskhall play --resume N」で続け、「duskhall play --drop N」で削除します。N はここの番号か名前です。
save-no-number =
    { $n ->
        [0] 終わっていないゲーム{ $got }はありません。1つもないので、「duskhall play」で新しく始めてください。
        [1] 終わっていないゲーム{ $got }はありません。1つだけです。「duskhall play --list」で表示します。
       *[other] 終わっていないゲーム{ $got }はありません。番号は1〜{ $n }です。「duskhall play --list」で一覧を表示します。
    }
save-no-name = 終わっていないゲーム「{ $got }」はありません。「duskhall play --list」で番号と名前を表示します。
save-many-names = 「{ $got }」で始まる終わっていないゲームが{ $n }件あります。名前をもっと長く打ち込むか、「duskhall play --list」の番号を使ってください。
save-left =
    終わっていないゲームは残してあります。「duskhall play」でまた選べます。
save-old =
    終わっていないゲームは残してあります。
save-waits =
    終わっていないゲームが{ $n }件あります。これらのオプションを付けない「duskhall play」で選べます。
save-lines = { $why }（ファイルは{ $n }行）
save-not-text = ファイルがテキストではありません
save-damaged = 保存したゲームを読み取れません：{ $why }。
save-aside = 変更せず、このファイルに残してあります：
save-resumed = { $game }、第{ $turn }ターンを続けます。
game-title = { $how ->
        [first] { $game }、初めてのゲーム
       *[other] { $game }、「{ $name }」
    }
game-title-other = { $game }、カードの組み合わせは自由
game-title-epic = { $game }、エピックゲーム
save-written = ゲームをこのファイルに保存しました：
save-copied = ゲームを保存しました。「duskhall play --from FILE」でこのファイルから続けられます：
save-always = ゲームは1手ごとに、このファイルに保存されます：
save-not = このゲームは自動では保存されません。「記録 ファイル名」でファイルに書けます。
save-how = 「duskhall play」で続きを選べます。
save-how-from = 「duskhall play --from FILE」でこのファイルから続けられます：
save-record = 記録はここまでそろっています。続けるときも更新するには、--record とこのファイルを付けてください：
save-stopped = 止めました。何も失われていません。
save-lost = ゲームを保存できませんでした：{ $file } に書き込めません（{ $why }）。
save-lost-ask = 「保存 ファイル名」で別の場所に書くか、Enter キーで保存せずに終了：
save-end-of-input = 入力が終わったので、ゲームをここで止めます。
save-failed = ゲームを { $file } に保存できませんでした：{ $why }。「保存 ファイル名」で別の場所に書いてください。
record-written = これから記録をこのファイルに書き続けます：
record-file = どのファイルですか？ 例：記録 game.txt

## Replaying

replay-open = 記録はゲームが終わる前の、ここで終わっています。
replay-stopped = 第{ $n }手の後で止めました。記録はまだ続きます。
replay-head = { $players }。{ $n }手。
replay-move = { $most }手のうち第{ $n }手 · 第{ $turn }ターン · { $who }：{ $move }
replay-start = 最初の手の前。
replay-first = ここが記録の始まりです。Enter キーで最初の手を表示します。
replay-at = 第{ $turn }ターン、{ $who }：{ $most }手のうち第{ $n }手の後。
replay-turn-start = 第{ $turn }ターン、{ $who }：ターンの始まり、{ $most }手のうち第{ $n }手の後。
replay-hands = 全員の手札
replay-prompt = Enter：次の手 · b：戻る · t：次のターン · ヘルプ：説明 · q：終了 >
replay-which-move = どの手ですか？ 0〜{ $n }の数を打ち込んでください。
replay-which-seat = どの席ですか？ 「席」と1〜{ $n }の番号か、「全員」と打ち込んでください。
replay-unknown = 「{ $answer }」はリプレイのコマンドではありません。「ヘルプ」で一覧を表示します。

# Words that are typed at the prompt.
replay-word-next = 次
    .short = n
replay-word-back = 戻る
    .short = b
replay-word-turn = ターン
    .short = t
replay-word-back-turn = 戻る ターン
    .short = bt
replay-word-move = 手
    .short = m
replay-word-seat = 席
    .short = s
replay-word-all = 全員
    .short = a
replay-word-spectator = 観戦者
    .short = spec
replay-word-help = ヘルプ
    .short = h
replay-word-quit = 終了
    .short = q
replay-help-next = 次の手へ進む
    .typed = Enter、n
replay-help-back = 1手戻る
    .typed = b
replay-help-turn = このターンの終わりまで進む。数を付けると、そのターンの始まりへ移る
    .typed = t、t 5
replay-help-back-turn = このターンの始まりへ、次に前のターンの始まりへ戻る
    .typed = bt
replay-help-move = その手へ移る。0は始まり
    .typed = 30、手 30
replay-help-seat = その席から見えたとおりに表示する
    .typed = 席 2
replay-help-all = 全員の手札を表示する
    .typed = 全員
replay-help-spectator = 全員に見えたものだけを表示する
    .typed = 観戦者
replay-help-help = この一覧
    .typed = ヘルプ、?
replay-help-quit = 終了する
    .typed = q、終了
