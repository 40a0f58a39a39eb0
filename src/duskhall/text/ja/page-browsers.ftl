### Where somebody is signed in, in the settings. $program and $system are names such as Firefox and Linux.

page-browsers-title = サインイン中
page-browsers-called = { $program }（{ $system }）
page-browsers-unknown = ほかのブラウザー
page-browsers-here = このブラウザー
page-browsers-used = 最後の使用：{ $day }
page-browsers-end = サインアウト
page-browsers-sure = 復元コードがないと、このブラウザーで自分の席に戻れなくなります。サインアウトするにはもう一度押してください。
page-browsers-end-others = ほかのすべてからサインアウト
page-browsers-ended = ほかのすべてのブラウザーからサインアウトしました。
page-browsers-code = 新しい復元コードを作ると、ほかのすべてのブラウザーからもサインアウトします。
