import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterCountsOf, countByUnicode } from '../../../lib/read/stops/character-counts.ts';

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
    for (const name of names) expect(characterCountsOf(name)).toEqual(countByUnicode(name));
  });

  it('are the same for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }), (codes) => {
        const name = String.fromCharCode(...codes);
        expect(characterCountsOf(name)).toEqual(countByUnicode(name));
      }),
    );
  });

  it('tell scripts apart', () => {
    const { han, katakana, hiragana, accents } = characterCountsOf('東京タワーの');
    expect([han, katakana, hiragana, accents]).toEqual([2, 3, 1, 0]);
  });
});
