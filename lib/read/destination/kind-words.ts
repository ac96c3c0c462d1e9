import { kindNouns } from '../../languages/destination.ts';
import { endingKinds, isInsideNames } from '../../text/destination-words.ts';
import { allWords } from '../../text/language-rows.ts';

const nouns = new Set(allWords(kindNouns));
const wordsOf = (name: string) => name.toLowerCase().split(/[\s'’-]+/);
const ending = new RegExp(`(?:${endingKinds})$`, 'u');

/** "West Highland Way", "Bayerischer Wald", "平溪線": the name itself says that it is a landscape or a route. */
export const hasKindWord = (name: string): boolean =>
  ending.test(name.toLowerCase()) || wordsOf(name).some((word) => nouns.has(word));

/** "Der Weg", "Park": a landscape or a route, but not which one. */
export const isBareKind = (name: string): boolean =>
  wordsOf(name).every((word) => nouns.has(word) || isInsideNames(word));

/** Says what it is, and which one. */
export const isNamedKind = (name: string): boolean => hasKindWord(name) && !isBareKind(name);
