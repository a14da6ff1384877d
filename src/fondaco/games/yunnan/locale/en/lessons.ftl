## Bidding in Pu’er

lesson-bids = Bidding in Pu’er
    .about = How you win progress for your traders, outbid others, and let the bank pay you instead.
lesson-bids-aim = You trade tea along the Tea Horse Road. A round has two halves: first everybody bids for progress in the city of Pu’er, on the right; then the traders travel up the road, on the left, and earn. Whoever has most points in the end wins.
lesson-bids-outbid = You bid by placing a trader on a price. The Trading School gives one more trader. Ling has bid 7 there, on a small round space. Bid 9: touch the space, then confirm.
    .other = That would be a proper move too. Here the lesson wants to show you how a bid is beaten: bid 9 in the Trading School.
lesson-bids-large = Ling’s trader had to go home: on a small space only the highest bid of the building stays. Then Tommaso bid 12, and yet your trader stands. Yours is on a large space, from 9 upwards, and nobody can send it away. You will both get a new trader, and each pays the own price.
lesson-bids-small = You have 18 coins, and 9 of them stand in the school: all your bids together may not exceed what you own. The Customs Office gives one more border pass, and Ling has bid 5 there. Bid 7.
    .other = You may, but let us stay with Ling’s bid of 5 in the Customs Office: 7 beats it.
lesson-bids-pass = Now it has happened to you: Tommaso bid 9, and your trader came home. You may try again elsewhere, but your money is nearly bound. Pass: the traders left in your supply go to the market of Pu’er, where the journey begins.
    .other = Good bids exist here, but this step is about passing.
    .done = All have passed, and the bids are paid. You paid 9 and got a fourth trader, who stands in the market at once. Trader from the school included, you can now travel with three.
lesson-bids-bank = Another round: you have only 6 coins, and the others bid high. Then the bank is your friend. It pays 9 coins and 1 more for every 5 coins that stand in all bids. 46 stand there now. Touch the bank.
    .other = With 6 coins you could still bid 5, but then the bank would pay you nothing.
    .done = The bank has paid you 18. The price: whoever goes to the bank has passed, wins no progress, and all traders in buildings go to the market. And it has only two spaces.
lesson-bids-end = That is the bidding: outbid on small spaces, stay on large ones, pass in time, or let the bank pay. What the buildings give you is the next lesson.

## What the buildings give

lesson-progress = What the buildings give
    .about = Traders, passes, horse, influence, structures, and the temple that closes a gorge.
lesson-progress-six = Six buildings, six kinds of progress. The school gives a trader, the Customs Office a border pass for every round, the Horse Trader moves your horse one province on, the Guild raises your influence, the yard gives a structure, the temple closes a gorge for a round.
lesson-progress-pass = You hold three buildings: temple, yard and Horse Trader, for 25 coins in all. The others have passed. Pass too, and see how it is settled.
    .other = More bids are allowed, but you have what you need. Pass.
lesson-progress-first = You have paid, and your horse has walked on to Kang by itself. Temple and yard need a decision, and you may choose which comes first. Take the temple.
    .other = The order is yours to choose, and the yard first would do as well. Let us begin with the temple.
lesson-progress-block = Close any of the four gorges. Until the end of the round no bridge there counts, for nobody, and none can be built. It is a way to spoil somebody’s short cut.
    .other = Choose a gorge first.
lesson-progress-take = Now the yard: take a trading post. It earns in its province round after round, and closes a gap in your route.
    .other = Bridges and teahouses have a lesson of their own. For now take a trading post.
lesson-progress-build = You may build it at once, or keep it for your travel phase. You can build wherever your horse has been. Build it in Sichuan.
    .other = That is a real choice, and sometimes the better one. Here build the post in Sichuan.
    .done = The post stands. In the whole game you have two posts, two bridges and two teahouses, so every structure counts.
lesson-progress-end = Progress is never lost: passes, influence and horse even score at the end, and the last steps are worth most. Next you will travel.

## Travelling up the road

lesson-travel = Travelling up the road
    .about = Border passes, the reach of your horse, and a route without gaps.
