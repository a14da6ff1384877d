name-lagoon = Lagune
short-lagoon = Lagune
about-lagoon = Rudere zwischen Inseln, lade, was sie herstellen, und verkaufe es zum rechten Preis.
title-lagoon = Lagune

rule-setup-goals = Jeder zieht ein geheimes Ziel, eine der vier Waren, und keine zwei haben dasselbe.
rule-tide-flood = In jeder Runde überschwemmt die Flut eine Insel oder keine, für diese Runde.
rule-row-neighbours = Du kannst zu einer benachbarten Insel rudern oder bleiben.
rule-load-rialto = Am Rialto wird nichts hergestellt, also kann dort nichts geladen werden.
rule-load-flooded = Auf einer überschwemmten Insel wird nicht geladen.
rule-load-full = Ein Boot fasst drei Waren.
rule-sell-rialto = Waren werden am Rialto verkauft.
rule-sell-aboard = Du kannst nur verkaufen, was du an Bord hast.
rule-sell-prices = Jede Ware bringt den Preis ihrer Art; dann fällt dieser Preis um so viel, wie verkauft wurde, und die anderen steigen um eins.
rule-end-rounds = Das Spiel endet nach zehn Runden.
rule-end-goals = Jede verkaufte Ware deines Ziels bringt zwei Punkte mehr.
rule-end-ties = Bei Gleichstand liegt vorn, wer mehr Münzen hat.

section-setup = Vorbereitung
section-tide = Die Flut
section-row = Rudern
section-load = Laden
section-sell = Verkaufen
section-end = Das Ende

prompt-goals = Ziele werden gezogen.
prompt-tide = Die Flut kommt.
prompt-rowing = Rudere zu einer benachbarten Insel, oder bleib.
prompt-trading = Lade, verkaufe, oder tu nichts.

option-draw = { $good } ziehen
option-flood = { $tide } überschwemmen
option-stay = Bleiben
option-row = Nach { $island } rudern
option-load = Laden, was die Insel herstellt
option-sell = { $good } verkaufen
option-rest = Nichts tun

verb-stay = Bleiben
verb-row = Rudern nach
verb-load = Laden
verb-sell = Verkaufen
verb-rest = Nichts tun

event-goal-drawn = { $player } zieht ein Ziel.
event-goal-seen = Das Ziel von { $player } ist { $good }.
event-round-begins = Runde { $round } beginnt; die Flut überschwemmt { $tide }.
event-rowed = { $player } rudert nach { $island }.
event-loaded = { $player } lädt { $good }.
event-sold = { $player } verkauft { $count } × { $good } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
event-ended = Die letzte Runde ist vorbei.
event-goal-shown = Das Ziel von { $player } war { $good }: { $points } Punkte mehr.

category-coins = Münzen
category-goal = Ziel

colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün
good-glass = Glas
good-lace = Spitze
good-salt = Salz
good-fish = Fisch
island-rialto = Rialto
island-murano = Murano
island-burano = Burano
island-torcello = Torcello
island-chioggia = Chioggia
tide-murano = Murano
tide-burano = Burano
tide-torcello = Torcello
tide-chioggia = Chioggia
tide-nothing = nichts
spot-island-rialto = Rialto
spot-island-murano = Murano
spot-island-burano = Burano
spot-island-torcello = Torcello
spot-island-chioggia = Chioggia
spot-good-glass = Glas
spot-good-lace = Spitze
spot-good-salt = Salz
spot-good-fish = Fisch

entry-round = Runde
entry-turn = An der Reihe
entry-tide = Überschwemmt
entry-prices = Preise
entry-island = Insel
entry-coins = Münzen
entry-cargo = An Bord
entry-sold = Verkauft
entry-goal = Ziel
