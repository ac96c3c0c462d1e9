// `npm run bench:review`: how fast the review starts beside an empty Preact popup, how smoothly a stop is dragged, and what
// moves by itself while loading, in one Chromium run. Prints figures; never passes or fails on a clock.
// `npm run bench:review -- 10 starts drags` makes 10 rounds and only these parts.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { toWayclipFile } from '../lib/export/wayclip-file.ts';
import type { Draft } from '../lib/model/draft.ts';
import { addEmptyPopup } from './bench/review/add-empty-popup.ts';
import { moveThroughDay } from './bench/review/drag-frames.ts';
import { type ReviewResult, reviewReport } from './bench/review/report.ts';
import { shiftsIn } from './bench/review/shifts.ts';
import { startOnce, startTimes } from './bench/review/start-times.ts';
import { launchChromium } from './browser/chromium.ts';
import { needBrowser } from './browser/need-browser.ts';
import { buildExtension } from './build-extension.ts';
import { crowd, longTrip } from './shots/hostile.ts';
import { clipOf, lisbon } from './shots/made-up.ts';

// Enough for a median that two busy cores do not move much.
const [roundsAsked = '30', ...partsAsked] = process.argv.slice(2);
const rounds = Number(roundsAsked);
const isWanted = (part: 'starts' | 'drags' | 'shifts') =>
  partsAsked.length === 0 || partsAsked.includes(part);

const must = <T>(result: { ok: true; value: T } | { ok: false; failure: unknown }): T => {
  if (!result.ok) throw new Error(String(result.failure));
  return result.value;
};

/** Stores a draft as an import does, and gives its id. */
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

async function measure(page: Page, origin: string): Promise<Omit<ReviewResult, 'browser'>> {
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
  const starts = await startTimes(page, origin, { subjects, rounds: isWanted('starts') ? rounds : 1 });
  const opened = await startOnce(page, origin, { name: 'vast', path: `review.html?clip=${vast}`, control });
  return {
    starts,
    openings: [{ name: 'Opening 3,000 stops in one day', milliseconds: opened.painted }],
    drags: isWanted('drags') ? await drags(page, origin, long) : [],
    shifts: isWanted('shifts') ? await shiftsIn(page, origin) : [],
  };
}

const extension = await mkdtemp(join(tmpdir(), 'wayclip-bench-'));
try {
  const built = must(
    await buildExtension({ browser: 'chrome', apiUrl: 'http://127.0.0.1:9', authUrl: 'http://127.0.0.1:9' }),
  );
  await cp(built, extension, { recursive: true });
  await addEmptyPopup(extension);
  const { path } = must(needBrowser('chromium', console.error));
  const browser = await launchChromium({ executablePath: path, extension, headless: true });
  try {
    const page = await browser.openExtensionPage('options.html');
    const origin = page.url().split('/options')[0] ?? '';
    process.stdout.write(
      reviewReport({ browser: await browser.browser.version(), ...(await measure(page, origin)) }),
    );
  } finally {
    await browser.close();
  }
} finally {
  await rm(extension, { recursive: true, force: true });
}
