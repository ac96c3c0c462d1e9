// Finds and replaces by id. Unchanged parts keep their identity, so that nothing is drawn or stored needlessly.
import type { Draft, DraftDay, DraftStop } from '../model/draft.ts';
import type { Coordinate } from '../model/itinerary.ts';

export interface StopPlace {
  day: DraftDay;
  dayIndex: number;
  stop: DraftStop;
  index: number;
}

export function placeOfStop({ days }: Draft, stopId: string): StopPlace | undefined {
  for (const [dayIndex, day] of days.entries()) {
    const index = day.stops.findIndex(({ id }) => id === stopId);
    const stop = day.stops[index];
    if (stop) return { day, dayIndex, stop, index };
  }
  return undefined;
}

export function withDay(draft: Draft, dayId: string, change: (day: DraftDay) => DraftDay): Draft {
  return { ...draft, days: draft.days.map((day) => (day.id === dayId ? change(day) : day)) };
}

export function withStop(draft: Draft, stopId: string, change: (stop: DraftStop) => DraftStop): Draft {
  const place = placeOfStop(draft, stopId);
  if (!place) return draft;
  const changed = change(place.stop);
  if (changed === place.stop) return draft;
  return withDay(draft, place.day.id, (day) => ({ ...day, stops: day.stops.with(place.index, changed) }));
}

/** Removes the questions about these stops. */
export function withoutQuestions(draft: Draft, isAbout: (stopId: string) => boolean): Draft {
  const questions = draft.questions.filter(({ stopId }) => !isAbout(stopId));
  return questions.length === draft.questions.length ? draft : { ...draft, questions };
}

export const hasStop = (draft: Draft, stopId: string): boolean => placeOfStop(draft, stopId) !== undefined;
export const hasDay = ({ days }: Draft, dayId: string): boolean => days.some(({ id }) => id === dayId);

/** The index, clamped to the list. */
export const within = (at: number, length: number): number => Math.max(0, Math.min(at, length));

/** Where the trip is: its located stops, or its centre if there are none. */
export function placedIn({ days, center }: Draft): Coordinate[] {
  const placed = days.flatMap((day) => day.stops.flatMap(({ coordinate }) => coordinate?.value ?? []));
  return placed.length === 0 && center ? [center.value] : placed;
}
