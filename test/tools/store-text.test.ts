import { describe, expect, test } from 'vitest';
import { readStoreText, storeFaults, storeLimits } from '../../tools/store/store-text.ts';
import { pictureCount } from '../../tools/store/take-pictures.ts';
import { interfaceLanguages, storeLanguages, storeTextIn } from '../../tools/store/texts.ts';

describe('what the stores say', () => {
  test('is written in every language of the interface, and no other', () => {
    expect(storeLanguages()).toEqual(interfaceLanguages());
  });

  test.each(storeLanguages())('%s fits into both stores, with a line for every picture', (language) => {
    const text = storeTextIn(language);
    expect(storeFaults(text)).toEqual([]);
    expect(text.captions).toHaveLength(pictureCount);
    expect(text.title).toContain('Wayclip');
  });

  test.each(storeLanguages())('%s has as many lines as the English one', (language) => {
    const shape = (name: string) => storeTextIn(name).description.replace(/[^\n•]/g, '');
    expect(shape(language)).toBe(shape('en'));
  });

  test.each(storeLanguages())('%s is in its own words', (language) => {
    if (language === 'en') return;
    const lines = (name: string) => storeTextIn(name).description.split('\n').filter(Boolean);
    expect(lines(language).filter((line) => lines('en').includes(line))).toEqual([]);
  });
});

test('what is too long or missing is told', () => {
  const text = readStoreText(`# ${'a'.repeat(storeLimits.title + 1)}\n\nShort.\n`);
  expect(storeFaults(text)).toEqual([
    `the title has ${storeLimits.title + 1} characters, 1 too many`,
    'the description is empty',
  ]);
});
