### How the language calls itself, and how it writes numbers, dates and sentences.

language-own-name = English

# Between groups of three digits, and before the decimals. In Fluent, a space in front or behind is written { " " }.
number-group = ,
number-point = .
# $year, $month and $day are digits: 2026, 11, 08.
date-day = { $year }-{ $month }-{ $day }
# One sentence after the other; at the end of one.
join-sentences = { $head } { $next }
full-stop = .

# Words that a name of a card or room may begin with and that the messages say themselves, separated by commas; a language that
# has none says { "" }.
name-articles = The
