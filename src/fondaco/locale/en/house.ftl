rule-turn-game-over = The game is over.
rule-turn-not-yours = It is not your turn.
rule-turn-not-now = This cannot be done at this moment of the game.
mark-text = printed
mark-deduced = deduced
mark-ours = our ruling
place-rulebook = { $place }, { $mark }
place-house = house rule
