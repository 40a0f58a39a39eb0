### What the server refuses because of admins, and says about them.
###
### $why is what an admin wrote, $told whether there is any, $until a moment such as 2026-11-19 21:00 UTC.

server-maintenance = サーバーは休止中です：{ $why } ゲームは保存してあります。メンテナンスが終わると再開します。
server-ban = { $told ->
        [no] このサーバーへの参加を禁止されています。
       *[yes] このサーバーへの参加を禁止されています：{ $why }
    }
server-ban-until = { $told ->
        [no] { $until } まで、このサーバーへの参加を禁止されています。
       *[yes] { $until } まで、このサーバーへの参加を禁止されています：{ $why }
    }
server-mute = { $told ->
        [no] 管理者がチャットでの発言を禁止しました。
       *[yes] 管理者がチャットでの発言を禁止しました：{ $why }
    }
server-mute-until = { $told ->
        [no] 管理者が { $until } までチャットでの発言を禁止しました。
       *[yes] 管理者が { $until } までチャットでの発言を禁止しました：{ $why }
    }
server-kick = { $told ->
        [no] 管理者がこの卓から退席させました。
       *[yes] 管理者がこの卓から退席させました：{ $why }
    }
server-not-admin = このサーバーの管理者だけができます。
server-no-invitation = この招待は無効か、もう使われています。「duskhall admin invite」で新しい招待をもらってください。
server-admin-unknown = そのプレイヤー、卓、発言、報告はありません。
server-admin-nothing-to-lift = この人には取り消すものがありません。
server-admin-is-none = この人は管理者ではありません。
# $some are ids of people.
server-admin-same-name = { $name } という名前の人が何人かいます。ID を指定してください：{ $some }
server-kick-host = その人は卓のホストです。代わりに卓を閉じてください。
server-admin-campaign = この卓はキャンペーンのものです。削除せずに閉じてください。
server-no-admins = このサーバーには報告先の管理者がいません。
server-no-line = その発言はチャットにありません。
server-gone-back = 最後の{ $n }手をディスクから読み取れませんでした。その前からゲームを続けます。
