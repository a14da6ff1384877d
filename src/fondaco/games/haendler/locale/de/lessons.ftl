## Waren einkaufen

lesson-buying = Waren einkaufen
    .about = Worum es geht, die Preistafel und die Lagerhäuser.
lesson-buying-aim = Du bist Kaufmann um das Jahr 1400. Du kaufst billig ein, bringst deine Waren auf Wagen und verkaufst sie teuer, wo die Wagen ankommen. Mit dem Gewinn steigst du gesellschaftlich auf, und wer am Ende am höchsten steht, gewinnt. Geld allein reicht nicht.
lesson-buying-board = Sechs Waren, und jede hat eine Zeile auf der Preistafel: wofür sie verkauft wird, 600 bis 1000, und was sie im Einkauf kostet, 100 bis 400. Je teurer der Verkauf, desto teurer der Einkauf. Jede Stadt verkauft nur drei der sechs Waren, und nur diese lagern dort.
lesson-buying-buy = In deinem Lager in Paris, wo Wagen 1 steht, liegt schon Salz. Kaufe in Paris ein Stück Wein: Es kostet 100. Berühre den Wein, dann Paris.
    .other = Kaufen darfst du überall. Aber Waren verlassen eine Stadt nur auf einem Wagen, der dort steht; bleiben wir also in Paris.
lesson-buying-more = Noch eines: Wer mehrere Stück einer Sorte lädt, verdient am meisten, wenn ihr Preis steigt.
    .other = Kaufe noch einen Wein in Paris.
lesson-buying-third = Mehr als drei Waren je Runde gibt es nicht. Die letzte darf anderswo liegen: In Wien wartet Wagen 3, und Seide verkauft sich für 700. Kaufe Seide in Wien.
    .other = Möglich, aber mit Seide in Wien hast du einen Fuß auf einem anderen Wagen.
    .done = Das war dein Einkauf: 300 Gulden für drei Waren. Jetzt kaufen die anderen. In der allerersten Runde kaufen alle zweimal, damit sich die Lager füllen.

## Lademeister und Fracht

lesson-loading = Lademeister und Fracht
    .about = Wer über einen Wagen bestimmt, wer was laden darf und wie um die Fracht verhandelt wird.
lesson-loading-office = Jeder Wagen in einer Stadt braucht einen Lademeister. Für jeden, nach Nummern, bieten alle geheim; das höchste Gebot geht an die Bank, die anderen behalten ihr Geld. Bei Gleichstand gewinnt, wer in der Reihenfolge weiter vorn sitzt.
lesson-loading-bid = Wagen 1 steht in Paris, wo zwei deiner Weine und ein Salz liegen. Biete 300 dafür.
    .other = Dein Gebot ist deine Sache. Mit 300 gewinnst du hier.
lesson-loading-load = Die Gebote sind aufgedeckt: Du bist Lademeister. Du lädst zuerst und kostenlos, bis zu drei Waren, aber nur eine Sorte. Lade einen Wein.
    .other = Dann wäre Salz deine Sorte. Wein hast du mehr.
lesson-loading-again = Und den zweiten. Von nun an hast du auf diesem Wagen das Monopol auf Wein: Niemand sonst darf ihn laden.
    .other = Lade auch den zweiten Wein.
lesson-loading-freight = Ling möchte zwei Lebensmittel auf deinem Wagen verschiffen und bietet 200. Du bist der Meister: Du darfst annehmen, ablehnen oder mehr verlangen. Verlange 400.
    .other = Dein Wagen, dein Preis. Probier, wie weit sie geht: Verlange 400.
    .done = Sie nimmt an, zahlt dir sofort 400 und lädt. Jeder der anderen darf bis zu zwei Waren laden, jede Sorte außer deiner, wenn ihr euch einigt.
lesson-loading-second = Als Nächstes Wagen 2 in Köln. Du hast dort nur ein Tuch: Lass jemand anderen für das Amt zahlen. Biete 0.
    .other = Spar dein Geld: Bei einem Tuch lohnt sich das Amt nicht.
