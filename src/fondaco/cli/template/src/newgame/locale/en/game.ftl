name-newgame = Newgame
short-newgame = Newgame
about-newgame = Take pebbles from a heap, and mind your secret goal.
title-newgame = Newgame

rule-setup-goals = Each player draws a secret goal: odd or even.
rule-take-heap = You cannot take more pebbles than are left.
rule-take-another-number = You cannot take as many pebbles as were taken just before.
rule-end-nothing-to-take = The game ends when the heap is empty, or when whoever is next cannot take.
rule-end-points = Each pebble is a point, and whoever has a number of pebbles that fits the goal scores five more.

section-setup = Setting up
section-take = Taking
section-end = The end

prompt-drawing = Goals are drawn.
prompt-taking = Take one, two or three pebbles.

option-draw = Draw { $goal }
option-take = Take { $amount }

verb-take = Take

event-goal-drawn = { $player } draws a goal.
event-goal-seen = The goal of { $player } is { $goal }.
event-taken = { $player } takes { $count ->
    [one] a pebble
   *[other] { $count } pebbles
}.
event-ended = There is nothing left to take.
event-goal-shown = The goal of { $player } was { $goal }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

category-pebbles = Pebbles
category-goal = Goal

colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green
goal-odd = odd
goal-even = even

entry-heap = Heap
entry-last = Taken just before
entry-turn = In turn
entry-pebbles = Pebbles
entry-goal = Goal
