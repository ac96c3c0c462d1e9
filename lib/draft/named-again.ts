// Pure: no browser, no network, no clock.
// A stop is claimed where it stands out most; a time may stand where it is named again.
import type { Capture } from '../model/capture.ts';
import { type Mention, type Named, textAt } from './named.ts';

// Shorter names are parts of other words.
const shortestName = 4;
const shortestEastern = 2;
export const isEastern = (name: string) => /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/u.test(name);
// A day with more stops is a list, and a block of a megabyte no story.
const mostStops = 60;
const longestBlock = 6000;

const isLetter = (sign: string) => /[\p{L}\p{N}]/u.test(sign);

/** Where the name stands in the text as a word of its own. */
function placesOf(text: string, name: string): number[] {
  if (name.length < (isEastern(name) ? shortestEastern : shortestName)) return [];
  const places: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const isWord = !isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + name.length));
    if (isWord || isEastern(name)) places.push(at);
  }
  return places;
}

/** `named`, with every naming of its stops in one block. */
export function namedAgainIn(capture: Capture, named: Named, block: number): Named {
  const text = textAt(capture, block);
  const known = named.byBlock.get(block) ?? [];
  const { groups } = named;
  if (text.length > longestBlock || groups.length > mostStops) return named;
  // Half of a longer name may be the place itself: "shopping in Ginza" and "Ginza".
  const isMost = (at: Mention['at'], start: number, end: number) =>
    at.end - at.start > end - start &&
    at.start <= start &&
    end <= at.end &&
    (end - start) * 2 >= at.end - at.start;
  const isTaken = (start: number, end: number) =>
    known.some(({ at }) => at.start < end && start < at.end && !isMost(at, start, end));
  const again = groups.flatMap((group): Mention[] => {
    const { name } = group.first.claim;
    return placesOf(text, name)
      .filter((start) => !isTaken(start, start + name.length))
      .map((start) => ({ group, at: { block, start, end: start + name.length } }));
  });
  if (again.length === 0) return named;
  const line = [...known, ...again].sort((a, b) => a.at.start - b.at.start);
  return { ...named, byBlock: new Map(named.byBlock).set(block, line) };
}
