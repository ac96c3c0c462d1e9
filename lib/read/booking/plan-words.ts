// The words with which rows of agencies' plans begin, in all languages at once, since plans mix them.

const words = (alternatives: string) =>
  new RegExp(`(?<!\\p{Script=Latin})(?:${alternatives})(?!\\p{Script=Latin})`, 'iu');

export const legWords = {
  flight: words('flight|flug|vol|vuelo|volo|voo|vlucht|flyg|fly|let|lot|便|フライト|航空便|航班'),
  ferry: words(
    'ferry|boat|ship|crossing|fähre|schiff|überfahrt|bateau|traversée|barco|transbordador|traghetto|nave|barca|balsa|veerboot|boot|färja|færge|prom|trajekt|フェリー|船|轮渡',
  ),
  train: words(
    'train|rail|zug|bahn|tren|ave|treno|comboio|trem|trein|tåg|tog|vlak|pociąg|列車|新幹線|特急|電車|火车|高铁',
  ),
  bus: words(
    'bus|coach|fernbus|reisebus|autocar|autobús|autocarro|ônibus|pullman|autobus|buss|バス|大巴|巴士',
  ),
} as const;

export const arrives = words(
  'arrival|arrives?|lands?|ankunft|landung|arrivée|arrive|atterrissage|llegada|llega|aterrizaje|arrivo|arriva|atterraggio|chegada|chega|aankomst|aankomt|ankomst|příjezd|przyjazd|到着|着|抵达',
);
export const departs = words(
  'departure|departs?|from|leaves|abflug|abfahrt|ab|von|départ(?: de| du)?|salida(?: de| del)?|sale de|partenza(?: da)?|parte da|partida(?: de)?|saída(?: de)?|vertrek(?: van| vanaf)?|avgång|afgang|odjezd|odlot|出発|発|出发',
);

export const checksIn = words(
  "check-?in|checking in|arrival at (?:the )?(?:hotel|guest ?house|lodge|inn|hostel)|overnight at|einchecken|anreise|bezug|zimmerbezug|übernachtung im|übernachtung in|arrivée à l[’']?(?:hôtel|auberge)|installation|enregistrement|nuitée?s? à|entrada en|llegada al (?:hotel|alojamiento)|alojamiento en|arrivo in (?:hotel|albergo)|sistemazione|pernottamento|entrada n[oa]|chegada ao hotel|alojamento|inchecken|aankomst in het hotel|overnachting|incheckning|indtjekning|チェックイン|宿泊|入住",
);
export const checksOut = words(
  'check-?out|checking out|leave by|depart by|auschecken|abreise|libération|départ (?:avant|jusqu)|salida|partenza|rilascio|saída|uitchecken|vertrek|utcheckning|udtjekning|チェックアウト|退房',
);
export const carPickUpWords = words(
  'car pick-?up|pick-?up|collection of (?:the )?car|collect (?:the |your )?(?:car|rental)|mietwagen(?:\\s|-)?(?:abholung|übernahme|annahme)?|abholung|übernahme|anmietung|prise en charge|retrait|recogida|ritiro|levantamento|retirada|recolha|ophalen|afhalen|貸出|レンタカー受取|取车',
);
export const carReturnWords = words(
  'car return|return of (?:the )?car|drop-?off|return (?:the |your )?(?:car|rental)|rückgabe|abgabe|restitution|retour d|devolución|entrega|riconsegna|restituzione|devolução|inleveren|terugbrengen|返却|还车',
);
export const carNouns = words(
  'car|rental|van|camper|mietwagen|auto|wagen|fahrzeug|wohnmobil|voiture|véhicule|location|coche|vehículo|alquiler|macchina|noleggio|carro|viatura|aluguer|huurauto|レンタカー|車|租车',
);

/** Words that only link the parts of a row and belong to no name. */
export const rowGlue = words(
  "at|the|in|im|in der|in dem|am|en|el|la|los|las|del|de|a|al|à|au|aux|l[’']|le|les|du|des|presso|nel|nella|in het|bij|het|no|na|ao|of|your|ihr|ihre|su|votre|uw|und|and|y|et|e|für|for|para|pour|vuelta|ida|outbound|return|inbound|hinfahrt|rückfahrt|aller|retour|andata|ritorno|casa|hotel|hôtel|albergo|apartamento|apartment|pension|pensión|gasthof|hostal|posada|house|haus|maison|ホテル|旅館",
);

export const seatWords =
  /(?:row|reihe|rang|fila|fileira|rij|列)\s?(?<row>[A-Z\d]{1,3}),?\s?(?:seats?|pl(?:atz|ätze)|sitz(?:e|platz)?|sièges?|places?|butacas?|asientos?|post[oi]|lugar(?:es)?|stoel(?:en)?|番)\s?(?<seat>\d{1,3})/iu;
