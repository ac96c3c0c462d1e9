import type { Draft, DraftStop, Sourced } from '../model/draft.ts';
import { fail, ok } from '../model/result.ts';
import type { StopField, StopFields } from './edit.ts';
import type { EditsOf } from './edited.ts';
import { hasDay, hasStop, placeOfStop, withDay, within, withoutQuestions, withStop } from './find-in.ts';
import { overwritten, written } from './written.ts';

const gone = fail({ kind: 'edit-target-gone' } as const);

/** Every doubt about a stop concerns one of these fields: editing one settles it. */
const answering: StopField[] = ['name', 'startTime', 'durationMinutes', 'address', 'coordinate'];

function withFields(stop: DraftStop, fields: StopFields): DraftStop {
  const changed: Record<string, unknown> = { ...stop };
  let isChanged = false;
  for (const [field, value] of Object.entries(fields) as [StopField, unknown][]) {
    const before = stop[field];
    if (value === undefined) continue;
    const after = value === null ? undefined : overwritten<unknown>(before, value);
    if (after === before) continue;
    isChanged = true;
    if (after) changed[field] = after;
    else delete changed[field];
  }
  if (changed.coordinate !== stop.coordinate) delete changed.quarter;
  // Safe cast: `StopFields` has checked each field, and `overwritten` keeps its type.
  return isChanged ? (changed as DraftStop) : stop;
}

function edited(draft: Draft, stopId: string, fields: StopFields): Draft {
  const after = withStop(draft, stopId, (stop) => withFields(stop, fields));
  const isAnswer = after !== draft && answering.some((field) => fields[field] !== undefined);
  return isAnswer ? withoutQuestions(after, (asked) => asked === stopId) : after;
}

export function withoutStops(draft: Draft, isGone: (stopId: string) => boolean): Draft {
  const days = draft.days.map((day) => {
    const stops = day.stops.filter(({ id }) => !isGone(id));
    return stops.length === day.stops.length ? day : { ...day, stops };
  });
  return withoutQuestions({ ...draft, days }, isGone);
}

/** Words that the traveller selected on the page: the stop made from them can still show them. */
const selected = (words: string): Sourced<string> => ({
  value: '',
  // Block -1: the words belong to no block of the capture.
  origin: { by: 'source', block: -1, start: 0, end: words.length, reader: 'selection', words },
  confidence: 1,
});

type StopKind = 'add-stop' | 'edit-stop' | 'delete-stop' | 'move-stop' | 'set-stop-image' | 'choose-place';

export const stopEdits: EditsOf<StopKind> = {
  'add-stop': (draft, { dayId, newStopId, at, fields, quote }) => {
    if (!hasDay(draft, dayId)) return gone;
    if (hasStop(draft, newStopId)) return ok(draft);
    const name = quote ? selected(quote) : written('');
    const stop = withFields({ id: newStopId, name }, fields);
    return ok(
      withDay(draft, dayId, (day) => ({
        ...day,
        stops: day.stops.toSpliced(within(at ?? day.stops.length, day.stops.length), 0, stop),
      })),
    );
  },
  'edit-stop': (draft, { stopId, fields }) =>
    hasStop(draft, stopId) ? ok(edited(draft, stopId, fields)) : gone,
  'delete-stop': (draft, { stopId }) =>
    hasStop(draft, stopId) ? ok(withoutStops(draft, (id) => id === stopId)) : gone,
  'move-stop': (draft, { stopId, toDayId, at }) => {
    const from = placeOfStop(draft, stopId);
    if (!from || !hasDay(draft, toDayId)) return gone;
    const others = (draft.days.find(({ id }) => id === toDayId)?.stops ?? []).filter(
      ({ id }) => id !== stopId,
    );
    const to = within(at, others.length);
    if (from.day.id === toDayId && from.index === to) return ok(draft);
    const taken = withDay(draft, from.day.id, (day) => ({
      ...day,
      stops: day.stops.toSpliced(from.index, 1),
    }));
    const put = withDay(taken, toDayId, (day) => ({ ...day, stops: day.stops.toSpliced(to, 0, from.stop) }));
    return ok(withoutQuestions(put, (asked) => asked === stopId));
  },
  'set-stop-image': (draft, { stopId, image }) => {
    if (!hasStop(draft, stopId)) return gone;
    return ok(
      withStop(draft, stopId, (stop) => {
        const { image: before, ...bare } = stop;
        if (before?.value.src === image?.src) return stop;
        return image ? { ...bare, image: written(image, before) } : bare;
      }),
    );
  },
  'choose-place': (draft, { stopId, place }) => {
    if (!hasStop(draft, stopId)) return gone;
    const chosen = edited(draft, stopId, { coordinate: place?.coordinate ?? null });
    const placed = withStop(chosen, stopId, (stop) => {
      if (!place || JSON.stringify(stop.candidates?.[0]) === JSON.stringify(place)) return stop;
      // The coordinate is always that of the first candidate.
      const others = (stop.candidates ?? []).filter(
        (other) => JSON.stringify(other) !== JSON.stringify(place),
      );
      return { ...stop, candidates: [place, ...others] };
    });
    return ok(withoutQuestions(placed, (asked) => asked === stopId));
  },
};
