// Pure: no browser, no network, no clock.
// How languages number the days of a trip. A language is one entry.

import { letter, signs } from './day-letters.ts';

export interface DayWords {
  language: string;
  /** Stand before the number: "Day 1", "Jours 2 et 3". Empty where that is not said, or means a date ("den 3."). */
  before: string[];
  /** Stand after a number written as an ordinal: "1st day", "2. Tag", "3ème jour". */
  after?: string[];
  /** What is written behind the digits of an ordinal. */
  ordinal?: string[];
  /** One, two, three …, from 1 upwards; alternatives parted by "|". */
  numbers?: string[];
  /** First, second, third …, used with `after`. */
  ordinals?: string[];
}

const list = (words: string) => words.split(' ');

export const dayWords: DayWords[] = [
  {
    language: 'en',
    before: ['days', 'day'],
    after: ['day'],
    ordinal: list('st nd rd th'),
    numbers: list(
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    ),
    ordinals: list('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'),
  },
  {
    language: 'de',
    before: ['reisetage', 'reisetag', 'tage', 'tag'],
    after: ['reisetag', 'tag'],
    ordinal: list('.'),
    numbers: list('eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn'),
    ordinals: list(
      'erster|erste|ersten zweiter|zweite|zweiten dritter|dritte|dritten vierter|vierte|vierten fünfter|fünfte|fünften sechster|sechste|sechsten siebter|siebte|siebten|siebenter achter|achte|achten neunter|neunte|neunten zehnter|zehnte|zehnten',
    ),
  },
  {
    language: 'fr',
    before: ['journée', 'jours', 'jour'],
    after: ['journée', 'jour'],
    ordinal: list('er ère re ème eme ième e è nd nde'),
    numbers: list('un|une deux trois quatre cinq six sept huit neuf dix onze douze'),
    ordinals: list(
      'premier|première deuxième|second|seconde troisième quatrième cinquième sixième septième huitième neuvième dixième',
    ),
  },
  {
    language: 'es',
    before: ['días', 'dias', 'día', 'dia', 'jornada'],
    after: ['día', 'dia', 'jornada'],
    ordinal: list('º ° ª er ro do ra da to'),
    numbers: list('uno dos tres cuatro cinco seis siete ocho nueve diez once doce'),
    ordinals: list(
      'primer|primero|primera segundo|segunda tercer|tercero|tercera cuarto|cuarta quinto|quinta sexto|sexta séptimo|séptima octavo|octava noveno|novena décimo',
    ),
  },
  {
    language: 'it',
    before: ['giorni', 'giorno', 'giornata'],
    after: ['giorno', 'giornata'],
    ordinal: list('º ° ª'),
    numbers: list('uno due tre quattro cinque sei sette otto nove dieci'),
    ordinals: list(
      'primo|prima secondo|seconda terzo|terza quarto|quarta quinto|quinta sesto|sesta settimo|settima ottavo|ottava nono|nona decimo|decima',
    ),
  },
  {
    language: 'pt',
    before: ['dias', 'dia'],
    after: ['dia'],
    ordinal: list('º ° o'),
    numbers: list('um dois três quatro cinco seis sete oito nove dez'),
    ordinals: list('primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo'),
  },
  {
    language: 'nl',
    before: ['reisdag', 'dagen', 'dag'],
    after: ['reisdag', 'dag'],
    ordinal: list('e de ste'),
    numbers: list('een|één twee drie vier vijf zes zeven acht negen tien'),
    ordinals: list('eerste tweede derde vierde vijfde zesde zevende achtste negende tiende'),
  },
  {
    language: 'sv',
    before: ['dagar', 'dag'],
    numbers: list('ett två tre fyra fem sex sju åtta nio tio'),
    after: ['dagen'],
    ordinals: list('första andra tredje fjärde femte sjätte sjunde åttonde'),
  },
  {
    language: 'da',
    before: ['dage', 'dag'],
    numbers: list('en to tre fire fem seks syv otte ni ti'),
    after: ['dag', 'dagen'],
    ordinal: list('.'),
    ordinals: list('første anden tredje fjerde femte sjette syvende ottende'),
  },
  {
    language: 'ca',
    before: ['dies', 'dia'],
    after: ['dia'],
    ordinal: list('r n t è'),
    ordinals: list('primer segon tercer quart cinquè'),
  },
  {
    language: 'pl',
    before: ['dzień', 'dzien'],
    after: ['dzień'],
    ordinal: list('.'),
    ordinals: list('pierwszy drugi trzeci czwarty piąty'),
  },
  {
    language: 'cs',
    before: [],
    after: ['den'],
    ordinal: list('.'),
    ordinals: list('první druhý třetí čtvrtý pátý'),
  },
  { language: 'fi', before: ['päivä'], after: ['päivä'], ordinal: list('.') },
  { language: 'hu', before: [], after: ['nap'], ordinal: list('.') },
  { language: 'ro', before: ['ziua'] },
  { language: 'hr', before: [], after: ['dan'], ordinal: list('.') },
  { language: 'el', before: ['ημέρα', 'μέρα'], after: ['ημέρα', 'μέρα'], ordinal: list('η') },
  { language: 'tr', before: ['gün'], after: ['gün'], ordinal: list('.') },
  {
    language: 'ru',
    before: ['день'],
    after: ['день'],
    ordinal: list('й -й ий -ий'),
    ordinals: list('первый второй третий четвертый|четвёртый пятый шестой седьмой'),
    numbers: list('первый второй третий четвертый|четвёртый пятый шестой седьмой'),
  },
  {
    language: 'uk',
    before: ['день'],
    after: ['день'],
    ordinal: list('й -й'),
    ordinals: list('перший другий третій четвертий'),
  },
  {
    language: 'ko',
    before: [],
    after: ['날'],
    ordinals: list('첫째|첫번째 둘째|두번째 셋째|세번째 넷째|네번째 다섯째'),
  },
  {
    language: 'ar',
    before: ['اليوم'],
    numbers: list('الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر'),
  },
  { language: 'he', before: ['יום'], numbers: list('ראשון שני שלישי רביעי חמישי שישי') },
  { language: 'hi', before: ['दिन'] },
  { language: 'th', before: ['วันที่'] },
  { language: 'vi', before: ['ngày'] },
  { language: 'id', before: ['hari ke-', 'hari'] },
];

