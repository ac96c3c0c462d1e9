import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingDocumentOf, pairsOf } from '../../../lib/read/booking/document.ts';
import { labelKindsOf, labelsWithin } from '../../../lib/read/booking/labels.ts';
import type { LabelKind } from '../../../lib/text/booking-words/kinds.ts';
import { printed } from './printed.ts';

const valuesOf = (text: string, kind: LabelKind) =>
  pairsOf(bookingDocumentOf(printed(text)), kind).map(({ value }) => value);

test.each<[string, LabelKind]>([
  ['Buchungscode:', 'reference'],
  ['Jméno / Name:', 'passenger'],
  ['D E P A R T S', 'departure'],
  ['予約番号', 'reference'],
  ['座席 SEAT', 'seat'],
  ['Airline booking reference', 'reference'],
])('%s is a label', (text, kind) => {
  expect(labelKindsOf(text)).toContain(kind);
});

test.each(['Hamburg (HAM)', 'Elder Street 12', '10:25', 'Please be at the gate by 17:20.'])(
  '%s is none',
  (text) => {
    expect(labelKindsOf(text)).toEqual([]);
  },
);

test('several labels in one cell have a value each', () => {
  const found = labelsWithin('1 Sitzplatz, Wg. 258, Pl. 105, 1 Fenster');
  expect(found.map(({ kinds, rest }) => [kinds[0], rest])).toEqual([
    ['coach', '258'],
    ['seat', '105, 1 Fenster'],
  ]);
});

test('capitals of a flight are not taken for a small word', () => {
  expect(labelsWithin('Vol AM 310').map(({ rest }) => rest)).toEqual(['AM 310']);
});

test('a row of labels heads columns, not the label beside it', () => {
  const text = 'FLIGHT    DATE           DEPARTS   GATE\nH7 318    22 MAR 2026    17:55     E42';
  expect(valuesOf(text, 'flight')).toEqual(['H7 318']);
  expect(valuesOf(text, 'departure')).toEqual(['17:55']);
});

test('a table ends where a line has its own label', () => {
  const text = 'Price     VAT\n10 EUR    2 EUR\nSeat      14C';
  const { tables } = bookingDocumentOf(printed(text));
  expect(tables[0]?.rows.length).toBe(1);
  expect(valuesOf(text, 'seat')).toEqual(['14C']);
});

test('a value broken to the next line is found', () => {
  expect(valuesOf('Ein langer Satz ohne Angaben            Auftragsnummer:\nXXX007', 'reference')).toEqual([
    'XXX007',
  ]);
});

const labels = fc.constantFrom(
  'Booking reference',
  'Buchungsnummer',
  'Numéro de réservation',
  'Localizador',
  '予約番号',
);
const code = fc.stringMatching(/^[A-Z]{3}\d[A-Z]\d$/);

test('a reference meets its label beside, below, after a colon and at any indent', () => {
  fc.assert(
    fc.property(
      labels,
      code,
      fc.constantFrom(': ', '      ', 'below'),
      fc.nat(20),
      (label, value, how, indent) => {
        const margin = ' '.repeat(indent);
        const text =
          how === 'below' ? `${margin}${label}\n${margin}${value}` : `${margin}${label}${how}${value}`;
        expect(valuesOf(text, 'reference')).toEqual([value]);
      },
    ),
  );
});
