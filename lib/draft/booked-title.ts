// Titles a trip made of bookings after the towns it goes to, in order: "Vancouver – Tokyo – Singapore"
import type { Knowledge } from '../model/evidence.ts';
import type { Reservation } from '../model/reservation.ts';
import { findMentions } from '../places/find-mentions.ts';
import { fold } from '../text/fold.ts';
import { legEnds } from './leg-ends.ts';

const legs = new Set<Reservation['type']>(['flight', 'train', 'bus', 'ferry']);
// More names than this make no title.
const maxTowns = 4;
// Going on sooner than this is only a change.
const maxChangeHours = 12;

/** A town on the way, with the moments of arrival and departure where they are known. */
interface Visit {
  town: string;
  comes?: string;
  goes?: string;
}

/** "14 Clancy's Strand, Limerick" → "Limerick": streets are named after towns, so the last one counts. */
function townIn(address: string, { lookUpPlace }: Knowledge): string | undefined {
  return findMentions(address, lookUpPlace).findLast(({ candidates: [best] }) => best?.kind === 'city')?.name;
}

function visitsOf(reservation: Reservation, knowledge: Knowledge): Visit[] {
  const { type, start, end, address, from, to } = reservation;
  if (type === 'car') return [];
  if (!legs.has(type)) {
    const town = address && townIn(address, knowledge);
    return town ? [{ town, ...(start && { comes: start }), ...(end && { goes: end }) }] : [];
  }
  const ends = legEnds(reservation, knowledge);
  const [out, there] = [ends.from?.town ?? from?.name ?? from?.iata, ends.to?.town ?? to?.name ?? to?.iata];
  return [
    ...(out ? [{ town: out, ...(start && { goes: start }) }] : []),
    ...(there ? [{ town: there, ...((end ?? start) && { comes: end ?? start }) }] : []),
  ];
}

const isSameTown = (one: string, other: string) => {
  const [a, b] = [fold(one), fold(other)];
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
};

/** Joins consecutive visits to the same town. */
function joined(visits: Visit[]): Visit[] {
  const all: Visit[] = [];
  for (const visit of visits) {
    const before = all.at(-1);
    if (!before || !isSameTown(before.town, visit.town)) {
      all.push({ ...visit });
      continue;
    }
    if (visit.town.length < before.town.length) before.town = visit.town;
    if (visit.goes) before.goes = visit.goes;
  }
  return all;
}

const hoursBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000;

const isChange = ({ comes, goes }: Visit) =>
  comes !== undefined &&
  goes !== undefined &&
  comes.length > 10 &&
  goes.length > 10 &&
  hoursBetween(comes, goes) < maxChangeHours;

/** Each town once, without changes; a trip that returns home names home only at the start. */
function routeOf(visits: Visit[]): string[] {
  const towns = joined(visits)
    .filter((visit, index, all) => index === 0 || index === all.length - 1 || !isChange(visit))
    .map(({ town }) => town);
  return towns.filter((town, index) => towns.findIndex((other) => isSameTown(other, town)) === index);
}

const startOf = ({ start }: Reservation) => start ?? '9999';

/** Undefined where no booking says where it goes. */
export function bookedTitle(reservations: readonly Reservation[], knowledge: Knowledge): string | undefined {
  const inTime = reservations.toSorted((a, b) =>
    startOf(a) < startOf(b) ? -1 : Number(startOf(a) > startOf(b)),
  );
  const towns = routeOf(inTime.flatMap((each) => visitsOf(each, knowledge)));
  const last = towns.at(-1);
  if (towns.length > maxTowns && last) return [...towns.slice(0, maxTowns - 1), '…', last].join(' – ');
  if (towns.length > 0) return towns.join(' – ');
  // Without a town, the name of a stay or an event serves; carriers' names say nothing about a trip.
  return inTime.find(({ type, name }) => name && !legs.has(type) && type !== 'car')?.name;
}
