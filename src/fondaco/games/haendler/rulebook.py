"""Every rule of Die Händler by name, in rulebook order, with the section of the 2010 edition in which it stands."""

from typing import Final

from fondaco.core.rule import DEDUCED, OURS, TEXT, Rulebook

BOOK: Final = Rulebook("haendler", ["2010"])

# Board and setup
FIRST_START_PLAYER: Final = BOOK.rule("setup.start-player", OURS, "Spielvorbereitung")
ROW_OF_FOUR: Final = BOOK.rule("setup.row", TEXT, "Spielvorbereitung")
START_CAPITAL: Final = BOOK.rule("setup.capital", TEXT, "Spielvorbereitung")
FIRST_WAGONS: Final = BOOK.rule("setup.wagons", TEXT, "Spielvorbereitung")
FIRST_COURIER: Final = BOOK.rule("setup.courier", TEXT, "Spielvorbereitung")
FIRST_BONUS: Final = BOOK.rule("setup.bonus", TEXT, "Spielvorbereitung")
MONEY_HIDDEN: Final = BOOK.rule("setup.screen", TEXT, "Spielvorbereitung")
BANK_WITHOUT_END: Final = BOOK.rule("setup.bank", OURS, "Spielvorbereitung")
GOODS_OF_CITIES: Final = BOOK.rule("setup.goods", OURS, "Spielmaterial")
ROAD_NETWORK: Final = BOOK.rule("setup.roads", OURS, "Spielmaterial")
STARS: Final = BOOK.rule("setup.stars", OURS, "Spielmaterial")

# Phase 1: buying
UP_TO_THREE_GOODS: Final = BOOK.rule("buy.three", TEXT, "Phase 1")
BUYING_PRICE: Final = BOOK.rule("buy.price", TEXT, "Phase 1")
NOT_SOLD_HERE: Final = BOOK.rule("buy.city", TEXT, "Phase 1, Einlagern")
SUPPLY_EMPTY: Final = BOOK.rule("buy.supply", TEXT, "Phase 1")
CANNOT_PAY_GOODS: Final = BOOK.rule("buy.money", TEXT, "Phase 1")
TWICE_IN_ROUND_ONE: Final = BOOK.rule("buy.twice", TEXT, "Phase 1")
CHEAP_PURCHASE_RULE: Final = BOOK.rule("buy.cheap-purchase", TEXT, "Phase 1, Günstiger Einkauf")

# Phase 2: load master
OFFICE_VACANT: Final = BOOK.rule("master.vacant", TEXT, "Phase 2")
WAGONS_BY_NUMBER: Final = BOOK.rule("master.by-number", TEXT, "Phase 2")
BIDS_SEALED: Final = BOOK.rule("master.sealed", TEXT, "Phase 2, Ermitteln des Lademeisters")
BID_WITHIN_MONEY: Final = BOOK.rule("master.money", TEXT, "Phase 2, Ermitteln des Lademeisters")
HIGHEST_PAYS: Final = BOOK.rule("master.highest", TEXT, "Phase 2, Ermitteln des Lademeisters")
TIE_TO_EARLIER: Final = BOOK.rule("master.tie", TEXT, "Phase 2, Gleichstand")
NO_BIDS_START_PLAYER: Final = BOOK.rule("master.no-bids", TEXT, "Phase 2, Keine Gebote")

