### The terminal: a challenge to beat somebody's score.

cli-not-with-challenge = { $option } は --challenge と一緒に使えません。セットアップはコードで決まっています。
cli-challenge = この挑戦は開けません：{ $why }。もう一度コードをもらってください。
opening-challenge = この配りで{ $name }の{ $points }点に挑戦してください。
