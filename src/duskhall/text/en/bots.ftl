### Bots: what they are called, how they play, and why one cannot be loaded.

bot-name-apprentice = Apprentice
    .note = Makes clear moves and sets no traps. Good for a first game.
bot-name-veteran = Veteran
    .note = Knows its cards and picks its fights with care.
bot-name-master = Master
    .note = Plans each move a few turns ahead.
bot-name-archmage = Archmage
    .note = Plays each move out many times first, which takes up to half a second.
bot-name-greedy = Greedy
    .note = Follows fixed rules of thumb. We measure the levels against it.
bot-name-random = Random
    .note = Picks any legal move.

bot-unknown = there is no bot called “{ $bot }”. Known bots are { $known }; name your own as module:Class or ./file.py:Class.
bot-no-file = there is no file { $file } for the bot “{ $bot }”. Check the path; it starts from { $folder }.
bot-no-module = there is no module { $module } for the bot “{ $bot }”. Install it, or name its file: ./{ $module }.py:Class.
bot-import = { $where } cannot be loaded: { $why }. Fix it and try again.
bot-import-missing = { $where } cannot be loaded: { $why }. Install the missing library.
bot-no-class = { $where } has no class { $name }: it has { $classes }.
bot-no-class-at-all = { $where } has no class { $name }: it has no class with a method choose(view, decision).
bot-no-choose = { $name } in { $where } has no method choose(view, decision) that returns a move. Write one.
bot-made-no-choose = { $bot } returns { $made }, which has no method choose(view, decision). Write one.
bot-constructor = { $bot } cannot be created: { $why }. Its constructor gets seed=NUMBER, if it takes a seed, and the arguments in brackets.
bot-arguments = the arguments of “{ $bot }” cannot be read: { $why }. Write them as name(key=value, key=value).
bot-arguments-call = “{ $bot }” is not a name with arguments. Write them as name(key=value, key=value).
bot-arguments-open = the bracket in “{ $bot }” is not closed. Write arguments as name(key=value, key=value).
bot-arguments-nameless = an argument of “{ $bot }” has no name. Write arguments as name(key=value, key=value).
bot-arguments-twice = “{ $bot }” gives the argument { $name } twice. Give it once.
bot-arguments-literal = the argument { $name } of “{ $bot }” is not a plain value. Use a number, a text in quotes, True, False, None, or a list, tuple, set or dict of these.
bot-no-argument = { $bot } takes no argument { $name }; it takes { $known }.
bot-no-arguments = { $bot } takes no arguments, so { $name } cannot be set. Leave the brackets out.
