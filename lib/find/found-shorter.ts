// Finds names in part of the text: "King's Cross St Pancras" holds those of two places.
// It takes the longest beginning or end that is a name, of at least half the words.
import type { Knowledge } from '../model/evidence.ts';
import { placeKey } from '../places/place-key.ts';
import { isCommonNoun, isGenericName } from '../text/category.ts';
import { placesCalled } from './found-by-name.ts';
import type { Found } from './found-place.ts';

const minWords = 2;
const maxWords = 8;

const saysEnough = (name: string) =>
  !isGenericName(name) &&
  placeKey(name)
    .split(' ')
    .some((word) => !isCommonNoun(word));

export function foundShorter(text: string, knowledge: Knowledge): Found[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words.length > maxWords) return [];
  const shortest = Math.max(minWords, Math.ceil(words.length / 2));
  for (let size = words.length - 1; size >= shortest; size -= 1)
    for (const name of [words.slice(0, size).join(' '), words.slice(-size).join(' ')]) {
      const found = saysEnough(name) ? placesCalled(name, knowledge) : [];
      if (found.length > 0) return found.map((each) => ({ ...each, match: 'part' }));
    }
  return [];
}
