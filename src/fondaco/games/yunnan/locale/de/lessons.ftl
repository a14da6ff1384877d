## Bieten in Pu’er

lesson-bids = Bieten in Pu’er
    .about = Wie du für deine Händler Fortschritte gewinnst, andere überbietest oder dich von der Bank bezahlen lässt.
lesson-bids-aim = Du handelst mit Tee an der Tee-Pferde-Straße. Eine Runde hat zwei Hälften: Zuerst bieten alle rechts in der Stadt Pu’er um Fortschritte, dann reisen die Händler links die Straße hinauf und verdienen. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-bids-outbid = Du bietest, indem du einen Händler auf einen Preis stellst. Die Handelsschule bringt einen weiteren Händler. Ling hat dort 7 geboten, auf einem kleinen runden Feld. Biete 9: Berühre das Feld und bestätige dann.
    .other = Auch das wäre ein ordentlicher Zug. Hier soll man sehen, wie ein Gebot überboten wird: Biete 9 in der Handelsschule.
lesson-bids-large = Lings Händler musste heim: Auf einem kleinen Feld bleibt nur das höchste Gebot des Gebäudes. Danach hat Tommaso 12 geboten, und doch steht dein Händler noch da. Er ist auf einem großen Feld, ab 9, und von dort verdrängt ihn niemand. Ihr bekommt beide einen neuen Händler, und jeder zahlt seinen eigenen Preis.
lesson-bids-small = Du hast 18 Münzen, und 9 davon stehen in der Schule: Alle deine Gebote zusammen dürfen nicht höher sein, als du bezahlen kannst. Das Zollamt bringt einen Passierschein mehr, und Ling hat dort 5 geboten. Biete 7.
    .other = Das darfst du, aber bleiben wir bei Lings 5 im Zollamt: 7 überbietet sie.
lesson-bids-pass = Nun hat es dich getroffen: Tommaso hat 9 geboten, und dein Händler kam heim. Du könntest es anderswo versuchen, aber dein Geld ist fast verplant. Passe: Die Händler in deinem Vorrat gehen auf den Markt von Pu’er, wo die Reise beginnt.
    .other = Hier gäbe es gute Gebote, aber in diesem Schritt geht es ums Passen.
    .done = Alle haben gepasst, und die Gebote sind bezahlt. Du hast 9 gezahlt und einen vierten Händler bekommen; er steht sofort auf dem Markt. Mit ihm kannst du jetzt zu dritt reisen.
lesson-bids-bank = Eine andere Runde: Du hast nur 6 Münzen, und die anderen bieten hoch. Dann hilft die Bank. Sie zahlt 9 Münzen und je 5 Münzen in allen Geboten eine mehr. Jetzt stehen dort 46. Berühre die Bank.
    .other = Mit 6 Münzen könntest du noch 5 bieten, aber dann zahlt dir die Bank nichts.
    .done = Die Bank hat dir 18 gezahlt. Der Preis dafür: Wer zur Bank geht, hat gepasst und gewinnt keinen Fortschritt; alle Händler aus den Gebäuden gehen auf den Markt. Und sie hat nur zwei Felder.
lesson-bids-end = Das ist das Bieten: auf kleinen Feldern überbieten, auf großen stehen bleiben, rechtzeitig passen oder sich von der Bank bezahlen lassen. Was die Gebäude bringen, zeigt die nächste Lektion.

## Was die Gebäude bringen

lesson-progress = Was die Gebäude bringen
    .about = Händler, Passierscheine, Pferd, Einfluss, Bauwerke und der Tempel, der eine Schlucht sperrt.
lesson-progress-six = Sechs Gebäude, sechs Arten von Fortschritt. Die Schule bringt einen Händler, das Zollamt einen Passierschein für jede Runde, der Pferdehändler führt dein Pferd eine Provinz weiter, die Gilde hebt deinen Einfluss, der Bauhof gibt ein Bauwerk, der Tempel sperrt für eine Runde eine Schlucht.
lesson-progress-pass = Du hältst drei Gebäude: Tempel, Bauhof und Pferdehändler, zusammen für 25 Münzen. Die anderen haben gepasst. Passe auch und sieh, wie abgerechnet wird.
    .other = Weitere Gebote sind erlaubt, aber du hast, was du brauchst. Passe.
lesson-progress-first = Du hast bezahlt, und dein Pferd ist von selbst nach Kang weitergelaufen. Tempel und Bauhof verlangen eine Entscheidung, und du wählst, was zuerst kommt. Nimm den Tempel.
    .other = Die Reihenfolge ist deine Sache, auch der Bauhof zuerst ginge. Fangen wir mit dem Tempel an.
