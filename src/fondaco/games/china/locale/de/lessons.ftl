## Karten und Häuser

lesson-cards = Karten und Häuser
    .about = Wie Karten Häuser auf den Plan bringen und wie sich deine Hand wieder füllt.
lesson-cards-aim = Neun Provinzen in fünf Farben, durch Straßen verbunden. Du besiedelst sie mit Häusern und schickst Abgesandte an ihre Höfe. Häuser zählen, wenn eine Provinz voll ist; Häuserreihen an den Straßen und Bündnisse der Abgesandten zählen am Ende. Wer die meisten Punkte hat, wird Kaiser.
lesson-cards-first = Du hast drei Karten auf der Hand. Eine Karte bringt einen Stein in eine Provinz ihrer Farbe. Wei ist rot und noch leer. Setze ein Haus auf das erste Feld von Wei, bezahlt mit deiner roten Karte.
    .other = Das erlauben die Karten. Für die Lektion geh mit der roten Karte nach Wei.
lesson-cards-take = Wo vorher kein Stein stand, bleibt der erste in diesem Zug allein. Also füllst du jetzt deine Hand auf drei auf. Vier Karten liegen offen: Nimm die rote. Alle sehen es.
    .other = Jede Karte ginge, offen oder vom Stapel. Nimm die rote, sie passt zum nächsten Schritt.
lesson-cards-two = Ling hat mit zwei Häusern in Wei geantwortet: Wo schon irgendein Stein steht, egal wessen, darfst du im Zug bis zu zwei Steine setzen, alle in dieselbe Provinz. Eröffnen ist langsam, folgen geht schnell.
lesson-cards-second = Nun du. Zuerst ein Haus auf Wei 3 für deine rote Karte.
    .other = Bleib in Wei und nimm zuerst die rote Karte.
lesson-cards-joker = Und ein zweites Haus in Wei, ohne rote Karte: Zwei Karten einer Farbe sind ein Joker für eine Provinz anderer Farbe. Wähle beide gelben Karten und ein freies Feld in Wei.
    .other = Du darfst auch bei einem Stein bleiben oder einen Abgesandten schicken. Hier nutze den Joker für ein Haus.
lesson-cards-pile = Drei Karten für zwei Häuser, und deine Hand ist leer. Fülle sie auf: die erste Karte vom Stapel, die sonst niemand sieht.
    .other = Eine offene Karte wäre in Ordnung, aber zieh einmal vom Stapel.
    .done = Du hast eine violette Karte gezogen. Die Auslage wird erst ergänzt, wenn deine Hand voll ist.
lesson-cards-swap = Manchmal hilft keine Karte. Dann darfst du statt zu setzen eine Karte tauschen: Sie kommt auf die Ablage, und du nimmst eine andere. Tausche die violette.
    .other = Setzen ist auch erlaubt, aber sieh dir einmal das Tauschen an.
lesson-cards-swapped = Nimm eine rote Karte aus der Auslage. Das war dein ganzer Zug.
    .other = Hier geht jede Karte; die rote ist in Wei nützlich.

## Volle Provinzen

lesson-majorities = Volle Provinzen
    .about = Wer wie viel bekommt, wenn auf jedem Feld einer Provinz ein Haus steht.
lesson-majorities-how = Qi hat fünf Felder. Ling hat dort zwei Häuser, du eines. Sobald das letzte Feld bebaut ist, auch mitten im Zug, werden die Häuser der Provinz gewertet.
lesson-majorities-four = Zwei gelbe Karten, zwei freie Felder: Du kannst sie überholen. Setze ein Haus auf Qi 4.
    .other = In Qi liegen jetzt die Punkte.
lesson-majorities-five = Und das letzte Feld. Drei Häuser gegen zwei.
    .other = Hör jetzt nicht auf: noch ein Haus, und Qi gehört dir.
    .done = Qi ist voll. Du hast die meisten Häuser und bekommst für jedes Haus dort einen Punkt, egal wem es gehört: 5. Ling ist Zweite und bekommt so viele Punkte, wie du Häuser hast: 3. Wer Dritter wäre, bekäme so viele, wie Ling Häuser hat: 2.
