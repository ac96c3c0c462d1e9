import { expect, test } from 'vitest';
import { readPaper } from './read-paper.ts';

const paper = (title: string) => `# ${title}
Date: 12 May 2027
Entry time: 10:30
Booking reference: K7QWZ4
2 adults
Please show this ticket at the entrance.`;

test('a ticket that names what it is for in its title alone', () => {
  expect(readPaper(paper('Your tickets for the Maritime Museum'))).toMatchObject([
    { name: 'Maritime Museum', start: '2027-05-12T10:30' },
  ]);
});

test('a title that is only about the paper names nothing', () => {
  expect(readPaper(paper('Your tickets for Confirmation'))[0]?.name).toBeUndefined();
});