lesson-progress-block = Sperre eine der vier Schluchten. Bis zum Ende der Runde gilt dort keine Brücke, für niemanden, und es kann keine gebaut werden. So verdirbt man jemandem die Abkürzung.
    .other = Wähle zuerst eine Schlucht.
lesson-progress-take = Nun der Bauhof: Nimm einen Handelsposten. Er verdient in seiner Provinz Runde für Runde und schließt eine Lücke in deiner Route.
    .other = Brücken und Teehäuser haben ihre eigene Lektion. Nimm vorerst einen Handelsposten.
lesson-progress-build = Du darfst ihn sofort bauen oder für deine Reise behalten. Bauen kannst du überall, wo dein Pferd schon war. Baue ihn in Sichuan.
    .other = Das ist eine echte Wahl und manchmal die bessere. Hier baue den Posten in Sichuan.
    .done = Der Posten steht. Im ganzen Spiel hast du zwei Posten, zwei Brücken und zwei Teehäuser; jedes Bauwerk zählt.
lesson-progress-end = Fortschritt geht nie verloren: Passierscheine, Einfluss und Pferd bringen am Ende sogar Punkte, und die letzten Stufen zählen am meisten. Als Nächstes reist du.

## Die Straße hinauf

lesson-travel = Die Straße hinauf
    .about = Passierscheine, die Reichweite deines Pferdes und eine Route ohne Lücken.
lesson-travel-road = Die Straße führt von Pu’er durch Yunnan, Sichuan, Kang und Tibet nach Qinghai. Ein Händler verdient in Yunnan 6 und in jeder Provinz dahinter 3 mehr: 9, 12, 15, 18. Der Markt zahlt insgesamt 3, egal wie viele dort stehen. Also wollen alle weit hinaus.
lesson-travel-far = Du hast in dieser Runde fünf Passierscheine, und dein Pferd hat Kang erreicht. Jede Grenze kostet einen Schein. Vom Markt nach Kang sind es drei: Berühre den Markt, dann Kang.
    .other = Eine gute Reise, aber schicken wir einen Händler vom Markt bis nach Kang.
lesson-travel-gap = Vorsicht: Du stehst in Yunnan und in Kang, aber nicht in Sichuan dazwischen. Wäre dein Zug jetzt zu Ende, hätte der Händler in Kang keine lückenlose Route nach Hause und müsste zurück auf den Markt.
lesson-travel-fill = Zwei Scheine hast du noch. Schließe die Lücke: Vom Markt nach Sichuan sind es zwei Grenzen.
    .other = So bliebe Sichuan oder Yunnan leer. Schließe die Lücke mit dem Händler vom Markt.
lesson-travel-end = Jetzt steht je ein Händler in Yunnan, Sichuan und Kang: 6, 9 und 12. Alle Scheine sind verbraucht. Beende deinen Zug.
    .other = Hier ist nichts mehr zu gewinnen. Beende deinen Zug.
    .done = Dein Einkommen war 27. Unterwegs hast du auch zwei Geschenke bekommen, eins in Sichuan und eins in Kang; dazu später. Händler auf der Straße bleiben für die nächste Runde dort, die auf dem Markt kehren in deinen Vorrat zurück.
lesson-travel-later = Lücken, die andere später in der Runde in deine Route reißen, durch Verdrängen oder durch den Inspektor, schicken niemanden heim. Aber jede fehlende Provinz kostet dann jeden Händler dahinter 3 Münzen.

## Brücken, Posten und Teehäuser

lesson-structures = Brücken, Posten und Teehäuser
    .about = Drei Bauwerke: Abkürzung, Lückenfüller und Schutz vor dem Inspektor.
lesson-structures-three = Du hast eine Brücke, einen Handelsposten und ein Teehaus im Vorrat. In deinem Reisezug darfst du sie überall bauen, wo dein Pferd schon war: vor, zwischen und nach Reisen, ohne Kosten.
lesson-structures-bridge = Du hast drei Passierscheine. Zu Fuß liegen bis Tibet vier Grenzen. Aber eine Schlucht verbindet Yunnan und Tibet: Baue deine Brücke darüber. Deine Brücke benutzt nur du.
    .other = Nicht falsch, aber ohne die Brücke zwischen Yunnan und Tibet kommst du heute nicht weit.
lesson-structures-over = Jetzt ist der Weg kurz: eine Grenze nach Yunnan, eine über die Brücke. Reise vom Markt nach Tibet. Dort verdient ein Händler 15.
    .other = Die Brücke wartet: vom Markt nach Tibet.
