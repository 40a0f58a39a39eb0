### What “duskhall rules” and “what TERM” say. The terms are in page-terms.ftl, the rules in page-rules*.ftl.

rules-term = { $name }：{ $text }
rules-terms = 調べられる用語：{ $terms }。
rules-more = 「duskhall rules --edition { $edition } 用語」で1つを説明します。すべてのルールはブラウザー（「duskhall serve」）のルールのページにあります。
rules-unknown = 「{ $name }」は{ $title }の用語ではありません。「duskhall rules --edition { $edition }」で一覧を表示します。
