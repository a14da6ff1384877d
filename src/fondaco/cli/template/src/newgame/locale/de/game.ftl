name-newgame = Newgame
short-newgame = Newgame
about-newgame = Nimm Kiesel vom Haufen, und denk an dein geheimes Ziel.
title-newgame = Newgame

rule-setup-goals = Jeder zieht ein geheimes Ziel: ungerade oder gerade.
rule-take-heap = Du kannst nicht mehr Kiesel nehmen, als da sind.
rule-take-another-number = Du kannst nicht so viele Kiesel nehmen, wie gerade eben genommen wurden.
rule-end-nothing-to-take = Das Spiel endet, wenn der Haufen leer ist oder wer an der Reihe ist nichts nehmen kann.
rule-end-points = Jeder Kiesel ist ein Punkt, und wessen Zahl an Kieseln zum Ziel passt, bekommt fünf dazu.

section-setup = Vorbereitung
section-take = Nehmen
section-end = Das Ende

prompt-drawing = Ziele werden gezogen.
prompt-taking = Nimm einen, zwei oder drei Kiesel.

option-draw = { $goal } ziehen
option-take = { $amount } nehmen

verb-take = Nehmen

event-goal-drawn = { $player } zieht ein Ziel.
event-goal-seen = Das Ziel von { $player } ist { $goal }.
event-taken = { $player } nimmt { $count ->
    [one] einen Kiesel
   *[other] { $count } Kiesel
}.
event-ended = Es ist nichts mehr zu nehmen.
event-goal-shown = Das Ziel von { $player } war { $goal }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

category-pebbles = Kiesel
category-goal = Ziel

colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün
goal-odd = ungerade
goal-even = gerade

entry-heap = Haufen
entry-last = Eben genommen
entry-turn = An der Reihe
entry-pebbles = Kiesel
entry-goal = Ziel
