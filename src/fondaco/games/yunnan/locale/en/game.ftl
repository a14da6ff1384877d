name-yunnan = Yunnan
title-yunnan-2023 = Yunnan (2023)
title-yunnan-2013 = Yunnan (2013)
setup-expert = Expert game
setup-double_bidding = Double bidding
setup-guards = Guards

## Names

player-nobody = Dúli
colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-black = Black
colour-green = Green
colour-violet = Violet
place-market = Market of Pu’er
place-yunnan = Yunnan
place-sichuan = Sichuan
place-kang = Kang
place-qamdo = Qamdo
place-tibet = Tibet
place-qinghai = Qinghai
place-supply = personal supply
building-school = Trading School
building-customs = Customs Office
building-horse = Horse Trader
building-guild = Traders Guild
building-dragon-house = Dragon House
building-yard = Building Yard
building-temple = Dianmu Temple
bank-bank = Bank
bank-bank-more = larger bank space
bank-bank-less = smaller bank space
gorge-sichuan-qinghai = gorge between Sichuan and Qinghai
gorge-yunnan-kang = gorge between Yunnan and Kang
gorge-kang-qinghai = gorge between Kang and Qinghai
gorge-yunnan-tibet = gorge between Yunnan and Tibet
gorge-yunnan-qamdo = gorge between Yunnan and Qamdo
gorge-qamdo-qinghai = gorge between Qamdo and Qinghai
structure-post = trading post
structure-bridge = bridge
structure-teahouse = teahouse
structure-guard = guard
category-track = Points on the track
category-coins = Coins
category-presents = Presents
category-passes = Border passes
category-influence = Influence
category-teahouses = Teahouses
category-horses = Horse

## Prompts

prompt-first-order = The first order is being drawn.
prompt-bidding = Place a trader, or pass.
prompt-progress = You have won both the temple and the yard: which do you use first?
prompt-temple = Block a gorge.
prompt-yard = Take a structure.
prompt-placing = Build the new structure at once, or keep it.
prompt-travel = Build and travel, then end your turn.
prompt-pushing = Push out a trader of lower influence, or nobody.
prompt-conversion = How much of your income becomes victory points?
prompt-duli-bids = Dúli turns over a card to bid.
prompt-duli-travels = Dúli turns over a card to travel.

## Options

option-draw = { $colour } is drawn next
option-bid = { $from_id ->
    [supply] Bid on { $space }
   *[other] Bid on { $space } with a trader from { $from }
}
option-bank = { $from_id ->
    [supply] Go to the { $bank }
   *[other] Go to the { $bank } with a trader from { $from }
}
option-market = { $from_id ->
    [supply] Go to the market
   *[other] Go to the market with a trader from { $from }
}
option-pass = Pass
option-use = Use the { $building } first
option-block = Block the { $gorge }
option-take = Take a { $structure }
option-keep = Keep it for later
option-build-post = Build a trading post in { $province }
option-build-bridge = Build a bridge over the { $gorge }
option-build-teahouse = Build a teahouse in { $province }
option-guard = Post the guard in { $province }
option-travel = Travel from { $from } to { $to }
option-push = Push out a trader of { $colour }
option-spare = Push out nobody
option-end = End the turn
option-convert = { $amount } of the income into points
option-turn = Card { $card } is turned over

## What happened

