### The page: advice, people who stay away, one's games, challenges, the app on one's device.

## Advice

page-settings-advice = Advice on monsters
page-settings-advice-note = A table can allow less for everyone.
page-advice-full = Verdicts and how to win
page-advice-verdicts = Verdicts only
page-advice-off = None
page-new-rule-advice = Advice at this table
page-new-rule-advice-full = As each player likes
page-new-rule-advice-verdicts = Verdicts at most, no hints
page-new-rule-advice-off = None, and no hints
