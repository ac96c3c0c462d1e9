import { describe, expect, test } from 'vitest';
import { readCapture } from '../../lib/journeys/read-capture.ts';
import { labelReaders, readers } from '../../lib/read/readers.ts';
import { runReaders } from '../../lib/read/run-readers.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';
import { captureOf, expectationOf, type Fixture, fixtures, stopsExpected } from './fixtures.ts';
import { draftInShort, evidenceInShort, namesIn } from './in-short.ts';

const knowledge = loadKnowledge();

/** A reader on its own, exactly; for bookings also the draft. */
async function checkReader(fixture: Fixture): Promise<void> {
  const capture = await captureOf(fixture);
  const alone = runReaders(capture, {
    readers: [...labelReaders, ...readers].filter(({ name }) => name === fixture.reader),
  });
  const isBooking = fixture.reader.startsWith('booking/');
  const found = {
    evidence: evidenceInShort(capture, alone.evidence),
    ...(isBooking && { draft: draftInShort(readCapture(capture)) }),
  };
  const { absent = [], ...expected } = expectationOf(fixture, found);
  expect(alone.notes).toEqual([]);
  expect(JSON.parse(JSON.stringify(found))).toEqual(expected);
  for (const name of absent) expect(namesIn(readCapture(capture, knowledge))).not.toContain(name);
}

/** The learned reader, through the whole draft: every stop on its day, and nothing that is not a stop. */
async function checkStops(fixture: Fixture): Promise<void> {
  const draft = readCapture(await captureOf(fixture), knowledge);
  const { found, absent = [] } = stopsExpected(fixture);
  const days = draft.ok ? draft.value.days.map((day) => day.stops.map(({ name }) => name.value)) : [];
  expect(days.length).toBe(found.length);
  for (const [index, names] of found.entries()) expect(days[index]).toEqual(expect.arrayContaining(names));
  for (const name of absent) expect(days.flat()).not.toContain(name);
}

describe('fixtures', () => {
  const all = [...fixtures('pages'), ...fixtures('bookings')];
  test.each(all.filter(({ reader }) => reader !== 'page/stops'))('$name', checkReader);
  test.each(all.filter(({ reader }) => reader === 'page/stops'))('$name', checkStops);
});
