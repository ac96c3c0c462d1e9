// Drafts and evidence in a form that a person reads in a diff.
import type { Capture } from '../../lib/model/capture.ts';
import type { Draft, DraftStop } from '../../lib/model/draft.ts';
import type { Evidence } from '../../lib/model/evidence.ts';
import type { ReadFailure } from '../../lib/model/failure.ts';
import type { Result } from '../../lib/model/result.ts';
import { wordsAt } from '../../lib/text/words-at.ts';

export const evidenceInShort = (capture: Capture, evidence: Evidence[]) =>
  evidence.map(({ claim, at }) => ({ ...claim, words: wordsAt(capture, at) }));

/** "09:00 Caffè Aurora @45.65,13.76 – a cappuccino is small here" */
function stopInShort({ name, startTime, coordinate, note }: DraftStop): string {
  const place = coordinate && `@${coordinate.value.latitude},${coordinate.value.longitude}`;
  const words = [startTime?.value, name.value, place].filter(Boolean).join(' ');
  return note ? `${words} – ${note.value}` : words;
}

export function draftInShort(draft: Result<Draft, ReadFailure>): unknown {
  if (!draft.ok) return draft.failure.kind;
  const { title, destination, startDate, days, reservations } = draft.value;
  return {
    title: title.value,
    destination: destination?.value ?? null,
    ...(startDate && { startDate: startDate.value }),
    days: days.map((day) => ({
      title: day.title?.value ?? null,
      ...(day.summary && { summary: day.summary.value }),
      ...(day.image && { image: day.image.value.src }),
      stops: day.stops.map(stopInShort),
    })),
    ...(reservations.length > 0 && { reservations }),
  };
}

export const namesIn = (draft: Result<Draft, ReadFailure>): string[] =>
  draft.ok
    ? draft.value.days.flatMap((day) => [day.title?.value ?? '', ...day.stops.map((stop) => stop.name.value)])
    : [];
