// "Richmond, Virginia", "Louvre Paris", "Buckingham Palace London UK": the text after the name says where it is. Or the text
// before it: "Kraków Wawel", "京都清水寺".
import { articles, inWords } from '../languages/names.ts';
import type { Knowledge } from '../model/evidence.ts';
import { foundByReading, placesCalled, sightsWithWords } from './found-by-name.ts';
import type { Found } from './found-place.ts';
import { foundWithoutNoun } from './found-without-noun.ts';
import { type WiderPlace, widerPlace } from './wider-place.ts';

const maxLength = 120;
const maxWords = 10;
// "New South Wales".
const maxWordsOfPlace = 3;
// "Louvre, Paris, France".
const maxDepth = 3;

const anyOf = (table: Record<string, string>) => Object.values(table).join('|');
const lastIn = new RegExp(`[\\s,]+(?:(?:${anyOf(inWords)})(?:\\s(?:${anyOf(articles)}))?)?$`, 'iu');

type Look = (name: string, knowledge: Knowledge) => Found[];

interface Parted {
  head: string;
  /** The wider place. */
  tail: string;
}

const bare = (words: readonly string[]) => words.join(' ').replace(/^[\s,]+|[\s,]+$/g, '');
const sizesOf = (words: readonly string[]) =>
  Array.from({ length: Math.min(maxWordsOfPlace, words.length - 1) }, (_, at) => at + 1);

const headsOf = (words: readonly string[]): Parted[] =>
  sizesOf(words).map((size) => ({
    head: words.slice(0, -size).join(' ').replace(lastIn, ''),
    tail: bare(words.slice(-size)),
  }));

/** The wider place first: then only whole names are accepted, not parts of one. */
const tailsFirst = (words: readonly string[]): Parted[] =>
  sizesOf(words).map((size) => ({ head: bare(words.slice(size)), tail: bare(words.slice(0, size)) }));

const isUnspaced = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー・]{4,24}$/u;
// "那覇", "ニューヨーク".
const townLengths = [2, 3, 4, 5, 6];

/** "京都清水寺" has no space between the two. */
const unspacedHeads = (text: string): Parted[] =>
  isUnspaced.test(text)
    ? townLengths
        .filter((length) => text.length - length >= 2)
        .map((length) => ({
          head: text.slice(length).replace(/^[の的・]/, ''),
          tail: text.slice(0, length),
        }))
    : [];

const townKinds: ReadonlySet<string> = new Set(['city', 'region', 'country']);

/** "Tokyo Shibuya" is not a Tokyo in Shibuya. */
const outdoes = ({ place, fame }: Found, wider: WiderPlace) => townKinds.has(place.kind) && fame > wider.fame;

/**
 * Places named by the beginning of the text that lie in the place at its end, or the other way round. `look` replaces the
 * name lookup, for text with spelling mistakes.
 */
export function foundWithin(text: string, knowledge: Knowledge, look?: Look, depth = 1): Found[] {
  if (text.length > maxLength) return [];
  const words = text.replaceAll(',', ', ').split(/\s+/).filter(Boolean);
  if (words.length > maxWords) return [];
  const inner: Look = (name) => (depth < maxDepth ? foundWithin(name, knowledge, look, depth + 1) : []);
  const behind = withWider(headsOf(words), knowledge);
  if (look) return foundIn(behind, [look, inner], knowledge);
  const named = [placesCalled, foundByReading, foundWithoutNoun];
  const first = foundIn(behind, [placesCalled, inner, ...named.slice(1)], knowledge);
  if (first.length > 0) return first;
  const before = withWider([...tailsFirst(words), ...unspacedHeads(text)], knowledge);
  const second = foundIn(
    before.filter(({ wider }) => wider.isLarge),
    named,
    knowledge,
  );
  return second.length > 0 ? second : foundIn(behind, [sightsWithWords], knowledge);
}

type Placed = Parted & { wider: WiderPlace };

const withWider = (parted: Parted[], knowledge: Knowledge): Placed[] =>
  parted.flatMap(({ head, tail }) => {
    const wider = tail.includes(',') || head.length < 2 ? undefined : widerPlace(tail, knowledge);
    return wider ? [{ head, tail, wider }] : [];
  });

function foundIn(placed: Placed[], ways: Look[], knowledge: Knowledge): Found[] {
  for (const { head, wider } of placed)
    for (const way of ways) {
      const found = way(head, knowledge).filter((each) => wider.holds(each.place) && !outdoes(each, wider));
      if (found.length > 0) return found.map((each) => ({ ...each, isStated: true }));
    }
  return [];
}
