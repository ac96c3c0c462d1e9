// Facts about each word of a page, computed once: a page uses the same words thousands of times.
import { hashOf } from './hash.ts';
import type { Lexicon } from './lexicon.ts';
import { isKindIn, type KindName, kindOf, words } from './words/all.ts';

/** Classes of words that features ask about, one bit each. */
const classNames = [
  'towards',
  'at',
  'from',
  'visited',
  'notVisited',
  'maybe',
  'compared',
  'seen',
  'people',
  'travellers',
  'goods',
  'advice',
  'labels',
  'connectors',
  'articles',
  'months',
] as const;
export type ClassName = (typeof classNames)[number];

/** Each class as a single bit, to test `Word.classes` with. */
export const bits = Object.fromEntries(classNames.map((name, index) => [name, 1 << index])) as Record<
  ClassName,
  number
>;

export interface Word {
  lower: string;
  hash: number;
  /** A bit for each of its classes. */
  classes: number;
  kind: KindName | undefined;
  /** How often the page writes it in lower case outside headings, and with a capital inside a sentence. */
  small: number;
  capital: number;
  /**
   * How common it is in the page's language, and in that or English: 1 for the most common words, 0 for one not on the
   * list.
   */
  rank: number;
  rankAny: number;
  /** For a compound noun on no list, how common its last part is: "felsen" of "Granitfelsen". */
  tailRank: number;
  isGiven: boolean;
  isFamily: boolean;
}

/** A word as it is written on the page. */
export interface Form {
  word: Word;
  isCapital: boolean;
  isNumber: boolean;
}

/** "d’Argent" and "dell'Oste": a name follows the article. */
const capital = /^(?:\p{Ll}{1,4}['’])?[\p{Lu}\p{Lt}]/u;
const number = /^\p{N}/u;

/** "l’île", "dell’isola": the article is part of the word. */
const elided = /^\p{Ll}{1,5}['’](?=\p{L}{2})/u;

/** Every listed word with its classes: one lookup instead of one in each list. */
const classesOf = new Map<string, number>();
for (const name of classNames)
  for (const word of words[name]) classesOf.set(word, (classesOf.get(word) ?? 0) | bits[name]);

/** Languages that write compound nouns as one word. */
const joining: ReadonlySet<string> = new Set(['de', 'nl', 'da', 'sv']);
/** Shorter parts are endings, not words. */
const minPartLength = 4;

export class Vocabulary {
  readonly #words = new Map<string, Word>();
  readonly #forms = new Map<string, Form>();
  /** The language in which most of the page's words are common. */
  language = 'en';

  formOf(written: string): Form {
    const cached = this.#forms.get(written);
    if (cached) return cached;
    const isNumber = number.test(written);
    const isCapital = isNumber || capital.test(written);
    const form: Form = { word: this.wordOf(written.toLowerCase()), isCapital, isNumber };
    this.#forms.set(written, form);
    return form;
  }

  wordOf(lower: string): Word {
    const cached = this.#words.get(lower);
    if (cached) return cached;
    const own = lower.replace(elided, '');
    const word: Word = {
      lower,
      hash: hashOf(lower),
      classes: classesOf.get(lower) ?? classesOf.get(own) ?? 0,
      kind: kindOf(lower) ?? kindOf(own),
      small: 0,
      capital: 0,
      rank: 0,
      rankAny: 0,
      tailRank: 0,
      isGiven: false,
      isFamily: false,
    };
    this.#words.set(lower, word);
    return word;
  }

  /** To be called once all words are in: finds the page's language and looks each word up. */
  describe(lexicon: Lexicon): void {
    const all = [...this.#words.values()];
    this.language = lexicon.languageOf(all);
    for (const word of all) {
      word.rank = lexicon.rank(this.language, word.hash);
      word.rankAny = this.language === 'en' ? word.rank : Math.max(word.rank, lexicon.rank('en', word.hash));
      word.isGiven = lexicon.isGiven(word.hash);
      word.isFamily = lexicon.isFamily(word.hash);
      if (word.rank === 0 && joining.has(this.language)) word.tailRank = this.#tailRank(word.lower, lexicon);
      if (word.kind && word.rank > 0 && !isKindIn(this.language, word.lower)) word.kind = undefined;
    }
  }

  /** The percentage of the page's words that are in the class. */
  percentOf(name: ClassName): number {
    const bit = bits[name];
    let all = 0;
    let found = 0;
    for (const { classes, small, capital } of this.#words.values()) {
      all += small + capital;
      if ((classes & bit) !== 0) found += small + capital;
    }
    return (100 * found) / Math.max(1, all);
  }

  #tailRank(lower: string, lexicon: Lexicon): number {
    for (let cut = minPartLength; lower.length - cut >= minPartLength; cut += 1) {
      const rank = lexicon.rank(this.language, hashOf(lower.slice(cut)));
      if (rank > 0) return rank;
    }
    return 0;
  }
}
