rule-turn-game-over = La partita è finita.
rule-turn-not-yours = Non è il tuo turno.
rule-turn-not-now = In questo momento della partita non si può fare.
mark-text = stampato
mark-deduced = dedotto
mark-ours = nostra decisione
place-rulebook = { $place }, { $mark }
place-house = regola della casa