/** A letter glued to the number: D1, J2, T3, "D+1", "J-2"; trusted only where several of them count up. */
export const shortForms = new RegExp(
  String.raw`^${signs}(?<letter>[DJTG])[\s.+-]?(?<number>\d{1,2})(?=[\s:：.,|)）\]–—-]|$)`,
  'u',
);

/** Scripts without word boundaries: the number sits inside the sign for "day". */
export const dayCharacters: RegExp[] = [
  /第\s*(?<number>[\d一二三四五六七八九十]{1,3})\s*[-–—~～至到、和]\s*(?<last>[\d一二三四五六七八九十]{1,3})\s*[天日]/gu,
  /第\s*(?<number>[\d一二三四五六七八九十]{1,3})\s*[天日](?!游)(?:\s*[-–—~～至到、和]\s*第?\s*(?<last>[\d一二三四五六七八九十]{1,3})\s*[天日])?/gu,
  /(?<number>[\d一二三四五六七八九十]{1,3})\s*日\s*目(?:\s*[-–—~～、]\s*(?<last>\d{1,2})\s*日\s*目)?/gu,
  /(?<number>\d{1,2})\s*일\s*차/gu,
  /(?<![\d第])(?<number>\d{1,2})\s*天\s*[:：]/gu,
  /(?<first>初日|首日|첫째\s*날|첫날)/gu,
];
/** The day after all others: its number follows from where it stands. */
export const lastDayCharacters = new RegExp(
  String.raw`^${signs}(?:最終日|最后一天|最後一天|마지막\s*날)`,
  'u',
);
/** Where the last day has words instead of a number: "Last day", "Letzter Tag". */
export const lastDayWords = new RegExp(
  String.raw`^${signs}(?:(?:our |the |my )?(?:last|final) day|(?:der |unser )?letzte[rn]? (?:reise)?tag|dernier jour|dernière journée|(?:el |nuestro )?último día|(?:l['’])?ultimo giorno|(?:o )?último dia|(?:de |onze )?laatste dag|sidste dag|sista dagen|ostatni dzień|последний день)(?![${letter}])`,
  'u',
);
/** Days of a trip that have a name instead of a number: "Arrival day", "Abreisetag", "Día de llegada". */
export const namedDays = new RegExp(
  String.raw`^${signs}(?:(?:arrival|departure|travel|rest|free) day|day of (?:arrival|departure|rest)|(?:an|ab|rück)reisetag|ruhetag|jour (?:d['’]arrivée|du départ|du retour|de repos)|d[ií]a de (?:llegada|salida|regreso|vuelta|descanso)|giorno (?:di|della) (?:arrivo|partenza|riposo)|dia de (?:chegada|partida|regresso|descanso)|(?:aankomst|vertrek|rust)dag|到着日|出発日|抵达日|返程日)(?![${letter}])`,
  'u',
);
