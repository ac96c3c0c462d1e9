// How a name stands in a title: whole or as a piece of a longer one, at the start of a part, or as one end of a route.

import { betweenEnds } from '../../languages/destination.ts';
import { anyCase } from '../../text/any-case.ts';
import { letter } from '../../text/letters.ts';
import { isBeforeCompany, isTitleWord } from './title-patterns.ts';

export interface TitlePlace {
  /** No other part of a name stands beside it: "Florida" in "Trips in Florida", not "Rio" in "Camping Rio Turia". */
  isWhole: boolean;
  /** It opens the title or a part of it: "Sancy: the ridges", "Day 3 – Mostar". */
  opensPart: boolean;
  /** One end of a route: "Porto – Faro", "from Udine to Tirana". */
  isEnd: boolean;
  /** Punctuation and another name follow: "Levanto, Cinque Terre", "교토 (일본)". */
  isBefore: (other: { start: number }) => boolean;
}

const reach = 40;
const unspaced = /[\p{Script=Han}\p{Script=Katakana}ー々]/u;
// Bounded, so that a long run of letters is only tried from its last few.
const ending = `(?<![${letter}'’.])([${letter}'’.]{1,30})`;
const lastWord = new RegExp(`${ending}[ '’]$`, 'u');
// "Rio" in "Serra do Rio" belongs to the word before the preposition.
const joinedBefore = new RegExp(`${ending} (?:d[aeo]s?|del|della|dei|di|du|of) $`, 'u');
const firstWord = new RegExp(`^[ '’]([${letter}'’.]+)`, 'u');
const beginsPart = /(?:^|[:|–—(（【「『,!?！？：｜→•·&＆]|\s-)\s*$/u;
const linkSign = '(?:->|[→⇒➔>–—~〜～↔-])';
const linkWords = Object.values(betweenEnds).join('|');
const capital = '\\p{Lu}|\\p{Lo}';
const linkBefore = new RegExp(
  anyCase(`(?:[${letter}\\d)])(?:\\s*${linkSign}\\s*|\\s+(?:${linkWords})\\s+)(?:the |la |le |el )?$`),
  'u',
);
const linkAfter = new RegExp(
  `^\\s*(?:\\([^)]{1,20}\\)\\s*)?(?:${linkSign}\\s*|(?<=\\s|\\))(?:${linkWords})\\s+)(?:the |la |le |el )?(?:${capital})`,
  'u',
);

const isNamePart = (word: string | undefined) =>
  word !== undefined && /^\p{Lu}/u.test(word) && !isTitleWord(word) && !isBeforeCompany(word);
// "Australia’s Woody Island": a possessive is not part of the name.
const isOwner = (word: string | undefined) => word !== undefined && /['’]s$/u.test(word);

function isWholeIn(name: string, before: string, after: string): boolean {
  if (unspaced.test(name)) return !unspaced.test(before.at(-1) ?? '') && !unspaced.test(after[0] ?? '');
  const joined = lastWord.exec(before) ?? undefined;
  return (
    (!isNamePart(joined?.[1]) || isOwner(joined?.[1])) &&
    !isNamePart(joinedBefore.exec(before)?.[1]) &&
    !isNamePart(firstWord.exec(after)?.[1])
  );
}

// "Bled, Slovenia", "Hana (Maui)", "Uluwatu, Bali".
const beforeHolder = /^\s?[,(（、][\s]?$/u;

export function titlePlaceOf(title: string, { name, start }: { name: string; start: number }): TitlePlace {
  const before = title.slice(Math.max(0, start - reach), start);
  const after = title.slice(start + name.length, start + name.length + reach);
  return {
    isWhole: isWholeIn(name, before, after),
    opensPart: beginsPart.test(before),
    isEnd: linkBefore.test(before) || linkAfter.test(after),
    isBefore: (other) => beforeHolder.test(title.slice(start + name.length, other.start)),
  };
}