event-drawn = { $player } gets place { $position } in the bidding order and { $coins } coins.
event-bids = { $from_id ->
    [supply] { $player } bids { $price } in the { $building }.
   *[other] { $player } bids { $price } in the { $building } with a trader from { $from }.
}
event-outbid = { $player } is outbid in the { $building } and takes the trader back.
event-rejoins = { $player } is back in the bidding.
event-goes-to-bank = { $from_id ->
    [supply] { $player } goes to the bank.
   *[other] { $player } goes to the bank with a trader from { $from }.
}
event-goes-to-market = { $from_id ->
    [supply] { $player } sends a trader to the market.
   *[other] { $player } sends a trader from { $from } to the market.
}
event-passes = { $player } passes.
event-paid-by-bank = The bank pays { $coins } coins to { $player } (bids of { $total } in all).
event-pays = { $player } pays { $coins } coins for all bids.
event-loses-points = { $player } lacks { $coins } coins and loses { $points } points.
event-trains = { $player } gets a new trader in the market.
event-gains-pass = { $player } now has { $passes } border passes.
event-horse-moves = { $player }’s horse reaches { $province }.
event-gains-influence = { $player } now has an influence of { $influence }.
event-blocks = { $player } blocks the { $gorge }.
event-takes = { $player } takes a { $structure }.
event-builds-post = { $player } builds a trading post in { $province }.
event-builds-bridge = { $player } builds a bridge over the { $gorge }.
event-builds-teahouse = { $player } builds a teahouse in { $province }.
event-posts-guard = { $player } posts the guard in { $province }.
event-travels = { $player } travels from { $from } to { $to } ({ $passes ->
    [one] 1 pass
   *[other] { $passes } passes
}).
event-pushed-out = { $player } pushes a trader of { $victim } out of { $from } to { $to }.
event-isolated = { $player } has no route to { $province }: { $traders ->
    [one] 1 trader goes
   *[other] { $traders } traders go
} to the market.
event-ends-turn = { $player } has finished building and travelling.
event-inspects = The inspector visits { $province }, where the revenue is { $revenue }.
event-banished = The inspector banishes a trader of { $player } from { $province }.
event-nobody-banished = The inspector finds nobody to banish in { $province }.
event-presented = { $player } receives { $presents ->
    [one] 1 present
   *[other] { $presents } presents
} in { $province }.
event-earns = { $player } has an income of { $income }.
event-ordered = { $player } is now number { $position } in the order of income.
event-converts = { $player } takes { $points } points and { $coins } coins.
event-ends = The game ends after round { $round }.
event-round-begins = Round { $round } begins.
event-turns-card = { $player } turns over card { $card }.
event-cannot-bid = { $player } finds no open space on this card and does not bid.
event-enters = { $player } places { $traders ->
    [one] 1 trader
   *[other] { $traders } traders
} in { $province }.

## Rules: setup

rule-setup-order = Chance draws the first bidding order.
rule-setup-pieces = All players start with three traders, two border passes, no influence and a horse in Yunnan.
rule-setup-coins = The first and second in the bidding order start with 9 coins, the third and fourth with 12, the fifth with 15.
rule-setup-presents = Five presents lie in Sichuan, four in Kang (2013: Qamdo), three in Tibet and two in Qinghai.

## Rules: bidding

rule-bid-turn = In bidding order you place one trader at a time, or pass, until everybody has passed.
rule-bid-source = You take the trader you place from your supply or from a province, never from a building or the market.
rule-bid-supply-first = As long as there are traders in your supply, you cannot take one from a province.
rule-bid-trader-there = You place a trader of your own who stands where you take it from.
rule-bid-space-taken = A bid space holds one trader.
rule-bid-one-trader = You may have only one trader in a building, and you cannot raise a bid that is already standing there.
rule-bid-progress-left = You may bid only in a building where there is progress left for you.
rule-bid-small-space = You may take a small space only if your bid is then the highest in the building.
rule-bid-coins = All your standing bids together may not exceed your coins.
rule-bid-outbid = A trader on a small space goes back to its owner’s supply as soon as somebody bids higher in that building.
rule-bid-rejoin = If you have passed and are outbid, you return to your old place in the order and bid again; what you sent to the market stays there.
rule-bid-large-space = A trader on a large space stays, whatever others bid, and does not close the cheaper large spaces.
rule-bid-temple-spaces = The temple has the spaces 5, 7 and 9. That all of them are small is printed; 7 and 9 are a reconstruction of ours.
rule-bank-space-free = Each space of the bank holds one trader.
rule-bank-pass = If you go to the bank, all your traders in buildings and supply go to the market, and you have passed.
rule-bank-leave-buildings = If you go to the bank, your traders leave all buildings for the market; you may still send traders to the market or pass.
rule-bank-no-bids-after = Once you have gone to the bank, you cannot bid in a building for the rest of the phase.
rule-bank-one-space = You cannot use both bank spaces in the same phase.
rule-market-place = Any number of traders may stand in the market; from there they travel later.
rule-pass-market = When you pass, the traders left in your supply go to the market.
rule-pass-market-2013 = When you pass, the traders left in your supply go to the market, as the author has made clear since.

## Rules: resolving

