// Pure: no browser, no network, no clock.
// What a booking says of people stays here: covered words are taken out of everything that is sent. What the traveller has
// written with their own hand is sent as it stands.
import type { Draft, DraftDay, DraftStop, Known, Origin, SourceOrigin } from '../model/draft.ts';
import { nameForms } from './name-forms.ts';

// "Al" stands in too many other words; 王芳 is a whole name.
const shortest = 3;
const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const isLong = (words: string) => words.length >= (eastern.test(words) ? 2 : shortest);
const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Whole words; where words are written without gaps, a name with or without one in it. */
const patternOf = (words: string): string =>
  eastern.test(words)
    ? escaped(words).replace(/\s+/g, '\\s*')
    : `(?<![\\p{L}\\p{N}])${escaped(words).replace(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}])`;

/** "Corvina Air ·  · 14C" → "Corvina Air · 14C" */
const tidied = (text: string): string =>
  text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[([] ?[)\]]/g, '')
    .replace(/ ?[·|,;](?: ?[·|,;])+ ?/g, ' · ')
    .replace(/^[\s·|,;:–-]{1,50}|[\s·|,;:–-]{1,50}$/gu, '');

/** The text without the words, wherever they stand whole; undefined when nothing but signs is left of it. */
export function without(text: string, words: readonly string[]): string | undefined {
  const wanted = words.filter(isLong).toSorted((a, b) => b.length - a.length);
  if (wanted.length === 0) return text;
  const pattern = new RegExp(wanted.map(patternOf).join('|'), 'giu');
  const left = text.replace(pattern, '');
  if (left === text) return text;
  const tidy = tidied(left);
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : undefined;
}

type Text = Known<string>;

/** The quoted words are covered with the value: files show them beside it. */
function coverOrigin(origin: Origin, words: string[]): Origin {
  if (origin.by === 'traveller' && origin.was) return { ...origin, was: coverSource(origin.was, words) };
  return origin.by === 'source' ? coverSource(origin, words) : origin;
}

function coverSource({ sentence, ...origin }: SourceOrigin, words: string[]): SourceOrigin {
  const around = sentence && without(sentence, words);
  return { ...origin, words: without(origin.words, words) ?? '', ...(around && { sentence: around }) };
}

function cover(known: Text | undefined, words: string[]): Text | undefined {
  if (known?.origin.by === 'traveller') return { ...known, origin: coverOrigin(known.origin, words) };
  if (!known) return undefined;
  const value = without(known.value, words);
  return value === undefined ? undefined : { ...known, value, origin: coverOrigin(known.origin, words) };
}

/** A thing has to be called something. */
const named = (known: Text, words: string[]): Text => cover(known, words) ?? { ...known, value: '…' };

interface Words {
  /** Those that stand nowhere, and those that stand in notes only. */
  everywhere: string[];
  outsideNotes: string[];
}

const kept = <K extends string>(key: K, known: Text | undefined): { [N in K]?: Text } =>
  (known ? { [key]: known } : {}) as { [N in K]?: Text };

/** "?name=Ana+Duarte%20Reis" → "?name=Ana Duarte Reis" */
function readable(address: string): string {
  const spaced = address.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced; // not every percent sign stands for a letter
  }
}

function isClean(known: Text | undefined, words: string[]): boolean {
  if (known === undefined || known.origin.by === 'traveller') return true;
  return [known.value, readable(known.value)].every((text) => without(text, words) === text);
}

function coverStop(stop: DraftStop, { everywhere, outsideNotes }: Words): DraftStop {
  const { name, note, address, phone, bookingUrl, ...rest } = stop;
  return {
    ...rest,
    name: named(name, outsideNotes),
    ...kept('note', cover(note, everywhere)),
    ...kept('address', cover(address, outsideNotes)),
    ...kept('phone', phone),
    // An address with the reference in it opens the booking for whoever has it.
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

function wordsOf({ covered = [], reservations }: Draft): Words {
  const everywhere = covered.flatMap(({ kind, words }) => (kind === 'name' ? nameForms(words) : [words]));
  const references = reservations.flatMap(({ confirmation }) => confirmation ?? []);
  return { everywhere, outsideNotes: [...everywhere, ...references] };
}

/** What a booking's file is called is no better kept than what it says: "Ticket Ana Duarte QK7TZ4.pdf". */
export const coverTitle = (title: string, draft: Draft): string =>
  without(title, wordsOf(draft).outsideNotes) ?? '';

/** References stand in notes, unless they are covered there too; nowhere else. */
export function coverPrivate(draft: Draft): Draft {
  const words = wordsOf(draft);
  const { everywhere } = words;
  if (words.outsideNotes.length === 0) return draft;
  const { title, summary, days, expenses, reservations, ...rest } = draft;
  return {
    ...rest,
    reservations: reservations.map(({ confirmation, ...reservation }) => ({
      ...reservation,
      ...(confirmation !== undefined && !everywhere.includes(confirmation) && { confirmation }),
    })),
    title: named(title, words.outsideNotes),
    ...kept('summary', cover(summary, words.outsideNotes)),
    days: days.map((day) => coverDay(day, words)),
    expenses: expenses.map((expense) => ({ ...expense, title: named(expense.title, words.outsideNotes) })),
  };
}
