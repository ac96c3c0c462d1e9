import { expect, test } from 'vitest';
import { labelledPeople } from '../../../lib/read/booking/labelled-people.ts';
import { printed } from './printed.ts';

const found = (text: string) =>
  labelledPeople(printed(text).cells, () => false).map(({ kind, words }) => [kind, words]);

test('the names right under their label, in a column that does not begin the line', () => {
  expect(found('Seat   Passenger\n12A    Tharn Quorvex\n12B    Mirel Quorvex')).toEqual([
    ['name', 'Tharn Quorvex'],
    ['name', 'Mirel Quorvex'],
  ]);
});

test('a list of names as far as it goes, and nothing far below it', () => {
  const names = ['Tharn Quorvex', 'Mirel Quorvex', 'Oskin Veldt'];
  const lines = ['Seat   Passenger', ...names.map((name) => `12A    ${name}`)];
  const gap = ['12A    09:00', '12A    10:00', '12A    11:00', '12A    12:00'];
  expect(found([...lines, ...gap, '12A    Wendra Pask'].join('\n')).map(([, words]) => words)).toEqual(names);
});
