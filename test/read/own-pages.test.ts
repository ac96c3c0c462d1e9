// The pages written for training, read completely: the overall result must not get worse. Most tell their days in
// prose, which is hardest to read.
import { beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../lib/read/stops/hash.ts';
import { decodeHtml } from '../../tools/reading/decode-html.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';
import { openPage } from '../../tools/reading/open-page.ts';
import { previewFor } from '../../tools/reading/preview-for.ts';
import { loadOwnPages } from '../../tools/train/own/load-own.ts';
import { total } from '../../tools/train/score.ts';
import { scoreDraft } from '../../tools/train/score-draft.ts';

const knowledge = loadKnowledge();
// Each takes half a second, and a few are enough to see that something broke; `npm run eval` measures the quality.
// Chosen by name, so that adding a page does not change the choice of others.
const isOneIn = (count: number, slug: string) => hashOf(slug) % count === 0;
const pages = loadOwnPages().filter(
  ({ gold, slug }) => isOneIn(24, slug) || (gold.kind === 'not-a-trip' && isOneIn(4, slug)),
);
const scoreOf = (page: (typeof pages)[number]) => {
  const opened = openPage(decodeHtml(page.html));
  return { page, ...scoreDraft(page, previewFor(opened.ok ? opened.value : undefined, knowledge)) };
};
let scores: ReturnType<typeof scoreOf>[] = [];
let trips: typeof scores = [];
beforeAll(() => {
  scores = pages.map(scoreOf);
  trips = scores.filter(({ isTrip }) => isTrip);
}, 600_000);
const share = (part: unknown[], whole: unknown[]) => part.length / whole.length;

describe(`${pages.length} pages of all kinds in ${new Set(pages.map(({ gold }) => gold.lang)).size} languages`, () => {
  it('stops are found, and few are invented', () => {
    const { precision, recall } = total(trips.map(({ stops }) => stops));
    expect(precision).toBeGreaterThan(0.7);
    expect(recall).toBeGreaterThan(0.7);
  });

  it('days are counted', () => {
    const several = trips.filter(({ goldDays }) => goldDays > 1);
    expect(
      share(
        several.filter(({ isDayCountRight }) => isDayCountRight),
        several,
      ),
      // 10 of 25.
    ).toBeGreaterThan(0.36);
  });

  it('the destination is named', () => {
    expect(
      share(
        trips.filter(({ isDestinationRight }) => isDestinationRight),
        trips,
      ),
      // 26 of 35.
    ).toBeGreaterThan(0.7);
  });

  it('most pages that tell no trip are refused', () => {
    const others = scores.filter(({ isTrip }) => !isTrip);
    expect(
      share(
        others.filter(({ stops }) => stops.wrong === 0),
        others,
      ),
    ).toBeGreaterThan(0.9);
  });
});