lesson-loading-ship = Ling ist Lademeisterin und hat ihr Eisen geladen. Nun schlage ihr deine Ware vor: Verschiffe das Tuch.
    .other = Du darfst passen, aber dann bleibt das Tuch in Köln.
lesson-loading-offer = Was ist es dir wert? Ein Tuch bringt mindestens 600. Biete 200.
    .other = Zu wenig wird abgelehnt, zu viel ist verschenkt. Biete 200.
lesson-loading-deal = Sie verlangt 300. Nimmst du an, ist es abgemacht; lehnst du ab, darfst du etwas anderes vorschlagen, bis zu dreimal je Wagen. Mit 300 verdienst du noch: Nimm an.
    .other = Ablehnen ist dein gutes Recht und manchmal klug. Hier nimm an.
    .done = Abgemacht: Du zahlst 300, und das Tuch ist geladen. Das Amt dauert, bis der Wagen die Stadt verlässt; solange er steht, darf in späteren Runden weiter geladen werden.

## Wagen, Abzweigungen und der Kurier

lesson-wagons = Wagen, Abzweigungen und der Kurier
    .about = Plättchen bewegen die Wagen, an Abzweigungen wählt man den Weg, und der Kurier bringt eine Karte.
lesson-wagons-tiles = Du hast vier Plättchen, von 1 bis 4. Jede Runde spielst du eines: Es bewegt irgendeinen Wagen, deinen oder nicht, um so viele Felder. Ein gespieltes Plättchen bleibt verdeckt, bis vier Runden um sind; dann kommen alle zurück. Wagen wenden nie.
lesson-wagons-move = Wagen 2 trägt dein Tuch. Zwei Felder vor ihm liegt die Abzweigung Deventer, und auf der Straße von dort nach Brugge steht der Kurier. Ziehe Wagen 2 mit Plättchen 3.
    .other = Jeden Wagen darf man ziehen. Aber Wagen 2 kann den Kurier treffen.
lesson-wagons-fork = An einer Abzweigung wählt, wer fährt. Nimm den Weg nach Brugge, wo der Kurier wartet.
    .other = Das führt nach Hamburg. Auch ein Ziel, aber der Kurier steht auf der anderen Straße.
lesson-wagons-card = Du hast Wagen und Kurier zusammengebracht: Suche dir eine Einflusskarte aus dem Stapel aus. Nimm den Sonderverkauf; was die Karten tun, zeigt eine eigene Lektion.
    .other = Auch eine gute Karte. Hier nimm den Sonderverkauf.
lesson-wagons-arrived = Ling hat Wagen 2 nach Brugge weitergefahren. In einer Stadt hält der Wagen an, der Rest des Zuges verfällt, und er ruht bis zur nächsten Runde. Alles auf ihm wird verkauft, auch dein Tuch: Die Fahrt hat Ling bezahlt.
lesson-wagons-courier = Investitionskarten helfen. Mit der Karte Kurier bewegst du den Kurier in deinem Zug um ein Feld. Schicke ihn ein Feld auf Reims zu.
    .other = In deinem Zug ist die Reihenfolge frei. Beginne hier mit dem Kurier.
lesson-wagons-tile = Wagen 1 steht auf der Straße nach Reims. Ziehe ihn mit Plättchen 2: Er kommt bis Reims, ein Feld vor dem Kurier.
    .other = Plättchen 2 und Wagen 1 bringen dich direkt vor den Kurier.
lesson-wagons-drive = Die Wagnerei gibt dir einen zusätzlichen Punkt. Fahre damit Wagen 1.
    .other = Du musst den Punkt nicht nutzen, aber er hält nicht bis morgen.
lesson-wagons-meet = Auch Reims ist eine Abzweigung. Nimm den Weg nach Brugge, auf das Feld des Kuriers.
    .other = Der andere Weg führt nach Süden, weg vom Kurier.
