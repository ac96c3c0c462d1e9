import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../service/itineraries/content.ts';
import { signedCursors } from '../../service/itineraries/cursor.ts';
import { etagOf, readIfMatch } from '../../service/itineraries/etag.ts';
import { sniffPicture } from '../../service/itineraries/pictures.ts';
import { isBlobKey } from '../../service/storage/blobs.ts';
import { statementsOf } from '../../service/storage/migrate.ts';
import { hashPassword, isPassword } from '../../service/travellers/passwords.ts';
import { dateOfDay, lengthOf } from '../../service/web/words.ts';
import { pictures } from './trips.ts';

describe('cursors', () => {
  const cursors = signedCursors('a key of our own');
  const position = fc.record(
    {
      at: fc.double({ noNaN: true, noDefaultInfinity: true }).map((at) => at + 0),
      id: fc.uuid(),
      tier: fc.constantFrom(0 as const, 1 as const),
    },
    { requiredKeys: ['at', 'id'] },
  );

  test('come back as they were given, for the same question only', () => {
    fc.assert(
      fc.property(position, fc.string(), fc.string(), (place, question, other) => {
        const cursor = cursors.write(place, question);
        expect(cursors.read(cursor, question)).toEqual(place);
        if (other !== question) expect(cursors.read(cursor, other)).toBeUndefined();
        expect(signedCursors('another key').read(cursor, question)).toBeUndefined();
      }),
    );
  });

  test('whatever else is sent is no cursor', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(cursors.read(text, 'q')).toBeUndefined();
      }),
    );
  });
});

describe('what a client may send', () => {
  test('any JSON is either refused with a sentence or kept with unique ids, and kept again unchanged', () => {
    const name = fc.option(fc.string({ maxLength: 20 }), { nil: undefined });
    const id = fc.option(fc.constantFrom('a', 'b', 'c', '../d'), { nil: null });
    const stop = fc.record(
      { id, name, startTime: fc.constantFrom('09:30', '25:00', undefined) },
      { requiredKeys: [] },
    );
    const day = fc.record({ id, stops: fc.array(stop, { maxLength: 4 }) }, { requiredKeys: [] });
    const plan = fc.record({ title: name, days: fc.array(day, { maxLength: 4 }) });
    fc.assert(
      fc.property(fc.oneof(plan, fc.jsonValue()), (value) => {
        let next = 0;
        const read = readContent(value, () => `new-${next++}`);
        if (!read.ok) {
          expect(read.failure).toMatch(/\S/);
          return;
        }
        const ids = read.value.days.map((each) => each.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(readContent(read.value, () => 'never')).toEqual(read);
      }),
    );
  });
});

describe('If-Match', () => {
  test('the tag of a version matches itself and no other', () => {
    const version = fc.integer({ min: 1 });
    fc.assert(
      fc.property(version, version, (one, other) => {
        const read = readIfMatch(` "x", ${etagOf(one)} `);
        expect(read.kind === 'tags' && read.tags.includes(etagOf(other))).toBe(one === other);
      }),
    );
  });
});

describe('pictures', () => {
  test('are known by their bytes', () => {
    for (const [type, bytes] of Object.entries(pictures)) {
      expect(sniffPicture(bytes)).toBe(type);
      expect(sniffPicture(bytes.subarray(0, 2))).toBeUndefined();
    }
    for (const text of ['', 'GIF89a', '<svg>', 'RIFF\0\0\0\0WAVE', '\0\0\0\x18ftypavif'])
      expect(sniffPicture(new TextEncoder().encode(text))).toBeUndefined();
  });

  test('a key never names another file', () => {
    expect(isBlobKey('3f2b0c1e-0000-4000-8000-000000000000.jpg')).toBe(true);
    for (const key of [
      '',
      '..',
      '../x.jpg',
      `${'.'.repeat(36)}.jpg`,
      '3f2b0c1e-0000-4000-8000-000000000000.jpg/..',
    ])
      expect(isBlobKey(key)).toBe(false);
  });
});

test('a migration is read statement by statement, without its comments', () => {
  expect(
    statementsOf("-- why; and how\ncreate table a (b text default ';');\n\ninsert into a values (1);"),
  ).toEqual(["create table a (b text default ';')", 'insert into a values (1)']);
});

test('a password opens only its own hash, however its letters were typed', async () => {
  const hash = await hashPassword('café on the corner');
  expect(hash).not.toContain('café');
  expect(await isPassword('cafe\u0301 on the corner', hash)).toBe(true);
  expect(await isPassword('cafe on the corner', hash)).toBe(false);
  expect(await isPassword('', hash)).toBe(false);
});

test('dates float: a day is the same day in every zone', () => {
  expect(dateOfDay('2027-05-13T00:00:00Z', 0)).toBe('Thu 13 May 2027');
  expect(dateOfDay('2027-12-31', 1)).toBe('Sat 1 Jan 2028');
  expect(dateOfDay(undefined, 0)).toBeUndefined();
});

test('lengths are said as people say them', () => {
  expect([45, 60, 65, 90].map(lengthOf)).toEqual(['45 min', '1 h', '1 h 05', '1 h 30']);
});
