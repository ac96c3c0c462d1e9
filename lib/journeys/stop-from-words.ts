// Turns words selected on a page into a stop of the open draft.
import type { EditOf, StopFields } from '../edit/edit.ts';
import type { Draft } from '../model/draft.ts';

/** Place names are shorter than this; longer text is a sentence that names one. */
const maxNameLength = 80;
/** Up to this length the whole text is the name, including commas: "Sé, Porto". */
const shortName = 30;
/** A note is only a remark; the page has the rest. */
const maxNoteLength = 2000;

/** Where the first part of a sentence ends. */
const pause = /[.,;:!?()\n–—。、]/;

/**
 * "Casa Azul" → a name. "Casa Azul, where the soup is free." → the name, with the whole text as a note.
 * Undefined if there are no words.
 */
export function stopFromWords(words: string): StopFields | undefined {
  const text = words.trim();
  const line = text.split('\n')[0]?.replace(/\s+/g, ' ').trim() ?? '';
  if (line === '') return undefined;
  if (!text.includes('\n') && line.length <= shortName) return { name: line };
  const first = line.split(pause)[0]?.trim() || line;
  const name = first.length <= maxNameLength ? first : wholeWords(first);
  if (name === text) return { name };
  return { name, note: text.replace(/\s+/g, ' ').slice(0, maxNoteLength) };
}

function wholeWords(text: string): string {
  const end = text.lastIndexOf(' ', maxNameLength);
  return text.slice(0, end > 0 ? end : maxNameLength).toWellFormed();
}

interface Place {
  /** The day being viewed, from 0; if there is no such day, the last one is used. */
  day: number | undefined;
  newStopId: string;
  /** The words are on the page that the draft was read from. */
  isFromSource: boolean;
}

export function addWordsEdit(
  { days }: Draft,
  words: string,
  { day, newStopId, isFromSource }: Place,
): EditOf<'add-stop'> | undefined {
  const fields = stopFromWords(words);
  const target = (day === undefined ? undefined : days[day]) ?? days.at(-1);
  const quote = words.trim().replace(/\s+/g, ' ').slice(0, maxNoteLength);
  return (
    fields &&
    target && { kind: 'add-stop', dayId: target.id, newStopId, fields, ...(isFromSource && { quote }) }
  );
}
