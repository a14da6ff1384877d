## Buying goods

lesson-buying = Buying goods
    .about = What the game is about, the price board, and the warehouses.
lesson-buying-aim = You are a merchant about the year 1400. You buy cheaply, get your goods onto wagons, and sell them dear where the wagons arrive. With the profit you climb in society, and whoever stands highest in the end wins. Money alone does not.
lesson-buying-board = Six goods, and each has a row on the price board: what it sells for, 600 to 1000, and what it costs you, 100 to 400. The dearer it sells, the dearer it is to buy. Each city sells only three of the six, and only those can be stored there.
lesson-buying-buy = You already have salt in your warehouse in Paris, where wagon 1 stands. Buy a piece of wine in Paris: it costs 100. Touch the wine, then Paris.
    .other = You may buy anywhere. But goods leave a city only on a wagon that stands there, so let us stay in Paris.
lesson-buying-more = A second one: whoever loads several pieces of one kind earns most when its price rises.
    .other = Buy one more wine in Paris.
lesson-buying-third = Three goods a round are the most. The last one may lie elsewhere: wagon 3 waits in Wien, and silk sells for 700. Buy silk in Wien.
    .other = Possible, but silk in Wien gives you a foot on another wagon.
    .done = That was your purchase: 300 gulden for three goods. Now the others buy. In the very first round everybody buys twice, so that the warehouses fill.

## Load master and freight

lesson-loading = Load master and freight
    .about = Who commands a wagon, who may load what, and how the freight is bargained for.
lesson-loading-office = Every wagon in a city needs a load master. For each, in the order of the numbers, all bid in secret; the highest bid is paid to the bank, the others keep their money. Of equal bids the one earlier in player order wins.
lesson-loading-bid = Wagon 1 stands in Paris, where two of your wines and a salt lie. Bid 300 for it.
    .other = Your bid is yours to choose. With 300 you will win here.
lesson-loading-load = The discs are turned over: you are load master. You load first, free of charge, up to three goods, but only one kind. Load a wine.
    .other = Salt would be your kind then. You have more wine.
lesson-loading-again = And the second one. From now on you have the monopoly on wine on this wagon: nobody else may load it.
    .other = Load the second wine too.
lesson-loading-freight = Ling wants to ship two foods on your wagon and offers 200. You are the master: you may accept, refuse, or ask for more. Ask 400.
    .other = It is your wagon, so it is your price. Try how far she goes: ask 400.
    .done = She accepts, pays you 400 at once, and loads. Each of the others may load up to two goods, of any kind but yours, if you agree on a price.
lesson-loading-second = Wagon 2 in Köln is next. You have only one cloth there: let somebody else pay for the office. Bid 0.
    .other = Save your money: with one cloth the office does not pay.
lesson-loading-ship = Ling is master and has loaded her iron. Now propose your goods to her: ship the cloth.
    .other = You may pass, but then the cloth stays in Köln.
lesson-loading-offer = What is it worth to you? A cloth sells for at least 600. Offer 200.
    .other = Too little is refused, too much is given away. Offer 200.
lesson-loading-deal = She asks 300. Accept, and it is done; refuse, and you may propose something else, up to three times for one wagon. At 300 you still gain: accept.
    .other = A refusal is your right, and sometimes wise. Here accept.
    .done = Agreed: you pay 300, and the cloth is loaded. The office lasts until the wagon leaves the city; as long as it stands, more may be loaded in later rounds.

## Wagons, forks and the courier

lesson-wagons = Wagons, forks and the courier
    .about = Tiles move the wagons, forks decide where they go, and the courier brings a card.
lesson-wagons-tiles = You have four tiles, from 1 to 4. Each round you play one: it moves any wagon, yours or not, so many fields. A used tile stays face down until four rounds are over; then all come back. Wagons never turn round.
lesson-wagons-move = Wagon 2 carries your cloth. Two fields ahead lies the fork Deventer. The courier stands on the road from there to Brugge. Move wagon 2 with tile 3.
    .other = Every wagon may be moved. But wagon 2 can meet the courier.
lesson-wagons-fork = At a fork whoever drives chooses the road. Take the one to Brugge, where the courier waits.
    .other = That leads to Hamburg. Also a goal, but the courier is on the other road.
lesson-wagons-card = You have brought a wagon and the courier together: choose any influence card from the pile. Take Special Sale; what the cards do has a lesson of its own.
    .other = A good card too. Here take Special Sale.
