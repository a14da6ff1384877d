name-lagoon = Laguna
short-lagoon = Laguna
about-lagoon = Rema tra le isole, carica ciò che producono e vendilo al prezzo giusto.
title-lagoon = Laguna

rule-setup-goals = Ogni giocatore pesca un obiettivo segreto, una delle quattro merci, e nessuno ha lo stesso di un altro.
rule-tide-flood = A ogni round la marea allaga un’isola, o nessuna, per quel round.
rule-row-neighbours = Puoi remare fino a un’isola vicina, o restare.
rule-load-rialto = A Rialto non si produce nulla, quindi lì non si carica nulla.
rule-load-flooded = Su un’isola allagata non si carica.
rule-load-full = Una barca porta tre merci.
rule-sell-rialto = Le merci si vendono a Rialto.
rule-sell-aboard = Puoi vendere solo ciò che hai a bordo.
rule-sell-prices = Ogni merce rende il prezzo del suo tipo; poi quel prezzo scende di quante ne sono state vendute, e gli altri salgono di uno.
rule-end-rounds = La partita finisce dopo dieci round.
rule-end-goals = Ogni merce del tuo obiettivo che hai venduto vale due punti in più.
rule-end-ties = In caso di parità è avanti chi ha più monete.

section-setup = Preparazione
section-tide = La marea
section-row = Remare
section-load = Caricare
section-sell = Vendere
section-end = La fine

prompt-goals = Si pescano gli obiettivi.
prompt-tide = Sale la marea.
prompt-rowing = Rema fino a un’isola vicina, o resta.
prompt-trading = Carica, vendi, o non fare nulla.

option-draw = Pesca { $good }
option-flood = Allaga { $tide }
option-stay = Resta
option-row = Rema fino a { $island }
option-load = Carica ciò che l’isola produce
option-sell = Vendi { $good }
option-rest = Non fare nulla

verb-stay = Resta
verb-row = Rema fino a
verb-load = Carica
verb-sell = Vendi
verb-rest = Non fare nulla

event-goal-drawn = { $player } pesca un obiettivo.
event-goal-seen = L’obiettivo di { $player } è { $good }.
event-round-begins = Comincia il round { $round }; la marea allaga { $tide }.
event-rowed = { $player } rema fino a { $island }.
event-loaded = { $player } carica { $good }.
event-sold = { $player } vende { $count } × { $good } per { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-ended = L’ultimo round è finito.
event-goal-shown = L’obiettivo di { $player } era { $good }: { $points } punti in più.

category-coins = Monete
category-goal = Obiettivo

colour-red = Rosso
colour-yellow = Giallo
colour-blue = Blu
colour-green = Verde
good-glass = vetro
good-lace = merletto
good-salt = sale
good-fish = pesce
island-rialto = Rialto
island-murano = Murano
island-burano = Burano
island-torcello = Torcello
island-chioggia = Chioggia
tide-murano = Murano
tide-burano = Burano
tide-torcello = Torcello
tide-chioggia = Chioggia
tide-nothing = nulla
spot-island-rialto = Rialto
spot-island-murano = Murano
spot-island-burano = Burano
spot-island-torcello = Torcello
spot-island-chioggia = Chioggia
spot-good-glass = Vetro
spot-good-lace = Merletto
spot-good-salt = Sale
spot-good-fish = Pesce

entry-round = Round
entry-turn = Di turno
entry-tide = Allagata
entry-prices = Prezzi
entry-island = Isola
entry-coins = Monete
entry-cargo = A bordo
entry-sold = Vendute
entry-goal = Obiettivo
