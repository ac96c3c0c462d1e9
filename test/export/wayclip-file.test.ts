import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxFileBytes, readWayclipFile, toWayclipFile } from '../../lib/export/wayclip-file.ts';
import { importClip } from '../../lib/journeys/import-clip.ts';
import { ok } from '../../lib/model/result.ts';
import { anyTrip } from './any-trip.ts';
import { sampleTrip } from './sample-trip.ts';

/** JSON has no "undefined": a missing field and an undefined one are the same. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test('what was saved is opened again, whole', () => {
  fc.assert(
    fc.property(anyTrip, ({ draft, source }) => {
      expect(readWayclipFile(toWayclipFile({ draft, source }))).toEqual(ok(plain({ draft, source })));
    }),
    { numRuns: 100 },
  );
});

test('an opened file becomes a clip of its own, never sent', async () => {
  const clip = await importClip(toWayclipFile(sampleTrip()), {
    keep: async (made) => ok(made),
    newId: () => '0b5f9c1e-6a51-4d0c-9d3e-2f1f6f0f7a10',
  });
  expect(clip).toMatchObject({
    ok: true,
    value: { id: '0b5f9c1e-6a51-4d0c-9d3e-2f1f6f0f7a10', delivery: { step: 'kept' } },
  });
});

const changed = (change: (file: ReturnType<typeof asObject>) => void) => {
  const file = asObject();
  change(file);
  return JSON.stringify(file);
};
const asObject = () => JSON.parse(toWayclipFile(sampleTrip()));

describe('what is not ours is refused, saying why', () => {
  test.each([
    ['nothing', ''],
    ['words', 'Day 1: Porto'],
    ['a picture', '\u0089PNG\r\n\u001a\n'],
    ['another JSON', '{"days":[]}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a version that is none', '{"format":"wayclip","version":"1"}'],
    ['far too much', ' '.repeat(maxFileBytes + 1)],
  ])('%s', (_what, text) => {
    expect(readWayclipFile(text)).toEqual({ ok: false, failure: { kind: 'not-a-wayclip-file' } });
  });

  test.each([
    ['a missing draft', changed((file) => delete file.draft)],
    [
      'a place off the globe',
      changed((file) => (file.draft.days[0].stops[0].coordinate.value.latitude = 91)),
    ],
    ['two stops with one id', changed((file) => (file.draft.days[0].stops[1].id = 's1'))],
  ])('%s', (_what, text) => {
    expect(readWayclipFile(text)).toEqual({ ok: false, failure: { kind: 'wayclip-file-damaged' } });
  });

  test('a file of a later version asks for an update', () => {
    const text = changed((file) => (file.version = 2));
    expect(readWayclipFile(text)).toEqual({ ok: false, failure: { kind: 'newer-version' } });
  });
});

test('a mark before the first sign and unknown fields do no harm', () => {
  const text = `\ufeff${changed((file) => (file.draft.mood = 'sunny'))}`;
  const { draft, source } = sampleTrip();
  expect(readWayclipFile(text)).toEqual(ok({ draft, source }));
});
