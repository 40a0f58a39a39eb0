### What programs that use Duskhall are told. Names such as players, seed or setup are those of arguments.

library-no-edition = there is no edition '{ $name }'; there are { $known }
library-no-card = there is no card '{ $name }' to choose; there are { $known }
library-no-setup = there is no set-up '{ $name }'; there are { $known }
library-not-over = the game is not over: game.over says when it is
library-no-record = this game cannot be recorded: { $why }
library-names = names is one name for each seat, each a line of text
library-names-count = the game has { $seats } seats, but { $n } names were given
library-player = Player { $n }
library-players-type = players is a number, not { $found }
library-seed-type = seed is a whole number or None, not { $found }
library-players = { $edition } is for { $least } to { $most } players, not { $found }
library-first = there is no seat { $found } to begin; the seats are 0 to { $last }
library-setup-type = { $argument } is the name of a set-up or a { $type }, not { $found }

## Why a move is refused, for programmers

refusal-over = a game that is over asks nothing: see game.over
refusal-not-asked = seat { $seat } is not asked now; asked: { $asked }
refusal-asked = seat { $seat } is asked, { $kind }: { $options }
refusal-stale = this decision is not open any more: ask the game for the next one
refusal-other-game = this decision belongs to another game
refusal-no-move = there is no move to undo
refusal-no-history = the game was made with history=False
refusal-no-own-move = seat { $seat } has made no move that can be undone
refusal-seen = something new was seen, or another seat has moved; freely=True goes back anyway
