// Turns pasted text into days and stops. A list is taken line by line; prose is read like a page.
import { placeStops } from '../draft/place-stops.ts';
import type { Capture } from '../model/capture.ts';
import type { DraftDay, DraftStop, Question, Sourced } from '../model/draft.ts';
import type { Knowledge } from '../model/evidence.ts';
import type { ReadFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { isProse, type PastedStop, readPastedList } from '../read/pasted-list.ts';
import { readCapture } from './read-capture.ts';

export interface Pasted {
  title?: string;
  days: DraftDay[];
  /** False if the text names no days: there is then one day, and its stops go to the day the traveller is on. */
  hasDays: boolean;
  questions: Question[];
}

const written = <T>(value: T): Sourced<T> => ({ value, origin: { by: 'traveller' }, confidence: 1 });

function stopOf({ name, startTime, durationMinutes, note }: PastedStop, id: string): DraftStop {
  return {
    id,
    name: written(name),
    ...(startTime && { startTime: written(startTime) }),
    ...(durationMinutes && { durationMinutes: written(durationMinutes) }),
    ...(note && { note: written(note) }),
  };
}

const captureOf = (text: string): Capture => ({
  kind: 'page',
  url: '',
  title: '',
  blocks: text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', text: line.trim(), spans: [] })),
  structured: [],
  truncated: false,
});

/** Values become the traveller's own: they cannot point to a place on a page, as there is none. */
function fromStory(text: string, { knowledge, newId }: PastedEdges): Result<Pasted, ReadFailure> {
  const draft = readCapture(captureOf(text), knowledge);
  if (!draft.ok) return draft;
  const own = <T>(sourced: Sourced<T> | undefined) => sourced && written(sourced.value);
  const days = draft.value.days.map(({ title, stops }) => ({
    id: newId(),
    ...(title && { title: written(title.value) }),
    stops: stops.map(({ name, startTime, durationMinutes, note, category }) => ({
      id: newId(),
      name: written(name.value),
      ...(category && { category: own(category) }),
      ...(startTime && { startTime: own(startTime) }),
      ...(durationMinutes && { durationMinutes: own(durationMinutes) }),
      ...(note && { note: own(note) }),
    })),
  }));
  return ok({ days, hasDays: days.length > 1, questions: [] });
}

function fromList(text: string, { newId }: PastedEdges): Result<Pasted, ReadFailure> {
  const { title, days } = readPastedList(text);
  if (!days.some(({ stops }) => stops.length > 0)) return fail({ kind: 'nothing-found', title: '' });
  return ok({
    ...(title && { title }),
    days: days.map((day) => ({
      id: newId(),
      ...(day.title && { title: written(day.title) }),
      stops: day.stops.map((stop) => stopOf(stop, newId())),
    })),
    hasDays: days.some(({ isNamed }) => isNamed),
    questions: [],
  });
}

export interface PastedEdges {
  knowledge: Knowledge;
  newId: () => string;
}

/** `destination`: where the trip goes, if known; it tells one Springfield from another. */
export function readPasted(
  text: string,
  destination: string | undefined,
  edges: PastedEdges,
): Result<Pasted, ReadFailure> {
  const read = isProse(text) ? fromStory(text, edges) : fromList(text, edges);
  if (!read.ok) return read;
  const { days, questions } = placeStops(
    { days: read.value.days, ...(destination && { destination }) },
    edges.knowledge,
  );
  return ok({ ...read.value, days, questions });
}
