import { expect, test } from 'vitest';
import type { Capture } from '../../lib/model/capture.ts';
import type { Reader } from '../../lib/model/evidence.ts';
import { destination } from '../../lib/read/page/destination.ts';
import { readers } from '../../lib/read/readers.ts';
import { runReaders } from '../../lib/read/run-readers.ts';
import type { SharedReading } from '../../lib/read/shared-reading.ts';
import { knowing, place } from '../places/made.ts';

const page = (changes: Partial<Capture> = {}): Capture => ({
  kind: 'page',
  url: 'https://blog.example/',
  title: 'Graz, slowly',
  blocks: [],
  structured: [],
  truncated: false,
  ...changes,
});

test('a reader that throws loses its own claims and nobody else’s', () => {
  const broken: Reader = {
    name: 'page/broken',
    read: () => {
      throw new Error('no such cell');
    },
  };
  const { evidence, notes } = runReaders(page(), { readers: [broken, ...readers] });
  expect(notes).toEqual([{ reader: 'page/broken', message: 'no such cell' }]);
  expect(evidence.map(({ claim }) => claim.kind)).toEqual(['title']);
});

test('what several readers need is found once and handed to each', () => {
  const found: unknown[] = [];
  const asking = (name: string): Reader<SharedReading> => ({
    name,
    read(_capture, _knowledge, shared) {
      found.push(shared?.visits());
      return [];
    },
  });
  const blocks: Capture['blocks'] = [{ kind: 'paragraph', text: '9:00 The old bridge', spans: [] }];
  runReaders(page({ blocks }), { readers: [asking('page/one'), asking('page/other')] });
  expect(found[0]).toHaveLength(1);
  expect(found[1]).toBe(found[0]);
});

test('every reader has a name of its own and stands silent before an empty page', () => {
  expect(new Set(readers.map(({ name }) => name)).size).toBe(readers.length);
  expect(runReaders(page({ title: '' }))).toEqual({ evidence: [], notes: [] });
});

test('a gazetteer finds a destination that no pattern points at', () => {
  const knowledge = knowing(place(['Graz', 'AT', 47.07, 15.44]));
  expect(destination.read(page(), {})).toEqual([]);
  expect(destination.read(page(), knowledge).map(({ claim }) => claim)).toEqual([
    { kind: 'destination', name: 'Graz' },
  ]);
});

test('structured data names a destination only in words that the title also says', () => {
  const about = (name: string) => ({
    '@graph': [{ '@type': 'BlogPosting', about: { '@type': 'City', name } }],
  });
  const names = (structured: unknown[]) =>
    destination.read(page({ structured }), {}).map(({ claim }) => claim);
  expect(names([about('Graz')])).toEqual([{ kind: 'destination', name: 'Graz' }]);
  expect(names([about('Linz')])).toEqual([]);
});
