// Of two places that a page presents alike, the destination is the one that its sentences treat as such.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Knowledge } from '../../../lib/model/evidence.ts';
import type { NameMention, PageSense } from '../../../lib/model/text-sense.ts';
import { placeKnowledge } from '../../../lib/places/place-knowledge.ts';
import { destination } from '../../../lib/read/page/destination.ts';
import { capture, paragraph } from '../days/blocks.ts';

const bytesOf = (file: string) =>
  new Uint8Array(readFileSync(new URL(`../../../public/${file}`, import.meta.url)));

const page = capture([
  paragraph('We flew over Porto and saw Lisbon from above.'),
  paragraph('Lisbon is older than Porto, and Porto is wetter than Lisbon.'),
]);
const nameOf = ([first]: NameMention[]) => {
  const block = page.blocks[first?.block ?? -1];
  return block && 'text' in block ? block.text.slice(first?.start, first?.end) : '';
};

const saying = (goal: string, logit: number): Knowledge => ({
  ...placeKnowledge(bytesOf('places.bin')),
  stopModel: bytesOf('stops.bin'),
  sense: (): PageSense => ({
    sentences: [],
    trip: 3,
    several: -3,
    stops: (names) => new Float32Array(names.length),
    destinations: (names) => Float32Array.from(names, (name) => (nameOf(name) === goal ? logit : 0)),
  }),
});
const said = (knowledge: Knowledge) =>
  destination.read(page, knowledge).flatMap(({ claim }) => (claim.kind === 'destination' ? claim.name : []));

test('the goal is the name that the sentences speak of as one', () => {
  expect(said(saying('Lisbon', 30))).toEqual([expect.stringContaining('Lisbon')]);
  expect(said(saying('Porto', 30))).toEqual([expect.stringContaining('Porto')]);
});

test('a name that no sentence was read of is judged by its features', () => {
  const { sense: _, ...plain } = saying('Lisbon', 0);
  expect(said(saying('Lisbon', Number.NaN))).toEqual(said(plain));
});
