name-china = China
title-china = China
setup-side = Side of the board
setup-side-auto = by the number of players
setup-side-3-4 = for three or four players
setup-side-4-5 = for four or five players
setup-fortifications = Fortifications

# Rules, in rulebook order

rule-setup-side = One side of the board is for three or four players, the other for four or five; with four you choose.
rule-setup-cards = With four players one card of each colour goes back into the box, with three players two of each.
rule-setup-hand = You hold three cards, and nobody else may see them.
rule-setup-row = Four cards from the pile lie open beside it.
rule-setup-emperor = The first player keeps the emperor to the end; the last round is over when the player to the right has played.
rule-setup-deck = There are 57 cards: 13 red, 12 green, 11 yellow, 11 orange and 10 violet. The total is printed; the numbers by colour are a reconstruction of ours.
rule-setup-provinces = Chu has 8 spaces, Wei 7, Ch’in 6 and Qi 5, as the rules and their examples show. Yan and Zhao with 7, Shu with 6, Han with 5 and Lu with 4 are a reconstruction of ours, and so is the name Yan.
rule-turn-place-or-swap = On your turn you place one or two pieces or swap one card. You may do neither only if both are impossible.
rule-place-cards-in-hand = You can only play cards that you hold.
rule-place-colour = One card brings one piece into a province of the card’s own colour.
rule-place-one-province = All pieces that you place in a turn go into the same province.
rule-place-first-alone = Where no piece stands yet, you may place only one piece in your turn.
rule-place-two-pieces = Where any piece stands already, you may place up to two pieces: at most three cards, two pieces, one province.
rule-place-joker = Two cards of one colour together serve as a joker for one piece.
rule-place-joker-colour = A joker is for provinces of a colour other than its own.
rule-place-discards = Cards that were played lie open on the discards.
rule-place-supply = You can place only pieces that are left in your supply.
rule-house-space-taken = A space holds only one house.
rule-emissary-limit = A province never has more emissaries than the player with the most houses there has.
rule-emissary-anywhere = You may send emissaries where you have no house yourself, and also where the houses have been scored.
rule-emissary-no-houses = An emissary needs a province in which somebody has a house.
rule-houses-full = As soon as every space of a province holds a house, its houses are scored, even in the middle of a turn.
rule-houses-most = Whoever has the most houses in a province gets a point for every house there, whoever owns it.
rule-houses-next = Each further place gets as many points as the place above it has houses there. Without a house you get nothing.
rule-houses-tie = Players with equal numbers of houses share a place and get its full points; the next player takes the place right below.
rule-draw-hand = After your turn you fill your hand up to three cards, one by one.
rule-draw-row = You can only take a card that lies in the open row.
rule-draw-known = Everybody sees which card you take from the open row, so it stays known until you play it.
rule-draw-pile = While there are cards in the pile, you may draw from it.
rule-draw-refill = The open row is filled up to four only when the player’s hand is full.
rule-pile-cards = Only a card that is in the pile can come from it.
rule-pile-once = When the pile runs out for the first time, the discards are shuffled and become the new pile. The open row stays.
rule-pile-twice = When the pile runs out for the second time, there is no new one: you draw what is left, and the last round is played.
rule-swap-instead = You may swap a card only instead of placing pieces.
rule-swap-nothing-left = You can swap only if there is a card to draw, open or in the pile.
rule-end-last-round = Once the pile has run out twice, the round goes on to the player to the right of the emperor, and then the game ends.
rule-end-no-piece = The game ends at once when nobody could place a piece any more, whatever the cards.
rule-final-houses = At the end the houses are scored in every province that has not been scored yet.
rule-alliance-order = The fifteen alliances between neighbouring provinces are scored in the order of their numbers.
rule-alliance-majorities = Whoever has the most emissaries in both provinces of an alliance gets a point for every emissary in them, whoever owns it.
rule-alliance-numbers = The alliances 3 (Wei and Ch’in) and 4 (Ch’in and Shu) are printed; the other pairs and numbers are a reconstruction of ours.
rule-alliance-shared = Players who tie for the most emissaries all have the majority, and each of them gets the full points.
rule-road-row = Four or more of your houses in an unbroken row along a road score a point each. Branches do not count, and no house counts twice.
rule-road-best = Where your houses allow several sets of rows, the set with the most points is scored.
rule-road-network = Where the roads run is a reconstruction of ours; both sides of the board have the same spaces.
rule-win-points = The player with the most points becomes emperor.
rule-win-supply = If points are equal, the player with more pieces left in the supply wins.
rule-win-shared = If that is equal too, the victory is shared.
rule-fortification-space = A fortification needs a space without a house and without another fortification.
rule-fortification-neutral = A fortification belongs to nobody: any player may place a house on it.
rule-fortification-houses = With a house on a fortification you get double points for the houses of that province.
rule-fortification-road = A row that includes your house on a fortification scores double.

# The chronicle

event-board-laid-out = The side for { $side } players lies up.
event-cards-removed = { $count ->
    [0] All cards are in the game.
    [one] One card of each colour stays in the box.
   *[other] { $count } cards of each colour stay in the box.
  }
