# The lessons in the terminal: “duskhall learn”.

learn-unknown = 「{ $name }」というレッスンはありません。レッスン：{ $known }。
learn-list = レッスン
learn-row = { $title }。{ $about }約{ $minutes }分。
learn-how = 「duskhall learn { $lesson }」で始めます。
learn-opening = 全{ $n }ステップ、約{ $minutes }分。1ステップに、することは1つです。手を打ち込むか、「代行」で代わりにやらせてください。「省略」でレッスンを終え、ゲームだけを続けます。
learn-step = ステップ{ $n }／{ $steps }：{ $title }
learn-move = { $do }「{ $move }」または「代行」と打ち込みます。
learn-read = Enter キーで先へ進みます。
learn-no-next = このステップには手が必要です。手を打ち込むか、「代行」で代わりにやらせてください。
learn-next = 次のレッスン：「duskhall learn { $lesson }」。

help-word-next = 読むだけのステップで、次へ進む（Enter キーでも同じ）
help-word-do = このステップを代わりにやる
help-word-skip = レッスンを終え、同じゲームを続ける

word-next = 次
word-do = 代行
word-skip = 省略
