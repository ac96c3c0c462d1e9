// Made of `languages/*.yml` by `npm run languages`: change those, not this.

/** After a number of hours. */
export const hourUnits: Record<string, string> = {
  en: 'hours?|hrs?|h',
  de: 'stunden?|std',
  fr: 'heures?',
  es: 'horas?',
  it: 'or[ae]',
  pt: 'horas?',
  nl: 'uur|uren|uurtje',
};

/** After a number of minutes. */
export const minuteUnits: Record<string, string> = {
  en: 'minutes?|mins?',
  de: 'minuten?',
  es: 'minutos?',
  it: 'minut[oi]',
  nl: 'minuten|minuut',
};

/** Small numbers before such a unit. */
export const numberWords: Record<string, Record<string, number>> = {
  en: { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
  de: { eine: 1, einer: 1, zwei: 2, drei: 3, vier: 4, fünf: 5 },
  fr: { une: 1, deux: 2, trois: 3, quatre: 4 },
  es: { una: 1, dos: 2, tres: 3, cuatro: 4 },
  it: { una: 1, due: 2, tre: 3, quattro: 4 },
  pt: { uma: 1, duas: 2, três: 3 },
  nl: { een: 1, twee: 2, drie: 3 },
};

/** Between two numbers: "one to two hours". */
export const betweenNumbers: Record<string, string[]> = {
  en: ['to', 'or'],
  de: ['bis', 'oder'],
  fr: ['à', 'ou'],
  es: ['a', 'o'],
  it: ['a', 'o'],
  pt: ['a', 'ou'],
  nl: ['tot'],
};

/** Half an hour. */
export const halfHour: Record<string, string> = {
  en: 'half an hour|½ hour|half-hour',
  de: '(?:eine )?halbe stunde|½ stunde',
  fr: 'une demi-heure',
  es: 'media hora',
  it: "mezz[’']ora|mezzora",
  pt: 'meia hora',
  nl: 'een half uur|halfuur',
  ja: '半時間',
  zh: '半(?:个)?小时',
};

/** An hour and a half. */
export const hourAndHalf: Record<string, string> = {
  en: 'an hour and a half|1½ hours',
  de: 'anderthalb stunden|eineinhalb stunden',
  fr: 'une heure et demie',
  es: 'hora y media',
  it: "un[’']ora e mezza",
  pt: 'uma hora e meia',
  nl: 'anderhalf uur',
};

/** Half a day: a morning of visits. */
export const halfDay: Record<string, string> = {
  en: 'half a day|half[- ]day|½ day',
  de: '(?:einen )?halben tag|½ tag|halbtägig',
  fr: 'une demi-journée',
  es: 'medio día',
  it: 'mezza giornata',
  pt: 'meio dia|meio-dia de visita',
  nl: 'een halve dag',
  ja: '半日',
  zh: '半天',
};

/** A day: what fits between breakfast and dinner. */
export const wholeDay: Record<string, string> = {
  en: 'all day(?!-)|an? (?:full|whole|entire) day(?!-)|(?:the|this) (?:whole|entire) day(?!-)',
  de: 'den ganzen tag|ganztägig',
  fr: 'toute la journée|journée entière',
  es: 'todo el día|día entero',
  it: 'tutto il giorno|tutta la giornata|giornata intera',
  pt: 'o dia todo|dia inteiro',
  nl: 'de hele dag',
  ja: '一日中|丸一日',
  zh: '一整天|全天',
};

/** On the way, not there: "two hours by train", "30 min walk from", "3時間のドライブ". */
export const underWay: Record<string, string> = {
  en: 'drive|driving|walk(?:ing)? (?:from|to|away|back)|away|by (?:car|bus|train|boat|ferry|plane|bike|foot)|bus|train|flight|ferry|boat|ride|transfer|from|late|earlier|later|wait(?:ing|ed)?|queue|delay|before|after|ago|every|journey|sleep|notice|headed|further|distance|altitude|k?ms?|miles|arrival',
  de: 'fahrt|fahren|fahrzeit|fahrtzeit|gefahren|entfernt|zu fuß|flug|bus|bahn|zug|fähre|warten|wartezeit|später|früher|vorher|vor|alle|verspätung|schlaf',
  fr: 'route|trajet|de (?:voiture|bus|train|bateau|vol)|à pied|en (?:voiture|bus|train)|vol|attente|plus tard|avant|après|toutes les|retard',
  es: 'en (?:coche|auto|bus|tren|barco|carro)|de (?:camino|viaje|vuelo|coche)|a pie|caminando|vuelo|trayecto|espera|después|más tarde|antes|cada|retraso',
  it: 'in (?:auto|macchina|treno|bus|barca)|di (?:strada|viaggio|auto|volo|treno)|a piedi|tragitto|attesa|dopo|prima|ogni|ritardo',
  pt: 'de (?:carro|ônibus|autocarro|comboio|trem|barco|viagem|voo)|a pé|trajeto|espera|depois|antes|cada|atraso',
  nl: 'rijden|rit|reizen|lopen|met de (?:auto|bus|trein|boot)|vliegen|vlucht|wachten|later|eerder|elke|vertraging|lopend|slapen',
  ja: '徒歩|車で|バスで|電車で|列車|ドライブ|移動|乗車|かけて|後|前|毎|待ち',
  zh: '车程|路程|步行|开车|飞行|航程|火车|高铁|公交|地铁|等待|之后|以后|前',
};

/** A label that says how long one stays: "Time needed: 2 h", "Dauer: 1 Stunde". */
export const stayLabels: Record<string, string> = {
  en: 'duration|time needed|time required|how long|visit|allow|spend|spent|takes?|plan|stay(?:ed)?|lasts?|long|budget|tour',
  de: 'dauer\\p{L}*|aufenthalt|zeitbedarf|einplanen|verbr\\p{L}*|besuch|besichtigung|plane\\p{L}*',
  fr: 'durée|compter|comptez|prévoir|prévoyez|visite|pass(?:er|é)\\p{L}*|dure',
  es: 'duración|visita|tiempo|dedicar|pas(?:ar|amos)|dura|necesit\\p{L}*',
  it: 'durata|visita|dura|tempo|trascor\\p{L}*|passa\\p{L}*|calcola\\p{L}*',
  pt: 'duração|visita|tempo|dura|pass\\p{L}*|reserve',
  nl: 'duur|duurt|bezoek|tijd|verblijf|blijven|uittrekken',
  ja: '所要時間|滞在|見学|観光',
  zh: '游览|停留|用时|参观|建议|游玩|时长',
};
