// A stop is claimed where it stands out most; a time may stand where it is named again.

import { articles } from '../languages/names.ts';
import type { Capture } from '../model/capture.ts';
import { anyCase } from '../text/any-case.ts';
import { type Mention, type Named, textAt } from './named.ts';

// Shorter names are parts of other words.
const minNameLength = 4;
const minCjkLength = 2;
export const isEastern = (name: string) => /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/u.test(name);
// A day with more stops is a list, and a block of a megabyte no story.
const maxStops = 60;
const maxBlockLength = 6000;

const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);

const article = new RegExp(anyCase(`^(?:${Object.values(articles).join('|')})\\s(?=\\p{L}{3})`), 'u');
// "TOKYO" is Tokyo, but "park" is any park.
const isSmall = (character: string) => character !== character.toUpperCase();

/** The character in lower case, if that is one character too: "İ" becomes two, which would shift all that follows. */
const oneSmall = (character: string) =>
  character.toLowerCase().length === character.length ? character.toLowerCase() : character;

/** The text in lower case, each letter at its old position. */
function inSmall(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text.replace(/\p{Lu}/gu, oneSmall);
}

/** Where the name stands in the text as a word of its own. */
function placesOf({ text, small }: { text: string; small: string }, name: string): number[] {
  if (name.length < (isEastern(name) ? minCjkLength : minNameLength)) return [];
  const wanted = inSmall(name);
  const places: number[] = [];
  for (let at = small.indexOf(wanted); at >= 0; at = small.indexOf(wanted, at + name.length)) {
    const isWord = !isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + name.length));
    const isName = !isSmall(text.charAt(at)) || isSmall(name.charAt(0));
    if ((isWord && isName) || isEastern(name)) places.push(at);
  }
  return places;
}

/** `named`, with every naming of its stops in one block. */
export function namedAgainIn(capture: Capture, named: Named, block: number): Named {
  const text = textAt(capture, block);
  const spots = named.byBlock.get(block) ?? [];
  const { groups } = named;
  if (text.length > maxBlockLength || groups.length > maxStops) return named;
  // Half of a longer name may be the place itself: "shopping in Ginza" and "Ginza".
  const isMost = (at: Mention['at'], start: number, end: number) =>
    at.end - at.start > end - start &&
    at.start <= start &&
    end <= at.end &&
    (end - start) * 2 >= at.end - at.start;
  const isTaken = (start: number, end: number) =>
    spots.some(({ at }) => at.start < end && start < at.end && !isMost(at, start, end));
  const written = { text, small: inSmall(text) };
  const again = groups.flatMap((group): Mention[] => {
    const name = group.first.claim.name.replace(article, '');
    return placesOf(written, name)
      .filter((start) => !isTaken(start, start + name.length))
      .map((start) => ({ group, at: { block, start, end: start + name.length } }));
  });
  if (again.length === 0) return named;
  const line = [...spots, ...again].sort((a, b) => a.at.start - b.at.start);
  return { ...named, byBlock: new Map(named.byBlock).set(block, line) };
}
