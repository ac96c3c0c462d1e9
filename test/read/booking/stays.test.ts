import { expect, test } from 'vitest';
import { readPaper } from './read-paper.ts';

test('days set as leaves of a calendar, hours small under them, beside the price', () => {
  const text = `# nestling
Confirmation number: 5518.204.771
# Quinta da Amoreira                       Price
Address: Rua do Poço 14, 7000-550 Évora    1 room           € 310.00
  CHECK-IN         CHECK-OUT      NIGHTS
#       4                9             5
    June             June
   Friday          Wednesday
from 14:00 to    until 10:30
    22:00
Your card will be charged from 28 May 2027.
Cancel free of charge until June 1, 2027 11:59 PM.`;
  expect(readPaper(text)).toMatchObject([
    {
      type: 'lodging',
      name: 'Quinta da Amoreira',
      start: '2027-06-04T14:00',
      end: '2027-06-09T10:30',
      confirmation: '5518.204.771',
    },
  ]);
});