rule-bank-payout = The bank is resolved first: it pays by the sum of all bids, the same on both spaces.
rule-bank-payout-2013 = The bank is resolved first: it pays by the sum of all bids, more on the first space than on the second.
rule-bank-steps = The bank pays 9 coins and 1 more for every 5 coins bid, at most 27. The rulebook prints 23 for 70 to 74, 24 for 75 and 27 above 99; the steps between are a reconstruction of ours.
rule-bank-second-space = The second space pays 2 coins more than half of what the first pays, rounded down. The rulebook prints 14 beside 24 and 15 beside 27; the rest is a reconstruction of ours.
rule-progress-pay = In bidding order, players pay all their bids, take the progress and return the traders to their supply.
rule-progress-order = You use the buildings where you have won in any order you like.
rule-progress-temple = Whoever wins the temple blocks one gorge for the rest of the round: no bridge over it counts, and none can be built.
rule-progress-school = The school gives a new trader, who stands in the market and may travel at once.
rule-progress-customs = The customs office gives one more border pass for every round, up to six.
rule-progress-horse = The horse trader moves your horse one province up the Tea Horse Road.
rule-progress-guild = The guild (2013: Dragon House) raises your influence by one, up to four, with immediate effect.
rule-progress-yard = The yard gives one structure of your choice from the general supply.
rule-progress-structure-left = You take structures that are left in the general supply.
rule-progress-at-once = A structure from the yard may be built at once or kept for a later travel phase.
rule-progress-teahouse-at-once = Of all structures only a teahouse may be built at once; the others wait for the travel phase.
rule-progress-new-structure = Only the structure you have just taken may be built now.

## Rules: build and travel

rule-travel-order = In the travel phase the bidding order is reversed.
rule-travel-any-order = In your turn you build and travel in any order, as much as your pieces and passes allow.
rule-build-in-supply = You build structures from your personal supply.
rule-build-reach = You build only in provinces that your horse has reached; a bridge needs both its ends reached.
rule-build-one-post = You may have only one trading post in a province.
rule-build-posts = You may build both your trading posts in the same province.
rule-build-gorge-blocked = No bridge can be built over the gorge that the temple has blocked.
rule-build-gorges = There are four gorges. The one between Sichuan and Qinghai is printed, and the one between Yunnan and Kang (2013: Qamdo) follows from an example; those between Kang and Qinghai and between Yunnan and Tibet are a reconstruction of ours.
rule-build-one-bridge = You may have only one bridge over a gorge.
rule-build-one-teahouse = There is room for one teahouse in a province, whoever owns it.
rule-travel-trader-there = Your traders in the market and in the provinces may travel.
rule-travel-one-journey = A trader makes one journey in a turn.
rule-travel-elsewhere = A journey ends in a different province from the one it began in.
rule-travel-puer = Pu’er is a city and no province, so no journey ends in its market.
rule-travel-puer-2013 = Pu’er counts as a province, so a journey may end there.
rule-travel-reach = A journey leads only through provinces that your horse has reached.
rule-travel-bridges = You travel along the Tea Horse Road and over your own bridges.
rule-travel-passes = Every border that a trader crosses takes a border pass.
rule-push-opponent = You cannot push out your own trader.
rule-push-trader-there = Only a trader in a province where your journey ends can be displaced; nobody is displaced from the market.
rule-push-influence = You can push out only traders whose influence is lower than yours.
rule-push-down = A trader who is pushed out goes one province down the Tea Horse Road, from Yunnan to the market.
rule-route-connected = At the end of your turn, traders without an unbroken route of your traders and posts to Pu’er go to the market.

## Rules: the rest of the round

rule-inspector-visit = The inspector visits the province where all traders and posts together earn most, not counting transport costs; of several, the farthest.
rule-inspector-visit-2013 = The inspector visits the province where all traders and connected posts together earn most, not counting transport costs; of several, the farthest.
rule-inspector-banish = The inspector banishes a trader of the highest influence to the market; among equals, the one earlier in travel order.
rule-inspector-spare = An influence of four or a teahouse of your own in the province protects you from the inspector.
rule-presents-influence = Each trader in a province receives one present while there are any: higher influence first, among equals one each in travel order.
rule-income-revenue = Every trader and every post earns what its province pays.
rule-income-gaps = Each province without a trader or post of yours on the way to Pu’er costs a trader 3 of its revenue.
rule-income-posts = A trading post with a gap in its route earns nothing.
rule-income-market = The market pays 3 in all, however many traders stand there.
rule-income-market-2013 = The market pays 3 for each trader there.
rule-order-income = The highest income goes first in the new travel order; of equals, the one who counted last.
rule-points-income = You can convert into points at most your income of this round.
rule-end-trigger = The game ends after the conversion if somebody has 80 points or no present is left on the board.
rule-end-last-round = The game ends after round 20 at the latest, so that every game ends.
rule-round-next = Traders return from the market to the supply, the gorge is free again, and the order is reversed for the next bidding.

