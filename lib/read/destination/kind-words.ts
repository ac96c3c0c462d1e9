import { endingKinds, isInsideNames, kindNouns } from '../../text/destination-words.ts';

const nouns = new Set(Object.values(kindNouns).flatMap((list) => list.split(' ')));
const wordsOf = (name: string) => name.toLowerCase().split(/[\s'’-]+/);
const ending = new RegExp(`(?:${endingKinds})$`, 'u');

/** "West Highland Way", "Bayerischer Wald", "平溪線": the name says itself that it is a landscape or a way. */
export const hasKindWord = (name: string): boolean =>
  ending.test(name.toLowerCase()) || wordsOf(name).some((word) => nouns.has(word));

/** "Der Weg", "Park": a landscape or a way, and not which. */
export const isBareKind = (name: string): boolean =>
  wordsOf(name).every((word) => nouns.has(word) || isInsideNames(word));

/** Says what it is, and which. */
export const isNamedKind = (name: string): boolean => hasKindWord(name) && !isBareKind(name);
