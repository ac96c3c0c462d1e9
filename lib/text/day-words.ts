// Pure: no browser, no network, no clock.
// How languages number the days of a trip. A language is one line.

export interface DayWords {
  language: string;
  /** Stand before the number: "Day 1", "Jours 2 et 3". */
  before: string[];
  /** Stand after a number written as an ordinal: "1st day", "2. Tag", "3ème jour". */
  after?: string[];
  /** How the ordinal is written behind its digits. */
  ordinal?: string;
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
    ordinal: 'st|nd|rd|th',
    numbers: list('one two three four five six seven eight nine ten eleven twelve thirteen fourteen'),
    ordinals: list('first second third fourth fifth sixth seventh eighth ninth tenth'),
  },
  {
    language: 'de',
    before: ['tage', 'tag'],
    after: ['tag'],
    ordinal: '\\.',
    numbers: list('eins zwei drei vier fünf sechs sieben acht neun zehn'),
    ordinals: list('erster zweiter dritter vierter fünfter sechster siebter achter neunter zehnter'),
  },
  {
    language: 'fr',
    before: ['jours', 'jour'],
    after: ['jour'],
    ordinal: 'er|ère|ème|eme|e',
    numbers: list('un|une deux trois quatre cinq six sept huit neuf dix'),
    ordinals: list('premier|première deuxième troisième quatrième cinquième sixième septième huitième'),
  },
  {
    language: 'es',
    before: ['días', 'dias', 'día', 'dia'],
    after: ['día', 'dia'],
    ordinal: 'º|°|er|ro|do',
    numbers: list('uno dos tres cuatro cinco seis siete ocho nueve diez'),
    ordinals: list('primer segundo tercer cuarto quinto sexto séptimo octavo'),
  },
  {
    language: 'it',
    before: ['giorni', 'giorno'],
    after: ['giorno'],
    ordinal: 'º|°',
    numbers: list('uno due tre quattro cinque sei sette otto nove dieci'),
    ordinals: list('primo secondo terzo quarto quinto sesto settimo ottavo'),
  },
  {
    language: 'pt',
    before: ['dias', 'dia'],
    after: ['dia'],
    ordinal: 'º|°',
    numbers: list('um dois três quatro cinco seis sete oito nove dez'),
    ordinals: list('primeiro segundo terceiro quarto quinto sexto sétimo oitavo'),
  },
  {
    language: 'nl',
    before: ['dagen', 'dag'],
    after: ['dag'],
    ordinal: 'e|de|ste',
    numbers: list('een|één twee drie vier vijf zes zeven acht negen tien'),
    ordinals: list('eerste tweede derde vierde vijfde zesde zevende achtste'),
  },
  { language: 'sv', before: ['dag'], numbers: list('ett två tre fyra fem sex sju åtta nio tio') },
  { language: 'da', before: ['dag'], numbers: list('en to tre fire fem seks syv otte ni ti') },
  { language: 'pl', before: ['dzień', 'dzien'] },
  { language: 'cs', before: ['den'], after: ['den'], ordinal: '\\.' },
  { language: 'tr', before: ['gün'], after: ['gün'], ordinal: '\\.' },
  { language: 'ru', before: ['день'], after: ['день'], ordinal: '-?й|-?ий' },
  { language: 'vi', before: ['ngày'] },
  { language: 'id', before: ['hari ke-', 'hari'] },
];

/** Scripts without word boundaries: the number sits inside the sign for "day". */
export const dayCharacters: RegExp[] = [
  /第\s*(?<number>[\d一二三四五六七八九十]{1,3})\s*[天日]/u,
  /(?<number>\d{1,2})\s*日目/u,
  /(?<number>\d{1,2})\s*일\s*차/u,
  /(?<number>\d{1,2})\s*天\s*[:：]/u,
];
