import { describe, expect, test } from 'vitest';
import { readCapture } from '../../lib/journeys/read-capture.ts';
import { readers } from '../../lib/read/readers.ts';
import { runReaders } from '../../lib/read/run-readers.ts';
import { captureOf, expectationOf, type Fixture, fixtures } from './fixtures.ts';
import { draftInShort, evidenceInShort, namesIn } from './in-short.ts';

async function check(fixture: Fixture): Promise<void> {
  const capture = await captureOf(fixture);
  const alone = runReaders(capture, { readers: readers.filter(({ name }) => name === fixture.reader) });
  const draft = readCapture(capture);
  const found = { evidence: evidenceInShort(capture, alone.evidence), draft: draftInShort(draft) };
  const { absent = [], ...expected } = expectationOf(fixture, found);
  expect(alone.notes).toEqual([]);
  expect(JSON.parse(JSON.stringify(found))).toEqual(expected);
  for (const name of absent) expect(namesIn(draft)).not.toContain(name);
}

describe('fixtures', () => {
  test.each([...fixtures('pages'), ...fixtures('bookings')])('$name', check);
});
