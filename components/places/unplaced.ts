import type { Draft, DraftStop } from '../../lib/model/draft.ts';

export interface Unplaced {
  stop: DraftStop;
  /** Counts from 0. */
  day: number;
  /** Counts from 1, as in the list. */
  number: number;
}

/** The stops that are not on the map, in the order of the trip. */
export const unplacedOf = ({ days }: Draft): Unplaced[] =>
  days.flatMap(({ stops }, day) =>
    stops.flatMap((stop, index) => (stop.coordinate ? [] : [{ stop, day, number: index + 1 }])),
  );

export const stopCount = ({ days }: Draft): number => days.reduce((sum, { stops }) => sum + stops.length, 0);

/** The next unplaced stop after this one, wrapping around to the first. */
export function nextUnplaced(draft: Draft, stopId: string, skipped: readonly string[]): Unplaced | undefined {
  const order = draft.days.flatMap(({ stops }) => stops.map(({ id }) => id));
  const at = order.indexOf(stopId);
  const open = unplacedOf(draft).filter(({ stop: { id } }) => id !== stopId && !skipped.includes(id));
  return open.find(({ stop: { id } }) => order.indexOf(id) > at) ?? open[0];
}
