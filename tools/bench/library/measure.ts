// A library of 10,000 itineraries against one of 100, in one Chromium run: opened, searched letter by letter, scrolled.
import type { Page } from 'puppeteer-core';
import { ok } from '../../../lib/model/result.ts';
import { putListed } from '../../shots/put-listed.ts';
import { onExtensionPage } from '../extension-page.ts';
import { startOnce } from '../review/start-times.ts';
import { scrollFrames, searchTimes } from './in-library.ts';
import { madeLibrary } from './made-library.ts';
import type { LibraryResult, Measured } from './report.ts';

const sizes = [100, 10_000] as const;

/** Runs in the page before its own scripts: fakes an account with a copy of that size, and a service without news. */
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
  // The rest of the copy loads behind the first screen.
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

async function measureAll(page: Page, origin: string, rounds: number): Promise<LibraryResult['measured']> {
  for (const size of sizes) await putListed(page, `bench-${size}`, madeLibrary(size));
  await page.setViewport({ width: 1280, height: 900 });
  const measured = new Map<number, Measured[]>(sizes.map((size) => [size, []]));
  // One warm-up round, then in turn, so that a temporary slowdown of the machine affects both sizes.
  for (const size of sizes) await measureOnce(page, origin, size);
  for (let round = 0; round < rounds; round += 1)
    for (const size of sizes) measured.get(size)?.push(await measureOnce(page, origin, size));
  return measured;
}

export const measureLibrary = (rounds: number): Promise<LibraryResult> =>
  onExtensionPage({ measure: (page, origin) => measureAll(page, origin, rounds) });
