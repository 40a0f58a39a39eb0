### How the language calls itself, and how it writes numbers, dates and sentences.

language-own-name = 日本語

# Between groups of three digits, and before the decimals. In Fluent, a space in front or behind is written { " " }.
number-group = ,
number-point = .
number-percent = { $n }%
number-span = { $low }〜{ $high }
# $year, $month and $day are digits: 2026, 11, 08.
date-day = { $year }/{ $month }/{ $day }
# One sentence after the other; at the end of one.
join-sentences = { $head }{ $next }
full-stop = 。
# One list after the other.
join-rows = { $head }／{ $next }

# Words that a name of a card or room may begin with and that the messages say themselves, separated by commas; a language that
# has none says { "" }.
name-articles = { "" }

# A text between quotation marks.
quoted = 「{ $text }」
# $name is a name or term of another language, $card what the reader's language calls it.
names-understood = { $name }：{ $card }。
# A name that several cards share, with the id that tells them apart.
name-and-id = { $name }（{ $id }）
