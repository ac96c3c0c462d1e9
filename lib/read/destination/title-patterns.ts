// Pure: no browser, no network, no clock.
// Names that a title points at, whether or not any gazetteer has heard of them.
import { anyCase } from '../../text/any-case.ts';
import {
  afterName,
  afterUnspacedName,
  afterUnspacedOrigin,
  beforeName,
  beforeOrigin,
  notNames,
} from '../../text/destination-words.ts';

// "Rio de Janeiro", "Bosnia and Herzegovina": capitalised words with small ones between them.
const word = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const name = `${word}(?:\\s+(?:(?:de|da|do|del|della|di|of|the|la|le|am|an der|and|und|et|y)\\s+)?${word}){0,3}`;
const following = new RegExp(
  `(?<![A-Za-z])(?<![\\p{L}\\d])(?:${anyCase(Object.values(beforeName).join('|'))})\\s+(?:(?:${anyCase('the|der|die|den|dem|la|le|les|los|las|el|de')})\\s+)?(?<name>${name})`,
  'gu',
);
const preceding = new RegExp(
  `(?<name>${name})(?:[,:]?\\s+(?:\\d+[- ]day\\s+)?)(?:${anyCase(afterName)})(?!\\p{L})`,
  'gu',
);
const unspaced = new RegExp(
  `(?<name>[\\p{Script=Han}]{2,6}|[\\p{Script=Katakana}ー・]{2,12})${afterUnspacedName}`,
  'gu',
);
// "Levanto, Cinque Terre - Italy", "Lisbon": a name alone at the start.
const opening = new RegExp(`^[^\\p{L}\\d]*(?<name>${name})(?=\\s*(?:[,:|–—(-]|$))`, 'gu');
const notName = new RegExp(`^(?:${Object.values(notNames).join('|')})$`, 'iu');

const origin = new RegExp(
  `(?<![\\p{L}\\d])(?:${anyCase(Object.values(beforeOrigin).join('|'))})\\s+(?<name>${name})`,
  'gu',
);
const unspacedOrigin = new RegExp(
  `(?<name>[\\p{Script=Han}]{2,4}|[\\p{Script=Katakana}ー・]{2,10})(?:${afterUnspacedOrigin})`,
  'gu',
);

/** True for words that stand in titles with a capital and name no place. */
export const isNoName = (text: string): boolean => notName.test(text);

export interface NamedInTitle {
  name: string;
  start: number;
  /** Only a preposition points at it ("in X"), no word of travelling ("3 days in X"). */
  isWeak?: boolean;
}

// A title that is longer is a paragraph.
const longestTitle = 300;

function matches(title: string, pattern: RegExp): NamedInTitle[] {
  return [...title.matchAll(pattern)].flatMap((match) => {
    const found = match.groups?.name?.replace(/(?<![.'’-])[.'’-]+$/u, '') ?? '';
    const start = match.index + match[0].indexOf(match.groups?.name ?? '');
    const isWeak = /^\S+$/u.test(title.slice(match.index, start).trim());
    return found === '' || notName.test(found.split(/\s+/)[0] ?? '')
      ? []
      : [{ name: found, start, ...(pattern === following && isWeak && { isWeak }) }];
  });
}

/** Names after a preposition in running text: "to Bugarra", "in der Silvretta". */
export const namesAfterPreposition = (text: string): NamedInTitle[] => matches(text, following);

/** Names that the title's own words point at: "3 days in X", "X itinerary". */
export const namesByPattern = (title: string): NamedInTitle[] =>
  [following, preceding, unspaced].flatMap((pattern) => matches(title.slice(0, longestTitle), pattern));

/** A name at the start of the title, with nothing but a sign after it. */
export const nameAtStart = (title: string): NamedInTitle[] => matches(title.slice(0, longestTitle), opening);

/** Names that a title gives as where the way begins: "from Bangalore", "大阪発". */
export const namesOfOrigin = (title: string): NamedInTitle[] =>
  [origin, unspacedOrigin].flatMap((pattern) => matches(title.slice(0, longestTitle), pattern));
