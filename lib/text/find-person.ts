// Finds people's names by what stands beside them: a title, a greeting, an age, the slash on tickets. Does not depend on the
// kind of document: privacy must hold even where reading fails.
import { ages, greetings, nobody, particles, thingWords, titlesAfter, titlesBefore } from './person-words.ts';
import { cachedByText } from './remembered.ts';

const setOf = (words: readonly string[]) => new Set(words);
const isNobody = setOf(nobody);
const isParticle = setOf(particles);
const isThing = setOf(thingWords);
export const isPersonParticle = (word: string): boolean => isParticle.has(word.toLowerCase());

const escaped = (word: string) => word.replace(/[.*+?()[\]{}|^$/]/g, '\\$&').replaceAll(' ', '\\s');
// In lower case, with a capital, or in capitals: the name beside it is recognised by its own capitals.
const written = (word: string) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()];
const oneOf = (words: readonly string[]) =>
  [...new Set(words.flatMap(written))]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

// One word of a name: "Ana", "DUARTE", "O’Neill", "Müller-Lüdenscheidt", "D." – or a lower-case particle.
const word =
  "(?:\\p{Lu}[\\p{L}\\p{M}'’`-]*\\.?|(?:von|van|der|den|de|la|del|dos|das|da|di|du|le|el|al|bin|ter|ten|zu|y|e)(?=\\s))";
const words = (most: number) => `${word}(?:[ \\u00a0]{1,2}${word}){0,${most - 1}}`;
const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';

