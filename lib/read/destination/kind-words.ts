// Pure: no browser, no network, no clock.
import { endingKinds, kindNouns } from '../../text/destination-words.ts';

const nouns = new Set(Object.values(kindNouns).flatMap((list) => list.split(' ')));
const ending = new RegExp(`(?:${endingKinds})$`, 'u');

/** "West Highland Way", "Bayerischer Wald", "平溪線": the name says itself that it is a landscape or a way. */
export const hasKindWord = (name: string): boolean =>
  ending.test(name.toLowerCase()) ||
  name
    .toLowerCase()
    .split(/[\s'’-]+/)
    .some((word) => nouns.has(word));
