// A small page whose names have the scores that a test gives them.
import type { Scored } from '../../../lib/read/stops/decode.ts';
import { hashOf } from '../../../lib/read/stops/hash.ts';
import { emptyLexicon, type Lexicon } from '../../../lib/read/stops/lexicon.ts';
import { type PageView, viewPage } from '../../../lib/read/stops/page-view.ts';
import { openPage } from '../../../tools/reading/open-page.ts';

const given = new Set(['marta', 'sofia', 'tom'].map(hashOf));
const families = new Set(['weber'].map(hashOf));
const lexicon: Lexicon = {
  ...emptyLexicon,
  isGiven: (hash) => given.has(hash),
  isFamily: (hash) => families.has(hash),
};

/** `towns`: names in the gazetteer. Names missing from `chances` get a low score. */
export function scoredPage(
  body: string,
  chances: Record<string, number>,
  towns: string[] = [],
): { view: PageView; scored: Scored[] } {
  const opened = openPage(
    `<html><head><title>T</title></head><body><article>${body}</article></body></html>`,
  );
  if (!opened.ok) throw new Error('the page does not open');
  const isTown = (name: string) => towns.includes(name);
  const knowledge = {
    lookUpPlace: (name: string) =>
      isTown(name)
        ? [
            {
              name,
              country: 'XX',
              coordinate: { latitude: 1, longitude: 1 },
              population: 9,
              kind: 'city' as const,
              prominence: 0.5,
            },
          ]
        : [],
    coordinatesOfName: (name: string) => (isTown(name) ? [1, 1, 9] : []),
  };
  const view = viewPage(opened.value, [], { knowledge, lexicon });
  const scored = view.candidates.map((candidate) => ({
    candidate,
    chance: chances[candidate.name] ?? 0.01,
  }));
  return { view, scored };
}
