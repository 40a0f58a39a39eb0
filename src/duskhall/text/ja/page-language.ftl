### ページの言語。

page-language = 言語
# 言語の代わりに選ぶもの: ブラウザーが求める言語。
page-language-browser = ブラウザーに合わせる
page-language-note = 同じ卓でも、1人ずつ自分の言語で読めます。
# 機器がアプリとして一覧に出すときの説明。
page-app-about = 人とボットで遊ぶ『サンダーストーン』。ブラウザーで遊べます。
# 文として終わる文。
page-sentence = { $text }。