lesson-wagons-choose = Wieder getroffen: Such dir eine Karte aus. Sozialer Aufstieg ist eine gute.
    .other = Hier ist jede Karte recht.
    .done = Einen Wagen, der dir eine Karte gebracht hat, bewegst du in diesem Zug nicht mehr. Der Kurier bleibt stehen, und das nächste Treffen gelingt vielleicht jemand anderem.

## Preise und Verkauf

lesson-prices = Preise und Verkauf
    .about = Preisscheibe, Kontore, Lagerverkauf und was ein angekommener Wagen einbringt.
lesson-prices-what = Wagen 2 ist mit dreien deiner Weine in Brugge angekommen. Bevor verkauft wird, bewegen sich die Preise. Jeder stellt geheim eine Scheibe mit zwei Zeigern; jeder Zeiger hebt seine Ware um eine Stufe. Von der obersten, 1000, fällt ein Preis zurück auf 600.
lesson-prices-disc = Wein steht bei 800. Vorsicht: Auch andere können ihn heben, und über 1000 hinaus fällt er auf 600. Zeige mit einem Zeiger auf Wein.
    .other = Worauf du zeigst, ist dein Geheimnis. Für die Lektion zeige nur auf Wein.
lesson-prices-office = Auch Ling hat Wein gehoben: Er steht bei 1000. Seide und Tuch sind ebenfalls gestiegen. Dein Kontor ändert einmal je Runde einen Preis um eine Stufe, hinauf oder hinab. Besser als 1000 wird es nicht; nutze das Kontor also anderswo: Senke Tuch, die Ware von Tommaso.
    .other = Dein Wein steht schon ganz oben. Senke Tuch.
lesson-prices-sell = Nach allen Preisänderungen verkaufst du mit der Karte Lagerverkauf bis zu fünf Waren direkt aus deinen Lagern, zum Einkaufspreis. Salz steht bei 900, das bringt 300. Verkaufe eines in Paris.
    .other = Verkaufen ist freiwillig. Probier es einmal, in Paris.
lesson-prices-stop = Behalte den Rest: Auf einem Wagen bringt er 900 oder mehr. Passe.
    .other = Erlaubt, bis zu fünf. Nun passe.
    .done = Nun wurde Wagen 2 verkauft. Deine drei Weine brachten je 1000 und je 300 Bonus von Brugge dazu, denn Brugge verkauft selbst keinen Wein: 3900 Gulden. Lings Seide bekam keinen Bonus. Der Bonus von Brugge ist jetzt 0, in Städten ohne Wagen ist er gestiegen.

## Investitionen

lesson-investing = Investitionen
    .about = Eine Versteigerung um Karten, die dir bis zum Ende helfen.
lesson-investing-row = Acht Investitionskarten, vier davon offen. Jede hilft ihrem Besitzer Runde für Runde bis zum Schluss. Versteigert wird nicht die einzelne Karte, sondern das Recht zu wählen.
lesson-investing-open = Du bist Startspieler, also eröffnest du. Wer nicht eröffnet, ist für diese Runde draußen. Biete 200.
    .other = Eine Eröffnung mit 200 ist bescheiden und genügt.
lesson-investing-raise = Ling hat 400 geboten, Tommaso ist bei dieser Karte draußen. Geh auf 500.
    .other = Ein Gebot muss höher sein als das vorige. 500 genügt.
lesson-investing-choose = Du hast gewonnen. Wähle eine der offenen Karten: Das Große Kontor ändert jede Runde einen Preis um eine Stufe, sogar über das Ende der Tafel hinaus.
    .other = Alle vier sind gut; das Große Kontor passt zu dem, was du gelernt hast.
    .done = Du hast 500 an die Bank gezahlt, und die Karte gehört dir. Jeder bekommt höchstens eine je Runde, und es wird eine Karte weniger verkauft, als Spieler am Tisch sind. Jetzt bieten die anderen um die nächste.
lesson-investing-cards = Was es gibt: Günstiger Einkauf (alles zusammen für 100), Wagnerei und Große Wagnerei (ein oder zwei Punkte mehr), Kurier und Express-Kurier (den Kurier bewegen), Kontor und Großes Kontor (einen Preis ändern), Lagerverkauf (ohne Wagen verkaufen).

