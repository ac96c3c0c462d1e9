// Builds a draft from the bookings of several files, joining their pages as if they were one source.
import { nameOfBooked } from '../draft/booked-names.ts';
import { mergeEvidence } from '../draft/merge.ts';
import { bookedDates } from '../draft/trip-dates.ts';
import type { Capture } from '../model/capture.ts';
import type { Draft, DraftStop, Question } from '../model/draft.ts';
import { type Evidence, type Knowledge, type Place, structuredBlock } from '../model/evidence.ts';
import type { FoundBooking } from '../model/found-booking.ts';
import { splitMoment } from '../model/local-moment.ts';
import { gapsIn } from '../text/booking-gaps.ts';
import type { Gathered } from './gather-bookings.ts';

export interface ReadSource {
  file: number;
  capture: Capture;
  /** The evidence for its title and destination. */
  naming: Evidence[];
}

const shifted = (at: Place, by: number): Place => (at.block < 0 ? at : { ...at, block: at.block + by });

/** All blocks in one list, and where each file's blocks begin. */
function joinCaptures(sources: readonly ReadSource[]): { capture: Capture; begins: Map<number, number> } {
  const begins = new Map<number, number>();
  const blocks: Capture['blocks'] = [];
  for (const { file, capture } of sources) {
    begins.set(file, blocks.length);
    for (const block of capture.blocks) blocks.push(block);
  }
  const { kind = 'pdf', url = '', title = '' } = sources[0]?.capture ?? {};
  return { capture: { kind, url, title, blocks, structured: [], truncated: false }, begins };
}

/** The origin of a booking that no reader found: the traveller pointed at its fields one by one. */
const byTraveller = (order: number): Gathered['from'] => ({
  file: -1,
  at: { block: structuredBlock, start: order, end: order },
  reader: 'booking/pointed',
});

/** `chosen` may differ from what was found, as the traveller may have edited it. */
export function bookingDraft(
  chosen: readonly FoundBooking[],
  { sources, gathered }: { sources: readonly ReadSource[]; gathered: readonly Gathered[] },
  knowledge: Knowledge,
): Draft {
  const files = new Set(chosen.flatMap((booking) => booking.files));
  const used = sources.filter(({ file }) => files.has(file));
  const { capture, begins } = joinCaptures(used);
  const booked = chosen.map(({ id, reservation, trust }, order): Evidence => {
    const from = gathered.find((booking) => booking.id === id)?.from ?? byTraveller(order);
    const at = shifted(from.at, begins.get(from.file) ?? 0);
    return { claim: { kind: 'reservation', reservation }, at, reader: from.reader, trust };
  });
  const naming = used.flatMap(({ file, naming: own }) =>
    own.map((entry) => ({ ...entry, at: shifted(entry.at, begins.get(file) ?? 0) })),
  );
  const draft = mergeEvidence(capture, [...booked, ...naming], knowledge);
  return { ...draft, questions: [...draft.questions, ...clashesOf(chosen, draft)] };
}

/** Questions about the stops: fields in which words and barcode differ, and fields that were not found. */
function clashesOf(chosen: readonly FoundBooking[], draft: Draft): Question[] {
  const dates = bookedDates(draft);
  return chosen.flatMap(({ reservation, clashes }) => {
    const name = nameOfBooked(reservation);
    const isIts = (stop: DraftStop) => stop.name.value === name;
    const day = splitMoment(reservation.start)?.day;
    const own = draft.days.find(({ stops }, index) => dates[index] === day && stops.some(isIts));
    const stop = (own?.stops ?? draft.days.flatMap(({ stops }) => stops)).find(isIts);
    if (!stop) return [];
    return [
      ...clashes.map(({ field, inCode }): Question => {
        return { stopId: stop.id, doubt: { kind: 'code-differs', field, inCode } };
      }),
      ...gapsIn(reservation).map(
        (field): Question => ({ stopId: stop.id, doubt: { kind: 'not-read', field } }),
      ),
    ];
  });
}
