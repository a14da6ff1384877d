## Cards and houses

lesson-cards = Cards and houses
    .about = How cards bring houses onto the board, and how your hand is filled again.
lesson-cards-aim = Nine provinces in five colours, joined by roads. You settle them with houses and send emissaries to their courts. Houses score when a province is full, rows of houses along the roads and alliances of emissaries at the end. Whoever has most points becomes emperor.
lesson-cards-first = You hold three cards. A card brings one piece into a province of its own colour. Wei is red and still empty. Place a house on the first space of Wei, paid with your red card.
    .other = The cards allow that. For the lesson, go to Wei with the red card.
lesson-cards-take = Where no piece stood before, the first one stays alone for this turn. So you go on to fill your hand up to three. Four cards lie open: take the red one. Everybody sees it.
    .other = Any card would do, open or from the pile. Take the red one, it fits the next step.
lesson-cards-two = Ling has answered with two houses in Wei: where any piece stands, whoever it belongs to, you may place up to two pieces in your turn, all in the same province. Opening a province is slow, following is fast.
lesson-cards-second = Now you do the same. First a house on Wei 3 for your red card.
    .other = Stay in Wei and use the red card first.
lesson-cards-joker = And a second house in Wei, without a red card: two cards of one colour are a joker for a province of another colour. Choose both yellow cards and a free space in Wei.
    .other = You may also stop after one piece, or send an emissary. Here use the joker for a house.
lesson-cards-pile = Three cards for two houses, and your hand is empty. Fill it up: the first card from the pile, which nobody else sees.
    .other = An open card would be fine, but draw from the pile once.
    .done = You have drawn a violet card. The open row is filled up only when your hand is full, so a gap in it stays until then.
lesson-cards-swap = Sometimes no card helps. Then you may swap one card instead of placing anything: it goes to the discards, and you take another. Swap the violet one.
    .other = Placing is allowed too, but look at swapping for once.
lesson-cards-swapped = Take a red card from the row. That was your whole turn.
    .other = Any card will do here; the red one is useful in Wei.

## Full provinces

lesson-majorities = Full provinces
    .about = Who scores how much when every space of a province has its house.
lesson-majorities-how = Qi has five spaces. Ling has two houses there, you have one. As soon as the last space is built on, even in the middle of a turn, the houses of the province are scored.
lesson-majorities-four = Two yellow cards, two free spaces: you can overtake her. Place a house on Qi 4.
    .other = Qi is where the points are now.
lesson-majorities-five = And the last space. Three houses against two.
    .other = Do not stop now: one more house, and Qi is yours.
    .done = Qi is full. You have most houses and get a point for every house there, whoever owns it: 5. Ling is second and gets as many points as you have houses: 3. A third would get as many as Ling has houses: 2.
lesson-majorities-tie = Lu has only four spaces, and you, Ling and Tommaso have one house each. If somebody takes the last space, the others share a place: players with equally many houses all get its full points.
lesson-majorities-lu = Take it: house on Lu 4.
    .other = Somebody else will take Lu 4 if you do not.
    .done = Two houses, so 4 points for you. Ling and Tommaso share the second place and get 2 each, as many as you have houses.
lesson-majorities-more = You still hold an orange card, but Lu is full and all pieces of a turn go into one province. End placing.
    .other = An emissary would be possible; that is the next lesson. End placing.
lesson-majorities-think = So it pays to be second too, and to be second cheaply: one house in a big province earns as much as the leader has houses. And whoever closes a province decides when it counts.

## Emissaries and alliances

lesson-emissaries = Emissaries and alliances
    .about = How many emissaries a court takes, and how two provinces score together.
lesson-emissaries-what = Every province has a dragon field for emissaries. A card pays for an emissary as it does for a house. But a province never holds more emissaries than the player with most houses there has houses: houses open the court, for everybody.
lesson-emissaries-wei = Ling has two houses in Wei, so two emissaries fit, and none is there yet. Send one with your red card. You need no house of your own for it.
    .other = A house would be good too. This lesson is about emissaries: send one to Wei.
lesson-emissaries-stop = You have no other card for Wei, and a joker needs a pair. End placing.
    .other = Nothing else can be done in this province.
lesson-emissaries-fill = Take the red card: another emissary may follow.
    .other = Any card fills your hand. Take the red one.
lesson-emissaries-alliance = A red number on a border is an alliance, here number 3 between Wei and Ch’in. At the end, whoever has most emissaries in both of its provinces gets a point for every emissary in the two, whoever owns it. You lead in Wei. In Ch’in Tommaso is alone.
lesson-emissaries-chin = You have two houses in Ch’in yourself, so a second emissary fits. Send yours: a tie for most counts as a majority for both.
    .other = Ch’in completes the alliance.
    .done = Now you have a majority in Wei and in Ch’in, Tommaso only in Ch’in. If it stays like this, alliance 3 brings you 3 points, one for each emissary in both. Every province belongs to several alliances, so a good court counts many times.

## Rows along the roads

lesson-rows = Rows along the roads
    .about = Four houses in a row and more: the points that nobody sees coming.
lesson-rows-what = The roads join the spaces, also across borders. At the end four or more of your houses in an unbroken row along a road bring a point each. Three bring nothing.
lesson-rows-join = You have houses on Wei 1, Wei 2 and, across the border, Zhao 1. Wei 3 joins them all. Place a house there.
    .other = Look for the one space that joins your houses: Wei 3.
lesson-rows-longer = Four in a row: Wei 1, 2, 3 and Zhao 1. Make it five with Wei 7, on the other side of Wei 1.
    .other = Wei 4 would be a branch: a row is one line, and what branches off does not count.
    .done = Five houses in a row are worth 5 points at the end, beside what they bring in their provinces. No house counts in two rows; where there are several ways to count, the best one is taken.
lesson-rows-block = And the others can read the road as well: one house of theirs in the right place breaks your row for good. So join in time, and keep an eye on theirs.

## The end and the counting

lesson-end = The end and the counting
    .about = The pile runs out twice, a last round, and everything that is counted then.
lesson-end-pile = When the pile runs out for the first time, the discards are shuffled and become the new one. When it runs out for the second time, the round is played to its end, and that is the end of the game. It has run out once; one card is left.
lesson-end-house = Your row Wei 1, 2, 3, Zhao 1 can still grow: place a house on Wei 7. It is also your fourth house in Wei.
    .other = Good too, but Wei 7 counts twice: in the row and in the province.
lesson-end-stop = No second card for Wei: end placing.
    .other = End placing to go on.
lesson-end-last = Now draw the last card of the pile.
    .other = That would leave the last card to the others. Draw it.
lesson-end-sheet = The pile was spent for the second time, the others had their last turn, and the game is over. First the houses of every province that was not full, as if it were. Then the alliances in the order of their numbers. Then the rows.
lesson-end-done = If points are equal, whoever has more pieces left in the supply wins. Now you know the whole game. Opening is slow, following is fast, emissaries count many times: play a game.

## Fortifications

lesson-fortifications = Fortifications
    .about = A module: one wall for each player, and double points for whoever builds on it.
lesson-fortifications-what = With this module everybody has one fortification. It is paid for and placed like a house, on a free space, but belongs to nobody: any player may build the house on it.
lesson-fortifications-wall = Build your fortification on Shu 6. You have a second red card, so nobody will get there before you.
    .other = Put the wall where you can build at once: on Shu 6.
lesson-fortifications-house = And now the house on top of it, in the same turn.
    .other = Do not leave it to Ling: build on your wall.
    .done = With a house on a fortification you get double points for the houses of that province. A row that includes it counts double as well. A wall without your house helps only the others.
