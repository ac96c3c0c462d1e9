import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fits, needlesOf, sortListed, wordsOf } from '../../lib/journeys/library-search.ts';
import type { Summary } from '../../lib/model/itinerary.ts';
import type { Listed } from '../../lib/model/listed.ts';

const finds = (typed: string, summary: Omit<Summary, 'id'>) =>
  fits(wordsOf({ id: 'x', ...summary }), needlesOf(typed));

describe('searching', () => {
  test.each<[string, Omit<Summary, 'id'>]>([
    ['lis', { title: 'Four days in Lisbon' }],
    ['LISB tram', { title: 'Lisbon', tags: ['trams'] }],
    ['sao bento', { title: 'São Bento at dawn' }],
    ['café', { destination: 'Cafe Central' }],
    ['watanabe', { author: { name: 'Jun Watanabe' } }],
    ['浅草', { title: '東京国立博物館から浅草寺まで' }],
    ['', { title: 'anything' }],
    ['!!', { title: 'anything' }],
  ])('“%s” finds %o', (typed, summary) => expect(finds(typed, summary)).toBe(true));

  test.each<[string, Omit<Summary, 'id'>]>([
    ['isbon', { title: 'Lisbon' }],
    ['lisbon porto', { title: 'Lisbon' }],
    ['x', {}],
  ])('“%s” does not find %o', (typed, summary) => expect(finds(typed, summary)).toBe(false));

  test('a letter more never finds what a letter less did not', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ maxLength: 8 }), (title, typed, more) => {
        if (finds(typed + more, { title })) expect(finds(typed, { title })).toBe(true);
      }),
    );
  });

  test('the first letters of any word of a title find it', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zé]{1,9}$/), { minLength: 1 }), fc.nat(), (words, at) => {
        const word = words[at % words.length] ?? '';
        expect(finds(word.slice(0, 3), { title: words.join(' ') })).toBe(true);
      }),
    );
  });
});

describe('sorting', () => {
  const row = (id: string, summary: Omit<Summary, 'id'> = {}, newest = 0): Listed => ({
    accountId: 'a',
    id,
    summary: { id, ...summary },
    filters: ['all'],
    words: '',
    newest,
  });
  const order = (rows: Listed[], sort: 'newest' | 'title' | 'start') =>
    sortListed(rows, sort, { today: '2027-05-13', language: 'de' }).map(({ id }) => id);

  test('by title as the language has it, without a title last', () => {
    const rows = [
      row('none'),
      row('z', { title: 'Zoo' }),
      row('ae', { title: 'Äpfel' }),
      row('b', { destination: 'Bonn' }),
    ];
    expect(order(rows, 'title')).toEqual(['ae', 'b', 'z', 'none']);
  });

  test('by start: what is next, then what is over, then what has no date', () => {
    const rows = [
      row('undated'),
      row('last week', { startDate: '2027-05-06' }),
      row('next year', { startDate: '2028-05-06T00:00:00Z' }),
      row('today', { startDate: '2027-05-13' }),
      row('long ago', { startDate: '2001-01-01' }),
    ];
    expect(order(rows, 'start')).toEqual(['today', 'next year', 'last week', 'long ago', 'undated']);
  });

  test('newest first, and nothing is lost or doubled', () => {
    expect(order([row('old', {}, -1), row('new', {}, -9), row('unknown')], 'newest')).toEqual([
      'new',
      'old',
      'unknown',
    ]);
  });
});
