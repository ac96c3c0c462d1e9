// Finds repeats of a stop's name: a stop is claimed where it stands out most, but its time may stand beside a repeat.

import type { Capture } from '../model/capture.ts';
import { placesOfName, searchedText, withoutArticle } from '../text/find-name.ts';
import { type Mention, type Named, textAt } from './named.ts';

// A day with more stops is a list, and a longer block is not prose.
const maxStops = 60;
const maxBlockLength = 6000;

/** `named`, with every mention of its stops in one block. */
export function withRepeatsIn(capture: Capture, named: Named, block: number): Named {
  const text = textAt(capture, block);
  const spots = named.byBlock.get(block) ?? [];
  const { groups } = named;
  if (text.length > maxBlockLength || groups.length > maxStops) return named;
  // At least half of a longer mention may be the place itself: "shopping in Ginza" and "Ginza".
  const isMost = (at: Mention['at'], start: number, end: number) =>
    at.end - at.start > end - start &&
    at.start <= start &&
    end <= at.end &&
    (end - start) * 2 >= at.end - at.start;
  const isTaken = (start: number, end: number) =>
    spots.some(({ at }) => at.start < end && start < at.end && !isMost(at, start, end));
  const searched = searchedText(text);
  const again = groups.flatMap((group): Mention[] => {
    const name = withoutArticle(group.first.claim.name);
    return placesOfName(searched, name)
      .filter((start) => !isTaken(start, start + name.length))
      .map((start) => ({ group, at: { block, start, end: start + name.length } }));
  });
  if (again.length === 0) return named;
  const line = [...spots, ...again].sort((a, b) => a.at.start - b.at.start);
  return { ...named, byBlock: new Map(named.byBlock).set(block, line) };
}