# Phase 2: loading
MASTER_FIRST: Final = BOOK.rule("load.master-first", TEXT, "Phase 2, Wagen beladen")
MASTER_UP_TO_THREE: Final = BOOK.rule("load.master-three", TEXT, "Phase 2, Wagen beladen")
MASTER_ONE_KIND: Final = BOOK.rule("load.master-one-kind", TEXT, "Phase 2, Wagen beladen")
NOT_IN_WAREHOUSE: Final = BOOK.rule("load.warehouse", TEXT, "Phase 2, Wagen beladen")
OTHERS_UP_TO_TWO: Final = BOOK.rule("load.others-two", TEXT, "Phase 2, Wagen beladen")
MONOPOLY: Final = BOOK.rule("load.monopoly", TEXT, "Phase 2, Wagen beladen")
NO_LATE_MONOPOLY: Final = BOOK.rule("load.no-late-monopoly", OURS, "Phase 2, Wagen beladen")
OFFICE_LASTS: Final = BOOK.rule("load.stay", TEXT, "Phase 2, Dauer des Lademeister-Amtes")
LOADED_ON: Final = BOOK.rule("load.standing", OURS, "Phase 2, Dauer des Lademeister-Amtes")
FREIGHT_IS_BARGAINED: Final = BOOK.rule("freight.bargained", TEXT, "Phase 2, Preis für das Beladen")
THREE_PROPOSALS: Final = BOOK.rule("freight.three-proposals", OURS, "Phase 2, Preis für das Beladen")
FREIGHT_WITHIN_MONEY: Final = BOOK.rule("freight.money", TEXT, "Phase 2, Preis für das Beladen")
ASK_WITHIN_MONEY: Final = BOOK.rule("freight.ask-money", OURS, "Phase 2, Preis für das Beladen")
ANOTHER_PRICE: Final = BOOK.rule("freight.another-price", OURS, "Phase 2, Preis für das Beladen")
FREIGHT_PAID_AT_ONCE: Final = BOOK.rule("freight.paid", TEXT, "Phase 2, Preis für das Beladen")

# Phase 3: wagons
ONE_TILE: Final = BOOK.rule("move.one-tile", TEXT, "Phase 3, Auswählen eines Bewegungsplättchens")
TILE_FACE_DOWN: Final = BOOK.rule("move.tile-used", TEXT, "Phase 3, Auswählen eines Bewegungsplättchens")
TILES_COME_BACK: Final = BOOK.rule("move.tiles-back", TEXT, "Phase 3, Auswählen eines Bewegungsplättchens")
TILE_MUST_MOVE: Final = BOOK.rule("move.must", TEXT, "Phase 3, Auswählen eines Bewegungsplättchens")
AS_FAR_AS_POSSIBLE: Final = BOOK.rule("move.far", DEDUCED, "Phase 3, Auswählen eines Bewegungsplättchens")
TILE_LAPSES: Final = BOOK.rule("move.lapses", TEXT, "Phase 3, Beachte")
WAY_BLOCKED: Final = BOOK.rule("move.blocked", TEXT, "Phase 3, Beachte")
ARRIVED_RESTS: Final = BOOK.rule("move.rests", TEXT, "Phase 3, Beachte")
ARRIVAL_ENDS_MOVE: Final = BOOK.rule("move.arrival", TEXT, "Phase 3, Bewegungspunkte können verfallen")
STOP_BEFORE_OCCUPIED: Final = BOOK.rule("move.stop-before", TEXT, "Phase 3, Bewegungspunkte können verfallen")
NEVER_BACK: Final = BOOK.rule("move.never-back", TEXT, "Phase 3, Bewegen der Wagen")
MOVER_PICKS_BRANCH: Final = BOOK.rule("move.branch", TEXT, "Phase 3, Bewegen der Wagen")
CREST_COMES_BACK: Final = BOOK.rule("move.crest", TEXT, "Phase 2, Ermitteln des Lademeisters")
EXTRA_POINTS: Final = BOOK.rule("move.cartwright", TEXT, "Phase 3, Wagnerei und Große Wagnerei")
MET_THE_COURIER: Final = BOOK.rule("move.met", TEXT, "Phase 3, Wagnerei und Große Wagnerei")

# Phase 3: courier and influence cards
COURIER_CARDS: Final = BOOK.rule("courier.cards", TEXT, "Phase 3, Bewegen des Kuriers")
COURIER_REACH: Final = BOOK.rule("courier.reach", TEXT, "Phase 3, Bewegen des Kuriers")
COURIER_NO_CITY: Final = BOOK.rule("courier.no-city", TEXT, "Phase 3, Bewegen des Kuriers")
MEETING_GIVES_CARD: Final = BOOK.rule("courier.meeting", TEXT, "Phase 3, Erhalten einer Einflusskarte")
CARD_IN_PILE: Final = BOOK.rule("influence.pile", TEXT, "Phase 3, Einflusskarten")
CARD_IN_HAND: Final = BOOK.rule("influence.hand", TEXT, "Phase 3, Einflusskarten")
CARD_LEAVES_GAME: Final = BOOK.rule("influence.once", TEXT, "Phase 3, Einflusskarten")

