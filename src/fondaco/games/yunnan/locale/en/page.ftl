
## The board

short-yunnan = Yunnan
about-yunnan = Bid for progress in Pu’er, then send your traders up the Tea Horse Road.
board-puer = Pu’er
board-market = Market
board-bidding = Bidding
board-passed = passed
board-travel = Travel
board-place = Place traders
board-bank-pays = Bank pays
board-progress = Progress
board-build = Build & travel
board-inspector = Inspector
board-presents = Presents
board-income = Income, order
board-points = Points
board-bank = Bank
board-inspector-house = Inspector’s House
board-round = Round
board-school-effect = +1 trader, to the market
board-horse-effect = horse: +1 province
board-yard-effect = +1 structure
board-temple-effect = block one gorge
board-customs-effect = +1 border pass
board-guild-effect = +1 influence
board-round-effect = expert: points lost per coin
board-bank-effect = pays by all bids
board-inspector-effect = visits the best place
board-more = more
board-less = less
spot-bank = Bank, space { $number }
spot-bid = { $building }, { $price } coins
spot-teahouse = Teahouse in { $province }
spot-post = Trading post in { $province }

## Players

stat-coins = coins not bid, of all
stat-traders = traders in the supply, of all
tag-passed = passed
tag-bank = bank
phase-bidding = Bidding
phase-progress = Progress
phase-travel = Build & travel
phase-points = Points

## Previews

preview-title = If the bidding ended now
preview-bank = The bank pays
preview-bids = { $sum } bid in all
preview-inspector = Inspector: { $province }
preview-victim = { $player } loses a trader there
preview-no-victim = nobody has to leave
preview-own-income = Your income
preview-nothing = nothing yet
preview-passes = Border passes left
preview-passes-sub = each border takes one
preview-gaps = Gaps in your route
preview-gap = { $province }: { $count } missing
preview-others = Incomes of the others
preview-end = Until the end
preview-end-points = { $leader } of { $end } points
preview-end-presents = { $count ->
    [one] 1 present to be given
   *[other] { $count } presents to be given
}
preview-end-rounds = { $count ->
    [one] 1 more round at most
   *[other] { $count } more rounds at most
}

## The board in words

text-traders = { $player }: { $count ->
    [one] 1 trader
   *[other] { $count } traders
}
text-posts = { $player }: { $count ->
    [one] 1 trading post
   *[other] { $count } trading posts
}
text-horse = horse of { $player }
text-teahouse = teahouse of { $player }
text-presents = { $count ->
    [one] 1 present
   *[other] { $count } presents
}
text-bids = Bids
text-order = Order

## What can be done

verb-bid = Bid
verb-bank = Bank
verb-market = To the market
verb-pass = Pass
verb-use = Use first
verb-block = Block
verb-take = Take
verb-keep = Keep
verb-build-post = Trading post
verb-build-bridge = Bridge
verb-build-teahouse = Teahouse
verb-travel = Travel
verb-push = Push out
verb-spare = Nobody
verb-end = End the turn
verb-convert = Points
verb-guard = Guard

## Rules

section-setup = Setup
section-bid = Bidding
section-bank = The bank
section-market = The market
section-pass = Passing
section-progress = Progress
section-travel = Travelling
section-build = Building
section-push = Pushing out
section-route = The connected route
section-inspector = The inspector
section-presents = Presents
section-income = Income
section-order = The new order
section-points = Points and coins
section-end = End of the game
section-round = The next round
section-score = Scoring
section-double = Double bidding
section-guard = Guards
section-duli = Two players and Dúli
section-two = Two players (2013)
edition-differences = 2013: Pu’er counts as a province, the bank has two unequal spaces, both posts may stand in one province, a teahouse is always worth twelve points, and two players hold two colours each. 2023: the temple blocks a gorge, the market pays 3 in all, teahouses are worth more the farther they stand, and Dúli joins two players.
section-debt = Debts (2013)

peek-bank = bank pays
peek-victim = takes from { $player }
peek-no-victim = takes nobody
view-city = City
view-map = Map
change-coins = free coins
change-score = your points
setup-expert-2023-say = guards and double bidding; only the last present ends the game
setup-expert-2013-say = bid on credit: missing coins cost points
setup-double_bidding-say = up to two traders in a progress building
setup-guards-say = once a game, a guard shields your traders in a province
deed-bid = Bid { $space_number }
deed-bank = Go to the bank
deed-market = Go to the market
deed-use = Use this first
deed-block = Block this gorge
deed-build-post = Build trading post
deed-build-bridge = Build bridge
deed-build-teahouse = Build teahouse
deed-guard = Post the guard
deed-travel = Travel to { $to }
deed-push = Push out { $colour }
deed-spare = Push out nobody
deed-end = End turn
deed-convert = Take { $amount } points
place-of-sequence = The order of bidding and travelling
place-of-stable = Horses in { $province }
place-of-level = Level { $value }
place-of-inspector = The inspector in { $province }
place-of-presents = Presents in { $province }
place-of-border = Border
place-of-payout = The bank pays { $value }
place-of-revenue-trader = A trader earns { $value } here
place-of-revenue-post = A trading post earns { $value } here
place-of-score = { $value } points
place-of-round = Round { $value }
preview-title-now = As it stands
