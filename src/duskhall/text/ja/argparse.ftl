### What Python's argparse says by itself. %s and %(name)s are filled in by argparse and stay as they are.

argparse-usage = 使い方：
argparse-positional = 引数
argparse-options = オプション
argparse-help = このヘルプを表示して終了する
argparse-error = %(prog)s：エラー：%(message)s
argparse-argument = 引数%(argument_name)s：%(message)s
argparse-unknown-parser = %(parser_name)rというパーサーはありません（選択肢：%(choices)s）
argparse-unrecognized = 次の引数は使えません：%s
argparse-conflict = 引数%sと同時には使えません
argparse-explicit = ここでは値%rを指定できません
argparse-required = 次の引数が必要です：%s
argparse-one-required = 次の引数のどれか1つが必要です：%s
argparse-expected-one = 値を1つ指定してください
argparse-expected-at-most-one = 値は1つまでです
argparse-expected-at-least-one = 値を1つ以上指定してください
argparse-ambiguous = オプションがあいまいです：%(option)sは%(matches)sのどれにも当てはまります
argparse-invalid-value = 正しい値（%(type)s）ではありません：%(value)r
argparse-invalid-choice = 選べない値です：%(value)r（選択肢：%(choices)s）

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