const behindTitle = new RegExp(
  `${edge}(?:(?:${oneOf(titlesBefore)})\\.?\\s{1,2}){1,3}(?<name>${words(4)}(?:\\s?[,/]\\s?${words(3)})?)`,
  'gu',
);
// Titles on tickets are in capitals, like the names.
const beforeTitle = new RegExp(
  `${edge}(?<name>\\p{Lu}[\\p{Lu}'’-]+(?:[ /,]{1,2}\\p{Lu}[\\p{Lu}'’-]*){1,4})[ ,]{0,2}[ (](?:${titlesAfter.join('|').toUpperCase()})\\.?${end}`,
  'gu',
);
const slashed =
  /(?<![\p{L}\d/])(?<name>\p{Lu}[\p{Lu}'’ -]{0,28}\p{Lu}\/\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+){0,3})(?![\p{L}\d/])/gu;
const slashedWords =
  /(?<![\p{L}\d/])(?<name>\p{Lu}[\p{L}'’-]+\/\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) (?:mrs?|ms|miss|mstr|dr|herr|frau|mme)(?![\p{L}\d])/giu;
const greeted = new RegExp(
  `^[\\s>*•–-]{0,4}(?:${oneOf(greetings)})(?:,\\s?|\\s{1,2})(?:(?:${oneOf(titlesBefore)})\\.?\\s)?(?<name>${words(4)})\\s?(?=[,!.:;–—-]|$)`,
  'u',
);
const greetedEastern =
  /^(?<name>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}\s　]{2,14}?|[A-Z][A-Z /]{3,30}?)\s?(?:様|さま|殿|님|先生|女士|小姐)(?![\p{L}])/u;
const ofAge = `[-–,(\\[:/·|]\\s?(?:\\d\\s?x?\\s?)?(?:${oneOf(ages)})${end}`;
// Few lines have one, so this is tested before any name is searched for.
const anyAge = new RegExp(ofAge, 'u');
const aged = new RegExp(`${edge}(?<name>${words(4)}(?:,\\s${words(3)})?)\\s?[-–,(\\[:/·|]?${ofAge}`, 'gu');
const born = new RegExp(
  `${edge}(?<name>${words(4)})[ ,(]{1,3}(?:born|dob|geb(?:oren)?(?: am)?|née?(?: le)?|nacid[oa]|nat[oa]|\\*)\\.?\\s?(?=\\d)`,
  'gu',
);
// A boarding pass's barcode printed as text; pages lose the spaces that pad its name.
const boarding =
  /(?<![\p{L}\d])M[1-4](?<name>[A-Z][A-Z' -]{0,18}\/[A-Z][A-Z' -]{0,18}?)(?=\s+E?[A-Z\d]{5,8}(?![A-Z\d])|\s*$)/gu;
const fullBoarding = /(?<![\p{L}\d])M[1-4](?<name>[A-Z][A-Z /'-]{19})(?=E[A-Z\d]{5,7}(?![A-Z\d]))/gu;

export interface FoundPerson {
  words: string;
  start: number;
}

const wordsIn = (text: string): string[] => text.split(/[\s,/]+/u).filter(Boolean);

/** True for "Hotel Ana", which is no guest. */
export const isOfThing = (text: string): boolean =>
  wordsIn(text).some((each) => isThing.has(each.toLowerCase()));

/** Whether words in a name's position could be a name. */
export function isNameLike(text: string): boolean {
  const all = wordsIn(text.trim());
  if (all.length === 0 || all.length > 6 || text.length > 60 || /[\d@:;!?]/.test(text)) return false;
  const plain = all.map((each) => each.toLowerCase().replace(/(?<![.'’])[.'’]+$/u, ''));
  const own = plain.filter((each) => !isParticle.has(each));
  if (own.length === 0 || own.some((each) => isNobody.has(each) || isThing.has(each))) return false;
  return (
    all.every((each, index) => /^\p{Lu}/u.test(each) || isParticle.has(plain[index] ?? '')) &&
    /\p{L}{2}/u.test(text)
  );
}

const titlesAtEnd = new RegExp(`(?:[ ,](?:${oneOf(titlesAfter)})){1,3}\\.?$`, 'iu');

const trimmed = (name: string) =>
  name
    .replace(titlesAtEnd, '')
    .replace(/(?<![\s.,/'’-])[\s.,/'’-]+$/u, '')
    .trim();

/** "LHR/LIS", "EUR/USD" and "N/A" are two codes, not two names. */
const isTwoCodes = (name: string) =>
  /^\p{Lu}{2,3}\s?\/\s?\p{Lu}{2,3}$/u.test(name) || /^\p{Lu}\//u.test(name);

const eachOf = (pattern: RegExp, text: string): FoundPerson[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const name = match.groups?.name ?? '';
    const kept = upToThing(trimmed(name));
    return isNameLike(kept) ? [{ words: kept, start: match.index + match[0].indexOf(name) }] : [];
  });

/** Ends "Mr Aldo Ferri Hotel Bellavista" before the hotel. */
function upToThing(name: string): string {
  const all = name.split(' ');
  const at = all.findIndex((each) => {
    const plain = each.toLowerCase();
    return isThing.has(plain) || isNobody.has(plain);
  });
  return at > 0 ? all.slice(0, at).join(' ') : name;
}

interface Likely extends FoundPerson {
  isSlashed?: boolean;
}

// Cached, because several readers ask about the same line, and pages repeat their headers.
const likelyPeople = cachedByText((text: string): Likely[] => {
  if (!/\p{L}{2}/u.test(text)) return [];
  const hasDigit = /\d/.test(text);
  const found: Likely[] = [
    ...eachOf(behindTitle, text).filter((person) => isWhole(person, text)),
    ...eachOf(beforeTitle, text),
    ...(text.includes('/') ? eachOf(slashed, text).map((person) => ({ ...person, isSlashed: true })) : []),
    ...(text.includes('/') ? eachOf(slashedWords, text) : []),
    ...(anyAge.test(text) ? eachOf(aged, text) : []),
    ...(hasDigit ? eachOf(born, text) : []),
    ...(hasDigit ? eachOf(boarding, text) : []),
    ...(hasDigit ? eachOf(fullBoarding, text) : []),
  ];
  const greeting = greeted.exec(text)?.groups?.name;
  if (greeting && isNameLike(upToThing(greeting)))
    found.push({ words: upToThing(greeting), start: text.indexOf(greeting) });
  const eastern = greetedEastern.exec(text.trim())?.groups?.name?.trim();
  if (eastern && eastern.replace(/\s/gu, '').length >= 2)
    found.push({ words: eastern, start: text.indexOf(eastern) });
  return found;
});

/** Every person named in one line of a document. `isPlace`: if both sides of a slash are towns, it is a route. */
export const findPeople = (text: string, isPlace: (name: string) => boolean = () => false): FoundPerson[] =>
  likelyPeople(text)
    .filter(({ words: name, isSlashed }) => !isSlashed || !isRoute(name, isPlace))
    .map(({ words: name, start }) => ({ words: name, start }));

/** True for "Bonjour Apolline,", which addresses somebody. */
export const isGreeting = (text: string): boolean => greeted.test(text);

/** "Mr Wong" and "Madame Tussauds" are places too: one word after a title is a name only if the line says nothing else. */
function isWhole({ words: name, start }: FoundPerson, text: string): boolean {
  if (/\s|[,/]/u.test(name)) return true;
  return text.trim().length <= start + name.length + 2 && start <= 6;
}

function isRoute(name: string, isPlace: (name: string) => boolean): boolean {
  if (isTwoCodes(name)) return true;
  const [one = '', other = ''] = name.split('/');
  return isPlace(one) && isPlace(other);
}
