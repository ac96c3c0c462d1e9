import { describe, expect, test } from 'vitest';
import { startEngine } from '../../../service/imports/engine.ts';
import type { PictureLanguage } from '../../../service/imports/picture-languages.ts';
import { dayOne, frame } from './frame.ts';

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
    // No data of this name is there, which stands for all that may be thrown within.
    const asked = { jpeg: frame(dayOne), language: 'none' as PictureLanguage };
    expect((await engine.see(asked)).ok).toBe(false);
    expect(engine.hasEnded()).toBe(true);
  });
});
