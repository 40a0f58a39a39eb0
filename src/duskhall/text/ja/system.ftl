# Why the system refused something, by the name of its error.

system-eacces = アクセス権がありません
system-eaddrinuse = このアドレスは使用中です
system-eaddrnotavail = このコンピューターにないアドレスです
system-econnrefused = 接続を拒否されました
system-eexist = すでに存在します
system-eisdir = これはフォルダーです
system-enametoolong = 名前が長すぎます
system-enoent = ファイルかフォルダーがありません
system-enospc = 空き容量がありません
system-enotdir = フォルダーではありません
system-enotempty = フォルダーが空ではありません
system-eperm = 許可されていません
system-erofs = 書き込みが禁止されています
system-etimedout = 応答がありません
