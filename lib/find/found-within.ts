// "Richmond, Virginia", "Louvre Paris", "Buckingham Palace London UK": what stands behind the name says where.
import { articles, inWords } from '../languages/names.ts';
import type { Knowledge } from '../model/evidence.ts';
import { foundByReading, sightsCalled, sightsWithWords, townsCalled } from './found-by-name.ts';
import type { Found } from './found-place.ts';
import { foundWithoutNoun } from './found-without-noun.ts';
import { widerPlace } from './wider-place.ts';

const maxLength = 120;
const maxWords = 10;
// "New South Wales".
const maxWordsOfPlace = 3;
// "Louvre, Paris, France".
const maxDepth = 3;

const anyOf = (table: Record<string, string>) => Object.values(table).join('|');
const lastIn = new RegExp(`[\\s,]+(?:(?:${anyOf(inWords)})(?:\\s(?:${anyOf(articles)}))?)?$`, 'iu');

type Look = (name: string, knowledge: Knowledge) => Found[];

const called: Look = (name, knowledge) => [...sightsCalled(name, knowledge), ...townsCalled(name, knowledge)];

// By their cost; what the whole name finds is not looked for in parts.
const ways: Look[] = [called, foundByReading, foundWithoutNoun, sightsWithWords];

function headsOf(words: readonly string[]): { head: string; tail: string }[] {
  const sizes = Array.from({ length: Math.min(maxWordsOfPlace, words.length - 1) }, (_, at) => at + 1);
  return sizes.map((size) => ({
    head: words.slice(0, -size).join(' ').replace(lastIn, ''),
    tail: words
      .slice(-size)
      .join(' ')
      .replace(/^[\s,]+|[\s,]+$/g, ''),
  }));
}

/** What is called as the text begins and lies where it ends. `look` finds the name alone, for what was typed with slips. */
export function foundWithin(text: string, knowledge: Knowledge, look?: Look, depth = 1): Found[] {
  if (text.length > maxLength) return [];
  const words = text.replaceAll(',', ', ').split(/\s+/).filter(Boolean);
  if (words.length > maxWords) return [];
  for (const { head, tail } of headsOf(words)) {
    const wider = tail.includes(',') || head.length < 2 ? undefined : widerPlace(tail, knowledge);
    if (!wider) continue;
    const inner: Look = (name) => (depth < maxDepth ? foundWithin(name, knowledge, look, depth + 1) : []);
    for (const way of look ? [look, inner] : [ways[0], inner, ...ways.slice(1)]) {
      const found = way?.(head, knowledge).filter(({ place }) => wider.holds(place)) ?? [];
      if (found.length > 0) return found.map((each) => ({ ...each, isStated: true }));
    }
  }
  return [];
}
