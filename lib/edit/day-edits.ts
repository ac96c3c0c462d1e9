import type { Draft, DraftDay, DraftStop } from '../model/draft.ts';
import { namesOfParts } from '../model/place-among.ts';
import { fail, ok } from '../model/result.ts';
import type { EditsOf } from './edited.ts';
import { hasDay, placeOfStop, withDay, within, withoutQuestions } from './find-in.ts';
import { offeredBeside, plannedDays } from './plan-days.ts';
import { overwritten, written } from './written.ts';

const gone = fail({ kind: 'edit-target-gone' } as const);

function withTitle(day: DraftDay, title: string | null): DraftDay {
  if (title !== null) return { ...day, title: overwritten(day.title, title) };
  const { title: _gone, ...rest } = day;
  return rest;
}

/** Merges the second day into the first, which takes over whatever it lacks. */
function joined(first: DraftDay, second: DraftDay): DraftDay {
  const title = first.title ?? second.title;
  const summary = first.summary ?? second.summary;
  const image = first.image ?? second.image;
  const also = [...(first.also ?? []), ...(second.also ?? [])];
  return {
    id: first.id,
    ...(title && { title }),
    ...(summary && { summary }),
    ...(image && { image }),
    stops: [...first.stops, ...second.stops],
    ...(also.length > 0 && { also }),
  };
}

function withoutDay(draft: Draft, dayId: string): Draft {
  const lost = new Set(draft.days.find(({ id }) => id === dayId)?.stops.map(({ id }) => id));
  const left = { ...draft, days: draft.days.filter(({ id }) => id !== dayId) };
  return withoutQuestions(left, (stopId) => lost.has(stopId));
}

type DayKind =
  | 'set-day-title'
  | 'set-day-image'
  | 'add-day'
  | 'delete-day'
  | 'merge-day'
  | 'split-day'
  | 'plan-days';

export const dayEdits: EditsOf<DayKind> = {
  'set-day-title': (draft, { dayId, title }) =>
    hasDay(draft, dayId) ? ok(withDay(draft, dayId, (day) => withTitle(day, title))) : gone,
  'set-day-image': (draft, { dayId, image }) => {
    if (!hasDay(draft, dayId)) return gone;
    return ok(
      withDay(draft, dayId, ({ image: before, ...day }) =>
        image ? { ...day, image: written(image, before) } : day,
      ),
    );
  },
  'add-day': (draft, { newDayId, at = draft.days.length }) => {
    if (hasDay(draft, newDayId)) return ok(draft);
    const day: DraftDay = { id: newDayId, stops: [] };
    return ok({ ...draft, days: draft.days.toSpliced(within(at, draft.days.length), 0, day) });
  },
  'delete-day': (draft, { dayId }) => {
    if (!hasDay(draft, dayId)) return gone;
    return draft.days.length === 1 ? fail({ kind: 'last-day' }) : ok(withoutDay(draft, dayId));
  },
  'merge-day': (draft, { dayId }) => {
    const index = draft.days.findIndex(({ id }) => id === dayId);
    const [first, second] = [draft.days[index - 1], draft.days[index]];
    if (!first || !second) return gone;
    return ok({ ...draft, days: draft.days.toSpliced(index - 1, 2, joined(first, second)) });
  },
  'split-day': (draft, { stopId, newDayId }) => {
    const place = placeOfStop(draft, stopId);
    if (!place) return gone;
    if (hasDay(draft, newDayId)) return ok(draft);
    const { day, dayIndex, index } = place;
    const { also = [], stops, ...kept } = day;
    const parts: [DraftStop[], DraftStop[]] = [stops.slice(0, index), stops.slice(index)];
    const [names, namesAfter] = namesOfParts(parts, also);
    const before: DraftDay = { ...kept, stops: parts[0], ...names };
    const after: DraftDay = { id: newDayId, stops: parts[1], ...namesAfter };
    return ok({ ...draft, days: draft.days.toSpliced(dayIndex, 1, before, after) });
  },
  'plan-days': (draft, { dayId, newDayIds, leftOut = [] }) => {
    const index = draft.days.findIndex(({ id }) => id === dayId);
    const list = draft.days[index];
    if (!list) return gone;
    if (newDayIds.some((newId) => hasDay(draft, newId))) return ok(draft);
    const { isList: _no, also = [], ...first } = list;
    const isLeftOut = new Set(leftOut);
    const chosen = list.stops.filter(({ id }) => !isLeftOut.has(id));
    // All chosen stops have been removed meanwhile.
    if (chosen.length === 0 && list.stops.length > 0) return ok(draft);
    const parts = plannedDays(chosen, newDayIds.length + 1);
    const names = namesOfParts(parts, also);
    const others = offeredBeside(
      parts,
      list.stops.filter(({ id }) => isLeftOut.has(id)),
    );
    const days = parts.map((stops, at): DraftDay => {
      const day = at === 0 ? first : { id: newDayIds[at - 1] ?? '' };
      const offered = [...(others[at] ?? []), ...(names[at]?.also ?? [])];
      return { ...day, stops, ...(offered.length > 0 && { also: offered }) };
    });
    const planned = { ...draft, days: draft.days.toSpliced(index, 1, ...days) };
    return ok(withoutQuestions(planned, (stopId) => isLeftOut.has(stopId)));
  },
};
