import { expect, test } from 'vitest';
import { toMarkdown } from '../../lib/export/markdown.ts';

test('a plan reads well as plain text', () => {
  expect(
    toMarkdown({
      title: 'Two days',
      destination: 'Graz',
      days: [
        {
          title: 'Up',
          summary: 'On foot.',
          stops: [
            {
              name: 'Tower',
              startTime: '09:00',
              note: 'Steep.',
              coordinate: { latitude: 47.1, longitude: 15.4 },
            },
          ],
        },
        { stops: [] },
      ],
      packing: [{ name: 'Coat', quantity: 2 }],
      expenses: [{ title: 'Train', amount: 12.5, currency: 'EUR' }],
    }),
  ).toBe(`# Two days

Destination: Graz

## Day 1: Up

On foot.

- 09:00 **Tower** ([map](https://www.openstreetmap.org/?mlat=47.1&mlon=15.4))
  Steep.

## Day 2


## Packing

- [ ] Coat × 2

## Expenses

- Train: 12.5 EUR
`);
});

test('signs in names stay signs', () => {
  expect(toMarkdown({ title: '*Star* [x](y)', days: [{ stops: [{ name: '<b>_a_</b>\n# b' }] }] })).toBe(
    '# \\*Star\\* \\[x\\](y)\n\n## Day 1\n\n- **\\<b\\>\\_a\\_\\</b\\> \\# b**\n',
  );
});

test('nothing known is still a page', () => {
  expect(toMarkdown({})).toBe('# Untitled trip\n');
});
