// Reads a page for a traveller: made-up titles are given in the traveller's language.

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

/** Titles that the draft made up because the source has none. */
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

/** If the page is rejected, the failure has the names that were found: the traveller may want them all the same. */
export function readForTraveller(capture: Capture, knowledge: Knowledge): Result<Draft, ReadFailure> {
  const read = readCapture(capture, knowledge);
  if (read.ok) return ok(named(read.value));
  if (read.failure.kind !== 'nothing-found' || knowledge.takesAnyPage) return read;
  const anyway = { ...knowledge, takesAnyPage: true };
  const evidence = evidenceIn(capture, anyway);
  const { days } = mergeEvidence(capture, evidence, anyway);
  const also = namesOn(capture, evidence, anyway);
  // Matches what the traveller can count, in the draft or in the list of names.
  const inDraft = days.reduce((sum, { stops }) => sum + stops.length, 0);
  const names = Math.max(inDraft, also.length);
  return fail({ ...read.failure, ...(names > 0 && { names }), ...(also.length > 0 && { also }) });
}
