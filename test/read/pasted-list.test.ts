import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isProse, readPastedList } from '../../lib/read/pasted-list.ts';
import { anyText } from '../export/any-trip.ts';

/** "Day 1: 09:00 Ponte Velha | Farol" in short. */
const inShort = (text: string) =>
  readPastedList(text).days.map(({ title, stops }) => [
    title ?? '',
    ...stops.map(({ name, startTime }) => (startTime ? `${startTime} ${name}` : name)),
  ]);

describe('a pasted list', () => {
  test('with days, bullets and times', () => {
    const text =
      'Day 1: Lisbon\n- 09:00 Cais das Colunas\n- 10 am Museu do Fado\n* Miradouro da Graça\n\nDay 2\n1. Castelo dos Mouros\n2) 14:30 Quinta da Regaleira';
    expect(inShort(text)).toEqual([
      ['Lisbon', '09:00 Cais das Colunas', '10:00 Museu do Fado', 'Miradouro da Graça'],
      ['', 'Castelo dos Mouros', '14:30 Quinta da Regaleira'],
    ]);
  });

  test('without any day is one day that nobody named', () => {
    const text = 'Cais das Colunas\r\nMuseu do Fado\r\nLunch at Taberna da Rua das Flores';
    expect(inShort(text)).toEqual([
      ['', 'Cais das Colunas', 'Museu do Fado', 'Lunch at Taberna da Rua das Flores'],
    ]);
    expect(readPastedList(text).days[0]?.isNamed).toBe(false);
  });

  test('in German, with the days counted the German way', () => {
    expect(inShort('1. Tag\n9 Uhr Dom\n10.30 Uhr Museum Ludwig\n2. Tag: Drachenfels')).toEqual([
      ['', '09:00 Dom', '10:30 Museum Ludwig'],
      ['Drachenfels', 'Drachenfels'],
    ]);
  });

  test('by weekday; a market on Mondays is a stop', () => {
    expect(inShort('Monday\nBreakfast at Cafe Central\nMonday Market\nTuesday: Hallstatt')).toEqual([
      ['', 'Breakfast at Cafe Central', 'Monday Market'],
      ['Hallstatt', 'Hallstatt'],
    ]);
  });

  test('a day told in one line holds what stands beside it', () => {
    expect(inShort('Day 1: Colosseum, Forum\nDay 2: Vatican Museums → Trastevere')).toEqual([
      ['Colosseum, Forum', 'Colosseum', 'Forum'],
      ['Vatican Museums → Trastevere', 'Vatican Museums', 'Trastevere'],
    ]);
  });

  test('a line alone before the first day is the title', () => {
    const { title, days } = readPastedList('Lisbon with Ana\nDay 1\nAlfama');
    expect([title, days.length]).toEqual(['Lisbon with Ana', 1]);
    expect(readPastedList('Alfama\nBelém').title).toBeUndefined();
  });

  test('keeps what is said after the name, and how long it takes', () => {
    expect(readPastedList('9:00 - 10:30 Museu do Fado: closed on Mondays').days[0]?.stops).toEqual([
      { name: 'Museu do Fado', startTime: '09:00', durationMinutes: 90, note: 'closed on Mondays' },
    ]);
  });
});

test('nothing but blanks, signs and bullets is no stop', () => {
  expect(readPastedList(' \n\u0000\n-\n***\n').days).toEqual([]);
});

test('long lines are told, not listed', () => {
  expect(isProse(`We walked ${'on and '.repeat(40)}`)).toBe(true);
  expect(isProse('Alfama\nBelém')).toBe(false);
});

test('whatever is pasted, names hold no line end and nothing hangs', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 8 }), (lines) => {
      for (const { stops } of readPastedList(lines.join('\n')).days)
        for (const { name } of stops) expect(name).toMatch(/^\S(.*\S)?$/u);
    }),
    { numRuns: 60 },
  );
});
