import { expect, test } from 'vitest';
import { totalIn } from '../../../lib/read/booking/totals.ts';
import { printed } from './printed.ts';

const totalOf = (text: string) => totalIn(printed(text).cells);

test('the sum beside its label, whatever begins the line', () => {
  expect(totalOf('Stay   Total   € 357.00')).toEqual({ amount: 357, currency: 'EUR' });
  expect(totalOf('Stay   Total   EUR   357.00')).toEqual({ amount: 357, currency: 'EUR' });
});

test('the sum under its label, and the one at the end of a line that begins with it', () => {
  expect(totalOf('Nights   Total\n2        € 357.00')).toEqual({ amount: 357, currency: 'EUR' });
  expect(totalOf('Total   2 nights   € 357.00')).toEqual({ amount: 357, currency: 'EUR' });
});

test('no deposit, and no sum without a label', () => {
  expect(totalOf('Stay   Deposit   € 50.00\nStay   Total   € 357.00')).toEqual({
    amount: 357,
    currency: 'EUR',
  });
  expect(totalOf('Stay   € 357.00')).toBeUndefined();
});
