// Words around clock times. A language is one line in each table.

/** Stand before clocks and before amounts: the hour needs its unit, or what `afterClock` names. */
export const beforeClock: Record<string, string> = {
  en: 'at|around|by|until|till|from|before|after|for',
  de: 'um|gegen|ab|bis',
  fr: "à|vers|dès|jusqu[’']à|de",
  nl: 'om|rond|tegen|vanaf|tot',
};

/** After these a bare hour is a clock time, unless a measure follows ("alle 9 Tage" is German). */
export const beforeClockOnly: Record<string, string> = {
  es: '(?:a|sobre|hacia|desde|hasta|de|pasadas|eran) las?',
  it: 'alle|dalle|delle|verso le|dopo le|intorno alle|fino alle|(?:alle )?ore',
  pt: 'às|pelas|até às|por volta das|pras|para as',
  ca: '(?:a|cap a|fins a) les',
  pl: 'godz(?:\\.|inie|iny)',
  sv: 'kl(?:\\.|ockan)?',
  da: 'klokken',
  fi: 'klo|kello',
  tr: 'saat',
  id: 'pukul',
};

/** Around an hour with its word: "v 15 hodin", "в 9 часов". Without it the first is a preposition like any other. */
export const aroundHour: Record<string, { before: string; after: string }> = {
  cs: { before: 'v|ve|kolem|okolo', after: 'hod(?:in[yuě]?|\\.)' },
  ru: { before: 'в|около|к', after: 'час(?:ов|а|ам)' },
};

/** Between two hours: what opens, what joins them, and an article that only clocks have. */
export const betweenWords: Record<string, { opens: string; joins: string; article?: string }> = {
  en: { opens: 'between', joins: 'and' },
  de: { opens: 'zwischen', joins: 'und' },
  fr: { opens: 'entre', joins: 'et' },
  es: { opens: 'entre', joins: 'y', article: 'las?' },
  it: { opens: 'tra|fra', joins: 'e', article: 'le' },
  pt: { opens: 'entre', joins: 'e', article: 'as' },
  nl: { opens: 'tussen', joins: 'en' },
  ca: { opens: 'entre', joins: 'i', article: 'les' },
  sv: { opens: 'mellan', joins: 'och', article: 'kl\\.?' },
  da: { opens: 'mellem|mellom', joins: 'og', article: 'kl\\.?' },
  pl: { opens: 'między', joins: 'a', article: 'godz\\.' },
};

export const measureWords =
  '(?:de |der |die )?(?:dagen|weken|tage)|minuten|stunden|wochen|monate|jahre|meter|k?m(?!\\p{L})|euro|dollar|franken|pfund|kronen|baht|giorni|minuti|persone|días|minutos|personas|pessoas|dias';

/** Written after an hour with or without minutes. */
export const hourWords = "h|hs|hrs?|uur|u|horas?|heures?|ore|o[’']clock";

/** Between two hours that have their unit: "10h à 12h". */
export const hoursJoin = '[-–—]|à|às|a|até';

/** After an hour with its unit, which then says how long: "8h de marche". */
export const lengthAfterHours = "de|d[’']|di";

/** After an early hour, which then says how long one is on the road: "4 h 30 en voiture". None that opens a plan's line: "5:00 Drive to the port". */
export const roadAfter: Record<string, string> = {
  en: 'by (?:car|bus|train|boat|ferry|plane|foot)|of (?:driving|walking|hiking)',
  de: 'mit dem (?:auto|bus|zug|schiff)|fahrt(?! \\p{L})|fahrzeit|gehzeit',
  fr: 'en (?:voiture|bus|train|bateau|avion)|à pied|de (?:route|trajet|marche|vol|voiture|train|bus)',
  es: 'en (?:coche|carro|auto|bus|tren|barco|avión)|a pie|de (?:trayecto|viaje|vuelo|caminata)',
  it: 'in (?:auto|macchina|bus|treno|nave|aereo)|a piedi|di (?:viaggio|strada|volo|cammino|auto)',
  pt: 'de (?:carro|ônibus|trem|barco|avião|viagem|voo|caminhada|estrada)|a pé',
  nl: 'met de (?:auto|bus|trein|boot)|te voet',
};

/** Right before an hour at a line's end, which then says how long: "un vol en 12h". */
export const lengthBeforeHours: Record<string, string> = {
  en: 'in|of',
  de: 'in|von',
  fr: 'en|de',
  it: 'in|di',
  nl: 'in|van',
};

/** After "10.21", which then is an amount. */
export const dottedMeasures =
  'euro?s?|usd|km|kil[oó]m\\p{L}*|m|m[eè]t(?:er|re|ro)\\p{L}*|mi|miles?|kg|hm|uhr|h|%';

/** What goes on after a bare hour: "at 9 we left", "at 6 in the morning". */
export const afterClock =
  'and|we|I|sharp|in the (?:morning|afternoon|evening)|at night|wir|ging(?:en)?|waren?|sind|haben|hatten|kamen|fuhren|brachen|morgens|abends|nachmittags|zijn we|waren we|gingen we|vertrokken we|kwamen we|reden we|de la (?:mañana|tarde|noche)|di sera|del mattino|da (?:manhã|tarde|noite)|du (?:matin|soir)';

export const halfWords = {
  am: "in the morning|(?:uhr )?morgens|(?:uhr )?vormittags|du matin|de la mañana|del mattino|di mattina|da manhã|(?:uur )?[’']s (?:ochtends|morgens)",
  pm: "in the (?:afternoon|evening)|at night|(?:uhr )?(?:abends|nachmittags)|du soir|de l[’']après-midi|de la (?:tarde|noche)|di sera|del pomeriggio|da (?:tarde|noite)|(?:uur )?[’']s (?:middags|avonds)",
};

/** Twelve o'clock as a word, with the little word that makes it a time and not a part of the day. */
export const noonWords: Record<string, string> = {
  en: '(?:at|by|around|about) noon|12 noon',
  fr: '(?:à|vers) midi',
  es: '(?:al|sobre el|hacia el) mediodía',
  it: '(?:a|verso) mezzogiorno',
  pt: '(?:ao|por volta do) meio-dia',
  nl: 'om twaalf uur',
  de: 'um zwölf|zwölf uhr mittags',
};