lesson-travel-road = The road leads from Pu’er through Yunnan, Sichuan, Kang and Tibet to Qinghai. A trader earns 6 in Yunnan and 3 more in each province beyond: 9, 12, 15, 18. The market pays 3, however many stand there. So everybody wants to go far.
lesson-travel-far = You have five border passes this round, and your horse has reached Kang. Every border takes one pass. From the market to Kang there are three: touch the market, then Kang.
    .other = A fine journey, but let us send a trader all the way from the market to Kang.
lesson-travel-gap = Careful: you stand in Yunnan and in Kang, but not in Sichuan between them. If your turn ended like this, the trader in Kang would have no unbroken route home and would go back to the market.
lesson-travel-fill = You have two passes left. Close the gap: from the market to Sichuan are two borders.
    .other = That leaves Sichuan empty, or Yunnan. Fill the gap with the trader from the market.
lesson-travel-end = Now one trader each stands in Yunnan, Sichuan and Kang: 6, 9 and 12. All passes are used. End your turn.
    .other = There is nothing left to gain here. End your turn.
    .done = Your income was 27. You also received two presents on the way, one in Sichuan and one in Kang; about those later. Traders on the road stay there for the next round; those in the market go home to your supply.
lesson-travel-later = Gaps that others tear into your route later in the round, by pushing a trader out or by the inspector, do not send anybody home. But each missing province then costs every trader beyond it 3 coins.

## Bridges, posts and teahouses

lesson-structures = Bridges, posts and teahouses
    .about = Three structures that shorten the way, close gaps, and keep the inspector out.
lesson-structures-three = You have a bridge, a trading post and a teahouse in your supply. In your travel turn you may build them wherever your horse has been, before, between and after journeys, free of charge.
lesson-structures-bridge = You have three passes. On foot, Tibet is four borders away. But a gorge joins Yunnan and Tibet: build your bridge over it. Only you may use your bridge.
    .other = Not wrong, but without the bridge over the gorge between Yunnan and Tibet you will not get far today.
lesson-structures-over = Now the way is short: one border into Yunnan, one over the bridge. Travel from the market to Tibet. There a trader earns 15.
    .other = The bridge waits: go from the market to Tibet.
lesson-structures-post = Your route is complete too: Pu’er, Yunnan, bridge, Tibet. Build the trading post in Tibet: it earns 10 there every round. A post counts as part of the route, it is never pushed out, but with a gap behind it it earns nothing.
    .other = Possible, but in Tibet the post earns 10.
lesson-structures-teahouse = And the teahouse: only one stands in a province, whoever owns it. Build yours in Tibet. It is worth 10 points at the end, and the inspector never banishes your traders where your teahouse stands.
    .other = There the teahouse would be worth less, and your best trader would stay unprotected.
lesson-structures-end = Everything stands. End your turn.
    .other = You may use the last pass, but it is not needed. End your turn.
    .done = The inspector came to the richest province, Tibet, and found nobody to banish: your teahouse protects you. Your income: 15 and 10 in Tibet, 6 in Yunnan, 3 in the market.

## Influence, inspector, presents

lesson-rivals = Influence, inspector, presents
    .about = Pushing others out, who is banished, who gets presents, and the order of play.
lesson-rivals-influence = Influence is your rank. Yours is 2, Ling and Tommaso have 1 each. Whenever one of your traders arrives in a province, you may push out one trader of lower influence there.
lesson-rivals-arrive = Ling’s trader earns 12 in Kang. Go there: from Yunnan to Kang you need two passes, and you keep one trader each in Yunnan and Sichuan.
    .other = You can push out there too, but Ling’s trader in Kang hurts most.
lesson-rivals-push = You have arrived and may push somebody out, or nobody. Push out Ling’s trader: it goes one province down the road, to Sichuan.
    .other = Mercy is allowed. But look at what pushing does.
lesson-rivals-end = Now for the inspector. He visits the province where all traders and posts together earn most: count Sichuan. Five traders stand there now, 45 in all. End your turn.
    .other = You have no pass left for a journey. End your turn.
