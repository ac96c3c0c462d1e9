import { type Capture, hasText } from '../../model/capture.ts';
import { type Knowledge, type Place, type Reader, structuredBlock } from '../../model/evidence.ts';
import { Reservation } from '../../model/reservation.ts';
import { readMoment } from '../../text/read-moment.ts';
import { claimsOf } from '../claim.ts';
import { type Node, nodesIn, propertyOf, type TypedNode } from '../structured.ts';
import { onceEach } from './json-ld-passengers.ts';
import { reservationsIn, type StatedReservation } from './json-ld-reservation.ts';
import { filledByWords, joinedHires } from './stated-words.ts';

const claim = claimsOf('booking/json-ld-reservations');

// A group's confirmation has a few dozen; the walk through the nodes has its own limit.
const maxReservations = 200;

const isReservation = ({ types, path, within }: TypedNode) =>
  types.some((type) => /Reservation$/.test(type)) &&
  // A hotel's page offers a reservation as an action: nothing is booked by that.
  !within.some((type) => /Action$/.test(type)) &&
  !path.includes('potentialAction');

/** Files that are not pages (passes, calendars, barcodes) come with reservations in our own form. */
function ownForm({ types, node }: TypedNode, order: number, knowledge: Knowledge): StatedReservation[] {
  const parsed = types.includes('Reservation')
    ? Reservation.safeParse(propertyOf(node, 'reservation'))
    : undefined;
  if (!parsed?.success) return [];
  const isUtc = propertyOf(node, 'utc') === true;
  const reservation = isUtc ? inLocalTime(parsed.data, knowledge) : parsed.data;
  const words = order < maxReservations ? propertyOf(node, 'words') : undefined;
  return [
    {
      reservation:
        typeof words === 'string' ? filledByWords(reservation, words, { isUtc, knowledge }) : reservation,
      isCancelled: propertyOf(node, 'cancelled') === true,
    },
  ];
}

/** Airlines' calendars give all times in UTC; each end of a leg has its own time zone. */
function inLocalTime(reservation: Reservation, knowledge: Knowledge): Reservation {
  const { from, to, start, end } = reservation;
  const zoneAt = (place: Reservation['from']) =>
    place?.iata
      ? knowledge.airportOf?.(place.iata)?.timeZone
      : knowledge.lookUpPlace?.(place?.name ?? '')[0]?.timeZone;
  const turned = (moment: string | undefined, zone: string | undefined) =>
    moment && moment.length > 10 && zone ? readMoment(`${moment}:00Z`, zone) : moment;
  const [begins, ends] = [turned(start, zoneAt(from)), turned(end, zoneAt(to ?? from))];
  return { ...reservation, ...(begins && { start: begins }), ...(ends && { end: ends }) };
}

/** A booking has a day, or at least a reference and what it is for. */
const isUsable = ({ reservation }: StatedReservation): boolean => {
  const { start, confirmation, name, from, to } = reservation;
  return Boolean(start ?? (confirmation && (name ?? from ?? to)));
};

export function reservationsOf(
  structured: readonly unknown[],
  knowledge: Knowledge = {},
): StatedReservation[] {
  const nodes = nodesIn(structured);
  const byId = new Map<unknown, Node>(nodes.map(({ node }) => [propertyOf(node, '@id') ?? node, node]));
  const resolve = (node: Node) => byId.get(propertyOf(node, '@id')) ?? node;
  const zoneOf = (iata: string) =>
    knowledge.lookUpPlace?.(iata).find(({ kind }) => kind === 'airport')?.timeZone;
  const found = nodes
    .filter(isReservation)
    .flatMap((found, order) => {
      const direct = ownForm(found, order, knowledge);
      return direct.length > 0 ? direct : reservationsIn(found, { resolve, zoneOf });
    })
    .filter((found) => found.isCancelled || isUsable(found))
    .slice(0, maxReservations);
  return joinedHires(found);
}

/** Where the text of the source mentions it; in a mail it may only be in the data. */
function placeOf({ blocks }: Capture, { code, confirmation, name }: Reservation, order: number): Place {
  const wanted = [code, code?.replace(' ', ''), name, confirmation].filter((words) => words !== undefined);
  for (const words of wanted) {
    for (const [block, found] of blocks.entries()) {
      const start = hasText(found) ? found.text.toLowerCase().indexOf(words.toLowerCase()) : -1;
      if (start >= 0) return { block, start, end: start + words.length };
    }
  }
  return { block: structuredBlock, start: order, end: order };
}

/** schema.org reservations in JSON-LD and microdata: what mails and portals state for machines. */
export const jsonLdReservations: Reader = {
  name: 'booking/json-ld-reservations',
  read(capture, knowledge) {
    return onceEach(reservationsOf(capture.structured, knowledge)).map((reservation, order) =>
      claim({ kind: 'reservation', reservation }, placeOf(capture, reservation, order), 0.95),
    );
  },
};
