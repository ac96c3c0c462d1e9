// `npm run bench:library`: a library of 10,000 itineraries beside one of 100, in one Chromium run: opened, searched with
// every letter, scrolled. Prints ratios; never passes or fails on a clock. `npm run bench:library -- 20` makes 20 rounds.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { ok } from '../lib/model/result.ts';
import { scrollFrames, searchTimes } from './bench/library/in-library.ts';
import { madeLibrary } from './bench/library/made-library.ts';
import { libraryReport, type Measured } from './bench/library/report.ts';
import { startOnce } from './bench/review/start-times.ts';
import { launchChromium } from './browser/chromium.ts';
import { needBrowser } from './browser/need-browser.ts';
import { buildExtension } from './build-extension.ts';
import { putListed } from './shots/put-listed.ts';

// Enough for a median that two busy cores do not move much.
const rounds = Number(process.argv[2] ?? 12);
const sizes = [100, 10_000] as const;

const must = <T>(result: { ok: true; value: T } | { ok: false; failure: unknown }): T => {
  if (!result.ok) throw new Error(String(result.failure));
  return result.value;
};

/** Runs in the page before its own scripts: an account with a copy of that size, and a service with no news. */
function answerFor(answers: Record<string, unknown>): void {
  const asked = chrome.runtime.sendMessage;
  const stubbed = (message: { type: string }, hear: (answer: unknown) => void) => {
    if (!(message.type in answers)) return asked.call(chrome.runtime, message, hear);
    setTimeout(() => hear({ res: structuredClone(answers[message.type]) }), 5);
  };
  Object.assign(chrome.runtime, { sendMessage: stubbed });
}

async function measureOnce(page: Page, origin: string, size: number): Promise<Measured> {
  const { identifier } = await page.evaluateOnNewDocument(answerFor, {
    'connection.open': ok({ id: `bench-${size}`, serviceName: 'Bench' }),
    'library.sync': ok({ isWhole: false, hasNews: false }),
    'clip.list': ok([]),
  });
  const opened = await startOnce(page, origin, {
    name: String(size),
    path: 'review.html?place=library',
    control: '.listed-row',
  });
  // The rest of the copy comes in behind the first screen.
  await page.waitForFunction(
    (count) => document.querySelector('.listed-item')?.getAttribute('aria-setsize') === String(count),
    { polling: 50 },
    size,
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  const search = await searchTimes(page, 'lisbon 7');
  const frames = await scrollFrames(page);
  await page.removeScriptToEvaluateOnNewDocument(identifier);
  return { opened: opened.painted, search, frames };
}

const extension = await mkdtemp(join(tmpdir(), 'wayclip-bench-'));
try {
  const nowhere = { apiUrl: 'http://127.0.0.1:9', authUrl: 'http://127.0.0.1:9' };
  await cp(must(await buildExtension({ browser: 'chrome', ...nowhere })), extension, { recursive: true });
  const { path } = must(needBrowser('chromium', console.error));
  const browser = await launchChromium({ executablePath: path, extension, headless: true });
  try {
    const page = await browser.openExtensionPage('options.html');
    const origin = page.url().split('/options')[0] ?? '';
    for (const size of sizes) await putListed(page, `bench-${size}`, madeLibrary(size));
    await page.setViewport({ width: 1280, height: 900 });
    const measured = new Map<number, Measured[]>(sizes.map((size) => [size, []]));
    // Once to warm up, then in turns: what slows the machine down for a while slows both.
    for (const size of sizes) await measureOnce(page, origin, size);
    for (let round = 0; round < rounds; round += 1)
      for (const size of sizes) measured.get(size)?.push(await measureOnce(page, origin, size));
    process.stdout.write(libraryReport(await browser.browser.version(), measured));
  } finally {
    await browser.close();
  }
} finally {
  await rm(extension, { recursive: true, force: true });
}
