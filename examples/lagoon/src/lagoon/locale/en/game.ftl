name-lagoon = Lagoon
short-lagoon = Lagoon
about-lagoon = Row between islands, load what they make, and sell it where the price is right.
title-lagoon = Lagoon

rule-setup-goals = Each player draws a secret goal, one of the four goods, and no two players have the same.
rule-tide-flood = Each round the tide floods one island, or none, for that round.
rule-row-neighbours = You can row to a neighbouring island, or stay.
rule-load-rialto = Nothing is made at the Rialto, so nothing can be loaded there.
rule-load-flooded = Nobody loads on a flooded island.
rule-load-full = A boat holds three goods.
rule-sell-rialto = Goods are sold at the Rialto.
rule-sell-aboard = You can only sell what you have aboard.
rule-sell-prices = Each good brings the price of its kind; then that price falls by as many as were sold, and the others rise by one.
rule-end-rounds = The game ends after ten rounds.
rule-end-goals = Every good of your goal that you have sold is two points more.
rule-end-ties = Of those who tie, whoever has more coins is ahead.

section-setup = Setting up
section-tide = The tide
section-row = Rowing
section-load = Loading
section-sell = Selling
section-end = The end

prompt-goals = Goals are drawn.
prompt-tide = The tide comes in.
prompt-rowing = Row to a neighbouring island, or stay.
prompt-trading = Load, sell, or do nothing.

option-draw = Draw { $good }
option-flood = Flood { $tide }
option-stay = Stay
option-row = Row to { $island }
option-load = Load what the island makes
option-sell = Sell { $good }
option-rest = Do nothing

verb-stay = Stay
verb-row = Row to
verb-load = Load
verb-sell = Sell
verb-rest = Do nothing

event-goal-drawn = { $player } draws a goal.
event-goal-seen = The goal of { $player } is { $good }.
event-round-begins = Round { $round } begins; the tide floods { $tide }.
event-rowed = { $player } rows to { $island }.
event-loaded = { $player } loads { $good }.
event-sold = { $player } sells { $count } × { $good } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-ended = The last round is over.
event-goal-shown = The goal of { $player } was { $good }: { $points } extra points.

category-coins = Coins
category-goal = Goal

colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green
good-glass = glass
good-lace = lace
good-salt = salt
good-fish = fish
island-rialto = Rialto
island-murano = Murano
island-burano = Burano
island-torcello = Torcello
island-chioggia = Chioggia
tide-murano = Murano
tide-burano = Burano
tide-torcello = Torcello
tide-chioggia = Chioggia
tide-nothing = nothing
spot-island-rialto = Rialto
spot-island-murano = Murano
spot-island-burano = Burano
spot-island-torcello = Torcello
spot-island-chioggia = Chioggia
spot-good-glass = Glass
spot-good-lace = Lace
spot-good-salt = Salt
spot-good-fish = Fish

entry-round = Round
entry-turn = In turn
entry-tide = Flooded
entry-prices = Prices
entry-island = Island
entry-coins = Coins
entry-cargo = Aboard
entry-sold = Sold
entry-goal = Goal
