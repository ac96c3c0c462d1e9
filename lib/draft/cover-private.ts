// Removes covered words, such as people's names, from everything that is sent. Text the traveller wrote is sent unchanged.
import type { Draft, DraftDay, DraftStop, Origin, Sourced, SourceOrigin } from '../model/draft.ts';
import { without } from '../text/cover-words.ts';
import { nameForms } from '../text/name-forms.ts';
import { isPrivateText, privateIn, withoutFields } from './private-fields.ts';

type Text = Sourced<string>;

/** The quoted source is covered too: exported files show it beside the value. */
function coverOrigin(origin: Origin, words: string[]): Origin {
  if (origin.by === 'traveller' && origin.was) return { ...origin, was: coverSource(origin.was, words) };
  return origin.by === 'source' ? coverSource(origin, words) : origin;
}

function coverSource({ sentence, ...origin }: SourceOrigin, words: string[]): SourceOrigin {
  const around = sentence && without(sentence, words);
  return { ...origin, words: without(origin.words, words) ?? '', ...(around && { sentence: around }) };
}

function cover(original: Text | undefined, words: string[]): Text | undefined {
  if (original?.origin.by === 'traveller')
    return { ...original, origin: coverOrigin(original.origin, words) };
  if (!original) return undefined;
  const value = without(original.value, words);
  return value === undefined
    ? undefined
    : { ...original, value, origin: coverOrigin(original.origin, words) };
}

/** A required name is never left empty. */
const named = (original: Text, words: string[]): Text =>
  cover(original, words) ?? { ...original, value: '…' };

interface Words {
  /** Words removed everywhere; `outsideNotes` adds those that are allowed in notes. */
  everywhere: string[];
  outsideNotes: string[];
}

const kept = <K extends string>(key: K, original: Text | undefined): { [N in K]?: Text } =>
  (original ? { [key]: original } : {}) as { [N in K]?: Text };

/** "?name=Ana+Duarte%20Reis" → "?name=Ana Duarte Reis" */
function readable(address: string): string {
  const spaced = address.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced; // not every percent sign starts an escape
  }
}

function isClean(original: Text | undefined, words: string[]): boolean {
  if (original === undefined || original.origin.by === 'traveller') return true;
  return [original.value, readable(original.value)].every((text) => without(text, words) === text);
}

function coverStop(stop: DraftStop, { everywhere, outsideNotes }: Words): DraftStop {
  const { name, note, address, phone, bookingUrl, ...rest } = stop;
  return {
    ...rest,
    name: named(name, outsideNotes),
    ...kept('note', cover(note, everywhere)),
    ...kept('address', cover(address, outsideNotes)),
    ...kept('phone', phone),
    // A link that contains the reference opens the booking for anyone who has it.
    ...kept('bookingUrl', isClean(bookingUrl, outsideNotes) ? bookingUrl : undefined),
  };
}

function coverDay(day: DraftDay, words: Words): DraftDay {
  const { title, summary, stops, ...rest } = day;
  return {
    ...rest,
    ...kept('title', cover(title, words.outsideNotes)),
    ...kept('summary', cover(summary, words.outsideNotes)),
    stops: stops.map((stop) => coverStop(stop, words)),
  };
}

/** "555-2401234567", "555 2401234567" and "5552401234567" are one number. */
function numberForms(words: string): string[] {
  const bare = words.replace(/[-./\s]+/gu, ' ');
  const isTicket = /^\d{13}$/u.test(words);
  return [words, bare, ...(isTicket ? [`${words.slice(0, 3)} ${words.slice(3)}`] : [])];
}

function wordsOf({ covered = [], reservations }: Draft): Words {
  const everywhere = covered.flatMap(({ kind, words, alone = [] }) => [
    ...(kind === 'name' ? nameForms(words) : kind === 'ticket' ? numberForms(words) : [words]),
    ...alone,
  ]);
  const references = reservations.flatMap(privateIn).map(({ words }) => words);
  return { everywhere, outsideNotes: [...everywhere, ...references] };
}

/** A booking's file name can hold private words too: "Ticket Ana Duarte QK7TZ4.pdf". */
export const coverTitle = (title: string, draft: Draft): string =>
  without(title, wordsOf(draft).outsideNotes) ?? '';

/** References stay in notes unless they are covered there too; everywhere else they are removed. */
export function coverPrivate(draft: Draft): Draft {
  const words = wordsOf(draft);
  const { everywhere } = words;
  if (words.outsideNotes.length === 0) return draft;
  const { title, summary, days, expenses, reservations, ...rest } = draft;
  return {
    ...rest,
    reservations: reservations.map((reservation) =>
      withoutFields(
        reservation,
        (field) => isPrivateText(field) && everywhere.includes(reservation[field] ?? ''),
      ),
    ),
    title: named(title, words.outsideNotes),
    ...kept('summary', cover(summary, words.outsideNotes)),
    days: days.map((day) => coverDay(day, words)),
    expenses: expenses.map((expense) => ({ ...expense, title: named(expense.title, words.outsideNotes) })),
  };
}