lesson-majorities-tie = Lu hat nur vier Felder, und du, Ling und Tommaso habt dort je ein Haus. Nimmt jemand das letzte Feld, teilen sich die anderen einen Platz: Wer gleich viele Häuser hat, bekommt die vollen Punkte dieses Platzes.
lesson-majorities-lu = Nimm es: Haus auf Lu 4.
    .other = Wenn du Lu 4 nicht nimmst, tut es jemand anders.
    .done = Zwei Häuser, also 4 Punkte für dich. Ling und Tommaso teilen sich den zweiten Platz und bekommen je 2, so viele, wie du Häuser hast.
lesson-majorities-more = Du hast noch eine orange Karte, aber Lu ist voll, und alle Steine eines Zuges kommen in eine Provinz. Beende das Setzen.
    .other = Ein Abgesandter wäre möglich, das ist die nächste Lektion. Beende das Setzen.
lesson-majorities-think = Es lohnt sich also auch, Zweiter zu sein, und zwar billig: Ein einziges Haus in einer großen Provinz bringt so viele Punkte, wie der Erste Häuser hat. Und wer eine Provinz schließt, bestimmt, wann sie zählt.

## Abgesandte und Bündnisse

lesson-emissaries = Abgesandte und Bündnisse
    .about = Wie viele Abgesandte ein Hof aufnimmt und wie zwei Provinzen gemeinsam zählen.
lesson-emissaries-what = Jede Provinz hat ein Drachenfeld für Abgesandte. Eine Karte bezahlt einen Abgesandten wie ein Haus. Doch in einer Provinz stehen nie mehr Abgesandte, als der Spieler mit den meisten Häusern dort Häuser hat: Häuser öffnen den Hof, und zwar für alle.
lesson-emissaries-wei = Ling hat in Wei zwei Häuser, also passen zwei Abgesandte, und noch ist keiner da. Schicke einen mit deiner roten Karte. Ein eigenes Haus brauchst du dafür nicht.
    .other = Auch ein Haus wäre gut. Hier geht es um Abgesandte: Schicke einen nach Wei.
lesson-emissaries-stop = Für Wei hast du keine Karte mehr, und ein Joker braucht ein Paar. Beende das Setzen.
    .other = In dieser Provinz geht sonst nichts.
lesson-emissaries-fill = Nimm die rote Karte: Ein weiterer Abgesandter kann folgen.
    .other = Jede Karte füllt die Hand. Nimm die rote.
lesson-emissaries-alliance = Eine rote Zahl auf einer Grenze ist ein Bündnis, hier die 3 zwischen Wei und Ch’in. Wer am Ende in beiden Provinzen die meisten Abgesandten hat, bekommt für jeden Abgesandten dort einen Punkt, egal wessen. In Wei führst du. In Ch’in ist Tommaso allein.
lesson-emissaries-chin = In Ch’in hast du selbst zwei Häuser, also passt ein zweiter Abgesandter. Schicke deinen: Bei Gleichstand haben beide die Mehrheit.
    .other = Erst Ch’in macht das Bündnis komplett.
    .done = Jetzt hast du in Wei und in Ch’in die Mehrheit, Tommaso nur in Ch’in. Bleibt es so, bringt dir Bündnis 3 drei Punkte, einen für jeden Abgesandten in beiden. Jede Provinz gehört zu mehreren Bündnissen, ein guter Hof zählt also mehrmals.

## Reihen an den Straßen

lesson-rows = Reihen an den Straßen
    .about = Vier Häuser in einer Reihe und mehr: die Punkte, die niemand kommen sieht.
