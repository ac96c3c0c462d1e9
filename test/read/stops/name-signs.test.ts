import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedSigns, signsOf } from '../../../lib/read/stops/name-signs.ts';

describe('the signs of a name', () => {
  it('are counted sign by sign as Unicode would count them in the whole', () => {
    const names = [
      "L'Oste d’Argent",
      'Baden-Baden (Kurhaus)',
      'São João, Évora',
      'ẤN ΐ ᾂ',
      '東京タワーのガイド',
      'ひめじ城',
      'がパ',
      '𠮷野家 🏰',
    ];
    for (const name of names) expect(signsOf(name)).toEqual(askedSigns(name));
  });

  it('are the same for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }), (codes) => {
        const name = String.fromCharCode(...codes);
        expect(signsOf(name)).toEqual(askedSigns(name));
      }),
    );
  });

  it('tell scripts apart', () => {
    const { han, katakana, hiragana, accents } = signsOf('東京タワーの');
    expect([han, katakana, hiragana, accents]).toEqual([2, 3, 1, 0]);
  });
});
