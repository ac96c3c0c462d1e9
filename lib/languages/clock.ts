// Made of `languages/*.yml` by `npm run languages`: change those, not this.

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

/** Between two hours: "between 9 and 11". */
export const betweenWords: Record<string, { opens: string; joins: string; article?: string }> = {
  en: { opens: 'between', joins: 'and' },
  de: { opens: 'zwischen', joins: 'und' },
  fr: { opens: 'entre', joins: 'et' },
  es: { opens: 'entre', joins: 'y', article: 'las?' },
  it: { opens: 'tra|fra', joins: 'e', article: 'le' },
  pt: { opens: 'entre', joins: 'e', article: 'as' },
  nl: { opens: 'tussen', joins: 'en' },
  ca: { opens: 'entre', joins: 'i', article: 'les' },
  pl: { opens: 'między', joins: 'a', article: 'godz\\.' },
  sv: { opens: 'mellan', joins: 'och', article: 'kl\\.?' },
  da: { opens: 'mellem|mellom', joins: 'og', article: 'kl\\.?' },
};

/** After a number that is no hour: "alle 9 Tage". */
export const measureWords: Record<string, string> = {
  de: '(?:de |der |die )?tage|minuten|stunden|wochen|monate|jahre|meter|franken|pfund|kronen',
  es: 'días|minutos|personas',
  it: 'giorni|minuti|persone',
  pt: 'dias|minutos|pessoas',
  nl: '(?:de |der |die )?(?:dagen|weken)|minuten|meter',
};

/** Written after an hour with or without minutes. */
export const hourWords: Record<string, string> = {
  en: "h|hrs?|o[’']clock",
  fr: 'h|heures?',
  es: 'h|hs|horas?',
  it: 'ore',
  pt: 'h|horas?',
  nl: 'uur|u',
};

/** Between two hours that have their unit: "10h à 12h". */
export const hoursJoin: Record<string, string> = {
  fr: 'à',
  es: 'a',
  pt: 'às|a|até',
};

/** After an hour with its unit, which then says how long: "8h de marche". */
export const lengthAfterHours: Record<string, string> = {
  fr: "de|d[’']",
  es: 'de',
  it: 'di',
  pt: 'de',
};

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

/** What goes on after a bare hour: "at 9 we left", "at 6 in the morning". */
export const afterClock: Record<string, string> = {
  en: 'and|we|I|sharp|in the (?:morning|afternoon|evening)|at night',
  de: 'wir|ging(?:en)?|waren?|sind|haben|hatten|kamen|fuhren|brachen|morgens|abends|nachmittags',
  fr: 'du (?:matin|soir)',
  es: 'de la (?:mañana|tarde|noche)',
  it: 'di sera|del mattino',
  pt: 'da (?:manhã|tarde|noite)',
  nl: 'zijn we|waren we|gingen we|vertrokken we|kwamen we|reden we',
};

/** After an hour of the first half of the day: "6 in the morning". */
export const morningHalf: Record<string, string> = {
  en: 'in the morning',
  de: '(?:uhr )?morgens|(?:uhr )?vormittags',
  fr: 'du matin',
  es: 'de la mañana',
  it: 'del mattino|di mattina',
  pt: 'da manhã',
  nl: "(?:uur )?[’']s (?:ochtends|morgens)",
};

/** After an hour of the second half: "6 in the evening". */
export const eveningHalf: Record<string, string> = {
  en: 'in the (?:afternoon|evening)|at night',
  de: '(?:uhr )?(?:abends|nachmittags)',
  fr: "du soir|de l[’']après-midi",
  es: 'de la (?:tarde|noche)',
  it: 'di sera|del pomeriggio',
  pt: 'da (?:tarde|noite)',
  nl: "(?:uur )?[’']s (?:middags|avonds)",
};

/** Twelve o'clock as a word, with the little word that makes it a time and not a part of the day. */
export const noonWords: Record<string, string> = {
  en: '(?:at|by|around|about) noon|12 noon',
  de: 'um zwölf|zwölf uhr mittags',
  fr: '(?:à|vers) midi',
  es: '(?:al|sobre el|hacia el) mediodía',
  it: '(?:a|verso) mezzogiorno',
  pt: '(?:ao|por volta do) meio-dia',
  nl: 'om twaalf uur',
};

/** Near a clock without "am" or "pm" these say that it is early. */
export const earlyWords: Record<string, string> = {
  en: 'mornings?|sunrise|dawn|breakfast|early(?! (?:dinner|supper|evening))|got up|woke|alarm',
  de: 'früh\\p{L}*|\\p{L}{0,12}morgens?|sonnenaufgang|aufgestanden|wecker',
  fr: 'matin\\p{L}*|aube|lever|levés?|réveil\\p{L}*',
  es: 'madrugada|mañana|amanecer|desayun\\p{L}*|despert\\p{L}*|levant\\p{L}*',
  it: 'alba|mattin\\p{L}*|stamattina|colazione|svegli\\p{L}*',
  pt: 'madrugada|manhã|nascer|amanhecer|acord\\p{L}*',
  nl: '\\p{L}{0,12}ochtends?|zonsopgang|vroeg|opgestaan|wekker|ontbijt',
  ja: '朝|早|日の出|起床|起き|未明|深夜|夜中',
  zh: '早|日出|凌晨|清晨|起床|醒|闹钟|鬧鐘|天亮|半夜|深夜',
};

/** In the same words as a clock without "am" or "pm" these say that it is late: "in the evening, shortly after seven". */
export const lateWords: Record<string, string> = {
  en: 'evening|tonight|sunset|dinner|supper',
  de: '(?!sonnabend)\\p{L}{0,12}abend(?:s|essen)?|sonnenuntergang',
  fr: 'soir(?:ée)?|dîner|dîné|dînons',
  es: 'noche|anoche|cen(?:a|ar|amos)|anochecer|atardecer',
  it: 'stasera|(?:a|di|la|in|ieri|questa|tarda) sera|cena|tramonto',
  pt: 'noite|jantar|jantamos',
  nl: '\\p{L}{0,12}avonds?|avondeten|zonsondergang',
  ja: '夕|(?<!徹)夜(?!行)',
  zh: '傍|日落|昨晚(?=[\\d一二两兩三四五六七八九十])|(?<![一二两兩三四五六七八九十几幾\\d前昨])晚(?!一?[点點])|(?<![过過熬])夜(?!宿)',
};