lesson-rows-what = Die Straßen verbinden die Felder, auch über Grenzen. Am Ende bringen vier oder mehr deiner Häuser in einer lückenlosen Reihe an der Straße je einen Punkt. Drei bringen nichts.
lesson-rows-join = Du hast Häuser auf Wei 1, Wei 2 und jenseits der Grenze auf Zhao 1. Wei 3 verbindet sie. Setze dort ein Haus.
    .other = Suche das eine Feld, das deine Häuser verbindet: Wei 3.
lesson-rows-longer = Vier in einer Reihe: Wei 1, 2, 3 und Zhao 1. Mach fünf daraus mit Wei 7 auf der anderen Seite von Wei 1.
    .other = Wei 4 wäre ein Abzweig: Eine Reihe ist eine Linie, und was abzweigt, zählt nicht.
    .done = Fünf Häuser in einer Reihe bringen am Ende 5 Punkte, zusätzlich zu dem, was sie in ihren Provinzen bringen. Kein Haus zählt in zwei Reihen; gibt es mehrere Möglichkeiten, gilt die beste.
lesson-rows-block = Auch die anderen können Straßen lesen: Ein einziges Haus am richtigen Ort zerreißt deine Reihe für immer. Verbinde also rechtzeitig und behalte ihre Reihen im Auge.

## Das Ende und die Wertung

lesson-end = Das Ende und die Wertung
    .about = Der Stapel läuft zweimal aus, eine letzte Runde und alles, was dann gezählt wird.
lesson-end-pile = Läuft der Stapel zum ersten Mal aus, wird die Ablage gemischt und zum neuen Stapel. Läuft er zum zweiten Mal aus, wird die Runde zu Ende gespielt, und das Spiel ist aus. Einmal war er schon leer; eine Karte liegt noch da.
lesson-end-house = Deine Reihe Wei 1, 2, 3, Zhao 1 kann noch wachsen: Setze ein Haus auf Wei 7. Es ist auch dein viertes Haus in Wei.
    .other = Auch gut, aber Wei 7 zählt doppelt: in der Reihe und in der Provinz.
lesson-end-stop = Keine zweite Karte für Wei: Beende das Setzen.
    .other = Beende das Setzen, um weiterzugehen.
lesson-end-last = Nun zieh die letzte Karte des Stapels.
    .other = So bliebe die letzte Karte den anderen. Zieh sie.
lesson-end-sheet = Der Stapel war zum zweiten Mal aus, die anderen hatten ihren letzten Zug, und das Spiel ist vorbei. Zuerst zählen die Häuser jeder Provinz, die nicht voll war, als wäre sie es. Dann die Bündnisse in der Reihenfolge ihrer Nummern. Dann die Reihen.
lesson-end-done = Bei gleichen Punkten gewinnt, wer mehr Steine im Vorrat hat. Jetzt kennst du das ganze Spiel. Eröffnen ist langsam, folgen schnell, Abgesandte zählen mehrmals: Spiel eine Partie.

## Befestigungen

lesson-fortifications = Befestigungen
    .about = Ein Modul: eine Mauer für jeden und doppelte Punkte für den, der darauf baut.
lesson-fortifications-what = Mit diesem Modul hat jeder eine Befestigung. Sie wird bezahlt und gesetzt wie ein Haus, auf ein freies Feld, gehört aber niemandem: Jeder darf das Haus darauf bauen.
lesson-fortifications-wall = Baue deine Befestigung auf Shu 6. Du hast eine zweite rote Karte, also kommt dir niemand zuvor.
    .other = Setze die Mauer dorthin, wo du sofort bauen kannst: auf Shu 6.
lesson-fortifications-house = Und nun das Haus darauf, noch im selben Zug.
    .other = Überlass sie nicht Ling: Baue auf deine Mauer.
    .done = Mit einem Haus auf einer Befestigung bekommst du in dieser Provinz doppelte Punkte für Häuser. Auch eine Reihe, zu der es gehört, zählt doppelt. Eine Mauer ohne dein Haus hilft nur den anderen.
