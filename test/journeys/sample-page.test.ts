// The page of the first clip, read as the extension reads it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { keepOneArticle } from '../../entrypoints/sample/keep-one-article.ts';
import { sampleAddress } from '../../lib/browser/sample-page.ts';
import { capturePage } from '../../lib/capture/capture.ts';
import { readForTraveller } from '../../lib/journeys/read-for-traveller.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';

const html = readFileSync(join(import.meta.dirname, '../../entrypoints/sample/index.html'), 'utf8');
const open = (language: string) => {
  const page = parseHTML(html).document as unknown as Document;
  keepOneArticle(page, language);
  return page;
};

test.each([
  ['en-GB', 'en', 'Two slow days in Porto'],
  ['de-AT', 'de', 'Zwei ruhige Tage in Porto'],
  ['ja', 'en', 'Two slow days in Porto'],
])('speaks to %s in %s', (language, lang, heading) => {
  const page = open(language);
  expect(page.documentElement.lang).toBe(lang);
  expect(page.title).toBe(heading);
  expect(page.querySelectorAll('article')).toHaveLength(1);
});

test.each(['en', 'de'])('is read as any other page: two days, eight stops, pictures (%s)', (language) => {
  const capture = capturePage(open(language), { url: sampleAddress });
  const draft = readForTraveller(capture, loadKnowledge());
  if (!draft.ok) throw new Error(draft.failure.kind);
  const { days, destination } = draft.value;
  expect(days.map(({ stops }) => stops.length)).toEqual([4, 4]);
  expect(destination?.value).toContain('Porto');
  expect(days[0]?.stops[0]?.startTime?.value).toBe('09:00');
  expect(days.map(({ image }) => image && new URL(image.value.src).pathname)).toEqual([
    '/sample/river-and-bridge.jpg',
    '/sample/blue-tiles.jpg',
  ]);
});
