import { describe, expect, test } from 'vitest';
import { startEngine } from '../../../service/imports/engine.ts';
import type { PictureLanguage } from '../../../service/imports/picture-languages.ts';
import { maxReadPixels, shrinkJpeg } from '../../../service/imports/shrink-jpeg.ts';
import { measure } from '../../../service/pictures/measure.ts';
import { dayOne, frame } from './frame.ts';

const sizeOf = (jpeg: Uint8Array) => measure('image/jpeg', jpeg) ?? { width: 0, height: 0 };

describe('a picture of many megapixels', () => {
  const large = frame(dayOne, { scale: 6 });

  test('is made small enough, in its proportions', async () => {
    expect(sizeOf(large).width * sizeOf(large).height).toBeGreaterThan(2 * maxReadPixels);
    const { width, height } = sizeOf(await shrinkJpeg(large));
    expect(width * height).toBeLessThanOrEqual(maxReadPixels);
    expect(width * height).toBeGreaterThan(0.98 * maxReadPixels);
    expect(width / height).toBeCloseTo(sizeOf(large).width / sizeOf(large).height, 2);
  });

  test('says what it says when it is small', async () => {
    const engine = startEngine();
    const linesIn = async (jpeg: Uint8Array) => {
      const seen = await engine.see({ jpeg, language: 'eng' });
      // In letters of equal height the engine guesses the case: "Four days In Portugal".
      return seen.ok ? seen.value.map(({ text }) => text.toLowerCase()) : seen.failure;
    };
    const lines = await linesIn(frame(dayOne));
    expect(lines).toHaveLength(dayOne.length);
    expect(await linesIn(large)).toEqual(lines);
    await engine.end();
  });

  test('held on its side is turned upright', async () => {
    const exif = 'ffe1001e45786966000049492a00080000000100120103000100000006000000';
    const segment = Buffer.from(exif.padEnd(2 * 32, '0'), 'hex');
    const onItsSide = Buffer.concat([large.subarray(0, 2), segment, large.subarray(2)]);
    const { width, height } = sizeOf(await shrinkJpeg(onItsSide));
    expect(height / width).toBeCloseTo(sizeOf(large).width / sizeOf(large).height, 2);
  });

  test('that cannot be opened, or one that is small, stays as it is', async () => {
    const broken = Uint8Array.from(large.subarray(0, 700));
    broken.set([0xff, 0xd9], 698);
    for (const jpeg of [broken, frame(dayOne)]) expect(await shrinkJpeg(jpeg)).toBe(jpeg);
  });
});

describe('the engine', () => {
  test('goes on after what is no picture', async () => {
    const engine = startEngine();
    const noPicture = new Uint8Array([0xff, 0xd8, 0xff]);
    expect((await engine.see({ jpeg: noPicture, language: 'eng' })).ok).toBe(false);
    expect(engine.hasEnded()).toBe(false);
    const after = await engine.see({ jpeg: frame(dayOne), language: 'eng' });
    expect(after.ok && after.value.length).toBe(dayOne.length);
    await engine.end();
  });

  test('ends when it breaks off, so that the next picture has a new one', async () => {
    const engine = startEngine();
    // There is no data file of this name: stands for any exception in the thread.
    const asked = { jpeg: frame(dayOne), language: 'none' as PictureLanguage };
    expect((await engine.see(asked)).ok).toBe(false);
    expect(engine.hasEnded()).toBe(true);
  });
});
