import fc from 'fast-check';
import { expect, test } from 'vitest';
import { previewOf } from '../../lib/draft/preview.ts';
import { sendSummaryOf } from '../../lib/journeys/send-summary.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { sampleClip } from '../draft-sample.ts';

const image = (src: string) => {
  const sample = sampleClip().draft.days.find(({ image }) => image)?.image;
  if (!sample) throw new Error('The sample has changed.');
  return { ...sample, value: { ...sample.value, src } };
};
const withPictures = (...srcs: string[]): Clip => {
  const clip = sampleClip();
  const [day] = clip.draft.days;
  if (!day) throw new Error('The sample has changed.');
  const days = srcs.map((src, at) => ({ ...day, id: `day-${at}`, image: image(src) }));
  return { ...clip, draft: { ...clip.draft, days } };
};

test('what is shown to the letter is what is sent', () => {
  const clip = sampleClip();
  expect(JSON.parse(sendSummaryOf(clip, new Map()).text)).toEqual(
    JSON.parse(JSON.stringify(previewOf(clip.draft))),
  );
});

test('the page, its address and its quoted words are not in it', () => {
  const clip = sampleClip();
  const { text } = sendSummaryOf(clip, new Map());
  expect(text).not.toContain(clip.source.url);
  expect(text).not.toContain('"origin"');
  for (const { image: picture } of clip.draft.days) {
    if (picture) expect(text).not.toContain(picture.value.src);
  }
});

test('what a booking says of people is covered there too', () => {
  const clip = sampleClip();
  const [stop] = clip.draft.days[0]?.stops ?? [];
  if (!stop) throw new Error('The sample has changed.');
  stop.note = { ...stop.name, value: 'Seat 14C for Tilda Ostrander' };
  clip.draft.covered = [{ words: 'Tilda Ostrander', kind: 'name' }];
  const { text } = sendSummaryOf(clip, new Map());
  expect(text).toContain('Seat 14C');
  expect(text).not.toContain('Ostrander');
});

test('pictures are those with a copy, with their size; the others are told apart', () => {
  const clip = withPictures('https://a.example/1.jpg', 'https://a.example/2.jpg', 'search:Ghent', 'auto:');
  expect(sendSummaryOf(clip, new Map([['https://a.example/1.jpg', 2000]]))).toMatchObject({
    pictures: 1,
    pictureBytes: 2000,
    missing: 1,
    wanted: 2,
  });
});

test('every day with a picture is counted exactly once', () => {
  const src = fc.constantFrom(
    'https://a.example/1.jpg',
    'own:1',
    'search:x',
    'auto:',
    'https://a.example/2.jpg',
  );
  fc.assert(
    fc.property(fc.array(src, { maxLength: 12 }), fc.uniqueArray(src), (srcs, copied) => {
      const sizes = new Map(copied.filter((each) => /^(https|own):/.test(each)).map((each) => [each, 10]));
      const { pictures, wanted, missing, pictureBytes } = sendSummaryOf(withPictures(...srcs), sizes);
      expect(pictures + wanted + missing).toBe(srcs.length);
      expect(pictureBytes).toBe(pictures * 10);
    }),
  );
});
