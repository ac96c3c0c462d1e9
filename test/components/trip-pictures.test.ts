// Pictures of trips, as the surface loads them through the background.
import { beforeEach, expect, test } from 'vitest';
import { fail, ok } from '../../lib/model/result.ts';
import { tripPictures } from '../../surface/pictures/trip-pictures.ts';
import { FakeBackground } from './fake-background.ts';
import { everyFailure } from './sample.ts';

const address = 'https://api.example/1.jpg';
let background: FakeBackground;
let load: ReturnType<typeof tripPictures>;

beforeEach(() => {
  background = new FakeBackground();
  load = tripPictures(background);
});

test('a picture is requested once, also if it is wanted twice at the same time', async () => {
  const both = [load(address), load(address)];
  await background.answer('explore.picture', ok(btoa('x')));
  for (const picture of [...(await Promise.all(both)), await load(address)]) {
    expect(picture?.address).toMatch(/^blob:/);
    picture?.giveBack();
  }
  expect(background.asked).toEqual(['explore.picture']);
});

// The background answers null offline, and a failure if it cannot be reached.
test.each([
  ['null', ok(null)],
  ['a failure', fail(everyFailure['own-fault'])],
])('a picture that was missed is requested again the next time it is wanted: %s', async (_, missed) => {
  const both = [load(address), load(address)];
  await background.answer('explore.picture', missed);
  expect(await Promise.all(both)).toEqual([undefined, undefined]);
  const next = load(address);
  await background.answer('explore.picture', ok(btoa('x')));
  const picture = await next;
  expect(picture?.address).toMatch(/^blob:/);
  picture?.giveBack();
  expect(background.asked).toHaveLength(2);
});

test('an answer that came too late for its place in the memory leaves the newer one alone', async () => {
  const early = load(address);
  // As many others as are kept, so that the first is no longer among them.
  const others = Array.from({ length: 150 }, (_, at) => load(`https://api.example/other-${at}.jpg`));
  const late = load(address);
  await background.answer('explore.picture', ok(null));
  expect(await early).toBeUndefined();
  for (let at = 0; at < others.length; at += 1) await background.answer('explore.picture', ok(btoa('x')));
  await background.answer('explore.picture', ok(btoa('x')));
  const again = load(address);
  expect(background.asked).toHaveLength(152);
  for (const picture of [await late, await again, ...(await Promise.all(others))]) picture?.giveBack();
});
