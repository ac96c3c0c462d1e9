// Reads a page for a traveller: titles that nobody wrote are given in the traveller's language.

import { namesOn } from '../draft/also-named.ts';
import { mergeEvidence } from '../draft/merge.ts';
import { untitled } from '../draft/trip-title.ts';
import type { Capture } from '../model/capture.ts';
import type { Draft, Sourced } from '../model/draft.ts';
import type { Knowledge } from '../model/evidence.ts';
import type { ReadFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { t } from '../words/words.ts';
import { evidenceIn } from './gather-evidence.ts';
import { readCapture } from './read-capture.ts';

/** Names the draft gave because the source gives none. */
const isMadeUp = ({ origin }: Sourced<string>): boolean =>
  origin.by === 'guess' && (origin.reader === 'draft/trip-title' || origin.reader === 'draft/page-days');

function named(draft: Draft): Draft {
  const days = draft.days.map((day, index) =>
    day.title && isMadeUp(day.title)
      ? { ...day, title: { ...day.title, value: t('file.day', { day: index + 1 }) } }
      : day,
  );
  const isNameless = isMadeUp(draft.title) && draft.title.value === untitled;
  const title = isNameless ? { ...draft.title, value: t('file.untitled') } : draft.title;
  return { ...draft, title, days };
}

/** Where nothing is shown, it says how much there would be, and what: the traveller may know better. */
export function readForTraveller(capture: Capture, knowledge: Knowledge): Result<Draft, ReadFailure> {
  const read = readCapture(capture, knowledge);
  if (read.ok) return ok(named(read.value));
  if (read.failure.kind !== 'nothing-found' || knowledge.takesAnyPage) return read;
  const anyway = { ...knowledge, takesAnyPage: true };
  const evidence = evidenceIn(capture, anyway);
  const { days } = mergeEvidence(capture, evidence, anyway);
  const also = namesOn(capture, evidence, anyway);
  // As many as can be counted on the screen, in the draft or in the list to begin with.
  const inDraft = days.reduce((sum, { stops }) => sum + stops.length, 0);
  const names = Math.max(inDraft, also.length);
  return fail({ ...read.failure, ...(names > 0 && { names }), ...(also.length > 0 && { also }) });
}