lesson-wagons-arrived = Ling has driven wagon 2 on into Brugge. A wagon that reaches a city stops there, what is left of the move is lost, and it rests until the next round. Everything on it will be sold, your cloth too: it was Ling who paid for the journey.
lesson-wagons-courier = Investment cards help. With the card Courier you move the courier one field in your turn. Send it one field towards Reims.
    .other = In your turn the order is free. Here begin with the courier.
lesson-wagons-tile = Wagon 1 stands on the road to Reims. Move it with tile 2: it comes to Reims itself, one field short of the courier.
    .other = Tile 2 and wagon 1 bring you right before the courier.
lesson-wagons-drive = The Cartwright gives you one extra point. Drive wagon 1 with it.
    .other = You may keep the point unused, but it does not last.
lesson-wagons-meet = Reims is a fork as well. Take the road to Brugge, onto the courier’s field.
    .other = The other road leads south, away from the courier.
lesson-wagons-choose = Met again: choose a card. Ascent is a good one.
    .other = Any card is fine here.
    .done = A wagon that brought you a card is not moved by you again in this turn. The courier stays where it is, and the next meeting may be somebody else’s.

## Prices and the sale

lesson-prices = Prices and the sale
    .about = The price disc, offices, the warehouse sale, and what an arrived wagon brings.
lesson-prices-what = Wagon 2 has arrived in Brugge with three of your wines. Before it is sold, the prices move. Everybody secretly sets a disc with two hands; each hand raises its good by one step. From the top, 1000, a price falls back to 600.
lesson-prices-disc = Wine stands at 800. Careful: others may raise it too, and beyond 1000 it drops to 600. Point one hand at wine.
    .other = What you point at is your secret. For the lesson, point at wine alone.
lesson-prices-office = Ling raised wine too: it stands at 1000. Silk and cloth have risen as well. Your card Office changes one price by a step, up or down, once in a round. 1000 is as good as it gets, so use the office elsewhere: lower cloth, Tommaso’s good.
    .other = Your wine is at the top already. Lower cloth.
lesson-prices-sell = After all price changes your card Warehouse Sale lets you sell up to five goods straight from your warehouses, at the buying price. Salt is at 900, so it pays 300. Sell one in Paris.
    .other = Selling is voluntary. Try it once, in Paris.
lesson-prices-stop = Keep the rest: on a wagon it will bring 900 or more. Pass.
    .other = That is allowed, up to five. Now pass.
    .done = Now wagon 2 was sold. Your three wines brought 1000 each, and 300 more each as the bonus of Brugge, for Brugge does not sell wine itself: 3900 gulden. Ling’s silk got no bonus. The bonus of Brugge is now 0, and in cities without a wagon it has risen.

## Investments

lesson-investing = Investments
    .about = An auction for cards that help you for the rest of the game.
lesson-investing-row = Eight investment cards, four of them open. Each helps its owner every round to the end of the game. They are not auctioned one by one: you bid for the right to choose.
lesson-investing-open = You are start player, so you open. Whoever does not open is out of the auction for this round. Bid 200.
    .other = An opening of 200 is modest and enough.
lesson-investing-raise = Ling has bid 400, Tommaso is out for this card. Go to 500.
    .other = A bid must be higher than the one before. 500 is enough.
lesson-investing-choose = You have won. Choose one of the open cards: the Great Office changes a price by a step every round, even round the end of the board.
    .other = All four are good; the Great Office fits what you have learned.
    .done = You have paid 500 to the bank, and the card is yours. Each player gets at most one a round, and one card less is sold than there are players. Now the others bid for the next one.
lesson-investing-cards = What there is: Cheap Purchase (buy for 100 in all), Cartwright and Great Cartwright (one or two extra points), Courier and Express Courier (move the courier), Office and Great Office (change a price), Warehouse Sale (sell without a wagon).

## Standing, debts and the end

lesson-standing = Standing, debts and the end
    .about = Representation, climbing, falling and borrowing, and who wins.
lesson-standing-steps = This is what it is all about: the steps of society, named by what they cost each round, from 0 to 1600. At the end of every round you first pay for your step; then you may climb.
lesson-standing-climb = You stand on the step of 200 and have paid for it. A step up costs what the track of arrivals shows: with one wagon arrived, 800. The later, the dearer. Climb.
    .other = Money wins nothing here by itself. Climb while it is cheap.
lesson-standing-stop = You could climb once more, two steps a round are allowed. But next round the step of 400 must be paid, and wagons must be loaded. Keep 1500: pass.
    .other = Bold! But you would be poor next round. Take it back and pass.
