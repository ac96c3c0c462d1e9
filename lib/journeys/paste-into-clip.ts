// Adds a pasted list to a draft as edits of one task, so that they are undone together.
import type { Edit, StopFields } from '../edit/edit.ts';
import type { Clip } from '../model/clip.ts';
import type { Draft, DraftDay, DraftStop } from '../model/draft.ts';
import type { Knowledge } from '../model/evidence.ts';
import type { EditFailure, KeepFailure, ReadFailure } from '../model/failure.ts';
import { ok, type Result } from '../model/result.ts';
import { type Pasted, readPasted } from './read-pasted.ts';

type Failure = ReadFailure | KeepFailure | EditFailure;

export interface PasteEdges {
  knowledge: Knowledge;
  find: (clipId: string) => Promise<Result<Clip, KeepFailure>>;
  edit: (ask: {
    clipId: string;
    edit: Edit;
    task: string;
  }) => Promise<Result<Clip, KeepFailure | EditFailure>>;
  newId: () => string;
}

export interface PasteAsk {
  clipId: string;
  /** The day for stops that the list assigns to none. */
  dayId: string;
  text: string;
}

// An edit is shown in ink, so an uncertain place is left for the traveller to choose.
const clearPlace = 0.8;

function fieldsOf(stop: DraftStop): StopFields {
  const { name, category, startTime, durationMinutes, note, coordinate } = stop;
  return {
    name: name.value,
    ...(category && { category: category.value }),
    ...(startTime && { startTime: startTime.value }),
    ...(durationMinutes && { durationMinutes: durationMinutes.value }),
    ...(note && { note: note.value }),
    ...(coordinate && coordinate.confidence >= clearPlace && { coordinate: coordinate.value }),
  };
}

const addStops = (day: DraftDay, dayId: string): Edit[] =>
  day.stops.map((stop) => ({ kind: 'add-stop', dayId, newStopId: stop.id, fields: fieldsOf(stop) }));

const titled = (day: DraftDay, dayId: string): Edit[] =>
  day.title ? [{ kind: 'set-day-title', dayId, title: day.title.value }] : [];

/** New days are added at the end; if the current day is empty, it takes the first of them. */
export function pasteEdits({ days }: Draft, pasted: Pasted, dayId: string): Edit[] {
  const here = days.find(({ id }) => id === dayId);
  const isWaiting = here !== undefined && here.stops.length === 0 && here.title === undefined;
  return pasted.days.flatMap((day, index) => {
    if (!pasted.hasDays) return addStops(day, dayId);
    if (index === 0 && isWaiting) return [...titled(day, dayId), ...addStops(day, dayId)];
    return [
      { kind: 'add-day', newDayId: day.id },
      ...titled(day, day.id),
      ...addStops(day, day.id),
    ] as Edit[];
  });
}

export async function pasteIntoClip(
  { clipId, dayId, text }: PasteAsk,
  edges: PasteEdges,
): Promise<Result<Clip, Failure>> {
  const found = await edges.find(clipId);
  if (!found.ok) return found;
  const { draft } = found.value;
  const pasted = readPasted(text, draft.destination?.value, edges);
  if (!pasted.ok) return pasted;
  const task = edges.newId();
  let clip: Result<Clip, Failure> = ok(found.value);
  for (const edit of pasteEdits(draft, pasted.value, dayId)) {
    clip = await edges.edit({ clipId, edit, task });
    if (!clip.ok) return clip;
  }
  return clip;
}
