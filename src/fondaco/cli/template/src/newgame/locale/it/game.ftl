name-newgame = Newgame
short-newgame = Newgame
about-newgame = Prendi sassolini dal mucchio, e pensa al tuo obiettivo segreto.
title-newgame = Newgame

rule-setup-goals = Ogni giocatore pesca un obiettivo segreto: dispari o pari.
rule-take-heap = Non puoi prendere più sassolini di quanti ne restano.
rule-take-another-number = Non puoi prendere tanti sassolini quanti ne sono stati presi subito prima.
rule-end-nothing-to-take = La partita finisce quando il mucchio è vuoto o quando chi è di turno non può prendere.
rule-end-points = Ogni sassolino vale un punto, e chi ne ha un numero adatto all’obiettivo ne segna altri cinque.

section-setup = Preparazione
section-take = Prendere
section-end = La fine

prompt-drawing = Si pescano gli obiettivi.
prompt-taking = Prendi uno, due o tre sassolini.

option-draw = Pesca { $goal }
option-take = Prendi { $amount }

verb-take = Prendi

event-goal-drawn = { $player } pesca un obiettivo.
event-goal-seen = L’obiettivo di { $player } è { $goal }.
event-taken = { $player } prende { $count ->
    [one] un sassolino
   *[other] { $count } sassolini
}.
event-ended = Non c’è più niente da prendere.
event-goal-shown = L’obiettivo di { $player } era { $goal }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

category-pebbles = Sassolini
category-goal = Obiettivo

colour-red = Rosso
colour-yellow = Giallo
colour-blue = Blu
colour-green = Verde
goal-odd = dispari
goal-even = pari

entry-heap = Mucchio
entry-last = Presi subito prima
entry-turn = Di turno
entry-pebbles = Sassolini
entry-goal = Obiettivo
