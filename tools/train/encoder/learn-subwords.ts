// Learns the list of subwords from text: the most frequent neighbouring pair is merged again and again (byte-pair
// encoding); then entries that the reader's longest match hardly uses are replaced by ones that it would use.
import { Subwords, specials, type Word, wordStart, wordsOf } from '../../../lib/encoder/subwords.ts';

export interface Counted {
  word: Word;
  count: number;
}

const keyOf = (word: Word) => (word.isMarked ? wordStart : '') + word.letters.join('');

export function countWords(text: string, into: Map<string, Counted>): void {
  for (const word of wordsOf(text)) {
    const key = keyOf(word);
    const entry = into.get(key);
    if (entry) entry.count += 1;
    else into.set(key, { word, count: 1 });
  }
}

/** The most frequent letters, enough to cover all but a little of the text. */
function alphabetOf(counted: Counted[], most: number): Set<string> {
  const counts = new Map<string, number>();
  for (const { word, count } of counted)
    for (const letter of word.letters) counts.set(letter, (counts.get(letter) ?? 0) + count);
  return new Set(
    [...counts]
      .sort((a, b) => b[1] - a[1])
      .slice(0, most)
      .map(([letter]) => letter),
  );
}

interface Entry {
  key: string;
  count: number;
}

/** A max-heap by count. */
class Heap {
  readonly #entries: Entry[] = [];

  #count(at: number): number {
    return this.#entries[at]?.count ?? -1;
  }

  #swap(one: number, other: number): void {
    const entries = this.#entries;
    const held = entries[one];
    const moved = entries[other];
    if (!held || !moved) return;
    entries[one] = moved;
    entries[other] = held;
  }

  push(key: string, count: number): void {
    this.#entries.push({ key, count });
    for (let at = this.#entries.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (this.#count(parent) >= this.#count(at)) break;
      this.#swap(at, parent);
      at = parent;
    }
  }

  pop(): Entry | undefined {
    this.#swap(0, this.#entries.length - 1);
    const top = this.#entries.pop();
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const child = this.#count(left + 1) > this.#count(left) ? left + 1 : left;
      if (this.#count(child) <= this.#count(at)) return top;
      this.#swap(at, child);
      at = child;
    }
  }
}

interface Pair {
  left: string;
  right: string;
  count: number;
  /** The indices of words that contain it; may include words that no longer do. */
  words: Set<number>;
}

const maxEntryLength = 14;

/** Words as sequences of parts, and the counts of their neighbouring pairs. */
class Joiner {
  readonly #words: { parts: string[]; count: number }[];
  readonly #pairs = new Map<string, Pair>();
  readonly #heap = new Heap();
  #changed = new Set<string>();

  constructor(counted: Counted[], alphabet: Set<string>) {
    this.#words = counted.map(({ word, count }) => ({ parts: partsOf(word, alphabet), count }));
    for (const [at, { parts, count }] of this.#words.entries())
      for (const [index, right] of parts.entries()) this.#bump(parts[index - 1], right, count, at);
    this.#settle();
  }

  #bump(left: string | undefined, right: string | undefined, count: number, word: number): void {
    if (!left || !right || left.length + right.length > maxEntryLength) return;
    const key = `${left} ${right}`;
    const pair = this.#pairs.get(key) ?? { left, right, count: 0, words: new Set() };
    this.#pairs.set(key, pair);
    pair.count += count;
    if (count > 0) pair.words.add(word);
    this.#changed.add(key);
  }

  /** A pair whose count changed is pushed again; its outdated entries are skipped when popped. */
  #settle(): void {
    for (const key of this.#changed) {
      const count = this.#pairs.get(key)?.count ?? 0;
      if (count >= 2) this.#heap.push(key, count);
    }
    this.#changed = new Set();
  }

  #joinIn(word: number, { left, right }: Pair): void {
    const found = this.#words[word];
    if (!found) return;
    const { parts, count } = found;
    for (let at = 0; at + 1 < parts.length; at += 1) {
      if (parts[at] !== left || parts[at + 1] !== right) continue;
      this.#bump(parts[at - 1], left, -count, word);
      this.#bump(right, parts[at + 2], -count, word);
      parts.splice(at, 2, left + right);
      this.#bump(parts[at - 1], left + right, count, word);
      this.#bump(left + right, parts[at + 1], count, word);
    }
  }

  /** The next pair to merge; undefined if no pair occurs twice. */
  join(): string | undefined {
    for (let top = this.#heap.pop(); top; top = this.#heap.pop()) {
      const pair = this.#pairs.get(top.key);
      if (pair?.count !== top.count) continue;
      this.#pairs.delete(top.key);
      for (const word of pair.words) this.#joinIn(word, pair);
      this.#changed.delete(top.key);
      this.#settle();
      return pair.left + pair.right;
    }
    return undefined;
  }
}

function partsOf(word: Word, alphabet: Set<string>): string[] {
  const parts = word.letters.map((letter) => (alphabet.has(letter) ? letter : ''));
  if (word.isMarked && parts[0]) parts[0] = wordStart + parts[0];
  return parts;
}

function joined(counted: Counted[], alphabet: Set<string>, size: number): string[] {
  const joiner = new Joiner(counted, alphabet);
  const list: string[] = [];
  while (list.length < size) {
    const entry = joiner.join();
    if (entry === undefined) break;
    list.push(entry);
  }
  return list;
}

/** How often longest matching uses each entry. */
function usesOf(list: string[], counted: Counted[]): (entry: string) => number {
  const subwords = new Subwords(list);
  const uses = new Map<string, number>();
  for (const { word, count } of counted)
    for (const [index, id] of subwords.cut(word).entries()) {
      const entry = list[id];
      if (index % 2 === 0 && entry !== undefined) uses.set(entry, (uses.get(entry) ?? 0) + count);
    }
  return (entry) => uses.get(entry) ?? 0;
}

export function learnSubwords(
  counted: Counted[],
  { size, letters }: { size: number; letters: number },
): string[] {
  const alphabet = alphabetOf(counted, letters);
  const singles = [...alphabet].flatMap((letter) =>
    /[\p{L}\p{M}]/u.test(letter) ? [letter, wordStart + letter] : [letter],
  );
  const wide = [...new Set([...singles, ...joined(counted, alphabet, Math.round(size * 1.25))])];
  const usesIn = usesOf([...specials, ...wide], counted);
  const byUse = (a: string, b: string) => usesIn(b) - usesIn(a);
  // Every letter stays: without it, a word with a leftover letter could not be encoded.
  const isNeeded = (entry: string) => alphabet.has(entry) || (singles.includes(entry) && usesIn(entry) > 0);
  const needed = new Set(wide.filter(isNeeded));
  const others = wide.filter((entry) => !needed.has(entry)).sort(byUse);
  const kept = [...needed, ...others.slice(0, size - specials.length - needed.size)];
  return [...specials, ...kept.sort(byUse)];
}