event-emperor-given = { $player } starts and keeps the emperor.
event-hand-dealt = { $player } has three cards.
event-row-laid-out = The open row gets { $card }.
event-cards-played = { $player } plays { $payment }.
event-joker-played = { $player } plays { $payment } as a joker.
event-house-placed = { $player } places a house in { $province } ({ $space }).
event-emissary-placed = { $player } sends an emissary to { $province }.
event-fortification-placed = { $player } builds a fortification in { $province } ({ $space }).
event-first-in-province = It is the first piece in { $province }, so it stays alone this turn.
event-left-at-one = { $player } leaves it at one piece.
event-passed = { $player } can neither place a piece nor swap a card.
event-card-swapped = { $player } swaps { $card }.
event-card-taken = { $player } takes { $card } from the open row.
event-card-drawn = { $player } draws a card from the pile.
event-card-seen = You get { $card }.
event-row-filled = The open row gets { $card }.
event-pile-shuffled = The pile is used up. The discards are shuffled: { $count } cards.
event-pile-spent = The pile is used up for the second time. This is the last round.
event-province-full = { $province } is full and is scored.
event-province-at-the-end = The houses in { $province } are scored.
event-houses-first = { $player } has the most houses in { $province }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
event-houses-next = { $player } gets { $points ->
    [one] one point
   *[other] { $points } points
  } for houses in { $province }.
event-houses-tied = { $player } shares a place in { $province }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
event-houses-doubled = The fortification in { $province } has doubled { $player }’s points.
event-alliance-scored = Alliance { $alliance }, { $province } and { $other }: { $player } gets { $points } points.
event-row-scored = { $player } has a row of { $count } houses from { $from } to { $to }: { $points } points.
event-row-doubled = { $player } has a fortified row of { $count } houses from { $from } to { $to }: { $points } points.
event-nothing-fits = No piece fits on the board any more.
event-round-ended = The last round is over.
event-game-won = { $player } becomes emperor with { $points } points.
event-game-won-by-supply = { $player } becomes emperor with { $points } points and { $count } pieces left.
event-game-shared = { $player } shares the throne with { $points } points.

# What can be chosen

option-deal = deal { $card }
option-house = House on { $space } for { $payment }
option-emissary = Emissary to { $province } for { $payment }
option-fortification = Fortification on { $space } for { $payment }
option-swap = Swap { $card }
option-end = End placing
option-take = Take { $card }
option-draw = Draw from the pile

prompt-dealing = The cards are being dealt.
prompt-open-row = The open row is being laid out.
prompt-turn = Place a piece, swap a card instead, or end placing.
prompt-drawing = Fill your hand: take an open card or draw from the pile.
prompt-top-card = A card is being drawn.
prompt-refilling = The open row is being filled.
prompt-ending = The turn goes to the next player.

category-houses = Houses
category-alliances = Alliances
category-roads = Roads

# The board on the terminal

board-houses = Houses
board-emissaries = Emiss.
board-fortifications = Fort.
board-hand = Hand
board-row = Open row
board-pile = Pile
board-discards = Discards
board-last-round = last round
board-second-pass = second time through

# Names

colour-green = Green
colour-red = Red
colour-violet = Violet
colour-blue = Blue
colour-yellow = Yellow
side-3-4 = 3–4
side-4-5 = 4–5
card-red = a red card
card-green = a green card
card-yellow = a yellow card
card-orange = an orange card
card-violet = a violet card
hue-red = red
hue-green = green
hue-yellow = yellow
hue-orange = orange
hue-violet = violet
payment-red = a red card
payment-green = a green card
payment-yellow = a yellow card
payment-orange = an orange card
payment-violet = a violet card
payment-red-pair = two red cards
payment-green-pair = two green cards
payment-yellow-pair = two yellow cards
payment-orange-pair = two orange cards
payment-violet-pair = two violet cards
province-yan = Yan
province-zhao = Zhao
province-wei = Wei
province-chin = Ch’in
province-shu = Shu
province-chu = Chu
province-han = Han
province-lu = Lu
province-qi = Qi
space-yan-1 = Yan 1
space-yan-2 = Yan 2
space-yan-3 = Yan 3
space-yan-4 = Yan 4
space-yan-5 = Yan 5
space-yan-6 = Yan 6
space-yan-7 = Yan 7
space-zhao-1 = Zhao 1
space-zhao-2 = Zhao 2
space-zhao-3 = Zhao 3
space-zhao-4 = Zhao 4
space-zhao-5 = Zhao 5
space-zhao-6 = Zhao 6
space-zhao-7 = Zhao 7
space-wei-1 = Wei 1
space-wei-2 = Wei 2
space-wei-3 = Wei 3
space-wei-4 = Wei 4
space-wei-5 = Wei 5
space-wei-6 = Wei 6
space-wei-7 = Wei 7
space-chin-1 = Ch’in 1
space-chin-2 = Ch’in 2
space-chin-3 = Ch’in 3
space-chin-4 = Ch’in 4
space-chin-5 = Ch’in 5
space-chin-6 = Ch’in 6
space-shu-1 = Shu 1
space-shu-2 = Shu 2
space-shu-3 = Shu 3
space-shu-4 = Shu 4
space-shu-5 = Shu 5
space-shu-6 = Shu 6
space-chu-1 = Chu 1
space-chu-2 = Chu 2
space-chu-3 = Chu 3
space-chu-4 = Chu 4
space-chu-5 = Chu 5
space-chu-6 = Chu 6
space-chu-7 = Chu 7
space-chu-8 = Chu 8
space-han-1 = Han 1
space-han-2 = Han 2
space-han-3 = Han 3
space-han-4 = Han 4
space-han-5 = Han 5
space-lu-1 = Lu 1
space-lu-2 = Lu 2
space-lu-3 = Lu 3
space-lu-4 = Lu 4
space-qi-1 = Qi 1
space-qi-2 = Qi 2
space-qi-3 = Qi 3
space-qi-4 = Qi 4
space-qi-5 = Qi 5

