// Pure: no browser, no network, no clock.
import { placeEndingOf } from '../cjk-runs.ts';
import type { Candidate } from '../group.ts';
import { hasCjk, type Token } from '../tokens.ts';
import { kindOf, words } from '../words/all.ts';
import { type Features, flag } from './feature.ts';

const share = (count: number, of: number) => (of === 0 ? 0 : count / of);
const lettersOf = (name: string, script: RegExp) => share((name.match(script) ?? []).length, name.length);

const kindNumbers = {
  natureKinds: 1,
  sightKinds: 2,
  foodKinds: 3,
  stayKinds: 4,
  transportKinds: 5,
  areaKinds: 6,
};

/** Arabic, Hebrew or Thai have no capitals to look for: each word counts as one. */
const looksCapital = ({ isCapital, isNumber, text }: Token) =>
  (isCapital && !isNumber) || /^\p{Lo}/u.test(text);

export function nameFeatures({ name, tokens }: Candidate): Features {
  const kinds = tokens.map(({ lower }) => kindOf(lower));
  const kindAt = kinds.findIndex((kind) => kind !== undefined);
  const kind = kinds[kindAt];
  const isCjk = hasCjk(name);
  const ending = isCjk ? placeEndingOf(name) : undefined;
  const small = tokens.filter(({ isCapital }) => !isCapital);
  return {
    n_words: tokens.length,
    n_chars: name.length,
    n_capitals: share(tokens.filter(looksCapital).length, tokens.length),
    n_firstCapital: flag(tokens.slice(0, 1).some(looksCapital)),
    n_lastCapital: flag(tokens.slice(-1).some(looksCapital)),
    n_allCaps: flag(name.length > 3 && name === name.toUpperCase() && name !== name.toLowerCase()),
    n_digits: tokens.filter(({ isNumber }) => isNumber).length,
    n_kind: kind ? kindNumbers[kind] : 0,
    n_kindFirst: flag(kindAt === 0),
    n_kindLast: flag(kindAt >= 0 && kindAt === tokens.length - 1),
    n_onlyKind: flag(kindAt >= 0 && tokens.length === 1),
    n_connectors: small.filter(({ lower }) => words.connectors.has(lower)).length,
    n_strangeSmall: small.filter(({ lower }) => !words.connectors.has(lower) && !kindOf(lower)).length,
    n_article: flag(words.articles.has(tokens[0]?.lower ?? '')),
    n_longest: Math.max(0, ...tokens.map(({ text }) => text.length)),
    n_punctuation: (name.match(/[,.;:!?()/]/g) ?? []).length,
    n_apostrophe: flag(/['’]/.test(name)),
    n_hyphen: flag(/-/.test(name)),
    n_accents: (name.normalize('NFD').match(/\p{M}/gu) ?? []).length,
    n_cjk: flag(isCjk),
    n_han: isCjk ? lettersOf(name, /\p{Script=Han}/gu) : 0,
    n_katakana: isCjk ? lettersOf(name, /[\p{Script=Katakana}ー]/gu) : 0,
    n_hiragana: isCjk ? lettersOf(name, /\p{Script=Hiragana}/gu) : 0,
    n_cjkEnding: ending ? ending.length : 0,
  };
}