lesson-structures-post = Auch deine Route ist lückenlos: Pu’er, Yunnan, Brücke, Tibet. Baue den Handelsposten in Tibet: Er verdient dort jede Runde 10. Ein Posten zählt zur Route und wird nie verdrängt, aber mit einer Lücke hinter sich verdient er nichts.
    .other = Möglich, aber in Tibet verdient der Posten 10.
lesson-structures-teahouse = Und das Teehaus: In einer Provinz steht nur eines, egal wessen. Baue deins in Tibet. Es bringt am Ende 10 Punkte, und wo dein Teehaus steht, verbannt der Inspektor keinen deiner Händler.
    .other = Dort wäre das Teehaus weniger wert, und dein bester Händler bliebe ungeschützt.
lesson-structures-end = Alles steht. Beende deinen Zug.
    .other = Du darfst den letzten Schein nutzen, nötig ist es nicht. Beende deinen Zug.
    .done = Der Inspektor kam in die reichste Provinz, nach Tibet, und fand niemanden zu verbannen: Dein Teehaus schützt dich. Dein Einkommen: 15 und 10 in Tibet, 6 in Yunnan, 3 auf dem Markt.

## Einfluss, Inspektor, Geschenke

lesson-rivals = Einfluss, Inspektor, Geschenke
    .about = Andere verdrängen, wer verbannt wird, wer Geschenke bekommt und die Reihenfolge.
lesson-rivals-influence = Einfluss ist dein Rang. Du hast 2, Ling und Tommaso haben je 1. Wann immer einer deiner Händler in einer Provinz ankommt, darfst du dort einen Händler mit geringerem Einfluss verdrängen.
lesson-rivals-arrive = Lings Händler verdient in Kang 12. Reise dorthin: Von Yunnan nach Kang brauchst du zwei Scheine, und je ein Händler bleibt dir in Yunnan und Sichuan.
    .other = Auch dort könntest du verdrängen, aber Lings Händler in Kang tut am meisten weh.
lesson-rivals-push = Du bist angekommen und darfst jemanden verdrängen oder niemanden. Verdränge Lings Händler: Er geht eine Provinz die Straße hinab, nach Sichuan.
    .other = Gnade ist erlaubt. Aber sieh dir an, was Verdrängen bewirkt.
lesson-rivals-end = Nun zum Inspektor. Er besucht die Provinz, in der alle Händler und Posten zusammen am meisten verdienen: Zähle in Sichuan nach. Dort stehen jetzt fünf Händler, zusammen 45. Beende deinen Zug.
    .other = Für eine Reise hast du keinen Schein mehr. Beende deinen Zug.
lesson-rivals-banished = Der Inspektor ging nach Sichuan und verbannte dort den Händler mit dem höchsten Einfluss: deinen. Einfluss zieht seinen Blick an, es sei denn, du hast den höchsten Einfluss 4 oder dort ein Teehaus. Und nun ist Sichuan eine Lücke: Dein Händler in Kang hat 3 weniger verdient.
lesson-rivals-presents = Dann bekam jeder Händler auf der Straße ein Geschenk, solange es welche gab: höchster Einfluss zuerst. In Sichuan lag nur noch eins für die Händler dort; in Kang hast du eins bekommen. Ein Geschenk bringt am Ende 3 Punkte, und wenn das letzte weg ist, endet das Spiel.
lesson-rivals-order = Zuletzt die Reihenfolge. Das höchste Einkommen reist in der nächsten Runde zuerst und bietet darum zuletzt. Wer zuerst reist, kann von den anderen verdrängt werden; wer zuletzt bietet, sieht, was die anderen tun.

## Punkte, Münzen und das Ende

lesson-points = Punkte, Münzen und das Ende
    .about = Wie aus Einkommen Punkte oder Münzen werden, wann das Spiel endet und was zählt.
lesson-points-choice = Dein Einkommen in dieser Runde ist 27. Du entscheidest, wie viel davon zu Punkten wird; den Rest bekommst du in Münzen. Punkte sind für das Ende, Münzen für das nächste Bieten. Das ist der Kern des Spiels.
lesson-points-convert = Du hast 2 Münzen, und ein gutes Gebot kostet 9. Behalte genug für zwei davon: Mach 10 zu Punkten, dann beginnst du die nächste Runde mit 19 Münzen. Stelle die Summe ein und bestätige.
    .other = Geschmackssache, aber nimm hier 10: Mit zu wenigen Münzen kannst du nicht bieten, mit zu vielen fällst du zurück.
    .done = Am Anfang sind Münzen mehr wert: Sie kaufen Fortschritt, der jede Runde verdient. Zum Ende hin ist es umgekehrt, denn drei übrige Münzen bringen nur einen Punkt.
