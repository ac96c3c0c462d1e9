import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chipDate, dateOfDay } from '../../components/day/calendar-words.ts';
import { alongList, alongRow } from '../../components/parts/roving.ts';
import { namedTotals, typedMoney } from '../../components/review/ExpenseList.tsx';
import { itineraryAddress } from '../../lib/model/itinerary-address.ts';
import { duration, money } from '../../lib/words/amounts.ts';
import { dateRange } from '../../lib/words/dates.ts';
import { many } from '../../lib/words/words.ts';
import { guessed, stated } from './sample.ts';

const date = (text: string) => new Date(`${text}T00:00:00Z`);

describe('dates', () => {
  test('a day of the trip is so many days after its start, over the end of a month', () => {
    expect(dateOfDay('2027-05-30', 3)).toEqual(date('2027-06-02'));
  });
  test.each([undefined, '', 'May 2027', '2027-13-45', '2027-05'])('%o is no start date', (text) => {
    expect(dateOfDay(text, 0)).toBeUndefined();
  });
  test('a chip names the weekday and the day', () => expect(chipDate(date('2027-05-13'))).toBe('Thu 13'));
  test.each([
    ['2027-05-13', '2027-05-16', '13 to 16 May 2027'],
    ['2027-05-30', '2027-06-02', '30 May to 2 Jun 2027'],
    ['2027-12-30', '2028-01-02', '30 Dec 2027 to 2 Jan 2028'],
    ['2027-05-13', '2027-05-13', '13 May 2027'],
  ])('%s until %s is written %s', (first, last, words) => {
    expect(dateRange(date(first), date(last))).toBe(words);
  });
});

describe('amounts', () => {
  test.each([
    [5, '5 min'],
    [60, '1 h'],
    [90, '1 h 30'],
    [125, '2 h 05'],
  ])('%i minutes are %s', (minutes, words) => expect(duration(minutes)).toBe(words));
  test('one stop is not one stops', () =>
    expect([many('counts.stops', 1), many('counts.stops', 0)]).toEqual(['1 stop', '0 stops']));
  test('money has its symbol, a thin space and two decimals', () => {
    expect(money(1262.4, 'EUR')).toBe('€\u20091,262.40');
  });
  test('money that has no hundredths is written without them, unless the page named some', () => {
    expect(money(58_430, 'JPY')).toMatch(/¥\u200958,430$/);
    expect(money(99.5, 'JPY')).toMatch(/¥\u200999\.50$/);
  });
  test('no two kinds of money look the same', () => {
    const kinds = ['USD', 'HKD', 'TWD', 'AUD', 'CAD', 'MXN', 'BRL', 'JPY', 'CNY', 'SEK', 'NOK', 'DKK', 'ISK'];
    expect(new Set(kinds.map((currency) => money(1.5, currency))).size).toBe(kinds.length);
  });
  test.each(['EURO', '', '€', 'zł'])(
    'the currency %o, which nobody registered, does not throw',
    (currency) => {
      expect(money(1, currency)).toBe(`${currency}\u20091.00`);
    },
  );
});

describe('total of expenses', () => {
  const expense = (amount: ReturnType<typeof stated<number>>, currency: string) => ({
    id: currency + amount.value,
    title: stated('Item'),
    amount,
    currency: stated(currency),
  });
  test('adds what the page names, without the dust of binary fractions', () => {
    expect(namedTotals([expense(stated(0.1), 'EUR'), expense(stated(0.2), 'EUR')])).toEqual(['€\u20090.30']);
  });
  test('leaves guesses out', () => {
    expect(namedTotals([expense(stated(5), 'EUR'), expense(guessed(40), 'EUR')])).toEqual(['€\u20095.00']);
  });
  test('is one for each currency, and none of guesses only', () => {
    expect(namedTotals([expense(stated(5), 'EUR'), expense(stated(6), 'GBP')])).toEqual([
      '€\u20095.00',
      '£\u20096.00',
    ]);
    expect(namedTotals([expense(guessed(5), 'EUR')])).toEqual([]);
  });
  test.each([
    ['12.50', { amount: 12.5, currency: 'EUR' }],
    ['1.234,50 chf', { amount: 1234.5, currency: 'CHF' }],
    ['€ 40', { amount: 40, currency: 'EUR' }],
    ['', undefined],
    ['much', undefined],
  ])('%o typed over an amount is %o', (words, expected) =>
    expect(typedMoney(words, 'EUR')).toEqual(expected),
  );
});

describe('walking with the arrow keys', () => {
  const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Tab', 'a');
  test('never leaves the row or the list', () => {
    fc.assert(
      fc.property(
        keys,
        fc.integer({ min: 1, max: 20 }),
        fc.nat(19),
        fc.boolean(),
        (key, count, at, isRtl) => {
          const walk = { key, count, index: at % count };
          for (const next of [alongRow(walk, isRtl), alongList(walk)]) {
            if (next === undefined) continue;
            expect(next).toBeGreaterThanOrEqual(0);
            expect(next).toBeLessThan(count);
          }
        },
      ),
    );
  });
  test('Right goes forward, and back where one reads from right to left', () => {
    expect(alongRow({ key: 'ArrowRight', index: 1, count: 3 }, false)).toBe(2);
    expect(alongRow({ key: 'ArrowRight', index: 1, count: 3 }, true)).toBe(0);
  });
});

describe('address of an itinerary', () => {
  test('has the id filled in, escaped', () => {
    expect(itineraryAddress('https://trips.example/i/{id}', 'a/../b')).toBe(
      'https://trips.example/i/a%2F..%2Fb',
    );
    expect(itineraryAddress('http://127.0.0.1:8080/i/{id}', '7')).toBe('http://127.0.0.1:8080/i/7');
  });
  test.each([
    undefined,
    'https://trips.example/all',
    'http://trips.example/i/{id}',
    'javascript:alert("{id}")',
    'https://me:secret@trips.example/{id}',
    '{id}',
  ])('is not made of %o', (template) => expect(itineraryAddress(template, 'x')).toBeUndefined());
});
