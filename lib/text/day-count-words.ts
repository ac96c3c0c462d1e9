// How a page says how long its trip was, other than in days. A language is one line in each table.

/** "Three nights": one day more. Stands after the number. */
export const nightWords: Record<string, string> = {
  en: 'nights?',
  de: 'nächte|nacht|übernachtung|übernachtungen',
  fr: 'nuits?|nuitées?',
  es: 'noches?',
  it: 'notti|notte',
  pt: 'noites?|pernoites?',
  nl: 'nachten|nacht|nachtjes|overnachtingen',
  da: 'nætter|overnatninger',
  no: 'netter|overnattinger',
  sv: 'nätter',
  ca: 'nits',
  pl: 'noce|nocy',
  cs: 'noci',
  ru: 'ночи|ночей',
  ja: '泊',
  zh: '晚|夜',
  ko: '박',
};

/** Two days, or three with the evening of arrival. */
export const weekendWords: Record<string, string> = {
  en: 'weekend|week-end',
  de: 'wochenende|wochenendes|wochenend\\p{L}{1,12}',
  es: 'fin de semana|finde',
  it: 'fine settimana',
  pt: 'fim de semana|fim-de-semana|final de semana',
  nl: 'weekendje|weekendtrip',
  no: 'helg|helgen|helga|helgetur',
  ca: 'cap de setmana',
  cs: 'víkend|víkendu',
  ru: 'выходные|выходных',
  ja: '週末|土日',
  zh: '周末|週末',
  ko: '주말',
};

/** A day more. */
export const longWeekendWords: Record<string, string> = {
  en: 'long weekend|holiday weekend|three-day weekend|3-day weekend',
  de: 'langes wochenende|langen wochenende|verlängertes wochenende|verlängerten wochenende',
  fr: 'week-end prolongé|weekend prolongé|long week-end|long weekend',
  es: 'puente de|fin de semana largo|finde largo',
  it: 'weekend lungo|fine settimana lungo',
  pt: 'feriado prolongado|feriadão|fim de semana prolongado',
  nl: 'lang weekend|lange weekend',
  no: 'langhelg|langweekend|forlenget helg',
  ja: '三連休|3連休|連休',
  zh: '小长假|三天假|連假',
};
