// What is shown beside a sum, and which sums are left out.
import { expect, test } from 'vitest';
import { expensesOf } from '../../lib/draft/expenses.ts';
import type { Block, Capture } from '../../lib/model/capture.ts';
import type { DraftDay } from '../../lib/model/draft.ts';
import { prices } from '../../lib/read/page/prices.ts';
import { capture, paragraph } from './a-page.ts';

const heading = (text: string, level = 2): Block => ({ kind: 'heading', level, text, spans: [] });
const item = (text: string, depth = 0): Block => ({ kind: 'item', depth, text, spans: [] });
const row = (...cells: string[]): Block => ({ kind: 'row', cells, text: cells.join('\t'), spans: [] });

const expenses = (page: Capture, days: DraftDay[] = []) =>
  expensesOf(page, days, prices.read(page, {})).map(
    ({ title, amount, currency }) => `${title.value} ${amount.value} ${currency.value}`,
  );

test('the line or the heading above says what a bare price is for', () => {
  const page = capture(
    heading('Morning'),
    item('Castle of the Moors'),
    item('Price: 12 €', 1),
    item('Guide 5 €', 1),
    heading('3. Boats'),
    paragraph('Cost: 8 €'),
    heading('Sleeping'),
    paragraph('We paid 60 € for the two of us.'),
  );
  expect(expenses(page)).toEqual([
    'Castle of the Moors 12 EUR',
    'Castle of the Moors: Guide 5 EUR',
    'Boats 8 EUR',
    'Sleeping 60 EUR',
  ]);
});

test('a stop before the line above does not own its price', () => {
  const page = capture(item('Fort'), item('Dinner at the port'), item('Price: 20 €', 1));
  const origin = { by: 'source' as const, block: 0, start: 0, end: 4, reader: 'test', words: 'Fort' };
  const days = [{ id: 'd', stops: [{ id: 's', name: { value: 'Fort', origin, confidence: 1 } }] }];
  expect(expenses(page, days)).toEqual(['Dinner at the port 20 EUR']);
});

test('in a table the first words of a row say what it is, and the total is not paid again', () => {
  const page = capture(
    heading('Flights'),
    row('Lyon → Oslo', 'Blue Air', '120 €'),
    row('12/5', 'Oslo → Lyon', '140 €'),
    row('Total', '', '260 €'),
  );
  expect(expenses(page)).toEqual(['Lyon → Oslo 120 EUR', 'Oslo → Lyon 140 EUR']);
});

test('a table is about the stop over it, not about one that was told of before', () => {
  const at = (block: number) => ({
    by: 'source' as const,
    block,
    start: 0,
    end: 4,
    reader: 'test',
    words: 'Fort',
  });
  const told = (block: number) => [
    { id: 'd', stops: [{ id: 's', name: { value: 'Fort', origin: at(block), confidence: 1 } }] },
  ];
  const under = capture(heading('Fort'), row('Adults', '12 €'));
  expect(expenses(under, told(0))).toEqual(['Fort: Adults 12 EUR']);
  const after = capture(paragraph('Fort was the last we saw.'), row('Small car', '430 €'));
  expect(expenses(after, told(0))).toEqual(['Small car 430 EUR']);
});

test('a total alone is what the trip costs', () => {
  expect(expenses(capture(heading('Money'), paragraph('Total: 900 €')))).toEqual(['Total 900 EUR']);
});

test('one price in two moneys is one expense', () => {
  const page = capture(
    item('Temple: 1,200 yen (about $8)'),
    item('Taxi: 206 dirhams ($22 or 18€)'),
    item('Beds: 1124 € (on average: 76 €)'),
  );
  expect(expenses(page)).toEqual(['Temple 1200 JPY', 'Taxi 206 MAD', 'Beds 1124 EUR']);
});

test('what is saved, and what a money is worth, is no expense', () => {
  const page = capture(
    heading('Tickets'),
    paragraph('Save 20 €.'),
    paragraph('€1 = 100 L'),
    paragraph('10 € off'),
  );
  expect(expenses(page)).toEqual([]);
});

test('"元" is the money of those who write so', () => {
  const priced = (text: string) =>
    expenses(capture(paragraph(text)))[0]
      ?.split(' ')
      .at(-1);
  expect(priced('我們週末去了嘉義，看了老樹和鐵道，車票：120元。')).toBe('TWD');
  expect(priced('我們到北京玩了三天，參觀故宮，門票：60元。')).toBe('CNY');
  expect(priced('我们去了乌镇，坐了船，门票：60元。')).toBe('CNY');
});

test('"$" are pesos where pesos are paid', () => {
  const page = capture(
    heading('Playas de México'),
    item('Cuarto: $1,100 la noche'),
    item('Cerveza: $20 pesos'),
  );
  expect(expenses(page)).toEqual(['Cuarto 1100 MXN', 'Cerveza 20 MXN']);
});

test('a cell may name two things, and a line names none after a sum', () => {
  const page = capture(
    heading('Food'),
    row('Day 1', 'Lunch 24 € + Dinner 30 €'),
    heading('Trains'),
    item('Utrecht: 7 € for me and 6 € for the bike'),
  );
  expect(expenses(page)).toEqual(['Lunch 24 EUR', 'Dinner 30 EUR', 'Utrecht 7 EUR', 'Utrecht 6 EUR']);
});

test('a sum to the cent that is said again is paid once; round and small ones may be two things', () => {
  const page = capture(
    item('Train to the coast: 16,20 €'),
    item('Coffee: 2,90 €'),
    item('Cake: 2,90 €'),
    heading('Tips'),
    item('Ticket (checked): 16,20 €'),
    item('Boat: 16 €'),
    item('Museum: 16 €'),
  );
  expect(expenses(page)).toEqual([
    'Train to the coast 16.2 EUR',
    'Coffee 2.9 EUR',
    'Cake 2.9 EUR',
    'Boat 16 EUR',
    'Museum 16 EUR',
  ]);
});

const hotels = Array.from({ length: 16 }, (_, index) => row(`Hotel ${index + 1}`, `${70 + index} €`));

test('hotels and tickets to choose from are no expenses, what the stops cost is', () => {
  const origin = { by: 'source' as const, block: 1, start: 0, end: 4, reader: 'test', words: 'Fort' };
  const days = [{ id: 'd', stops: [{ id: 's', name: { value: 'Fort', origin, confidence: 1 } }] }];
  const page = capture(
    heading('Day 1'),
    heading('Fort', 3),
    paragraph('Adults: 9 €'),
    paragraph('Audio guide: 4 €'),
    heading('Where to stay'),
    ...hotels,
  );
  expect(expenses(page, days)).toEqual(['Fort: Adults 9 EUR']);
});

test('a long list that is added up was paid', () => {
  const total = row('Total', `${hotels.reduce((sum, _, index) => sum + 70 + index, 0)} €`);
  expect(expenses(capture(heading('What we spent'), ...hotels, total))).toHaveLength(hotels.length);
  expect(expenses(capture(heading('What we spent'), ...hotels, row('Total', '90 €')))).toEqual([]);
});

test('a long trip has a long account', () => {
  const days = Array.from({ length: 5 }, (_, index) => ({ id: `d${index}`, stops: [] }));
  expect(expenses(capture(heading('Sleeping'), ...hotels), days)).toHaveLength(hotels.length);
});
