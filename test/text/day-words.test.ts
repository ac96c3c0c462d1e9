import { describe, expect, test } from 'vitest';
import { findDateAtEnd, findDayDate } from '../../lib/text/day-date.ts';
import { findLastDay, isDayWord } from '../../lib/text/day-number.ts';
import { findDayPhrase, mentionsNight, opensWithMorning } from '../../lib/text/day-phrase.ts';
import { findShortMarker } from '../../lib/text/short-marker.ts';
import { findWeekday } from '../../lib/text/weekday.ts';

const key = (month: number, day: number) => (month - 1) * 31 + day - 1;

describe('dates that open a line', () => {
  test.each([
    ['Monday, 12 May – Porto', key(5, 12)],
    ['12. Mai: Aufbruch', key(5, 12)],
    ['12 de mayo', key(5, 12)],
    ['May 12th', key(5, 12)],
    ['Mon, Sep 09', key(9, 9)],
    ['12.05.', key(5, 12)],
    ['2024-05-12', key(5, 12)],
    ['5月3日（土）', key(5, 3)],
    ['★ 3 août', key(8, 3)],
    ['Le samedi 3 août', key(8, 3)],
    ['On May 12 we flew', key(5, 12)],
    ['Friday (12 May)', key(5, 12)],
    ['12-05-2024', key(5, 12)],
    ['12.28 晴', key(12, 28)],
    ['周六 5月3日', key(5, 3)],
    ['5월 3일', key(5, 3)],
    ['Saturday 12: the market', key(1, 12)],
  ])('%s', (text, first) => {
    expect(findDayDate(text)?.keys[0]).toBe(first);
  });

  test('a stroke leaves the order open', () => {
    expect(findDayDate('Friday (4/5/2025)')?.keys).toEqual([key(5, 4), key(4, 5)]);
  });

  test('a range covers its days', () => {
    expect(findDayDate('11.–12. Mai: Pause')?.more).toBe(1);
    expect(findDayDate('12–14 May')?.more).toBe(2);
    expect(findDayDate('Donnerstag, 17. und Freitag, 18. Mai')?.more).toBe(1);
    expect(findDayDate('12.31—1.1 沙漠')?.more).toBe(1);
    expect(findDayDate('18 → 21 août')?.more).toBe(3);
    expect(findDayDate('1/1-2 Nara')).toMatchObject({ keys: [key(1, 1)], more: 1 });
    expect(findDayDate('7月30日～31日')?.more).toBe(1);
  });

  test.each([
    ['27 juillet au 10 août', 14],
    ['28. Juli bis 3. August', 6],
    ['July 28 – August 3', 6],
    ['28 de julho a 3 de agosto', 6],
    ['7月28日～8月3日', 6],
  ])('%s goes over the end of a month', (text, more) => {
    expect(findDayDate(text)?.more).toBe(more);
    expect(findDateAtEnd(`Rome — ${text}`)?.more).toBe(more);
  });

  test('what no month follows is no end of a range', () => {
    expect(findDayDate('27 July – 3 nights')).toMatchObject({ more: 0, end: 7 });
  });

  test('two numbers alone may be month and day', () => {
    expect(findDayDate('7.16')?.keys).toEqual([key(7, 16)]);
    expect(findDayDate('7.16 we left')).toBeUndefined();
  });

  test('an accent may stand behind its letter', () => {
    expect(findDayDate('Martedi’ 19/07 in treno')?.keys).toContain(key(7, 19));
    expect(findWeekday("Venerdi' : Napoli")?.weekday).toBe(4);
  });

  test('a short line may end with its date', () => {
    expect(findDateAtEnd('Sintra – Saturday 12 May')?.keys).toEqual([key(5, 12)]);
    expect(findDateAtEnd('Sintra (12 May)')?.start).toBe(7);
    expect(findDateAtEnd('Built in 1912, May be')).toBeUndefined();
  });

  test.each(['12 monkeys', '3.5 km', 'Room 12 May', '10 days', '99.99', '4/5 stars', 'Marrakech 12'])(
    'not %s',
    (text) => {
      expect(findDayDate(text)).toBeUndefined();
    },
  );

  test('weekdays open lines in many languages', () => {
    expect(
      ['Saturday: the market', 'Am Samstag', 'SÁBADO', 'samedi matin'].map(
        (text) => findWeekday(text)?.weekday,
      ),
    ).toEqual([5, 5, 5, 5]);
    expect(['土曜日', '星期六', 'Sat: the market', 'Fri'].map((text) => findWeekday(text)?.weekday)).toEqual([
      5, 5, 5, 4,
    ]);
    expect(
      ['Samstagmorgen', 'Zaterdagochtend', 'Donnerstagnachmittag', 'lördagskväll'].map(
        (text) => findWeekday(text)?.weekday,
      ),
    ).toEqual([5, 5, 3, 5]);
    expect(findWeekday('Sat on a bench')).toBeUndefined();
    expect(findWeekday('Sundays are slow')).toBeUndefined();
  });
});

test('a letter and a number may be a day; a gate or a road is longer', () => {
  expect(findShortMarker('J3 – Saint-Véran')).toMatchObject({ letter: 'J', number: 3 });
  expect(findShortMarker('D2: Pokhara')).toMatchObject({ letter: 'D', number: 2 });
  expect(findShortMarker('A4 paper')).toBeUndefined();
  expect(findShortMarker('D200 road')).toBeUndefined();
});

test('the last day has words of its own', () => {
  expect(['Last day', 'Letzter Tag: heim', 'Último día', '最終日'].every((text) => findLastDay(text))).toBe(
    true,
  );
  expect(findLastDay('Last days of summer')).toBeUndefined();
});

test('the word alone waits for its number', () => {
  expect([isDayWord('DAY'), isDayWord('Tag:'), isDayWord('Day trip')]).toEqual([true, true, false]);
});

describe('phrases', () => {
  test.each([
    ['The next day we took the ferry', 'next'],
    ['Am nächsten Morgen ging es weiter', 'next'],
    ['Le lendemain, la pluie', 'next'],
    ['翌日は海へ', 'next'],
    ['Druhého dne pršelo', 'next'],
    ['Op zaterdagochtend liepen we', 'weekday'],
    ['On our last day we slept', 'last'],
    ['En el tercer día se llega', 'number'],
    ['On Sunday I woke up with bells', 'weekday'],
    ['We landed on the Friday after lunch', 'weekday'],
    ['Lundi, nous avons posé les sacs', 'weekday'],
    ['Aujourd’hui, le thé', 'today'],
  ])('%s', (text, step) => {
    expect(findDayPhrase(text)?.step).toBe(step);
  });

  test.each([
    'We slept well and the next day',
    'Not far. The next day',
    'A day in Rome',
    'Monday to Friday it is open',
    'On Sundays it is shut',
    'Every Monday there is a market',
  ])('not %s', (text) => {
    expect(findDayPhrase(text)).toBeUndefined();
  });

  test('mornings and nights are told apart', () => {
    expect([opensWithMorning('After breakfast we left'), mentionsNight('It was dark')]).toEqual([true, true]);
    expect([opensWithMorning('The bedrock is old'), mentionsNight('A knight')]).toEqual([false, false]);
  });
});

test('a letter and a number in brackets close a heading', () => {
  expect(findShortMarker('Stonehenge (D2)')).toMatchObject({ number: 2, start: 11 });
  expect(findShortMarker('Retour (J7-8)')).toMatchObject({ number: 7, lastNumber: 8 });
  expect(findShortMarker('Gate (B2)')).toBeUndefined();
});
