# 外から来る局面や記録の大きさの上限。それぞれの前に行番号が付く。

bounds-bytes = テキストが{ $most } kBを超えています
bounds-lines = テキストがここでも続いています。上限は{ $most }行です
bounds-characters = この行は長すぎます。上限は{ $most }文字です
bounds-keys = コロンの前の語と山の種類が多すぎます。上限は{ $most }種類です
bounds-times = '{ $key }:' の行が多すぎます。上限は{ $most }行です
bounds-zone = '{ $zone }' のカードが{ $n }枚あります。上限は{ $most }枚です
bounds-owned = 席{ $seat }の山札・手札・捨て札のカードが多すぎます。上限は合わせて{ $most }枚です
bounds-cards = どのゲームよりもカードが多すぎます。上限は{ $most }枚です
bounds-places = この行には{ $n }個の項目があります。上限は{ $most }個です
bounds-number = ここの数{ $found }は大きすぎます。上限は{ $most }です
bounds-moves = 記録がここでも続いています。上限は{ $most }手です
bounds-move = この行に長すぎる手があります。上限は{ $most }文字です
bounds-name = この名前は{ $n }文字あります。上限は{ $most }文字です
