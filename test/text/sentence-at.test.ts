import { describe, expect, test } from 'vitest';
import type { Capture } from '../../lib/model/capture.ts';
import { sentenceAt } from '../../lib/text/sentence-at.ts';

const captureOf = (text: string): Capture => ({
  kind: 'page',
  url: 'https://blog.test/',
  title: 'A title',
  blocks: [{ kind: 'paragraph', text, spans: [] }],
  structured: [],
  truncated: false,
});
const around = (text: string, words: string) => {
  const start = text.indexOf(words);
  return sentenceAt(captureOf(text), { block: 0, start, end: start + words.length });
};
const filler =
  'It rained all morning and nobody minded, because the tram was warm and the windows were large. ';

describe('the sentence around a claim', () => {
  test('is the whole of a short block', () => {
    expect(around('Coffee first. Then Graslei, slowly.', 'Graslei')).toBe(
      'Coffee first. Then Graslei, slowly.',
    );
  });
  test('is one sentence of a long one', () => {
    const text = `${filler}${filler}Then we walked to Graslei, slowly. ${filler}`;
    expect(around(text, 'Graslei')).toBe('Then we walked to Graslei, slowly.');
  });
  test('is found in scripts without spaces', () => {
    const rain = '朝から雨が降っていましたが、誰も気にしませんでした。'.repeat(8);
    expect(around(`${rain}それから清水寺へ行きました。${rain}`, '清水寺')).toBe(
      'それから清水寺へ行きました。',
    );
  });
  test('is found in a block as long as a book', () => {
    const text = `${filler.repeat(200)}Then we walked to Graslei, slowly. ${filler.repeat(200)}`;
    expect(around(text, 'Graslei')).toBe('Then we walked to Graslei, slowly.');
    expect(around(`${'and then '.repeat(900)}Graslei${' and then'.repeat(900)}`, 'Graslei')).toBeUndefined();
  });
  test('is left out when it would fill the popup', () => {
    expect(around(`${'and then '.repeat(60)}Graslei`, 'Graslei')).toBeUndefined();
  });
  test('does not exist for the title', () => {
    expect(sentenceAt(captureOf('x'), { block: -1, start: 0, end: 1 })).toBeUndefined();
  });
});
