// Names of months and weekdays as tickets shorten them. One line for a language; all without accents.
import { monthNames, weekdays } from './day-date-words.ts';

const months: Record<string, string> = {
  en: 'jan feb mar apr may jun jul aug sep oct nov dec',
  de: 'janner feb marz apr mai jun jul aug sep okt nov dez',
  fr: 'janv fevr mars avr mai juin juil aout sept oct nov dec',
  es: 'ene feb mar abr may jun jul ago sept oct nov dic',
  it: 'gen feb mar apr mag giu lug ago set ott nov dic',
  pt: 'jan fev mar abr mai jun jul ago set out nov dez',
  nl: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
  cs: 'ledna unora brezna dubna kvetna cervna cervence srpna zari rijna listopadu prosince',
  csFirst: 'leden unor brezen duben kveten cerven cervenec srpen zari rijen listopad prosinec',
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia',
  plShort: 'sty lut mar kwi maj cze lip sie wrz paz lis gru',
  sv: 'januari februari mars april maj juni juli augusti september oktober november december',
  da: 'januar februar marts april maj juni juli august september oktober november december',
  no: 'januar februar mars april mai juni juli august september oktober november desember',
  noShort: 'jan feb mar apr mai jun jul aug sep okt nov des',
  fi: 'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesakuuta heinakuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
  fiFirst:
    'tammikuu helmikuu maaliskuu huhtikuu toukokuu kesakuu heinakuu elokuu syyskuu lokakuu marraskuu joulukuu',
  hu: 'januar februar marcius aprilis majus junius julius augusztus szeptember oktober november december',
  tr: 'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik',
};

// From Monday on. One short form may mean different days in two languages: both are kept.
const shortDays: Record<string, string> = {
  en: 'mon tue wed thu fri sat sun',
  enLong: 'mon tues weds thurs fri sat sun',
  de: 'mo di mi do fr sa so',
  fr: 'lun mar mer jeu ven sam dim',
  es: 'lun mar mie jue vie sab dom',
  it: 'lun mar mer gio ven sab dom',
  pt: 'seg ter qua qui sex sab dom',
  ptLong: 'segunda terca quarta quinta sexta sabado domingo',
  nl: 'ma di wo do vr za zo',
  cs: 'po ut st ct pa so ne',
  csLong: 'pondeli utery streda ctvrtek patek sobota nedele',
  pl: 'pon wt sr czw pt sob ndz',
  plLong: 'poniedzialek wtorek sroda czwartek piatek sobota niedziela',
  sv: 'man tis ons tors fre lor son',
  svLong: 'mandag tisdag onsdag torsdag fredag lordag sondag',
  da: 'man tir ons tor fre lor son',
  daLong: 'mandag tirsdag onsdag torsdag fredag lordag sondag',
  fi: 'ma ti ke to pe la su',
  fiLong: 'maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai',
  hu: 'hetfo kedd szerda csutortok pentek szombat vasarnap',
  tr: 'pazartesi sali carsamba persembe cuma cumartesi pazar',
  ja: '月 火 水 木 金 土 日',
  ko: '월 화 수 목 금 토 일',
  koLong: '월요일 화요일 수요일 목요일 금요일 토요일 일요일',
  zh: '一 二 三 四 五 六 日',
};

/** "Décembre" → "decembre", "Søn" → "son". */
const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/\.$/, '');

const byMonth = new Map<string, number>();
for (const [index, names] of monthNames.entries())
  for (const name of names) byMonth.set(plain(name), index + 1);
for (const line of Object.values(months))
  for (const [index, name] of line.split(' ').entries()) byMonth.set(name, index + 1);

const byDay = new Map<string, number[]>();
const addDay = (name: string, day: number) =>
  byDay.set(name, [...new Set([...(byDay.get(name) ?? []), day])]);
for (const [index, names] of weekdays.entries()) for (const name of names) addDay(plain(name), index);
for (const line of Object.values(shortDays))
  for (const [index, name] of line.split(' ').entries()) addDay(plain(name), index);

/** "Juni" → 6, "MAR" → 3. */
export const monthNamed = (word: string): number | undefined => byMonth.get(plain(word));

/** The weekdays a word may mean, 0 is Monday: "So" is the German Sunday and the Czech Saturday. */
export const weekdaysNamed = (word: string): number[] => byDay.get(plain(word)) ?? [];
