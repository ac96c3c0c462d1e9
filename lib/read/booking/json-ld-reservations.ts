// Pure: no browser, no network, no clock.
import { type Capture, hasText } from '../../model/capture.ts';
import { type Knowledge, type Place, type Reader, structuredBlock } from '../../model/evidence.ts';
import { Reservation } from '../../model/reservation.ts';
import { claimsOf } from '../claim.ts';
import { type Node, nodesIn, own, type TypedNode } from '../structured.ts';
import { onceEach } from './json-ld-passengers.ts';
import { reservationsIn, type StatedReservation } from './json-ld-reservation.ts';

const claim = claimsOf('booking/json-ld-reservations');

// A group's confirmation holds some dozens; the walk is bounded as well.
const mostReservations = 200;

const isReservation = ({ types, path, within }: TypedNode) =>
  types.some((type) => /Reservation$/.test(type)) &&
  // A hotel's page says that one could reserve: nothing is booked by that.
  !within.some((type) => /Action$/.test(type)) &&
  !path.includes('potentialAction');

/** Files that are no pages (passes, calendars, barcodes) put what they say in our own form. */
function ownForm({ types, node }: TypedNode): StatedReservation[] {
  const parsed = types.includes('Reservation') ? Reservation.safeParse(own(node, 'reservation')) : undefined;
  return parsed?.success ? [{ reservation: parsed.data, isCancelled: own(node, 'cancelled') === true }] : [];
}

/** A booking has a day, or at least a number beside what it is of. */
const saysEnough = ({ reservation }: StatedReservation): boolean => {
  const { start, confirmation, name, from, to } = reservation;
  return Boolean(start ?? (confirmation && (name ?? from ?? to)));
};

export function reservationsOf(
  structured: readonly unknown[],
  knowledge: Knowledge = {},
): StatedReservation[] {
  const nodes = nodesIn(structured);
  const byId = new Map<unknown, Node>(nodes.map(({ node }) => [own(node, '@id') ?? node, node]));
  const resolve = (node: Node) => byId.get(own(node, '@id')) ?? node;
  const zoneOf = (iata: string) =>
    knowledge.lookUpPlace?.(iata).find(({ kind }) => kind === 'airport')?.timeZone;
  return nodes
    .filter(isReservation)
    .flatMap((found) => {
      const direct = ownForm(found);
      return direct.length > 0 ? direct : reservationsIn(found, { resolve, zoneOf });
    })
    .filter((found) => found.isCancelled || saysEnough(found))
    .slice(0, mostReservations);
}

/** Where the words of the source say it; a mail's data may be the only place that does. */
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

/** schema.org reservations in JSON-LD and microdata: what mails and portals say for machines. */
export const jsonLdReservations: Reader = {
  name: 'booking/json-ld-reservations',
  read(capture, knowledge) {
    return onceEach(reservationsOf(capture.structured, knowledge)).map((reservation, order) =>
      claim({ kind: 'reservation', reservation }, placeOf(capture, reservation, order), 0.95),
    );
  },
};
