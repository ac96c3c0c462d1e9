import type { DraftDay, DraftStop } from '../model/draft.ts';
import { ok } from '../model/result.ts';
import type { EditsOf } from './edited.ts';
import { hasStop, placeOfStop, withDay } from './find-in.ts';

const put = (day: DraftDay, at: number, stop: DraftStop): DraftDay => ({
  ...day,
  stops: day.stops.toSpliced(at, 0, stop),
});

/** Each stop goes after the one it follows on the page, or else to the end of its day; if that is gone, of the last day. */
export const takeEdits: EditsOf<'take-stops'> = {
  'take-stops': (draft, { stops }) => {
    let taken = draft;
    for (const { stop, near, day } of stops) {
      const target = taken.days[day] ?? taken.days.at(-1);
      if (!target || hasStop(taken, stop.id)) continue;
      const before = near === undefined ? undefined : placeOfStop(taken, near);
      taken = before
        ? withDay(taken, before.day.id, (into) => put(into, before.index + 1, stop))
        : withDay(taken, target.id, (into) => put(into, into.stops.length, stop));
    }
    return ok(taken);
  },
};