lesson-rivals-banished = The inspector went to Sichuan and banished the trader of the highest influence there: yours. Influence draws his eye, unless you have the highest influence of 4 or a teahouse in that province. And now Sichuan is a gap: your trader in Kang earned 3 less.
lesson-rivals-presents = Then each trader on the road received a present, as long as there were any: the highest influence first. In Sichuan only one lay, and it went to a trader there; in Kang you got one. A present is worth 3 points at the end, and when the last one is gone, the game is over.
lesson-rivals-order = Last comes the order. The highest income travels first in the next round and therefore bids last. Whoever travels first is pushed out by those behind, whoever bids last sees what the others do.

## Points, coins and the end

lesson-points = Points, coins and the end
    .about = How income becomes points or coins, when the game ends, and what counts.
lesson-points-choice = Your income of this round is 27. You decide how much of it becomes points; the rest you get in coins. Points are for the end, coins are for the next bidding. That is the heart of the game.
lesson-points-convert = You own 2 coins, and a good bid costs 9. Keep enough for two of them: turn 10 into points, then you start the next round with 19 coins. Set the amount and confirm.
    .other = A matter of taste, but here take 10: with too few coins you cannot bid, with too many you fall behind.
    .done = Early in the game coins are worth more: they buy progress that earns every round. Towards the end it is the other way round, for three coins left over are worth only one point.
lesson-points-near = A later round. You have 62 points and an income of 30. The game ends after a conversion in which somebody has 80 points, or when no present is left on the board. You can end it now.
lesson-points-finish = In the last round every coin should become a point. Convert all 30: you reach 92, and the game ends after the others have converted too.
    .other = Coins you keep now are worth a third of a point each. Convert all 30.
lesson-points-sheet = The game is over, and the rest is counted: three coins are a point, a present is 3. Passes, influence and horse score by their steps, 0, 1, 4, 9 and 16, so the last steps are worth most. Teahouses score by their province. You have won.

## The expert game

lesson-expert = The expert game
    .about = Two traders in one building, guards, and another end: a module for a second game.
lesson-expert-what = The expert game adds two modules. With double bidding you may have two traders in one building and take its progress twice. With guards the yard has one more thing to offer.
lesson-expert-one = Influence twice in one round: that is tempting. Begin with 9 in the Traders Guild. Tommaso’s 7 is beaten.
    .other = Also a bid, but let us take the Guild twice.
lesson-expert-two = Now a second trader in the same building: bid 12 in the Guild. A bid above your own trader on a small space would send that trader home, but yours stands on a large one.
    .other = You have 27 coins, and 9 are bound. 12 in the Guild fits.
lesson-expert-yard = 21 of your 27 coins are bound. Take the yard as well, for 5.
    .other = The yard for 5 is what we need for the guard.
lesson-expert-pass = Pass, and the progress is yours.
    .other = Pass, to see the guard.
lesson-expert-guard = In the yard you may take the guard instead of a structure, once in the game. Take it.
    .other = That too is on offer, but this lesson is about the guard.
lesson-expert-post = Post it at once in any province. There nobody can push out your traders this round; the inspector still can banish them. At the end of the round the guard leaves the game.
    .other = Choose a province for the guard.
    .done = One more difference: in the expert game points do not end the game. It goes on until the last present has left the board.

## Two players and Dúli

lesson-duli = Two players and Dúli
    .about = With two players a third trader plays along, led by cards.
lesson-duli-duli = With two players Dúli sits at the table, in blue. Nobody decides for her: she turns over a card. She bids, she travels, she may push you out, but she earns nothing and cannot win. One space of the bank is closed.
lesson-duli-bid = She has 9 in the school already; there you would have to pay more. Bid 5 in the Customs Office.
    .other = Fine as well. For this lesson bid 5 in the Customs Office.
lesson-duli-card = Her card named the Customs Office first, and she took the cheapest open space there: 7. Your trader is home again. She always bids where her card says, whatever it costs, for she never pays; only the Guild does something for her.
lesson-duli-large = A large space is safe from her too. Bid 9 in the Customs Office.
    .other = It may work, but 9 in the Customs Office is safe.
lesson-duli-pass = Dúli has outbid Ling in the Guild, so her influence will rise. You have what you want: pass.
    .other = Your coins are bound. Pass.
lesson-duli-end = She travelled first and placed her traders where her card said, as far as the foremost horse of you two. Where she has more influence than you, she may push one of your traders out. At the end of the round her traders leave again.
