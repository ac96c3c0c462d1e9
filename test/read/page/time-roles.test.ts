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

test('how far a time reaches in its line is read with it', () => {
  const lineOf = (text: string) => times.read(capture(item(text)), {})[0]?.seen;
  const ride = '10:00 – 10:30 Metro from the harbour to the park. Then lunch.';
  expect(lineOf(ride)).toMatchObject({ line: { goal: ride.indexOf('the park') - 1, sentence: 50 } });
  const bus = '12:45 Bus from the port → the lake';
  expect(lineOf(bus)).toMatchObject({ line: { later: bus.indexOf('→') + 1 } });
  const two = '9:00 The market\nwith its old fountain, and a cup of tea\n11:00 The tower';
  expect(lineOf(two)).toMatchObject({ line: { start: 0, end: 15, until: two.indexOf('11:00') } });
});
