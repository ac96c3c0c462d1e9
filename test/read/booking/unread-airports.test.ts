import { expect, test } from 'vitest';
import type { Reservation } from '../../../lib/model/reservation.ts';
import { unreadAirports } from '../../../lib/read/booking/unread-airports.ts';
import { loadKnowledge } from '../../../tools/reading/load-places.ts';
import { printed } from './printed.ts';

const knowledge = loadKnowledge();
const paper = printed('Hamburg (HAM) 06:45\nPalermo (PMO) 09:40\nFares in (EUR), see (QQQ)');
const way = (from: string, to: string): Reservation => ({
  type: 'flight',
  from: { iata: from },
  to: { iata: to },
});

test('an airport that no flight goes to tells that something was passed over', () => {
  expect(unreadAirports(paper, [way('HAM', 'PMO')], knowledge)).toEqual([]);
  expect(unreadAirports(paper, [way('HAM', 'LIS')], knowledge)).toEqual(['PMO']);
});

test('a paper without flights names airports for other reasons', () => {
  expect(unreadAirports(paper, [{ type: 'lodging', name: 'Hotel' }], knowledge)).toEqual([]);
});
