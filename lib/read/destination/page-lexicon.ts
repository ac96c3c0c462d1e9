// How common the words of a name are in the page's language: "Reunion" and "Man" are islands, but first of all words.

import type { Knowledge } from '../../model/evidence.ts';
import { letterRuns } from '../../text/character-kinds.ts';
import { modelOf } from '../stops/cached-model.ts';
import { hashOf } from '../stops/hash.ts';
import { emptyLexicon } from '../stops/lexicon.ts';

export interface Commonness {
  /**
   * Of its rarest word and of its most common one: 1 for the most common words of the language, 0 for one not on the
   * list.
   */
  rarest: number;
  commonest: number;
  /** Of its rarest word, or of the word that this is a form of. */
  inflected: number;
  isGiven: boolean;
}

const endings = ['s', 'es', 'n', 'en', 'e', 'er', 'ing', 'ed'];
const minStemLength = 4;

/** "bookings" → "booking". */
function formsOf(word: string): string[] {
  const stems = endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= minStemLength)
    .map((ending) => word.slice(0, -ending.length));
  // Without spaces, a counter or a particle may be attached to the word: "个地方".
  const cut = /^\p{Script=Han}{3,4}$/u.test(word) ? [word.slice(1), word.slice(0, -1)] : [];
  return [word, ...stems, ...cut];
}

export function commonnessIn(knowledge: Knowledge, language: string): (name: string) => Commonness {
  const lexicon = modelOf(knowledge)?.lexicon ?? emptyLexicon;
  return (name) => {
    const found = letterRuns(name.toLowerCase());
    const words = found.length > 0 ? found : [''];
    const rank = (word: string) => lexicon.rank(language, hashOf(word));
    const ranks = words.map(rank);
    const forms = words.map((word) => Math.max(...formsOf(word).map(rank)));
    return {
      rarest: Math.min(...ranks),
      commonest: Math.max(...ranks),
      inflected: Math.min(...forms),
      isGiven: words.some((word) => lexicon.isGiven(hashOf(word))),
    };
  };
}
