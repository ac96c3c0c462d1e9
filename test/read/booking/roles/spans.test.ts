import { describe, expect, test } from 'vitest';
import { bookingDocumentOf } from '../../../../lib/read/booking/document.ts';
import { groupSpans } from '../../../../lib/read/booking/roles/group-spans.ts';
import { wordsOfPaper } from '../../../../lib/read/booking/roles/paper-words.ts';
import { roleSpans } from '../../../../lib/read/booking/roles/spans.ts';
import { printed } from '../printed.ts';
import { answerOf, type Told } from './some-answer.ts';

const wordsIn = (text: string) => wordsOfPaper(bookingDocumentOf(printed(text)));

/** Reads a text whose words have the given roles; all others have none. */
function read(text: string, told: Record<string, Told>) {
  const words = wordsIn(text);
  const answer = answerOf(words.map(({ text: word }) => told[word] ?? { role: 'none', chance: 0 }));
  return { spans: roleSpans(words, answer), answer };
}
const textsOf = (spans: { role: string; text: string }[]) =>
  spans.map(({ role, text }) => `${role}: ${text}`);

describe('words', () => {
  test('numbers stay whole, and codes', () => {
    expect(wordsIn('12.03.2027 14:05 K7X2PQ 1,234.50 9am').map(({ text }) => text)).toEqual([
      '12.03.2027',
      '14:05',
      'K7X2PQ',
      '1,234.50',
      '9am',
    ]);
  });

  test('a dash parts, and so do the particles of Japanese', () => {
    expect(wordsIn('14:05-16:20').map(({ text }) => text)).toEqual(['14:05', '16:20']);
    expect(wordsIn('東京発 大阪着').map(({ text }) => text)).toEqual(['東京', '発', '大阪', '着']);
  });
});

describe('spans', () => {
  test('a small word inside a name belongs to it', () => {
    const part = { role: 'name', chance: 0.95 } as const;
    const { spans } = read('Carmen de los Arrayanes', {
      Carmen: part,
      de: { role: 'name', chance: 0.1 },
      los: { role: 'name', chance: 0.1 },
      Arrayanes: part,
    });
    expect(textsOf(spans)).toEqual(['name: Carmen de los Arrayanes']);
  });

  test('a place and its code are one end of the way', () => {
    const { spans } = read('Málaga (AGP)', {
      Málaga: { role: 'from', chance: 0.5 },
      AGP: { role: 'to', chance: 0.9 },
    });
    expect(textsOf(spans)).toEqual(['to: Málaga (AGP)']);
  });

  test.each(['Split - Vis', 'SPLIT >>> VIS'])('%s are two ends of a way', (text) => {
    const [from, to] = text.split(/ [->]+ /u) as [string, string];
    const { spans } = read(text, {
      [from]: { role: 'from', chance: 0.6 },
      [to]: { role: 'to', chance: 0.9 },
    });
    expect(textsOf(spans)).toEqual([`from: ${from}`, `to: ${to}`]);
  });

  test('what two words are taken for surely stays two values', () => {
    const { spans } = read('12.02 14.02', {
      12.02: { role: 'start-date', chance: 0.95 },
      14.02: { role: 'end-date', chance: 0.95 },
    });
    expect(textsOf(spans)).toEqual(['start-date: 12.02', 'end-date: 14.02']);
  });

  test('a label without a space before it is no part of a number', () => {
    const { spans } = read('订单号YF290130', { YF290130: { role: 'reference' } });
    expect(textsOf(spans)).toEqual(['reference: YF290130']);
  });

  test('an address begins behind the sign that ends the name', () => {
    const [name, address] = [{ role: 'name' }, { role: 'address' }] as const;
    const { spans } = read('Casa Norte, Rua do Monte 48', {
      Casa: name,
      Norte: name,
      Rua: name,
      Monte: address,
      48: address,
    });
    expect(textsOf(spans)).toEqual(['name: Casa Norte', 'address: Rua do Monte 48']);
  });

  test('a date that was taken for two is the one it is most', () => {
    const { spans } = read('Thursday 14 May', {
      Thursday: { role: 'start-date', chance: 0.9 },
      '14': { role: 'end-date', chance: 0.6 },
      May: { role: 'start-date', chance: 0.9 },
    });
    expect(textsOf(spans)).toEqual(['start-date: Thursday 14 May']);
  });

  test('a bracket is closed, a reference goes to the next space, a number keeps its plus', () => {
    const { spans } = read('Doha (DOH)  Ref SLH/448/1190  +49 211 5550', {
      Doha: { role: 'from' },
      DOH: { role: 'from' },
      '448/1190': { role: 'reference' },
      '49': { role: 'phone' },
      '211': { role: 'phone' },
      '5550': { role: 'phone' },
    });
    expect(textsOf(spans)).toEqual(['from: Doha (DOH)', 'reference: SLH/448/1190', 'phone: +49 211 5550']);
  });

  test('what is rather nothing is nothing', () => {
    expect(read('Boarding 13:20', { '13:20': { role: 'start-time', chance: 0.3 } }).spans).toEqual([]);
  });
});

describe('groups', () => {
  const text = '07:30  York  11:24  Bristol\n11:45  Bristol Parkway  15:58  Penzance\nBooking 7WQF2L';
  const told: Record<string, Told> = {
    '07:30': { role: 'start-time', group: 1 },
    York: { role: 'from', group: 1 },
    '11:24': { role: 'end-time', group: 1 },
    '11:45': { role: 'start-time', group: 2 },
    '15:58': { role: 'end-time', group: 2 },
    Penzance: { role: 'to', group: 2 },
    '7WQF2L': { role: 'reference' },
  };

  test('what is bound is one booking, and what both share is in both', () => {
    const { spans, answer } = read(text, told);
    const groups = groupSpans(spans, answer);
    expect(groups.map(({ own }) => textsOf(own).toSorted())).toEqual([
      ['end-time: 11:24', 'from: York', 'start-time: 07:30'],
      ['end-time: 15:58', 'start-time: 11:45', 'to: Penzance'],
    ]);
    for (const { shared } of groups)
      expect(textsOf(shared.map(({ span }) => span))).toEqual(['reference: 7WQF2L']);
  });

  test('no booking has three times, however much they are bound', () => {
    const bound = Object.fromEntries(
      Object.entries(told).map(([key, { role }]) => [key, { role, group: 1 }]),
    );
    const { spans, answer } = read(text, bound);
    for (const { own } of groupSpans(spans, answer))
      expect(own.filter(({ role }) => role.endsWith('time')).length).toBeLessThanOrEqual(2);
  });

  test('the number of one booking goes before that of all', () => {
    const { spans, answer } = read(`${text}\nK88Z1`, { ...told, K88Z1: { role: 'reference', group: 2 } });
    const [first, second] = groupSpans(spans, answer).map(({ shared }) => shared[0]?.span.text);
    expect([first, second]).toEqual(['7WQF2L', 'K88Z1']);
  });
});
