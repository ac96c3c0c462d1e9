// How fast the review starts compared with an empty Preact popup, how smoothly a stop is dragged, and how much the
// layout shifts while loading, in one Chromium run.
import type { Page } from 'puppeteer-core';
import { toWayclipFile } from '../../../lib/export/wayclip-file.ts';
import type { Draft } from '../../../lib/model/draft.ts';
import { crowd, longTrip } from '../../shots/hostile.ts';
import { clipOf, lisbon } from '../../shots/made-up.ts';
import { onExtensionPage } from '../extension-page.ts';
import { addEmptyPopup } from './add-empty-popup.ts';
import { moveThroughDay } from './drag-frames.ts';
import type { ReviewResult } from './report.ts';
import { shiftsIn } from './shifts.ts';
import { startOnce, startTimes } from './start-times.ts';

export type Part = 'starts' | 'drags' | 'shifts';
export interface ReviewBench {
  rounds: number;
  parts: ReadonlySet<Part>;
}

/** Stores a draft as an import does, and returns its id. */
async function stored(page: Page, draft: Draft): Promise<string> {
  const { source } = clipOf(draft);
  return page.evaluate(async (text) => {
    const ask = { id: 1, type: 'clip.import', data: { text }, timestamp: Date.now() };
    const answer = (await chrome.runtime.sendMessage(ask)) as { res: { value: { id: string } } };
    return answer.res.value.id;
  }, toWayclipFile({ draft, source }));
}

const control = '.stop-head';

async function drags(page: Page, origin: string, clipId: string): Promise<ReviewResult['drags']> {
  const results: ReviewResult['drags'] = [];
  for (const [name, width] of [
    ['panel', 400],
    ['page', 1280],
  ] as const) {
    await page.setViewport({ width, height: 900 });
    await startOnce(page, origin, { name, path: `review.html?clip=${clipId}`, control });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    const still = await moveThroughDay(page, false);
    results.push({ name, still, dragging: await moveThroughDay(page, true) });
  }
  return results;
}

async function measure(
  page: Page,
  origin: string,
  { rounds, parts }: ReviewBench,
): Promise<Omit<ReviewResult, 'browser'>> {
  const small = await stored(page, lisbon());
  const long = await stored(page, longTrip);
  const vast = await stored(page, crowd);
  const idle = {
    name: 'side panel with nothing to show',
    path: 'sidepanel.html',
    control: '[data-screen="idle"]',
  };
  const subjects = [
    { name: 'empty Preact popup', path: 'empty.html', control: 'button' },
    { name: 'popup, its bar', path: 'popup.html?tabId=-1', control: 'button' },
    idle,
    { name: 'review with a stored draft', path: `review.html?clip=${small}`, control },
    { name: 'review, 21 days and 300 stops', path: `review.html?clip=${long}`, control },
  ];
  await page.setViewport({ width: 400, height: 600 });
  const starts = await startTimes(page, origin, { subjects, rounds: parts.has('starts') ? rounds : 1 });
  const opened = await startOnce(page, origin, { name: 'vast', path: `review.html?clip=${vast}`, control });
  return {
    starts,
    openings: [{ name: 'Opening 3,000 stops in one day', milliseconds: opened.painted }],
    drags: parts.has('drags') ? await drags(page, origin, long) : [],
    shifts: parts.has('shifts') ? await shiftsIn(page, origin) : [],
  };
}

export async function measureReview(bench: ReviewBench): Promise<ReviewResult> {
  const { browser, measured } = await onExtensionPage({
    prepare: addEmptyPopup,
    measure: (page, origin) => measure(page, origin, bench),
  });
  return { browser, ...measured };
}
