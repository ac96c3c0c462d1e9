import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateSenseOf, looseDate, settleDate, writtenDates } from '../../../lib/read/booking/dates.ts';

const settled = (text: string, others: string[] = [], issued?: string) => {
  const sense = dateSenseOf([text, ...others], issued);
  return writtenDates(text).map((date) => settleDate(date, sense));
};

test.each([
  ['22 March 2026', '2026-03-22'],
  ['Fr, 05.06.2026', '2026-06-05'],
  ['03MAR26', '2026-03-03'],
  ['12 de mayo de 2026', '2026-05-12'],
  ['15 września 2026', '2026-09-15'],
  ['3. července 2026', '2026-07-03'],
  ['March 4, 2026', '2026-03-04'],
  ['2026年4月12日(日)', '2026-04-12'],
  ['令和8年4月12日', '2026-04-12'],
  ['2026/05/03', '2026-05-03'],
  ['So 11.8.12', '2012-08-11'],
  ['Πέμπτη 15 Ιουλίου 2027', '2027-07-15'],
  ['16 вересня 2028', '2028-09-16'],
  ['nedelja, 4. marec 2029', '2029-03-04'],
  ['5 มีนาคม 2570', '2027-03-05'],
  ['25/abr/2027', '2027-04-25'],
  ['17 Oca 2027 Paz', '2027-01-17'],
  ['17 янв. 2027 г.', '2027-01-17'],
  ['05 AGT 2027', '2027-08-05'],
  ['2027. febr. 17.', '2027-02-17'],
  ['16 tháng 4, 2027', '2027-04-16'],
  ['T6, 16 thg 4 năm 2027', '2027-04-16'],
  ['1. deposit, 11 March 2027: paid', '2027-03-11'],
  ['reedel, 3. septembril 2027', '2027-09-03'],
  ['12. szeptemberben 2027', '2027-09-12'],
])('%s is %s', (text, date) => {
  expect(settled(text)).toEqual([date]);
});

test('the weekday tells day from month', () => {
  expect(settled('Thursday 04/06/2026')).toEqual(['2026-06-04']);
  expect(settled('Monday 04/06/2026')).toEqual(['2026-04-06']);
});

test('one date that can only be American makes the others American', () => {
  expect(settled('03/04/2026', ['03/17/2026'])).toEqual(['2026-03-04']);
  expect(settled('03/04/2026', ['17/03/2026'])).toEqual(['2026-04-03']);
});

test('a missing year is that of the same day elsewhere, else the first after the day of issue', () => {
  expect(settled('15.11.', ['15.11.2027'])).toEqual(['2027-11-15']);
  expect(settled('01.01.', ['30.12.2017'], '2017-12-30')).toEqual(['2018-01-01']);
});

test('in Hungary the year stands before a short month, too', () => {
  expect(settled('2026. dec. 30. – 2028. jan. 2.')).toEqual(['2026-12-30', '2028-01-02']);
});

test.each(['20JAN', '19APR 19APR', '6 Sep 10am', '6 Sep 10 a.m.'])(
  '%s: nothing tells the year, so it is no date',
  (text) => {
    expect(new Set(settled(text))).toEqual(new Set([undefined]));
  },
);

test.each(['12 monkeys', '3.5 km', '31 Feb 2026', 'Room 12', '10:25', '1/2'])('%s is no date', (text) => {
  expect(settled(text).filter(Boolean)).toEqual([]);
});

const day = fc
  .integer({ min: Date.UTC(2010, 0, 1) / 86_400_000, max: Date.UTC(2049, 11, 31) / 86_400_000 })
  .map((count) => new Date(count * 86_400_000).toISOString().slice(0, 10));
const names = 'January February March April May June July August September October November December'.split(
  ' ',
);
const forms: ((y: string, m: string, d: string) => string)[] = [
  (y, m, d) => `${y}-${m}-${d}`,
  (y, m, d) => `${d}.${m}.${y}`,
  (y, m, d) => `${d}/${m}/${y}`,
  (y, m, d) => `${Number(d)} ${names[Number(m) - 1]} ${y}`,
  (y, m, d) => `${d}${names[Number(m) - 1]?.slice(0, 3).toUpperCase()}${y.slice(2)}`,
  (y, m, d) => `${y}年${Number(m)}月${Number(d)}日`,
];

test('every day is read back from every way to print it', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...forms), (date, form) => {
      const [y = '', m = '', d = ''] = date.split('-');
      expect(settled(`Date: ${form(y, m, d)} 10:25`)).toEqual([date]);
    }),
  );
});

