// Names that a title points at, whether or not the gazetteer has them.

import {
  afterName,
  beforeCompany,
  beforeName,
  beforeOrigin,
  besideNames,
  notNames,
  ownPrepositions,
} from '../../languages/destination.ts';
import { anyCase } from '../../text/any-case.ts';
import {
  afterHangulName,
  afterUnspacedName,
  afterUnspacedOrigin,
  afterUnspacedTarget,
} from '../../text/destination-words.ts';
import { allWords, anyPiece } from '../../text/language-rows.ts';
import { letter, wordStart } from '../../text/letters.ts';

// "Rio de Janeiro", "Bosnia and Herzegovina": capitalised words with connectors between them.
const word = `\\p{Lu}[${letter}'’.-]*`;
const name = `${word}(?:\\s+(?:(?:de|da|do|del|della|di|of|the|la|le|am|an der|and|und|et|y|es)\\s+)?${word}){0,3}`;
const articles = 'the|der|die|den|dem|la|le|les|los|las|el|de';
const following = new RegExp(
  `(?<![A-Za-z])${wordStart}(?:${anyCase(anyPiece(beforeName))})\\s+(?:(?:${anyCase(articles)})\\s+)?(?<name>${name})`,
  'gu',
);
const preceding = new RegExp(
  `(?<name>${name})(?:[,:]?\\s+(?:\\d+[- ]day\\s+)?)(?:${anyCase(anyPiece(afterName))})(?![${letter}])`,
  'gu',
);
// As short as possible, or "旅" of "旅行" would be the last character of the name.
const unspaced = new RegExp(
  `(?<name>[\\p{Script=Han}]{2,6}?|[\\p{Script=Katakana}ー・]{2,12}?)${afterUnspacedName}`,
  'gu',
);
const hangul = new RegExp(`${wordStart}(?<name>\\p{Script=Hangul}{2,8})${afterHangulName}`, 'gu');
// "Levanto, Cinque Terre - Italy", "Lisbon": a name by itself at the start.
const opening = new RegExp(
  `^[^${letter}\\d]*(?<name>${name})(?=\\s*(?:[,:|–—(&+-]|$)|\\s(?:${anyPiece(besideNames)})\\s)`,
  'gu',
);
const withoutPlace = new Set(allWords(notNames));
const company = new Set(anyPiece(beforeCompany).split('|'));

const origin = new RegExp(`${wordStart}(?:${anyCase(anyPiece(beforeOrigin))})\\s+(?<name>${name})`, 'gu');
const unspacedOrigin = new RegExp(
  `(?<name>[\\p{Script=Han}]{2,4}|[\\p{Script=Katakana}ー・]{2,10})(?:${afterUnspacedOrigin})`,
  'gu',
);

/** Whether a word is capitalised in titles, but does not name a place. */
export const isTitleWord = (text: string): boolean => withoutPlace.has(text.toLowerCase());

/**
 * The same in one language, or in English, from which all titles borrow: "Maio" is an island, but on a Portuguese page
 * a month.
 */
export const isTitleWordIn = (language: string, text: string): boolean =>
  isTitleWord(text) && [notNames[language], notNames.en].some((words) => words?.includes(text.toLowerCase()));

/** "With", "mit": a companion follows. */
export const isBeforeCompany = (text: string): boolean => company.has(text.toLowerCase());

export interface NamedInTitle {
  name: string;
  start: number;
  /** Only a preposition points at it ("in X"), not a word of travel ("3 days in X"). */
  isWeak?: boolean;
}

// A longer title is a paragraph.
const maxTitleLength = 300;

/** All characters of Hangul and of scripts without spaces are in this range: other titles skip their expressions. */
const isFarEastern = /[\u1100-\uffff]/;
/** The expressions that can match in the scripts of the title. */
const ofScript = (title: string, western: RegExp[], eastern: RegExp[]) =>
  isFarEastern.test(title) ? [...western, ...eastern] : western;

function matches(title: string, pattern: RegExp): NamedInTitle[] {
  return [...title.matchAll(pattern)].flatMap((match) => {
    const found = match.groups?.name?.replace(/(?<![.'’-])[.'’-]+$/u, '') ?? '';
    const start = match.index + match[0].indexOf(match.groups?.name ?? '');
    const isWeak = /^\S+$/u.test(title.slice(match.index, start).trim());
    const first = found.split(/\s+/)[0] ?? '';
    // After a preposition it is a name all the same: "in Con Dao".
    const isActivity = isTitleWord(first) || (pattern === opening && isBeforeCompany(first));
    return found === '' || isActivity
      ? []
      : [{ name: found, start, ...(pattern === following && isWeak && { isWeak }) }];
  });
}

// Japanese puts the preposition after the name.
const goal = new RegExp(
  `(?<![\\p{Script=Katakana}\\p{Script=Han}ー])(?<name>[\\p{Script=Katakana}ー・]{3,12}|\\p{Script=Han}{2,5})(?:${afterUnspacedTarget})`,
  'gu',
);
const hasKana = /\p{Script=Hiragana}/u;

const byLanguage = new Map<string, RegExp | undefined>();

/** The prepositions of the page's own language before a place: "i Bergen", "nel Salento". */
function ownPattern(language: string): RegExp | undefined {
  if (byLanguage.has(language)) return byLanguage.get(language);
  const listed = ownPrepositions[language];
  const pattern = listed
    ? new RegExp(
        `(?<![${letter}\\d'’])(?:${anyCase(listed)})\\s+(?:(?:${anyCase(articles)})\\s+)?(?<name>${name})`,
        'gu',
      )
    : undefined;
  byLanguage.set(language, pattern);
  return pattern;
}

function namesOfOwn(text: string, language: string): NamedInTitle[] {
  const pattern = ownPattern(language);
  return pattern ? matches(text, pattern).map((named) => ({ ...named, isWeak: true })) : [];
}

/** Names that prose goes to: "to Bugarra", "in der Silvretta", "ウドンタニーへ". */
export const namesAfterPreposition = (text: string): NamedInTitle[] => [
  ...matches(text, following),
  ...(hasKana.test(text) ? matches(text, goal) : []),
];

/** Names that the title's own words point at: "3 days in X", "X itinerary". */
export function namesByPattern(whole: string, language: string): NamedInTitle[] {
  const title = whole.slice(0, maxTitleLength);
  const found = ofScript(title, [following, preceding], [unspaced, hangul]).flatMap((pattern) =>
    matches(title, pattern),
  );
  const isNew = ({ start }: NamedInTitle) => !found.some((other) => other.start === start);
  return [...found, ...namesOfOwn(title, language).filter(isNew)];
}

/** A name at the start of the title, with nothing but punctuation after it. */
export const nameAtStart = (title: string): NamedInTitle[] =>
  matches(title.slice(0, maxTitleLength), opening);

/** Names that a title gives as the start of the route: "from Bangalore", "大阪発". */
export const namesOfOrigin = (title: string): NamedInTitle[] =>
  ofScript(title, [origin], [unspacedOrigin]).flatMap((pattern) =>
    matches(title.slice(0, maxTitleLength), pattern),
  );
