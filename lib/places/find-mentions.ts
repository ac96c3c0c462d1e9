// Finds the gazetteer's names in a text: by capitals, or in scripts without spaces by the longest match.
import type { Knowledge, PlaceCandidate } from '../model/evidence.ts';
import { hangulStems, isShortHangul } from './hangul.ts';

export interface Mention {
  /** As written in the text. */
  name: string;
  start: number;
  end: number;
  /** Part of a longer run of capitals that is unknown as a whole: "Gora" in "Mokra Gora". */
  isPart: boolean;
  /** Its candidates, the best known first; never empty. */
  candidates: PlaceCandidate[];
}

// "Rio de Janeiro", "Dar es Salaam", "Bosnia and Herzegovina": small words may stand between capitals.
const small =
  'de|da|do|dos|del|della|di|du|des|la|le|las|los|el|al|am|an|der|den|im|in|of|the|and|und|et|e|y|a|à|sur|sous|ob|on|upon|by|bei|en|aan|op|van|es';
const unblanked = '\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}\\p{Script=Thai}';
const word = `(?:\\p{Lu}|(?![${unblanked}])\\p{Lo})(?:(?![${unblanked}])[\\p{L}\\p{M}'’ʻ.-])*`;
// Spaces are single in a capture; the bound keeps a page of capitals from becoming one run. Lower-case letters and spaces,
// which begin no name, are skipped first: they are most of a text.
const runOfCapitals = new RegExp(
  `(?![a-z ])(?<![\\p{L}\\p{M}\\d])${word}(?: (?:(?:${small}) ){0,2}${word}){0,7}`,
  'gu',
);
/** A text of these characters has only Western European letters, which are quick to classify. */
const western = /^[\0-\xff\u2000-\u206f\u20a0-\u20bf\u2190-\u21ff]*$/;
const westernLetter = 'A-Za-zªµºÀ-ÖØ-öø-ÿ';
const westernWord = `[A-ZÀ-ÖØ-Þªº][${westernLetter}'’.-]*`;
const westernRun = new RegExp(
  `(?<![${westernLetter}\\d])${westernWord}(?: (?:(?:${small}) ){0,2}${westernWord}){0,7}`,
  'g',
);
const maxWordsInName = 5;

const unspaced = /[\p{Script=Han}\p{Script=Katakana}ー・ヶケ]{2,}|[\p{Script=Thai}]{3,}/gu;
const isUnspaced = new RegExp(`[${unblanked}]`, 'u');
const maxUnspacedLength = 8;
// Each character of such a text costs several lookups, and the first part of a page is enough to say where it is.
const unspacedLimit = 6000;

interface Word {
  text: string;
  start: number;
  end: number;
}

