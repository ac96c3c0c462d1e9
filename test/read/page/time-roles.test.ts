import { expect, test } from 'vitest';
import { times } from '../../../lib/read/page/times.ts';
import { capture, paragraph } from '../../draft/a-page.ts';
import { item, row } from '../../draft/timed-page.ts';

const firstTime = (...blocks: Parameters<typeof capture>) => {
  const [found] = times.read(capture(...blocks), {});
  return found && { trust: found.trust, ...found.seen };
};

test.each([
  ['9:00 The lake', 'visit'],
  ['10:26 Arrive at the lake', 'arrival'],
  ['6:30 Departure', 'departure'],
  ['15:45 Walk south to the tower', 'way'],
  ['10:00 Opening of the fair', 'opening'],
])('%s: what it means is its role, and it is read as surely as any other line', (text, role) => {
  expect(firstTime(item(text))).toMatchObject({ role, form: 'lead', trust: 0.85 });
});

test('how it stands is told apart from what it means', () => {
  expect(firstTime(row('The lake', 'arrive 10:26'))).toMatchObject({ role: 'arrival', form: 'row' });
  expect(firstTime(paragraph('We arrived at the lake at 10:26 and swam.'))).toMatchObject({
    role: 'arrival',
    form: 'sentence',
  });
  expect(firstTime(paragraph('The lake is where we were at 10:26 that day.'))).toMatchObject({
    role: 'visit',
    form: 'sentence',
  });
  expect(firstTime(item('10:30'))).toMatchObject({ role: 'visit', form: 'alone' });
});
