import { expect, test } from 'vitest';
import { plainLink } from '../../lib/text/plain-link.ts';

test.each([
  [
    'https://museum.example/tickets?utm_source=blog&utm_medium=post&day=2',
    'https://museum.example/tickets?day=2',
  ],
  ['https://museum.example/tickets?fbclid=IwAR0', 'https://museum.example/tickets'],
  [
    'https://hotel.example/casa?aid=12345&checkin=2027-05-01',
    'https://hotel.example/casa?checkin=2027-05-01',
  ],
  ['https://museum.example/a%20b?q=x+y', 'https://museum.example/a%20b?q=x+y'],
  ['https://amzn.to/3abc', undefined],
  ['https://www.awin1.com/cread.php?awinmid=1', undefined],
  ['not a link', undefined],
])('%s → %s', (href, plain) => expect(plainLink(href)).toBe(plain));
