import { expect, test } from 'vitest';
import { bookingDocumentOf } from '../../../lib/read/booking/document.ts';
import { placeIn } from '../../../lib/read/booking/journey/place-beside.ts';
import { letterhead } from '../../../lib/read/booking/letterhead.ts';
import { printed } from './printed.ts';

const headOf = (head: string) =>
  letterhead(bookingDocumentOf(printed(`# ${head}\nBus FB 614\n14 May 2027\n11:30 Munich\n15:00 Innsbruck`)));

test.each(['Pagewood Coaches', 'Copyhold Lines', 'Dearne Valley Buses', 'Seitenberg Linien'])(
  'a house whose name begins like a word for papers: %s',
  (name) => {
    expect(headOf(name)).toBe(name);
  },
);

test.each(['Page 1', 'E-Ticket', 'Buchungsbestätigung', 'Thank you', 'Dear traveller', 'Gute Reise'])(
  'no house: %s',
  (words) => {
    expect(headOf(words)).not.toBe(words);
  },
);

test('no station is known by its own name where no gazetteer is', () => {
  const weightOf = (name: string) => placeIn(name, { knowledge: {} })?.weight;
  expect(weightOf('Quorn Sants')).toBe(weightOf('Quorn Wexel'));
  expect(weightOf('Quorn Termini')).toBe(weightOf('Quorn Wexel'));
  expect(weightOf('Quorn Station')).toBeGreaterThan(weightOf('Quorn Wexel') ?? 0);
});

test('each cell is folded once, however many head lines there are', () => {
  const head = ['Alder', 'Birch', 'Cedar', 'Damson', 'Elder', 'Fir'].map((name) => `${name} Wexel`);
  const document = bookingDocumentOf(printed([...head, ...Array(40).fill('some words')].join('\n')));
  const last = document.cells.at(-1);
  if (!last) throw new Error('no cells');
  let reads = 0;
  Object.defineProperty(last, 'text', {
    get: () => {
      reads += 1;
      return 'some words';
    },
  });
  letterhead(document);
  // Once for the size of the text, once to be compared.
  expect(reads).toBe(2);
});
