// Finds words in a page's text. Words that occur several times are told apart by their sentence.
import type { WantedWords } from '../model/wanted-words.ts';
import { bare } from './bare.ts';
import { neighbours, type PageText } from './page-text.ts';

/** A span of the page's text; `end` is exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/** A name that occurs more often is in the page's menu or its comments. */
const maxPlaces = 500;

const isLetter = /[\p{L}\p{N}]/u;
/** Scripts without spaces: a word may begin after any letter. */
const isUnspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const isWordPart = (character: string) => isLetter.test(character) && !isUnspaced.test(character);

/** "Sé" inside "Sésamo" is not the cathedral. */
function isCutOut(page: PageText, { start, end }: Stretch): boolean {
  const [before, after] = neighbours(page, start, end);
  const first = page.text.charAt(start);
  const last = page.text.charAt(end - 1);
  return (isWordPart(before) && isWordPart(first)) || (isWordPart(after) && isWordPart(last));
}

function placesOf(page: PageText, words: string): Stretch[] {
  const places: Stretch[] = [];
  let at = page.text.indexOf(words);
  while (at >= 0 && places.length < maxPlaces) {
    const place = { start: at, end: at + words.length };
    if (!isCutOut(page, place)) places.push(place);
    at = page.text.indexOf(words, at + 1);
  }
  return places;
}

function sameBefore(text: string, at: number, other: string): number {
  let count = 0;
  while (count < other.length && count < at && text[at - 1 - count] === other[other.length - 1 - count])
    count += 1;
  return count;
}

function sameAfter(text: string, at: number, other: string): number {
  let count = 0;
  while (count < other.length && text[at + count] === other[count]) count += 1;
  return count;
}

/** How many characters around a place are the same as in the sentence that was read. */
function likeness({ text }: PageText, place: Stretch, [before, after]: [string, string]): number {
  return sameBefore(text, place.start, before) + sameAfter(text, place.end, after);
}

/** The sentence before and after the words. */
function around(words: string, sentence: string): [string, string] {
  const at = sentence.indexOf(words);
  return at < 0 ? ['', ''] : [sentence.slice(0, at), sentence.slice(at + words.length)];
}

/** Other wanted words that are part of the same sentence on the page. */
function companions(page: PageText, main: Stretch, { words, sentence, also = [] }: WantedWords): Stretch[] {
  const [before, after] = around(bare(words), bare(sentence ?? ''));
  const from = main.start - sameBefore(page.text, main.start, before);
  const to = main.end + sameAfter(page.text, main.end, after);
  return also.map(bare).flatMap((other) => {
    const start = other === '' ? -1 : page.text.slice(from, to).indexOf(other);
    const found = { start: from + start, end: from + start + other.length };
    const isApart = found.end <= main.start || found.start >= main.end;
    return start >= 0 && isApart ? [found] : [];
  });
}

/** The best match first, preferring a visible one among equals; then the other wanted words of its sentence. */
export function findWords(page: PageText, wanted: WantedWords, isShown: (at: Stretch) => boolean): Stretch[] {
  const words = bare(wanted.words);
  if (words === '') return [];
  const context = around(words, bare(wanted.sentence ?? ''));
  const places = placesOf(page, words).map((place) => ({ place, score: likeness(page, place, context) }));
  const best = Math.max(...places.map(({ score }) => score));
  const alike = places.filter(({ score }) => score === best).map(({ place }) => place);
  const chosen = alike.find(isShown) ?? alike[0];
  return chosen ? [chosen, ...companions(page, chosen, wanted)] : [];
}
