### What Python's argparse says by itself. In English these are its own texts, word for word: it asks for others by them. %s and
### %(name)s are filled in by argparse and stay as they are.

argparse-usage = usage:
argparse-positional = positional arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-error = %(prog)s: error: %(message)s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-unknown-parser = unknown parser %(parser_name)r (choices: %(choices)s)
argparse-unrecognized = unrecognized arguments: %s
argparse-conflict = not allowed with argument %s
argparse-explicit = ignored explicit argument %r
argparse-required = the following arguments are required: %s
argparse-one-required = one of the arguments %s is required
argparse-expected-one = expected one argument
argparse-expected-at-most-one = expected at most one argument
argparse-expected-at-least-one = expected at least one argument
argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
argparse-invalid-value = invalid %(type)s value: %(value)r
argparse-invalid-choice = invalid choice: %(value)r (choose from %(choices)s)

## What stands for an argument in usage and help

metavar-action = ACTION
metavar-address = ADDRESS
metavar-cards = CARDS
metavar-code = CODE
metavar-command = COMMAND
metavar-file = FILE
metavar-find = FIND
metavar-folder = FOLDER
metavar-from = FROM
metavar-hours = HOURS
metavar-lesson = LESSON
metavar-move = MOVE
metavar-name = NAME
metavar-names = NAMES
metavar-number = NUMBER
metavar-path = PATH
metavar-person = PERSON
metavar-spec = SPEC
metavar-table = TABLE
metavar-term = TERM
metavar-text = TEXT
metavar-to = TO
metavar-url = URL
metavar-what = WHAT
metavar-why = WHY
