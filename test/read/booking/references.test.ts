// Which of a paper's numbers is the booking reference.
import { expect, test } from 'vitest';
import { airlineReference } from '../../../lib/read/booking/airline-reference.ts';
import { anyReference } from '../../../lib/read/booking/any-reference.ts';
import { bookingDocumentOf } from '../../../lib/read/booking/document.ts';
import { printed } from './printed.ts';
import { readPaper } from './read-paper.ts';

test('of a flight that an agency sold, the airline’s own number and name count', () => {
  const text = `# Cheap Wings Travel
Agency order no. 5512-8840-17
Airline reference (Norrland Air): K4WQ8Z
NQ 212   Mon 3 May 2027   Oslo (OSL)     Bergen (BGO)
                          11:20          12:15`;
  expect(readPaper(text)).toMatchObject([{ type: 'flight', confirmation: 'K4WQ8Z', name: 'Norrland Air' }]);
});

test('two airlines with a number each leave it open which is the whole paper’s', () => {
  const document = bookingDocumentOf(printed('Airline ref K4WQ8Z\nAirline ref 8JPL2M'));
  expect(airlineReference(document)).toBeUndefined();
});

test('a number under the label of a ticket is found', () => {
  const text = 'Menetjegy / Ticket ID     Passenger\nVK-2217-QD40              Nagy Réka';
  expect(anyReference(bookingDocumentOf(printed(text)))).toBe('VK-2217-QD40');
});
