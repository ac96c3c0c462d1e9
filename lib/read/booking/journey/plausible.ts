// Whether a leg can be: it takes some time, not days, and nothing goes faster than an aeroplane.
import { distanceKm } from '../../../model/distance.ts';
import type { Knowledge, PlaceCandidate } from '../../../model/evidence.ts';
import type { Reservation, Terminal } from '../../../model/reservation.ts';
import { readMoment } from '../../../text/read-moment.ts';
import { remembered } from '../../../text/remembered.ts';

type Ends = Pick<Reservation, 'start' | 'end'> & { from: Terminal; to: Terminal };

const instant = (moment: string) => Date.parse(`${moment.slice(0, 16)}:00Z`) / 3_600_000;

const placeOf = ({ iata }: Terminal, { airportOf }: Knowledge): PlaceCandidate | undefined =>
  iata ? airportOf?.(iata) : undefined;

const aheadAt = remembered((asked: string): number | undefined => {
  const [zone = '', moment = ''] = asked.split(' ');
  const there = readMoment(`${moment}:00Z`, zone);
  return there ? instant(there) - instant(moment) : undefined;
});

/** How many hours the clocks of a zone are ahead on a day. */
const ahead = (zone: string | undefined, moment: string): number | undefined =>
  zone ? aheadAt(`${zone} ${moment.slice(0, 10)}T12:00`) : undefined;

// A night and a day at sea; flights to the other side of the world.
const longest = 32;
const fastest = 1100;
const slowest = 15;

/** Up to 1 for what fits, far below 0 for what cannot be. */
export function plausible({ from, to, start, end }: Ends, knowledge: Knowledge): number {
  if (!start || !end || end.length < 16 || start.length < 16) return 0;
  const [a, b] = [placeOf(from, knowledge), placeOf(to, knowledge)];
  const [east, west] = [ahead(a?.timeZone, start), ahead(b?.timeZone, end)];
  const isZoned = a !== undefined && b !== undefined && east !== undefined && west !== undefined;
  const taken = instant(end) - instant(start) + (isZoned ? east - west : 0);
  if (taken > longest || taken < (isZoned ? 0.2 : -13)) return -5;
  if (!isZoned) return taken > 0 && taken < 16 ? 0.5 : 0;
  const km = distanceKm(a.coordinate, b.coordinate);
  if (km / taken > fastest) return -4;
  // Slower than a ship: another day is meant, or another place.
  return km / taken < slowest && taken > 6 ? -2 : 1;
}
