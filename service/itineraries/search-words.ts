// Normalises the words of itineraries and searches in the same way on every database: "Málaga’s temples" → malaga,
// temple. The database's own tokenizer would depend on the server's language.
import type { Content } from './content.ts';

// Longer "words" are URLs and accidents, and databases limit their length.
const maxWordLength = 40;
// A journey of 100 days is still found by its first words; indexing the rest would only slow every search.
const maxWords = 4000;
const maxSearchWords = 12;

// Scripts written without spaces are cut into pairs: 京都駅 → 京都, 都駅.
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}]+$/u;
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}])[\p{L}\p{N}])+/gu;

/** "Three Days in Málaga" → ["three", "day", "in", "malaga"] */
export function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .normalize('NFC');
  return (folded.match(runs) ?? []).flatMap((run) => (unspaced.test(run) ? pairs(run) : [stem(run)]));
}

/** Both "temple" and "temples" become "temple"; "paris" becomes "pari" on both sides, which harms nobody. */
const stem = (word: string) =>
  (word.length >= 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word).slice(
    0,
    maxWordLength,
  );

function pairs(run: string): string[] {
  const letters = [...run];
  return letters.length === 1
    ? letters
    : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** In Postgres's tsvector syntax: "'kyoto' 'tram'". Words are letters and digits only, so nothing needs escaping. */
const vector = (texts: (string | undefined)[]): string => {
  const words = new Set(texts.flatMap((text) => (text ? wordsOf(text) : [])));
  return [...words]
    .slice(0, maxWords)
    .map((word) => `'${word}'`)
    .join(' ');
};

export interface SearchVectors {
  head: string;
  all: string;
}

export function vectorsOf({
  title,
  destination,
  tags,
  origin,
  summary,
  bestSeason,
  days,
}: Content): SearchVectors {
  const head = [title, destination, ...tags];
  const inside = days.flatMap((day) => [
    day.title,
    ...day.stops.map((stop) => stop.name),
    day.summary,
    ...day.stops.map((stop) => stop.address),
  ]);
  return { head: vector(head), all: vector([...head, origin, summary, bestSeason, ...inside]) };
}

/**
 * A search in Postgres's tsquery syntax: all words must match, the last one as a prefix, since it may still be typed:
 * "temples in Kyo" → "'temple' & 'kyo':*". undefined if the text has no words.
 */
export function searchQuery(text: string): string | undefined {
  const words = [...new Set(wordsOf(text))].slice(0, maxSearchWords);
  // "in", "de" and "2" are in half of all texts: they find nothing and slow the search, unless there is nothing else.
  const telling = words.filter((word) => word.length > 2 || unspaced.test(word));
  const asked = telling.length > 0 ? telling : words;
  const last = asked.at(-1);
  if (last === undefined) return undefined;
  const isGrowing = /[\p{L}\p{N}]$/u.test(text) && last.length > 2;
  return [...asked.slice(0, -1).map((word) => `'${word}'`), `'${last}'${isGrowing ? ':*' : ''}`].join(' & ');
}
