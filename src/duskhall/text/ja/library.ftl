### What programs that use Duskhall are told. Names such as players, seed or setup are those of arguments.

library-no-edition = 版 '{ $name }' はありません。使える版：{ $known }
library-no-card = 選べるカード '{ $name }' はありません。選べるカード：{ $known }
library-no-setup = セットアップ '{ $name }' はありません。使えるセットアップ：{ $known }
library-not-over = ゲームはまだ終わっていません。終わったかどうかは game.over で分かります
# $why: how the game was made, in English.
library-no-record = このゲームの記録はありません：{ $why }
library-names = names は席ごとに1つの名前で、それぞれ1行の文字列です
library-names-count = ゲームの席は{ $seats }ですが、名前が{ $n }つ指定されました
library-player = プレイヤー{ $n }
library-players-type = players は数です（指定は { $found }）
library-seed-type = seed は整数か None です（指定は { $found }）
library-players = { $edition } は{ $least }〜{ $most }人用です（指定は { $found }）
library-first = 開始プレイヤーの席 { $found } はありません。席は0〜{ $last }です
library-setup-type = { $argument } はセットアップの名前か { $type } です（指定は { $found }）
