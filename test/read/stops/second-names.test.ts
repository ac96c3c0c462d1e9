import { expect, test } from 'vitest';
import type { Scored } from '../../../lib/read/stops/decode.ts';
import { emptyLexicon } from '../../../lib/read/stops/lexicon.ts';
import { viewPage } from '../../../lib/read/stops/page-view.ts';
import { withoutSecondNames } from '../../../lib/read/stops/second-names.ts';
import { openPage } from '../../../tools/reading/open-page.ts';

/** What is left of the names of a page, each with its chance; names that are not said here have a low one. */
function left(body: string, chances: Record<string, number>, towns: string[] = []): Record<string, number> {
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
    whereIs: (name: string) => (isTown(name) ? [1, 1, 9] : []),
  };
  const view = viewPage(opened.value, [], { knowledge, lexicon: emptyLexicon });
  const scored: Scored[] = view.candidates.map((candidate) => ({
    candidate,
    chance: chances[candidate.name] ?? 0.01,
  }));
  return Object.fromEntries(
    withoutSecondNames(view, scored).flatMap(({ candidate: { name }, chance }) =>
      chance > 0.01 ? [[name, chance]] : [],
    ),
  );
}

test('the same place in another script is one stop, as likely as the likelier name', () => {
  const chances = { 青石水坝: 0.3, 'Green Stone Dam': 0.8, 'Stone Dam': 0.4 };
  expect(left('<p>下午看青石水坝（Green Stone Dam）。</p>', chances)).toEqual({ 青石水坝: 0.8 });
  expect(left('<p>Then Green Stone Dam (青石水坝) again.</p>', chances)).toMatchObject({
    'Green Stone Dam': 0.8,
  });
});

test('brackets in the same script, a town that says where, and what follows no name stay', () => {
  const same = { 'Old Tower': 0.6, 'Torre Antiga': 0.5 };
  expect(left('<p>We climbed the Old Tower (Torre Antiga).</p>', same)).toMatchObject(same);
  const town = { 'Museum of Kites': 0.6, 青石市: 0.5 };
  expect(left('<p>Museum of Kites（青石市）</p>', town, ['青石市'])).toMatchObject(town);
});
