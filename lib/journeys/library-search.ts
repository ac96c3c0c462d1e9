// Searches thousands of itineraries while the traveller types: each typed word must begin a word of the result.
import type { Clip } from '../model/clip.ts';
import type { Summary } from '../model/itinerary.ts';
import type { Listed } from '../model/listed.ts';
import { fold } from '../text/fold.ts';

/** A summary can be very long; what people search for is at its beginning or in the title. */
const maxLetters = 600;

const foldAll = (texts: (string | undefined)[]): string =>
  ` ${fold(texts.filter(Boolean).join(' ').slice(0, maxLetters))}`;

/** The text in which a summary is searched. */
export const wordsOf = ({ title, destination, tags, author, summary }: Summary): string =>
  foldAll([title, destination, tags?.join(' '), author?.name, summary]);

/** The text in which a draft is searched, including its stops. */
export const wordsOfClip = ({ draft, source }: Clip): string =>
  foldAll([
    draft.title.value,
    draft.destination?.value,
    ...(draft.tags ?? []).map(({ value }) => value),
    source.siteName,
    source.title,
    ...draft.days.flatMap(({ title, stops }) => [title?.value, ...stops.map(({ name }) => name.value)]),
  ]);

/** Scripts written without spaces: a typed word may match anywhere. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** "Lis tram" → [" lis", " tram"]: the strings that `words` must contain. */
export const needlesOf = (typed: string): string[] =>
  [...new Set(fold(typed).split(' '))]
    .filter(Boolean)
    .map((word) => (unspaced.test(word) ? word : ` ${word}`));

export const fits = (words: string, needles: string[]): boolean =>
  needles.every((needle) => words.includes(needle));

export type LibrarySort = 'newest' | 'title' | 'start';

const titleOf = ({ summary: { title, destination } }: Listed) => title?.trim() || destination?.trim() || '';

/** Future trips first, the next one at the top; then past trips, the latest first; then those without a date. */
function byStart(today: string): (a: Listed, b: Listed) => number {
  const rank = ({ summary: { startDate } }: Listed) =>
    !startDate ? 2 : startDate.slice(0, 10) >= today ? 0 : 1;
  return (a, b) => {
    const [first, second] = [rank(a), rank(b)];
    if (first !== second) return first - second;
    const [one, other] = [a.summary.startDate ?? '', b.summary.startDate ?? ''];
    return (first === 1 ? other.localeCompare(one) : one.localeCompare(other)) || a.newest - b.newest;
  };
}

/** `today`: "2027-05-13". Does not change `rows`. */
export function sortListed(
  rows: readonly Listed[],
  sort: LibrarySort,
  where: { today: string; language: string },
) {
  if (sort === 'start') return rows.toSorted(byStart(where.today));
  if (sort === 'newest') return rows.toSorted((a, b) => a.newest - b.newest || (a.id < b.id ? -1 : 1));
  const { compare } = new Intl.Collator(where.language, { numeric: true });
  const named = rows.map((row) => ({ row, title: titleOf(row) }));
  // Itineraries without a title come last.
  return named
    .toSorted((a, b) => Number(!a.title) - Number(!b.title) || compare(a.title, b.title))
    .map(({ row }) => row);
}
