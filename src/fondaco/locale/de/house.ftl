rule-turn-game-over = Das Spiel ist zu Ende.
rule-turn-not-yours = Du bist nicht am Zug.
rule-turn-not-now = Das ist in diesem Augenblick des Spiels nicht möglich.
mark-text = gedruckt
mark-deduced = erschlossen
mark-ours = unsere Regelung
place-rulebook = { $place }, { $mark }
place-house = Hausregel
