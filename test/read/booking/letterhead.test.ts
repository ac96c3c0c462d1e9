import { expect, test } from 'vitest';
import { bookingDocumentOf } from '../../../lib/read/booking/document.ts';
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

const houseOf = (text: string) => letterhead(bookingDocumentOf(printed(text)));

test('a label that nobody knows, in a row of labels, is no house', () => {
  const text = `# Your booking confirmation
# Booking reference   Basket key   Booked on
# K7QW22              90 118 220   3 March 2027
Fri 14 May 2027
Depart 11:30 Munich`;
  expect(houseOf(text)).toBeUndefined();
});

test('small words over the large ones are no letterhead', () => {
  expect(houseOf('Open in a window\n# Off to Munich!\nFri 14 May 2027\n11:30 Munich')).toBeUndefined();
});

test('who signs the small print is the house of a paper without a head', () => {
  const text = `# Your e-ticket
Fri 14 May 2027
11:30 Munich
Questions? Harrow Vale Coaches Ltd, 4 Quay Street, Bristol`;
  expect(houseOf(text)).toBe('Harrow Vale Coaches');
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
  expect(reads).toBe(1);
});
