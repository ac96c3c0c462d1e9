import { expect, test } from 'vitest';
import { bookingDocumentOf } from '../../../lib/read/booking/document.ts';
import { valueLines } from '../../../lib/read/booking/value-lines.ts';
import { printed } from './printed.ts';

function linesAfter(label: string, text: string): string[] | undefined {
  const document = bookingDocumentOf(printed(text));
  const pair = document.pairs.find(({ labelCell, how }) => labelCell?.text === label && how === 'right');
  return pair && valueLines(document, pair);
}

test('the cells beside a value belong to it', () => {
  expect(linesAfter('Address', 'Address   12 Mill Lane   Oakham')).toEqual(['12 Mill Lane Oakham']);
});

test('the cell right beside it that stands under a label of its own does not', () => {
  const text = '                                Check-in\nAddress         12 Mill Lane    12 May 2027';
  expect(linesAfter('Address', text)).toEqual(['12 Mill Lane']);
});