# Phase 4: prices and warehouse sale
DISCS_SECRET: Final = BOOK.rule("price.discs", TEXT, "Phase 4, Preisscheibe einstellen")
PRICES_RISE: Final = BOOK.rule("price.rise", TEXT, "Phase 4, Preise ändern")
OFFICE_CARDS: Final = BOOK.rule("price.office", TEXT, "Phase 4, Kontor und Großes Kontor")
OFFICE_NO_JUMP: Final = BOOK.rule("price.no-jump", TEXT, "Phase 4, Kontor und Großes Kontor")
WAREHOUSE_SALE_RULE: Final = BOOK.rule("price.warehouse-sale", TEXT, "Phase 4, Lagerverkauf")
UP_TO_FIVE_GOODS: Final = BOOK.rule("price.sale-five", TEXT, "Phase 4, Lagerverkauf")

# Phase 5: sale
ARRIVALS_COUNT: Final = BOOK.rule("sale.arrivals", TEXT, "Phase 5, Wagenankunft markieren")
SELLING_PRICE: Final = BOOK.rule("sale.price", TEXT, "Phase 5, Warenverkauf")
CITY_BONUS: Final = BOOK.rule("sale.bonus", TEXT, "Phase 5, Warenverkauf")
BONUS_MARKERS: Final = BOOK.rule("sale.bonus-tracks", TEXT, "Phase 5, Anpassen der Bonusleisten")
BONUS_OF_STANDING: Final = BOOK.rule("sale.bonus-standing", OURS, "Phase 5, Anpassen der Bonusleisten")
BONUS_STEPS: Final = BOOK.rule("sale.bonus-steps", DEDUCED, "Phase 5, Anpassen der Bonusleisten")

# Phase 6: investments
BID_HIGHER: Final = BOOK.rule("invest.higher", TEXT, "Phase 6, Ablauf der Versteigerung")
INVEST_WITHIN_MONEY: Final = BOOK.rule("invest.money", TEXT, "Phase 6, Ablauf der Versteigerung")
OPENING_PASS: Final = BOOK.rule("invest.opening-pass", TEXT, "Phase 6, Ablauf der Versteigerung")
PASSED_THIS_CARD: Final = BOOK.rule("invest.pass", OURS, "Phase 6, Ablauf der Versteigerung")
WINNER_CHOOSES: Final = BOOK.rule("invest.winner", TEXT, "Phase 6, Ablauf der Versteigerung")
NEXT_OPENER: Final = BOOK.rule("invest.next-opener", DEDUCED, "Phase 6, Ablauf der Versteigerung")
ONE_LESS_THAN_PLAYERS: Final = BOOK.rule("invest.most", TEXT, "Phase 6")
ROW_REFILLED: Final = BOOK.rule("invest.refill", TEXT, "Phase 6")
NOT_IN_ROW: Final = BOOK.rule("invest.row", TEXT, "Phase 6")

# Phase 7: representation, loans, ascent
REPRESENTATION_PAID: Final = BOOK.rule("status.representation", TEXT, "Phase 7, Repräsentation")
FALL: Final = BOOK.rule("status.fall", TEXT, "Phase 7, Repräsentation")
STEPS_BY_COST: Final = BOOK.rule("status.steps", OURS, "Phase 7, Repräsentation")
LOAN_AFTER_FALL: Final = BOOK.rule("loan.after-fall", TEXT, "Phase 7, Schuldscheine")
NO_NOTES_LEFT: Final = BOOK.rule("loan.notes", TEXT, "Spielmaterial")
REPAY_DEBT: Final = BOOK.rule("loan.repay", TEXT, "Phase 7, Schuldscheine")
REPAY_WITHIN_MONEY: Final = BOOK.rule("loan.money", TEXT, "Phase 7, Schuldscheine")
REPAY_ASKED: Final = BOOK.rule("loan.asked", OURS, "Phase 7, Schuldscheine")
NO_ASCENT_IN_DEBT: Final = BOOK.rule("status.debt", TEXT, "Phase 7, Schuldscheine")
ASCENT_COST: Final = BOOK.rule("status.cost", TEXT, "Phase 7, Sozialer Aufstieg")
ASCENT_WITHIN_MONEY: Final = BOOK.rule("status.money", TEXT, "Phase 7, Sozialer Aufstieg")
TWO_STEPS: Final = BOOK.rule("status.two-steps", TEXT, "Phase 7, Sozialer Aufstieg")
TOP_OF_LADDER: Final = BOOK.rule("status.top", DEDUCED, "Phase 7, Sozialer Aufstieg")
LATE_ARRIVALS: Final = BOOK.rule("status.late", OURS, "Phase 7, Sozialer Aufstieg")

