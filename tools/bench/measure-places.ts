// How long the built extension waits for its gazetteer, in a freshly started background each time.
import type { Page, Target } from 'puppeteer-core';
import * as z from 'zod/mini';
import type { ExtensionBrowser } from '../browser/extension-browser.ts';
import { bundled } from './bundle.ts';
import { onExtensionPage } from './extension-page.ts';
import { median } from './median.ts';

const name = 'wayclipPlaces';
// Starts are slow, and the times vary little.
const rounds = 15;

const isBackground = (target: Target) => target.type() === 'service_worker';

/** Loading the page messages the background and so starts it; then both settle. */
async function newBackground(page: Page, { browser, stopBackground }: ExtensionBrowser) {
  const before = browser.targets().find(isBackground);
  await stopBackground();
  await page.reload({ waitUntil: 'networkidle0' });
  const target = await browser.waitForTarget((found) => isBackground(found) && found !== before);
  const worker = await target.worker();
  if (!worker) throw new Error('The background has gone again.');
  return worker;
}

export async function measurePlaces(): Promise<number> {
  const script = `var ${name};${await bundled('tools/bench/in-background.ts', name)};globalThis.${name}=${name};0`;
  const { measured } = await onExtensionPage({
    measure: async (page, _origin, browser) => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const background = await newBackground(page, browser);
        await background.evaluate(script);
        times.push(z.parse(z.number(), await background.evaluate(`${name}.loadPlaces()`)));
      }
      return times;
    },
  });
  return median(measured);
}
