// Edits of the trip's title, destination and start date.
import type { Draft } from '../model/draft.ts';
import { ok } from '../model/result.ts';
import type { EditsOf } from './edited.ts';
import { accepted, overwritten } from './written.ts';

type Fact = 'destination' | 'startDate';

function withFact(draft: Draft, fact: Fact, value: string | null): Draft {
  const before = draft[fact];
  if (value === null) {
    const { [fact]: _gone, ...rest } = draft;
    return before ? rest : draft;
  }
  const after = overwritten(before, value);
  return after === before ? draft : { ...draft, [fact]: after };
}

export const draftEdits: EditsOf<'set-title' | 'set-destination' | 'set-start-date' | 'accept-fact'> = {
  'set-title': (draft, { title }) => {
    const after = overwritten(draft.title, title);
    return ok(after === draft.title ? draft : { ...draft, title: after });
  },
  'set-destination': (draft, { destination }) => ok(withFact(draft, 'destination', destination)),
  'set-start-date': (draft, { startDate }) => ok(withFact(draft, 'startDate', startDate)),
  'accept-fact': (draft, { fact }) => {
    const before = draft[fact];
    const after = before && accepted(before);
    return ok(after === before ? draft : { ...draft, [fact]: after });
  },
};