## Stand, Schulden und das Ende

lesson-standing = Stand, Schulden und das Ende
    .about = Repräsentation, Aufsteigen, Fallen und Leihen, und wer gewinnt.
lesson-standing-steps = Darum geht es im ganzen Spiel: die Stufen der Gesellschaft, benannt nach dem, was sie jede Runde kosten, von 0 bis 1600. Am Ende jeder Runde zahlst du erst für deine Stufe; dann darfst du aufsteigen.
lesson-standing-climb = Du stehst auf der Stufe zu 200 und hast sie bezahlt. Ein Aufstieg kostet, was die Leiste der Ankünfte zeigt: nach einer Ankunft 800. Je später, desto teurer. Steig auf.
    .other = Geld allein gewinnt hier nichts. Steig auf, solange es billig ist.
lesson-standing-stop = Du könntest noch einmal steigen, zwei Stufen je Runde sind erlaubt. Aber nächste Runde ist die Stufe zu 400 zu bezahlen, und Wagen wollen beladen sein. Behalte 1500: Passe.
    .other = Kühn! Aber nächste Runde wärst du arm. Nimm es zurück und passe.
lesson-standing-borrow = Eine schlechte Runde: Du konntest die 400 für deine Stufe nicht zahlen und bist auf die höchste gefallen, die du zahlen konntest. Wer gefallen ist, darf einmal 2000 von der Bank leihen. Dein Wein wartet auf einen Wagen, also leih.
    .other = Mit 100 Gulden weiterzumachen wäre schwer. Leih dir etwas.
    .done = Du hast 2100 und einen Schuldschein. Ihn zu tilgen kostet 2500. Solange du Schulden hast, steigst du nicht auf, und am Ende stehen alle ohne Schulden vor dir.
lesson-standing-repay = Ein Wagen ist mit deinen Waren angekommen, und du hast 4200. Werde zuerst die Schuld los: Tilge mit 2500.
    .other = Ohne Tilgung kannst du nicht aufsteigen.
lesson-standing-up = Jetzt darfst du wieder aufsteigen: Nach drei Ankünften kostet eine Stufe 1000. Steig auf.
    .other = Billiger wird es nicht. Steig auf.
lesson-standing-last = Die letzte Runde. Zu dritt endet das Spiel nach der Runde, in der der siebte Wagen ankommt. Die höchste Stufe gewinnt, bei gleicher das meiste Geld. Ling steht eine Stufe über dir, Tommaso auch, aber er hat Schulden.
lesson-standing-final = Nach sieben Ankünften kostet eine Stufe 2500. Du hast 3000: Steig auf.
    .other = Geld zählt nur bei gleicher Stufe. Steig auf.
lesson-standing-ranks = Du und Ling steht beide auf der Stufe zu 800. Sie hat noch 2400, du 500: Sie gewinnt durch ihr Geld. Tommaso ist Letzter, obwohl er genauso hoch steht, wegen seiner Schulden. Ein Wagen mehr zur rechten Zeit, und der Sieg wäre deiner gewesen.

## Einflusskarten

lesson-cards = Einflusskarten
    .about = Sieben Sorten Karten, jede einmal und zu ihrer Zeit gespielt.
lesson-cards-what = Einflusskarten bringt der Kurier. Jede wird einmal gespielt, in dem Moment, den ihr Name verrät, und kommt dann aus dem Spiel. Wir gehen alle sieben durch, jede an ihrer eigenen Stelle.
lesson-cards-master = Lademeister: Vor den Geboten nimmst du dir für 800 das Amt an einem Wagen, und niemand kann dich überbieten. Spiele die Karte auf Wagen 1.
    .other = Passen behält die Karte. Hier spiele sie auf Wagen 1.
lesson-cards-free = Kostenlose Beladung: Du bringst bis zu zwei Waren auf einen Wagen, ohne den Meister zu fragen und ohne zu zahlen. Spiele sie.
    .other = Du könntest auch verhandeln. Hier spiele die Karte.
