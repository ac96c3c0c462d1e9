// Every row of sections 2, 4, 5, 7 and 8 of the service's document, in four environments, from one description. `npm
// run contract` prints the table.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketRows } from './bucket-rows.ts';
import { cachedReader } from './cached-reader.ts';
import { rows } from './rows.ts';
import { undescribedAnswers } from './told.ts';
import { openWithBucket, places, type World, type WorldWithBucket } from './world.ts';

const textReader = cachedReader();
afterAll(() => textReader.end());

for (const { name, missing, open } of places) {
  describe.skipIf(missing !== undefined)(missing ? `${name} (${missing})` : name, () => {
    let world: World;
    beforeAll(async () => {
      world = await open(textReader);
    }, 240_000);
    afterAll(() => world?.stop());
    for (const row of rows) test(row.name, () => row.run(world));
    test('9.1 OpenAPI lists every status that an operation gave', () =>
      expect(undescribedAnswers(world.answers).join('\n')).toBe(''));
  });
}

// The document does not mention file storage, so these are not rows of its sections.
describe('in process with its bucket away', () => {
  let world: WorldWithBucket;
  beforeAll(async () => {
    world = await openWithBucket(textReader);
  });
  afterAll(() => world?.stop());
  for (const { name, run } of bucketRows) test(name, () => run(world));
});

describe('the list of rows', () => {
  const numbered = (section: number, count: number) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`);
  // 5.8 and 5.9 only say that something is not shown.
  const inDocument = [
    ...numbered(2, 11),
    ...numbered(4, 11),
    ...numbered(5, 11).filter((each) => each !== '5.8' && each !== '5.9'),
    ...numbered(7, 3),
    ...numbered(8, 4),
  ];
  test('has every section of the document, by its good path and by its bad', () => {
    for (const path of ['good', 'bad'])
      expect(
        [...new Set(rows.filter((row) => row.path === path).map(({ section }) => section))].sort(),
      ).toEqual([...inDocument].sort());
  });
  test('names each row once', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });
});
