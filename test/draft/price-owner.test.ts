import { expect, test } from 'vitest';
import { itemAbove } from '../../lib/draft/price-owner.ts';
import type { Block } from '../../lib/model/capture.ts';
import { capture, paragraph } from './a-page.ts';

const item = (text: string, depth = 1): Block => ({ kind: 'item', depth, text, spans: [] });
const above = (index: number, ...blocks: Block[]) => itemAbove(capture(...blocks), index);

test('a list inside of an item is that of the item, past what stands beside it', () => {
  expect(above(1, item('Otter Castle'), item('Ticket 8 €', 2))).toEqual({ name: 'Otter Castle', block: 0 });
  expect(above(2, item('Otter Castle'), item('Open', 2), item('Ticket 8 €', 2))).toEqual({
    name: 'Otter Castle',
    block: 0,
  });
  expect(above(1, item('Otter Castle'), item('Fern Museum'))).toBeUndefined();
});

test('nothing holds what is in no list, or in one behind other words', () => {
  expect(above(1, item('Otter Castle'), paragraph('Ticket 8 €'))).toBeUndefined();
  expect(above(2, item('Otter Castle'), paragraph('More'), item('Ticket 8 €', 2))).toBeUndefined();
  expect(above(0, item('Otter Castle', 2))).toBeUndefined();
});

test('a list longer than any is not walked to its beginning', () => {
  const list = (length: number) => [item('Otter Castle'), ...Array.from({ length }, () => item('Ticket', 2))];
  expect(above(200, ...list(200))?.block).toBe(0);
  expect(above(201, ...list(201))).toBeUndefined();
});
