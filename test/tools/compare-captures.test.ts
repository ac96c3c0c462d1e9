import { expect, test } from 'vitest';
import type { Block, Capture } from '../../lib/model/capture.ts';
import { differenceOf } from '../../tools/eval/compare-captures.ts';
import { differenceLines, differenceTotal, isSame } from '../../tools/eval/report.ts';

const captureOf = (...blocks: Block[]): Capture => ({
  kind: 'page',
  url: '',
  title: 'A day',
  blocks,
  structured: [],
  truncated: false,
});
const heading = (text: string): Block => ({ kind: 'heading', level: 2, text, spans: [] });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text, spans: [] });

test('captures that differ in white space and marks only are the same', () => {
  const marked: Block = {
    kind: 'paragraph',
    text: 'The\nmill',
    spans: [{ start: 0, end: 3, kind: 'bold' }],
  };
  expect(isSame(differenceOf(captureOf(marked), captureOf(paragraph('The mill'))))).toBe(true);
});

test('a heading that became a paragraph is two blocks apart, and no word', () => {
  const difference = differenceOf(captureOf(heading('Day 1')), captureOf(paragraph('Day 1')));
  expect(difference).toMatchObject({
    onlyFirst: ['heading2 Day 1'],
    onlySecond: ['paragraph Day 1'],
    charactersApart: 0,
    headings: 1,
  });
});

test('what is twice in one capture is once too often', () => {
  const difference = differenceOf(
    captureOf(paragraph('Mill'), paragraph('Mill')),
    captureOf(paragraph('Mill')),
  );
  expect(difference).toMatchObject({ onlyFirst: ['paragraph Mill'], onlySecond: [], charactersApart: 4 });
  expect(difference.characters).toBe(12);
});

test('the report gives the share of the words and the pages alike', () => {
  const same = differenceOf(captureOf(paragraph('Mill')), captureOf(paragraph('Mill')));
  const other = differenceOf(captureOf(paragraph('Mill')), captureOf(paragraph('Port')));
  expect(differenceTotal([same, other])).toBe(
    '1 of 2 pages captured alike; blocks 1 saved only, 1 browser only; words 50.0 % apart; headings 0',
  );
  expect(differenceLines('coast', other, true).slice(1)).toEqual([
    '  - paragraph Mill',
    '  + paragraph Port',
  ]);
});
