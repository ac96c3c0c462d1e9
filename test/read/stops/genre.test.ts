import { expect, test } from 'vitest';
import { findDays } from '../../../lib/read/days/find-days.ts';
import { genreFeatures } from '../../../lib/read/stops/genre.ts';
import { lexiconOf } from '../../../lib/read/stops/lexicon.ts';
import { viewPage } from '../../../lib/read/stops/page-view.ts';
import { openPage } from '../../../tools/reading/open-page.ts';

function features(body: string, head = ''): Record<string, number> {
  const opened = openPage(
    `<html lang="en"><head><title>Page</title>${head}</head><body><article>${body}</article></body></html>`,
  );
  if (!opened.ok) throw new Error('the page does not open');
  return genreFeatures(
    viewPage(opened.value, findDays(opened.value), { knowledge: {}, lexicon: lexiconOf([]) }),
  );
}

const story =
  '<p>We walked down to the harbour and took the ferry to the island, where we ate and went to see the tower.</p>';
const news =
  '<p>The company announced the route on Monday, a spokesperson said, according to the ministry, and officials said passengers would wait.</p>';

test('a report speaks of companies and of who said it', () => {
  const [told, reported] = [features(story), features(news)];
  expect(reported.reports).toBeGreaterThan(told.reports ?? 9);
  expect(reported.business).toBeGreaterThan(told.business ?? 9);
});

test('a page that says it is a recipe is no trip, one that says it is an article may be', () => {
  const declared = (type: string) => `<script type="application/ld+json">{"@type":"${type}"}</script>`;
  expect(features(story, declared('Recipe')).isOther).toBe(1);
  expect(features(story, declared('BlogPosting')).isOther).toBe(0);
});

test('an empty page has finite features', () => {
  for (const value of Object.values(features(''))) expect(Number.isFinite(value)).toBe(true);
});