## Rules: scoring

rule-score-track = The points on the track count.
rule-score-coins = Three coins are worth one point.
rule-score-presents = A present is worth three points.
rule-score-passes = Two to six border passes are worth 0, 1, 4, 9 and 16 points.
rule-score-influence = An influence of zero to four is worth 0, 1, 4, 9 and 16 points.
rule-score-teahouses = A teahouse is worth 1 point in Yunnan, 3 in Sichuan, 6 in Kang, 10 in Tibet and 15 in Qinghai.
rule-score-teahouses-2013 = A teahouse is worth twelve points wherever it stands.
rule-score-horses = A horse is worth 0 points in Yunnan, 1 in Sichuan, 4 in Kang, 9 in Tibet and 16 in Qinghai.
rule-score-ties = A tie goes to the higher influence, then to the place earlier in the current order.

## Rules: expert game (2023)

rule-double-two-traders = You may have at most two traders in a progress building.
rule-double-progress-twice = You may bid a second time only if you can take the progress twice.
rule-double-outbid-oneself = A bid above your own trader on a small space sends that trader home too.
rule-guard-at-once = A guard is posted in any province as soon as it is taken; it cannot be kept.
rule-guard-protects = A guard protects its owner’s traders in the province from being pushed out, but not from the inspector.
rule-guard-once = At the end of the round the guard leaves the game.
rule-end-presents-only = In the expert game only the presents end the game: it ends when none is left on the board.
rule-end-one-module = If only one of the two expert modules is used, points do not end the game either: the rulebook names the changed end beside the modules, as a part of the expert game itself.

## Rules: Dúli

rule-duli-setup = Dúli is the third player: seven traders, posts in Yunnan and Sichuan, a first bid of 9 in the school; one bank space is closed, she bids third and travels first.
rule-duli-cards = Each of Dúli’s sixteen cards is turned over once before all are shuffled again.
rule-duli-deck = The rulebook shows one of Dúli’s sixteen cards; the other fifteen are a reconstruction of ours.
rule-duli-bid = While a person still bids, Dúli takes the cheapest open space of the first building on her card. If she has a trader there or no space is open, she goes on to the next building; if there is none, she does not bid.
rule-duli-resolve = Dúli’s bids count for the bank; she never pays, and of her progress only the guild counts.
rule-duli-teahouse = If the card shows a teahouse, Dúli builds one in the farthest province with a person’s trader, or in the next lower one that has none.
rule-duli-travel = Dúli places her traders as the card says, up to the farthest province that a person’s horse has reached.
rule-duli-push = Where Dúli places traders in a province, she pushes out at most one trader of lower influence than hers: of two persons the one with less influence, then the one with more traders there; if all is equal, nobody.
rule-duli-presents = Dúli receives presents only where a person has traders too.
rule-duli-income = Dúli earns nothing and scores nothing.
rule-duli-leave = At the end of the round all of Dúli’s traders leave the board.

## Rules: expert game and two players (2013)

rule-debt-bid = You may bid more coins than you have.
rule-debt-points = For each coin you lack when paying, you lose nine points less the number of the round; your points may fall below zero.
rule-debt-floor = A missing coin costs at least one point, however late the round.
rule-two-colours = Each of the two players plays two colours with separate coins; the game is that of four.
rule-two-alternate = In the first order the colours of the two players alternate.
rule-two-rivals = A player’s two colours are rivals like any others: they may outbid each other and push each other out.
rule-two-end = With two players the game ends at 100 points or with two presents or fewer on the board.
rule-two-score = A player has one score for both colours; the coins of both are added before they become points.
rule-two-influence = In a tie, the influence of a player’s two colours is added up, because the rulebook counts both colours as one player’s score.