test('without its year a day lies within a year after the issue', () => {
  fc.assert(
    fc.property(day, day, (issued, date) => {
      fc.pre(!date.endsWith('-02-29'));
      const [found] = settled(`${date.slice(8)}.${date.slice(5, 7)}.`, [], issued);
      expect(found?.slice(4)).toBe(date.slice(4));
      expect((found ?? '') >= issued).toBe(true);
      expect(Date.parse(found ?? '') - Date.parse(issued)).toBeLessThan(367 * 86_400_000);
    }),
  );
});

test.each([
  ['pt., 30 kwi', '2027-04-30'],
  ['19/3', '2027-03-19'],
  ['16-10', '2027-10-16'],
  ['5.6(목)', '2027-05-06'],
  ['wo 11/8', '2027-08-11'],
  ['Sat 9/18', '2027-09-18'],
  ['30.04', '2027-04-30'],
  ['5.26(수)', '2027-05-26'],
  ['20271003', '2027-10-03'],
])('%s is %s where a date is meant', (text, date) => {
  const found = looseDate(text);
  expect(found && settleDate(found, dateSenseOf(['1 July 2027']))).toBe(date);
});

test('in the East the month comes first', () => {
  expect(settled('11/12', ['2027年の旅行', 'お客様', '宿泊', '2027/11/01'])).toEqual(['2027-11-12']);
});

test('a word that is a short month elsewhere is none where no date is meant', () => {
  expect(settled('ab € 24 pro Tag', ['1 January 2027'])).toEqual([]);
  expect(settled('12 mar 25000 Ft', ['1 January 2027'])).not.toContain('1957-03-12');
});

test('letters outside the first plane do not hold up the reader', () => {
  expect(settled('𝗥𝗼𝗼𝗺 12')).toEqual([]);
  expect(settled('𠮷野家 12 May 2027')).toEqual(['2027-05-12']);
});

test('a date that leaves no choice tells the order in the East too', () => {
  expect(settled('05/07/2027', ['25/06/2027', '入住', '退房', '酒店'])).toEqual(['2027-07-05']);
});

test('a year that stands alone is the year of a day without one', () => {
  expect(settled('MON, OCT 18', ['Oct 18 – 22, 2027'])).toEqual(['2027-10-18']);
  // The year mentioned most; the next one if the weekday requires it.
  expect(settled('11 June', ['Summer 2027', '© 2024', 'Rates 2027'])).toEqual(['2027-06-11']);
  expect(settled('Mon 3 January', ['Winter 2027'])).toEqual(['2028-01-03']);
  // Complete dates count more.
  expect(settled('11 June', ['© 2024', '9 June 2027'])).toEqual(['2027-06-11']);
  expect(settled('11 June', ['No. 2027/44', 'QL2024070066', '2,027.00'])).toEqual([undefined]);
});

test('a day of another date and an hour are no year', () => {
  expect(settled('12-Feb 14-Feb', ['1 January 2027'])).toEqual(['2027-02-12', '2027-02-14']);
  expect(settled('Samstag, 11. Mai 19 Uhr', ['2. Februar 2024'])).toEqual(['2024-05-11']);
});

test('a word, a place or a dash behind a year of two digits leaves it one', () => {
  expect(settled('12 Mar 27 Departs 10:00')).toEqual(['2027-03-12']);
  expect(settled('12MAR27 LISBON')).toEqual(['2027-03-12']);
  expect(settled('12 Mar 27 - Lisbon')).toEqual(['2027-03-12']);
});

test('where times are four digits, none of them is a year', () => {
  expect(settled('12 June', ['Dep 2015', 'Arr 2140'])).toEqual([undefined]);
  expect(settled('12 June', ['2030 hrs'])).toEqual([undefined]);
  expect(settled('12 June', ['Dep 0915', '12–15 June 2027'])).toEqual(['2027-06-12']);
});

test('a small word before a day is its weekday', () => {
  // 6 May 2027 is a Thursday, "to" in Finnish.
  expect(settled('to 6.5.', ['Tulostettu 1.1.2026'])).toEqual(['2027-05-06']);
});

test('a small word that is a weekday elsewhere is none', () => {
  // 30 April 2026 is a Thursday, "do" in German; here "do" is Czech for "until".
  expect(settled('pátku 30. dubna do neděle', ['2. května 2027'])).toEqual(['2027-04-30']);
});

test('a day that is named tells how it is numbered', () => {
  expect(settled('4/9/2027', ['Fri Apr 9'])).toEqual(['2027-04-09']);
  expect(settled('4/9/2027', ['Sat 4 Sep'])).toEqual(['2027-09-04']);
  expect(settled('02-11-24', ['02-14-24'])).toEqual(['2024-02-11']);
});
