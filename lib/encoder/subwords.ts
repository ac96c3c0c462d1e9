// The encoder's tokeniser: splits lower-cased words into the subwords of a fixed list, and records the case of each word
// and the position of each subword.

/** The first entries of the list are reserved for these. */
export const Special = { pad: 0, unknown: 1, page: 2, mask: 3, block: 4 } as const;
export const specials = ['[pad]', '[unknown]', '[page]', '[mask]', '[block]'];

/** The case of a word; scripts without case are `plain`. */
export const Case = { plain: 0, capital: 1, upper: 2, mixed: 3 } as const;

/** Marks the subword at the start of a word, so that "in" differs from the end of "Berlin". */
export const wordStart = '▁';

export interface Word {
  /** The characters of the word in lower case, with compatibility forms folded. */
  letters: string[];
  /** Where each of them is in the text. */
  starts: number[];
  end: number;
  written: number;
  /** False for scripts written without spaces, for digits and for punctuation. */
  isMarked: boolean;
}

type Sort = 'letter' | 'han' | 'hiragana' | 'katakana' | 'single' | 'space';

const otherSorts: [RegExp, Sort][] = [
  [/^\p{Script=Han}$/u, 'han'],
  [/^\p{Script=Hiragana}$/u, 'hiragana'],
  [/^[\p{Script=Katakana}ー]$/u, 'katakana'],
  [/^[\p{L}\p{M}]$/u, 'letter'],
  [/^\s$/u, 'space'],
];
const sorts = new Map<string, Sort>();

function sortOf(character: string): Sort {
  let sort = sorts.get(character);
  if (!sort) {
    sort = otherSorts.find(([pattern]) => pattern.test(character))?.[1] ?? 'single';
    sorts.set(character, sort);
  }
  return sort;
}

const maxRunLength = 24;
const isUpper = (character: string) => character !== character.toLowerCase();

function writtenOf(source: string): number {
  if (source === source.toLowerCase()) return Case.plain;
  const letters = [...source];
  const [first = '', ...rest] = letters;
  if (rest.length > 0 && letters.every(isUpper)) return Case.upper;
  return isUpper(first) && !rest.some(isUpper) ? Case.capital : Case.mixed;
}

const folds = new Map<string, string>();
function folded(character: string): string {
  let fold = folds.get(character);
  if (fold === undefined) {
    fold = character.normalize('NFKC').toLowerCase().replace(/\s/gu, '');
    folds.set(character, fold);
  }
  return fold;
}

/** Splits text into runs of one script; digits and punctuation are single, spaces only separate. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let sort: Sort = 'space';
  let from = 0;
  const close = (end: number) => {
    if (sort === 'space' || end === from) return;
    const source = text.slice(from, end);
    const letters: string[] = [];
    const starts: number[] = [];
    let at = from;
    for (const character of source) {
      for (const letter of folded(character)) {
        letters.push(letter);
        starts.push(at);
      }
      at += character.length;
    }
    if (letters.length === 0) return;
    const isMarked = sort === 'letter';
    words.push({ letters, starts, end, written: isMarked ? writtenOf(source) : Case.plain, isMarked });
  };
  let at = 0;
  for (const character of text) {
    const next = sortOf(character);
    if (next !== sort || next === 'single' || at - from >= maxRunLength) {
      close(at);
      from = at;
      sort = next;
    }
    at += character.length;
  }
  close(text.length);
  return words;
}

/** Splits words greedily, always taking the longest entry of the list that fits. */
export class Subwords {
  readonly list: readonly string[];
  readonly #ids: Map<string, number>;
  readonly #longest: number;
  readonly #remembered = new Map<string, number[]>();

  constructor(list: readonly string[]) {
    this.list = list;
    this.#ids = new Map(list.map((entry, id) => [entry, id]));
    this.#longest = list.reduce((most, entry) => Math.max(most, [...entry].length), 1);
  }

  get size(): number {
    return this.list.length;
  }

  /** A flat list of pairs: an entry's id and how many characters it covers. */
  cut(word: Word): number[] {
    const key = (word.isMarked ? wordStart : '') + word.letters.join('');
    const cached = this.#remembered.get(key);
    if (cached) return cached;
    const pairs: number[] = [];
    for (let at = 0; at < word.letters.length; ) {
      const mark = at === 0 && word.isMarked ? wordStart : '';
      let taken = 0;
      for (let length = Math.min(this.#longest, word.letters.length - at); length > 0; length -= 1) {
        const id = this.#ids.get(mark + word.letters.slice(at, at + length).join(''));
        if (id === undefined) continue;
        pairs.push(id, length);
        taken = length;
        break;
      }
      if (taken === 0) pairs.push(Special.unknown, 1);
      at += taken || 1;
    }
    if (this.#remembered.size > 50_000) this.#remembered.clear();
    this.#remembered.set(key, pairs);
    return pairs;
  }
}

/** The subwords of a text, in parallel arrays. */
export interface Encoded {
  ids: number[];
  written: number[];
  starts: number[];
  ends: number[];
}

/** The end of the text character that a folded letter came from: "İ" folds to two letters, which both cover all of it. */
function endBehind({ starts, end }: Word, letter: number): number {
  let next = letter + 1;
  while (next < starts.length && starts[next] === starts[letter]) next += 1;
  return starts[next] ?? end;
}

export function encode(text: string, subwords: Subwords): Encoded {
  const encoded: Encoded = { ids: [], written: [], starts: [], ends: [] };
  for (const word of wordsOf(text)) {
    const pairs = subwords.cut(word);
    let letter = 0;
    for (let index = 0; index < pairs.length; index += 2) {
      encoded.ids.push(pairs[index] as number);
      encoded.written.push(word.written);
      encoded.starts.push(word.starts[letter] as number);
      letter += pairs[index + 1] as number;
      encoded.ends.push(endBehind(word, letter - 1));
    }
  }
  return encoded;
}