# Terminal
board-round = Round { $round }
board-end = End: { $points }/{ $end } points, ✦ { $presents }
board-end-presents = End: ✦ { $presents }
board-bridges = Bridges
board-traders = Traders
board-posts = Posts
board-teahouse = Teahouse
board-horses = Horses
board-presents = Presents
board-guards = Guards
board-puer = Pu’er
board-blocked = blocked
board-bank = Bank
board-bank-pays = pays { $coins }
board-bids = Bids
board-bidding = Bidding
board-passed = passed
board-travel = Travel
board-coins = Coins
board-income = Income
board-influence = Influence
board-passes = Passes
board-supply = In supply

## What bots measure, as a reason; what would help nobody is empty

measure-always = { "" }
measure-points-on-the-track = points on the track
measure-points-for-progress = points for progress at the end
measure-points-for-teahouses = points for teahouses at the end
measure-points-for-horses = points for the horse at the end
measure-presents = presents
measure-coins-not-pledged = coins not bound in bids
measure-income-to-be-converted = income to convert
measure-income-of-the-board-while-bidding = income per round, as the board stands
measure-income-of-the-board-while-travelling = income in this round, as the board stands
measure-income-for-the-inspector = income that the inspector would take
measure-traders = traders
measure-traders-squared = { "" }
measure-traders-at-home-while-bidding = traders in the supply for more bids
measure-traders-in-the-market-while-travelling = traders in the market who may still travel
measure-passes = border passes for every round
measure-reach = provinces in reach of the horse
measure-reach-times-traders = { "" }
measure-reach-times-passes = { "" }
measure-influence = influence
measure-others-of-lower-influence = rivals of lower influence
measure-others-of-higher-influence = rivals of higher influence
measure-posts-on-the-board = trading posts on the board
measure-revenue-of-posts = income from trading posts
measure-bridges-on-the-board = bridges on the board
measure-posts-kept = trading posts kept for later
measure-bridges-kept = bridges kept for later
measure-teahouses-kept = teahouses kept for later
measure-traders-cut-off = traders cut off from home
measure-bid-in-the-school = traders to come from the school
measure-bid-in-the-customs-office = border passes to come from the Customs Office
measure-bid-at-the-horse-trader = provinces to come from the Horse Trader
measure-bid-in-the-guild = influence to come from the Guild
measure-bid-in-the-yard = structures to come from the yard
measure-bid-in-the-temple = gorges to block from the temple
measure-pledged-where-it-can-be-outbid = coins in bids that can be outbid
measure-payment-of-the-bank = coins from the bank
measure-still-bidding = { "" }
measure-passes-left-to-travel = border passes left in this round
measure-still-to-travel = { "" }
measure-place-in-the-order = places further back in the order
measure-points-if-it-ended-now = points if the game ended now
measure-traders-in-yunnan = traders in Yunnan
measure-traders-in-sichuan = traders in Sichuan
measure-traders-in-kang = traders in the third province
measure-traders-in-tibet = traders in Tibet
measure-traders-in-qinghai = traders in Qinghai
measure-income-in-prospect = income in reach this round
measure-income-in-prospect-beside-two-bids = { "" }
measure-traders-that-can-be-pushed-out = own traders that can be pushed out
measure-traders-of-others-that-can-be-pushed-out = traders of others that can be pushed out
measure-own-rounds-to-the-end-by-points = { "" }
measure-rounds-to-the-end-by-points = { "" }
measure-presents-left-on-the-board = presents left on the board
measure-rounds-played = { "" }
# Why something is refused, where the rule alone does not say it

refusal-bid-trader-there = You have no trader there.
refusal-bid-space-taken = A bid space holds one trader; this one is taken.
refusal-bid-progress-left = You may bid only if there is progress to be had: you have reached the top of this building.
refusal-bank-space-free = There is no free space in the bank.
refusal-progress-order = You use the buildings where you have won in any order you like; you have no trader in this one.
refusal-progress-structure-left = You have no structure of this kind left in the general supply.
refusal-build-in-supply = You have no such structure in your personal supply.
refusal-travel-trader-there = You have no trader there who could travel.
refusal-travel-one-journey = A trader makes one journey in a turn; the traders there have made theirs.
refusal-travel-passes = Every border that a trader crosses takes a border pass; you do not have enough left.
refusal-push-trader-there = This player has no trader there; nobody is pushed out of the market.

# Chapters of the rulebook

chapter-2-giocatori = 2 players
chapter-fine-del-gioco = End of the game
chapter-gioco-per-esperti = Expert game
chapter-preparazione = Setting up