lesson-cards-freely = Nun lade einen Wein.
    .other = Alles, was du in Paris hast, ginge. Lade einen Wein.
lesson-cards-axle = Achsbruch: Bevor sich etwas bewegt, hältst du einen Wagen für die ganze Runde auf. Tommasos Seide auf Wagen 3 wäre ein gutes Ziel.
    .other = Nimm den Wagen, der am meisten schmerzt: Nummer 3.
lesson-cards-special = Sonderverkauf: eine Ware direkt aus dem Lager für 800, gleich wie ihr Preis steht. Verkaufe einen Wein aus Paris.
    .other = Wähle eine Ware; hier einen Wein.
lesson-cards-bonus = Verkauf mit Bonus: Genova verkauft selbst Wein, also bekämen deine zwei Weine keinen Bonus. Mit der Karte schon: je 400.
    .other = 800 Gulden mehr sind die Karte wert.
lesson-cards-representation = Repräsentationskosten: Du stehst auf der Stufe zu 1000, zahlst mit dieser Karte aber 400. Spiele sie; ohne sie würdest du voll bezahlen.
    .other = 1000 voll zu bezahlen geht, ist aber teuer.
lesson-cards-ascent = Sozialer Aufstieg: Spät im Spiel kostet eine Stufe 2000 und mehr. Mit der Karte sind es 1200. Spiele sie.
    .other = Für später aufheben? Viel später gibt es nicht mehr.
    .done = Das sind alle sieben. Die letzten beiden entscheiden oft das Spiel; zähle also die Felder bis zum Kurier.

## Absprachen

lesson-agreements = Absprachen
    .about = Eine Variante: verbindliche Absprachen zwischen dem Spieler am Zug und einem anderen.
lesson-agreements-what = Mit Absprachen darf, wer am Zug ist, mit einem anderen einen Handel schließen: Geld, Karten und Versprechen, sofort oder später. Ein Handel ist öffentlich, und Versprechen werden gehalten: Der Tisch lässt dich keines brechen.
lesson-agreements-propose = Ling ist nach dir dran. Du willst, dass Wagen 1 weiterfährt, und sie will vielleicht Geld. Schlage Ling einen Handel vor.
    .other = Du darfst auch einfach spielen. Hier sprich zuerst mit Ling.
lesson-agreements-vow = Du schreibst den Vorschlag Punkt für Punkt. Zuerst, was Ling tun soll: Wähle „Du wirst …“.
    .other = Auch ein Punkt. Hier beginne mit dem, was Ling tun wird.
lesson-agreements-deed = Sie soll Wagen 1 ziehen.
    .other = Wähle: Wagen 1 ziehen.
lesson-agreements-until = Bis wann bindet sie das? Bis zum Ende dieser Phase.
    .other = Ein längeres Versprechen ginge auch. Hier genügt das Ende der Phase.
lesson-agreements-money = Und deine Seite: Du zahlst ihr 300, wenn sie Wort gehalten hat. So riskierst du nichts.
    .other = Sofort zu zahlen geht auch, aber erst nach getaner Tat ist es sicherer.
lesson-agreements-put = Ein Handel hat höchstens vier Punkte; zwei genügen. Mach den Vorschlag: Jetzt hören ihn alle.
    .other = Mach den Vorschlag so, wie er ist.
lesson-agreements-play = Tommaso hätte sich mit einem eigenen Angebot einmischen können, aber er hat gepasst, und Ling hat angenommen. Nun spiele dein Plättchen: Wagen 1 mit der 2.
    .other = Das Versprechen bindet Ling, nicht dich. Trotzdem: Wagen 1 mit der 2.
    .done = Ling musste Wagen 1 ziehen, weil sie es versprochen hat, und du hast ihr 300 gezahlt. Ein Versprechen, das in seiner Zeit nicht gehalten werden kann, verfällt; dann ist auch nichts zu zahlen.
