// A browser with the built extension for a whole group of tests, with nothing left open between them.
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchChromium } from '../../tools/browser/chromium.ts';
import type { ExtensionBrowser } from '../../tools/browser/extension-browser.ts';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { launchFirefox } from '../../tools/browser/firefox.ts';

const launchers = { chromium: launchChromium, firefox: launchFirefox };

/** The running browser; to be asked for inside of tests, when it has been started. */
export function wayclipIn(kind: 'chromium' | 'firefox'): () => ExtensionBrowser {
  let running: ExtensionBrowser | undefined;
  const wayclip = () => {
    if (!running) throw new Error(`${kind} is not running.`);
    return running;
  };

  beforeAll(async () => {
    const found = findBrowser(kind);
    if (!found) throw new Error(`No ${kind} on this machine.`);
    running = await launchers[kind]({
      executablePath: found.path,
      extension: inject('builds')[kind],
      headless: true,
    });
  });
  afterAll(() => running?.close());

  afterEach(async () => {
    const [first, ...others] = await wayclip().browser.pages();
    for (const page of others) await page.close().catch(() => undefined);
    await first?.goto('about:blank');
  });

  return wayclip;
}
