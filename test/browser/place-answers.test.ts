import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { ownStorage } from '../../lib/browser/own-storage.ts';
import { recallAnswer, rememberAnswer } from '../../lib/browser/place-answers.ts';
import type { PlaceAnswer } from '../../lib/model/place-answer.ts';

beforeEach(async () => {
  fakeBrowser.reset();
  await ownStorage.clear();
});

const day = 86_400_000;
const start = Date.parse('2027-05-01T10:00:00Z');
const answer = (name: string): PlaceAnswer => ({
  places: [
    {
      name,
      country: 'BE',
      coordinate: { latitude: 51.05, longitude: 3.72 },
      kind: 'square',
      by: 'online',
      alsoCalled: ['Herb Quay'],
      within: ['Binnenstad'],
    },
  ],
});
const address = (query: string) => `https://places.example/search?q=${query}`;
const graslei = address('Graslei');
const stored = async () => (await ownStorage.get('placeAnswers')) as { address: string }[];

describe('an answer', () => {
  test('is recalled as it was, for its own address alone', async () => {
    await rememberAnswer(graslei, answer('Graslei'), start);
    expect(await recallAnswer(graslei, start + 1)).toEqual(answer('Graslei'));
    expect(await recallAnswer(address('Gravensteen'), start + 1)).toBeUndefined();
    expect(await recallAnswer('https://elsewhere.example/search?q=Graslei', start + 1)).toBeUndefined();
  });

  test('that found nothing is one too', async () => {
    await rememberAnswer(graslei, { places: [] }, start);
    expect(await recallAnswer(graslei, start)).toEqual({ places: [] });
  });

  test('is kept for thirty days', async () => {
    await rememberAnswer(graslei, answer('Graslei'), start);
    expect(await recallAnswer(graslei, start + 30 * day - 1)).toBeDefined();
    expect(await recallAnswer(graslei, start + 30 * day)).toBeUndefined();
  });

  test('that was given again counts from then on, and stands once', async () => {
    await rememberAnswer(graslei, answer('Graslei'), start);
    await rememberAnswer(graslei, answer('Graslei, anew'), start + 20 * day);
    expect(await recallAnswer(graslei, start + 40 * day)).toEqual(answer('Graslei, anew'));
    expect(await stored()).toHaveLength(1);
  });

  test('of a clock that ran far ahead does not stay until then', async () => {
    await rememberAnswer(graslei, answer('Graslei'), start + 900 * day);
    expect(await recallAnswer(graslei, start)).toBeUndefined();
  });
});

describe('of many answers', () => {
  test('those that come at once are all kept', async () => {
    const queries = Array.from({ length: 20 }, (_, index) => address(`Quay ${index}`));
    await Promise.all(queries.map((each) => rememberAnswer(each, answer('Quay'), start)));
    for (const each of queries) expect(await recallAnswer(each, start)).toEqual(answer('Quay'));
  });

  test('the oldest goes when there are more than six hundred', async () => {
    const six = Array.from({ length: 600 }, (_, index) => ({
      address: address(`Quay ${index}`),
      at: start - index,
      answer: answer('Quay'),
    }));
    await ownStorage.set({ placeAnswers: six });
    await rememberAnswer(graslei, answer('Graslei'), start + 1);
    expect(await stored()).toHaveLength(600);
    expect(await recallAnswer(graslei, start + 1)).toBeDefined();
    expect(await recallAnswer(address('Quay 598'), start + 1)).toBeDefined();
    expect(await recallAnswer(address('Quay 599'), start + 1)).toBeUndefined();
  });

  test('those that are too old go with the next one', async () => {
    await rememberAnswer(graslei, answer('Graslei'), start);
    await rememberAnswer(address('Patershol'), answer('Patershol'), start + 31 * day);
    expect((await stored()).map((each) => each.address)).toEqual([address('Patershol')]);
  });

  test('a damaged one is asked about anew, and the others stay', async () => {
    await rememberAnswer(graslei, answer('Graslei'), start);
    const damaged = [
      null,
      { address: address('Patershol') },
      { address: address('Patershol'), at: start, answer: { places: [{ name: 7 }] } },
    ];
    await ownStorage.set({ placeAnswers: [...damaged, ...(await stored())] });
    expect(await recallAnswer(address('Patershol'), start)).toBeUndefined();
    expect(await recallAnswer(graslei, start)).toEqual(answer('Graslei'));
    await rememberAnswer(address('Patershol'), answer('Patershol'), start);
    expect(await recallAnswer(address('Patershol'), start)).toEqual(answer('Patershol'));
    expect(await stored()).toHaveLength(2);
  });

  test.each([['a word'], [{ length: 3 }], [null]])('%s where they should be is no list', async (other) => {
    await ownStorage.set({ placeAnswers: other });
    expect(await recallAnswer(graslei, start)).toBeUndefined();
    await rememberAnswer(graslei, answer('Graslei'), start);
    expect(await recallAnswer(graslei, start)).toBeDefined();
  });
});
