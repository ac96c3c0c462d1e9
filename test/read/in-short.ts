// Formats drafts and evidence so that a person can read them in a diff.
import type { Capture } from '../../lib/model/capture.ts';
import type { Draft, DraftStop } from '../../lib/model/draft.ts';
import type { Evidence } from '../../lib/model/evidence.ts';
import type { ReadFailure } from '../../lib/model/failure.ts';
import type { Result } from '../../lib/model/result.ts';
import { wordsAt } from '../../lib/text/words-at.ts';

export const evidenceInShort = (capture: Capture, evidence: Evidence[]) =>
  evidence.map(({ claim, at }) => ({ ...claim, words: wordsAt(capture, at) }));

/** "09:00 Caffè Aurora (45 min) @45.65,13.76 – a cappuccino is small here | Via Dritta 4, 34121 Trieste" */
function stopInShort(stop: DraftStop): string {
  const { name, startTime, durationMinutes, coordinate, note, address, phone, bookingUrl } = stop;
  const length = durationMinutes && `(${durationMinutes.value} min)`;
  const place = coordinate && `@${coordinate.value.latitude},${coordinate.value.longitude}`;
  const words = [startTime?.value, name.value, length, place].filter(Boolean).join(' ');
  const details = [address, phone, bookingUrl].flatMap((detail) => (detail ? [detail.value] : []));
  return [note ? `${words} – ${note.value}` : words, ...details].join(' | ');
}

/** The trip's properties besides its days; empty ones are left out. */
function factsInShort({ origin, bestSeason, tags, packing, expenses, questions }: Draft) {
  return {
    ...(origin && { origin: origin.value }),
    ...(bestSeason && { bestSeason: bestSeason.value }),
    ...(tags && { tags: tags.map(({ value }) => value) }),
    ...(packing.length > 0 && {
      packing: packing.map(({ name, quantity }) => `${quantity} × ${name.value}`),
    }),
    ...(expenses.length > 0 && {
      expenses: expenses.map(
        ({ title, amount, currency }) => `${title.value}: ${amount.value} ${currency.value}`,
      ),
    }),
    ...(questions.length > 0 && { questions: questions.map(({ sentence }) => sentence) }),
  };
}

export function draftInShort(draft: Result<Draft, ReadFailure>): unknown {
  if (!draft.ok) return draft.failure.kind;
  const { title, destination, startDate, days, reservations } = draft.value;
  return {
    title: title.value,
    destination: destination?.value ?? null,
    ...(startDate && { startDate: startDate.value }),
    ...factsInShort(draft.value),
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
