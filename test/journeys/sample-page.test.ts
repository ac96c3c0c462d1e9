// @vitest-environment happy-dom
// The sample page of the first run, read as the extension reads it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { articles } from '../../entrypoints/sample/articles/choose.ts';
import { showArticle } from '../../entrypoints/sample/show-article.tsx';
import { sampleAddress } from '../../lib/browser/sample-page.ts';
import { capturePage } from '../../lib/capture/capture.ts';
import { readForTraveller } from '../../lib/journeys/read-for-traveller.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';

function open(language: string): Document {
  document.body.innerHTML = '<main></main>';
  showArticle(document, language);
  return parseHTML(document.documentElement.outerHTML).document as unknown as Document;
}

test.each([
  ['en-GB', 'en', 'Two slow days in Porto'],
  ['de-AT', 'de', 'Zwei ruhige Tage in Porto'],
  ['pt-BR', 'pt', 'Dois dias sem pressa no Porto'],
  ['zh-CN', 'zh', '波尔图慢游两日'],
  ['zh-TW', 'zh-TW', '波多慢遊兩日'],
  ['sw', 'en', 'Two slow days in Porto'],
])('speaks to %s in %s', (language, lang, heading) => {
  const page = open(language);
  expect(page.documentElement.lang).toBe(lang);
  expect(page.title).toBe(heading);
  expect(page.querySelectorAll('article')).toHaveLength(1);
});

const catalogues = readdirSync(join(import.meta.dirname, '../../locales')).map((name) =>
  name.replace('.yml', '').replace('_', '-'),
);

test.each(catalogues)('is there in the language of the interface: %s', (language) => {
  expect(open(language).documentElement.lang.split('-')[0]).toBe(language.split('-')[0]);
});

test.each(articles)(
  'is read as any other page: two days, eight stops, times, pictures ($lang)',
  (article) => {
    const capture = capturePage(open(article.lang), { url: sampleAddress });
    const draft = readForTraveller(capture, loadKnowledge());
    if (!draft.ok) throw new Error(draft.failure.kind);
    const { days, destination } = draft.value;
    expect(days.map(({ stops }) => stops.map(({ name }) => name.value))).toEqual(
      article.days.map(({ stops }) => stops.map(([name]) => name)),
    );
    expect(destination?.value).toMatch(/Porto|Oporto|ポルト|波尔图|波多/);
    expect(days.map(({ stops }) => stops[0]?.startTime?.value)).toEqual(['09:00', '08:30']);
    expect(days.map(({ image }) => image && new URL(image.value.src).pathname)).toEqual([
      '/sample/river-and-bridge.jpg',
      '/sample/blue-tiles.jpg',
    ]);
  },
);