lesson-standing-borrow = A bad round: you could not pay the 400 of your step, and fell to the highest one you could pay. Whoever has fallen may borrow 2000 from the bank, once. Your wine waits for a wagon, so borrow.
    .other = To go on with 100 gulden would be hard. Borrow.
    .done = You have 2100 and a note of debt. It costs 2500 to repay. As long as you are in debt you cannot climb, and at the end everybody without debts ranks before you.
lesson-standing-repay = A wagon has arrived with your goods, and you have 4200. First get rid of the debt: repay 2500.
    .other = Without repaying you cannot climb.
lesson-standing-up = Now you may climb again: after three arrivals a step costs 1000. Climb.
    .other = It will not get cheaper. Climb.
lesson-standing-last = The last round. With three players the game ends after the round in which the seventh wagon arrives. The highest step wins; on equal steps, the most money. Ling stands one step above you, Tommaso too, but he is in debt.
lesson-standing-final = After seven arrivals a step costs 2500. You have 3000: climb.
    .other = Money counts only on equal steps. Climb.
lesson-standing-ranks = You and Ling stand on the step of 800. She has 2400 left, you 500: she wins by her money. Tommaso is last although he stands just as high, because of his debt. One more wagon in time, and it would have been yours.

## Influence cards

lesson-cards = Influence cards
    .about = Seven kinds of cards, each played once, each at its own moment.
lesson-cards-what = Influence cards come from the courier. Each is played once, at the moment its name suggests, and leaves the game. We go through all seven, each at its own position.
lesson-cards-master = Load Master: before the bids you take the office on a wagon for 800, and nobody can outbid you. Play it on wagon 1.
    .other = Passing keeps the card. Here play it on wagon 1.
lesson-cards-free = Free Loading: you put up to two goods on a wagon without asking its master and without paying. Play it.
    .other = You could bargain instead. Here play the card.
lesson-cards-freely = Now load a wine.
    .other = Anything of yours in Paris would do. Load a wine.
lesson-cards-axle = Broken Axle: before anything moves you stop a wagon for the whole round. Tommaso’s silk on wagon 3 would be a good one.
    .other = Choose the wagon that hurts most: number 3.
lesson-cards-special = Special Sale: one good straight from a warehouse for 800, whatever its price. Sell a wine from Paris.
    .other = Choose a good; here a wine.
lesson-cards-bonus = Sale with Bonus: Genova sells wine itself, so your two wines would get no bonus. With the card they do: 400 each.
    .other = 800 gulden more are worth the card.
lesson-cards-representation = Representation: you stand on the step of 1000, but with this card you pay 400. Play it; without it you would simply pay in full.
    .other = Paying 1000 in full is possible, but dear.
lesson-cards-ascent = Ascent: late in the game a step costs 2000 or more. With the card it is 1200. Play it.
    .other = Keep it for later? There is not much later left.
    .done = Those are the seven. The last two often decide the game, so count the fields to the courier.

## Agreements

lesson-agreements = Agreements
    .about = A variant: binding deals between the player in turn and another.
lesson-agreements-what = With agreements whoever is in turn may make a deal with another player: money, cards and promises, for now or for later. A deal is public, and promises must be kept: the table does not let you break them.
lesson-agreements-propose = Ling plays after you. You want wagon 1 moved on, and she may want money. Propose a deal to Ling.
    .other = You may also simply play. Here talk to Ling first.
lesson-agreements-vow = You write the proposal clause by clause. First what Ling shall do: choose “You will …”.
    .other = Also a clause. Here begin with what Ling will do.
lesson-agreements-deed = She shall move wagon 1.
    .other = Choose: move wagon 1.
lesson-agreements-until = Until when does it bind her? Until the end of this phase.
    .other = A longer promise is possible. Here the end of the phase will do.
lesson-agreements-money = And your side: you pay her 300 when she has kept her word. Then you risk nothing.
    .other = Paying at once is possible too, but paying when it is kept is safer.
lesson-agreements-put = A deal has at most four clauses; two are enough. Put it forward: now everybody hears it.
    .other = Put it forward as it is.
lesson-agreements-play = Tommaso might have meddled with an offer of his own, but he passed, and Ling accepted. Now play your tile: wagon 1 with tile 2.
    .other = The promise binds Ling, not you. Still, move wagon 1 with tile 2.
    .done = Ling had to move wagon 1, because she promised it, and you paid her 300. A promise that cannot be kept in its time lapses, and then nothing is due.
