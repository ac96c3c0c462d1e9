// The traveller settles what Wayclip is unsure of, one at a time or all at once.
import type { Draft, DraftStop } from '../model/draft.ts';
import { fail, ok } from '../model/result.ts';
import type { StopField } from './edit.ts';
import type { EditsOf } from './edited.ts';
import { hasStop, withoutQuestions, withStop } from './find-in.ts';
import { withoutStops } from './stop-edits.ts';
import { accepted } from './written.ts';

const gone = fail({ kind: 'edit-target-gone' } as const);

const fields: StopField[] = [
  'name',
  'category',
  'address',
  'coordinate',
  'startTime',
  'durationMinutes',
  'note',
  'phone',
  'bookingUrl',
];

function inInk(stop: DraftStop, wanted: StopField[]): DraftStop {
  let after = stop;
  for (const field of wanted) {
    const sourced = stop[field];
    const ink = sourced && accepted<unknown>(sourced);
    // The value stays the same; only its origin changes.
    if (ink !== sourced) after = { ...after, [field]: ink } as DraftStop;
  }
  return after;
}

function kept(draft: Draft, stopId: string): Draft {
  const after = withStop(draft, stopId, (stop) => inInk(stop, fields));
  return withoutQuestions(after, (asked) => asked === stopId);
}

/** The stops with open questions. */
const doubtfulStops = ({ questions }: Draft): ReadonlySet<string> =>
  new Set(questions.map(({ stopId }) => stopId));

export const doubtEdits: EditsOf<'accept-guess' | 'keep-stop' | 'keep-doubtful' | 'drop-doubtful'> = {
  'accept-guess': (draft, { stopId, field }) =>
    hasStop(draft, stopId)
      ? ok(withStop(draft, stopId, (stop) => inInk(stop, field ? [field] : fields)))
      : gone,
  'keep-stop': (draft, { stopId }) => (hasStop(draft, stopId) ? ok(kept(draft, stopId)) : gone),
  'keep-doubtful': (draft) => ok([...doubtfulStops(draft)].reduce(kept, draft)),
  'drop-doubtful': (draft) => {
    const doubtful = doubtfulStops(draft);
    return ok(doubtful.size === 0 ? draft : withoutStops(draft, (stopId) => doubtful.has(stopId)));
  },
};