## What bots measure, as a reason; what would help nobody is empty

measure-always = { "" }
measure-points = points scored so far
measure-houses-in-provinces-with-one-space-left = points in provinces with one space left
measure-houses-in-provinces-with-two-spaces-left = points in provinces with two spaces left
measure-houses-in-provinces-with-more-spaces-left = points in provinces with more spaces left
measure-majorities-of-houses = provinces with most houses
measure-shared-majorities-of-houses = provinces that share most houses
measure-one-house-behind = provinces one house behind
measure-provinces-without-a-house = open provinces without a house
measure-spaces-of-provinces-that-are-led = spaces in provinces that are led
measure-spaces-of-provinces-that-are-decided = spaces in provinces that cannot be lost
measure-provinces-where-the-lead-is-within-reach = provinces where the lead is within reach
measure-alliances = points for alliances, as they stand
measure-settled-alliances = points for alliances that are safe
measure-half-alliances-that-are-open = alliances half won
measure-half-alliances-of-another = { "" }
measure-half-alliances-within-reach = alliances within reach
measure-half-alliances-out-of-reach-for-now = { "" }
measure-worth-of-half-alliances-within-reach = points for alliances within reach
measure-majorities-of-emissaries = provinces with most emissaries
measure-shared-majorities-of-emissaries = provinces that share most emissaries
measure-alliances-of-majorities = alliances of provinces with most emissaries
measure-alliances-of-shared-majorities = { "" }
measure-alliances-of-settled-majorities = alliances of provinces that are safe
measure-alliances-of-majorities-within-reach = { "" }
measure-rows = points for rows, as they stand
measure-neighbours-along-roads = houses next to own houses
measure-free-spaces-along-roads = free spaces next to own houses
measure-groups-of-two-along-roads = pairs along roads
measure-groups-of-three-along-roads = threes along roads
measure-ways-to-lengthen-groups-of-three = ways to make a three a row
measure-longer-groups-along-roads = rows of four or more
measure-longest-group-along-roads = houses in the longest group
measure-houses-left = houses left in the supply
measure-emissaries-left = emissaries left in the supply
measure-fortifications-left = fortifications left
measure-fortified-houses-in-open-provinces = houses on fortifications
measure-cards = cards in the hand
measure-colours-in-the-hand = colours in the hand
measure-pairs-in-the-hand = pairs in the hand
measure-spaces-for-the-hand = spaces that the hand can pay for
measure-own-turn = { "" }
measure-pieces-left-in-the-turn = pieces left to place in this turn
measure-next-but-one = { "" }
measure-points-by-one-piece-of-the-hand = points to be had with one piece now
measure-points-by-the-best-pieces-of-the-hand = points to be had in one turn with the cards at hand
measure-points-by-the-second-best-pieces-of-the-hand = { "" }
measure-points-by-all-pieces-of-the-hand = { "" }
measure-points-by-the-best-pieces-of-any-hand = points to be had in one turn with the best cards
measure-points-in-danger = points that others could take away with one turn each
measure-points-in-danger-soon = points that others could take away next
# Why something is refused, where the rule alone does not say it

refusal-place-supply = You have no piece of this kind left.
refusal-draw-pile = The pile is used up, so no card can be drawn from it.

# Chapters of the rulebook

chapter-bundniswertung = Scoring alliances
chapter-der-neue-kaiser = The new emperor
chapter-hauserwertung = Scoring houses
chapter-karte-tauschen = Swapping a card
chapter-karten-nachziehen = Drawing cards
chapter-nachziehstapel-aufgebraucht = When the pile runs out
chapter-schlusswertung = Final scoring
chapter-spiel-mit-befestigungen = Playing with fortifications
chapter-spielende = End of the game
chapter-spielmaterial = Components
chapter-spielsteine-setzen = Placing pieces
chapter-spielverlauf = Course of the game
chapter-spielvorbereitung = Setting up
chapter-strassenwertung = Scoring roads
