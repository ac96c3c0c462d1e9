import { hasCjk } from '../../../text/has-cjk.ts';
import { characterCountsOf } from '../character-counts.ts';
import { placeEndingOf } from '../cjk-runs.ts';
import type { Candidate } from '../group.ts';
import type { Token } from '../tokens.ts';
import { bits } from '../vocabulary.ts';
import type { Pen } from './pen.ts';

const kindNumbers = {
  natureKinds: 1,
  sightKinds: 2,
  foodKinds: 3,
  stayKinds: 4,
  transportKinds: 5,
  areaKinds: 6,
};

const connectors = bits.connectors;
const articles = bits.articles;

/** Arabic, Hebrew and Thai have no capitals: each word counts as capitalised. */
const isUncased = /^\p{Lo}/u;
const looksCapital = ({ isCapital, isNumber, text }: Token) =>
  (isCapital && !isNumber) || (text.charCodeAt(0) > lastPlain && isUncased.test(text));
/** Letters without case have higher codes. */
const lastPlain = 0x7f;

const isConnector = ({ word }: Token) => (word.classes & connectors) !== 0;
/** Lower case in a name, and neither a connector nor a kind: "the best of Rome". */
const isStrange = (token: Token) => !token.isCapital && !isConnector(token) && !token.word.kind;

function writeKind(pen: Pen, tokens: Token[]): void {
  const at = tokens.findIndex(({ word }) => word.kind !== undefined);
  const kind = tokens[at]?.word.kind;
  pen.put('n_kind', kind ? kindNumbers[kind] : 0);
  pen.flag('n_kindFirst', at === 0);
  pen.flag('n_kindLast', at >= 0 && at === tokens.length - 1);
  pen.flag('n_onlyKind', at >= 0 && tokens.length === 1);
}

function writeWords(pen: Pen, { tokens }: Candidate): void {
  const [first] = tokens;
  const last = tokens.at(-1);
  let [longest, capitals, digits, joining, strange] = [0, 0, 0, 0, 0];
  for (const token of tokens) {
    longest = Math.max(longest, token.text.length);
    if (looksCapital(token)) capitals += 1;
    if (token.isNumber) digits += 1;
    if (!token.isCapital && isConnector(token)) joining += 1;
    if (isStrange(token)) strange += 1;
  }
  pen.put('n_words', tokens.length);
  pen.put('n_capitals', capitals / Math.max(1, tokens.length));
  pen.flag('n_firstCapital', first !== undefined && looksCapital(first));
  pen.flag('n_lastCapital', last !== undefined && looksCapital(last));
  pen.put('n_digits', digits);
  pen.put('n_connectors', joining);
  pen.put('n_strangeSmall', strange);
  pen.flag('n_article', first !== undefined && (first.word.classes & articles) !== 0);
  pen.put('n_longest', longest);
}

/** "ROMA 2" and "ÉVORA": capitals and no small letter. */
const isShouted = (name: string) =>
  name.length > 3 && name === name.toUpperCase() && name !== name.toLowerCase();

function writeCharacters(pen: Pen, name: string): void {
  const isCjk = hasCjk(name);
  const counts = characterCountsOf(name);
  pen.put('n_chars', name.length);
  pen.flag('n_allCaps', !counts.hasSmall && isShouted(name));
  pen.put('n_punctuation', counts.punctuation);
  pen.flag('n_apostrophe', counts.hasApostrophe);
  pen.flag('n_hyphen', counts.hasHyphen);
  pen.put('n_accents', counts.accents);
  pen.flag('n_cjk', isCjk);
  pen.put('n_han', isCjk ? counts.han / name.length : 0);
  pen.put('n_katakana', isCjk ? counts.katakana / name.length : 0);
  pen.put('n_hiragana', isCjk ? counts.hiragana / name.length : 0);
  pen.put('n_cjkEnding', isCjk ? (placeEndingOf(name)?.length ?? 0) : 0);
}

export function writeName(pen: Pen, candidate: Candidate): void {
  writeWords(pen, candidate);
  writeKind(pen, candidate.tokens);
  writeCharacters(pen, candidate.name);
}
