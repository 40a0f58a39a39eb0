### The list of one's games and its filters. These words come with the page that shows them.

page-games-none = You have not played a game here yet.
page-games-show = Show
page-games-show-all = All games
page-games-show-running = Running
page-games-show-finished = Finished
page-games-show-won = Won
page-games-show-lost = Lost
page-games-edition = Edition
page-games-any = All editions
page-games-against = Against
page-games-anybody = Anyone
page-games-count = { $n ->
    [one] 1 game
   *[other] { $n } games
  }: { $won } won, { $lost } lost
page-games-again = Play again
page-games-remove = Remove from your list
page-games-drop = Remove
page-games-share = Challenge
page-games-more = Show more
