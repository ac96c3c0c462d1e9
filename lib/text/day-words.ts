// How languages number the days of a trip. A language is one entry.

import { signs } from './day-letters.ts';
import { letter } from './letters.ts';

export interface DayWords {
  language: string;
  /** Stand before the number: "Day 1", "Jours 2 et 3". Empty where that is not said, or means a date ("den 3."). */
  before: string[];
  /** Stand after a number written as an ordinal: "1st day", "2. Tag", "3ème jour". */
  after?: string[];
  /** What is written behind the digits of an ordinal. */
  ordinal?: string[];
  /** One, two, three …, from 1 upwards; alternatives parted by "|", "_" is a blank or a hyphen. */
  numbers?: string[];
  /** First, second, third …, with `after` or `before`: "third day", "giorno terzo". */
  ordinals?: string[];
}

const list = (words: string) => words.split(/\s+/);

export const dayWords: DayWords[] = [
  {
    language: 'en',
    before: ['days', 'day'],
    after: ['day'],
    ordinal: list('st nd rd th .'),
    numbers: list(
      `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
      twenty_one twenty_two twenty_three twenty_four twenty_five twenty_six twenty_seven twenty_eight twenty_nine thirty`,
    ),
    ordinals: list(
      `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth
      seventeenth eighteenth nineteenth twentieth twenty_first twenty_second twenty_third twenty_fourth twenty_fifth`,
    ),
  },
  {
    language: 'de',
    before: list(
      'tage tag reisetage reisetag urlaubstag ferientag wandertag tourtag radtag fahrtag trekkingtag',
    ),
    after: list('tag reisetag urlaubstag ferientag wandertag tourtag radtag fahrtag trekkingtag'),
    ordinal: list('.'),
    numbers: list(
      'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
    ),
    ordinals: list(
      'erster|erste|ersten zweiter|zweite|zweiten dritter|dritte|dritten vierter|vierte|vierten fünfter|fünfte|fünften sechster|sechste|sechsten siebter|siebte|siebten|siebenter achter|achte|achten neunter|neunte|neunten zehnter|zehnte|zehnten elfter|elfte|elften zwölfter|zwölfte|zwölften dreizehnter|dreizehnte|dreizehnten vierzehnter|vierzehnte|vierzehnten fünfzehnter|fünfzehnte|fünfzehnten',
    ),
  },
  {
    language: 'fr',
    before: ['journées', 'journée', 'jours', 'jour'],
    after: ['journée', 'jour'],
    ordinal: list('er ère re ème eme ième e è nd nde ér'),
    numbers: list(
      'un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf vingt',
    ),
    ordinals: list(
      'premier|première deuxième|second|seconde troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième',
    ),
  },
  {
    language: 'es',
    before: ['días', 'dias', 'día', 'dia', 'jornada', 'jornadas'],
    after: ['día', 'dia', 'jornada'],
    ordinal: list('º ° ª º. er ro do ra da to vo mo'),
    numbers: list(
      'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis',
    ),
    ordinals: list(
      'primer|primero|primera segundo|segunda tercer|tercero|tercera cuarto|cuarta quinto|quinta sexto|sexta séptimo|séptima octavo|octava noveno|novena décimo undécimo|decimoprimer|décimo_primer duodécimo|decimosegundo|décimo_segundo decimotercer|decimotercero|décimo_tercer decimocuarto|décimo_cuarto decimoquinto|décimo_quinto',
    ),
  },
  {
    language: 'it',
    before: ['giorni', 'giorno', 'giornata'],
    after: ['giorno', 'giornata'],
    ordinal: list("º ° ª ^ ' ’ mo"),
    numbers: list(
      'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici',
    ),
    ordinals: list(
      'primo|prima secondo|seconda terzo|terza quarto|quarta quinto|quinta sesto|sesta settimo|settima ottavo|ottava nono|nona decimo|decima undicesimo|undicesima dodicesimo|dodicesima tredicesimo quattordicesimo quindicesimo',
    ),
  },
  {
    language: 'pt',
    before: ['dias', 'dia'],
    after: ['dia'],
    ordinal: list('º ° ª o o. º.'),
    numbers: list(
      'um dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze',
    ),
    ordinals: list(
      'primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo décimo_primeiro décimo_segundo décimo_terceiro décimo_quarto décimo_quinto',
    ),
  },
  {
    language: 'nl',
    before: list('dagen dag reisdag vakantiedag fietsdag wandeldag'),
    after: list('dag reisdag vakantiedag fietsdag wandeldag'),
    ordinal: list('e de ste'),
    numbers: list(
      'een|één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien',
    ),
    ordinals: list(
      'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende vijftiende',
    ),
  },
  {
    language: 'sv',
    before: ['dagar', 'dag'],
    numbers: list('ett två tre fyra fem sex sju åtta nio tio'),
    after: ['dagen'],
    ordinals: list('första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde'),
  },
  {
    language: 'da',
    before: ['dage', 'dag'],
    numbers: list('en to tre fire fem seks syv otte ni ti'),
    after: ['dag', 'dagen'],
    ordinal: list('.'),
    ordinals: list('første anden|andre tredje fjerde femte sjette syvende ottende niende tiende'),
  },
  {
    language: 'ca',
    before: ['dies', 'dia'],
    after: ['dia'],
    ordinal: list('r n t è'),
    ordinals: list('primer segon tercer quart cinquè sisè setè vuitè novè desè'),
    numbers: list('u|un dos tres quatre cinc sis set vuit nou deu'),
  },
  {
    language: 'pl',
    before: ['dzień', 'dzien'],
    after: ['dzień'],
    ordinal: list('.'),
    ordinals: list('pierwszy drugi trzeci czwarty piąty szósty siódmy ósmy dziewiąty dziesiąty'),
  },
  {
    language: 'cs',
    before: [],
    after: ['den'],
    ordinal: list('.'),
    ordinals: list('první druhý třetí čtvrtý pátý šestý sedmý osmý devátý desátý'),
  },
  { language: 'sk', before: ['deň'], after: ['deň'], ordinal: list('.') },
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
    ordinals: list('первый второй третий четвертый|четвёртый пятый шестой седьмой восьмой девятый десятый'),
  },
  {
    language: 'uk',
    before: ['день'],
    after: ['день'],
    ordinal: list('й -й'),
    ordinals: list('перший другий третій четвертий'),
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

/** Parts of a long way, mostly a day each: "Etappe 3", "2ª tappa". Weaker than a day, and only where they count up. */
export const stageWords = list(
  'stage stages leg étape étapes etape etappe etappen etapa etapas tappa tappe etap этап ステージ night nights nuit nuits noche noches notte notti noite noites nacht nächte',
);

/** Czech, Croatian, Slovene: "Den 2", "Dan 2–3: Split". A sign has to come after it, for "den 2. maj" is a date. */
export const dayApart = new RegExp(
  String.raw`^${signs}(?:den|dan)\s?0?(?<number>\d{1,2})(?:\s?[–—-]\s?(?<last>\d{1,2}))?(?=\s*(?:[:：|]|[–—-](?!\s?\d)|$))`,
  'gu',
);

/** A letter glued to the number: D1, J2, T3, "D+1", "J-2"; trusted only where several of them count up. */
export const shortForms = new RegExp(
  String.raw`^${signs}(?<letter>[DJTG])[\s.+-]?(?<number>\d{1,2})(?:\s?[-–—~～&+、至到]\s?\k<letter>?\s?(?<last>\d{1,2}))?(?![\dA-Za-z\xc0-\u024f%°]|[.,]\d)`,
  'u',
);

const eastern = '[\\d一二三四五六七八九十廿卅叁]{1,3}';
const until = '[-–—~～〜至到、和・&]';
/** Scripts without word boundaries: the number sits inside the sign for "day". */
export const dayCharacters: RegExp[] = [
  new RegExp(`第\\s*(?<number>${eastern})\\s*${until}\\s*(?<last>${eastern})\\s*[天日]`, 'gu'),
  new RegExp(
    `第\\s*(?<number>${eastern})\\s*[天日](?!游)目?(?:\\s*${until}\\s*第?\\s*(?<last>${eastern})\\s*[天日])?`,
    'gu',
  ),
  new RegExp(
    `(?<number>${eastern})\\s*日\\s*[目め](?:\\s*${until}\\s*(?<last>${eastern})\\s*日\\s*[目め])?`,
    'gu',
  ),
  new RegExp(`(?<number>\\d{1,2})\\s*${until}\\s*(?<last>\\d{1,2})\\s*日\\s*目`, 'gu'),
  /(?<number>\d{1,2})\s*일\s*[차째]/gu,
  /제\s*(?<number>\d{1,2})\s*일/gu,
  /(?<number>첫|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열)(?:\s*번)?째?\s*날/gu,
  /(?<![\d第])(?<number>\d{1,2})\s*天\s*[:：]/gu,
  /วัน(?:ที่)?\s*(?<number>แรก|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)(?!\p{M})/gu,
  /(?<first>初日|首日|最初の日)/gu,
];
/** Counted from one on; Thai writes them into one word with "day". */
export const koreanNumbers = list('첫 둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열');
export const thaiNumbers = list('แรก สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ');
/** The day after all others: its number follows from where it stands. */
export const lastDayCharacters = new RegExp(
  String.raw`^${signs}(?:最終日|最後の一?日|最后一天|最後一天|마지막\s*날)`,
  'u',
);
/** Where the last day has words instead of a number: "Last day", "Letzter Tag". */
export const lastDayWords = new RegExp(
  `^${signs}(?:(?:our |the |my )?(?:last|final) day|(?:der |unser )?letzte[rn]? (?:reise)?tag|dernier jour|dernière journée|(?:el |nuestro )?último día|(?:l['’])?ultimo giorno|(?:o )?último dia|(?:de |onze )?laatste dag|sidste dag|sista dagen|ostatni dzień|последний день)(?![${letter}])`,
  'u',
);
/** Days of a trip that have a name instead of a number: "Arrival day", "Abreisetag", "Día de llegada". */
export const namedDays = new RegExp(
  `^${signs}(?:(?:arrival|departure|travel|rest|free) day|day of (?:arrival|departure|rest)|(?:an|ab|rück)reisetag|ruhetag|jour (?:d['’]arrivée|du départ|du retour|de repos)|d[ií]a de (?:llegada|salida|regreso|vuelta|descanso)|giorno (?:di|della) (?:arrivo|partenza|riposo)|dia de (?:chegada|partida|regresso|descanso)|(?:aankomst|vertrek|rust)dag|到着日|出発日|抵达日|返程日|(?:arrival|departure|anreise|abreise|heimreise|arrivée|départ|retour|llegada|regreso|vuelta|arrivo|partenza|ritorno|chegada|partida|regresso|volta|aankomst|vertrek|terugreis|going home|home again|journey home)(?=${signs}$))(?![${letter}])`,
  'u',
);
/** The journey there as a chapter, before days that are counted from the first whole one: "The arrivals", "Planung und Anreise". */
export const arrivalWords: Record<string, string[]> = {
  en: list('arrival arrivals first_evening first_night'),
  de: list('anreise hinreise hinfahrt hinflug ankunft erste_abend erster_abend erste_nacht'),
  fr: list('arrivée trajet_aller premier_soir première_nuit j-1 j_-1'),
  es: list('llegada viaje_de_ida primera_noche'),
  it: list('arrivo viaggio_di_andata prima_sera prima_notte'),
  pt: list('chegada viagem_de_ida primeira_noite'),
  nl: list('aankomst heenreis eerste_avond eerste_nacht'),
  da: list('ankomst udrejse'),
  sv: list('ankomst avresa utresa'),
};
