// Pure: no browser, no network, no clock.
// What a document speaks of says what kind of outing it is; the most said wins. Labels are elsewhere, in `lib/text/booking-words`.

export const outingTalk = {
  restaurant:
    'table|tables|restaurant|osteria|trattoria|brasserie|bistro|steakhouse|tavern|gastropub|party of|people|lunch|dinner|dining|diners|covers|kitchen|menu|tisch|tischreservierung|küche|speisekarte|couverts?|convives|cuisine|mesa|comensales|restaurante|cocina|cena|tavolo|coperti|ristorante|trattoria|cucina|tafel|keuken|レストラン|お席|ご来店|来店|お食事|コース料理|テーブル|席のみ|餐厅|用餐|餐桌|stół|stolik|stůl|bord',
  tour: 'tour|tours|guided|guide|walk|walking tour|excursion|meeting point|sightseeing|cruise|day trip|workshop|tasting|class|safari|kayak|snorkel|führung|rundgang|ausflug|treffpunkt|stadtrundfahrt|kurs|wanderung|visite guidée|guidée|randonnée|point de rencontre|croisière|dégustation|atelier|visita guiada|guiada|excursión|punto de encuentro|crucero|visita guidata|guidata|escursione|punto di incontro|degustazione|passeio|excursão|ponto de encontro|cruzeiro|rondleiding|wandeling|rondvaart|excursie|verzamelpunt|ツアー|ガイド|集合場所|体験|アクティビティ|遊覧|クルーズ|导览|集合地点|游览',
  event:
    'concert|concerts|e-ticket|visit|toegangsbewijs|bezoek|tijdslot|eintrittskarten?|zeitfenster|billet d’entrée|créneau|visita|fascia oraria|theatre|theater|opera|show|event|admit|doors|row|stalls|circle|festival|exhibition|museum|gallery|admission|entry ticket|match|stadium|arena|performance|cinema|konzert|konzertkarten|eintritt|einlass|reihe|veranstaltung|oper|ausstellung|parkett|spectacle|billets de concert|entrée|théâtre|exposition|musée|concierto|entradas|fila|butaca|teatro|función|museo|concerto|biglietti|ingresso|platea|spettacolo|mostra|bilhetes|espetáculo|plateia|museu|concertkaarten|voorstelling|toegang|tentoonstelling|コンサート|公演|開演|開場|チケット|入場|劇場|美術館|博物館|演出|门票|入场|koncert|bilet|vstupenka|divadlo',
} as const;
export type OutingType = keyof typeof outingTalk;
