// Counts the characters of a name by kind. Names use few different characters, so Unicode is asked only once for each.
import { hasPairs } from '../../text/character-kinds.ts';

export interface CharacterCounts {
  /** A lower-case ASCII letter. */
  hasSmall: boolean;
  hasApostrophe: boolean;
  hasHyphen: boolean;
  punctuation: number;
  accents: number;
  han: number;
  katakana: number;
  hiragana: number;
}

const punctuation = /[,.;:!?()/]/g;
const accent = /\p{M}/gu;
const han = /\p{Script=Han}/gu;
const katakana = /[\p{Script=Katakana}ー]/gu;
const hiragana = /\p{Script=Hiragana}/gu;

const countOf = (text: string, expression: RegExp) => (text.match(expression) ?? []).length;
// "é" is an e plus its accent.
const accentsOf = (text: string) => countOf(text.normalize('NFD'), accent);

/** The direct way, for names with surrogate pairs. */
export const countByUnicode = (name: string): CharacterCounts => ({
  hasSmall: /[a-z]/.test(name),
  hasApostrophe: name.includes("'") || name.includes('’'),
  hasHyphen: name.includes('-'),
  punctuation: countOf(name, punctuation),
  accents: accentsOf(name),
  han: countOf(name, han),
  katakana: countOf(name, katakana),
  hiragana: countOf(name, hiragana),
});

/** One bit for each thing a character can be; the number of its accents is stored above them. */
const is = {
  asked: 1,
  small: 2,
  apostrophe: 4,
  hyphen: 8,
  punctuation: 16,
  han: 32,
  katakana: 64,
  hiragana: 128,
};
const isCounted = is.punctuation | is.han | is.katakana | is.hiragana;
const accentShift = 8;
const lastPlain = 0x7f;

const kinds = new Uint16Array(0x10000);

function ask(code: number): number {
  const character = String.fromCharCode(code);
  let kind = is.asked;
  if (code >= 0x61 && code <= 0x7a) kind |= is.small;
  if (character === "'" || character === '’') kind |= is.apostrophe;
  if (character === '-') kind |= is.hyphen;
  if (countOf(character, punctuation) > 0) kind |= is.punctuation;
  if (code > lastPlain) {
    if (countOf(character, han) > 0) kind |= is.han;
    if (countOf(character, katakana) > 0) kind |= is.katakana;
    if (countOf(character, hiragana) > 0) kind |= is.hiragana;
    kind |= accentsOf(character) << accentShift;
  }
  kinds[code] = kind;
  return kind;
}

const counts = { punctuation: 0, accents: 0, han: 0, katakana: 0, hiragana: 0 };

function count(kind: number): void {
  if ((kind & is.punctuation) !== 0) counts.punctuation += 1;
  if ((kind & is.han) !== 0) counts.han += 1;
  if ((kind & is.katakana) !== 0) counts.katakana += 1;
  if ((kind & is.hiragana) !== 0) counts.hiragana += 1;
  counts.accents += kind >> accentShift;
}

export function characterCountsOf(name: string): CharacterCounts {
  if (hasPairs(name)) return countByUnicode(name);
  counts.punctuation = 0;
  counts.accents = 0;
  counts.han = 0;
  counts.katakana = 0;
  counts.hiragana = 0;
  let all = 0;
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    const kind = kinds[code] || ask(code);
    all |= kind;
    if ((kind & isCounted) !== 0 || kind >> accentShift !== 0) count(kind);
  }
  return {
    hasSmall: (all & is.small) !== 0,
    hasApostrophe: (all & is.apostrophe) !== 0,
    hasHyphen: (all & is.hyphen) !== 0,
    punctuation: counts.punctuation,
    accents: counts.accents,
    han: counts.han,
    katakana: counts.katakana,
    hiragana: counts.hiragana,
  };
}