# New round, end of the game
START_PLAYER_MOVES: Final = BOOK.rule("round.start-player", TEXT, "Neue Runde")
GAME_ENDS: Final = BOOK.rule("end.arrivals", TEXT, "Spielende")
RANKING: Final = BOOK.rule("end.ranking", TEXT, "Spielende")
SHARED_RANK: Final = BOOK.rule("end.shared", OURS, "Spielende")
DEBTORS_LAST: Final = BOOK.rule("end.debt", TEXT, "Phase 7, Schuldscheine")

# Influence cards
FREE_LOADING_CARD: Final = BOOK.rule("card.free-loading", TEXT, "Einflusskarten, Kostenlose Beladung")
BROKEN_AXLE_CARD: Final = BOOK.rule("card.broken-axle", TEXT, "Einflusskarten, Achsbruch")
SPECIAL_SALE_CARD: Final = BOOK.rule("card.special-sale", TEXT, "Einflusskarten, Sonderverkauf")
SALE_WITH_BONUS_CARD: Final = BOOK.rule("card.sale-with-bonus", TEXT, "Einflusskarten, Verkauf mit Bonus")
ASCENT_CARD: Final = BOOK.rule("card.ascent", TEXT, "Einflusskarten, Sozialer Aufstieg")
LOAD_MASTER_CARD: Final = BOOK.rule("card.load-master", TEXT, "Einflusskarten, Lademeister")
REPRESENTATION_CARD: Final = BOOK.rule("card.representation", TEXT, "Einflusskarten, Repräsentationskosten")

# Variant: agreements
DEAL_WITH_TURN_PLAYER: Final = BOOK.rule("deal.turn-player", TEXT, "Variante Absprachen")
DEAL_PUBLIC: Final = BOOK.rule("deal.public", TEXT, "Variante Absprachen")
DEAL_KEPT: Final = BOOK.rule("deal.kept", TEXT, "Variante Absprachen")
DEAL_MEDDLING: Final = BOOK.rule("deal.meddling", TEXT, "Variante Absprachen")
DEAL_PROPOSALS: Final = BOOK.rule("deal.three-proposals", OURS, "Variante Absprachen")
DEAL_CLAUSES: Final = BOOK.rule("deal.four-clauses", OURS, "Variante Absprachen")
DEAL_NOT_EMPTY: Final = BOOK.rule("deal.not-empty", OURS, "Variante Absprachen")
DEAL_PAYABLE: Final = BOOK.rule("deal.payable", OURS, "Variante Absprachen")
DEAL_PAID_WHEN_KEPT: Final = BOOK.rule("deal.paid-when-kept", OURS, "Variante Absprachen")
DEAL_CARD_HELD: Final = BOOK.rule("deal.card-held", OURS, "Variante Absprachen")
DEAL_LAPSES: Final = BOOK.rule("deal.lapses", OURS, "Variante Absprachen")
DEAL_FIRST_CHANCE: Final = BOOK.rule("deal.first-chance", OURS, "Variante Absprachen")
DEAL_NEXT_TURN: Final = BOOK.rule("deal.next-turn", OURS, "Variante Absprachen")
DEAL_DRAFT: Final = BOOK.rule("deal.draft", OURS, "Variante Absprachen")
