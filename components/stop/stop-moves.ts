// Where a stop can be moved.
import type { EditOf } from '../../lib/edit/edit.ts';
import { placeOfStop } from '../../lib/edit/find-in.ts';
import type { Draft } from '../../lib/model/draft.ts';

type Move = EditOf<'move-stop'>;

export interface StopMoves {
  up?: Move;
  down?: Move;
  dayBefore?: Move;
  dayAfter?: Move;
  /** A move to each other day, with the day's index. */
  days: { day: number; move: Move }[];
}

export function movesOf(draft: Draft, stopId: string): StopMoves {
  const place = placeOfStop(draft, stopId);
  if (!place) return { days: [] };
  const { day, dayIndex, index } = place;
  const within = (at: number): Move => ({ kind: 'move-stop', stopId, toDayId: day.id, at });
  const days = draft.days.flatMap(({ id, stops }, other) =>
    other === dayIndex
      ? []
      : [{ day: other, move: { kind: 'move-stop' as const, stopId, toDayId: id, at: stops.length } }],
  );
  const moveTo = (other: number) => days.find((entry) => entry.day === other)?.move;
  const [dayBefore, dayAfter] = [moveTo(dayIndex - 1), moveTo(dayIndex + 1)];
  return {
    ...(index > 0 && { up: within(index - 1) }),
    ...(index < day.stops.length - 1 && { down: within(index + 1) }),
    ...(dayBefore && { dayBefore }),
    ...(dayAfter && { dayAfter }),
    days,
  };
}

/** The stop to focus when this one is removed: the next, otherwise the previous one. */
export function neighbourOf(draft: Draft, stopId: string): string | undefined {
  const place = placeOfStop(draft, stopId);
  return (place?.day.stops[place.index + 1] ?? place?.day.stops[place.index - 1])?.id;
}
