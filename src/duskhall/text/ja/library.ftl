### What programs that use Duskhall are told. Names such as players, seed or setup are those of arguments.

library-no-edition = 版 '{ $name }' はありません。使える版：{ $known }
library-no-card = 選べるカード '{ $name }' はありません。選べるカード：{ $known }
library-no-setup = セットアップ '{ $name }' はありません。使えるセットアップ：{ $known }
library-not-over = ゲームはまだ終わっていません。終わったかどうかは game.over で分かります
library-no-record = このゲームの記録はありません：{ $why }
library-names = names は席ごとに1つの名前で、それぞれ1行の文字列です
library-names-count = ゲームの席は{ $seats }ですが、名前が{ $n }つ指定されました
library-player = プレイヤー{ $n }
library-players-type = players は数です（指定は { $found }）
library-seed-type = seed は整数か None です（指定は { $found }）
library-players = { $edition } は{ $least }〜{ $most }人用です（指定は { $found }）
library-first = 開始プレイヤーの席 { $found } はありません。席は0〜{ $last }です
library-setup-type = { $argument } はセットアップの名前か { $type } です（指定は { $found }）

## Why a move is refused, for programmers

refusal-over = ゲームは終わっているので、何も尋ねません。game.over を見てください
refusal-not-asked = いま尋ねられているのは席{ $seat }ではなく、席{ $asked }です
refusal-asked = 席{ $seat }が尋ねられています。{ $kind }：{ $options }
refusal-stale = この決定はもう開いていません。ゲームから次の決定を取得してください
refusal-other-game = この決定は別のゲームのものです
refusal-no-move = 取り消せる手はありません
refusal-no-history = ゲームは history=False で作られています
refusal-no-own-move = 席{ $seat }には取り消せる手がありません
refusal-seen = 新しいものがもう見えたか、別の席が手を進めました。freely=True なら、それでも戻せます