/** "L’Ardèche", "dall’Etna": an article joined to the name. */
export const elided = /^(?:[LDSlds]|[DdNnAa]ell|[AaDd]all|[Aa]ll)['’](?=\p{Lu})/u;

/** The words of a run, which are separated by single spaces. */
function wordsOf(run: string, offset: number): Word[] {
  let start = offset;
  return run.split(' ').map((text) => {
    const article = /['’]/.test(text) ? (elided.exec(text)?.[0].length ?? 0) : 0;
    const word = { text: text.slice(article), start: start + article, end: start + text.length };
    start = word.end + 1;
    return word;
  });
}

/** "Paris's", "Paris." and "Paris-" are Paris. */
const trimmed = (name: string) =>
  mayEndSo.test(name) ? name.replace(/(?:['’]s|(?<!['’.-])['’.-]+)$/u, '') : name;
const mayEndSo = /['’.s-]$/;

const capital = /^[\p{Lu}\p{Lo}]/u;
function isCapital(text: string): boolean {
  const code = text.charCodeAt(0);
  return code < 0x80 ? code >= 0x41 && code <= 0x5a : capital.test(text);
}

type LookUp = NonNullable<Knowledge['lookUpPlace']>;

function mentionAt(
  words: Word[],
  from: number,
  lookUp: LookUp,
  text: string,
): { mention: Mention; words: number } | undefined {
  const first = words[from];
  if (!first || !isCapital(first.text)) return undefined;
  for (let count = Math.min(maxWordsInName, words.length - from); count > 0; count -= 1) {
    const last = words[from + count - 1];
    if (!last || !isCapital(last.text)) continue;
    const name = trimmed(text.slice(first.start, last.end));
    // Two characters are a word more often than a place.
    const candidates = name.length > 2 || /^[A-Z.]+$/.test(name) || isShortHangul(name) ? lookUp(name) : [];
    if (candidates.length > 0) {
      return {
        mention: { name, start: first.start, end: first.start + name.length, isPart: false, candidates },
        words: count,
      };
    }
  }
  const mention = inHangul(first, lookUp);
  return mention && { mention, words: 1 };
}

/** The name that a Korean word begins with. */
function inHangul({ text, start }: Word, lookUp: LookUp): Mention | undefined {
  if (text.charCodeAt(0) < firstHangul) return undefined;
  for (const name of hangulStems(text)) {
    const candidates = lookUp(name);
    if (candidates.length > 0) return { name, start, end: start + name.length, isPart: false, candidates };
  }
  return undefined;
}
const firstHangul = 0xac00;

function inCapitals(text: string, lookUp: LookUp, runs: RegExp): Mention[] {
  return [...text.matchAll(runs)].flatMap((run) => {
    const words = wordsOf(run[0], run.index);
    const found: Mention[] = [];
    let taken = 0;
    for (let at = 0; at < words.length; ) {
      const hit = mentionAt(words, at, lookUp, text);
      if (hit) found.push(hit.mention);
      taken += hit?.words ?? 0;
      at += hit?.words ?? 1;
    }
    const capitals = words.filter((word) => isCapital(word.text)).length;
    return taken < capitals ? found.map((mention) => ({ ...mention, isPart: true })) : found;
  });
}

function inUnspaced(text: string, lookUp: LookUp): Mention[] {
  return [...text.slice(0, unspacedLimit).matchAll(unspaced)].flatMap((run) => {
    const found: Mention[] = [];
    for (let at = 0; at < run[0].length; ) {
      const hit = longestAt(run[0], at, lookUp);
      if (hit && isCutOff(run[0], at, { hit, lookUp })) {
        at += 1;
        continue;
      }
      if (hit)
        found.push({ ...hit, start: run.index + at, end: run.index + at + hit.name.length, isPart: false });
      at += hit?.name.length ?? 1;
    }
    return found;
  });
}

type Known = Pick<Mention, 'name' | 'candidates'>;
const populationOf = ({ candidates }: Known) => candidates[0]?.population ?? 0;
// If the other place is this many times larger, it is the one meant.
const farLarger = 10;

/** "格安東京旅行" names Tokyo, not the town of 安東: a far larger place begins inside the name and ends after it. */
function isCutOff(run: string, at: number, { hit, lookUp }: { hit: Known; lookUp: LookUp }): boolean {
  for (let inside = 1; inside < hit.name.length; inside += 1) {
    const other = longestAt(run, at + inside, lookUp);
    const isLonger = other !== undefined && inside + other.name.length > hit.name.length;
    if (isLonger && populationOf(other) > farLarger * populationOf(hit)) return true;
  }
  return false;
}

function longestAt(run: string, at: number, lookUp: LookUp): Known | undefined {
  for (let size = Math.min(maxUnspacedLength, run.length - at); size > 1; size -= 1) {
    const name = run.slice(at, at + size);
    // "四日" is the fourth day before it is a town, and the dot between two names belongs to neither.
    if (isCounted.test(name) || name.startsWith('・') || name.endsWith('・')) continue;
    // Katakana has no short words: part of a longer run is part of another name ("マリ" in "サマリア").
    if (isPartOfKatakana(run, at, size)) continue;
    const candidates = lookUp(name);
    if (candidates.length > 0) return { name, candidates };
  }
  return undefined;
}

const isCounted = /^[〇一二三四五六七八九十两]+[日天年月]$/;
const katakana = /[\p{Script=Katakana}ー]/u;
function isPartOfKatakana(run: string, at: number, size: number): boolean {
  const joins = (left: number) => katakana.test(run[left] ?? '') && katakana.test(run[left + 1] ?? '');
  return joins(at - 1) || joins(at + size - 1);
}

// A block is a paragraph; a longer one was made to waste our time.
const maxTextLength = 20_000;

/** In the order of the text. */
export function findMentions(whole: string, lookUp: LookUp | undefined): Mention[] {
  if (!lookUp) return [];
  const text = whole.slice(0, maxTextLength);
  if (western.test(text)) return inCapitals(text, lookUp, westernRun);
  const spaced = inCapitals(text, lookUp, runOfCapitals);
  return isUnspaced.test(text)
    ? [...spaced, ...inUnspaced(text, lookUp)].sort((a, b) => a.start - b.start)
    : spaced;
}
