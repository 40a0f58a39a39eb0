# How much a position or record from outside may hold. Each of these follows the number of a line.

bounds-bytes = the text is longer than { $most } kB
bounds-lines = the text goes on here, but { $most } lines are the limit
bounds-characters = this line is too long: { $most } characters are the limit
bounds-keys = there are too many different piles and words before a colon: { $most } are the limit
bounds-times = there are too many lines '{ $key }:': { $most } are the limit
bounds-zone = '{ $zone }' has { $n } cards, { $most } are the limit
bounds-owned = seat { $seat } has too many cards in deck, hand and discard pile: { $most } are the limit
bounds-cards = the text has more cards than any game: { $most } are the limit
bounds-places = this line names { $n } things, { $most } are the limit
bounds-number = the number { $found } is too large here: { $most } is the limit
bounds-moves = the record goes on here, but { $most } moves are the limit
bounds-move = a move in this line is too long: { $most } characters are the limit
bounds-name = this name has { $n } characters, { $most } are the limit
