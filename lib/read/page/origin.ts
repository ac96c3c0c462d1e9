// Pure: no browser, no network, no clock.
import type { Reader } from '../../model/evidence.ts';
import { anyCase } from '../../text/any-case.ts';
import { letter, wordStart } from '../../text/letters.ts';
import { startsFrom } from '../../text/origin-words.ts';
import { claimsOf, textBlocks } from '../claim.ts';

const claim = claimsOf('page/origin');

const word = `\\p{Lu}[${letter}'’.-]*`;
const name = `(?:${word}(?:\\s(?:(?:de|da|do|del|of|la|le|am|an der)\\s)?${word}){0,2}|[\\p{Script=Han}\\p{Script=Katakana}]{2,8})`;
const pattern = new RegExp(
  `${wordStart}(?:${anyCase(Object.values(startsFrom).join('|'))})\\s{0,3}(?<name>${name})`,
  'u',
);
// Further down, "we left from …" speaks of one leg.
const latestShare = 0.4;

/** Where the traveller sets out, only if the page says so: "Departure: Lyon". */
export const origin: Reader = {
  name: 'page/origin',
  read(capture) {
    const latest = Math.max(12, capture.blocks.length * latestShare);
    return textBlocks(capture).flatMap(({ block, index }) => {
      if (index > latest || block.kind === 'caption') return [];
      const match = pattern.exec(block.text);
      const found = match?.groups?.name?.replace(/(?<![.’'-])[.’'-]+$/u, '');
      if (!match || !found) return [];
      const start = match.index + match[0].length - (match.groups?.name?.length ?? 0);
      return [
        claim({ kind: 'origin', name: found }, { block: index, start, end: start + found.length }, 0.5),
      ];
    });
  },
};