lesson-points-near = Eine spätere Runde. Du hast 62 Punkte und ein Einkommen von 30. Das Spiel endet nach der Umwandlung, wenn jemand 80 Punkte hat, oder wenn kein Geschenk mehr auf dem Brett liegt. Du kannst es jetzt beenden.
lesson-points-finish = In der letzten Runde soll jede Münze zum Punkt werden. Wandle alle 30 um: Du kommst auf 92, und das Spiel endet, nachdem auch die anderen umgewandelt haben.
    .other = Münzen, die du jetzt behältst, sind je ein Drittel Punkt wert. Wandle alle 30 um.
lesson-points-sheet = Das Spiel ist vorbei, und der Rest wird gezählt: Drei Münzen sind ein Punkt, ein Geschenk ist 3. Passierscheine, Einfluss und Pferd zählen nach Stufen, 0, 1, 4, 9 und 16, die letzten also am meisten. Teehäuser zählen nach ihrer Provinz. Du hast gewonnen.

## Das Expertenspiel

lesson-expert = Das Expertenspiel
    .about = Zwei Händler in einem Gebäude, Wächter und ein anderes Ende: ein Modul für die zweite Partie.
lesson-expert-what = Das Expertenspiel bringt zwei Module. Beim doppelten Bieten darfst du zwei Händler in einem Gebäude haben und dessen Fortschritt zweimal nehmen. Mit den Wächtern hat der Bauhof noch etwas zu bieten.
lesson-expert-one = Zweimal Einfluss in einer Runde: Das lockt. Beginne mit 9 in der Händlergilde. Tommasos 7 ist damit überboten.
    .other = Auch ein Gebot, aber nehmen wir die Gilde zweimal.
lesson-expert-two = Nun ein zweiter Händler im selben Gebäude: Biete 12 in der Gilde. Stünde dein erster auf einem kleinen Feld, würde dein eigenes höheres Gebot ihn heimschicken; auf dem großen bleibt er.
    .other = Du hast 27 Münzen, 9 sind gebunden. 12 in der Gilde geht.
lesson-expert-yard = 21 deiner 27 Münzen sind gebunden. Nimm auch den Bauhof, für 5.
    .other = Für den Wächter brauchen wir den Bauhof für 5.
lesson-expert-pass = Passe, und der Fortschritt ist dein.
    .other = Passe, um den Wächter zu sehen.
lesson-expert-guard = Im Bauhof darfst du statt eines Bauwerks einmal im Spiel den Wächter nehmen. Nimm ihn.
    .other = Auch das gibt es, aber hier geht es um den Wächter.
lesson-expert-post = Stell ihn sofort in einer beliebigen Provinz auf. Dort kann dich in dieser Runde niemand verdrängen; der Inspektor verbannt trotzdem. Am Ende der Runde verlässt der Wächter das Spiel.
    .other = Wähle eine Provinz für den Wächter.
    .done = Noch ein Unterschied: Im Expertenspiel beenden Punkte das Spiel nicht. Es dauert, bis das letzte Geschenk vom Brett ist.

## Zu zweit mit Dúli

lesson-duli = Zu zweit mit Dúli
    .about = Zu zweit spielt eine dritte Händlerin mit, gelenkt von Karten.
lesson-duli-duli = Zu zweit sitzt Dúli mit am Tisch, in Blau. Niemand entscheidet für sie: Sie deckt eine Karte auf. Sie bietet, sie reist, sie kann dich verdrängen, aber sie verdient nichts und kann nicht gewinnen. Ein Feld der Bank ist geschlossen.
lesson-duli-bid = In der Schule hat sie schon 9 stehen; dort müsstest du mehr zahlen. Biete 5 im Zollamt.
    .other = Auch gut. Für diese Lektion biete 5 im Zollamt.
lesson-duli-card = Ihre Karte nannte zuerst das Zollamt, und sie nahm dort das billigste offene Feld: 7. Dein Händler ist wieder daheim. Sie bietet immer, wo ihre Karte es sagt, denn sie zahlt nie; nur die Gilde bringt ihr etwas.
lesson-duli-large = Ein großes Feld ist auch vor ihr sicher. Biete 9 im Zollamt.
    .other = Das kann gutgehen, aber 9 im Zollamt ist sicher.
lesson-duli-pass = Dúli hat Ling in der Gilde überboten, ihr Einfluss wird also steigen. Du hast, was du willst: Passe.
    .other = Deine Münzen sind gebunden. Passe.
lesson-duli-end = Sie reiste zuerst und stellte ihre Händler, wohin ihre Karte es sagte, höchstens so weit wie das vorderste Pferd von euch beiden. Hat sie mehr Einfluss als du, kann sie einen deiner Händler verdrängen. Am Ende der Runde gehen ihre Händler wieder.
